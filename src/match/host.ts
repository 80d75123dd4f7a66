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
  same,
  seen,
  type Terms,
  type Verdict,
} from '../kernel'
import type { DicePolicy, Roster } from '../protocol/home'
import { type ClientMessage, type HostMessage, PROTOCOL_VERSION, type SeatState } from '../protocol/messages'
import { parseClientMessage } from '../protocol/schema'
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
   * look from any seat.
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

interface Line {
  readonly admitted: readonly PlayerSeat[]
  send(message: HostMessage): void
  seats: readonly PlayerSeat[]
  /** What each seat was last sent. */
  readonly last: Map<PlayerSeat, SeatState>
  readonly kept: Map<PlayerSeat, number>
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
  const lines = new Set<Line>()
  const ledgers = new Map<PlayerSeat, Ledger>()
  let history = from
  let dice: DicePolicy = options.policy?.dice ?? 'auto'
  let request: UndoRequest | undefined

  const standing = (): Standing<G> => ({ game, spec, roster, dice, history, ...(request ? { request } : {}) })
  const state = () => nowOf(history).snapshot.state
  const judge = ({ choice }: Decision<G>, answer: unknown): Verdict => {
    // Each shape's rules take their own choice: the name just looked up says which.
    const rules = Object.hasOwn(shapes, choice.shape) ? shapes[choice.shape] : undefined
    return rules?.accepts(choice as never, answer, game.space(state())) ?? refused(say('unknown-shape', { shape: choice.shape }))
  }

  // Telling.

  const toAll = (message: HostMessage) => {
    for (const line of lines) if (line.seats.length > 0) line.send(message)
  }
  const ledger = (seat: PlayerSeat): Ledger => {
    const known = ledgers.get(seat) ?? ledgerOf(game, begin, history, seat)
    ledgers.set(seat, known)
    return known
  }
  const stateFor = (line: Line, seat: PlayerSeat): SeatState => {
    const shown = seatState(standing(), seat, ledger(seat).lines.length - 1, desk.idFor)
    line.last.set(seat, shown)
    return shown
  }
  const sendAll = (line: Line, seat: PlayerSeat, because: 'hello' | 'undo' | 'redo') => {
    const { first, lines: told } = ledger(seat)
    line.kept.delete(seat)
    line.send({ type: 'all', state: stateFor(line, seat), first, lines: told.map((one) => one.line), spec, because })
  }
  const sendNow = (line: Line, seat: PlayerSeat) => {
    const before = line.last.get(seat)
    const shown = stateFor(line, seat)
    if (!same(before, shown)) line.send({ type: 'now', state: shown })
  }
  /** Brings every seat to the present: by `all` where its past has changed, by one line where one was added, else by its state. */
  const tellSeats = (because: 'entry' | 'undo' | 'redo', update: (ledger: Ledger, seat: PlayerSeat) => Ledger) => {
    const before = new Map(ledgers)
    for (const [seat, old] of before) ledgers.set(seat, update(old, seat))
    for (const line of lines) {
      for (const seat of line.seats) {
        const { lines: told } = ledger(seat)
        const last = told[told.length - 1]
        if (told.length === before.get(seat)?.lines.length || !last) sendNow(line, seat)
        else if (because !== 'entry') sendAll(line, seat, because)
        else line.send({ type: 'more', state: stateFor(line, seat), line: last.line })
      }
    }
  }

  // Keeping.

  const marks = new Map<number, ReadonlyMap<PlayerSeat, number>>()
  const sendKept = (line: Line, of: ReadonlyMap<PlayerSeat, number>) => {
    for (const seat of line.seats) {
      const seq = of.get(seat)
      // Said again for each entry, it would count what the seat must not learn.
      if (seq === undefined || line.kept.get(seat) === seq) continue
      line.kept.set(seat, seq)
      line.send({ type: 'kept', seat, seq })
    }
  }
  let kept: ReadonlyMap<PlayerSeat, number> = new Map()
  const keeper = createKeeper(keep, {
    kept({ seq }) {
      kept = marks.get(seq) ?? kept
      marks.delete(seq)
      for (const line of lines) sendKept(line, kept)
    },
    failed: ({ seq }) => toAll({ type: 'notice', reason: say('not-kept', { entry: seq }) }),
  })
  const mark = (seq: number) => marks.set(seq, new Map([...ledgers].map(([seat, { lines: told }]) => [seat, told.length - 1])))

