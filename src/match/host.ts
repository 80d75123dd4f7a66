/**
 * The host: one authority loop for the worker, the server and tests. It takes clients' messages, refuses illegal ones with
 * reasons, folds the others, stores every entry and tells each seat what it may know. It has no clock, sockets or randomness of
 * its own.
 */
import {
  type Decision,
  type Game,
  type Json,
  type MatchSpec,
  type Outcome,
  type PlayerSeat,
  type Reason,
  type Seen,
  type Shapes,
  type Snapshot,
  seen,
  type Terms,
} from '../kernel'
import type { DicePolicy, Levels, Roster } from '../protocol/home'
import type { Eyes, HostMessage, Tells } from '../protocol/messages'
import type { Commitments, Hash, Roots } from '../protocol/proof'
import { createAutomatic } from './automatic'
import type { ChanceSource } from './chance'
import { checking, type Doubt } from './check'
import type { RulesVersions } from './doubting'
import type { ForkedFrom, MatchRecord } from './file'
import { begun, concededSeats, type History, type MatchEntry, nowOf } from './history'
import type { Keep } from './keeper'
import { openLog } from './opening'
import { createPlaying, type From } from './playing'
import { bookOf, chainsFrom, isKnown } from './proof/book'
import { createReceiving, discreet } from './receiving'
import { type Bots, personSeats } from './roster'
import { type MatchReason, matchSays as say } from './said'
import { outcomeOf, throwerOf } from './standing'
import type { Ledger } from './telling'

export interface HostOptions<G extends Terms> {
  readonly game: Game<G>
  readonly spec: MatchSpec
  /** The functions for each shape of choice. The host, clients' drafts and bots judge answers by the same ones. */
  readonly shapes: Shapes
  readonly chance: ChanceSource
  /** Stores entries as they happen. Without it nothing is kept. */
  readonly keep?: Keep
  /**
   * When entries are announced; `at once` by default. With `once kept`, nothing (entries, questions, rights to undo, files) is
   * announced before it is stored. If storing then fails, nobody may answer until it succeeds again, and nothing is lost.
   */
  readonly tells?: Tells
  /**
   * Awaited before each part, of a few milliseconds, of what a seat's right to undo takes to be worked out. The seat is told of it
   * afterwards. Without it, that is done in one go when the entry is announced.
   */
  breathe?(): Promise<void>
  /**
   * What the log says of a film. With it, clients that catch up are sent this instead of the films of throws long past, which are
   * most of the data. Without it, films are always sent.
   */
  filmNotes?(film: Json): Json | undefined
  /** Called when the store reports that another owner writes this match. The host has then ended all lines and stopped. */
  lost?(): void
  readonly policy?: { readonly dice: DicePolicy }
  readonly roster?: Roster
  /** Written into exported files: how well the bots play. */
  readonly levels?: Levels
  /** Written into exported files: what this match is called, the players' names. A function where these may still change. */
  readonly title?: string | (() => string)
  /** The match that it is a fork of. */
  readonly from?: ForkedFrom
  readonly bots?: Bots<G>
  /**
   * Prefix of all question ids on the wire, at most 20 characters. If it is random, an answer to a question asked before the
   * match was reopened cannot reach another question.
   */
  readonly epoch?: string
  /** The secrets of the host's chains, requested once the match is over: they go into its file. */
  secrets?(): readonly Hash[]
  /** The version of the rules with which the match began, and the current one. */
  readonly rulesVersion?: RulesVersions
  /** Set if a puzzle is played: nothing up to its position can be taken back, and once it is decided nobody answers any more. */
  readonly puzzle?: { readonly after: number; isDecided(history: History<G>): boolean }
}

/** One client's line to the host. */
export interface Connection {
  /** Takes an unchecked message from a client. Refusals come back as messages; it never throws. */
  receive(message: unknown): void
  close(): void
}

