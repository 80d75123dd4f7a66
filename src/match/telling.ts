/** What one seat, or an onlooker, has been told so far: its own numbering, its own view, nothing that counts what it must not learn. */
import type { AnyDecision, Game, Json, Roll, Terms, Told } from '../kernel'
import type { Eyes, ToldEntry, ToldLine } from '../protocol/messages'
import { diff } from '../protocol/patch'
import type { History, Moment } from './history'

export interface Ledger {
  /** The view before the first entry. */
  readonly first: Json
  /** With the number in the log of the entry that each line tells of. */
  readonly lines: readonly { readonly of: number; readonly line: ToldLine }[]
  /** The view after the last entry in force. */
  readonly view: Json
}

/** A view is plain JSON by the contract of `project`: only the compiler does not know it. */
const projected = <G extends Terms>(game: Game<G>, state: G['state'], seat: Eyes): Json =>
  game.project(state, seat) as unknown as Json

/** The whole ledger of one seat. `begin` is the state before anything happened. */
export function ledgerOf<G extends Terms>(game: Game<G>, begin: G['state'], history: History<G>, seat: Eyes): Ledger {
  const first = projected(game, begin, seat)
  let before = begin
  let ledger: Ledger = { first, lines: [], view: first }
  for (const moment of history.past) {
    ledger = advanced(game, ledger, before, moment, seat)
    before = moment.snapshot.state
  }
  return ledger
}

/** With one more entry. It gets a line unless this seat must not learn that anything happened. */
export function advanced<G extends Terms>(
  game: Game<G>,
  ledger: Ledger,
  before: G['state'],
  moment: Moment<G>,
  seat: Eyes,
): Ledger {
  const { entry, snapshot } = moment
  const view = projected(game, snapshot.state, seat)
  const change = diff(ledger.view, view)
  const told = toldOf(game, before, moment, seat)
  const roll = rollOf(moment)
  const isOwn = 'seat' in entry.cause && entry.cause.seat === seat
  const isPublic = entry.cause.type !== 'answer'
  if (!isOwn && !isPublic && !roll && told.length === 0 && change === undefined) return ledger
  const line: ToldLine = {
    entry: { seq: ledger.lines.length, cause: causeOf(moment, seat), told, ...(roll ? { roll } : {}) },
    ...(change === undefined ? {} : { change }),
  }
  return {
    first: ledger.first,
    lines: [...ledger.lines, { of: entry.seq, line }],
    view: change === undefined ? ledger.view : view,
  }
}

/** Without the lines of entries that are no longer in force. `state` is the state of now. */
export function rewound<G extends Terms>(game: Game<G>, ledger: Ledger, to: number, state: G['state'], seat: Eyes): Ledger {
  const lines = ledger.lines.filter(({ of }) => of <= to)
  if (lines.length === ledger.lines.length) return ledger
  return { first: ledger.first, lines, view: projected(game, state, seat) }
}

/** Every event as this seat learns it, each against the state right after that event. */
function toldOf<G extends Terms>(game: Game<G>, before: G['state'], { entry }: Moment<G>, seat: Eyes): readonly Told[] {
  const told: Told[] = []
  let state = before
  // The entry's events are this game's own: they were made by its rules, or checked against them when the log was opened.
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
    case 'concede':
      return { type: 'concede', seat: cause.seat }
    case 'answer':
      return cause.seat === seat || cause.seat === 'chance'
        ? { type: 'answer', seat: cause.seat, subject: cause.subject }
        : { type: 'answer', seat: cause.seat }
    case 'undo':
    case 'redo':
      throw new Error('an undo is never in force itself')
  }
}

function rollOf<G extends Terms>({ entry, decision }: Moment<G>): ToldEntry['roll'] {
  if (entry.cause.type !== 'answer' || decision?.choice.shape !== 'roll') return undefined
  const { choice, about }: AnyDecision = decision
  // A choice whose shape is 'roll' is a roll, and `accepts` has let only a list of faces pass.
  const roll = choice as Roll
  const faces = entry.cause.answer as readonly string[]
  return {
    dice: roll.dice,
    faces,
    ...(roll.by === undefined ? {} : { by: roll.by }),
    ...(about === undefined ? {} : { about }),
    ...(entry.film === undefined ? {} : { film: entry.film }),
  }
}
