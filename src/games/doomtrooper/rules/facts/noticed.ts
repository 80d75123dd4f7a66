/** Records happenings that cards may answer (6.3, events), in order, until they have been answered. */

import type { Card, Pool } from '../cards'
import type { Event } from '../events'
import type { Happening } from '../fx/context'
import type { State } from '../state'
import { EVENTS, type EventName } from '../vocabulary'

const named = new WeakMap<Card, readonly EventName[]>()
/** Events that this card answers, at whatever depth of its effects. */
function answeredBy(card: Card): readonly EventName[] {
  const known = named.get(card)
  if (known) return known
  const written = JSON.stringify(card)
  const found = EVENTS.filter((name) => written.includes(`"event":"${name}"`) || written.includes(`"re":"${name}"`))
  named.set(card, found)
  return found
}
const answered = new WeakMap<Pool, ReadonlySet<EventName>>()
/** Events that some card of the match answers. Only these are recorded. */
function answeredIn(pool: Pool): ReadonlySet<EventName> {
  const known = answered.get(pool)
  if (known) return known
  const found = new Set(Object.values(pool).flatMap(answeredBy))
  answered.set(pool, found)
  return found
}

export function noticing(state: State, event: Event, before: State): State {
  const happened = happeningsOf(event, before)
  if (happened.length === 0) return state
  const wanted = answeredIn(state.pool)
  const found = happened.filter(({ name }) => wanted.has(name))
  return found.length === 0 ? state : { ...state, noticed: [...(state.noticed ?? []), ...found] }
}

function happeningsOf(event: Event, { inPlay }: State): readonly Happening[] {
  switch (event.type) {
    case 'wounded':
      return [{ name: 'wounded', victim: event.uid, ...(event.by ? { killer: event.by } : {}) }]
    case 'healed':
      return [{ name: 'healed', victim: event.uid }]
    case 'ability-used':
      return [{ name: 'used', victim: event.uid, seat: event.seat, card: event.card }]
    case 'cards-left': {
      const removed = event.uids.flatMap((uid): readonly Happening[] => {
        const one = inPlay[uid]
        return one ? [{ name: 'removed', victim: uid, seat: one.controller, card: one.card }] : []
      })
      const done = event.why === 'mission' ? removed.map((one): Happening => ({ ...one, name: 'mission_done' })) : []
      return [...done, ...removed]
    }
    case 'cover-taken':
    case 'cover-left':
    case 'control-changed':
      return [{ name: 'moved', victim: event.uid }]
    case 'effect-began': {
      const { fx, who, ctx } = event.effect
      if (fx.k !== 'is') return []
      const [victim = ctx.t] = who ?? []
      return victim && victim in inPlay ? [{ name: 'joined', victim: victim as `c${number}` }] : []
    }
    default:
      return []
  }
}
