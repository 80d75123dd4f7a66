/** Own pieces in this browser's database: one record for each piece and one for what a palette shows of it, written together. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { type KeptPiece, type OwnStore, summaryOf } from '../planner/own/store'
import type { OwnRecord } from '../planner/own/types'

interface OwnSchema extends DBSchema {
  pieces: { key: string; value: OwnRecord }
  shown: { key: string; value: KeptPiece }
}

/** Opens the database. Rejects if the browser provides none (private windows, full disks, settings). */
export async function openOwnStore(name = 'sightline-own'): Promise<OwnStore> {
  const db: IDBPDatabase<OwnSchema> = await openDB<OwnSchema>(name, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('pieces', { keyPath: 'id' })
      fresh.createObjectStore('shown', { keyPath: 'id' })
    },
    // Another tab runs a newer version that wants to upgrade the database: close this connection so that it can.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase | null)?.close(),
  })
  return {
    lasting: true,
    list: () => db.getAll('shown'),
    load: (id) => db.get('pieces', id),
    async save(piece) {
      const work = db.transaction(['pieces', 'shown'], 'readwrite')
      await Promise.all([work.objectStore('pieces').put(piece), work.objectStore('shown').put(summaryOf(piece)), work.done])
    },
    async remove(id) {
      const work = db.transaction(['pieces', 'shown'], 'readwrite')
      await Promise.all([work.objectStore('pieces').delete(id), work.objectStore('shown').delete(id), work.done])
    },
  }
}
