/**
 * The host: one authority loop for the worker, the server and tests. It takes messages of connections, refuses with reasons what
 * cannot be, folds what can, keeps every entry and tells each seat what it may know. No clock, no sockets, no randomness of its own.
 */
import {
  type Decision,
  type Game,
  type MatchSpec,
  type Outcome,
  type PlayerSeat,
  type Reason,
  refused,
  type Shapes,
  type Snapshot,
  seen,
  type Terms,
  type Verdict,
} from '../kernel'
import type { DicePolicy, Roster } from '../protocol/home'
import { type ClientMessage, type Eyes, type HostMessage, PROTOCOL_VERSION } from '../protocol/messages'
import { parseClientMessage } from '../protocol/schema'
import { createAudience, type Ledgers, type Line, type Mark } from './audience'
import { createAutomatic } from './automatic'
import type { Chanced, ChanceSource } from './chance'
import { createDesk } from './desk'
import { writeMatchFile } from './file'
import {
  answered,
  begun,
  conceded,
  concededSeats,
  type Grown,
  type History,
  type MatchEntry,
  messageOf,
  nowOf,
  openLog,
  redone,
  redoOffer,
  undone,
  undoOffer,
} from './history'
import { createKeeper, type Keep } from './keeper'
import { learning } from './learning'
import { type Bots, personSeats } from './roster'
import { type MatchReason, matchSays as say } from './said'
import { consentsFor, handOf, openDecisions, outcomeOf, personsAt, type Standing, seatState, type UndoRequest } from './standing'
import { advanced, type Ledger, ledgerOf, rewound } from './telling'

export interface HostOptions<G extends Terms> {
  readonly game: Game<G>
  readonly spec: MatchSpec
  /** The rules of the shapes of choices: host, ghost and bots judge by the same. */
  readonly shapes: Shapes
  readonly chance: ChanceSource
  /** Answers where `chance` failed, so that a match never hangs. */
  readonly spare?: ChanceSource
  /** Stores each entry as it happens. Without it nothing outlives the host. */
  readonly keep?: Keep
  readonly policy?: { readonly dice: DicePolicy }
  readonly roster?: Roster
  /** Written into exported files: what this match was called, the players' names. */
  readonly title?: string
  readonly bots?: Bots<G>
}

/** One client's line to the host. */
export interface Connection {
  /** Takes a message as it came from outside. Refusals come back as messages; it never throws. */
  receive(message: unknown): void
  close(): void
}

export interface Host<G extends Terms = Terms> {
  /**
   * Opens a line that may speak for these seats; without them, for all seats of persons. Where only bots play, whoever comes may
   * look from any seat. As an onlooker, who learns no secret, any line may listen.
   */
  connect(send: (message: HostMessage) => void, seats?: readonly PlayerSeat[]): Connection
  setDice(policy: DicePolicy): void
  /** Resolves when chance and bots have nothing left to answer and all that can be stored is stored. */
  settled(): Promise<void>
  /** Ends all lines and lets nobody answer any more; resolves when all that can be stored is stored. */
  close(): Promise<void>
  /** The log as it is stored. */
  entries(): readonly MatchEntry[]
  /** The truth: for tests, records and the house's own checks. Never for a client. */
  snapshot(): Snapshot<G>
  outcome(): Outcome | undefined
}

type FromSeat = Exclude<ClientMessage, { type: 'hello' | 'export' }>

/** Begins a match. */
export function createHost<G extends Terms>(options: HostOptions<G>): Host<G> {
  const { history, entry } = begun(options.game, options.spec)
  return running(options, history, [], entry)
}

export type OpenedHost<G extends Terms> =
  | { readonly ok: true; readonly host: Host<G> }
  | { readonly ok: false; readonly entry: number; readonly reason: MatchReason }

/** Goes on with a stored match, exactly where it stood. A log that does not play is refused with the entry that does not fit. */
export function openHost<G extends Terms>(options: HostOptions<G> & { readonly entries: readonly MatchEntry[] }): OpenedHost<G> {
  const opened = openLog(options.game, options.spec, options.shapes, options.entries)
  return opened.ok ? { ok: true, host: running(options, opened.history, options.entries) } : opened
}

