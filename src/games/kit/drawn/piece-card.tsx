/** The panel of a selected piece beside the table: its owner, name and numbers, and titled lists that the game fills in. */
import { type ReactNode, useState } from 'react'
import type { PlayerSeat } from '../../../kernel'
import { IconButton } from '../../../ui/button'
import { recall, remember } from '../../../ui/remember'
import { useWords } from '../../../ui/words/words-context'
import './piece-card.css'

interface PieceCardProps {
  readonly name: string
  /** One line below the name. */
  readonly note: string
  /** Shown before the name: the mark of the seat or of the piece. */
  readonly mark: ReactNode
  readonly seat?: PlayerSeat
  /** Numbers and current state of the piece. They are visible even while the card is collapsed. */
  readonly stats?: readonly Stat[]
  readonly state?: readonly string[]
  /** Shown only while the card is expanded. */
  readonly children?: ReactNode
}

const KEPT = 'piece-card'

/** Collapsed until expanded; remembered for all pieces and visits. Where panels are sheets, it opens expanded. */
export function PieceCard({ name, note, mark, seat, stats = [], state = [], children }: PieceCardProps) {
  const { say } = useWords()
  const [isWhole, setIsWhole] = useState(() => recall(KEPT) === 'whole')
  const turn = () => {
    setIsWhole(!isWhole)
    remember(KEPT, isWhole ? 'slim' : 'whole')
  }
  const label = say(isWhole ? 'panel-hide' : 'panel-show', { panel: say('whole-card') })
  return (
    <section className="ui-panel piece-card" data-seat={seat} data-whole={isWhole ? '' : undefined} aria-label={name}>
      <header>
        {mark}
        <div className="piece-name">
          <h2>{name}</h2>
          <p className="ui-note">{note}</p>
        </div>
        {children && (
          <IconButton
            className="piece-turn"
            icon={isWhole ? 'up' : 'down'}
            label={label}
            aria-expanded={isWhole}
            onClick={turn}
          />
        )}
      </header>
      {stats.length > 0 && (
        <dl className="piece-stats">
          {stats.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {state.length > 0 && <p className="piece-state">{state.join(' · ')}</p>}
      {children && <div className="piece-more">{children}</div>}
    </section>
  )
}

interface Stat {
  readonly label: string
  readonly value: string
}

export interface PartLine {
  /** Distinguishes lines with the same name. */
  readonly id?: string
  readonly name: string
  readonly text?: string
}

interface PartProps {
  readonly title: string
  readonly lines: readonly PartLine[]
}

/** A titled list; renders nothing if the list is empty. */
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
