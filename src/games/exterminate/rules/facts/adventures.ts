/** Adventure cards (EX-ADV, 6.3.5): which are ready, and which may be used at a moment. Everything here is public. */
import { gapAtMost } from '../../../../geometry'
import type { Ref } from '../../../../table/piece'
import type { AdventureId, Effect } from '../cards'
import { LEADER_RANGE } from '../constants'
import type { Harm } from '../events'
import type { UseId } from '../ids'
import { has } from '../profile'
import type { Boost, Pool, Side, State } from '../state'
import type { Timing } from '../terms'
import { whyNotMove } from './able'
import { worstDamage } from './faces'
import { discAt, figureOf, isOperational, standing } from './figures'
import { facesOf } from './hits'

/** A side's cards with this effect that may be used now, each kind once. */
export function readyWith(state: State, seat: Side, effect: Effect): readonly AdventureId[] {
  const { ready, spent = [] } = state.sides[seat].adventures
  return [...new Set(ready.filter((card) => state.adventureCards[card]?.effect === effect && !spent.includes(card)))]
}

export const effectOf = (state: State, card: AdventureId): Effect => {
  const found = state.adventureCards[card]
  if (!found) throw new Error(`there is no adventure card ${card}`)
  return found.effect
}

export const boostsOf = (state: State, effect: Effect): readonly Boost[] =>
  state.boosts.filter((boost) => boost.effect === effect)

const plain = (state: State, seat: Side, effect: Effect): readonly UseId[] =>
  boostsOf(state, effect).some((boost) => boost.seat === seat)
    ? []
    : readyWith(state, seat, effect).map((card): UseId => `use:${card}`)

/** The circumstances on which the use of adventure cards depends. */
export interface Moment {
  readonly timing: Timing
  /** `figure` shoots, fights, crosses or is hurt; `other` is the second figure involved. */
  readonly figure?: Ref
  readonly other?: Ref
  readonly harm?: Harm
}

/** The adventure cards that this side may use at this moment. */
export function usable(state: State, seat: Side, { timing, figure, other, harm }: Moment): readonly UseId[] {
  const isOwn = (ref: Ref | undefined) => ref !== undefined && figureOf(state, ref).seat === seat
  switch (timing) {
    case 'initiative':
      return plain(state, seat, 'strategist')
    case 'crossing':
      return isOwn(figure) ? plain(state, seat, 'clear-path') : []
    case 'shot': {
      const { moved, sprinted } = figure === undefined ? {} : figureOf(state, figure).done
      const isStill = !moved && !sprinted
      return [
        ...(isOwn(figure) ? [...plain(state, seat, 'sensory-input'), ...(isStill ? plain(state, seat, 'steady-aim') : [])] : []),
        ...(isOwn(other) ? plain(state, seat, 'reinforced-plating') : []),
      ]
    }
    case 'melee': {
      const own = [figure, other].find(isOwn)
      const defender = isOwn(other) && other !== undefined && figureOf(state, other).stress > 0
      return [
        ...(own === undefined ? [] : plain(state, seat, 'combat-senses')),
        ...(defender ? plain(state, seat, 'hold-the-line') : []),
      ]
    }
    case 'damage': {
      const pool = state.dice?.damage
      if (pool?.seat !== seat || worstOf(state, pool) !== 'shocked') return []
      return [
        ...plain(state, seat, 'lucky-hit'),
        ...(harm === 'shot' && pool.faces.length > 0 && !isOwn(figure) ? plain(state, seat, 'finish-them') : []),
      ]
    }
  }
}

/** EX-DMG-01: the most severe damage die, or an extermination if Lucky Hit! was used. */
export const worstOf = (state: State, pool: Pool) =>
  boostsOf(state, 'lucky-hit').some(({ seat }) => seat === pool.seat) ? 'exterminated' : worstDamage(state.rulings, facesOf(pool))

/** The cards that a player may use between his own actions, each with its figure if it needs one. */
export function usableBetween(state: State, seat: Side): readonly UseId[] {
  const own = standing(state, seat)
  const on = (effect: Effect, isFit: (ref: Ref) => boolean) =>
    readyWith(state, seat, effect).flatMap((card) => own.filter(isFit).map((ref): UseId => `use-on:${card}>${ref}`))
  const isMoving = state.phase === 'move'
  return [
    ...on('medi-kit', (ref) => figureOf(state, ref).wounds > 0),
    ...(own.some((ref) => figureOf(state, ref).stress > 0)
      ? readyWith(state, seat, 'second-wind').map((card): UseId => `use:${card}`)
      : []),
    ...(isMoving
      ? on(
          'rapid-response',
          (ref) => !whyNotMove(state, ref, 'move') && !boostsOf(state, 'rapid-response').some(({ figure }) => figure === ref),
        )
      : []),
  ]
}

/** The leader that can lend its die to a figure (house): operational, within six inches, not used in this turn. */
export function leaderFor(state: State, ref: Ref | undefined): Ref | undefined {
  if (ref === undefined || !Object.hasOwn(state.tabletop.pieces, ref)) return undefined
  const { seat } = figureOf(state, ref)
  return standing(state, seat).find((leader) => {
    const { profile, done } = figureOf(state, leader)
    const isNear = leader === ref || gapAtMost(discAt(state, leader), discAt(state, ref), LEADER_RANGE)
    return has(profile, 'leader') && !done.led && isOperational(state, leader) && isNear
  })
}

/** Means that reroll only one die. */
const SINGLE: readonly string[] = ['leader', 'finish-them']
/** How many of these dice a reroll with this means may include. */
export const mostAgain = (means: string, dice: number): number => (SINGLE.includes(means) ? 1 : dice)
