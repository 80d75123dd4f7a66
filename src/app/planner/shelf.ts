/** The layouts that this device keeps. The browser's own store; where there is none, they last as long as the page. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { LayoutDocument } from '../../editor/document'

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
interface Shelf extends DBSchema {
  layouts: { key: string; value: Row }
}

const OPEN = 'sightline-planner-open'
const memory = new Map<string, Row>()
let database: Promise<IDBPDatabase<Shelf> | undefined> | undefined

const shelf = () => {
  database ??= openDB<Shelf>('sightline-layouts', 1, {
    upgrade: (db) => void db.createObjectStore('layouts', { keyPath: 'id' }),
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

/** Which one was on the table last. */
export function lastOpen(): string | undefined {
  try {
    return localStorage.getItem(OPEN) ?? undefined
  } catch {
    return undefined
  }
}
