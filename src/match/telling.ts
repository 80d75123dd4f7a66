/**
 * What one seat, or an onlooker, has been told so far: its own view, and entries under its own numbering, so that it cannot count
 * entries it must not learn of.
 */
import type { Game, Json, Seat, Terms, Told } from '../kernel'
import type { Eyes, ToldEntry, ToldLine } from '../protocol/messages'
import { diff } from '../protocol/patch'
import type { ToldProof } from '../protocol/proof'
import { fingerprint } from './fingerprint'
import type { History, MatchEntry, Moment, Proof } from './history'

export interface Ledger {
  readonly lines: readonly LedgerLine[]
  /** The last line as it was made, to be sent now; absent after an undo. */
  readonly latest?: ToldLine
  /** The view after the last entry in force. */
  readonly view: Json
}

/**
 * A line as it is kept until somebody catches up. It is text, because a server keeps hundreds of thousands of them: each object
 * would be one more to be visited whenever garbage is collected, and all tables wait meanwhile.
 */
export interface LedgerLine {
  /** The log's number of the entry that this line tells of. */
  readonly of: number
  /** The line without its film, which is the log's own. */
  readonly text: string
  readonly film?: Json
  /** The seat that took back what followed, if the line tells of that. */
  readonly takenBackBy?: Seat
  /** The fingerprint of all that was told up to and including this line: see `SeatState`. */
  readonly mark: string
}

/** The line as it was told. With `notesOf`, what that says of its film stands for the film. */
export function lineOf({ text, film }: LedgerLine, notesOf?: (film: Json) => Json | undefined): ToldLine {
  // The cast is safe: `withLine` has written it.
  const line = JSON.parse(text) as ToldLine
  if (film === undefined || !line.entry.roll) return line
  const notes = notesOf?.(film)
  const roll = notesOf ? { ...line.entry.roll, ...(notes === undefined ? {} : { notes }) } : { ...line.entry.roll, film }
  return { ...line, entry: { ...line.entry, roll } }
}

/** The fingerprint covers only what the seat was told, so it reveals nothing else. The recorded motion of dice is left out. */
function withLine(ledger: Ledger, of: number, line: ToldLine): Ledger {
  const { lines } = ledger
  const { entry } = line
  const { film, ...roll } = entry.roll ?? {}
  const text = JSON.stringify(film === undefined ? line : { ...line, entry: { ...entry, roll } })
  const kept: LedgerLine = {
    of,
    text,
    ...(film === undefined ? {} : { film }),
    ...(entry.cause.type === 'undo' && entry.cause.seat ? { takenBackBy: entry.cause.seat } : {}),
    // This also joins the text, which the engine may have left in pieces.
    mark: fingerprint(text, lines[lines.length - 1]?.mark ?? ''),
  }
  return { ...ledger, lines: [...lines, kept], latest: line }
}

/** The cast is safe: by the contract of `project` a view is plain JSON. */
export const projected = <G extends Terms>(game: Game<G>, state: G['state'], seat: Eyes): Json =>
  game.project(state, seat) as unknown as Json

/** The ledger of a seat that has been told nothing yet; `begin` is the state before anything happened. */
export function unwritten<G extends Terms>(game: Game<G>, begin: G['state'], seat: Eyes): Ledger {
  return { lines: [], view: projected(game, begin, seat) }
}

/** The whole ledger of one seat. `begin` is the state before anything happened. */
export function ledgerOf<G extends Terms>(game: Game<G>, begin: G['state'], history: History<G>, seat: Eyes): Ledger {
  let before = begin
  let ledger = unwritten(game, begin, seat)
  for (const moment of history.past) {
    ledger = advanced(game, ledger, before, moment, seat)
    before = moment.state
  }
  return ledger
}

/** The ledger with one more entry. It gets a line unless this seat must not learn that anything happened. */
export const advanced = <G extends Terms>(
  game: Game<G>,
  ledger: Ledger,
  before: G['state'],
  moment: Moment<G>,
  seat: Eyes,
): Ledger => noted(game, entered(game, ledger, before, moment, seat), moment, seat)

/** Does this seat get a line for this entry? `before` is the state before the entry. */
export function isTold<G extends Terms>(game: Game<G>, before: G['state'], moment: Moment<G>, seat: Eyes): boolean {
  return entered(game, unwritten(game, before, seat), before, moment, seat).lines.length > 0
}

