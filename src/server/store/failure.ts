/** The reasons for which a store refuses a call. */

export const storeFailures = [
  /** An entry with that number exists already: another server has continued this table. */
  'NumberTaken',
  /** The entry does not follow the last one. */
  'NumberSkipped',
  /** Another node has claimed the table since. */
  'OldFence',
  'NoTable',
  'TableTaken',
  'HashTaken',
  /** The disk, or the space allowed, is full. Nothing is lost, and what was refused can be tried again. */
  'StoreFull',
  /** The database cannot be reached or written to at present. */
  'StoreAway',
  /** Another process uses this data folder. */
  'InUse',
  /** The file or schema there was not written by this program. */
  'Foreign',
  /** It was written by a newer version of this program. */
  'Newer',
  'Damaged',
] as const
export type StoreFailure = (typeof storeFailures)[number]

/** A refusal of a store. Its message is English, for the operator and the log, and contains no key and no content of a table. */
export class StoreError extends Error {
  readonly failure: StoreFailure

  constructor(failure: StoreFailure, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = failure
    this.failure = failure
  }
}

/** The kind of a store's refusal; undefined for any other error. */
export const failureOf = (error: unknown): StoreFailure | undefined => (error instanceof StoreError ? error.failure : undefined)

/** Failures of one table, the same for both stores. */
export const noTable = () => new StoreError('NoTable', 'There is no such table.')
export const oldFence = () => new StoreError('OldFence', 'Another node has claimed the table since.')
export const tableTaken = () => new StoreError('TableTaken', 'A table with this id exists already.')
export const hashTaken = () => new StoreError('HashTaken', 'This key exists already.')
export const notNext = (number: number, next: number) =>
  number < next
    ? new StoreError('NumberTaken', `Entry ${number} exists already: the next is ${next}.`)
    : new StoreError('NumberSkipped', `Entry ${number} does not follow: the next is ${next}.`)
