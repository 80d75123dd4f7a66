/** What is left to activate in a Round, and which Command dice are unspent (4.9 to 4.12). */
import type { Ref } from '../../../../table/piece'
import type { CommandDie, CommandFace, Side, State } from '../state'
import { modelOf, onBoard } from './models'
import { terrainOf } from './terrain'
import { turned } from './turned'

/** DZ-TURN-06, AMB-23: the side's models on the battlefield that were not activated this Round. */
export const unactivated = (state: State, seat: Side): readonly Ref[] =>
  onBoard(state, seat).filter((ref) => state.models[ref]?.activated === false)

/** The side's unspent Command dice, optionally only those with this face. */
export const unspent = (state: State, seat: Side, face?: CommandFace): readonly CommandDie[] =>
  state.sides[seat].command.filter((die) => !die.spent && (face === undefined || die.face === face))

/** DZ-CMD-04, AMB-18: whether strictly fewer than half of the models that the side started with are left. */
export const isBelowHalf = (state: State, seat: Side): boolean => 2 * onBoard(state, seat).length < state.sides[seat].startCount

/** DZ-END-04, 05: records the first side with no model left to activate; if both run out at once, the side not on Turn. */
export function finishing(state: State): State {
  if (state.phase !== 'turns' || state.finishedFirst !== undefined) return state
  const hasActed = (seat: Side) => onBoard(state, seat).every((ref) => state.models[ref]?.activated !== false)
  const own = hasActed(state.initiative)
  const other: Side = state.initiative === 'A' ? 'B' : 'A'
  const theirs = hasActed(other)
  if (theirs) return { ...state, finishedFirst: other }
  return own ? { ...state, finishedFirst: state.initiative } : state
}

/** DZ-TER-07: the state with the battlefield turned and its terrain built again. */
export function rotatedMap(state: State, rotation: State['rotation']): State {
  const battlefield = turned(state.battlefield, rotation)
  return { ...state, rotation, battlefield, tabletop: { ...state.tabletop, terrain: terrainOf(battlefield) } }
}

/** DZ-CMD-01, DZ-ABL-01: the dice from the best single Tactician that this side has on the battlefield. */
export const tacticianOf = (state: State, seat: Side): number =>
  Math.max(
    0,
    ...onBoard(state, seat).map((ref) => {
      const { profile } = modelOf(state, ref)
      const keywords = [...profile.abilities, ...profile.weapons.flatMap((weapon) => weapon.keywords)]
      return Math.max(0, ...keywords.map(({ name, value = 1 }) => (name === 'tactician' ? value : 0)))
    }),
  )