function entered<G extends Terms>(game: Game<G>, ledger: Ledger, before: G['state'], moment: Moment<G>, seat: Eyes): Ledger {
  const { entry, state } = moment
  const view = projected(game, state, seat)
  const change = diff(ledger.view, view)
  const told = toldOf(game, before, moment, seat)
  const roll = rollOf(moment)
  const isOwn = 'seat' in entry.cause && entry.cause.seat === seat
  const isPublic = entry.cause.type !== 'answer'
  if (!isOwn && !isPublic && !roll && told.length === 0 && change === undefined) return ledger
  const line: ToldLine = {
    entry: {
      seq: ledger.lines.length,
      cause: causeOf(moment, seat),
      told,
      ...(roll ? { roll } : {}),
      ...(entry.proof ? { proof: toldProof(entry.proof) } : {}),
      ...(entry.claims ? { claims: entry.claims } : {}),
    },
    ...(change === undefined ? {} : { change }),
  }
  return { ...withLine(ledger, entry.seq, line), view: change === undefined ? ledger.view : view }
}

/** The ledger without the lines of entries no longer in force; `now` is the last moment in force. */
export function rewound<G extends Terms>(game: Game<G>, ledger: Ledger, now: Moment<G>, seat: Eyes): Ledger {
  const { seq } = now.entry
  const lines = ledger.lines.filter(({ of, takenBackBy }) => of < seq || (of === seq && takenBackBy === undefined))
  const next = noted(game, { lines, view: projected(game, now.state, seat) }, now, seat)
  // A seat that was told none of those entries is not told of the undo either, since that would reveal them.
  const isSame = next.lines.length === ledger.lines.length && next.lines.every(({ of }, at) => of === ledger.lines[at]?.of)
  return isSame ? ledger : next
}

/** Adds a line for each seat that took back what once followed this moment, if this seat had been told any of that. */
function noted<G extends Terms>(game: Game<G>, ledger: Ledger, { entry, state, takenBack }: Moment<G>, seat: Eyes): Ledger {
  let noting = ledger
  for (const { by, moments } of takenBack ?? []) {
    const { lines } = noting
    const last = lines[lines.length - 1]
    // Several undos in a row leave the same ledger as one undo of everything.
    const isNoted = last?.of === entry.seq && last.takenBackBy === by
    if (isNoted || !isAnyTold(game, state, moments, seat)) continue
    noting = withLine(noting, entry.seq, { entry: { seq: lines.length, cause: { type: 'undo', seat: by }, told: [] } })
  }
  return noting
}

function isAnyTold<G extends Terms>(game: Game<G>, from: G['state'], moments: readonly Moment<G>[], seat: Eyes): boolean {
  let ledger = unwritten(game, from, seat)
  let before = from
  for (const moment of moments) {
    ledger = advanced(game, ledger, before, moment, seat)
    before = moment.state
  }
  return ledger.lines.length > 0
}

/** Every event as this seat learns it, each against the state right after it. */
export function toldOf<G extends Terms>(
  game: Game<G>,
  before: G['state'],
  { entry }: { readonly entry: MatchEntry },
  seat: Eyes,
): readonly Told[] {
  const told: Told[] = []
  let state = before
  // The cast is safe: this game's rules made the events, or they were checked when the log was opened.
  for (const event of entry.events as readonly G['event'][]) {
    state = game.evolve(state, event)
    const one = game.tell(event, seat, state)
    if (one) told.push(one)
  }
  return told
}

function causeOf<G extends Terms>({ entry: { cause } }: Moment<G>, seat: Eyes): ToldEntry['cause'] {
  switch (cause.type) {
    case 'start':
      return { type: 'start' }
    case 'draw':
      return { type: 'draw' }
    case 'concede':
      return { type: 'concede', seat: cause.seat }
    case 'answer':
      return cause.seat === seat || cause.seat === 'chance'
        ? { type: 'answer', seat: cause.seat, subject: cause.subject }
        : { type: 'answer', seat: cause.seat }
    case 'undo':
    case 'redo':
    case 'commit':
      throw new Error(`an entry of the type ${cause.type} is never in force itself`)
  }
}

/** Leaves out the length of the log, which would count entries that a viewer must not learn of. */
function toldProof({ after: _after, ...told }: Proof): ToldProof {
  return told
}

function rollOf<G extends Terms>({ entry, roll }: Moment<G>): ToldEntry['roll'] {
  if (entry.cause.type !== 'answer' || !roll) return undefined
  // The cast is safe: the answer to a roll is always a list of faces.
  const faces = entry.cause.answer as readonly string[]
  return { ...roll, faces, ...(entry.film === undefined ? {} : { film: entry.film }) }
}
