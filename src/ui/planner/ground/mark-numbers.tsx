/** The exact numbers and words of an area, an objective or a note. */

import type { Point } from '../../../geometry/types'
import type { Reason } from '../../../kernel'
import type { LayoutArea, LayoutDocument, LayoutNote, LayoutObjective } from '../../../planner/document'
import { SIDES } from '../../../planner/ground'
import { convexParts, ringsOf } from '../../../planner/polygon'
import { Button } from '../../button'
import type { LengthUnit } from '../../words/speak'
import { useWords } from '../../words/words-context'
import type { PlannerEdits } from '../acts'
import { PlanField, PlanSelect } from '../field'
import { NameField } from './name-field'

interface NumbersProps {
  readonly document: LayoutDocument
  readonly acts: PlannerEdits & { say(reason: Reason | undefined): void }
}
const unitOf = ({ shown }: LayoutDocument): LengthUnit => (shown === 'cm' ? 'centimetre' : 'inch')

/** The most corners that are listed; further ones can only be moved on the table. */
const MOST_CORNERS = 24

export function AreaNumbers({ document, acts, area }: NumbersProps & { readonly area: LayoutArea }) {
  const { say, speak } = useWords()
  const unit = unitOf(document)
  const rings = ringsOf(area.outlines)
  const put = (part: {
    readonly seat?: LayoutArea['seat']
    readonly name?: string
    readonly outlines?: LayoutArea['outlines']
  }) => {
    const { ref, seat, outlines, name } = { ...area, ...part }
    acts.edit({
      type: 'put-area',
      area: { ref, ...(seat ? { seat } : {}), outlines, ...(name ? { name } : {}) },
    })
  }
  const putCorner = (ring: number, index: number, to: Point) => {
    const parts = rings.map((corners, r) => convexParts(corners.map((at, i) => (r === ring && i === index ? to : at))))
    const bad = parts.find((one) => !one.ok)
    if (bad && !bad.ok) return acts.say(bad.reason)
    put({ outlines: parts.flatMap((one) => (one.ok ? one.value : [])) })
  }
  const corners = rings.flatMap((ring, r) => ring.map((at, i) => ({ at, r, i })))
  return (
    <>
      <NameField label={say('ground-name')} value={area.name ?? ''} onValue={(name) => put({ name })} />
      <PlanSelect
        label={say('ground-side')}
        value={area.seat ?? ''}
        options={[
          { id: '', label: say('ground-side-none') },
          ...SIDES.map((seat) => ({ id: seat, label: say('ground-side-of', { seat }) })),
        ]}
        onValue={(value) => {
          const seat = SIDES.find((one) => one === value)
          const { seat: _, ...bare } = area
          acts.edit({ type: 'put-area', area: seat ? { ...area, seat } : bare })
        }}
      />
      {corners.length <= MOST_CORNERS && (
        <details className="ui-plan-corners" open={corners.length <= 4}>
          <summary>{say('ground-corners', { count: corners.length })}</summary>
          <p className="ui-plan-corner-heads" aria-hidden="true">
            <span>{say('plan-x')}</span>
            <span>{say('plan-y')}</span>
          </p>
          <ol>
            {corners.map(({ at, r, i }, index) => (
              <li key={`${r}-${i}`}>
                <span aria-hidden="true">{index + 1}</span>
                <PlanField
                  hidesLabel
                  label={say('ground-corner-x', { corner: speak.number(index + 1) })}
                  value={at.x}
                  unit={unit}
                  onValue={(x) => putCorner(r, i, { x, y: at.y })}
                />
                <PlanField
                  hidesLabel
                  label={say('ground-corner-y', { corner: speak.number(index + 1) })}
                  value={at.y}
                  unit={unit}
                  onValue={(y) => putCorner(r, i, { x: at.x, y })}
                />
              </li>
            ))}
          </ol>
        </details>
      )}
      <Button tone="quiet" icon="copy" onClick={() => acts.edit({ type: 'image', ref: area.ref })}>
        {say('ground-image')}
      </Button>
    </>
  )
}

export function ObjectiveNumbers({ document, acts, objective }: NumbersProps & { readonly objective: LayoutObjective }) {
  const { say } = useWords()
  const unit = unitOf(document)
  const put = (part: { readonly at?: Point; readonly height?: number; readonly name?: string; readonly points?: number }) => {
    const { ref, at, height, name, points } = { ...objective, ...part }
    acts.edit({
      type: 'put-objective',
      objective: { ref, at, height: Math.max(0, height), ...(name ? { name } : {}), ...(points === undefined ? {} : { points }) },
    })
  }
  const { at, height, points } = objective
  return (
    <>
      <NameField label={say('ground-name')} value={objective.name ?? ''} onValue={(name) => put({ name })} />
      <div className="ui-plan-numbers">
        <PlanField label={say('plan-x')} value={at.x} unit={unit} onValue={(x) => put({ at: { x, y: at.y } })} />
        <PlanField label={say('plan-y')} value={at.y} unit={unit} onValue={(y) => put({ at: { x: at.x, y } })} />
        <PlanField label={say('plan-z')} value={height} unit={unit} onValue={(z) => put({ height: z })} />
        <PlanField label={say('ground-points')} value={points ?? 0} onValue={(value) => put({ points: value })} />
      </div>
      <Button tone="quiet" icon="copy" onClick={() => acts.edit({ type: 'image', ref: objective.ref })}>
        {say('ground-image')}
      </Button>
    </>
  )
}

export function NoteNumbers({ document, acts, note }: NumbersProps & { readonly note: LayoutNote }) {
  const { say } = useWords()
  const unit = unitOf(document)
  const { at } = note
  const put = (to: Point) => acts.edit({ type: 'put-note', note: { ...note, at: to } })
  return (
    <>
      <label className="ui-field">
        <span className="ui-label">{say('plan-note-text')}</span>
        <textarea
          className="ui-input ui-plan-words"
          rows={3}
          maxLength={2000}
          value={note.text}
          onKeyDown={(event) => event.stopPropagation()}
          onChange={(event) =>
            acts.edit({ type: 'put-note', note: { ...note, text: event.currentTarget.value } }, `note-${note.ref}`)
          }
        />
      </label>
      <div className="ui-plan-numbers">
        <PlanField label={say('plan-x')} value={at.x} unit={unit} onValue={(x) => put({ x, y: at.y })} />
        <PlanField label={say('plan-y')} value={at.y} unit={unit} onValue={(y) => put({ x: at.x, y })} />
      </div>
    </>
  )
}
