/**
 * A match as it is played, and the only place where it grows. A new entry is stored, then told; where the rules fail on it,
 * nothing has changed.
 */
import { type Decision, type PlayerSeat, type Reason, refused, type Terms, type Verdict } from '../kernel'
import type { DicePolicy } from '../protocol/home'
import type { Eyes } from '../protocol/messages'
import { type Audience, createAudience, type Ledgers } from './audience'
import type { Chanced } from './chance'
import { createDesk, type Desk } from './desk'
import {
  answered,
  conceded,
  type Grown,
  type History,
  isBehind,
  type MatchEntry,
  type Moment,
  messageOf,
  nowOf,
  redone,
  undone,
} from './history'
import type { HostOptions } from './host'
import { createKeeper } from './keeper'
import { learning } from './learning'
import { noticing } from './noticing'
import { matchSays as say } from './said'
import { openDecisions, type Standing, seatState, type UndoRequest } from './standing'
import { advanced, type Ledger, ledgerOf, rewound } from './telling'

export interface Playing<G extends Terms> {
  readonly audience: Audience
  readonly desk: Desk<G>
  standing(): Standing<G>
  open(): readonly Decision<G>[]
  judge(decision: Decision<G>, answer: unknown): Verdict
  /** Folds a legal answer. The rules' own failure comes back as a reason. */
  take(decision: Decision<G>, answer: unknown, chanced?: Chanced): Reason | undefined
  concede(seat: PlayerSeat): void
  /** Undoes to this entry. False where nothing would be undone. */
  undo(seat: PlayerSeat, to: number): boolean
  /** Redoes. False where there is nothing to redo. */
  redo(seat: PlayerSeat): boolean
  /** Sets the undo that waits for consent, or none. */
  request(request: UndoRequest | undefined): void
  setDice(dice: DicePolicy): void
  log(): readonly MatchEntry[]
  /** Tells these seats that all they know of is stored, as soon as it is. */
  tellKept(seats: readonly Eyes[]): void
  /** Resolves when all that can be stored is stored. */
  settled(): Promise<void>
}

/** `fresh` is an entry that no store has yet. */
export function createPlaying<G extends Terms>(
  options: HostOptions<G>,
  from: History<G>,
  stored: readonly MatchEntry[],
  fresh?: MatchEntry,
): Playing<G> {
  const { game, spec, shapes, roster = {}, keep = () => {} } = options
  const begin = game.setUp(spec)
  const desk = createDesk<G>(options.epoch)
  const log: MatchEntry[] = [...stored]
  const learnt = learning(game, shapes, spec.seats)
  const noticed = noticing(game)
  let history = from
  let dice: DicePolicy = options.policy?.dice ?? 'auto'
  let request: UndoRequest | undefined

  const standing = (): Standing<G> => ({ game, spec, roster, dice, history, learnt, noticed, ...(request ? { request } : {}) })
  const audience = createAudience(
    spec,
    (seat) => ledgerOf(game, begin, history, seat),
    (seat, told) => seatState(standing(), seat, told, desk.idFor),
  )
  const marks = new Map<number, Map<Eyes, number>>()
  const keeper = createKeeper(keep, {
    kept({ seq }) {
      const mark = marks.get(seq)
      marks.delete(seq)
      if (mark) audience.kept(mark)
    },
    failed: () => audience.toAll({ type: 'notice', reason: say('not-kept', {}) }),
  })
  /** Into the log and on its way to the store, before anybody is told. */
  const record = (entry: MatchEntry, tell: () => void) => {
    log.push(entry)
    keeper.add(entry)
    const before = audience.ledgers()
    tell()
    // Whoever was not told of this entry must not hear that it is stored.
    const told = [...audience.ledgers()].filter(([seat, ledger]) => ledger !== before.get(seat))
    marks.set(entry.seq, new Map(told.map(([seat, { lines }]) => [seat, lines.length - 1])))
  }
  const tellNow = () => audience.tell('entry', audience.ledgers())
  /** Computes what every seat will be told before anything is changed. */
  const told = (update: (ledger: Ledger, seat: Eyes) => Ledger): Ledgers =>
    new Map([...audience.ledgers()].map(([seat, ledger]) => [seat, update(ledger, seat)]))
  /**
   * Adds an entry. `changed`: those that are new or taken back. The undo that waits for consent lapses where everybody can see that the
   * match has gone on, and where the past that it would lead to is gone; an answer given in private must not show by it.
   */
  const grow = (
    { history: grown, entry }: Grown<G>,
    because: 'entry' | 'undo' | 'redo',
    changed: readonly Moment<G>[],
    ledgers: Ledgers,
  ) => {
    const before = request
    const isOver = before && (!isBehind(grown, before.to) || noticed(nowOf(history), changed, 'spectator'))
    history = grown
    if (isOver) request = undefined
    record(entry, () => audience.tell(because, ledgers))
    if (isOver && because === 'entry') audience.refuse(before.by, say('undo-lapsed', {}))
  }
  const add = (grown: Grown<G>) => {
    const before = nowOf(history).state
    const ledgers = told((old, seat) => advanced(game, old, before, nowOf(grown.history), seat))
    grow(grown, 'entry', [nowOf(grown.history)], ledgers)
  }

  if (fresh) record(fresh, () => {})
  return {
    audience,
    desk,
    standing,
    open: () => openDecisions(standing()),
    judge({ choice }, answer) {
      // Each shape's rules take their own choice: the name just looked up says which.
      const rules = Object.hasOwn(shapes, choice.shape) ? shapes[choice.shape] : undefined
      const space = () => game.space(nowOf(history).state)
      return rules?.accepts(choice as never, answer, space()) ?? refused(say('unknown-shape', { shape: choice.shape }))
    },
    take(decision, answer, chanced) {
      try {
        const grown = answered(game, history, decision.id, answer, chanced?.film)
        game.outcome(nowOf(grown.history).state)
        add(grown)
        return undefined
      } catch (error) {
        return say('rules-failed', { subject: decision.subject, error: messageOf(error) })
      }
    },
    concede: (seat) => add(conceded(history, seat)),
    undo(seat, to) {
      const grown = undone(history, seat, to)
      if (!grown) return false
      const last = nowOf(grown.history)
      const ledgers = told((old, viewer) => rewound(game, old, last, viewer))
      grow(grown, 'undo', history.past.slice(grown.history.past.length), ledgers)
      return true
    },
    redo(seat) {
      const grown = redone(history, seat)
      if (!grown) return false
      const added = grown.history.past.slice(history.past.length)
      // The past as it was before the undo, without the line that told of it.
      const last = grown.history.past[history.past.length - 1] ?? grown.history.past[0]
      const ledgers = told((old, viewer) => retold(rewound(game, old, last, viewer), last, added, viewer))
      grow(grown, 'redo', added, ledgers)
      return true
    },
    request(next) {
      request = next
      tellNow()
    },
    setDice(policy) {
      dice = policy
      tellNow()
    },
    log: () => log,
    tellKept(seats) {
      const known = seats.map((seat) => [seat, (audience.ledgers().get(seat)?.lines.length ?? 0) - 1] as const)
      const last = [...marks.values()].at(-1)
      if (!last) audience.kept(new Map(known))
      else for (const [seat, seq] of known) last.set(seat, seq)
    },
    settled: () => keeper.settled(),
  }

  function retold(ledger: Ledger, last: Moment<G>, added: readonly Moment<G>[], viewer: Eyes): Ledger {
    return added.reduce((sofar, moment, at) => advanced(game, sofar, (added[at - 1] ?? last).state, moment, viewer), ledger)
  }
}
