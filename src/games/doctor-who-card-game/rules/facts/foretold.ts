/**
 * The chances of a conflict: it is fought in imagined worlds that are consistent with a viewer's view, by the rules' own
 * functions. What owners of hidden hands might do afterwards is not considered. For display only; the rules decide nothing by it.
 */
import { type PlayerSeat, seeded } from '../../../../kernel'
import { inHundred } from '../../../kit/rules/in-hundred'
import { BOOST } from '../constants'
import { evolve } from '../events'
import { imagine } from '../imagine'
import type { Cause, State, View } from '../state'
import type { LocationRef } from '../zones'
import { amyMeetsSilurians, boostMost, fieldOf, pandoricaMeets, riverWhoSwitches, strengthsOf } from './fight'
import { locationOf } from './table'

const WORLDS = 200

/** The cards of a player's hand that would begin the conflict. */
export interface Placing {
  readonly location: LocationRef
  readonly seat: PlayerSeat
  readonly cause: Extract<Cause, 'enemies-placed' | 'defenders-placed'>
  readonly cards: readonly string[]
}

/** The percentages of worlds in which the attack wins, both are level (the defence holds), and the defence is stronger. */
export interface Foretold {
  readonly attack: number
  readonly level: number
  readonly defence: number
}

/** DWC-CON-01: undefined if no conflict follows: one side has no cards, or a TARDIS marker absorbs the attack (DWC-ENM-08). */
export function foretold(view: View, placing: Placing): Foretold | undefined {
  const { attack, defenders, tardis } = locationOf(view, placing.location)
  const isFought = placing.cause === 'enemies-placed' ? defenders.length > 0 && !tardis : attack !== undefined
  if (!isFought) return undefined
  const rng = seeded(placing.cards.length)
  let [won, level] = [0, 0]
  for (let world = 0; world < WORLDS; world++) {
    const lead = leadIn(begun(imagine(view, rng), placing))
    if (lead > 0) won++
    else if (lead === 0) level++
  }
  const [attackWins = 0, even = 0, defenceWins = 0] = inHundred([won, level, WORLDS - won - level])
  return { attack: attackWins, level: even, defence: defenceWins }
}

function begun(world: State, { location: ref, seat, cause, cards }: Placing): State {
  const location = locationOf(world, ref)
  const lain = cards.map((card) => ({ card, up: true }))
  const attack = location.attack ?? { by: seat, cards: [] }
  const placed =
    cause === 'enemies-placed'
      ? { ...location, attack: { ...attack, cards: [...attack.cards, ...lain] } }
      : { ...location, defenders: [...location.defenders, ...lain] }
  return {
    ...world,
    locations: { ...world.locations, [ref]: placed },
    conflict: { location: ref, cause, attacker: attack.by, defender: location.owner, switched: false, boost: 0, boosting: false },
  }
}

/** DWC-CON-04 to DWC-CON-06: the attack's lead, assuming that U.N.I.T. is paid if that saves the defence (DWC-SUP-16). */
function leadIn(before: State): number {
  let state = before
  for (let meets = pandoricaMeets(state); meets; meets = pandoricaMeets(state)) {
    const { ref } = fieldOf(state)
    state = evolve(state, { type: 'pandorica-opened', location: ref, ...meets, cards: [] })
  }
  const { ref } = fieldOf(state)
  const river = riverWhoSwitches(state)
  if (river !== undefined) state = evolve(state, { type: 'river-switched', location: ref, card: river })
  if (amyMeetsSilurians(state)) return Number.NEGATIVE_INFINITY
  const compared = evolve(state, { type: 'strengths-compared', location: ref, ...strengthsOf(state) })
  const { attack, defence } = strengthsOf(compared)
  const lead = attack.total - defence.total
  const isSaved = lead > 0 && boostMost(compared) * BOOST >= lead
  return isSaved ? 0 : lead
}
