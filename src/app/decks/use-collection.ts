/** How many copies of each card a player owns, as noted by him. Stored on the device by game. */
import { useState } from 'react'
import { CARD_ID, type DeckList } from '../../decks/deck'
import { recall, remember } from '../../ui/remember'

const MOST_OWNED = 999

function collectionOf(game: string): DeckList {
  const text = recall(`collection-${game}`)
  if (text === undefined) return {}
  try {
    const found: unknown = JSON.parse(text)
    if (typeof found !== 'object' || found === null) throw new Error('no collection')
    return Object.fromEntries(
      Object.entries(found).filter(
        ([id, count]) => CARD_ID.test(id) && Number.isInteger(count) && count > 0 && count <= MOST_OWNED,
      ),
    )
  } catch {
    // Unreadable data is stored aside, because the next change would overwrite it.
    remember(`collection-${game}-aside`, text)
    return {}
  }
}

export function useCollection(game: string): readonly [owned: DeckList, setOwned: (owned: DeckList) => void] {
  const [owned, setOwned] = useState(() => collectionOf(game))
  return [
    owned,
    (next) => {
      setOwned(next)
      remember(`collection-${game}`, JSON.stringify(next))
    },
  ]
}
