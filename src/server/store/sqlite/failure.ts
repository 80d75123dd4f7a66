/** Turns errors of SQLite and the file system into a `StoreError`. */
import { StoreError } from '../failure'

/** Result codes of SQLite: the low eight bits of an extended code. */
const FULL = 13
const DAMAGED: readonly number[] = [11, 26]
/** File system errors: no space, quota used up, file too large. */
const NO_ROOM: readonly string[] = ['ENOSPC', 'EDQUOT', 'EFBIG']
/** Wrong SQL, a constraint, a wrong type, misuse, a wrong parameter: never caused by the state of the disk or the file. */
const BUGS: readonly number[] = [1, 19, 20, 21, 25]

export function sqliteFailure(error: unknown): StoreError {
  const { result, code } = coded(error)
  if (result === FULL || NO_ROOM.includes(code))
    return new StoreError('StoreFull', 'The disk, or the room given to the database, is full.', error)
  if (result !== undefined && DAMAGED.includes(result))
    return new StoreError('Damaged', 'The database is damaged: stop the server and restore a backup into another folder.', error)
  return new StoreError('StoreAway', `The database cannot be used: ${error instanceof Error ? error.message : error}.`, error)
}

/** Is this a fault of the program, and not of its environment? */
export function isBug(error: unknown): boolean {
  const { result, code } = coded(error)
  return result === undefined ? code === '' : BUGS.includes(result)
}

/** SQLite's result code, or the error code of the file system. */
function coded(error: unknown): { readonly result: number | undefined; readonly code: string } {
  if (!(error instanceof Error)) return { result: undefined, code: '' }
  if ('errcode' in error && typeof error.errcode === 'number') return { result: error.errcode & 0xff, code: '' }
  return { result: undefined, code: 'syscall' in error && 'code' in error ? String(error.code) : '' }
}
