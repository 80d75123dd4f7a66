/**
 * What options of *Vortex* are worth to a bot, as rough numbers; passing is worth 0. The bot sees only its seat's view and
 * estimates distances by eye. Nothing here decides a rule.
 */
import type { Point, Units } from '../../../geometry/types'
import type { AnyDecision, Option, PlayerSeat, Split } from '../../../kernel'
import type { Ref } from '../../../table/piece'
import type { Worth } from '../../rules-of'
import type { MoveKind } from '../rules/events'
import { KEPT } from '../rules/facts/bids'
import { chargeReach } from '../rules/facts/charge'
import { isEngaged } from '../rules/facts/contact'
import { enemiesOf, figureOf, isOnTable, statOf } from '../rules/facts/figures'
import { aims, whyNotAim } from '../rules/facts/spells'
import { readId } from '../rules/ids'
import type { Spell } from '../rules/profile'
import type { State } from '../rules/state'
import type { ChargeSpot } from '../rules/terms'
import { byEye, wayByEye } from './eye'
import { bestWay, isShy } from './ways'

/** Places that the bot wants to get near: anchors and enemies. */
export const goalsOf = (world: object, seat: PlayerSeat): readonly Point[] => {
  const { figures, tabletop, anchors } = world as State
  const enemies = Object.values(figures).flatMap((figure) => {
    const piece = tabletop.pieces[figure.ref]
    return piece && figure.seat !== seat ? [piece.pose.at] : []
  })
  return [...anchors, ...enemies]
}

/** By how much an attack's value exceeds the defence, without bids, charge bonus or other attackers. */
const margin = (state: State, ref: Ref, target: Ref, kind: 'strike' | 'force'): number =>
  kind === 'strike'
    ? statOf(state, ref, 'ATT') - statOf(state, target, 'DEF')
    : statOf(state, ref, 'FOR') - statOf(state, target, 'VIV')

const bestMargin = (state: State, ref: Ref, target: Ref): number =>
  Math.max(margin(state, ref, target, 'strike'), margin(state, ref, target, 'force'))

/** A charge is worth declaring only if it is estimated to reach its target and to be no shorter than a walk. */
function chargeWorth(state: State, ref: Ref, target: Ref): number {
  const far = wayByEye(state, ref, target)
  const move = statOf(state, ref, 'MOU')
  if (far > chargeReach(state, ref) - 1000 || far < move) return -3
  return (isShy(state, ref) ? -2 : 2) + bestMargin(state, ref, target)
}

/** A shot is worth something only at a target that is estimated to be in range. */
function shotWorth(state: State, ref: Ref, target: Ref, isStill: boolean): number {
  const { shot } = figureOf(state, ref).profile
  if (!shot) return -1
  const far = byEye(state, ref, target)
  if (far > shot.farRange) return -2
  const skill = (far <= shot.nearRange ? shot.near : shot.far) + (isStill ? 1 : 0)
  return 1.5 + skill - statOf(state, target, 'VIV') / 2 + figureOf(state, target).profile.points / 40
}

/** The threshold of a spell if the target does not notice. */
const hurdle = (state: State, spell: Spell, target: Ref): number =>
  (spell.difficulties[0] ?? 0) + (state.figures[target] && spell.target.of !== 'friend' ? statOf(state, target, 'VOL') : 0)

/** How useful a spell is on this target. */
function gainOf(state: State, spell: Spell, target: Ref): number {
  const figure = state.figures[target]
  if (!figure) return spell.effect.does === 'shatter' ? -0.6 : 0
  switch (spell.effect.does) {
    case 'damage':
    case 'rot':
      return 2 + figure.profile.points / 20
    case 'heal':
      return figure.damage > 0 ? 3 : -2
    case 'quicken':
      return 0.5
    case 'harden':
      return isEngaged(state, target) ? 1.5 : 0.2
    case 'veil':
      return 0.4
    default:
      return 1
  }
}

/** Targets with a chance of success. Without one the bot must not begin a spell: it would cancel and begin it again for ever. */
const promising = (state: State, lead: Ref, spell: Spell): readonly Ref[] =>
  spell.target.of === 'scenery'
    ? []
    : aims(state, lead, spell).filter(
        (ref) =>
          isOnTable(state, ref) &&
          figureOf(state, lead).mana > hurdle(state, spell, ref) &&
          (ref === lead || byEye(state, lead, ref) <= spell.range) &&
          whyNotAim(state, [lead], spell, ref) === undefined,
      )

