/**
 * What an option of *Deadzone* is worth to a bot, as rough numbers; ending or passing is worth 0. The bot reads its seat's view
 * and the evidence that players are shown. Nothing here affects the rules.
 */

import type { AnyDecision, Option } from '../../../kernel'
import type { Worth } from '../../rules-of'
import { shots } from '../rules/facts/aims'
import { cubeOf } from '../rules/facts/cubes'
import { fightReport, fightWeapons } from '../rules/facts/fights'
import { isOnBoard, modelOf, onBoard } from '../rules/facts/models'
import { enemiesWith, standingEnemiesWith } from '../rules/facts/presence'
import { controlOf } from '../rules/facts/score'
import type { FightReport, Odds, ShotReport } from '../rules/reports'
import type { Side, State } from '../rules/state'

/** The worth of an attack with these odds (in thousandths): a kill counts 1.5 plus half its VP, a wound 0.8, Pinned 0.7. */
const hope = ({ hurt, dead, pinned }: Odds, vp: number): number => (hurt * 0.8 + dead * (1.5 + vp * 0.5) + pinned * 0.7) / 1000

function shotWorth(state: State, report: ShotReport): number {
  const target = modelOf(state, report.target)
  const own = modelOf(state, report.shooter).seat
  const friends = report.touches.filter((ref) => modelOf(state, ref).seat === own).length
  const others = report.touches.length - friends - 1
  const isIdle = report.mode === 'ffe' && target.pinned
  const odds = report.odds ? hope(report.odds, target.profile.vp) : report.attack.total * 0.15
  return (isIdle ? 0 : odds) + Math.max(0, others) * 0.3 - friends * 0.8
}

/** The attacker's expected gain, minus the expected loss by the counter-attack. */
function fightWorth(state: State, report: FightReport): number {
  const enemy = modelOf(state, report.defender)
  const odds = report.odds?.counter ?? report.odds?.survive
  const gain = odds ? hope(odds, enemy.profile.vp) : 0.4
  const risk = report.counter ? Math.max(0, report.counter.total - report.attack.total) * 0.25 : 0
  return 0.2 + gain - risk
}

const bestShot = (state: State, ref: string, how: 'action' | 'die'): number =>
  Math.max(0, ...shots(state, ref, how).flatMap((report) => (report.verdict.allowed ? [shotWorth(state, report)] : [])))
const bestFight = (state: State, ref: string): number =>
  Math.max(
    0,
    ...enemiesWith(state, ref).flatMap((defender) =>
      fightWeapons(state, ref).map(({ id }) =>
        fightWorth(state, fightReport(state, { attacker: ref, defender, movedIn: [], mustSurvive: false }, id)),
      ),
    ),
  )

/** Whether the model alone holds an objective for its side. */
function holds(state: State, ref: string): boolean {
  const { seat } = modelOf(state, ref)
  const cube = cubeOf(state, ref)
  const isOn = state.objectives.some((objective) => objective.cube === cube && controlOf(state, objective) === seat)
  return isOn && onBoard(state, seat).filter((other) => cubeOf(state, other) === cube).length === 1
}

/** The worth of moving: negative if the model holds an objective, low if it is in a Fight that it may win. */
function moveWorth(state: State, ref: string): number {
  if (holds(state, ref)) return -1
  const isHeld = standingEnemiesWith(state, ref).length > 0
  return isHeld ? 0.1 : 0.7
}

/** Shots worth at least this much are preferred to any move. */
const FAIR = 0.3
const eager = (shot: number): number => (shot < FAIR ? shot : shot + 1)

function actionWorth(state: State, verb: string, ref: string): number {
  switch (verb) {
    case 'stand':
      return 2
    case 'shoot':
      return eager(bestShot(state, ref, 'action'))
    case 'free-shoot':
      return eager(bestShot(state, ref, 'die')) + 0.1
    case 'fight':
    case 'free-fight':
      return bestFight(state, ref)
    case 'move':
    case 'free-move':
      return moveWorth(state, ref)
    case 'sprint':
      return moveWorth(state, ref) > 0 && bestShot(state, ref, 'action') < FAIR ? 1.2 : -1
    case 'special':
      return 0.5
    case 'use':
      return 0.6
    default:
      return 0
  }
}

