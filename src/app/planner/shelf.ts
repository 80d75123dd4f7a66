/**
 * The layouts that this device keeps. The browser's own store; where there is none, they last as long as the page. What could not be read
 * again never takes the place of what can: it is kept aside, as it is.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { LayoutDocument } from '../../planner/document'
import { finish } from '../../planner/own/mesh'
import { layoutReading } from '../../planner/read'
import { type PlannerReason, plannerSays } from '../../planner/said'
import { breathed } from './breathed'

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
/** Ends the id of what is kept aside for a layout. */
const ASIDE = '~aside'
/** How often each has been kept. */
const turns = new Map<string, number>()
const memory = new Map<string, Row>()
const playedOn = new Map<string, string>()
let database: Promise<IDBPDatabase<Shelf> | undefined> | undefined

const shelf = () => {
  database ??= opened().catch(() => undefined)
  return database
}
const opened = async () =>
  openDB<Shelf>('sightline-layouts', 2, {
    upgrade(db, before) {
      if (before < 1) db.createObjectStore('layouts', { keyPath: 'id' })
      if (before < 2) db.createObjectStore('played', { keyPath: 'match' })
    },
    // A newer version of the product in another tab: make room for it.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase | null)?.close(),
  })

/**
 * Keeps the layout that is open. Says why where it could not be read again: then it is aside, and what was kept before stays. `atOnce`: the
 * page is going, and has no time for breaths.
 */
export async function keep(id: string, document: LayoutDocument, atOnce = false): Promise<PlannerReason | undefined> {
  const problem = await shelve(id, document, atOnce)
  try {
    localStorage.setItem(OPEN, id)
  } catch {
    // A forbidden store: the planner begins with a bare table.
  }
  return problem
}

/** The same for one that is not open. */
export async function shelve(id: string, document: LayoutDocument, atOnce = false): Promise<PlannerReason | undefined> {
  const turn = (turns.get(id) ?? 0) + 1
  turns.set(id, turn)
  const text = JSON.stringify(document)
  const reading = layoutReading(text)
  const read = atOnce ? finish(reading) : await breathed(reading)
  // A newer one has been kept meanwhile.
  if (turns.get(id) !== turn) return undefined
  const { name, pieces } = document
  const row: Row = { id: read.ok ? id : id + ASIDE, name, pieces: pieces.length, changedAt: Date.now(), text }
  memory.set(row.id, row)
  if (read.ok) memory.delete(id + ASIDE)
  try {
    const db = await shelf()
    await db?.put('layouts', row)
    if (read.ok) await db?.delete('layouts', id + ASIDE)
  } catch {
    // A full or forbidden store: the page still has it.
  }
  return read.ok ? undefined : plannerSays('layout-kept-aside', { name })
}

/** The newest first, without what is aside. */
export async function listKept(): Promise<readonly Kept[]> {
  const rows = (await (await shelf())?.getAll('layouts')) ?? [...memory.values()]
  return rows
    .filter(({ id }) => !id.endsWith(ASIDE))
    .map(({ id, name, pieces, changedAt }) => ({ id, name, pieces, changedAt }))
    .sort((a, b) => b.changedAt - a.changedAt)
}

/** A layout of this device that cannot be read: its text is as it was stored. */
export interface Unread extends Kept {
  readonly text: string
  readonly reason: PlannerReason
}
/** All of them. Read one after the other, with a pause after each: they can be large, and the page is in use. */
export async function listUnread(): Promise<readonly Unread[]> {
  const db = await shelf()
  const ids = (await db?.getAllKeys('layouts')) ?? [...memory.keys()]
  const unread: Unread[] = []
  for (const id of ids) {
    const row = db ? await db.get('layouts', id) : memory.get(id)
    const read = row && (await breathed(layoutReading(row.text)))
    if (read && !read.ok) unread.push({ ...row, reason: read.reason })
    await new Promise((done) => setTimeout(done))
  }
  return unread.sort((a, b) => b.changedAt - a.changedAt)
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
