/**
 * Who was asked something at a moment of a recorded match, what that seat knew then, and what it answered. Only of seats through
 * whose eyes the match may be watched: a question shows what its seat hides, and so does a bot's answer to it.
 */
import { type AnyDecision, awaited, type PlayerSeat, type Seen, seen, type Terms } from '../kernel'
import type { Moment } from '../match/history'
import { outcomeOf } from '../match/standing'
import type { Recording } from './recording'

export type Asked =
  | { readonly seats: readonly PlayerSeat[] }
  /** `hidden`: the seats that are asked may not be looked into yet. `nobody`: the log does not say what was asked. */
  | { readonly nothing: 'over' | 'chance' | 'hidden' | 'nobody' }

/** A seat's knowledge at a moment at which it is asked something, and the answer that it gave. */
export interface Standpoint {
  readonly known: Seen<Terms>
  /** All seats of the match. */
  readonly seats: readonly PlayerSeat[]
  /** Undefined if something came between, so that none of these questions was answered. */
  readonly really: { readonly decision: AnyDecision; readonly answer: unknown } | undefined
}

type Source = Pick<Recording, 'record' | 'game' | 'history' | 'viewers'>

/** Whom the moment after this log entry asks. */
export function askedAt(source: Source, after: number): Asked {
  const { game, record, history } = source
  const at = placeOf(source, after)
  const moment = history.past[at]
  if (!moment) return { nothing: 'nobody' }
  const [first, ...rest] = history.past
  if (outcomeOf({ game, spec: record.spec, history: { ...history, past: [first, ...rest.slice(0, at)] } }))
    return { nothing: 'over' }
  const asked = awaited(moment.snapshot)
  const players = asked.filter((seat) => seat !== 'chance')
  if (players.length === 0) return { nothing: asked.length > 0 ? 'chance' : 'nobody' }
  const seats = players.filter((seat) => source.viewers.includes(seat))
  return seats.length > 0 ? { seats } : { nothing: 'hidden' }
}

/** Undefined if this seat is asked nothing there, or may not be looked into. */
export function standpointOf(source: Source, after: number, seat: PlayerSeat): Standpoint | undefined {
  const asked = askedAt(source, after)
  if (!('seats' in asked) || !asked.seats.includes(seat)) return undefined
  const at = placeOf(source, after)
  const { snapshot } = source.history.past[at] as Moment<Terms>
  const known = seen(source.game, snapshot, seat)
  return { known, seats: source.record.spec.seats, really: given(known, source.history.past.slice(at + 1)) }
}

const placeOf = ({ history }: Source, after: number): number => history.past.findIndex(({ entry }) => entry.seq === after)

/** The next answer of the seat, if it answers one of the questions that were open. */
function given({ viewer, decisions }: Seen<Terms>, coming: readonly Moment<Terms>[]): Standpoint['really'] {
  for (const { entry } of coming) {
    const { cause } = entry
    if (cause.type !== 'answer' || cause.seat !== viewer) continue
    const decision = decisions.find(({ id }) => id === cause.decision)
    return decision && { decision, answer: cause.answer }
  }
  return undefined
}
