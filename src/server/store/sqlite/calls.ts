/** What is sent between the port and the database thread: calls in batches, and a verdict for each. */
import type { StoreFailure } from '../failure'
import type { reading } from './reading'
import type { writing } from './writing'

export type Reading = ReturnType<typeof reading>
export type Writing = ReturnType<typeof writing>
export type Work = Reading & Writing
export type WorkName = keyof Work

export interface Call {
  readonly name: WorkName
  readonly args: readonly unknown[]
}
export type Verdict =
  | { readonly type: 'done'; readonly result: unknown }
  | { readonly type: 'refused'; readonly failure: StoreFailure; readonly says: string }
  /** A bug. The error is thrown again at the caller. */
  | { readonly type: 'broken'; readonly says: string }

/** How the thread is started: it serves a folder, or makes one copy of a folder's database and ends. */
export type Begin =
  | { readonly type: 'serve'; readonly folder: string; readonly mostBytes?: number }
  | { readonly type: 'copy'; readonly folder: string; readonly to: string }
/** To the serving thread: calls, answered batch by batch in order, or the order to close. */
export type ToThread = { readonly type: 'batch'; readonly calls: readonly Call[] } | { readonly type: 'close' }
/** From the thread: how starting or closing went, or a verdict for each call of a batch. */
export type FromThread =
  | { readonly type: 'begun' | 'closed'; readonly verdict: Verdict }
  | { readonly type: 'batch'; readonly verdicts: readonly Verdict[] }
