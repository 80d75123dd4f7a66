/** The chances of a conflict before it begins: for a card held over a place, and for cards picked to go together. */
import type { Moment } from '../../../client/moment'
import type { Speak } from '../../../ui/words/speak'
import { pickedOf } from '../../kit/questions/asked'
import { HIDDEN } from '../rules/cards'
import { type Foretold, foretold, type Placing } from '../rules/facts/foretold'
import { type ActionId, readAction, slotOf } from '../rules/ids'
import type { View } from '../rules/state'
import { locationIn, seatIn } from './cards'
import { openOn } from './open'
import { say } from './words'

/** What a use of a card would place; undefined if it places nothing at a location. */
export function placingBy(view: View, viewer: string, option: string): Placing | undefined {
  // Options of the menu are actions, so the cast is safe.
  const { verb, slot, target } = readAction(option as ActionId)
  if (verb !== 'attack' && verb !== 'defend') return undefined
  return placingOf(view, viewer, verb === 'attack' ? 'enemies-placed' : 'defenders-placed', target, [slot])
}

/** The card being placed together with those picked to go with it. */
export function placingNow({ view, viewer, decisions, draft }: Moment<View>): Placing | undefined {
  const enemies = openOn(decisions, 'more enemies')
  const question = enemies ?? openOn(decisions, 'more defenders')
  const { location, slot } = question?.about ?? {}
  if (typeof location !== 'string' || typeof slot !== 'number') return undefined
  const cause = enemies ? 'enemies-placed' : 'defenders-placed'
  return placingOf(view, viewer, cause, location, [slot, ...pickedOf(draft, question).map(slotOf)])
}

function placingOf(
  view: View,
  viewer: string,
  cause: Placing['cause'],
  location: string,
  slots: readonly number[],
): Placing | undefined {
  const own = seatIn(view, viewer)
  const cards = slots.flatMap((slot) => own?.hand[slot] ?? [])
  const isKnown = own !== undefined && locationIn(view, location) !== undefined && !cards.includes(HIDDEN)
  return isKnown ? { location, seat: own.seat, cause, cards } : undefined
}

const KNOWN = new WeakMap<View, Map<string, Foretold | undefined>>()

/** "attack wins 62 %, level 11 % (the defence holds), defence wins 27 %", and the basis of these numbers. */
export function oddsOf(view: View, placing: Placing, speak: Speak): { readonly text: string; readonly why: string } | undefined {
  const known = KNOWN.get(view) ?? new Map<string, Foretold | undefined>()
  KNOWN.set(view, known)
  const key = [placing.cause, placing.location, ...placing.cards].join(' ')
  if (!known.has(key)) known.set(key, foretold(view, placing))
  const odds = known.get(key)
  const at = locationIn(view, placing.location)
  if (!odds || !at) return undefined
  const hidden = [...at.defenders, ...(at.attack?.cards ?? [])].filter(({ card }) => card === HIDDEN).length
  return { text: say(speak, 'sit-odds', odds), why: say(speak, 'sit-odds-why', { hidden }) }
}