export interface Host<G extends Terms = Terms> {
  /**
   * Opens a line that may speak for these seats; by default, for all seats of persons. In a match of bots only, any line may view
   * any seat. Any line may listen as a spectator, who learns no secrets. `hears` lists further seats whose views, secrets
   * included, the line may receive without speaking for them.
   */
  connect(send: (message: HostMessage) => void, seats?: readonly PlayerSeat[], hears?: readonly PlayerSeat[]): Connection
  setDice(policy: DicePolicy): void
  /** Ends the match as a draw that all players have agreed on. False if it is over, closed, or cannot be stored at present. */
  draw(): boolean
  /** Takes back everything after an entry, whoever answered since. False if there is nothing. For puzzles, which begin again. */
  rewind(seat: PlayerSeat, to: number): boolean
  /** Begins or ends a pause of the players. During it nobody may answer, throw or undo, and bots and chance wait. */
  rest(isResting: boolean): void
  /** Tries again to store what could not be stored. Does nothing if all is stored. */
  retry(): void
  /** Resolves when chance and bots have nothing left to answer and all that can be stored is stored. */
  settled(): Promise<void>
  /** Ends all lines and lets nobody answer any more; resolves when all that can be stored is stored. */
  close(): Promise<void>
  /** The log. Its last entries may not be stored yet. */
  entries(): readonly MatchEntry[]
  /** The number of entries in the log that have been announced. */
  announced(): number
  /** The index of the last line told to this viewpoint from the first `entries` entries of the log; -1 if there is none. */
  toldOf(eyes: Eyes, entries: number): number
  /** All that this viewpoint has been told: for the tables' own use. */
  ledger(eyes: Eyes): Ledger
  /** What this seat may know, with its open questions named as on the wire. */
  known(seat: PlayerSeat): Seen<G>
  /** The full state: for tests, records and the tables' own checks, never for a client. */
  snapshot(): Snapshot<G>
  /** What is in force: for the tables' own checks, never for a client. */
  history(): History<G>
  outcome(): Outcome | undefined
  /** The match as its file contains it, once its end has been announced. */
  finished(): { readonly record: MatchRecord; readonly outcome: Outcome } | undefined
  /**
   * Commits a seat's page to chains of its own, replacing earlier ones: it contributes to all later chance. Resolves once that is
   * stored and announced, or with the reason of a refusal.
   */
  bind(seat: PlayerSeat, roots: Roots): Promise<MatchReason | undefined>
  /**
   * Replays the log while the match runs, to check that it follows from the rules. `breathe` is awaited between entries. If it
   * does not follow, players are told, and so is whoever connects later.
   */
  check(breathe: () => Promise<void>): Promise<Doubt | undefined>
}

/** Begins a match. */
export function createHost<G extends Terms>(options: HostOptions<G>): Host<G> {
  const { history, entry } = begun(options.game, options.spec)
  return hosting(options, { history, stored: [], fresh: entry })
}

export type OpenedHost<G extends Terms> =
  | { readonly ok: true; readonly host: Host<G> }
  | { readonly ok: false; readonly entry: number; readonly reason: MatchReason }

/**
 * Continues a stored match exactly where it stood, even if today's rules would have played it differently (`check` reports that).
 * A log that cannot be opened is refused with the first entry that does not fit.
 */
export function openHost<G extends Terms>(options: HostOptions<G> & { readonly entries: readonly MatchEntry[] }): OpenedHost<G> {
  const opened = openLog(options.game, options.spec, options.shapes, options.entries)
  if (!opened.ok) return opened
  return { ok: true, host: hosting(options, { history: opened.history, stored: options.entries }, opened.doubt) }
}

