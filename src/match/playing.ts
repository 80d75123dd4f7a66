/**
 * A running match, and the only place where entries are added to it. A new entry is queued for the store and announced; if the
 * rules fail on it, nothing has changed.
 */
import { type Decision, type PlayerSeat, type Reason, refused, type Terms, type Verdict } from '../kernel'
import type { DicePolicy } from '../protocol/home'
import type { Eyes } from '../protocol/messages'
import type { Commitments } from '../protocol/proof'
import { type Audience, createAudience } from './audience'
import { claimFault } from './claims'
import { createDesk, type Desk } from './desk'
import {
  answered,
  committed,
  conceded,
  drawn,
  type Enclosed,
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
import { type Learnt, learning } from './learning'
import { noticing } from './noticing'
import { createOutbox, type Step, type To } from './outbox'
import { personSeats } from './roster'
import { matchSays as say } from './said'
import { consentsFor, openDecisions, type Standing, seatState, type UndoRequest } from './standing'
import { advanced, type Ledger, type LedgerLine, projected, rewound } from './telling'

export interface Playing<G extends Terms> {
  readonly audience: Audience
  readonly desk: Desk<G>
  standing(): Standing<G>
  open(): readonly Decision<G>[]
  judge(decision: Decision<G>, answer: unknown): Verdict
  /** Folds a legal answer. Returns a reason if the rules fail on it, or if its claims cannot be kept. */
  take(decision: Decision<G>, answer: unknown, enclosed?: Enclosed): Reason | undefined
  concede(seat: PlayerSeat): void
  draw(): void
  /** Records who is committed to which chains. */
  commit(commitments: Commitments): void
  /** Undoes to this entry. False if nothing would be undone. */
  undo(seat: PlayerSeat, to: number): boolean
  /** Redoes the last undo. False if there is nothing to redo. */
  redo(seat: PlayerSeat): boolean
  /** Sets the undo that waits for consent, or none. */
  request(request: UndoRequest | undefined): void
  setDice(dice: DicePolicy): void
  log(): readonly MatchEntry[]
  /** The standing that has been announced. With `once kept` it may lag behind `standing`. */
  shown(): Standing<G>
  /** The lines of this seat that are stored. */
  keptLines(seat: Eyes): readonly LedgerLine[]
  /** Runs `work`, which tells something to `to`, right after all that has happened so far is shown to them. */
  after(to: To, work: () => void): void
  /** Runs `work` as soon as there is anything that may be shown. */
  begun(work: () => void): void
  /** Tells this seat why a request of its own failed, after what has happened so far has been shown to it. */
  refuse(seat: PlayerSeat, reason: Reason): void
  /** True while nothing can be stored: nobody may answer. */
  isPaused(): boolean
  /** Tries again to store what could not be stored. */
  retry(): void
  /** Resolves when all that can be stored is stored. */
  settled(): Promise<void>
}

/** What a match continues from; `fresh` is its first entry, if that is not stored yet. */
export interface From<G extends Terms> {
  readonly history: History<G>
  readonly stored: readonly MatchEntry[]
  readonly fresh?: MatchEntry
}

export interface PlayingSays {
  /** Storing succeeds again: play goes on. */
  resumed(): void
  /** Another owner writes this match. */
  lost(): void
}

export function createPlaying<G extends Terms>(options: HostOptions<G>, from: From<G>, says: PlayingSays): Playing<G> {
  const { game, spec, shapes, roster = {}, tells = 'at once' } = options
  /** The state before anything happened, set up anew: it is large, and used only when somebody first looks from a seat. */
  const begin = () => game.setUp(spec)
  const desk = createDesk<G>(options.epoch)
  const log: MatchEntry[] = [...from.stored]
  const { learnt, known, prepare } = learning(game, shapes, personSeats(spec, roster))
  const noticed = noticing(game)
  let history = from.history
  let dice: DicePolicy = options.policy?.dice ?? 'auto'
  let request: UndoRequest | undefined

  const { keep = () => {}, breathe } = options
  /** Answers of which it is being worked out who learnt something. */
  const underWay = new WeakSet<MatchEntry>()
  /** With `breathe`, a state says nothing of it before it is known: the seat is told then, and nobody else waits for it. */
  const learntSoon = (seat: Eyes): Learnt<G> =>
    breathe
      ? (before, moment) => {
          const { entry } = moment
          const found = known(before, moment)
          if (found || underWay.has(entry)) return found
          underWay.add(entry)
          void prepare(before, moment, breathe, () => isAsked(entry, seat)).then(() => {
            underWay.delete(entry)
            if (known(before, moment)) audience.renew(seat)
          })
          return undefined
        }
      : learnt
  /** Does this seat's right to undo depend on who learnt something from this answer? */
  const isAsked = (entry: MatchEntry, seat: Eyes): boolean => {
    let isSo = false
    const note: Learnt<G> = (_before, moment) => {
      isSo = moment.entry === entry
      return undefined
    }
    consentsFor({ ...shown, learnt: note }, seat)
    return isSo
  }
  const floor = options.puzzle ? { floor: options.puzzle.after } : {}
  const standing = (): Standing<G> => ({
    ...{ game, spec, roster, dice, history, learnt, noticed },
    ...(request ? { request } : {}),
    ...floor,
  })
  /** The standing that has been announced. */
  let shown = standing()
  const outbox = createOutbox<G>({
    game,
    begin,
    stored: from.fresh ? undefined : history,
    keep,
    tells,
    show(step) {
      shown = step.standing
      // A page goes on undoing by the rights that come with an undo.
      if (step.because !== 'entry') for (const seat of step.ledgers.keys()) consentsFor(shown, seat)
      audience.tell(step.because, step.ledgers)
    },
    kept: (told) => audience.kept(told),
    failed: () => audience.toAll({ type: 'notice', reason: say(tells === 'at once' ? 'not-kept' : 'play-paused', {}) }),
    resumed() {
      audience.toAll({ type: 'notice', reason: say('play-resumed', {}) })
      says.resumed()
    },
    lost: says.lost,
  })
  const audience = createAudience({
    spec,
    tells,
    first: (seat) => projected(game, begin(), seat),
    opened: outbox.opened,
    stateOf: (seat, told) => seatState({ ...shown, learnt: learntSoon(seat) }, seat, told, desk.idFor),
    ...(options.filmNotes ? { filmNotes: options.filmNotes } : {}),
  })
  const refuse = (seat: PlayerSeat, reason: Reason) => outbox.after([seat], () => audience.refuse(seat, reason))
  /** Announces a change that adds no entry, such as the dice policy. */
  const tellNow = () => {
    const now = standing()
    outbox.after('all', () => {
      shown = now
      audience.tell('entry', audience.ledgers())
    })
  }
  /**
   * Adds an entry; `update` makes a seat's new ledger. `changed` are the moments that it adds or takes back, which came after
   * `since`. The undo that waits for consent lapses if everybody can see that the match has gone on, or if the past it would lead
   * to is gone. A private answer must not make it lapse: that would reveal the answer.
   */
  const grow = (
    { history: grown, entry }: Grown<G>,
    because: Step<G>['because'],
    since: Moment<G>,
    changed: readonly Moment<G>[],
    update: Step<G>['update'],
  ) => {
    // All ledgers are computed before anything is changed, because the rules may fail while projecting.
    const ledgers = new Map([...outbox.ledgers()].map(([seat, ledger]) => [seat, update(ledger, seat)]))
    const wereOpen = openDecisions(standing())
    const before = request
    const isOver = before && (!isBehind(grown, before.to) || noticed(since, changed, 'spectator'))
    history = grown
    if (isOver) request = undefined
    desk.renew(openDecisions(standing()).filter((decision) => !wereOpen.includes(decision)))
    log.push(entry)
    outbox.add({ entry, because, standing: standing(), update, ledgers, isShownTo: (eyes) => noticed(since, changed, eyes) })
    if (isOver && because === 'entry') refuse(before.by, say('undo-lapsed', {}))
  }
  const add = (grown: Grown<G>) => {
    const before = nowOf(history)
    const moment = nowOf(grown.history)
    grow(grown, 'entry', before, [moment], (old, seat) => advanced(game, old, before.state, moment, seat))
  }

  if (from.fresh) {
    const start = nowOf(history)
    const update: Step<G>['update'] = (old, seat) => advanced(game, old, begin(), start, seat)
    log.push(from.fresh)
    outbox.add({ entry: from.fresh, because: 'entry', standing: standing(), update, ledgers: new Map(), isShownTo: () => true })
  }
  return {
    audience,
    desk,
    standing,
    open: () => openDecisions(standing()),
    judge({ choice }, answer) {
      // The cast is safe: the functions were looked up by the choice's own shape.
      const rules = Object.hasOwn(shapes, choice.shape) ? shapes[choice.shape] : undefined
      const space = () => game.space(nowOf(history).state)
      return rules?.accepts(choice as never, answer, space()) ?? refused(say('unknown-shape', { shape: choice.shape }))
    },
    take(decision, answer, enclosed) {
      try {
        const grown = answered(game, history, decision.id, answer, enclosed)
        const { state } = nowOf(grown.history)
        game.outcome(state)
        const fault = enclosed?.claims && claimFault(game, decision, enclosed.claims, state)
        if (fault) return fault
        add(grown)
        return undefined
      } catch (error) {
        return say('rules-failed', { subject: decision.subject, error: messageOf(error) })
      }
    },
    draw: () => add(drawn(history)),
    concede: (seat) => add(conceded(history, seat)),
    commit: (commitments) => grow(committed(history, commitments), 'entry', nowOf(history), [], (old) => old),
    undo(seat, to) {
      const grown = undone(history, seat, to)
      if (!grown) return false
      const last = nowOf(grown.history)
      const gone = history.past.slice(grown.history.past.length)
      grow(grown, 'undo', last, gone, (old, viewer) => rewound(game, old, last, viewer))
      return true
    },
    redo(seat) {
      const grown = redone(history, seat)
      if (!grown) return false
      const added = grown.history.past.slice(history.past.length)
      // The past as it was before the undo, without the line that announced the undo.
      const last = grown.history.past[history.past.length - 1] ?? grown.history.past[0]
      grow(grown, 'redo', last, added, (old, viewer) => retold(rewound(game, old, last, viewer), last, added, viewer))
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
    shown: () => shown,
    keptLines: outbox.keptLines,
    after: outbox.after,
    begun: outbox.begun,
    refuse,
    isPaused: outbox.isPaused,
    retry: outbox.retry,
    settled: outbox.settled,
  }

  function retold(ledger: Ledger, last: Moment<G>, added: readonly Moment<G>[], viewer: Eyes): Ledger {
    return added.reduce((sofar, moment, at) => advanced(game, sofar, (added[at - 1] ?? last).state, moment, viewer), ledger)
  }
}
