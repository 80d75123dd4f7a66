/** The deck builder of a game: the page, its dialogs, and the import and export of decks. */
import { useMemo, useState } from 'react'
import { type Deck, sizeOf } from '../../decks/deck'
import { writeFile } from '../../decks/file'
import { lettersOfDeck } from '../../decks/link'
import type { NamedCard } from '../../decks/text'
import type { DeckBook, GameDecks } from '../../games/decks'
import type { GameView } from '../../games/view'
import type { Json } from '../../kernel'
import { DeckMenus } from '../../ui/decks/deck-menus'
import { DeckPage } from '../../ui/decks/deck-page'
import { DeckText } from '../../ui/decks/deck-text'
import { OpenDeck } from '../../ui/decks/open-deck'
import { DialogFrame } from '../../ui/dialog'
import { useFileOver } from '../../ui/file-drop'
import { FileDropCover } from '../../ui/match/covers'
import { LinkBox } from '../../ui/online/link-box'
import '../../ui/style/decks.css'
import '../../ui/style/online.css'
import type { Language } from '../../ui/words/speak'
import { useWords } from '../../ui/words/words-context'
import { download } from '../device'
import { gameName } from '../games'
import { usePacks } from '../home/packs'
import { fileName } from '../planner/print-files'
import { goTo, linkTo } from '../route'
import { useSettings } from '../settings'
import { playWith } from './play-with'
import { forgetDeck } from './shelf'
import { useCollection } from './use-collection'
import { EMPTY, useDeck } from './use-deck'
import { useDeckDoors } from './use-deck-doors'
import { useKeptDecks } from './use-kept-decks'
import { wayOf } from './way-back'

export interface DecksScreenProps {
  readonly view: GameView
  readonly decks: GameDecks
  /** The letters of a link to a deck, if one was followed. */
  readonly link: string | undefined
}
type Open = 'open' | 'text' | 'link'

