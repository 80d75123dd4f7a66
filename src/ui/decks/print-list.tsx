/** The deck as a plain list for print; while it is mounted, nothing else on the page is printed. */
import { countIn, sizeOf } from '../../decks/deck'
import { useWords } from '../words/words-context'
import type { DeckShown } from './deck-page'
import { kindsOf } from './sought'

export function PrintList({ shown }: { readonly shown: DeckShown }) {
  const { say, speak } = useWords()
  const { book, deck, game } = shown
  const date = new Intl.DateTimeFormat(speak.language === 'en' ? 'en-GB' : 'fr-FR', { dateStyle: 'long' }).format(new Date())
  const known = new Set(book.cards.map(({ id }) => id))
  const others = Object.entries(deck.cards).filter(([id]) => !known.has(id))
  return (
    <article className="ui-deck-print" aria-hidden="true">
      <h1>{deck.name || say('decks-unnamed')}</h1>
      <p>
        {game} · {say('decks-printed', { cards: sizeOf(deck.cards), date })}
      </p>
      <div>
        {kindsOf(book, deck.cards)
          .filter(({ count }) => count > 0)
          .map(({ id, label, count }) => (
            <section key={id}>
              <h2>
                {label} ({count})
              </h2>
              <ul>
                {book.cards
                  .filter((card) => card.kind === id && countIn(deck.cards, card.id) > 0)
                  .map((card) => (
                    <li key={card.id}>
                      <span>{countIn(deck.cards, card.id)}</span> {card.face.title}
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        {others.length > 0 && (
          <section>
            <h2>{say('decks-others')}</h2>
            <ul>
              {others.map(([id, count]) => (
                <li key={id}>
                  <span>{count}</span> {id}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </article>
  )
}
