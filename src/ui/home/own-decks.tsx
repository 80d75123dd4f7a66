/** A seat's choice of a deck: the game's own decks, those stored on this device, and a button to the builder. */
import { createContext, useContext } from 'react'
import { OWN_DECK } from '../../decks/deck'
import type { LobbyList, LobbyValue } from '../../games/lobby'
import type { PlayerSeat } from '../../kernel'
import { Button } from '../button'
import { useWords } from '../words/words-context'
import { ChoiceList } from './choice-list'

export interface OwnDecks {
  /** The decks of this device, the newest first, each with its value as a choice. */
  readonly kept: readonly {
    readonly id: string
    readonly name: string
    readonly size: number
    readonly value: readonly string[]
  }[]
  /** Opens the builder for the deck of a seat. */
  onBuild(seat: PlayerSeat): void
}
/** Undefined if no decks can be built. */
export const OwnDecksContext = createContext<OwnDecks | undefined>(undefined)

export interface DeckChoiceProps {
  readonly list: Extract<LobbyList, { readonly kind: 'one' }>
  readonly seat: PlayerSeat | undefined
  onChange(value: LobbyValue): void
}

export function DeckChoice({ list, seat, onChange }: DeckChoiceProps) {
  const { say } = useWords()
  const { kept = [], onBuild } = useContext(OwnDecksContext) ?? {}
  const chosen = list.own && kept.find(({ value }) => value.join('\n') === list.own?.join('\n'))
  // If the chosen deck is stored on this device, it is listed only among the stored decks.
  const options = list.options.filter(({ id }) => id !== OWN_DECK || !chosen)
  return (
    <>
      <ChoiceList
        label={list.title}
        options={[
          ...options,
          ...kept.map(({ id, name, size }) => ({
            id: `${OWN_DECK}:${id}`,
            label: name || say('own-deck-unnamed'),
            detail: say('own-deck', { cards: size }),
          })),
        ]}
        value={chosen ? `${OWN_DECK}:${chosen.id}` : list.value}
        onChange={(id) =>
          onChange(kept.find((deck) => `${OWN_DECK}:${deck.id}` === id)?.value ?? (id === OWN_DECK ? (list.own ?? id) : id))
        }
      />
      {onBuild && seat && (
        <Button icon="cards" title={say('deck-builder-hint')} onClick={() => onBuild(seat)}>
          {say('deck-builder')}
        </Button>
      )}
    </>
  )
}