function hosting<G extends Terms>(options: HostOptions<G>, from: From<G>, found?: Doubt): Host<G> {
  const { game, spec, shapes, roster = {}, bots = {} } = options
  const playing = createPlaying(options, from, {
    resumed: () => automatic.poke(),
    lost() {
      end({ type: 'failed', reason: say('run-elsewhere', {}) })
      options.lost?.()
    },
  })
  const { audience, standing, shown, open } = playing
  let doubt = found
  let isClosed = false
  let isResting = false
  const end = (last?: HostMessage) => {
    isClosed = true
    audience.close(last)
    automatic.stop()
  }

  const isDecided = () => options.puzzle?.isDecided(standing().history) ?? false
  const notify = (reason: Reason) => playing.after('all', () => audience.toAll({ type: 'notice', reason }))
  const automatic = createAutomatic<G>({
    chance: options.chance,
    bots,
    open,
    isBot: (seat) => roster[seat] === 'bot',
    isGone: (seat) => concededSeats(standing().history).includes(seat),
    awaitsThrow: (decision) => throwerOf(standing(), decision) !== undefined,
    known: (seat) => seen(game, nowOf(standing().history).snapshot, seat),
    judge: playing.judge,
    asking: { log: playing.log, commit: (commitments) => bind(commitments), told: () => told() },
    take(decision, answer, chanced) {
      const failure = playing.take(decision, answer, chanced)
      if (failure) notify(discreet(failure))
      return failure === undefined
    },
    notice: notify,
    isPaused: () => isResting || playing.isPaused() || isDecided(),
  })

  const bind = async (commitments: Commitments) => {
    if (isClosed) throw new Error('the match was closed')
    playing.commit(commitments)
    playing.after('all', () => {
      const chains = bound()
      if (chains) audience.toAll(chains)
    })
    await told()
  }
  const told = async () => {
    await playing.settled()
    if (playing.isPaused()) throw new Error('nothing can be stored at present')
  }
  const { receive, recorded, bound, doubtFor } = createReceiving(options, {
    playing,
    automatic,
    isResting: () => isResting,
    isDecided,
    doubt: () => doubt,
  })

  automatic.poke()

  return {
    connect(send, seats = spec.seats, hears = []) {
      const persons = personSeats(spec, roster)
      const speaks = (persons.length > 0 ? persons : spec.seats).filter((seat) => seats.includes(seat))
      const admitted = spec.seats.filter((seat) => speaks.includes(seat) || hears.includes(seat))
      const line = audience.admit({ admitted, speaks }, send)
      return { receive: (message) => receive(line, message), close: () => audience.leave(line) }
    },
    setDice(policy) {
      playing.setDice(policy)
      automatic.poke()
    },
    draw() {
      if (isClosed || playing.isPaused() || outcomeOf(standing())) return false
      playing.draw()
      return true
    },
    rewind(seat, to) {
      const isBack = !isClosed && !playing.isPaused() && playing.undo(seat, to)
      automatic.poke()
      return isBack
    },
    rest(resting) {
      isResting = resting
      automatic.poke()
    },
    async settled() {
      await automatic.settled()
      await playing.settled()
    },
    close() {
      end()
      return playing.settled()
    },
    retry: playing.retry,
    entries: playing.log,
    announced: () => shown().history.length,
    toldOf: (eyes, entries) => audience.ledger(eyes).lines.findLastIndex(({ of }) => of < entries),
    ledger: audience.ledger,
    known(seat) {
      const known = seen(game, nowOf(standing().history).snapshot, seat)
      const isOpen = (decision: Decision<G>) => open().includes(decision)
      return {
        ...known,
        decisions: known.decisions.filter(isOpen).map((one) => ({ ...one, id: playing.desk.idFor(seat, one) })),
      }
    },
    snapshot: () => nowOf(standing().history).snapshot,
    history: () => standing().history,
    outcome: () => outcomeOf(standing()),
    finished() {
      const outcome = outcomeOf(shown())
      return outcome && { record: recorded(), outcome }
    },
    async bind(seat, roots) {
      if (isKnown(playing.log(), [roots.throw, roots.shuffle])) return say('chain-known', {})
      await bind({ seats: { [seat]: chainsFrom(roots, bookOf(playing.log()).used) } })
      return undefined
    },
    async check(breathe) {
      const check = checking(game, spec, shapes, [...playing.log()])
      let step = check.next()
      for (; !step.done && !doubt && !isClosed; step = check.next()) await breathe()
      if (doubt || isClosed || !step.value) return doubt
      const { value } = step
      doubt = value
      audience.toEach((line) => doubtFor(line, value))
      return doubt
    },
  }
}
