/**
 * What gestures on the table mean: lifting a model is moving it, pointing at an enemy is attacking it, a Command die is used by touching it or
 * dragging it where it is meant. The draft has already taken up what belongs to a route or place in the making.
 */
import type { Gesture } from '../../../client/gesture'
import type { AnyDecision, Option, Reason } from '../../../kernel'
import type { Ref } from '../../../table/piece'
import type { Intent, Moment } from '../../view'
import { cubeFrom } from '../rules/facts/cubes'
import { inZone } from '../rules/mission'
import type { Model, View } from '../rules/state'
import { aheadOfTurn, deployedTo, isAhead, movedFrom, redeployed } from './intent-ahead'
import { dieDropped, dieTapped } from './intent-dice'
import { named } from './intent-points'
import { dieOf } from './look-tokens'
import { isPick, isPlace, isRoute, openOn } from './open'
import { bestShots } from './overlays-attack'
import { stationAt } from './overlays-cube'
import { viewSays } from './words'

export function intentOf(moment: Moment<View>, gesture: Gesture): Intent | undefined {
  switch (gesture.type) {
    case 'lift':
      return lifted(moment, gesture.ref)
    case 'tap':
      return tapped(moment, gesture)
    case 'drag':
      return redeployed(moment, gesture)
    case 'drop':
      return redeployed(moment, gesture) ?? dropped(moment, gesture)
    default:
      return undefined
  }
}

export const refuse = (reason: Reason): Intent => ({ type: 'refuse', reason })
export const answer = (decision: AnyDecision, option: Option, thenLift?: Ref): Intent =>
  option.refused
    ? refuse(option.refused)
    : { type: 'answer', decision: decision.id, answer: [option.id], ...(thenLift === undefined ? {} : { thenLift }) }
export const pick = (decision: AnyDecision, option: Option): Intent =>
  option.refused ? refuse(option.refused) : { type: 'pick', decision: decision.id, option: option.id }
export const optionOf = (decision: AnyDecision | undefined, id: string): Option | undefined =>
  decision && isPick(decision) ? decision.choice.options.find((option) => option.id === id) : undefined

export const modelAt = ({ view }: Moment<View>, ref: Ref | undefined): Model | undefined =>
  ref !== undefined && Object.hasOwn(view.models, ref) ? view.models[ref] : undefined

/** The model whose activation the menu is for. */
export const activeIn = ({ decisions }: Moment<View>): Ref | undefined => {
  const model = openOn(decisions, 'action')?.about?.model
  return typeof model === 'string' ? model : undefined
}

/** Picked up: where lifting is the deed, it is answered and the model goes on following the pointer. */
function lifted(moment: Moment<View>, ref: Ref): Intent | undefined {
  const { decisions, viewer } = moment
  const die = dieOf(ref)
  if (die) return die.seat === viewer ? undefined : refuse(viewSays('not-your-die', {}))
  const model = modelAt(moment, ref)
  if (!model) return undefined
  if (decisions.length === 0) return refuse(viewSays('not-your-go', {}))
  const inHand = decisions.find((decision) => (isRoute(decision) || isPlace(decision)) && !isAhead(decision))
  if (inHand && (isRoute(inHand) || isPlace(inHand)))
    return inHand.choice.piece === ref ? undefined : refuse(viewSays('finish-first', { piece: inHand.choice.piece }))
  // Already in hand before anything was asked: it is only taken up again.
  if (decisions.some((decision) => (isRoute(decision) || isPlace(decision)) && decision.choice.piece === ref)) return undefined
  const deploy = openOn(decisions, 'deploy')
  if (deploy) return deployedTo(moment, ref)
  const menu = openOn(decisions, 'action')
  if (menu && activeIn(moment) === ref) return movedFrom(moment, ref)
  if (menu) return refuse(viewSays('finish-first', { piece: activeIn(moment) ?? ref }))
  const turn = openOn(decisions, 'turn')
  if (turn && model.seat === viewer) return aheadOfTurn(moment, ref) ?? answerWith(turn, `activate:${ref}`)
  if (model.seat !== viewer) return refuse(viewSays('not-your-miniature', { piece: ref }))
  return refuse(viewSays('answer-first', {}))
}

export function answerWith(decision: AnyDecision, id: string, thenLift?: Ref): Intent {
  const option = optionOf(decision, id)
  return option ? answer(decision, option, thenLift) : refuse(viewSays('nothing-of-it', {}))
}

function tapped(moment: Moment<View>, { ref, at }: Extract<Gesture, { type: 'tap' }>): Intent | undefined {
  const { decisions, view, selected, viewer } = moment
  if (ref !== undefined && dieOf(ref)) return dieTapped(moment, ref)
  const cube = stationAt(view, at, ref)
  const zones = openOn(decisions, 'zone')
  const zone = zones?.choice.options.find(({ id }) => cube !== undefined && inZone(view.set, id, cubeFrom(cube)))
  if (zones && zone) return pick(zones, zone)
  const byName = named(moment, ref, cube)
  if (byName) return byName
  const model = modelAt(moment, ref)
  const shooting = openOn(decisions, 'shoot what')
  if (shooting && ref !== undefined) {
    const shot = bestShots(shooting.choice.options).get(ref)
    if (shot) return pick(shooting, shot)
  }
  if (model && ref !== undefined) {
    const turn = openOn(decisions, 'turn')
    // The first tap looks, the second activates.
    if (turn && model.seat === viewer) return selected === ref ? answerWith(turn, `activate:${ref}`) : undefined
    return attackFrom(moment, model)
  }
  const deploy = openOn(decisions, 'deploy')
  if (deploy && selected !== undefined && cube !== undefined && !model) return deployedTo(moment, selected, cube)
  return undefined
}

/** An enemy pointed at from the menu: in the same cube it is fought, elsewhere shot at. */
function attackFrom(moment: Moment<View>, model: Model): Intent | undefined {
  const menu = openOn(moment.decisions, 'action')
  const active = activeIn(moment)
  if (!menu || active === undefined || model.seat === modelAt(moment, active)?.seat) return undefined
  const [mine, theirs] = [active, model.ref].map((ref) => {
    const pose = moment.view.tabletop.pieces[ref]?.pose
    return pose ? stationAt(moment.view, pose.at, ref) : undefined
  })
  return answerWith(menu, mine !== undefined && mine === theirs ? 'fight' : 'shoot')
}

function dropped(moment: Moment<View>, gesture: Extract<Gesture, { type: 'drop' }>): Intent | undefined {
  return dieOf(gesture.ref) ? dieDropped(moment, gesture) : undefined
}
