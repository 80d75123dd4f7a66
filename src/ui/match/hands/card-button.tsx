/** A card as a button. A press plays it if possible; otherwise a press, and always holding, right click or Space, enlarges it. */
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef } from 'react'
import type { ShownCard } from '../../../games/hands'
import { Icon } from '../../icons'
import { useWords } from '../../words/words-context'
import { type MarkIcon, WholeFace } from './card-picture'

/** Position and id of the pointer that carries a card. */
export interface Carried {
  readonly x: number
  readonly y: number
  readonly id: number
}

/** What can be done with the cards of a screen. */
export interface CardActs {
  /** Plays the card; if there are several ways, opens a menu of them beside `anchor`. */
  play(card: ShownCard, anchor: HTMLElement): void
  /** Picks the card up; it follows the pointer until it is released. Undefined if there is no table to lay it on. */
  carry?(card: ShownCard, pointer: Carried): void
  /** Shows the card large; the arrow keys then lead to its neighbours in `cards`. */
  read(cards: readonly ShownCard[], at: number): void
}

/** Pixels that a pressed pointer may move before the card is picked up. */
const LIFTS = 8
/** Milliseconds that a finger must rest on a card to show it large. */
const HELD_MS = 450

export interface CardButtonProps {
  readonly cards: readonly ShownCard[]
  readonly at: number
  readonly acts: CardActs
  readonly icon: MarkIcon
  readonly className: string
  readonly tabIndex?: number
  onFocus?(): void
  /** The card's picture at this place. */
  readonly children: ReactNode
}

export function CardButton({ cards, at, acts, icon, className, tabIndex, onFocus, children }: CardButtonProps) {
  const { say } = useWords()
  const words = useId()
  const holding = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const wasHeld = useRef(false)
  const pressed = useRef<Carried | undefined>(undefined)
  const card = cards[at]
  if (!card) return null
  const isPlayable = card.plays.length > 0
  const read = () => acts.read(cards, at)
  const letGo = () => clearTimeout(holding.current)
  /** Picks up a pressed card that is dragged away. A finger moving sideways scrolls the row instead. */
  const drawn = (event: PointerEvent) => {
    const from = pressed.current
    if (!from || !acts.carry || event.pointerId !== from.id) return
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
    if (Math.hypot(dx, dy) < LIFTS || (event.pointerType === 'touch' && Math.abs(dx) > Math.abs(dy))) return
    letGo()
    pressed.current = undefined
    wasHeld.current = true
    acts.carry(card, { x: event.clientX, y: event.clientY, id: event.pointerId })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    // Keeps these keys from the table, where Enter confirms and Space shows the whole table.
    if (event.key === 'Enter') event.stopPropagation()
    if (event.key !== ' ' && event.key.toLowerCase() !== 'i') return
    event.preventDefault()
    event.stopPropagation()
    read()
  }
  const states = [
    card.state === 'exhausted' ? say('card-exhausted') : undefined,
    isPlayable ? say('card-playable') : card.why ? say('card-not-now') : undefined,
  ].filter((state) => state !== undefined)
  return (
    <>
      <button
        type="button"
        className={className}
        data-card={card.key}
        data-state={card.state}
        data-picked={card.isPicked ? '' : undefined}
        aria-pressed={card.isPicked}
        data-can={isPlayable ? 'play' : card.why ? 'not' : undefined}
        aria-label={[card.face.title, ...states].join(', ')}
        aria-describedby={words}
        tabIndex={tabIndex}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        // Firefox would click the button when Space is released.
        onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
        onContextMenu={(event) => {
          event.preventDefault()
          // A resting finger has already opened the card; the context menu event must not open it again.
          if (!wasHeld.current) read()
        }}
        // A press of the pointer does not move the focus, so that Enter still confirms.
        onMouseDown={(event) => event.preventDefault()}
        onPointerDown={(event) => {
          wasHeld.current = false
          pressed.current =
            isPlayable && card.isAimed && event.button === 0
              ? { x: event.clientX, y: event.clientY, id: event.pointerId }
              : undefined
          if (event.pointerType !== 'touch') return
          // Touch captures the pointer; it is released so that elements under the carried card receive the finger's events.
          event.currentTarget.releasePointerCapture(event.pointerId)
          holding.current = setTimeout(() => {
            wasHeld.current = true
            read()
          }, HELD_MS)
        }}
        onPointerMove={drawn}
        onPointerUp={() => {
          letGo()
          pressed.current = undefined
        }}
        onPointerCancel={() => {
          letGo()
          pressed.current = undefined
        }}
        onPointerLeave={(event) => {
          drawn(event)
          letGo()
        }}
        onClick={(event) => {
          if (wasHeld.current) wasHeld.current = false
          else if (isPlayable) acts.play(card, event.currentTarget)
          else read()
        }}
      >
        {children}
        {isPlayable && (
          <span className="ui-card-flag" aria-hidden="true">
            <Icon name={card.isPicked ? 'confirm' : 'play'} />
          </span>
        )}
      </button>
      <span className="ui-card-peek">
        <WholeFace face={card.face} icon={icon} />
        <span className="ui-card-peek-foot" id={words}>
          <span className="ui-hidden">{wordsOf(card)}</span>
          <CardCan card={card} />
        </span>
      </span>
    </>
  )
}

/** The text of a card's face, for screen readers. */
const wordsOf = ({ face }: ShownCard): string =>
  [face.icons.map((mark) => mark.label).join(', '), face.text, ...(face.facts ?? []), face.note ?? '']
    .filter((part) => part !== '')
    .join('. ')

/** What can be done with the card now, or why nothing can. */
export function CardCan({ card }: { readonly card: ShownCard }) {
  const { say } = useWords()
  if (card.plays.length > 0)
    return card.plays.map((play) => (
      <span key={play.decision + play.option} className="ui-card-can">
        <Icon name="play" />
        <span>{play.label}</span>
      </span>
    ))
  if (!card.why) return null
  return (
    <span className="ui-card-cannot">
      <Icon name="refused" />
      <span>{say('card-why', { why: card.why })}</span>
    </span>
  )
}