  /** The one place where the match grows. */
  const grow = ({ history: grown, entry }: Grown<G>, tell: () => void) => {
    history = grown
    log.push(entry)
    tell()
    mark(entry.seq)
    keeper.add(entry)
  }
  const lapse = () => {
    if (!request) return
    const { by } = request
    request = undefined
    for (const line of lines)
      if (line.seats.includes(by)) line.send({ type: 'refused', seat: by, reason: say('undo-lapsed', {}) })
  }
  const add = (grown: Grown<G>) => {
    const before = state()
    lapse()
    grow(grown, () => tellSeats('entry', (old, seat) => advanced(game, old, before, nowOf(history), seat)))
  }
  /** Folds a legal answer. The rules' own failure is a refusal: nothing has changed. */
  const take = (decision: Decision<G>, answer: unknown, chanced?: Chanced): Reason | undefined => {
    let grown: Grown<G>
    try {
      grown = answered(game, history, decision.id, answer, chanced?.film)
      game.outcome(nowOf(grown.history).snapshot.state)
    } catch (error) {
      return say('rules-failed', { subject: decision.subject, error: messageOf(error) })
    }
    add(grown)
    return undefined
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
      if (failure) toAll({ type: 'notice', reason: failure })
      return failure === undefined
    },
    notice: (reason) => toAll({ type: 'notice', reason }),
  })

  // Undo.

  const undoTo = (seat: PlayerSeat, to: number) => {
    const grown = undone(history, seat, to)
    if (!grown) return
    request = undefined
    grow(grown, () => tellSeats('undo', (old, viewer) => rewound(game, old, to, state(), viewer)))
  }
  const askUndo = (seat: PlayerSeat): Reason | undefined => {
    if (request) return say('undo-already-asked', { by: request.by })
    const offer = undoOffer(history, seat)
    const waitsFor = consentsFor(standing(), seat)
    if (!offer || !waitsFor) return say('nothing-to-undo', {})
    if (waitsFor.length === 0) undoTo(seat, offer.to)
    else {
      request = { by: seat, to: offer.to, waitsFor }
      tellSeats('entry', (old) => old)
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
    tellSeats('entry', (old) => old)
    if (!grant && by !== seat)
      for (const line of lines)
        if (line.seats.includes(by)) line.send({ type: 'refused', seat: by, reason: say('undo-declined', { by: seat }) })
    return undefined
  }
  const redo = (seat: PlayerSeat): Reason | undefined => {
    const grown = redoOffer(history) === seat ? redone(history, seat) : undefined
    if (!grown) return say('nothing-to-redo', {})
    request = undefined
    const added = grown.history.past.slice(history.past.length)
    const befores = [nowOf(history), ...added].map((moment) => moment.snapshot.state)
    const again = (old: Ledger, viewer: PlayerSeat) =>
      added.reduce((sofar, moment, at) => advanced(game, sofar, befores[at] as G['state'], moment, viewer), old)
    grow(grown, () => tellSeats('redo', again))
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
  const exported = (line: Line): HostMessage =>
    // The file holds the whole truth: it is for those who may know it.
    outcomeOf(standing()) || personsAt(standing()).every((seat) => line.seats.includes(seat))
      ? { type: 'exported', file: writeMatchFile({ spec, roster, dice, entries: log }) }
      : { type: 'refused', reason: say('export-while-secret', {}) }

  const hello = (line: Line, { version, seats }: Extract<ClientMessage, { type: 'hello' }>): Reason | undefined => {
    if (version !== PROTOCOL_VERSION) return say('wrong-version', { theirs: version, ours: PROTOCOL_VERSION })
    const stranger = seats.find((seat) => !line.admitted.includes(seat))
    if (stranger) return say('not-your-seat', { seat: stranger })
    line.seats = [...new Set(seats)]
    for (const seat of line.seats) sendAll(line, seat, 'hello')
    if (marks.size === 0) {
      kept = new Map([...ledgers].map(([seat, { lines: told }]) => [seat, told.length - 1]))
      sendKept(line, kept)
    }
    return undefined
  }
  const receive = (line: Line, raw: unknown) => {
    if (!lines.has(line)) return
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
      const reason = isTheirs ? serve(message) : say('not-your-seat', { seat: message.seat })
      const about = 'decision' in message ? { decision: message.decision } : {}
      if (reason) line.send({ type: 'refused', seat: message.seat, ...about, reason })
      automatic.forgive()
    }
    automatic.poke()
  }

  if (fresh) {
    log.push(fresh)
    mark(fresh.seq)
    keeper.add(fresh)
  }
  automatic.poke()

  return {
    connect(send, seats = spec.seats) {
      const persons = personSeats(spec, roster)
      const admitted = (persons.length > 0 ? persons : spec.seats).filter((seat) => seats.includes(seat))
      const line: Line = { admitted, send, seats: [], last: new Map(), kept: new Map() }
      lines.add(line)
      return { receive: (message) => receive(line, message), close: () => lines.delete(line) }
    },
    setDice(policy) {
      dice = policy
      tellSeats('entry', (old) => old)
      automatic.poke()
    },
    async settled() {
      await automatic.settled()
      await keeper.settled()
    },
    close() {
      lines.clear()
      automatic.stop()
      return keeper.settled()
    },
    entries: () => log,
    snapshot: () => nowOf(history).snapshot,
    outcome: () => outcomeOf(standing()),
  }
}
