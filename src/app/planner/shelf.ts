/** The layouts that this device keeps. The browser's own store; where there is none, they last as long as the page. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { LayoutDocument } from '../../planner/document'

export interface Kept {
  readonly id: string
  readonly name: string
  readonly pieces: number
  readonly changedAt: number
}
interface Row extends Kept {
  /** As text: it is read through the same door as a file. */
  readonly text: string
}
/** A match that was begun on a layout of this device. */
interface Played {
  readonly match: string
  readonly layout: string
}
interface Shelf extends DBSchema {
  layouts: { key: string; value: Row }
  played: { key: string; value: Played }
}

const OPEN = 'sightline-planner-open'
const memory = new Map<string, Row>()
const playedOn = new Map<string, string>()
let database: Promise<IDBPDatabase<Shelf> | undefined> | undefined

const shelf = () => {
  database ??= openDB<Shelf>('sightline-layouts', 2, {
    upgrade(db, before) {
      if (before < 1) db.createObjectStore('layouts', { keyPath: 'id' })
      if (before < 2) db.createObjectStore('played', { keyPath: 'match' })
    },
    // A newer version of the product in another tab: make room for it.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase | null)?.close(),
  }).catch(() => undefined)
  return database
}

export const freshId = (): string => crypto.randomUUID()

export async function keep(id: string, document: LayoutDocument): Promise<void> {
  const row: Row = {
    id,
    name: document.name,
    pieces: document.pieces.length,
    changedAt: Date.now(),
    text: JSON.stringify(document),
  }
  memory.set(id, row)
  try {
    await (await shelf())?.put('layouts', row)
    localStorage.setItem(OPEN, id)
  } catch {
    // A full or forbidden store: the page still has it.
  }
}

/** The newest first. */
export async function listKept(): Promise<readonly Kept[]> {
  const rows = (await (await shelf())?.getAll('layouts')) ?? [...memory.values()]
  return rows
    .map(({ id, name, pieces, changedAt }) => ({ id, name, pieces, changedAt }))
    .sort((a, b) => b.changedAt - a.changedAt)
}
export const textKept = async (id: string): Promise<string | undefined> =>
  (await (await shelf())?.get('layouts', id))?.text ?? memory.get(id)?.text
export async function forget(id: string): Promise<void> {
  memory.delete(id)
  await (await shelf())?.delete('layouts', id)
}

/** Notes that a match is played on a layout, so that the way back is to the layout itself and not to what the match made of it. */
export async function keepPlayed(match: string, layout: string): Promise<void> {
  playedOn.set(match, layout)
  try {
    await (await shelf())?.put('played', { match, layout })
  } catch {
    // As above.
  }
}
/** The layout that a match was begun on, as text, if this device still has it. */
export async function layoutPlayed(match: string): Promise<{ readonly id: string; readonly text: string } | undefined> {
  const id = (await (await shelf())?.get('played', match))?.layout ?? playedOn.get(match)
  const text = id === undefined ? undefined : await textKept(id)
  return id === undefined || text === undefined ? undefined : { id, text }
}

/** Which one was on the table last. */
export function lastOpen(): string | undefined {
  try {
    return localStorage.getItem(OPEN) ?? undefined
  } catch {
    return undefined
  }
}
