/** The server's log: one line of JSON for each note. */
import pino, { type DestinationStream } from 'pino'
import type { Config } from '../config'
import { failureOf } from '../store/failure'

/**
 * Everything that is ever logged. The only data from pages are the id of a table and a game's name: no key, name, talk, message
 * or address of a visitor.
 */
export type Note =
  | { readonly type: 'started'; readonly address: string; readonly store: 'sqlite' | 'postgres' }
  | { readonly type: 'stopping'; readonly signal: string }
  | { readonly type: 'stopped' }
  | { readonly type: 'table opened'; readonly table: string; readonly game: string }
  /** This server has loaded a table into memory, or has unloaded it. */
  | { readonly type: 'table taken' | 'table released'; readonly table: string }
  | { readonly type: 'tables cleaned'; readonly count: number }
  | { readonly type: 'store failed'; readonly call: string; readonly error: unknown }
  | { readonly type: 'failed'; readonly at: string; readonly error: unknown }

export type Noting = (note: Note) => void

/** Logs notes of this level and above, to the standard output by default. */
export function createLog(level: NonNullable<Config['log']>, to: DestinationStream = pino.destination({ sync: false })): Noting {
  const formatters = { level: (label: string) => ({ level: label }) }
  const log = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters }, to)
  return (note) => {
    switch (note.type) {
      case 'started':
        return log.info({ address: note.address, store: note.store }, note.type)
      case 'stopping':
        return log.info({ signal: note.signal }, note.type)
      case 'stopped':
        return log.info(note.type)
      case 'table opened':
        return log.info({ table: short(note.table), game: note.game }, note.type)
      case 'table taken':
      case 'table released':
        return log.debug({ table: short(note.table) }, note.type)
      case 'tables cleaned':
        return log.info({ count: note.count }, note.type)
      case 'store failed':
        return log.error({ call: note.call, ...told(note.error) }, note.type)
      case 'failed':
        return log.error({ at: note.at, ...told(note.error) }, note.type)
    }
  }
}

/** Enough of a table's id to find its log lines, but too little to open it. */
const short = (table: string): string => table.slice(0, 6)

/** An error's message may quote what somebody sent, so only its kind and place are logged; of a store's refusal, its kind. */
function told(error: unknown): { readonly error: string; readonly failure?: string; readonly stack?: readonly string[] } {
  if (!(error instanceof Error)) return { error: typeof error }
  const failure = failureOf(error)
  if (failure) return { error: 'StoreError', failure }
  const frames = (error.stack ?? '').split('\n').map((line) => line.trim())
  return { error: error.constructor.name, stack: frames.filter((line) => /^at .*\d\)?$/.test(line)).slice(0, 12) }
}
