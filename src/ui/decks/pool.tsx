/** All cards that a deck can contain, filtered, each with its text and a counter. */
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { countIn } from '../../decks/deck'
import type { DeckCard } from '../../games/decks'
import { Segments } from '../controls'
import { Icon } from '../icons'
import { SmallFace } from '../match/hands/card-picture'
import { useWords } from '../words/words-context'
import { Counter } from './counter'
import type { DeckActs, DeckShown } from './deck-page'
import { PoolFilters } from './pool-filters'
import { ALL, type Sought, soughtIn } from './sought'

const COUNTED = ['deck', 'owned'] as const
type Counted = (typeof COUNTED)[number]

export function Pool({ shown, acts }: { readonly shown: DeckShown; readonly acts: DeckActs }) {
  const { say } = useWords()
  const { book, deck, owned } = shown
  const [sought, setSought] = useState<Sought>(ALL)
  const [counted, setCounted] = useState<Counted>('deck')
  const [at, setAt] = useState(0)
  /** Why the last key added no card. */
  const [full, setFull] = useState<string>()
  const list = useRef<HTMLUListElement>(null)
  const keys = useId()
  const found = useMemo(() => soughtIn(book, sought, deck.cards, owned), [book, sought, deck.cards, owned])
  const here = Math.min(at, Math.max(0, found.length - 1))

  const stepTo = (to: number) => {
    const next = Math.min(Math.max(to, 0), found.length - 1)
    setAt(next)
    list.current?.querySelectorAll<HTMLElement>('[data-deck-card]')[next]?.focus()
  }
  const change = (card: DeckCard, by: 1 | -1) => {
    const isFull = counted === 'deck' && by > 0 && countIn(deck.cards, card.id) >= card.most
    setFull(isFull ? say('decks-full-of', { name: card.face.title, most: card.most }) : undefined)
    if (isFull) return
    if (counted === 'deck') acts.put(card.id, by)
    else acts.own(card.id, by)
  }
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const card = found[index]
    // The number of columns is measured on the page.
    const tops = [...(list.current?.children ?? [])].map((item) => (item as HTMLElement).offsetTop)
    const row = Math.max(1, tops.filter((top) => top === tops[0]).length)
    const steps: { readonly [key: string]: number } = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: row, ArrowUp: -row }
    const step = steps[event.key]
    if (step !== undefined) stepTo(index + step)
    else if (event.key === 'Home') stepTo(0)
    else if (event.key === 'End') stepTo(found.length - 1)
    else if (card && (event.key === '+' || event.key === '=')) change(card, 1)
    else if (card && (event.key === '-' || event.key === '−')) change(card, -1)
    else return
    event.preventDefault()
  }
  return (
    <section className="ui-deck-pool" aria-label={say('decks-part-cards')}>
      <PoolFilters
        book={book}
        sought={sought}
        onSought={(next) => {
          setSought(next)
          setAt(0)
        }}
      />
      <div className="ui-deck-pool-bar">
        <output aria-live="polite">{say('decks-found', { found: found.length, of: book.cards.length })}</output>
        <Segments<Counted>
          label={say('decks-counting')}
          hideLabel
          options={COUNTED.map((id) => ({ id, label: say(`decks-counting-${id}`) }))}
          value={counted}
          onChange={setCounted}
        />
      </div>
      <p className="ui-note ui-deck-keys" id={keys}>
        {say('decks-keys')}
      </p>
      {full && (
        <p className="ui-refusal" role="status">
          <Icon name="refused" />
          <span>{full}</span>
        </p>
      )}
      {found.length === 0 && <p className="ui-note">{say('decks-none-found')}</p>}
      <ul className="ui-deck-cards" ref={list} aria-describedby={keys}>
        {found.map((card, index) => (
          <li key={card.id} className="ui-deck-card" onKeyDown={(event) => onKeyDown(event, index)} onFocus={() => setAt(index)}>
            <button
              type="button"
              className="ui-deck-face"
              data-deck-card={card.id}
              tabIndex={index === here ? 0 : -1}
              aria-label={say('decks-read', { name: card.face.title })}
              onClick={() => acts.read(found, index)}
            >
              <SmallFace face={card.face} icon={shown.icon} />
            </button>
            <div className="ui-deck-about">
              <p className="ui-note">{card.face.facts?.[0]}</p>
              <p className="ui-deck-text">{[card.face.text, ...(card.face.facts?.slice(1) ?? [])].join(' ')}</p>
              <CardCounter card={card} shown={shown} counted={counted} tabIndex={index === here ? 0 : -1} onStep={change} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface CardCounterProps {
  readonly card: DeckCard
  readonly shown: DeckShown
  readonly counted: Counted
  readonly tabIndex: number
  onStep(card: DeckCard, by: 1 | -1): void
}

function CardCounter({ card, shown, counted, tabIndex, onStep }: CardCounterProps) {
  const { say } = useWords()
  const name = card.face.title
  const steps = { tabIndex, onLess: () => onStep(card, -1), onMore: () => onStep(card, 1) }
  if (counted === 'owned') {
    const has = countIn(shown.owned, card.id)
    return (
      <Counter
        {...steps}
        text={say('decks-owned-count', { has })}
        lessLabel={say('decks-owned-less', { name })}
        moreLabel={say('decks-owned-more', { name })}
        isNone={has === 0}
      />
    )
  }
  const has = countIn(shown.deck.cards, card.id)
  return (
    <Counter
      {...steps}
      text={say('decks-count', { has, most: card.most })}
      lessLabel={say('decks-take', { name })}
      moreLabel={say('decks-add', { name })}
      full={has >= card.most ? say('decks-full', { most: card.most }) : undefined}
      isNone={has === 0}
    />
  )
}