function running<G extends Terms>(
  options: HostOptions<G>,
  from: History<G>,
  stored: readonly MatchEntry[],
  fresh?: MatchEntry,
): Host<G> {
  const { game, spec, shapes, roster = {}, bots = {}, keep = () => {} } = options
  const begin = game.setUp(spec)
  const desk = createDesk<G>()
  const log: MatchEntry[] = [...stored]
  const learnt = learning(game, shapes, spec.seats)
  let history = from
  let dice: DicePolicy = options.policy?.dice ?? 'auto'
  let request: UndoRequest | undefined

  const standing = (): Standing<G> => ({ game, spec, roster, dice, history, learnt, ...(request ? { request } : {}) })
  const state = () => nowOf(history).snapshot.state
  const judge = ({ choice }: Decision<G>, answer: unknown): Verdict => {
    // Each shape's rules take their own choice: the name just looked up says which.
    const rules = Object.hasOwn(shapes, choice.shape) ? shapes[choice.shape] : undefined
    return rules?.accepts(choice as never, answer, game.space(state())) ?? refused(say('unknown-shape', { shape: choice.shape }))
  }

  const audience = createAudience(
    spec,
    (seat) => ledgerOf(game, begin, history, seat),
    (seat, seq) => seatState(standing(), seat, seq, desk.idFor),
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

  /** What every seat will have been told, made before anything is changed: where the rules fail on it, nothing was. */
  const told = (update: (ledger: Ledger, seat: Eyes) => Ledger): Ledgers =>
    new Map([...audience.ledgers()].map(([seat, ledger]) => [seat, update(ledger, seat)]))
  /** The one place where the match grows. */
  const grow = ({ history: grown, entry }: Grown<G>, because: 'entry' | 'undo' | 'redo', ledgers: Ledgers) => {
    const lapsed = because === 'entry' ? request : undefined
    history = grown
    request = undefined
    record(entry, () => audience.tell(because, ledgers))
    if (lapsed) audience.refuse(lapsed.by, say('undo-lapsed', {}))
  }
  const add = (grown: Grown<G>) => {
    const before = state()
    const ledgers = told((old, seat) => advanced(game, old, before, nowOf(grown.history), seat))
    grow(grown, 'entry', ledgers)
  }
  const tellNow = () => audience.tell('entry', audience.ledgers())
  /** Folds a legal answer. The rules' own failure is a refusal: nothing has changed. */
  const take = (decision: Decision<G>, answer: unknown, chanced?: Chanced): Reason | undefined => {
    try {
      const grown = answered(game, history, decision.id, answer, chanced?.film)
      game.outcome(nowOf(grown.history).snapshot.state)
      add(grown)
      return undefined
    } catch (error) {
      return say('rules-failed', { subject: decision.subject, error: messageOf(error) })
    }
  }

  const automatic = createAutomatic<G>({
    chance: options.chance,
    ...(options.spare ? { spare: options.spare } : {}),
    bots,
    open: () => openDecisions(standing()),
    isBot: (seat) => roster[seat] === 'bot',
    isGone: (seat) => concededSeats(history).includes(seat),
    isInHand: (decision) => handOf(standing(), decision) !== undefined,
    known: (seat) => seen(game, nowOf(history).snapshot, seat),
    judge,
    take(decision, answer, chanced) {
      const failure = take(decision, answer, chanced)
      if (failure) audience.toAll({ type: 'notice', reason: failure })
      return failure === undefined
    },
    notice: (reason) => audience.toAll({ type: 'notice', reason }),
  })

  // Undo.

  const undoTo = (seat: PlayerSeat, to: number) => {
    const grown = undone(history, seat, to)
    if (!grown) return
    const last = nowOf(grown.history)
    grow(
      grown,
      'undo',
      told((old, viewer) => rewound(game, old, last, viewer)),
    )
  }
  const askUndo = (seat: PlayerSeat): Reason | undefined => {
    if (request) return say('undo-already-asked', { by: request.by })
    const offer = undoOffer(history, seat, learnt)
    const waitsFor = consentsFor(standing(), seat)
    if (!offer || !waitsFor) return say('nothing-to-undo', {})
    if (waitsFor.length === 0) undoTo(seat, offer.to)
    else {
      request = { by: seat, to: offer.to, waitsFor }
      tellNow()
    }
    return undefined
  }
  const hearConsent = (seat: PlayerSeat, grant: boolean): Reason | undefined => {
    // Whoever asked may also take the request back.
    if (!request || !(request.waitsFor.includes(seat) || (request.by === seat && !grant))) return say('no-undo-asked', {})
    const { by, to } = request
    const waitsFor = request.waitsFor.filter((other) => other !== seat)
    if (grant && waitsFor.length === 0) {
      undoTo(by, to)
      return undefined
    }
    request = grant ? { by, to, waitsFor } : undefined
    tellNow()
    if (!grant && by !== seat) audience.refuse(by, say('undo-declined', { by: seat }))
    return undefined
  }
  const redo = (seat: PlayerSeat): Reason | undefined => {
    const grown = redoOffer(history) === seat ? redone(history, seat) : undefined
    if (!grown) return say('nothing-to-redo', {})
    const added = grown.history.past.slice(history.past.length)
    // As it was before the undo, without the line that told of it.
    const last = grown.history.past[history.past.length - 1] ?? grown.history.past[0]
    const befores = [last, ...added].map((moment) => moment.snapshot.state)
    const again = (old: Ledger, viewer: Eyes) =>
      added.reduce(
        (sofar, moment, at) => advanced(game, sofar, befores[at] as G['state'], moment, viewer),
        rewound(game, old, last, viewer),
      )
    grow(grown, 'redo', told(again))
    return undefined
  }

  // Requests.

  const find = (seat: PlayerSeat, id: string): { readonly decision: Decision<G> } | { readonly reason: Reason } => {
    const found = desk.find(id)
    if (!found) return { reason: say('unknown-decision', { decision: id }) }
    if (found.seat !== seat) return { reason: say('not-your-question', { seat: found.seat }) }
    if (outcomeOf(standing())) return { reason: say('match-over', {}) }
    const isOpen = openDecisions(standing()).includes(found.decision)
    return isOpen ? { decision: found.decision } : { reason: say('already-answered', {}) }
  }
  const serve = (message: FromSeat): Reason | undefined => {
    const { seat } = message
    switch (message.type) {
      case 'answer': {
        const found = find(seat, message.decision)
        if ('reason' in found) return found.reason
        if (found.decision.seat !== seat) return say('not-your-question', { seat })
        const verdict = judge(found.decision, message.answer)
        return verdict.allowed ? take(found.decision, message.answer) : verdict.reason
      }
      case 'throw': {
        const found = find(seat, message.decision)
        if ('reason' in found) return found.reason
        if (handOf(standing(), found.decision) !== seat) return say('throw-not-awaited', {})
        automatic.throwDice(found.decision, message.gesture)
        return undefined
      }
      case 'undo':
        return askUndo(seat)
      case 'redo':
        return redo(seat)
      case 'consent':
        return hearConsent(seat, message.grant)
      case 'concede': {
        if (outcomeOf(standing())) return say('match-over', {})
        if (concededSeats(history).includes(seat)) return say('already-conceded', { seat })
        add(conceded(history, seat))
        return undefined
      }
    }
  }
  const served = (message: FromSeat): Reason | undefined => {
    try {
      return serve(message)
    } catch (error) {
      return say('rules-failed', { subject: message.type, error: messageOf(error) })
    }
  }
  const exported = (line: Line): HostMessage =>
    // The file holds the whole truth: it is for those who may know it.
    outcomeOf(standing()) || personsAt(standing()).every((seat) => line.seats.includes(seat))
      ? {
          type: 'exported',
          file: writeMatchFile({ spec, roster, dice, ...(options.title ? { title: options.title } : {}), entries: log }),
        }
      : { type: 'refused', reason: say('export-while-secret', {}) }

  const hello = (line: Line, { version, seats }: Extract<ClientMessage, { type: 'hello' }>): Reason | undefined => {
    if (version !== PROTOCOL_VERSION) return say('wrong-version', { theirs: version, ours: PROTOCOL_VERSION })
    const stranger = seats.find((seat): seat is PlayerSeat => seat !== 'spectator' && !line.admitted.includes(seat))
    if (stranger) return say('not-your-seat', { seat: stranger })
    audience.welcome(line, seats)
    if (marks.size === 0) audience.kept(audience.mark())
    return undefined
  }
  const receive = (line: Line, raw: unknown) => {
    if (!audience.isHere(line)) return
    const parsed = parseClientMessage(raw)
    if (!parsed.ok) {
      line.send({ type: 'refused', reason: say('malformed-message', { at: parsed.at, expected: parsed.expected }) })
      return
    }
    const message = parsed.value
    if (message.type === 'hello') {
      const reason = hello(line, message)
      if (reason) line.send({ type: 'failed', reason })
    } else if (line.seats.length === 0) line.send({ type: 'refused', reason: say('hello-first', {}) })
    else if (message.type === 'export') line.send(exported(line))
    else {
      const isTheirs = line.seats.includes(message.seat) && roster[message.seat] !== 'bot'
      const reason = isTheirs ? served(message) : say('not-your-seat', { seat: message.seat })
      const about = 'decision' in message ? { decision: message.decision } : {}
      if (reason) line.send({ type: 'refused', seat: message.seat, ...about, reason })
      automatic.forgive()
    }
    automatic.poke()
  }

  if (fresh) record(fresh, () => {})
  automatic.poke()

  return {
    connect(send, seats = spec.seats) {
      const persons = personSeats(spec, roster)
      const admitted = (persons.length > 0 ? persons : spec.seats).filter((seat) => seats.includes(seat))
      const line = audience.admit(admitted, send)
      return { receive: (message) => receive(line, message), close: () => audience.leave(line) }
    },
    setDice(policy) {
      dice = policy
      tellNow()
      automatic.poke()
    },
    async settled() {
      await automatic.settled()
      await keeper.settled()
    },
    close() {
      audience.close()
      automatic.stop()
      return keeper.settled()
    },
    entries: () => log,
    snapshot: () => nowOf(history).snapshot,
    outcome: () => outcomeOf(standing()),
  }
}
