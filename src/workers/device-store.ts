/** Matches in this browser's database: a record per match, one per entry, one for its secrets, one for its notes; one transaction per change. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { MatchEntry } from '../match/history'
import type { KeptSecrets } from '../match/proof/secrets'
import type { MatchStore, StoredMatch } from '../match/store'
import type { Note } from '../protocol/notes'

interface DeviceSchema extends DBSchema {
  matches: { key: string; value: StoredMatch }
  entries: { key: [string, number]; value: { readonly match: string; readonly seq: number; readonly entry: MatchEntry } }
  secrets: { key: string; value: { readonly match: string; readonly secrets: KeptSecrets } }
  notes: { key: string; value: { readonly match: string; readonly notes: readonly Note[] } }
}
const STORES = ['matches', 'entries', 'secrets', 'notes'] as const

/** Opens the database. Rejects if the browser provides none (private windows, full disks, settings). */
export async function openDeviceStore(name = 'sightline'): Promise<MatchStore> {
  const db: IDBPDatabase<DeviceSchema> = await openDB<DeviceSchema>(name, 3, {
    upgrade(older, version) {
      if (version < 1) {
        older.createObjectStore('matches', { keyPath: 'id' })
        older.createObjectStore('entries', { keyPath: ['match', 'seq'] })
      }
      if (version < 2) older.createObjectStore('secrets', { keyPath: 'match' })
      older.createObjectStore('notes', { keyPath: 'match' })
    },
    // Another tab runs a newer version that wants to upgrade the database: close this connection so that it can.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase | null)?.close(),
  })
  /** The key range of all entries of a match. Keys are compared as lists, and an empty list sorts after every number. */
  const allOf = (id: string) => IDBKeyRange.bound([id, 0], [id, []])
  return {
    lasting: true,
    list: () => db.getAll('matches'),
    async add(match, entries, secrets) {
      const work = db.transaction(STORES, 'readwrite')
      const adding: Promise<unknown>[] = entries.map((entry) =>
        work.objectStore('entries').add({ match: match.id, seq: entry.seq, entry }),
      )
      if (secrets) adding.push(work.objectStore('secrets').put({ match: match.id, secrets }))
      await Promise.all([work.objectStore('matches').add(match), ...adding, work.done])
    },
    async load(id) {
      const work = db.transaction(['matches', 'entries'], 'readonly')
      const [match, entries] = await Promise.all([
        work.objectStore('matches').get(id),
        work.objectStore('entries').getAll(allOf(id)),
        work.done,
      ])
      return match && { match, entries: entries.map(({ entry }) => entry) }
    },
    async append(match, entries) {
      const work = db.transaction(['matches', 'entries'], 'readwrite')
      // `add` rejects if the entry number is taken, which means that another window has continued this match.
      const adding = entries.map((entry) => work.objectStore('entries').add({ match: match.id, seq: entry.seq, entry }))
      await Promise.all([...adding, work.objectStore('matches').put(match), work.done])
    },
    async update(match) {
      await db.put('matches', match)
    },
    secrets: async (id) => (await db.get('secrets', id))?.secrets,
    async keepSecrets(id, secrets) {
      await db.put('secrets', { match: id, secrets })
    },
    notes: async (id) => (await db.get('notes', id))?.notes,
    async keepNotes(id, notes) {
      await db.put('notes', { match: id, notes })
    },
    async remove(id) {
      const work = db.transaction(STORES, 'readwrite')
      const gone = (['matches', 'secrets', 'notes'] as const).map((store) => work.objectStore(store).delete(id))
      await Promise.all([...gone, work.objectStore('entries').delete(allOf(id)), work.done])
    },
  }
}