/** The worth of rerolling a Command die: high for faces that none of the side's models can use well. */
function rerollWorth(state: State, seat: Side, die: string): number {
  const face = state.sides[seat].command.find(({ id }) => id === die)?.face
  if (face === 'FIGHT') return 0.6
  return face === 'SPLAT' || face === 'MOVE' ? 0.1 : -1
}

function itemWorth(verb: string): number {
  switch (verb) {
    case 'take':
      return 1.5
    case 'keep':
      return 1
    case 'drop':
      return -0.2
    default:
      return -0.8
  }
}

/** The worth of activating a model now: highest for the one that can do most. Burning or Pinned models can wait. */
function turnWorth(state: State, ref: string): number {
  if (!isOnBoard(state, ref)) return 0.1
  const isCalm = !modelOf(state, ref).pinned && enemiesWith(state, ref).length === 0
  return 1 + (isCalm ? bestShot(state, ref, 'action') * 0.5 : 0.2)
}

/** See `Worth`. Undefined leaves the choice to the plain bot. */
export const deadzoneWorth: Worth = (world, decision, option) => {
  // The platform passes only views of this game here.
  const state = world as State
  const seat = decision.seat as Side
  const [verb = '', things = ''] = option.id.split(':')
  const [first = ''] = things.split('>')
  switch (decision.subject) {
    case 'action':
      return actionWorth(state, verb, String(decision.about?.model))
    case 'turn':
      return verb === 'pass' ? 0 : turnWorth(state, first)
    case 'extra activation':
      return verb === 'decline' ? 0 : turnWorth(state, first)
    case 'shoot what':
      return option.id === 'back' ? 0.01 : evidenceWorth(state, option, shotWorth)
    case 'fight with':
      return evidenceWorth(state, option, fightWorth)
    case 'add dice':
      return addWorth(decision, option)
    case 'reroll command':
      return rerollWorth(state, seat, things)
    case 'reroll which':
    case 'reroll recon':
      return verb === 'pass' ? 0 : 1
    case 'item here':
    case 'item keep':
      return verb === 'leave' ? 0 : itemWorth(verb)
    case 'first player':
      return option.id === seat ? 1 : 0
    case 'break-away attacker':
    case 'stand-up attacker':
    case 'thrown-in attacker':
      return option.id === 'none' ? 0 : attackerWorth(state, option.id)
    case 'fight whom':
      return option.id === 'none' ? 0 : modelOf(state, option.id).damage + (modelOf(state, option.id).pinned ? 1 : 0) + 0.5
    case 'use special':
      return verb === 'pass' ? 0 : 0.6
    default:
      return undefined
  }
}

/** The worth of an attack on a model, by the rules' report. A throw at a cube has another type of report and a fixed worth. */
const evidenceWorth = <R extends object>(state: State, { shows }: Option, worth: (state: State, report: R) => number): number => {
  if (typeof shows !== 'object' || shows === null) return 0.3
  return 'cube' in shows ? 0.5 : worth(state, shows as unknown as R)
}

/** Adding one Command die is enough for most tests. */
function addWorth({ choice }: AnyDecision, { id }: Option): number {
  const { options } = choice as AnyDecision['choice'] & { readonly options: readonly Option[] }
  return options[0]?.id === id ? 0.5 : -1
}

/** The worth of choosing this model as the attacker. A standing model can strike; a Pinned one would only stand up. */
const attackerWorth = (state: State, ref: string): number => {
  const { pinned, profile } = modelOf(state, ref)
  return pinned || profile.fight === null ? 0.2 : 2 - profile.fight / 8
}
