/** Why a store refuses. */

export const storeFailures = [
  /** An entry with that number exists already: somebody else has gone on with this table. */
  'NumberTaken',
  /** The entry does not follow the last one. */
  'NumberSkipped',
  /** Another node has claimed the table since. */
  'OldFence',
  'NoTable',
  'TableTaken',
  'HashTaken',
  /** The disk, or the room that was given, is full. Nothing is lost, and what was refused can be offered again. */
  'StoreFull',
  /** The database cannot be reached or written to at present. */
  'StoreAway',
  /** Another process has this data folder. */
  'InUse',
  /** What lies there was not written by this program. */
  'Foreign',
  /** It was written by a newer version of this program. */
  'Newer',
  'Damaged',
] as const
export type StoreFailure = (typeof storeFailures)[number]

/** A refusal of a store. The message is English, for the operator and the log, and has no key and nothing of a table's content in it. */
export class StoreError extends Error {
  readonly failure: StoreFailure

  constructor(failure: StoreFailure, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = failure
    this.failure = failure
  }
}

/** Why it was refused; undefined for anything that is not a refusal of a store. */
export const failureOf = (error: unknown): StoreFailure | undefined => (error instanceof StoreError ? error.failure : undefined)

/** Failures of one table, whichever store it is. */
export const noTable = () => new StoreError('NoTable', 'There is no such table.')
export const oldFence = () => new StoreError('OldFence', 'Another node has claimed the table since.')
export const tableTaken = () => new StoreError('TableTaken', 'A table with this id exists already.')
export const hashTaken = () => new StoreError('HashTaken', 'This key exists already.')
export const notNext = (number: number, next: number) =>
  number < next
    ? new StoreError('NumberTaken', `Entry ${number} exists already: the next is ${next}.`)
    : new StoreError('NumberSkipped', `Entry ${number} does not follow: the next is ${next}.`)
