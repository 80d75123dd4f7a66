/** How decks come in: the one that was open last, one of a link, one of a file. What is refused changes nothing. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { isSameDeck } from '../../decks/deck'
import { readFile } from '../../decks/file'
import { deckOfLetters } from '../../decks/link'
import type { Reason } from '../../kernel'
import { textOf } from '../device'
import { standAt } from '../route'
import { lastDeck, listDecks } from './shelf'
import type { DeckWork } from './use-deck'

/** Larger files are not read to their end. */
const MOST_BYTES = 500_000

export interface DeckDoors {
  readonly problem: { readonly file: string; readonly reason: Reason } | undefined
  readonly linkProblem: Reason | undefined
  /** A file of lines, to be looked through before it is taken. */
  readonly text: string | undefined
  take(file: File): Promise<void>
  forgetProblem(): void
  forgetText(): void
}

/** `onTaken`: another deck is on the page. */
export function useDeckDoors(game: string, link: string | undefined, work: DeckWork, onTaken: () => void): DeckDoors {
  const { open } = work
  const [problem, setProblem] = useState<DeckDoors['problem']>()
  const [linkProblem, setLinkProblem] = useState<Reason>()
  const [text, setText] = useState<string>()
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current && link === undefined) return
    isBegun.current = true
    const linked = link === undefined ? undefined : deckOfLetters(link)
    void listDecks(game).then(({ kept }) => {
      const deck = linked?.ok ? linked.value : undefined
      // A link that is opened again leads to the deck that it made, if that is still the same.
      const found = kept.find((one) => (deck ? isSameDeck(one.deck, deck) : one.id === lastDeck(game)))
      if (found) open(found.deck, found.id)
      else if (deck) open(deck)
      setLinkProblem(linked && !linked.ok ? linked.reason : undefined)
      // The deck is kept: loading the page again shows it as it was changed since.
      if (deck) standAt({ page: 'decks', game })
    })
  }, [game, link, open])
  return {
    problem,
    linkProblem,
    text,
    async take(file) {
      const found = await textOf(new File([file.slice(0, MOST_BYTES)], file.name))
      // A file of lines is looked through; any other is a deck, or none.
      if (!/^\s*[{[]/.test(found)) return setText(found)
      const read = readFile(game, found)
      setProblem(read.ok ? undefined : { file: file.name, reason: read.reason })
      if (!read.ok) return
      open(read.value)
      onTaken()
    },
    forgetProblem: useCallback(() => setProblem(undefined), []),
    forgetText: useCallback(() => setText(undefined), []),
  }
}