function castWorth(state: State, lead: Ref, id: string): number {
  const spell = state.spells[id]
  const able = spell ? promising(state, lead, spell) : []
  return spell && able.length > 0 ? Math.max(...able.map((ref) => gainOf(state, spell, ref))) : -1
}

/** A helper must see every promising target: otherwise the chosen casters might have no target that all of them see. */
function helpWorth(state: State, decision: AnyDecision, ref: Ref): number {
  const [lead, spell] = [about(decision, 'figure'), state.spells[about(decision, 'spell')]]
  if (!spell || figureOf(state, ref).pa < 4) return -0.3
  const seesAll = promising(state, lead, spell).every((target) => whyNotAim(state, [lead, ref], spell, target) === undefined)
  return seesAll ? 0.3 : -0.3
}

/** An enemy nearer than this may charge soon. */
const NEAR: Units = 24_000
/** An enemy nearer than this will be in range of spells in about two turns. */
const COMING: Units = 64_000

/** A magician goes into trance while enemies approach, unless a spell is worth more now. Two turns of trance are enough. */
function tranceWorth(state: State, ref: Ref): number {
  const { trance, profile } = figureOf(state, ref)
  const nearest = Math.min(...enemiesOf(state, ref).map((enemy) => byEye(state, ref, enemy)))
  if (nearest <= NEAR || nearest > COMING || trance >= 2) return -1
  return profile.spells.some((id) => castWorth(state, ref, id) > 1) ? 1 : 2.7
}

function moveWorth(state: State, ref: Ref, how: MoveKind): number {
  // Ways are sought last, and only those that gain enough: judging them takes longest.
  switch (how) {
    case 'walk': {
      const way = bestWay(state, ref, how, 1)
      return way ? 1 + Math.min(1, way.gain / 10) : -0.6
    }
    case 'run':
      return bestWay(state, ref, how, 12) ? 1.6 : -1
    case 'forced':
      return figureOf(state, ref).pa >= 4 && bestWay(state, ref, how, 4) ? 0.4 : -1
    case 'evade': {
      const isNear = enemiesOf(state, ref).some((enemy) => byEye(state, ref, enemy) <= 12_000)
      return isShy(state, ref) && isNear && bestWay(state, ref, how) ? 0.5 : -1
    }
    default:
      return isShy(state, ref) && bestWay(state, ref, how) ? 1.5 : -1
  }
}

function actWorth(state: State, option: Option): number {
  const { verb, ref, other } = readId(option.id)
  switch (verb) {
    case 'charge':
      return chargeWorth(state, ref, other)
    case 'strike':
    case 'force':
      return 2.5 + margin(state, ref, other, verb)
    case 'shoot':
    case 'shoot-still':
      return shotWorth(state, ref, other, verb === 'shoot-still')
    case 'cast':
      return castWorth(state, ref, other)
    case 'trance':
      return tranceWorth(state, ref)
    case 'pass':
      return 0
    default:
      // All other verbs are movements.
      return moveWorth(state, ref, verb as MoveKind)
  }
}

const about = (decision: AnyDecision, name: string): Ref => String(decision.about?.[name] ?? '')

/** The worth of a spell's target: more for a useful effect, less for a high threshold. */
function targetWorth(state: State, decision: AnyDecision, option: Option): number {
  const spell = state.spells[about(decision, 'spell')]
  const { ref } = readId(option.id)
  if (option.id === 'cancel' || !spell) return -5
  const [lead] = (decision.about?.casters ?? []) as readonly Ref[]
  const isFar = lead !== undefined && lead !== ref && isOnTable(state, ref) && byEye(state, lead, ref) > spell.range
  return isFar ? -4 : gainOf(state, spell, ref) - hurdle(state, spell, ref) / 4
}

/** Worth of each option for questions whose option ids are the refs of miniatures. */
const BY_REF: { readonly [subject: string]: (state: State, ref: Ref) => number } = {
  defenders: () => -1,
  joiners: () => 1,
  concentrate: () => 0.5,
  'notice spell': () => 0.4,
}

