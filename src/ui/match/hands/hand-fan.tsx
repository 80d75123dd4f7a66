/** The viewer's hand, fanned out at the table's near edge. Playable cards stand higher and are flagged. */
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { ShownCard } from '../../../games/hands'
import { IconButton } from '../../button'
import { useWords } from '../../words/words-context'
import { type CardActs, CardButton } from './card-button'
import { type MarkIcon, SmallFace } from './card-picture'

/** The element id of the hand, for the key that moves the focus there. */
export const HAND_ID = 'ui-hand'

/** The largest angle of the whole fan, and the largest between two cards, in degrees. */
const SPREAD = 16
const TURN = 3

export interface HandFanProps {
  readonly cards: readonly ShownCard[]
  readonly icon: MarkIcon
  readonly acts: CardActs
}

/** A card's position in the fan, -1 to 1, and its angle. */
function stance(at: number, count: number): CSSProperties {
  const side = count < 2 ? 0 : (2 * at) / (count - 1) - 1
  const turn = side * Math.min(SPREAD / 2, (TURN * (count - 1)) / 2)
  return { '--side': side, '--turn': `${turn.toFixed(2)}deg` } as CSSProperties
}

/** The card that a key moves the focus to; undefined for other keys. */
function stepOf(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, at - 1)
    case 'ArrowRight':
      return Math.min(count - 1, at + 1)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

export function HandFan({ cards, icon, acts }: HandFanProps) {
  const { say } = useWords()
  const list = useRef<HTMLUListElement>(null)
  const [walked, setWalked] = useState(0)
  const at = Math.min(walked, cards.length - 1)
  const isWalking = useRef(false)
  // When the focused card has been played, its neighbour gets the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the cards themselves change.
  useEffect(() => {
    if (isWalking.current && document.activeElement === document.body)
      list.current?.querySelectorAll<HTMLElement>('[data-card]')[at]?.focus()
  }, [cards.length])
  if (cards.length === 0) return <p className="ui-fan-empty ui-panel ui-note">{say('hand-empty')}</p>
  const onKeyDown = (event: KeyboardEvent) => {
    const to = stepOf(event.key, at, cards.length)
    if (to === undefined) return
    // Otherwise the arrow keys would move the camera.
    event.preventDefault()
    event.stopPropagation()
    list.current?.querySelectorAll<HTMLElement>('[data-card]')[to]?.focus()
  }
  return (
    <div className="ui-fan" id={HAND_ID} style={{ '--count': cards.length } as CSSProperties}>
      <IconButton className="ui-panel ui-fan-read" icon="eye" label={say('hand-read')} onClick={() => acts.read(cards, at)} />
      <p className="ui-hidden" id={`${HAND_ID}-keys`}>
        {say('hand-keys')}
      </p>
      <ul
        ref={list}
        className="ui-fan-cards"
        aria-label={say('hand-own', { count: cards.length })}
        aria-describedby={`${HAND_ID}-keys`}
        onKeyDown={onKeyDown}
        onFocus={() => {
          isWalking.current = true
        }}
        onBlur={() => {
          isWalking.current = false
        }}
      >
        {cards.map((card, index) => (
          <li key={card.key} style={stance(index, cards.length)}>
            <CardButton
              cards={cards}
              at={index}
              acts={acts}
              icon={icon}
              className="ui-fan-card"
              tabIndex={index === at ? 0 : -1}
              onFocus={() => setWalked(index)}
            >
              <SmallFace face={card.face} icon={icon} />
            </CardButton>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Moves the focus to the hand, or, if the hand is hidden, to the button that shows it. */
export function focusHand(): void {
  const card = document.getElementById(HAND_ID)?.querySelector<HTMLElement>('[data-card][tabindex="0"]')
  if (card?.checkVisibility()) card.focus()
  else document.querySelector<HTMLElement>('.ui-dock-button[data-panel="hands"]')?.focus()
}
