/**
 * What has been folded and is on its way to the store, in order. So there are two pasts of a match: the live one, in which it is played on,
 * and the durable one, which is stored. The audience is shown the live one where things are told at once, else the durable one.
 */
import type { Game, Terms } from '../kernel'
import type { Eyes, Tells } from '../protocol/messages'
import type { Ledgers } from './audience'
import type { History, MatchEntry } from './history'
import { createKeeper, type Keep } from './keeper'
import type { Standing } from './standing'
import { type Ledger, type LedgerLine, ledgerOf, unwritten } from './telling'

/** One entry on its way. */
export interface Step<G extends Terms> {
  readonly entry: MatchEntry
  readonly because: 'entry' | 'undo' | 'redo'
  /** How the match stands after it. */
  readonly standing: Standing<G>
  /** The ledger of a seat after it, made of that before it. */
  update(before: Ledger, seat: Eyes): Ledger
  /** The ledgers after it of all seats that anybody listens for. */
  readonly ledgers: Map<Eyes, Ledger>
  /** Is this seat shown anything by it? */
  isShownTo(eyes: Eyes): boolean
  /** What else is to be told right after it. */
  readonly after: { readonly to: To; work(): void }[]
}

/** Whom something is told: everybody, or those who look with these eyes. */
export type To = 'all' | readonly Eyes[]

export interface Outbox<G extends Terms> {
  /** The live ledgers of all seats that anybody has listened for. */
  ledgers(): Ledgers
  /** The ledger, as it is to be shown, of a seat that somebody listens for from now on. */
  opened(seat: Eyes): Ledger
  /** The lines of this seat that are stored. */
  keptLines(seat: Eyes): readonly LedgerLine[]
  /** Sends a step on its way; it is shown now or once it is stored. */
  add(step: Omit<Step<G>, 'after'>): void
  /**
   * Does this, which is told to them, right after all that they are shown of what has been folded so far. It does not wait for what they are
   * not shown: else they could tell by the clock that something was being stored.
   */
  after(to: To, work: () => void): void
  /** Does this once anything can be shown at all. */
  begun(work: () => void): void
  /** Storing has failed, and nothing may be told before it succeeds. */
  isPaused(): boolean
  /** Offers again what could not be stored. */
  retry(): void
  /** Resolves when nothing is being stored; what could not be stored may still wait. */
  settled(): Promise<void>
}

export interface OutboxOptions<G extends Terms> {
  readonly game: Game<G>
  /** The state before anything happened. */
  readonly begin: G['state']
  /** The history as it is stored; undefined where nothing is yet. */
  readonly stored: History<G> | undefined
  readonly keep: Keep
  readonly tells: Tells
  show(step: Step<G>): void
  /** These seats were told of an entry up to this line, and now it is stored. */
  kept(told: ReadonlyMap<Eyes, number>): void
  failed(): void
  /** Storing succeeds again after it had failed and everything had to wait. */
  resumed(): void
  /** Everything that was stored has been shown. */
  shown(): void
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
    const found = ledgers.get(seat) ?? (stored ? ledgerOf(game, begin, stored, seat) : unwritten(game, begin, seat))
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
      options.shown()
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