/** See `Worth`. If undefined, the bot's general preferences decide. */
export const vortexWorth: Worth = (world, decision, option) => {
  const state = world as State
  if (decision.subject === 'casters') return helpWorth(state, decision, option.id)
  if (BY_REF[decision.subject]) return BY_REF[decision.subject]?.(state, option.id)
  const { verb, ref } = readId(option.id)
  switch (decision.subject) {
    case 'act':
      return actWorth(state, option)
    case 'terrain order':
      return option.id === 'coin' ? 0.5 : ref === decision.seat ? 1 : 0
    case 'charge where': {
      const spot = option.shows as unknown as ChargeSpot | undefined
      return spot ? (spot.result === 'charge' ? 2 : 0) - spot.touches.length - spot.length / 100_000 : 0
    }
    case 'charge attack': {
      const [own, target] = [about(decision, 'figure'), about(decision, 'target')]
      return verb === 'decline' ? -2 : margin(state, own, target, verb === 'force' ? 'force' : 'strike')
    }
    case 'lightning':
      return verb === 'exit' && canExit(state, about(decision, 'figure')) ? 1 : 0
    case 'shooters':
      return shotWorth(state, ref, about(decision, 'target'), verb === 'with-still')
    // Every number of points above 0 is worth the same, so the bot's random factor decides how many.
    case 'shot reaction':
      return verb === 'ignore' ? 0.1 : ref === '0' ? -0.2 : 0.4
    case 'difficulty':
      return -Number(ref)
    case 'spell target':
      return targetWorth(state, decision, option)
    default:
      return undefined
  }
}

function canExit(state: State, ref: Ref): boolean {
  const how = isEngaged(state, ref) ? 'lightning-exit' : 'lightning-walk'
  return bestWay(state, ref, how) !== undefined
}

/** A bid of `points` in all, taken from the first miniatures that have some; the rest is kept. */
function spending({ among, total }: Split, points: number): readonly number[] {
  let left = Math.min(points, total)
  const shares = among.map(({ id, most }) => {
    const share = id === KEPT ? 0 : Math.min(left, most)
    left -= share
    return share
  })
  const spent = shares.reduce((sum, share) => sum + share, 0)
  return among.map(({ id }, index) => (id === KEPT ? total - spent : (shares[index] ?? 0)))
}

/** Bids enough Mana to exceed the threshold even if every enemy target that has Will bids a point of it. */
function manaAnswer(state: State, decision: AnyDecision): readonly number[] {
  const choice = decision.choice as Split
  const targets = (decision.about?.targets ?? []) as readonly Ref[]
  const against = targets.reduce(
    (sum, ref) => {
      const figure = state.figures[ref]
      return sum + (figure && figure.seat !== decision.seat ? statOf(state, ref, 'VOL') + Math.min(1, figure.will) : 0)
    },
    Number(decision.about?.difficulty ?? 0),
  )
  return spending(choice, against + 1)
}

/** Keeps all Will if it cannot help. Otherwise undefined: the bot then bids at random, which opponents cannot predict. */
function meleeAnswer(state: State, decision: AnyDecision): readonly number[] | undefined {
  const choice = decision.choice as Split
  const [attackers, defenders] = [decision.about?.attackers, decision.about?.defenders] as [readonly Ref[], readonly Ref[]]
  const isForce = decision.about?.kind === 'force'
  const sum = (refs: readonly Ref[], stat: 'ATT' | 'DEF' | 'FOR' | 'VIV') =>
    refs.reduce((all, ref) => all + statOf(state, ref, stat), 0)
  const value = sum(attackers, isForce ? 'FOR' : 'ATT')
  const against = sum(defenders, isForce ? 'VIV' : 'DEF')
  const isHopeless = attackers.some((ref) => figureOf(state, ref).seat === decision.seat)
    ? value + choice.total < against
    : value > 2 * (against + choice.total)
  return isHopeless ? spending(choice, 0) : undefined
}

const MOVES: { readonly [subject: string]: MoveKind } = {
  'lightning exit': 'lightning-exit',
  'lightning walk': 'lightning-walk',
}

/** Answers to questions without options; undefined if the bot's general answer will do. */
export function vortexAnswer(view: object, decision: AnyDecision): unknown {
  const state = view as State
  switch (decision.subject) {
    case 'move where':
      return bestWay(state, about(decision, 'figure'), about(decision, 'how') as MoveKind)?.path
    case 'lightning exit':
    case 'lightning walk':
      return bestWay(state, about(decision, 'figure'), MOVES[decision.subject] as MoveKind)?.path
    case 'mana':
      return manaAnswer(state, decision)
    case 'melee bid':
      return meleeAnswer(state, decision)
    default:
      return undefined
  }
}
