/**
 * The layouts stored on this device, in the browser's database, or in memory if there is none. A layout that cannot be read back
 * never overwrites one that can: it is stored beside it, unchanged.
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
  /** Stored as text, so that it is validated like a file when it is read. */
  readonly text: string
}
/** A match that was begun on a layout of this device. */
interface Played {
  readonly match: string
  readonly layout: string
}
/** What bots' matches told about a layout. */
interface Tried {
  readonly layout: string
  readonly name: string
  /** What the layout was when they were played (`stateOf` in `selfplay/state-of.ts`). */
  readonly state: string
  /** The report, stored as text so that it is validated when it is read. */
  readonly text: string
}
interface Shelf extends DBSchema {
  layouts: { key: string; value: Row }
  played: { key: string; value: Played }
  tried: { key: string; value: Tried }
}

const OPEN = 'sightline-planner-open'
/** Suffix of the id under which an unreadable version of a layout is stored. */
const ASIDE = '~aside'
/** How often each layout has been stored, to detect that a newer version was stored meanwhile. */
const turns = new Map<string, number>()
const memory = new Map<string, Row>()
const playedOn = new Map<string, string>()
const triedIn = new Map<string, Tried>()
let database: Promise<IDBPDatabase<Shelf> | undefined> | undefined

const shelf = () => {
  database ??= opened().catch(() => undefined)
  return database
}
const opened = async () =>
  openDB<Shelf>('sightline-layouts', 3, {
    upgrade(db, before) {
      if (before < 1) db.createObjectStore('layouts', { keyPath: 'id' })
      if (before < 2) db.createObjectStore('played', { keyPath: 'match' })
      if (before < 3) db.createObjectStore('tried', { keyPath: 'layout' })
    },
    // Another tab runs a newer version that wants to upgrade the database: close this connection so that it can.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase | null)?.close(),
  })

/**
 * Stores the open layout. If it cannot be read back, returns the reason: it was then stored aside, and the previous version
 * stays. `atOnce`: the page is closing, so the check must not pause.
 */
export async function keep(id: string, document: LayoutDocument, atOnce = false): Promise<PlannerReason | undefined> {
  const problem = await shelve(id, document, atOnce)
  try {
    localStorage.setItem(OPEN, id)
  } catch {
    // Storage is forbidden here: next time the planner begins with a bare table.
  }
  return problem
}

/** Stores a layout that is not open, in the same way as `keep`. */
export async function shelve(id: string, document: LayoutDocument, atOnce = false): Promise<PlannerReason | undefined> {
  const turn = (turns.get(id) ?? 0) + 1
  turns.set(id, turn)
  const text = JSON.stringify(document)
  const reading = layoutReading(text)
  const read = atOnce ? finish(reading) : await breathed(reading)
  // A newer version has been stored meanwhile.
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
    // Storage is full or forbidden: the layout stays in memory.
  }
  return read.ok ? undefined : plannerSays('layout-kept-aside', { name })
}

/** The stored layouts, the newest first, without those kept aside. */
export async function listKept(): Promise<readonly Kept[]> {
  const rows = (await (await shelf())?.getAll('layouts')) ?? [...memory.values()]
  return rows
    .filter(({ id }) => !id.endsWith(ASIDE))
    .map(({ id, name, pieces, changedAt }) => ({ id, name, pieces, changedAt }))
    .sort((a, b) => b.changedAt - a.changedAt)
}

/** A stored layout that cannot be read, with its text unchanged. */
export interface Unread extends Kept {
  readonly text: string
  readonly reason: PlannerReason
}
/** All unreadable layouts. They are read one at a time with pauses, because they can be large and the page is in use. */
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
/** The text of a stored layout; undefined if there is none with this id. */
export const textKept = async (id: string): Promise<string | undefined> =>
  (await (await shelf())?.get('layouts', id))?.text ?? memory.get(id)?.text
export async function forget(id: string): Promise<void> {
  memory.delete(id)
  await (await shelf())?.delete('layouts', id)
  await forgetTried(id)
}

/** Records that a match is played on a layout, so that the planner can later open that layout itself. */
export async function keepPlayed(match: string, layout: string): Promise<void> {
  playedOn.set(match, layout)
  try {
    await (await shelf())?.put('played', { match, layout })
  } catch {
    // Storage is full or forbidden: the record stays in memory.
  }
}
/** The layout that a match was begun on, as text, if this device still has it. */
export async function layoutPlayed(match: string): Promise<{ readonly id: string; readonly text: string } | undefined> {
  const id = (await (await shelf())?.get('played', match))?.layout ?? playedOn.get(match)
  const text = id === undefined ? undefined : await textKept(id)
  return id === undefined || text === undefined ? undefined : { id, text }
}

/** Stores the report on a layout; it replaces the one before. */
export async function keepTried(tried: Tried): Promise<void> {
  triedIn.set(tried.layout, tried)
  try {
    await (await shelf())?.put('tried', tried)
  } catch {
    // Storage is full or forbidden: the report stays in memory.
  }
}
/** All reports of this device. */
export const listTried = async (): Promise<readonly Tried[]> => (await (await shelf())?.getAll('tried')) ?? [...triedIn.values()]
export async function forgetTried(layout: string): Promise<void> {
  triedIn.delete(layout)
  await (await shelf())?.delete('tried', layout)
}

/** The id of the layout that was open last. */
export function lastOpen(): string | undefined {
  try {
    return localStorage.getItem(OPEN) ?? undefined
  } catch {
    return undefined
  }
}
