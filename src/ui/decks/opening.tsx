/** The opening hand: the exact probability that it has what the game wants in it, with an explanation, and trial hands. */
import { useState } from 'react'
import { countIn, sizeOf } from '../../decks/deck'
import { chanceOfOne, pileOf } from '../../decks/opening'
import { Button } from '../button'
import { SmallFace } from '../match/hands/card-picture'
import { percentText } from '../words/length'
import { useWords } from '../words/words-context'
import type { DeckActs, DeckShown } from './deck-page'

const MOST_SEED = 999_999

export function Opening({ shown, acts }: { readonly shown: DeckShown; readonly acts: DeckActs }) {
  const { say, speak } = useWords()
  const { book, deck } = shown
  const { hand, title, why, isGood } = book.opening
  const size = sizeOf(deck.cards)
  const good = book.cards.reduce((sum, { id }) => sum + (isGood(id) ? countIn(deck.cards, id) : 0), 0)
  const chance = chanceOfOne(size, good, hand)
  const percent = (part: number) => percentText(part, speak.language, 1)
  return (
    <section className="ui-panel ui-section">
      <h2>{title}</h2>
      <p className="ui-deck-chance">
        <strong>{percent(chance)}</strong>
        <span>{why}</span>
      </p>
      <ul className="ui-deck-reasons">
        <li>{say('decks-chance-good', { good, size })}</li>
        <li>
          {size > hand
            ? say('decks-chance-how', { size, good, hand, none: percent(1 - chance) })
            : say('decks-chance-small', { hand })}
        </li>
      </ul>
      {size > 0 && <SampleHand shown={shown} acts={acts} />}
    </section>
  )
}

function SampleHand({ shown, acts }: { readonly shown: DeckShown; readonly acts: DeckActs }) {
  const { say } = useWords()
  const { book, deck, icon } = shown
  const { hand, isGood } = book.opening
  const [seed, setSeed] = useState(1)
  const [more, setMore] = useState(0)
  const pile = pileOf(deck.cards, seed)
  const drawn = pile.slice(0, hand + more)
  const cards = drawn.flatMap((id) => book.cards.find((card) => card.id === id) ?? [])
  const good = drawn.filter(isGood).length
  const shuffle = (next: number) => {
    setSeed(next)
    setMore(0)
  }
  return (
    <div className="ui-deck-sample">
      <h3>{say('decks-hand')}</h3>
      <ul className="ui-deck-hand">
        {cards.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hand may have the same card twice.
          <li key={at} data-good={isGood(card.id) ? '' : undefined}>
            <button
              type="button"
              className="ui-deck-face"
              aria-label={say('decks-read', { name: card.face.title })}
              onClick={() => acts.read(cards, at)}
            >
              <SmallFace face={card.face} icon={icon} />
            </button>
          </li>
        ))}
      </ul>
      <p className="ui-note" role="status">
        {good > 0 ? say('decks-hand-good', { good }) : say('decks-hand-none')}
      </p>
      <div className="ui-deck-shuffle">
        <label className="ui-field">
          <span className="ui-label">{say('decks-hand-seed')}</span>
          <input
            className="ui-input"
            inputMode="numeric"
            value={seed}
            onChange={(event) => shuffle(Math.min(MOST_SEED, Number(event.currentTarget.value.replace(/\D/g, ''))))}
          />
        </label>
        <Button icon="redo" onClick={() => shuffle(seed >= MOST_SEED ? 1 : seed + 1)}>
          {say('decks-hand-next')}
        </Button>
        <Button icon="plus" disabled={drawn.length >= pile.length} onClick={() => setMore(more + 1)}>
          {say('decks-hand-more')}
        </Button>
      </div>
    </div>
  )
}
