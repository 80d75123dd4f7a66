/**
 * What gestures on the table mean: lifting a figure moves it, pointing at an enemy shoots, dragging onto an enemy attacks.
 * Gestures that belong to a path or place being drafted have been handled by the draft before.
 */
import type { Gesture } from '../../../client/gesture'
import type { Intent, Moment } from '../../../client/moment'
import type { AnyDecision, Option } from '../../../kernel'
import type { Ref } from '../../../table/piece'
import { optionOf } from '../../kit/questions/asked'
import { carry, pick, refuse } from '../../kit/questions/intents'
import { say as rulesSay } from '../rules/said'
import type { Figure, View } from '../rules/state'
import { named as namedThing, pointedAt, spotted } from './intent-points'
import { type Asked, actorOf, aimOf, isDeed, isPath, isPlace, openOn, saidBy } from './open'
import { bestShots } from './overlays-shot'
import { viewSays } from './words'

type Dropped = Extract<Gesture, { type: 'drop' }>

export function intentOf(moment: Moment<View>, gesture: Gesture): Intent | undefined {
  switch (gesture.type) {
    case 'lift':
      return lifted(moment, gesture.ref)
    case 'tap':
      return (gesture.ref === undefined ? undefined : tapped(moment, gesture.ref)) ?? spotted(moment, gesture.at)
    case 'drop':
      return dropped(moment, gesture)
    case 'hover':
    case 'drag':
    case 'bend':
    case 'level':
    case 'confirm':
    case 'back':
      return undefined
  }
}

const figureAt = ({ view }: Moment<View>, ref: Ref): Figure | undefined =>
  Object.hasOwn(view.figures, ref) ? view.figures[ref] : undefined

/** A piece is picked up. If that chooses an option, its place is drafted ahead. */
function lifted(moment: Moment<View>, ref: Ref): Intent | undefined {
  const figure = figureAt(moment, ref)
  if (!figure) return undefined
  if (figure.seat !== moment.viewer) return refuse(viewSays('not-your-miniature', { piece: ref }))
  const { decisions } = moment
  if (decisions.length === 0) return refuse(viewSays('not-your-go', {}))
  const inHand = decisions.find((decision) => isPath(decision) || isPlace(decision))
  if (inHand && (isPath(inHand) || isPlace(inHand)))
    return inHand.choice.piece === ref ? undefined : refuse(viewSays('finish-first', { piece: inHand.choice.piece }))
  const deploy = openOn(decisions, 'deploy')
  if (deploy) return carryFor(deploy, `deploy:${ref}`, ref)
  const moving = openOn(decisions, 'move turn') ?? openOn(decisions, 'extra move')
  if (moving) return carryFor(moving, `move:${ref}`, ref)
  const joining = openOn(decisions, 'more attackers')
  if (joining) return carryFor(joining, `join:${ref}`, ref)
  // Whether this becomes a shot, a sprint or an attack depends on where the piece is dropped.
  if (openOn(decisions, 'shoot turn') || openOn(decisions, 'free shot') || openOn(decisions, 'melee turn')) return undefined
  return refuse(viewSays('answer-first', {}))
}

function carryFor(decision: AnyDecision, id: string, ref: Ref): Intent {
  const option = optionOf(decision, id)
  return option ? carry(decision, option, ref) : refuse(viewSays('nothing-with-it', { piece: ref }))
}

/** A tap: an enemy becomes the target of the figure chosen before; otherwise the thing that an option points at is picked. */
function tapped(moment: Moment<View>, ref: Ref): Intent | undefined {
  const { decisions, selected } = moment
  const figure = figureAt(moment, ref)
  const named = namedThing(moment, ref)
  if (named || !figure) return named
  const free = openOn(decisions, 'free shot')
  if (free && figure.seat !== moment.viewer) return shootAt(free, shooterOf(free), ref)
  const isOwn = figure.seat === moment.viewer
  const shooting = openOn(decisions, 'shoot turn')
  const fighting = openOn(decisions, 'melee turn')
  if (shooting || fighting) {
    // The client selects the player's own figures itself.
    if (isOwn) return undefined
    if (selected === undefined || figureAt(moment, selected)?.seat !== moment.viewer)
      return refuse(viewSays('choose-own-first', { piece: ref }))
    return shooting ? shootAt(shooting, selected, ref) : fighting ? attack(fighting, selected, ref, 'pick') : undefined
  }
  return pointedAt(decisions, ref)
}

/** A drop: onto an enemy it is a shot or an attack, onto free ground a sprint. */
function dropped(moment: Moment<View>, { ref, over }: Dropped): Intent | undefined {
  const figure = figureAt(moment, ref)
  if (!figure || figure.seat !== moment.viewer || ('held' in moment.draft && moment.draft.held)) return undefined
  const target = over === undefined || over === ref ? undefined : figureAt(moment, over)
  const free = openOn(moment.decisions, 'free shot')
  if (free) {
    if (over === ref) return undefined
    return target && target.seat !== moment.viewer
      ? shootAt(free, ref, target.ref)
      : refuse(viewSays('not-a-target', { piece: target?.ref ?? ref }))
  }
  const shooting = openOn(moment.decisions, 'shoot turn')
  if (shooting) {
    if (target && target.seat !== moment.viewer) return shootAt(shooting, ref, target.ref)
    if (target) return over === ref ? undefined : refuse(viewSays('not-a-target', { piece: target.ref }))
    return over === ref ? undefined : carryFor(shooting, `sprint:${ref}`, ref)
  }
  const fighting = openOn(moment.decisions, 'melee turn')
  if (!fighting || over === ref) return undefined
  if (target && target.seat !== moment.viewer) return attack(fighting, ref, target.ref, 'carry')
  return refuse(viewSays(target ? 'not-a-target' : 'drop-on-enemy', { piece: target?.ref ?? ref }))
}

/** Shoots with the first weapon that may be used; shots with other weapons are in the panel. */
function shootAt(turn: Asked<'shoot turn'> | Asked<'free shot'>, shooter: Ref, target: Ref): Intent {
  // Either question is a pick, so both have plain options.
  const options: readonly Option[] = turn.choice.options
  const shots = options.filter((option) => saidBy(option.id).verb === 'shoot' && actorOf(option) === shooter)
  const shot = bestShots(shots).get(target)
  if (shot) return pick(turn, shot)
  if (shots.length === 0) return refuse(rulesSay('cannot-shoot', { figure: shooter }, 'EX-SHO-01'))
  return refuse(viewSays('not-a-target', { piece: target }))
}

/** All options of a free shot belong to one figure. */
const shooterOf = ({ choice }: Asked<'free shot'>): Ref => choice.options.map(actorOf).find((ref) => ref !== undefined) ?? ''

function attack(turn: Asked<'melee turn'>, attacker: Ref, target: Ref, how: 'carry' | 'pick'): Intent {
  const option = turn.choice.options.find((one) => isDeed(one) && actorOf(one) === attacker && aimOf(one) === target)
  if (!option) return refuse(viewSays('not-to-melee', { piece: attacker, target }))
  return how === 'pick' ? pick(turn, option) : carry(turn, option, attacker)
}
