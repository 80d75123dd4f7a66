/** The order of a turn as a strip: all its steps with the pieces on them, and what the next turns bring. */
import { type ComponentType, useEffect, useRef } from 'react'
import type { Steps, StepThing } from '../../games/steps'
import { SeatMark } from '../seat-mark'

interface StepsStripProps {
  readonly steps: Steps
  readonly selected?: string | undefined
  onSelect(ref: string): void
  readonly icon?: ComponentType<{ readonly id: string; readonly size: number }> | undefined
}

export function StepsStrip({ steps: { title, rows, ahead }, selected, onSelect, icon: Mark }: StepsStripProps) {
  const now = useRef<HTMLLIElement>(null)
  const at = rows.find(({ state }) => state === 'now')?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current step is scrolled into view when it changes.
  useEffect(() => {
    now.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [at])
  return (
    <div className="ui-panel ui-steps">
      {ahead && (
        <ol className="ui-steps-ahead" aria-label={ahead.title}>
          {ahead.cells.map(({ id, label, icon, said, isNow }) => (
            <li key={id} data-now={isNow ? '' : undefined} aria-current={isNow ? 'step' : undefined} title={said}>
              <span className="ui-hidden">{said}</span>
              <span aria-hidden="true">{label}</span>
              {Mark && <Mark id={icon} size={14} />}
            </li>
          ))}
        </ol>
      )}
      {rows.length > 0 && (
        <ol className="ui-steps-rows" aria-label={title}>
          {rows.map(({ id, label, said, state, things }) => (
            <li
              key={id}
              ref={state === 'now' ? now : undefined}
              className="ui-step"
              data-state={state}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              <strong className="ui-numbers" title={said}>
                <span className="ui-hidden">{said}</span>
                <span aria-hidden="true">{label}</span>
              </strong>
              {things.map((thing) => (
                <StepPiece key={thing.ref} thing={thing} isSelected={thing.ref === selected} onSelect={onSelect} />
              ))}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

interface StepPieceProps {
  readonly thing: StepThing
  readonly isSelected: boolean
  onSelect(ref: string): void
}

function StepPiece({ thing: { ref, seat, name, short, said, state }, isSelected, onSelect }: StepPieceProps) {
  return (
    <button
      type="button"
      className="ui-step-piece"
      data-seat={seat}
      data-state={state}
      aria-pressed={isSelected}
      aria-label={`${name}: ${said}`}
      title={`${name}: ${said}`}
      onClick={() => onSelect(ref)}
    >
      <SeatMark seat={seat} />
      <span className="ui-numbers">{short}</span>
    </button>
  )
}
