/** The list of a piece's solids, and the selected one in exact numbers. */

import { boundsOf } from '../../../geometry/outline'
import type { OwnEdit } from '../../../planner/own/edits'
import type { OwnPart, OwnPiece } from '../../../planner/own/types'
import { Button, IconButton } from '../../button'
import type { LengthUnit } from '../../words/speak'
import { useWords } from '../../words/words-context'
import { PlanField, PlanSelect } from '../field'

export interface SolidsPartProps {
  readonly piece: OwnPiece
  readonly picked: number | undefined
  readonly unit: LengthUnit
  onPick(part: number | undefined): void
  onEdit(edit: OwnEdit): void
}

/** What a solid blocks, in the order of the types. */
const BLOCKS = ['both', 'sight', 'way'] as const
/** The offset of a copy: five millimetres. */
const BESIDE = { x: 500, y: 500 }

export function SolidsPart({ piece, picked, unit, onPick, onEdit }: SolidsPartProps) {
  const { say, speak } = useWords()
  const part = picked === undefined ? undefined : piece.parts[picked]
  const add = () => {
    onEdit({ type: 'add' })
    onPick(piece.parts.length)
  }
  return (
    <section className="ui-own-solids">
      <header>
        <h3>{say('plan-own-solids')}</h3>
        <Button tone="quiet" icon="plus" onClick={add}>
          {say('plan-own-box')}
        </Button>
      </header>
      <ul>
        {piece.parts.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a solid has no identity but its index.
          <li key={index}>
            <button type="button" aria-pressed={index === picked} onClick={() => onPick(index === picked ? undefined : index)}>
              <span>{say('plan-own-solid', { number: index + 1 })}</span>
              <span>{sizeOf(one, speak)}</span>
            </button>
          </li>
        ))}
      </ul>
      {part && picked !== undefined && <One {...{ piece, part, picked, unit, onPick, onEdit }} />}
    </section>
  )
}

function sizeOf({ outline, bottom, top }: OwnPart, speak: ReturnType<typeof useWords>['speak']): string {
  const { minX, minY, maxX, maxY } = boundsOf(outline)
  return [maxX - minX, maxY - minY, top - bottom].map((length) => speak.length(length)).join(' × ')
}

function One({
  piece,
  part,
  picked,
  unit,
  onPick,
  onEdit,
}: SolidsPartProps & { readonly part: OwnPart; readonly picked: number }) {
  const { say } = useWords()
  const { minX, minY, maxX, maxY } = boundsOf(part.outline)
  const middle = { x: Math.round((minX + maxX) / 2), y: Math.round((minY + maxY) / 2) }
  return (
    <div className="ui-own-one">
      <div className="ui-plan-icons">
        <IconButton
          icon="copy"
          label={say('plan-own-copy')}
          onClick={() => {
            onEdit({ type: 'duplicate', part: picked, by: BESIDE })
            onPick(piece.parts.length)
          }}
        />
        <IconButton
          icon="undo"
          label={say('plan-own-left')}
          onClick={() => onEdit({ type: 'turn', part: picked, degrees: 15 })}
        />
        <IconButton
          icon="redo"
          label={say('plan-own-right')}
          onClick={() => onEdit({ type: 'turn', part: picked, degrees: 345 })}
        />
        <IconButton
          icon="delete"
          label={say('plan-own-remove')}
          disabled={piece.parts.length === 1}
          onClick={() => {
            onEdit({ type: 'remove', part: picked })
            onPick(undefined)
          }}
        />
      </div>
      <div className="ui-plan-numbers">
        <PlanField
          label={say('plan-own-x')}
          unit={unit}
          value={middle.x}
          onValue={(x) => onEdit({ type: 'move', part: picked, by: { x: x - middle.x, y: 0 } })}
        />
        <PlanField
          label={say('plan-own-y')}
          unit={unit}
          value={middle.y}
          onValue={(y) => onEdit({ type: 'move', part: picked, by: { x: 0, y: y - middle.y } })}
        />
        <PlanField
          label={say('plan-own-width')}
          unit={unit}
          value={maxX - minX}
          onValue={(width) => onEdit({ type: 'resize', part: picked, sizes: { width } })}
        />
        <PlanField
          label={say('plan-own-depth')}
          unit={unit}
          value={maxY - minY}
          onValue={(depth) => onEdit({ type: 'resize', part: picked, sizes: { depth } })}
        />
        <PlanField
          label={say('plan-own-from')}
          unit={unit}
          value={part.bottom}
          onValue={(bottom) => onEdit({ type: 'resize', part: picked, sizes: { bottom } })}
        />
        <PlanField
          label={say('plan-own-to')}
          unit={unit}
          value={part.top}
          onValue={(top) => onEdit({ type: 'resize', part: picked, sizes: { top } })}
        />
      </div>
      <PlanSelect
        label={say('plan-own-blocks')}
        value={part.blocks ?? 'both'}
        options={BLOCKS.map((id) => ({ id, label: say(`plan-own-blocks-${id}`) }))}
        onValue={(chosen) => {
          const blocks = BLOCKS.find((one) => one === chosen)
          if (blocks) onEdit({ type: 'blocks', part: picked, blocks })
        }}
      />
      {piece.parts.length > 1 && (
        <PlanSelect
          label={say('plan-own-join')}
          value=""
          options={[
            { id: '', label: '—' },
            ...piece.parts.flatMap((_, index) =>
              index === picked ? [] : [{ id: String(index), label: say('plan-own-solid', { number: index + 1 }) }],
            ),
          ]}
          onValue={(other) => {
            if (other === '') return
            onEdit({ type: 'join', part: picked, other: Number(other) })
            onPick(Number(other) < picked ? picked - 1 : picked)
          }}
        />
      )}
    </div>
  )
}
