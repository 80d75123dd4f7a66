/** Answers decisions without a client: chance, bots, and the fallbacks of seats that have conceded. Answers may take time. */
import type { Decision, PlayerSeat, Reason, Seen, Terms, Verdict } from '../kernel'
import type { ThrowGesture } from '../protocol/messages'
import type { Asking, Chanced, ChanceSource } from './chance'
import type { Answered, Bots } from './roster'
import { matchSays as say } from './said'

/** What automatic answering reads from the host, and how it submits answers. */
export interface Seating<G extends Terms> {
  readonly chance: ChanceSource
  readonly bots: Bots<G>
  /** Open decisions; none once the match is over. */
  open(): readonly Decision<G>[]
  isBot(seat: PlayerSeat): boolean
  isGone(seat: PlayerSeat): boolean
  /** Does this roll wait for a player to throw it? */
  awaitsThrow(decision: Decision<G>): boolean
  known(seat: PlayerSeat): Seen<G>
  judge(decision: Decision<G>, answer: unknown): Verdict
  /** What the chance source is given, except the gesture, which belongs to one roll. */
  readonly asking: Omit<Asking, 'gesture'>
  /** Folds a legal answer. False if the rules failed on it. */
  take(decision: Decision<G>, answer: unknown, chanced?: Chanced): boolean
  notice(reason: Reason): void
  /** While true, no new answer is started. Answers already under way may finish. */
  isPaused(): boolean
}

export interface Automatic<G extends Terms> {
  /** Starts an answer for every open decision that chance, a bot or a fallback must answer. */
  poke(): void
  /** A player has thrown the dice of this roll. */
  throwDice(decision: Decision<G>, gesture: ThrowGesture): void
  /** Allows decisions whose answer failed to be tried again at the next `poke`. */
  forgive(): void
  /** Ends automatic answering for good. Answers that are still being worked out are dropped. */
  stop(): void
  settled(): Promise<void>
}

export function createAutomatic<G extends Terms>(seating: Seating<G>): Automatic<G> {
  const rolling = new Set<Decision<G>>()
  const thinking = new Set<PlayerSeat>()
  /** Decisions for which an answer failed. They are not retried until `forgive`, so that a failure cannot loop. */
  const stuck = new Set<Decision<G>>()
  const running = new Set<Promise<void>>()
  let isStopped = false

  const run = (work: Promise<void>) => {
    running.add(work)
    void work.finally(() => running.delete(work))
  }
  const isOpen = (decision: Decision<G>) => !isStopped && seating.open().includes(decision)
  /** Folds an answer that was judged legal. If the rules fail on it, the decision counts as stuck. */
  const settle = (decision: Decision<G>, answer: unknown, chanced?: Chanced) => {
    if (!seating.take(decision, answer, chanced)) stuck.add(decision)
  }

  const roll = async (decision: Decision<G>, gesture?: ThrowGesture) => {
    const chanced = await fair(decision, gesture)
    rolling.delete(decision)
    if (isOpen(decision)) {
      if (chanced) {
        if (chanced.notice) seating.notice(chanced.notice)
        settle(decision, chanced.answer, chanced)
      } else if (!seating.isPaused()) {
        stuck.add(decision)
        seating.notice(say('chance-failed', { subject: decision.subject }))
      }
    }
    poke()
  }
  const fair = async (decision: Decision<G>, gesture?: ThrowGesture): Promise<Chanced | undefined> => {
    const asking: Asking = { ...seating.asking, ...(gesture ? { gesture } : {}) }
    try {
      const chanced = await seating.chance.answer(decision, asking)
      return seating.judge(decision, chanced.answer).allowed ? chanced : undefined
    } catch {
      // `roll` reports the failure to the players.
      return undefined
    }
  }

  const think = async (seat: PlayerSeat, known: Seen<G>) => {
    const answered = await chosen(seat, known)
    thinking.delete(seat)
    const decision = known.decisions.find((one) => one.id === answered?.decision && isOpen(one))
    if (decision && answered && seating.judge(decision, answered.answer).allowed) settle(decision, answered.answer)
    else {
      // If the bot gave no legal answer to a decision that is still open, the fallback is folded. If the decision it answered has
      // closed meanwhile, the bot is asked again by `poke`.
      const owed = known.decisions.find((one) => !one.offer && isOpen(one))
      const isStale = answered !== undefined && known.decisions.some((one) => one.id === answered.decision && !isOpen(one))
      if (owed && !isStale) {
        seating.notice(say('bot-failed', { seat }))
        settle(owed, owed.fallback)
      }
    }
    poke()
  }
  const chosen = async (seat: PlayerSeat, known: Seen<G>): Promise<Answered | undefined> => {
    try {
      return await seating.bots[seat]?.(known)
    } catch {
      return undefined
    }
  }

  const poke = (): void => {
    if (isStopped || seating.isPaused()) return
    for (const decision of seating.open()) {
      if (stuck.has(decision) || rolling.has(decision) || !isOpen(decision)) continue
      const { seat } = decision
      if (seat === 'chance') {
        if (seating.awaitsThrow(decision)) continue
        rolling.add(decision)
        run(roll(decision))
      } else if (decision.offer) {
        // An offer may stay unanswered; nobody waits for it.
      } else if (seating.isGone(seat)) {
        settle(decision, decision.fallback)
        poke()
        return
      } else if (seating.isBot(seat) && !thinking.has(seat)) {
        thinking.add(seat)
        run(think(seat, seating.known(seat)))
      }
    }
  }

  return {
    poke,
    throwDice(decision, gesture) {
      if (rolling.has(decision)) return
      rolling.add(decision)
      run(roll(decision, gesture))
    },
    forgive: () => stuck.clear(),
    stop() {
      isStopped = true
    },
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
