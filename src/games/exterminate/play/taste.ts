/**
 * What an option of *Exterminate!* is worth to a bot, as rough numbers; ending a part of the turn is worth 0. The bot reads its
 * seat's view and the evidence that players are shown. Nothing here affects the rules.
 */

import { lengthAtMost } from '../../../geometry/measure'
import type { AnyDecision, Option, Tally } from '../../../kernel'
import type { Worth } from '../../rules-of'
import { byHand, practised, type Taught, type Weights } from '../../taught'
import type { ShotReport } from '../rules'
import type { Face } from '../rules/dice'
import { cancelsOf, hitsOf } from '../rules/facts/hits'
import type { EngageReport } from '../rules/reports'
import type { Pool, PoolId, Side, State } from '../rules/state'

/** Rough worths. See `Taught`. */
export const WEIGHTS = {
  shoot: [1, 1.07],
  attackDie: [0.5, 0.65],
  defenceDie: [-1 / 3, -0.26],
  hitThrough: [0.6, 0.52],
  hitThroughPoints: [0.4, 0.04],
  hitOnShocked: [0.6, 0.22],
  engageShocked: [4, 3.18],
  engageLead: [0.5, 0.53],
  playReroll: [2, 1.06],
  rerollCheaply: [-1.2, -1.4],
  rerollByToken: [-1.8, -4.05],
  attackCard: [1, 1.14],
  attackCardBelow: [2, 1.9],
  attackCardAbove: [-2, -0.83],
  defenceCard: [1, 0.61],
  superArmourFrom: [2, 1.6],
  contestExterminate: [2, 2.67],
  contest: [0.4, 0.34],
  stress: [-0.3, -0.45],
  adventure: [0.6, 0.74],
  move: [2, 2.84],
  climb: [0.8, 0.61],
  shift: [-0.5, -0.6],
  sprint: [0.5, 0.44],
  sprintNearEnemies: [-0.5, -0.3],
  clearStressAbove: [1, 2.03],
  clearStress: [0.6, 0.85],
  clearLittle: [-0.5, -0.34],
  rescue: [0.6, 0.46],
  rescueCheap: [-0.5, -0.71],
  use: [0.4, 0.4],
  finish: [3, 3.35],
  wound: [3, 2.57],
  useOnResult: [2, 2.09],
  fate: [1, 1.11],
  fateFromPoints: [1, 0.36],
  refill: [1, 1.55],
  useHand: [1.2, 0.59],
  fateBack: [0.4, 0],
  discardForFate: [-1, -0.56],
  tryAdventure: [1, 0.97],
  recoverAdventure: [0.5, 0.49],
} as const satisfies Taught

export type ExterminateWeights = Weights<typeof WEIGHTS>

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

/** How many hits are expected to get through. Each of them may exterminate or shock. */
function shotWorth(w: ExterminateWeights, report: ShotReport, state: State): number {
  const through = total(report.attack) * w.attackDie + total(report.defence) * w.defenceDie
  const target = state.figures[report.target]
  const value = target?.profile.points ?? 1
  return w.shoot + through * (target?.condition === 'shocked' ? w.hitOnShocked : 1) * (w.hitThrough + w.hitThroughPoints * value)
}

