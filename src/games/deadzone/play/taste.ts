/**
 * What an option of *Deadzone* is worth to a bot, as rough numbers; ending or passing is worth 0. The bot reads its seat's view
 * and the evidence that players are shown. Nothing here affects the rules.
 */

import type { AnyDecision, Option } from '../../../kernel'
import type { Worth } from '../../rules-of'
import { byHand, practised, type Taught, type Weights } from '../../taught'
import { shots } from '../rules/facts/aims'
import { cubeOf } from '../rules/facts/cubes'
import { fightReport, fightWeapons } from '../rules/facts/fights'
import { isOnBoard, modelOf, onBoard } from '../rules/facts/models'
import { enemiesWith, standingEnemiesWith } from '../rules/facts/presence'
import { controlOf } from '../rules/facts/score'
import type { FightReport, Odds, ShotReport } from '../rules/reports'
import type { Side, State } from '../rules/state'

/** Rough worths. See `Taught`. */
export const WEIGHTS = {
  hurt: [0.8, 0.8],
  kill: [1.5, 1.5],
  killPoints: [0.5, 0.5],
  pin: [0.7, 0.7],
  unseen: [0.15, 0.15],
  shotTouchesFoe: [0.3, 0.3],
  shotTouchesFriend: [-0.8, -0.8],
  fight: [0.2, 0.2],
  fightUnsure: [0.4, 0.4],
  fightRisk: [-0.25, -0.25],
  moveFromObjective: [-1, -1],
  moveFromFight: [0.1, 0.1],
  move: [0.7, 0.7],
  fairShot: [0.3, 0.3],
  shoot: [1, 1],
  stand: [2, 2],
  sprint: [1.2, 1.2],
  special: [0.5, 0.5],
  use: [0.6, 0.6],
  rerollFight: [0.6, 0.6],
  rerollMove: [0.1, 0.1],
  rerollOther: [-1, -1],
  take: [1.5, 1.5],
  keep: [1, 1],
  drop: [-0.2, -0.2],
  turn: [1, 1],
  turnShot: [0.5, 0.5],
  turnPressed: [0.2, 0.2],
  turnOffBoard: [0.1, 0.1],
  addDie: [0.5, 0.5],
  addDice: [-1, -1],
  useSpecial: [0.6, 0.6],
} as const satisfies Taught

export type DeadzoneWeights = Weights<typeof WEIGHTS>

/** The worth of an attack with these odds (in thousandths) at a model that is worth so many victory points. */
const hope = (w: DeadzoneWeights, { hurt, dead, pinned }: Odds, vp: number): number =>
  (hurt * w.hurt + dead * (w.kill + vp * w.killPoints) + pinned * w.pin) / 1000

function shotWorth(w: DeadzoneWeights, state: State, report: ShotReport): number {
  const target = modelOf(state, report.target)
  const own = modelOf(state, report.shooter).seat
  const friends = report.touches.filter((ref) => modelOf(state, ref).seat === own).length
  const others = report.touches.length - friends - 1
  const isIdle = report.mode === 'ffe' && target.pinned
  const odds = report.odds ? hope(w, report.odds, target.profile.vp) : report.attack.total * w.unseen
  return (isIdle ? 0 : odds) + Math.max(0, others) * w.shotTouchesFoe + friends * w.shotTouchesFriend
}

/** The attacker's expected gain, minus the expected loss by the counter-attack. */
function fightWorth(w: DeadzoneWeights, state: State, report: FightReport): number {
  const enemy = modelOf(state, report.defender)
  const odds = report.odds?.counter ?? report.odds?.survive
  const gain = odds ? hope(w, odds, enemy.profile.vp) : w.fightUnsure
  const risk = report.counter ? Math.max(0, report.counter.total - report.attack.total) * w.fightRisk : 0
  return w.fight + gain + risk
}

const bestShot = (w: DeadzoneWeights, state: State, ref: string, how: 'action' | 'die'): number =>
  Math.max(0, ...shots(state, ref, how).flatMap((report) => (report.verdict.allowed ? [shotWorth(w, state, report)] : [])))