export function DecksScreen({ view, decks, link }: DecksScreenProps) {
  const { language, change } = useSettings()
  const { say, reason } = useWords()
  const work = useDeck(view.id)
  const { deck } = work
  const [owned, setOwned] = useCollection(view.id)
  const [open, setOpen] = useState<Open>()
  const shelf = useKeptDecks(view.id)
  const { packs, packOf } = usePacks(view.id, view.packs, language)
  const [wanted, setWanted] = useState<string>()
  const bookOf = (id: string | undefined) => bookIn(decks, language, id ? packOf(id) : undefined)
  // A deck with cards from one of the user's own card lists opens with that list.
  const list = wanted ?? listWith(deck, bookOf, packs.packs)
  const pack = list ? packOf(list) : undefined
  const book = bookOf(list)
  const known = useMemo(() => namedIn(book), [book])
  const doors = useDeckDoors(view.id, link, work, () => setOpen(undefined))
  const isOver = useFileOver((file) => void doors.take(file))
  const way = wayOf(view.id)
  const called = deck.name || say('decks-unnamed')
  const letters = open === 'link' ? lettersOfDeck(deck) : undefined
  const close = () => {
    setOpen(undefined)
    doors.forgetProblem()
  }
  const showOpen = () => {
    shelf.look()
    setOpen('open')
  }
  const openAnother = (next: Deck, id?: string) => {
    work.open(next, id)
    setWanted(undefined)
    close()
  }
  const fileProblem = doors.problem && { file: doors.problem.file, why: reason(doors.problem.reason) }
  const told = fileProblem && `${say('decks-file-failed', { file: fileProblem.file })} ${fileProblem.why}`
  const problem = doors.linkProblem ? reason(doors.linkProblem) : open === 'open' ? undefined : told
  const ready = (id: string) => book.ready.find((one) => one.id === id)
  return (
    <DeckPage
      game={gameName(view.id, language)}
      book={book}
      icon={decks.icon}
      deck={deck}
      owned={owned}
      isKept={work.isKept}
      canUndo={work.past.length > 0}
      canRedo={work.future.length > 0}
      lists={packs.packs.map(({ id, name }) => ({ id, label: name }))}
      list={list}
      problem={problem}
      play={
        way?.route.page === 'table'
          ? { label: say('decks-back-table'), onPlay: () => goTo(way.route) }
          : {
              label: say('decks-play'),
              onPlay: () => playWith(view, language, deck, list && pack !== undefined ? { id: list, pack } : undefined),
            }
      }
      tools={
        <DeckMenus
          onOpen={showOpen}
          onNew={() => openAnother(EMPTY)}
          onCopy={() => openAnother({ ...deck, name: say('decks-copy-name', { name: called }) })}
          onLink={() => setOpen('link')}
          onText={() => setOpen('text')}
          onSave={() => download(fileName(called, 'json'), writeFile(view.id, deck))}
          onPrint={() => window.print()}
        />
      }
      onDeck={work.change}
      onOwned={setOwned}
      onList={(id) => setWanted(id ?? '')}
      onUndo={work.back}
      onRedo={work.on}
      onBack={() => goTo(way?.route ?? { page: 'lobby', game: view.id })}
      onLanguage={(next) => change({ language: next })}
    >
      <OpenDeck
        open={open === 'open'}
        mine={shelf.kept.map(({ id, deck: one }) => ({
          id,
          name: one.name,
          size: sizeOf(one.cards),
          isOpen: id === work.id,
        }))}
        broken={shelf.unread.map(({ id, name, reason: why }) => ({ id, name, why: reason(why) }))}
        ready={book.ready}
        problem={fileProblem}
        onClose={close}
        onOpen={(id) => {
          const found = shelf.kept.find((one) => one.id === id)
          if (found) openAnother(found.deck, id)
        }}
        onReady={(id) => {
          const found = ready(id)
          if (found) openAnother({ name: found.label, cards: found.cards })
        }}
        onFile={(file) => void doors.take(file)}
        onText={() => setOpen('text')}
        onSaveBroken={(id) => {
          const found = shelf.unread.find((one) => one.id === id)
          if (found) download(fileName(found.name || id, 'json'), found.text)
        }}
        onRemove={(id) => {
          // The deleted deck is replaced by an empty one, because its next change would store it again.
          if (id === work.id) work.open(EMPTY)
          void forgetDeck(id).then(shelf.look)
        }}
      />
      {(open === 'text' || doors.text !== undefined) && (
        <DeckText
          key={doors.text}
          deck={deck}
          known={known}
          given={doors.text}
          onClose={() => {
            close()
            doors.forgetText()
          }}
          onTake={(next) => {
            // Edited text changes the deck on the page; a text file becomes another deck.
            if (doors.text === undefined) work.change(next)
            else openAnother(next)
            close()
            doors.forgetText()
          }}
        />
      )}
      <DialogFrame open={open === 'link'} onClose={close} title={say('decks-link')} hint={say('decks-link-hint')} wide>
        {letters?.ok ? (
          <LinkBox label={called} link={linkTo({ page: 'decks', game: view.id, link: letters.value })} />
        ) : (
          letters && <p className="ui-refusal">{reason(letters.reason)}</p>
        )}
      </DialogFrame>
      {isOver && <FileDropCover title={say('decks-drop')} hint={say('decks-drop-hint')} />}
    </DeckPage>
  )
}

const namedIn = ({ cards, kinds }: DeckBook): readonly NamedCard[] =>
  cards.map(({ id, face, names, kind }) => ({
    id,
    name: face.title,
    names,
    heading: kinds.find((one) => one.id === kind)?.label ?? kind,
  }))

const hasAll = ({ cards }: Deck, book: DeckBook): boolean => {
  const ids = new Set(book.cards.map(({ id }) => id))
  return Object.keys(cards).every((id) => ids.has(id))
}
/** The first of the user's card lists that has all cards of a deck; undefined if the house's cards suffice. */
function listWith(
  deck: Deck,
  bookOf: (id: string | undefined) => DeckBook,
  lists: readonly { readonly id: string }[],
): string | undefined {
  return hasAll(deck, bookOf(undefined)) ? undefined : lists.find(({ id }) => hasAll(deck, bookOf(id)))?.id
}

/** Books are cached by language and card list, because each contains the texts of all cards. */
const books = new WeakMap<object, Map<string, DeckBook>>()
function bookIn(decks: GameDecks, language: Language, pack: Json | undefined): DeckBook {
  const of = typeof pack === 'object' && pack !== null ? pack : decks
  const made = books.get(of) ?? new Map<string, DeckBook>()
  books.set(of, made)
  const book = made.get(language) ?? decks.book(language, pack)
  made.set(language, book)
  return book
}
