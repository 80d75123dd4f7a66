/** How well a player stands in a match of *Doctor Who: The Card Game*, and when two positions can be compared. */

import { type Standing, sum, valueBy } from '../../standing'
import type { DefenderCard } from '../rules/cards'
import { scoreOf } from '../rules/facts/score'
import { allLocations, cardOf, placeOf, seatOf } from '../rules/facts/table'
import type { Lying, State } from '../rules/state'

/** Below this, cards at a location are beaten by most that come. */
const STRONG = 4
/** A full draw pile, roughly. */
const PILE = 100

type Trait =
  | 'score'
  | 'hand'
  | 'reserve'
  | 'time'
  | 'daleks'
  | 'tardises'
  | 'locations'
  | 'defended'
  | 'bare'
  | 'weak'
  | 'kept'
  | 'saveable'
  | 'held'
  | 'margin'
  | 'toLay'
  | 'defence'
  | 'attack'
  | 'support'
  | 'turn'

/** The strength that a hand could add at one location, where each kind of defender may be once. */
function defenceOf(defenders: readonly DefenderCard[]): number {
  const kinds = new Map<string, number>()
  for (const { kind, strength } of defenders) kinds.set(kind, Math.max(kinds.get(kind) ?? 0, strength))
  return sum([...kinds.values()], (strength) => strength)
}

export const doctorWhoStanding: Standing<State, Trait> = {
  seats: ({ order }) => order,
  left: ({ endCard, pile }) => (endCard.at === 'found' ? 0 : Math.min(1, pile.length / PILE)),
  traits(state, seat) {
    const { hand, reserve, time, dalek, tardis, row } = seatOf(state, seat)
    const cards = hand.map((card) => cardOf(state, card))
    const defenders = cards.filter((card) => card.type === 'defender')
    const enemies = cards.filter((card) => card.type === 'enemy')
    const defence = defenceOf(defenders)
    const strengthOf = (lying: readonly Lying[]) =>
      sum(lying, ({ card }) => {
        const found = cardOf(state, card)
        return found.type === 'enemy' || found.type === 'defender' ? found.strength : 0
      })
    const places = allLocations(state).map((location) => ({
      ...location,
      vp: placeOf(state, location.card).vp,
      held: strengthOf(location.defenders),
      pressed: strengthOf(location.attack?.cards ?? []),
    }))
    const own = places.filter(({ owner }) => owner === seat)
    const attacked = places.filter(({ attack }) => attack?.by === seat)
    const open = own.filter((place) => !place.attack && !place.tardis)
    return {
      score: scoreOf(state, seat).total,
      hand: hand.length,
      reserve: reserve.length,
      time,
      daleks: dalek,
      tardises: tardis,
      locations: row.length,
      defended: own.filter((place) => !place.attack && place.defenders.length > 0).length,
      bare: open.filter((place) => place.defenders.length === 0).length,
      weak: sum(open, ({ vp, held }) => (held < STRONG ? vp : 0)),
      kept: sum(own, ({ tardis: isKept, vp }) => (isKept ? vp : 0)),
      saveable: sum(own, ({ attack, vp, held, pressed }) => (attack && held + defence >= pressed ? vp : 0)),
      held: sum(attacked, ({ vp }) => vp),
      margin: sum(attacked, ({ pressed, held }) => Math.max(-6, Math.min(6, pressed - held))),
      toLay: cards.filter((card) => card.type === 'location').length,
      defence: sum(defenders, ({ strength }) => strength),
      attack: sum(enemies, ({ strength }) => strength),
      support: cards.filter((card) => card.type === 'support').length,
      turn: state.active === seat ? 1 : 0,
    }
  },
  weights: {
    score: [0.15, -0.08],
    hand: [0.08, -0.01],
    reserve: [-0.04, 0.23],
    time: [0.07, 0.01],
    daleks: [0.67, 0.11],
    tardises: [-0.2, -0.57],
    locations: [0.05, 0.11],
    defended: [0.28, 0.38],
    bare: [0.06, 0.19],
    weak: [0.01, -0.02],
    kept: [0.03, -0.07],
    saveable: [0.02, 0],
    held: [0.08, 0.07],
    margin: [0.01, 0.05],
    toLay: [0.5, 0.02],
    defence: [0.06, 0.01],
    attack: [0.02, 0],
    support: [0.06, 0.02],
    turn: [0.07, -0.03],
  },
}
export const doctorWhoValue = valueBy(doctorWhoStanding)

/** Two turns are a stage: what an attack is worth shows when the player after has had his turn. */
export const doctorWhoStage = (world: object): number => (world as State).turn / 2
