/** The selection in exact numbers, and what can be done with it. */
import { useMemo } from 'react'
import type { Point } from '../../geometry/types'
import type { Reason } from '../../kernel'
import { type LayoutDocument, ownIdOf } from '../../planner/document'
import { ALIGNMENTS } from '../../planner/edits'
import type { Ref } from '../../table/piece'
import { Button, IconButton } from '../button'
import { useWords } from '../words/words-context'
import type { PlannerEdits } from './acts'
import { PlanField, PlanSelect } from './field'
import { AreaNumbers, NoteNumbers, ObjectiveNumbers } from './ground/mark-numbers'
import { NameField } from './ground/name-field'

export interface SelectionPanelProps {
  readonly document: LayoutDocument
  readonly selection: readonly Ref[]
  readonly acts: PlannerEdits & { say(reason: Reason | undefined): void }
  /** Adjusts one of the user's own pieces, by its id. */
  onOwn(id: string): void
}

export function SelectionPanel({ document, selection, acts, onOwn }: SelectionPanelProps) {
  const { say, speak } = useWords()
  const pieces = document.pieces.filter(({ ref }) => selection.includes(ref))
  // biome-ignore lint/correctness/useExhaustiveDependencies: `speak` changes whenever a thing is added, removed or renamed.
  const things = useMemo(() => {
    const all = [...document.pieces, ...document.areas, ...document.objectives, ...document.notes]
    return [{ id: '', label: '—' }, ...all.map(({ ref }) => ({ id: ref, label: speak.piece(ref) }))]
  }, [speak])
  const [only] = selection.length === 1 ? selection : []
  const own = ownIdOf(pieces.find(({ ref }) => ref === only)?.kind ?? '')
  return (
    <section className="ui-plan-part" aria-label={say('plan-selection')}>
      <h2>
        {only !== undefined
          ? speak.piece(only)
          : selection.length > 0
            ? say('plan-picked', { count: selection.length })
            : say('plan-selection')}
      </h2>
      {selection.length === 0 && <p className="ui-note">{say('plan-nothing-picked')}</p>}
      {things.length > 1 && (
        <PlanSelect
          label={say('plan-things')}
          value={only ?? ''}
          options={things}
          onValue={(ref) => acts.select(ref === '' ? [] : [ref])}
        />
      )}
      {only !== undefined && <Numbers document={document} one={only} acts={acts} />}
      {pieces.length > 0 && <Doing {...{ document, selection, acts }} />}
      {own !== undefined && (
        <Button icon="choices" onClick={() => onOwn(own)}>
          {say('plan-own-edit', { name: document.own[own]?.name ?? own })}
        </Button>
      )}
      {selection.length > 0 && pieces.length === 0 && (
        <div className="ui-plan-chips">
          <Button tone="quiet" icon="copy" onClick={acts.duplicate}>
            {say('plan-duplicate')}
          </Button>
          <Button tone="quiet" icon="delete" onClick={acts.remove}>
            {say('plan-delete')}
          </Button>
        </div>
      )}
      {pieces.length > 1 && (
        <div className="ui-plan-align">
          <span className="ui-label">{say('plan-align')}</span>
          <div className="ui-plan-chips">
            {ALIGNMENTS.map((to) => (
              <Button key={to} tone="quiet" onClick={() => acts.edit({ type: 'align', refs: pieces.map(({ ref }) => ref), to })}>
                {say(`plan-align-${to}`)}
              </Button>
            ))}
            {pieces.length > 2 &&
              (['x', 'y'] as const).map((along) => (
                <Button
                  key={along}
                  tone="quiet"
                  onClick={() => acts.edit({ type: 'distribute', refs: pieces.map(({ ref }) => ref), along })}
                >
                  {say(`plan-distribute-${along}`)}
                </Button>
              ))}
          </div>
        </div>
      )}
    </section>
  )
}

function Numbers({ document, one, acts }: Omit<SelectionPanelProps, 'selection' | 'onOwn'> & { readonly one: Ref }) {
  const { say, speak } = useWords()
  const unit = document.shown === 'cm' ? 'centimetre' : 'inch'
  const area = document.areas.find(({ ref }) => ref === one)
  if (area) return <AreaNumbers document={document} acts={acts} area={area} />
  const objective = document.objectives.find(({ ref }) => ref === one)
  if (objective) return <ObjectiveNumbers document={document} acts={acts} objective={objective} />
  const note = document.notes.find(({ ref }) => ref === one)
  if (note) return <NoteNumbers document={document} acts={acts} note={note} />
  const piece = document.pieces.find(({ ref }) => ref === one)
  if (!piece) return null
  const { at } = piece
  const put = (to: { readonly at?: Point; readonly heading?: number; readonly z?: number }) =>
    acts.edit({ type: 'put', ref: one, ...to })
  return (
    <>
      <NameField
        label={say('ground-name')}
        value={piece.name ?? ''}
        placeholder={speak.piece(one)}
        onValue={(name) => acts.edit({ type: 'rename', ref: one, name })}
      />
      <div className="ui-plan-numbers">
        <PlanField label={say('plan-x')} value={at.x} unit={unit} onValue={(x) => put({ at: { x, y: at.y } })} />
        <PlanField label={say('plan-y')} value={at.y} unit={unit} onValue={(y) => put({ at: { x: at.x, y } })} />
        <PlanField label={say('plan-z')} value={piece.z ?? 0} unit={unit} onValue={(z) => put({ z: Math.max(0, z) })} />
        <PlanField
          label={say('plan-heading')}
          value={piece.heading}
          onValue={(heading) => put({ heading: ((heading % 360) + 360) % 360 })}
        />
      </div>
    </>
  )
}

function Doing({ document, selection, acts }: Omit<SelectionPanelProps, 'onOwn'>) {
  const { say } = useWords()
  const chosen = document.pieces.filter(({ ref }) => selection.includes(ref))
  const refs = chosen.map(({ ref }) => ref)
  const isLocked = chosen.every(({ locked }) => locked)
  const isGrouped = chosen.every(({ group }) => group !== undefined)
  return (
    <>
      <div className="ui-plan-icons">
        <IconButton icon="turnLeft" label={say('plan-turn-left')} onClick={() => acts.turn(15)} />
        <IconButton icon="turnRight" label={say('plan-turn-right')} onClick={() => acts.turn(-15)} />
        <IconButton icon="up" label={say('plan-raise')} onClick={() => acts.edit({ type: 'raise', refs, by: 1270 })} />
        <IconButton icon="down" label={say('plan-lower')} onClick={() => acts.edit({ type: 'raise', refs, by: -1270 })} />
        <IconButton icon="latest" label={say('plan-settle')} onClick={() => acts.edit({ type: 'settle', refs })} />
        <IconButton icon="copy" label={say('plan-duplicate')} onClick={acts.duplicate} />
        <IconButton icon="delete" label={say('plan-delete')} onClick={acts.remove} />
      </div>
      <div className="ui-plan-chips">
        {(chosen.length > 1 || isGrouped) && (
          <Button tone="quiet" onClick={acts.group}>
            {say(isGrouped ? 'plan-ungroup' : 'plan-group')}
          </Button>
        )}
        <Button tone="quiet" onClick={acts.lock}>
          {say(isLocked ? 'plan-unlock' : 'plan-lock')}
        </Button>
      </div>
    </>
  )
}
