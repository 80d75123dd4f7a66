/** The deck, grouped by sort. An empty deck offers decks to begin with. */
import { countIn } from '../../decks/deck'
import type { DeckCard } from '../../games/decks'
import { TinyFace } from '../match/hands/card-picture'
import { useWords } from '../words/words-context'
import { Counter } from './counter'
import type { DeckActs, DeckShown } from './deck-page'
import { kindsOf } from './sought'

export function DeckCards({ shown, acts }: { readonly shown: DeckShown; readonly acts: DeckActs }) {
  const { say } = useWords()
  const { book, deck } = shown
  const inDeck = book.cards.filter(({ id }) => countIn(deck.cards, id) > 0)
  const known = new Set(book.cards.map(({ id }) => id))
  const others = Object.keys(deck.cards).filter((id) => !known.has(id))
  if (inDeck.length === 0 && others.length === 0) return <Begin shown={shown} acts={acts} />
  const row = (card: DeckCard) => (
    <li key={card.id} className="ui-deck-row">
      <button
        type="button"
        className="ui-deck-name"
        aria-label={say('decks-read', { name: card.face.title })}
        onClick={() => acts.read(inDeck, inDeck.indexOf(card))}
      >
        <TinyFace face={card.face} icon={shown.icon} />
        <span>{card.face.title}</span>
        {card.cost !== undefined && <span className="ui-deck-cost">{card.cost}</span>}
      </button>
      <DeckCounter id={card.id} name={card.face.title} most={card.most} shown={shown} acts={acts} />
    </li>
  )
  return (
    <>
      {kindsOf(book, deck.cards)
        .filter(({ count }) => count > 0)
        .map(({ id, label, count }) => (
          <section key={id} className="ui-deck-kind" aria-label={label}>
            <h3>
              {label} <span className="ui-numbers">{count}</span>
            </h3>
            <ul>{inDeck.filter(({ kind }) => kind === id).map(row)}</ul>
          </section>
        ))}
      {others.length > 0 && (
        <section className="ui-deck-kind" aria-label={say('decks-others')}>
          <h3>{say('decks-others')}</h3>
          <ul>
            {others.map((id) => (
              <li key={id} className="ui-deck-row">
                <span className="ui-deck-name">
                  <span>{id}</span>
                </span>
                <DeckCounter id={id} name={id} most={0} shown={shown} acts={acts} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

interface DeckCounterProps {
  readonly id: string
  readonly name: string
  readonly most: number
  readonly shown: DeckShown
  readonly acts: DeckActs
}

function DeckCounter({ id, name, most, shown, acts }: DeckCounterProps) {
  const { say } = useWords()
  const has = countIn(shown.deck.cards, id)
  return (
    <Counter
      text={String(has)}
      lessLabel={say('decks-take', { name })}
      moreLabel={say('decks-add', { name })}
      full={has >= most ? say('decks-full', { most }) : undefined}
      isNone={has === 0}
      onLess={() => acts.put(id, -1)}
      onMore={() => acts.put(id, 1)}
    />
  )
}

function Begin({ shown, acts }: { readonly shown: DeckShown; readonly acts: DeckActs }) {
  const { say } = useWords()
  return (
    <div className="ui-deck-begin">
      <h3>{say('decks-begin')}</h3>
      <p className="ui-note">{say('decks-begin-hint')}</p>
      {shown.book.ready.map((ready) => (
        <button
          key={ready.id}
          type="button"
          className="ui-option"
          onClick={() => acts.change({ name: ready.label, cards: ready.cards })}
        >
          <span className="ui-option-body">
            <span className="ui-option-label">{ready.label}</span>
            {ready.detail && <span className="ui-option-detail">{ready.detail}</span>}
          </span>
        </button>
      ))}
    </div>
  )
}
