/** Decks kept on the device: of each game its own, and what cannot be read stays as it is. */
import { expect, test, vi } from 'vitest'
import { forgetDeck, keepDeck, listDecks } from '../../src/app/decks/shelf'
import type { Deck } from '../../src/decks/deck'
import * as files from '../../src/decks/file'

const deck: Deck = { name: 'Clans', cards: { clansman: 4 } }

test('a deck is listed for its game, changed under its id, and removed', async () => {
  await keepDeck('one', 'a', deck)
  await keepDeck('one', 'a', { ...deck, cards: { clansman: 5 } })
  await keepDeck('other', 'b', deck)
  expect((await listDecks('one')).kept).toMatchObject([{ id: 'a', deck: { name: 'Clans', cards: { clansman: 5 } } }])
  await forgetDeck('a')
  expect(await listDecks('one')).toEqual({ kept: [], unread: [] })
  expect((await listDecks('other')).kept.length).toBe(1)
})

test('one that cannot be read is listed apart, as it is, with the reason', async () => {
  // As a newer version of the product might have written it.
  const written = vi.spyOn(files, 'writeFile').mockReturnValueOnce('{"sightline":"deck","game":"one","version":2}')
  await keepDeck('one', 'new', deck)
  written.mockRestore()
  await keepDeck('one', 'old', deck)
  const { kept, unread } = await listDecks('one')
  expect(kept.map(({ id }) => id)).toEqual(['old'])
  expect(unread).toEqual([
    {
      id: 'new',
      name: 'Clans',
      text: '{"sightline":"deck","game":"one","version":2}',
      reason: { key: 'deck-other-version', says: { found: '2', ours: 1 } },
    },
  ])
})
