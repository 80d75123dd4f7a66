/** What SQLite and the file system throw, as a refusal of the store. */
import { StoreError } from '../failure'

/** SQLite's result codes; the low eight bits of an extended code. */
const FULL = 13
const DAMAGED: readonly number[] = [11, 26]
/** Of files: no room, quota used up, file too large. */
const NO_ROOM: readonly string[] = ['ENOSPC', 'EDQUOT', 'EFBIG']
/** Wrong SQL, a constraint, a wrong type, misuse, a wrong parameter: no state of the disk or the file brings these about. */
const BUGS: readonly number[] = [1, 19, 20, 21, 25]

export function sqliteFailure(error: unknown): StoreError {
  const { result, code } = coded(error)
  if (result === FULL || NO_ROOM.includes(code))
    return new StoreError('StoreFull', 'The disk, or the room given to the database, is full.', error)
  if (result !== undefined && DAMAGED.includes(result))
    return new StoreError('Damaged', 'The database is damaged: stop the server and restore a backup into another folder.', error)
  return new StoreError('StoreAway', `The database cannot be used: ${error instanceof Error ? error.message : error}.`, error)
}

/** Is this a fault of the program, and not of what it runs on? */
export function isBug(error: unknown): boolean {
  const { result, code } = coded(error)
  return result === undefined ? code === '' : BUGS.includes(result)
}

/** SQLite's result, or the code of what the file system threw. */
function coded(error: unknown): { readonly result: number | undefined; readonly code: string } {
  if (!(error instanceof Error)) return { result: undefined, code: '' }
  if ('errcode' in error && typeof error.errcode === 'number') return { result: error.errcode & 0xff, code: '' }
  return { result: undefined, code: 'syscall' in error && 'code' in error ? String(error.code) : '' }
}
