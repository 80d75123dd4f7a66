/** Where decks come from: the one open last, a link, a file. A refused deck changes nothing. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { isSameDeck } from '../../decks/deck'
import { readFile } from '../../decks/file'
import { deckOfLetters } from '../../decks/link'
import type { Reason } from '../../kernel'
import { textOf } from '../device'
import { standAt } from '../route'
import { lastDeck, listDecks } from './shelf'
import type { DeckWork } from './use-deck'

/** Larger files are cut when they are read. */
const MOST_BYTES = 500_000

export interface DeckDoors {
  readonly problem: { readonly file: string; readonly reason: Reason } | undefined
  readonly linkProblem: Reason | undefined
  /** The text of a file with card lines, to be reviewed before it is taken. */
  readonly text: string | undefined
  take(file: File): Promise<void>
  forgetProblem(): void
  forgetText(): void
}

/** `onTaken` is called when another deck has been put on the page. */
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
      // If a link is opened again, the deck that was stored from it is reopened, provided it is unchanged.
      const found = kept.find((one) => (deck ? isSameDeck(one.deck, deck) : one.id === lastDeck(game)))
      if (found) open(found.deck, found.id)
      else if (deck) open(deck)
      setLinkProblem(linked && !linked.ok ? linked.reason : undefined)
      // The deck is stored now. Without the link in the address, reloading the page shows the deck with later changes.
      if (deck) standAt({ page: 'decks', game })
    })
  }, [game, link, open])
  return {
    problem,
    linkProblem,
    text,
    async take(file) {
      const found = await textOf(new File([file.slice(0, MOST_BYTES)], file.name))
      // Text with card lines is reviewed first. Anything else is a deck file or invalid.
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