/** The side with the larger pool usually wins. A shocked enemy cannot strike back. */
function engageWorth(w: ExterminateWeights, report: EngageReport, state: State): number {
  const target = state.figures[report.target]
  if (target?.condition === 'shocked') return w.engageShocked
  return (total(report.attack) - total(report.defence)) * w.engageLead
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
function windowWorth(
  w: ExterminateWeights,
  state: State,
  seat: Side,
  decision: AnyDecision,
  verb: string,
  first: string,
  second: string,
): number {
  switch (decision.subject) {
    case 'reroll window': {
      if (verb === 'play') return w.playReroll
      const pool = poolIn(state, first)
      const dice = pool ? gain(state, seat, first as PoolId, pool) : 0
      const isCheap = second !== 'token'
      return dice + (isCheap ? w.rerollCheaply : w.rerollByToken)
    }
    case 'attack cards':
      return verb === 'play' && lead(state) < w.attackCardBelow && lead(state) > w.attackCardAbove ? w.attackCard : -1
    case 'defence cards':
      return verb === 'play' && lead(state) > (second === 'super-armour' ? w.superArmourFrom : 0) ? w.defenceCard : -1
    case 'contest window':
      return first === 'exterminate' ? w.contestExterminate : w.contest
    case 'stress window':
      return w.stress
    case 'adventure window':
      return w.adventure
    default:
      return 0
  }
}

function turnWorth(w: ExterminateWeights, state: State, seat: Side, verb: string, ref: string, option: Option): number {
  const figure = state.figures[ref]
  switch (verb) {
    case 'move':
      return w.move
    case 'climb':
      return w.climb
    case 'shift':
    case 'sprint-shift':
    case 'sprint-climb':
      return w.shift
    case 'shoot':
      return option.shows ? shotWorth(w, option.shows as unknown as ShotReport, state) : 0
    case 'sprint':
      return isNearEnemies(state, ref) ? w.sprintNearEnemies : w.sprint
    case 'engage':
    case 'join':
      return option.shows ? engageWorth(w, option.shows as unknown as EngageReport, state) : 0
    case 'clear':
      return (figure?.stress ?? 0) > w.clearStressAbove && state.sides[seat].fate > 1 ? w.clearStress : w.clearLittle
    case 'rescue':
      return figure && figure.profile.points > 1 ? w.rescue : w.rescueCheap
    case 'use':
    case 'use-on':
      return w.use
    case 'finish':
    case 'strike':
      return w.finish
    default:
      return 0
  }
}

/** How to answer an extermination: a wound costs least; fate is spent on figures that are worth points. */
function resultWorth(w: ExterminateWeights, state: State, decision: AnyDecision, verb: string): number {
  const figure = state.figures[String(decision.about?.figure)]
  if (verb === 'wound') return w.wound
  if (verb === 'use') return w.useOnResult
  return verb === 'fate' && (figure?.profile.points ?? 0) + (figure?.wounds ?? 0) > w.fateFromPoints ? w.fate : -1
}

function handWorth(w: ExterminateWeights, verb: string): number {
  switch (verb) {
    case 'refill':
      return w.refill
    case 'use':
      return w.useHand
    case 'fate-back':
      return w.fateBack
    case 'discard-for-fate':
      return w.discardForFate
    case 'none':
      return -2
    default:
      return 0
  }
}

/** What options are worth with these weights. Undefined leaves the choice to the plain bot. */
export const exterminateWorthBy =
  (w: ExterminateWeights): Worth =>
  (world, decision, option) => {
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
        return turnWorth(w, state, seat, verb, first, option)
      case 'reroll window':
      case 'attack cards':
      case 'defence cards':
      case 'contest window':
      case 'stress window':
      case 'adventure window':
        return option.id === 'pass' ? 0 : windowWorth(w, state, seat, decision, verb, first, second)
      case 'which dice': {
        const id = String(decision.about?.pool) as PoolId
        const pool = poolIn(state, id)
        const face = pool?.faces[Number(option.id.slice('die-'.length))]
        return pool && face ? again(state, seat, id, pool, face) : 0
      }
      case 'result':
        return resultWorth(w, state, decision, verb)
      case 'upkeep hand':
        return handWorth(w, verb)
      case 'upkeep adventure':
        return verb === 'try' ? w.tryAdventure : verb === 'recover' && second !== 'token' ? w.recoverAdventure : 0
      case 'take nodes':
        return 1
      default:
        return undefined
    }
  }

export const exterminateWorth = exterminateWorthBy(byHand(WEIGHTS))
export const exterminatePractised = exterminateWorthBy(practised(WEIGHTS))
