/** How well a player stands in a match of *Doomtrooper*, and when two positions can be compared. */
import { type Standing, sum, valueBy } from '../../standing'
import { attached, faceOf, seatOf, warriors } from '../rules/facts/table'
import type { InPlay, State } from '../rules/state'

/** The V of a warrior in cover, whose face nobody has seen. */
const UNSEEN = 3
/** More Destiny than this can hardly be spent. */
const MUCH = 16

type Trait = 'promotion' | 'destiny' | 'hand' | 'warriors' | 'squad' | 'cohort' | 'wounded' | 'carried' | 'alone' | 'turn'

export const doomtrooperStanding: Standing<State, Trait> = {
  seats: ({ order }) => order,
  left: (state) => {
    const most = Math.max(...state.order.map((seat) => seatOf(state, seat).P))
    return Math.max(0, Math.min(1, 1 - most / state.targetP))
  },
  traits(state, seat) {
    const { P, D, hand } = seatOf(state, seat)
    const own = warriors(state, seat)
    const worth = ({ card, zone }: InPlay) => (zone === 'hidden' ? UNSEEN : (faceOf(state, card).stats?.V ?? 0))
    return {
      promotion: P,
      destiny: Math.min(D, MUCH),
      hand: hand.length,
      warriors: own.length,
      squad: sum(own, (one) => (one.zone === 'kohort' ? 0 : worth(one))),
      cohort: sum(own, (one) => (one.zone === 'kohort' ? worth(one) : 0)),
      wounded: sum(own, (one) => (one.wounded ? worth(one) : 0)),
      carried: sum(own, ({ uid }) => attached(state, uid).length),
      alone: own.length === 0 ? 1 : 0,
      turn: state.active === seat ? 1 : 0,
    }
  },
  weights: {
    promotion: [0.33, 0.07],
    destiny: [0.06, 0.05],
    hand: [-0.01, -0.02],
    warriors: [-0.6, -0.59],
    squad: [0.19, 0.17],
    cohort: [0.17, 0.18],
    wounded: [-0.05, -0.06],
    carried: [0.14, 0.09],
    alone: [-0.36, -0.12],
    turn: [0.3, 0.09],
  },
}
export const doomtrooperValue = valueBy(doomtrooperStanding)

/** Each player's turn is a stage. */
export const doomtrooperStage = (world: object): number => (world as State).turn
