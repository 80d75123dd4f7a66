/**
 * What an option of *Exterminate!* is worth to a bot, as rough numbers; ending a part of the turn is worth 0. The bot reads its
 * seat's view and the evidence that players are shown. Nothing here affects the rules.
 */

import { lengthAtMost } from '../../../geometry/measure'
import type { AnyDecision, Option, Tally } from '../../../kernel'
import type { Worth } from '../../rules-of'
import type { ShotReport } from '../rules'
import type { Face } from '../rules/dice'
import { cancelsOf, hitsOf } from '../rules/facts/hits'
import type { EngageReport } from '../rules/reports'
import type { Pool, PoolId, Side, State } from '../rules/state'

/** The faces that count in each kind of roll; for the defence in a melee these are hits. */
function wanted(state: State, pool: PoolId): readonly Face[] {
  switch (pool) {
    case 'defence':
      return state.melee ? ['hit'] : ['armour']
    case 'damage':
    case 'adventure':
      return ['bolt']
    default:
      return ['hit']
  }
}

/** How much this side gains from rerolling a die: an own die that failed, or an enemy's that succeeded. */
function again(state: State, seat: Side, id: PoolId, pool: Pool, face: Face): number {
  const isGood = wanted(state, id).includes(face)
  if (pool.seat !== seat) return isGood ? 1 : -1
  if (id === 'damage' && pool.faces.includes('bolt')) return -1
  if (id === 'damage' && face === 'hit' && pool.faces.length === 1) return -1
  return isGood ? -1 : 1
}

const gain = (state: State, seat: Side, id: PoolId, pool: Pool): number =>
  pool.faces.reduce((sum, face) => sum + Math.max(0, again(state, seat, id, pool, face)), 0)

/** The attacker's hits that currently get through; negative if the defence has cancelled more than it needs. */
function lead(state: State): number {
  const { attack, defence } = state.dice ?? {}
  if (!attack || !defence) return 0
  return hitsOf(attack).total - (state.melee ? hitsOf(defence).total : cancelsOf(defence, false).total)
}

const total = (tally: Tally | undefined): number => Math.max(0, tally?.total ?? 0)

/** On average half of the attack dice hit and a third of the defence dice save. Each remaining hit may exterminate or shock. */
function shotWorth(report: ShotReport, state: State): number {
  const through = total(report.attack) / 2 - total(report.defence) / 3
  const target = state.figures[report.target]
  const value = target?.profile.points ?? 1
  return 1 + through * (target?.condition === 'shocked' ? 0.6 : 1) * (0.6 + 0.4 * value)
}

/** The side with the larger pool usually wins. A shocked enemy cannot strike back. */
function engageWorth(report: EngageReport, state: State): number {
  const target = state.figures[report.target]
  if (target?.condition === 'shocked') return 4
  return (total(report.attack) - total(report.defence)) / 2
}

/** Whether an enemy is within range of this figure's weapons already, so that a sprint is not worth it. */
function isNearEnemies(state: State, ref: string): boolean {
  const figure = state.figures[ref]
  const own = state.tabletop.pieces[ref]?.pose.at
  if (!figure || !own) return false
  const range = Math.max(0, ...figure.profile.weapons.map((weapon) => weapon.range ?? 0))
  return Object.values(state.figures).some((other) => {
    const at = state.tabletop.pieces[other.ref]?.pose.at
    return other.seat !== figure.seat && at !== undefined && lengthAtMost([own, at], range)
  })
}

const poolIn = (state: State, id: string | undefined): Pool | undefined => state.dice?.[id as PoolId]

/** Keeps tokens for use on leaders, and cards for a good moment. */
function windowWorth(state: State, seat: Side, decision: AnyDecision, verb: string, first: string, second: string): number {
  switch (decision.subject) {
    case 'reroll window': {
      if (verb === 'play') return 2
      const pool = poolIn(state, first)
      const dice = pool ? gain(state, seat, first as PoolId, pool) : 0
      const isCheap = second !== 'token'
      return dice - (isCheap ? 1.2 : 1.8)
    }
    case 'attack cards':
      return verb === 'play' && lead(state) < 2 && lead(state) > -2 ? 1 : -1
    case 'defence cards':
      return verb === 'play' && lead(state) > (second === 'super-armour' ? 2 : 0) ? 1 : -1
    case 'contest window':
      return first === 'exterminate' ? 2 : 0.4
    case 'stress window':
      return -0.3
    case 'adventure window':
      return 0.6
    default:
      return 0
  }
}

function turnWorth(state: State, seat: Side, verb: string, ref: string, option: Option): number {
  const figure = state.figures[ref]
  switch (verb) {
    case 'move':
      return 2
    case 'climb':
      return 0.8
    case 'shift':
    case 'sprint-shift':
    case 'sprint-climb':
      return -0.5
    case 'shoot':
      return option.shows ? shotWorth(option.shows as unknown as ShotReport, state) : 0
    case 'sprint':
      return isNearEnemies(state, ref) ? -0.5 : 0.5
    case 'engage':
    case 'join':
      return option.shows ? engageWorth(option.shows as unknown as EngageReport, state) : 0
    case 'clear':
      return (figure?.stress ?? 0) > 1 && state.sides[seat].fate > 1 ? 0.6 : -0.5
    case 'rescue':
      return figure && figure.profile.points > 1 ? 0.6 : -0.5
    case 'use':
    case 'use-on':
      return 0.4
    case 'finish':
    case 'strike':
      return 3
    default:
      return 0
  }
}

/** How to answer an extermination: a wound costs least; fate is spent on figures that are worth points. */
function resultWorth(state: State, decision: AnyDecision, verb: string): number {
  const figure = state.figures[String(decision.about?.figure)]
  if (verb === 'wound') return 3
  if (verb === 'use') return 2
  return verb === 'fate' && (figure?.profile.points ?? 0) + (figure?.wounds ?? 0) > 1 ? 1 : -1
}

const WORTH_OF_HAND: { readonly [id: string]: number } = {
  refill: 1,
  use: 1.2,
  'fate-back': 0.4,
  'discard-for-fate': -1,
  none: -2,
}

/** See `Worth`. Undefined leaves the choice to the plain bot. */
export const exterminateWorth: Worth = (world, decision, option) => {
  const state = world as State
  const seat = decision.seat as Side
  const [verb = '', rest = ''] = option.id.split(':')
  const [first = '', second = ''] = rest.split('>')
  switch (decision.subject) {
    case 'move turn':
    case 'shoot turn':
    case 'melee turn':
    case 'free shot':
    case 'extra move':
    case 'finish':
    case 'more attackers':
      return turnWorth(state, seat, verb, first, option)
    case 'reroll window':
    case 'attack cards':
    case 'defence cards':
    case 'contest window':
    case 'stress window':
    case 'adventure window':
      return option.id === 'pass' ? 0 : windowWorth(state, seat, decision, verb, first, second)
    case 'which dice': {
      const id = String(decision.about?.pool) as PoolId
      const pool = poolIn(state, id)
      const face = pool?.faces[Number(option.id.slice('die-'.length))]
      return pool && face ? again(state, seat, id, pool, face) : 0
    }
    case 'result':
      return resultWorth(state, decision, verb)
    case 'upkeep hand':
      return WORTH_OF_HAND[verb] ?? 0
    case 'upkeep adventure':
      return verb === 'try' ? 1 : verb === 'recover' && second !== 'token' ? 0.5 : 0
    case 'take nodes':
      return 1
    default:
      return undefined
  }
}
