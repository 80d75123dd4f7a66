/** The curve of costs and the sorts of cards: bars with numbers beside them, and as text for screen readers. */
import type { CSSProperties } from 'react'
import { numberText } from '../words/length'
import { useWords } from '../words/words-context'
import type { DeckShown } from './deck-page'
import { curveOf, HIGH_COST, kindsOf } from './sought'

const share = (count: number, most: number) => ({ '--share': most === 0 ? 0 : count / most }) as CSSProperties

export function Figures({ shown }: { readonly shown: DeckShown }) {
  const { say, speak } = useWords()
  const { book, deck } = shown
  const { columns, mean, counted, free } = curveOf(book, deck.cards)
  const kinds = kindsOf(book, deck.cards)
  const [highest, most] = [Math.max(...columns.map(({ count }) => count)), Math.max(...kinds.map(({ count }) => count))]
  const isHigh = (id: string) => id === String(HIGH_COST)
  const costLabel = (id: string) => (isHigh(id) ? `${id}+` : id)
  const costWords = (id: string) => (isHigh(id) ? say('decks-cost-from', { cost: id }) : id)
  return (
    <section className="ui-panel ui-section">
      <figure className="ui-deck-figure">
        <figcaption>
          <h2>{say('decks-curve', { cost: book.cost })}</h2>
          <p className="ui-note">
            {counted === 0
              ? say('decks-curve-none')
              : say('decks-curve-mean', { mean: numberText(mean, speak.language, 1), cards: counted, free })}
          </p>
        </figcaption>
        <ul className="ui-deck-curve">
          {columns.map(({ id, count }) => (
            <li key={id} style={share(count, highest)}>
              <span className="ui-hidden">{say('decks-curve-column', { cost: costWords(id), cards: count })}</span>
              <span className="ui-numbers" aria-hidden="true">
                {count || ''}
              </span>
              <span className="ui-deck-fill" aria-hidden="true" />
              <span className="ui-deck-at" aria-hidden="true">
                {costLabel(id)}
              </span>
            </li>
          ))}
        </ul>
      </figure>
      <figure className="ui-deck-figure">
        <figcaption>
          <h2>{say('decks-kinds')}</h2>
        </figcaption>
        <ul className="ui-deck-bars">
          {kinds.map(({ id, label, count }) => (
            <li key={id} style={share(count, most)}>
              <span>{label}</span>
              <span className="ui-deck-fill" aria-hidden="true" />
              <span className="ui-numbers">{count}</span>
            </li>
          ))}
        </ul>
      </figure>
    </section>
  )
}
