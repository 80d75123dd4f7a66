/** The deck builder: the cards, the deck and its figures side by side; on a small window one of the three at a time. */
import { type ReactNode, useState } from 'react'
import { countIn, type Deck, type DeckList, sizeOf, withCount } from '../../decks/deck'
import type { DeckBook, DeckCard, DeckRule } from '../../games/decks'
import type { ShownCard } from '../../games/hands'
import { Button, IconButton } from '../button'
import { Segments } from '../controls'
import { Icon } from '../icons'
import { LanguageSwitch } from '../language-switch'
import { CardLarge } from '../match/hands/card-large'
import type { MarkIcon } from '../match/hands/card-picture'
import type { Language } from '../words/speak'
import { useWords } from '../words/words-context'
import { DeckCards } from './deck-list'
import { DeckRules } from './deck-rules'
import { Figures } from './figures'
import { Opening } from './opening'
import { Pool } from './pool'
import { Choice } from './pool-filters'
import { PrintList } from './print-list'

/** The data that the page shows. */
export interface DeckShown {
  readonly game: string
  readonly book: DeckBook
  readonly icon: MarkIcon
  readonly deck: Deck
  readonly rules: readonly DeckRule[]
  /** The cards that the player has noted as owned. */
  readonly owned: DeckList
}
/** The actions on cards that all parts of the page share. */
export interface DeckActs {
  change(deck: Deck): void
  put(id: string, by: 1 | -1): void
  own(id: string, by: 1 | -1): void
  /** Shows a card large; the arrow keys then lead to its neighbours. */
  read(cards: readonly DeckCard[], at: number): void
}

export interface DeckPageProps extends Omit<DeckShown, 'rules'> {
  readonly isKept: boolean | undefined
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** The player's own card lists, and the one that is open. */
  readonly lists: readonly { readonly id: string; readonly label: string }[]
  readonly list: string | undefined
  /** Why a link or file was not opened, in words. */
  readonly problem: string | undefined
  /** The tools for whole decks, shown above the page. */
  readonly tools: ReactNode
  readonly children: ReactNode
  /** The action that plays the deck, if there is a lobby or table to play it at. */
  readonly play: { readonly label: string; onPlay(): void } | undefined
  onDeck(deck: Deck): void
  onOwned(owned: DeckList): void
  onList(id: string | undefined): void
  onUndo(): void
  onRedo(): void
  onBack(): void
  onLanguage(language: Language): void
}

const PARTS = ['cards', 'deck', 'checks'] as const
type Part = (typeof PARTS)[number]

export function DeckPage(props: DeckPageProps) {
  const { game, book, icon, deck, owned, lists, list, problem, tools, play, children } = props
  const { say } = useWords()
  const [part, setPart] = useState<Part>('cards')
  const [read, setRead] = useState<{ readonly cards: readonly DeckCard[]; readonly at: number }>()
  const rules = book.rules(deck.cards)
  const shown: DeckShown = { game, book, icon, deck, owned, rules }
  const acts: DeckActs = {
    change: props.onDeck,
    put: (id, by) => props.onDeck({ ...deck, cards: withCount(deck.cards, id, countIn(deck.cards, id) + by) }),
    own: (id, by) => props.onOwned(withCount(owned, id, countIn(owned, id) + by)),
    read: (cards, at) => setRead({ cards, at }),
  }
  const size = sizeOf(deck.cards)
  const isLegal = rules.every(({ isKept }) => isKept)
  /** A card in the form that the table's components show; its counters appear as ways to play it. */
  const shownCard = (card: DeckCard): ShownCard => {
    const has = countIn(deck.cards, card.id)
    return {
      key: card.id,
      face: { ...card.face, facts: [...(card.face.facts ?? []), say('decks-in', { has })] },
      state: 'ready',
      plays: [
        ...(has < card.most
          ? [{ decision: card.id, option: 'put', label: say('decks-add-plain', { has, most: card.most }) }]
          : []),
        ...(has > 0 ? [{ decision: card.id, option: 'take', label: say('decks-take-plain') }] : []),
      ],
      ...(card.most === 0 ? { why: say('decks-full', { most: 0 }) } : {}),
    }
  }
  const standing = props.isKept === undefined ? 'decks-keeping' : props.isKept ? 'decks-kept' : 'decks-not-kept'
  return (
    <div className="ui-decks" data-part={part}>
      <header className="ui-deck-bar">
        <IconButton icon="back" label={say('back')} onClick={props.onBack} />
        <div className="ui-deck-title">
          <h1 className="ui-note">{say('decks-title', { game })}</h1>
          <input
            className="ui-input"
            aria-label={say('decks-name')}
            placeholder={say('decks-unnamed')}
            value={deck.name}
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => props.onDeck({ ...deck, name: event.currentTarget.value })}
          />
        </div>
        <p className="ui-deck-standing" role="status">
          <strong data-legal={isLegal}>
            <Icon name={isLegal ? 'confirm' : 'refused'} />
            {say('decks-size', { cards: size })}
          </strong>
          {(size > 0 || deck.name !== '') && <span className="ui-note">{say(standing)}</span>}
        </p>
        <div className="ui-deck-tools">
          <IconButton icon="undo" label={say('decks-undo')} disabled={!props.canUndo} onClick={props.onUndo} />
          <IconButton icon="redo" label={say('decks-redo')} disabled={!props.canRedo} onClick={props.onRedo} />
          {tools}
          {play && (
            <Button tone="main" icon="play" disabled={!isLegal} onClick={play.onPlay}>
              {play.label}
            </Button>
          )}
        </div>
        <LanguageSwitch onLanguage={props.onLanguage} />
      </header>
      {problem && (
        <p className="ui-refusal ui-deck-problem" role="alert">
          <Icon name="refused" />
          <span>{problem}</span>
        </p>
      )}
      <div className="ui-deck-tabs">
        <Segments<Part>
          label={say('decks-part')}
          hideLabel
          options={[
            { id: 'cards', label: say('decks-part-cards') },
            { id: 'deck', label: say('decks-part-deck', { cards: size }) },
            { id: 'checks', label: say('decks-part-checks') },
          ]}
          value={part}
          onChange={setPart}
        />
      </div>
      <main className="ui-deck-main">
        <div className="ui-deck-part" data-of="cards">
          {lists.length > 0 && (
            <Choice
              label={say('decks-list')}
              value={list ?? ''}
              options={[{ id: '', label: say('decks-list-house') }, ...lists]}
              onChange={(id) => props.onList(id === '' ? undefined : id)}
            />
          )}
          <Pool shown={shown} acts={acts} />
        </div>
        <section className="ui-deck-part ui-panel" data-of="deck" aria-label={say('decks-part-deck', { cards: size })}>
          <DeckCards shown={shown} acts={acts} />
        </section>
        <div className="ui-deck-part" data-of="checks">
          <DeckRules shown={shown} />
          <Figures shown={shown} />
          <Opening shown={shown} acts={acts} />
        </div>
      </main>
      <CardLarge
        cards={(read?.cards ?? []).map(shownCard)}
        at={read?.at}
        icon={icon}
        onAt={(at) => read && setRead({ ...read, at })}
        onPlay={({ decision, option }) => acts.put(decision, option === 'put' ? 1 : -1)}
        onClose={() => setRead(undefined)}
      />
      {children}
      <PrintList shown={shown} />
    </div>
  )
}
