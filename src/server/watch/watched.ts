/** Wrappers of the store and the house that measure and log what they do. */
import type { TableStore } from '../store/port'
import type { House } from '../tables/house'
import type { Metrics } from './metrics'
import type { Noting } from './notes'

/** `now` gives monotonic milliseconds. */
export interface Watch {
  readonly metrics: Pick<Metrics, 'told' | 'stored'>
  readonly note: Noting
  now(): number
}

/** Refusals that are normal between nodes and visitors: counted, but not logged. */
const NORMAL = new Set(['OldFence', 'NumberTaken', 'NoTable', 'HashTaken', 'TableTaken'])

/** Wraps a store so that every call is measured. */
export function watchedStore<S extends TableStore>(store: S, { metrics, note, now }: Watch): S {
  const watched = Object.entries(store as unknown as { readonly [call: string]: (...args: unknown[]) => Promise<unknown> }).map(
    ([call, work]) => {
      const measured = async (...args: unknown[]) => {
        const began = now()
        const seconds = () => (now() - began) / 1000
        try {
          const result = await work.apply(store, args)
          metrics.stored(call, seconds())
          if (call === 'claim' && isHeld(result)) note({ type: 'table taken', table: String(args[0]) })
          if (call === 'release') note({ type: 'table released', table: String(args[0]) })
          return result
        } catch (error) {
          metrics.stored(call, seconds(), error)
          if (!(error instanceof Error && NORMAL.has(error.name))) note({ type: 'store failed', call, error })
          throw error
        }
      }
      return [call, measured] as const
    },
  )
  return Object.fromEntries(watched) as unknown as S
}

const isHeld = (claim: unknown): boolean => (claim as { readonly type?: unknown } | undefined)?.type === 'held'

/** Wraps a house so that openings and failures are logged, and the time from an answer to its announcement is measured. */
export function watchedHouse(house: House, { metrics, note, now }: Watch): House {
  /** For each table, when the oldest answer that is not announced yet arrived, and from which connection. */
  const unanswered = new Map<string, { readonly from: object; readonly at: number }>()
  const noted = async <T>(at: string, work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      note({ type: 'failed', at, error })
      throw error
    }
  }
  return {
    ...house,
    async open(asked) {
      const opened = await noted('open', house.open(asked))
      if (opened.ok) note({ type: 'table opened', table: opened.value.table, game: asked.game })
      return opened
    },
    mine: (keys) => noted('mine', house.mine(keys)),
    async enter(table, keys, visitor) {
      const from = {}
      const settle = () => {
        if (unanswered.get(table)?.from === from) unanswered.delete(table)
      }
      const entered = await noted(
        'enter',
        house.enter(table, keys, {
          ...visitor,
          send(message) {
            visitor.send(message)
            if (message.type !== 'match') return
            const since = unanswered.get(table)
            if (message.message.type === 'refused') settle()
            else if (message.message.type === 'more' && since) {
              unanswered.delete(table)
              metrics.told((now() - since.at) / 1000)
            }
          },
        }),
      )
      if ('refused' in entered) return entered
      const { table: live } = entered
      return {
        ...entered,
        table: {
          ...live,
          receive(visit, request) {
            const isAnswer = request.type === 'match' && request.message.type === 'answer'
            if (isAnswer && !unanswered.has(table)) unanswered.set(table, { from, at: now() })
            live.receive(visit, request)
          },
          leave(visit) {
            settle()
            live.leave(visit)
          },
        },
      }
    },
  }
}
