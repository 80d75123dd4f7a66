/**
 * A match as it is played, and the only place where it grows. A new entry is stored, then told; where the rules fail on it,
 * nothing has changed.
 */
import { type Decision, type PlayerSeat, type Reason, refused, type Terms, type Verdict } from '../kernel'
import type { DicePolicy } from '../protocol/home'
import type { Eyes } from '../protocol/messages'
import { type Audience, createAudience, type Ledgers, type Mark } from './audience'
import type { Chanced } from './chance'
import { createDesk, type Desk } from './desk'
import {
  answered,
  conceded,
  type Grown,
  type History,
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
  /** Is everything that was told also stored? */
  isKept(): boolean
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
  const desk = createDesk<G>()
  const log: MatchEntry[] = [...stored]
  const learnt = learning(game, shapes, spec.seats)
  let history = from
  let dice: DicePolicy = options.policy?.dice ?? 'auto'
  let request: UndoRequest | undefined

  const standing = (): Standing<G> => ({ game, spec, roster, dice, history, learnt, ...(request ? { request } : {}) })
  const audience = createAudience(
    spec,
    (seat) => ledgerOf(game, begin, history, seat),
    (seat, told) => seatState(standing(), seat, told, desk.idFor),
  )
  const marks = new Map<number, Mark>()
  const keeper = createKeeper(keep, {
    kept({ seq }) {
      const mark = marks.get(seq)
      marks.delete(seq)
      if (mark) audience.kept(mark)
    },
    failed: ({ seq }) => audience.toAll({ type: 'notice', reason: say('not-kept', { entry: seq }) }),
  })
  /** Into the log and on its way to the store, before anybody is told. */
  const record = (entry: MatchEntry, tell: () => void) => {
    log.push(entry)
    keeper.add(entry)
    tell()
    marks.set(entry.seq, audience.mark())
  }
  const tellNow = () => audience.tell('entry', audience.ledgers())
  /** Computes what every seat will be told before anything is changed. */
  const told = (update: (ledger: Ledger, seat: Eyes) => Ledger): Ledgers =>
    new Map([...audience.ledgers()].map(([seat, ledger]) => [seat, update(ledger, seat)]))
  const grow = ({ history: grown, entry }: Grown<G>, because: 'entry' | 'undo' | 'redo', ledgers: Ledgers) => {
    const lapsed = because === 'entry' ? request : undefined
    history = grown
    request = undefined
    record(entry, () => audience.tell(because, ledgers))
    if (lapsed) audience.refuse(lapsed.by, say('undo-lapsed', {}))
  }
  const add = (grown: Grown<G>) => {
    const before = nowOf(history).state
    const ledgers = told((old, seat) => advanced(game, old, before, nowOf(grown.history), seat))
    grow(grown, 'entry', ledgers)
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
      grow(grown, 'undo', ledgers)
      return true
    },
    redo(seat) {
      const grown = redone(history, seat)
      if (!grown) return false
      const added = grown.history.past.slice(history.past.length)
      // The past as it was before the undo, without the line that told of it.
      const last = grown.history.past[history.past.length - 1] ?? grown.history.past[0]
      const ledgers = told((old, viewer) => retold(rewound(game, old, last, viewer), last, added, viewer))
      grow(grown, 'redo', ledgers)
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
    isKept: () => marks.size === 0,
    settled: () => keeper.settled(),
  }

  function retold(ledger: Ledger, last: Moment<G>, added: readonly Moment<G>[], viewer: Eyes): Ledger {
    return added.reduce((sofar, moment, at) => advanced(game, sofar, (added[at - 1] ?? last).state, moment, viewer), ledger)
  }
}
