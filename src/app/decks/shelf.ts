/**
 * The decks on this device, of all games, in the browser's database, or in memory if there is none. A deck that cannot be read
 * stays unchanged under its own id and is never overwritten.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { type Deck, sizeOf } from '../../decks/deck'
import { readFile, writeFile } from '../../decks/file'
import type { Reason } from '../../kernel'
import { recall, remember } from '../../ui/remember'

interface Row {
  readonly id: string
  readonly game: string
  readonly name: string
  readonly size: number
  readonly changedAt: number
  /** Stored as a deck file, so that it is validated in the same way. */
  readonly text: string
}
interface Shelf extends DBSchema {
  decks: { key: string; value: Row }
}
export interface KeptDeck {
  readonly id: string
  readonly changedAt: number
  readonly deck: Deck
}
export interface UnreadDeck {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly reason: Reason
}

const memory = new Map<string, Row>()
let database: Promise<IDBPDatabase<Shelf> | undefined> | undefined
const shelf = () => {
  database ??= opened().catch(() => undefined)
  return database
}
const opened = async () =>
  openDB<Shelf>('sightline-decks', 1, {
    upgrade: (db) => void db.createObjectStore('decks', { keyPath: 'id' }),
    // Another tab runs a newer version that wants to upgrade the database: close this connection so that it can.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase | null)?.close(),
  })

/** Stores a deck. Returns whether it will still be there at the next visit. */
export async function keepDeck(game: string, id: string, deck: Deck): Promise<boolean> {
  const row: Row = {
    id,
    game,
    name: deck.name,
    size: sizeOf(deck.cards),
    changedAt: Date.now(),
    text: writeFile(game, deck),
  }
  memory.set(id, row)
  try {
    const db = await shelf()
    await db?.put('decks', row)
    return db !== undefined
  } catch {
    // Storage is full or forbidden: the deck stays in memory.
    return false
  }
}

/** The decks of a game, the newest first, and those that cannot be read, with the reason. */
export async function listDecks(
  game: string,
): Promise<{ readonly kept: readonly KeptDeck[]; readonly unread: readonly UnreadDeck[] }> {
  const stored = (await (await shelf())?.getAll('decks').catch(() => undefined)) ?? [...memory.values()]
  const rows = stored.filter((row) => row.game === game).sort((a, b) => b.changedAt - a.changedAt)
  const kept: KeptDeck[] = []
  const unread: UnreadDeck[] = []
  for (const { id, name, changedAt, text } of rows) {
    const read = readFile(game, String(text))
    if (read.ok) kept.push({ id, changedAt, deck: read.value })
    else unread.push({ id, name: String(name), text: String(text), reason: read.reason })
  }
  return { kept, unread }
}

export async function forgetDeck(id: string): Promise<void> {
  memory.delete(id)
  await (await shelf())?.delete('decks', id)
}

/** The id of the game's deck that was open last. */
export const lastDeck = (game: string): string | undefined => recall(`deck-open-${game}`)
export const noteLast = (game: string, id: string): void => void remember(`deck-open-${game}`, id)