const bestFight = (w: DeadzoneWeights, state: State, ref: string): number =>
  Math.max(
    0,
    ...enemiesWith(state, ref).flatMap((defender) =>
      fightWeapons(state, ref).map(({ id }) =>
        fightWorth(w, state, fightReport(state, { attacker: ref, defender, movedIn: [], mustSurvive: false }, id)),
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
function moveWorth(w: DeadzoneWeights, state: State, ref: string): number {
  if (holds(state, ref)) return w.moveFromObjective
  const isHeld = standingEnemiesWith(state, ref).length > 0
  return isHeld ? w.moveFromFight : w.move
}

/** Shots worth at least as much as a fair one are preferred to most moves. */
const eager = (w: DeadzoneWeights, shot: number): number => (shot < w.fairShot ? 0 : w.shoot) + shot

function actionWorth(w: DeadzoneWeights, state: State, verb: string, ref: string): number {
  switch (verb) {
    case 'stand':
      return w.stand
    case 'shoot':
      return eager(w, bestShot(w, state, ref, 'action'))
    case 'free-shoot':
      return eager(w, bestShot(w, state, ref, 'die')) + 0.1
    case 'fight':
    case 'free-fight':
      return bestFight(w, state, ref)
    case 'move':
    case 'free-move':
      return moveWorth(w, state, ref)
    case 'sprint':
      return moveWorth(w, state, ref) > 0 && bestShot(w, state, ref, 'action') < w.fairShot ? w.sprint : -1
    case 'special':
      return w.special
    case 'use':
      return w.use
    default:
      return 0
  }
}

/** The worth of rerolling a Command die: high for faces that none of the side's models can use well. */
function rerollWorth(w: DeadzoneWeights, state: State, seat: Side, die: string): number {
  const face = state.sides[seat].command.find(({ id }) => id === die)?.face
  if (face === 'FIGHT') return w.rerollFight
  return face === 'SPLAT' || face === 'MOVE' ? w.rerollMove : w.rerollOther
}

function itemWorth(w: DeadzoneWeights, verb: string): number {
  switch (verb) {
    case 'take':
      return w.take
    case 'keep':
      return w.keep
    case 'drop':
      return w.drop
    default:
      return -0.8
  }
}

/** The worth of activating a model now: highest for the one that can do most. Burning or Pinned models can wait. */
function turnWorth(w: DeadzoneWeights, state: State, ref: string): number {
  if (!isOnBoard(state, ref)) return w.turnOffBoard
  const isCalm = !modelOf(state, ref).pinned && enemiesWith(state, ref).length === 0
  return w.turn + (isCalm ? bestShot(w, state, ref, 'action') * w.turnShot : w.turnPressed)
}

/** What options are worth with these weights. Undefined leaves the choice to the plain bot. */
export const deadzoneWorthBy =
  (w: DeadzoneWeights): Worth =>
  (world, decision, option) => {
    // The platform passes only views of this game here.
    const state = world as State
    const seat = decision.seat as Side
    const [verb = '', things = ''] = option.id.split(':')
    const [first = ''] = things.split('>')
    switch (decision.subject) {
      case 'action':
        return actionWorth(w, state, verb, String(decision.about?.model))
      case 'turn':
        return verb === 'pass' ? 0 : turnWorth(w, state, first)
      case 'extra activation':
        return verb === 'decline' ? 0 : turnWorth(w, state, first)
      case 'shoot what':
        return option.id === 'back' ? 0.01 : evidenceWorth(state, option, (at, report: ShotReport) => shotWorth(w, at, report))
      case 'fight with':
        return evidenceWorth(state, option, (at, report: FightReport) => fightWorth(w, at, report))
      case 'add dice':
        return addWorth(w, decision, option)
      case 'reroll command':
        return rerollWorth(w, state, seat, things)
      case 'reroll which':
      case 'reroll recon':
        return verb === 'pass' ? 0 : 1
      case 'item here':
      case 'item keep':
        return verb === 'leave' ? 0 : itemWorth(w, verb)
      case 'first player':
        return option.id === seat ? 1 : 0
      case 'break-away attacker':
      case 'stand-up attacker':
      case 'thrown-in attacker':
        return option.id === 'none' ? 0 : attackerWorth(state, option.id)
      case 'fight whom':
        return option.id === 'none' ? 0 : modelOf(state, option.id).damage + (modelOf(state, option.id).pinned ? 1 : 0) + 0.5
      case 'use special':
        return verb === 'pass' ? 0 : w.useSpecial
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
function addWorth(w: DeadzoneWeights, { choice }: AnyDecision, { id }: Option): number {
  const { options } = choice as AnyDecision['choice'] & { readonly options: readonly Option[] }
  return options[0]?.id === id ? w.addDie : w.addDice
}

/** The worth of choosing this model as the attacker. A standing model can strike; a Pinned one would only stand up. */
const attackerWorth = (state: State, ref: string): number => {
  const { pinned, profile } = modelOf(state, ref)
  return pinned || profile.fight === null ? 0.2 : 2 - profile.fight / 8
}

export const deadzoneWorth = deadzoneWorthBy(byHand(WEIGHTS))
export const deadzonePractised = deadzoneWorthBy(practised(WEIGHTS))
