/** The card of a piece beside the table: whose it is and how it is called, its numbers, and titled lists. A game fills it. */
import type { ReactNode } from 'react'
import type { PlayerSeat } from '../../../kernel'
import './piece-card.css'

interface PieceCardProps {
  readonly name: string
  /** One line below the name. */
  readonly note: string
  /** Stands before the name: the seat's mark, or the piece's own. */
  readonly mark: ReactNode
  readonly seat?: PlayerSeat
  readonly children: ReactNode
}

export function PieceCard({ name, note, mark, seat, children }: PieceCardProps) {
  return (
    <section className="ui-panel piece-card" data-seat={seat} aria-label={name}>
      <header>
        {mark}
        <div>
          <h2>{name}</h2>
          <p className="ui-note">{note}</p>
        </div>
      </header>
      {children}
    </section>
  )
}

interface StatsProps {
  readonly stats: readonly { readonly label: string; readonly value: string }[]
}

/** Numbers in three columns, each below its name. */
export function Stats({ stats }: StatsProps) {
  return (
    <dl className="piece-stats">
      {stats.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export interface PartLine {
  /** Tells lines of one name apart. */
  readonly id?: string
  readonly name: string
  readonly text?: string
}

interface PartProps {
  readonly title: string
  readonly lines: readonly PartLine[]
}

/** A titled list; nothing where there is nothing in it. */
export function Part({ title, lines }: PartProps) {
  if (lines.length === 0) return null
  return (
    <div className="piece-part">
      <h3 className="ui-label">{title}</h3>
      <ul>
        {lines.map(({ id, name, text }) => (
          <li key={`${id ?? ''} ${name}`}>
            <span>{name}</span>
            {text && <span className="ui-note">{text}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
