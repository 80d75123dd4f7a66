/**
 * The entries that have been folded but not stored yet, in order. A match thus has two pasts: the live one, on which play
 * continues, and the stored one. The audience is shown the live one with `at once`, and the stored one with `once kept`.
 */
import type { Game, Terms } from '../kernel'
import type { Eyes, Tells } from '../protocol/messages'
import type { Ledgers } from './audience'
import type { History, MatchEntry } from './history'
import { createKeeper, type Keep } from './keeper'
import type { Standing } from './standing'
import { type Ledger, type LedgerLine, ledgerOf, unwritten } from './telling'

/** One entry that is being stored. */
export interface Step<G extends Terms> {
  readonly entry: MatchEntry
  readonly because: 'entry' | 'undo' | 'redo'
  /** How the match stands after it. */
  readonly standing: Standing<G>
  /** Makes a seat's ledger after this entry from its ledger before it. */
  update(before: Ledger, seat: Eyes): Ledger
  /** The ledgers after this entry, of all seats that anybody listens for. */
  readonly ledgers: Map<Eyes, Ledger>
  /** Does this entry show this viewpoint anything? */
  isShownTo(eyes: Eyes): boolean
  /** Messages to be sent right after this entry has been stored. */
  readonly after: { readonly to: To; work(): void }[]
}

/** Who is told something: everybody, or the viewpoints listed. */
export type To = 'all' | readonly Eyes[]

export interface Outbox<G extends Terms> {
  /** The live ledgers of all seats that anybody has listened for. */
  ledgers(): Ledgers
  /** The ledger to be shown for a seat that somebody listens for from now on. */
  opened(seat: Eyes): Ledger
  /** The lines of this seat that are stored. */
  keptLines(seat: Eyes): readonly LedgerLine[]
  /** Queues a step to be stored. It is shown at once or when it is stored, depending on `tells`. */
  add(step: Omit<Step<G>, 'after'>): void
  /**
   * Runs `work`, which tells something to `to`, right after all that they are shown of the entries folded so far. It does not
   * wait for entries that are hidden from them: the delay would reveal that something was being stored.
   */
  after(to: To, work: () => void): void
  /** Runs `work` as soon as there is anything that may be shown. */
  begun(work: () => void): void
  /** True while storing fails and nothing may be announced before it succeeds. */
  isPaused(): boolean
  /** Tries again to store what could not be stored. */
  retry(): void
  /** Resolves when nothing is being stored; entries that could not be stored may still wait. */
  settled(): Promise<void>
}

export interface OutboxOptions<G extends Terms> {
  readonly game: Game<G>
  /** The state before anything happened. */
  begin(): G['state']
  /** The history that is stored already; undefined if nothing is. */
  readonly stored: History<G> | undefined
  readonly keep: Keep
  readonly tells: Tells
  show(step: Step<G>): void
  /** What these seats were told up to this line is now stored. */
  kept(told: ReadonlyMap<Eyes, number>): void
  failed(): void
  /** Storing succeeds again after a failure for which everything had to wait. */
  resumed(): void
  /** Another owner writes this match: nothing more is stored or shown. */
  lost(): void
}

export function createOutbox<G extends Terms>(options: OutboxOptions<G>): Outbox<G> {
  const { game, begin, tells, show } = options
  const steps: Step<G>[] = []
  let stored = options.stored
  let ledgers = new Map<Eyes, Ledger>()
  let isPaused = false

  const isLive = tells === 'at once'
  const last = () => steps[steps.length - 1]
  const storeds = (seat: Eyes): Ledger => {
    const found = ledgers.get(seat) ?? (stored ? ledgerOf(game, begin(), stored, seat) : unwritten(game, begin(), seat))
    ledgers.set(seat, found)
    return found
  }
  const keeper = createKeeper(options.keep, {
    kept(entries) {
      for (let count = 0; count < entries.length; count++) {
        const step = steps.shift()
        if (!step) throw new Error('an entry was stored that was not on its way')
        const before = ledgers
        stored = step.standing.history
        ledgers = step.ledgers
        const told = [...ledgers].filter(([seat, ledger]) => ledger !== before.get(seat))
        if (isLive) options.kept(new Map(told.map(([seat, { lines }]) => [seat, lines.length - 1])))
        else show(step)
        for (const { work } of step.after) work()
      }
      if (isPaused) {
        isPaused = false
        options.resumed()
      }
    },
    failed() {
      const isNew = !isPaused
      isPaused = !isLive
      if (isNew) options.failed()
    },
    lost() {
      steps.splice(0)
      options.lost()
    },
  })

  return {
    ledgers: () => last()?.ledgers ?? ledgers,
    opened(seat) {
      const first = storeds(seat)
      let live = first
      for (const step of steps) {
        live = step.ledgers.get(seat) ?? step.update(live, seat)
        step.ledgers.set(seat, live)
      }
      return isLive ? live : first
    },
    keptLines: (seat) => storeds(seat).lines,
    add(made) {
      const step = { ...made, after: [] }
      steps.push(step)
      keeper.add(step.entry)
      if (isLive) show(step)
    },
    after(to, work) {
      const meets = (others: To) => to === 'all' || others === 'all' || others.some((one) => to.includes(one))
      const concerns = (step: Step<G>) => to === 'all' || to.some(step.isShownTo) || step.after.some((one) => meets(one.to))
      const step = isLive ? undefined : steps.findLast(concerns)
      if (step) step.after.push({ to, work })
      else work()
    },
    begun(work) {
      const first = isLive || stored ? undefined : steps[0]
      if (first) first.after.push({ to: 'all', work })
      else work()
    },
    isPaused: () => isPaused,
    retry: keeper.retry,
    settled: keeper.settled,
  }
}
