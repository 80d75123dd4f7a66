/** A played card, shown large over the table for as long as it takes to read. It has no buttons: skipping ends it. */
import type { ComponentType, CSSProperties } from 'react'
import type { Running } from '../director'
import './plate.css'
import { SEAT_MARKS } from '../seats'

/** A game's own mark on a card or token, drawn in the current colour into a square of `size` pixels. */
export type MarkIcon = ComponentType<{ id: string; size: number }>

interface Props {
  readonly running: readonly Running[]
  /** Show time per real time. */
  readonly speed: number
  readonly icon: MarkIcon | undefined
  readonly reduced: boolean
}

/** Shows only the last card played. */
export function Plates({ running, speed, icon: Icon, reduced }: Props) {
  const last = running.findLast(({ effect }) => effect.type === 'card')
  if (last?.effect.type !== 'card') return null
  const { seat, title, text, icons = [], ms } = last.effect
  const { colour, pattern } = SEAT_MARKS[seat]
  return (
    <div
      key={last.id}
      className="scene-plate"
      style={{ '--tone': colour, animationDuration: `${ms / speed}ms` } as CSSProperties}
      data-pattern={pattern}
      data-reduced={reduced ? '' : undefined}
    >
      <div className="scene-plate-seat">{seat}</div>
      {icons.length > 0 && (
        <ul className="scene-plate-marks">
          {icons.map(({ id, label }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card may bear the same mark twice.
            <li key={i}>
              {Icon && <Icon id={id} size={icons.length <= 2 ? 76 : icons.length === 3 ? 58 : 44} />}
              <span>{label}</span>
            </li>
          ))}
        </ul>
      )}
      <strong>{title}</strong>
      {text !== undefined && <p>{text}</p>}
    </div>
  )
}
