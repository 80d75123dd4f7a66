/**
 * What a seat has besides its hand: card backs with a count, tokens, face-up cards. A strip for others, a block for one's own.
 */
import type { SeatHand } from '../../../games/hands'
import { SeatMark } from '../../seat-mark'
import type { Speak } from '../../words/speak'
import { useWords } from '../../words/words-context'
import { type CardActs, CardButton } from './card-button'
import { Backs, Mark, type MarkIcon, TinyFace } from './card-picture'

export interface SeatRowProps {
  readonly of: SeatHand
  readonly name: string
  readonly icon: MarkIcon
  readonly speak: Speak
  readonly acts: CardActs
  /** True for the viewer's own seat, whose hand is the fan. */
  readonly isOwn?: boolean
}

export function SeatRow({ of, name, icon, speak, acts, isOwn }: SeatRowProps) {
  const { say } = useWords()
  const { seat, hand, handCount, cards, tokens } = of
  const isFanned = isOwn && hand !== undefined
  if (isFanned && cards.length === 0 && tokens.length === 0) return null
  return (
    <section className={isOwn ? 'ui-seat-block' : 'ui-panel ui-seat-row'} data-seat={seat} aria-label={name}>
      {!isOwn && (
        <span className="ui-seat-row-name">
          <SeatMark seat={seat} />
          <span>{name}</span>
        </span>
      )}
      {!isFanned &&
        (hand && hand.length > 0 ? (
          <button
            type="button"
            className="ui-chip ui-hand-count"
            aria-label={say('hand-see', { name, count: handCount })}
            onClick={() => acts.read(hand, 0)}
          >
            <Backs count={handCount} seat={seat} />
            <strong className="ui-numbers">{speak.number(handCount)}</strong>
          </button>
        ) : (
          <span
            className="ui-hand-count"
            role="img"
            aria-label={say('hand-of', { name, count: handCount })}
            title={say('hand-of', { name, count: handCount })}
          >
            <Backs count={handCount} seat={seat} />
            <strong className="ui-numbers">{speak.number(handCount)}</strong>
          </span>
        ))}
      {tokens.length > 0 && (
        <ul className="ui-tokens" aria-label={say('tokens-of', { name })}>
          {tokens.map((token) => (
            <li key={token.id} title={say('token-count', token)}>
              <Mark id={token.icon} label={token.label} icon={icon} size={20} />
              <span className="ui-token-label">{token.label}</span>
              <strong className="ui-numbers">{speak.number(token.count)}</strong>
            </li>
          ))}
        </ul>
      )}
      {cards.length > 0 && (
        <ul className="ui-face-up" aria-label={say('face-up-of', { name })}>
          {cards.map((card, at) => (
            <li key={card.key}>
              <CardButton cards={cards} at={at} acts={acts} icon={icon} className="ui-face-up-card">
                <TinyFace face={card.face} icon={icon} exhausted={card.state === 'exhausted'} />
                <span className="ui-face-up-words">
                  <span className="ui-face-up-title">{card.face.title}</span>
                  {card.state === 'exhausted' && <span className="ui-face-up-state">{say('card-exhausted')}</span>}
                </span>
              </CardButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
