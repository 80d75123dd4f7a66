/**
 * What gestures mean. A card of the hand is used by choosing it and touching a place, or by dragging it there; an attack is made
 * by touching the warrior and then its target.
 */
import type { Gesture } from '../../../client/gesture'
import type { Intent, Moment } from '../../../client/moment'
import type { Aim } from '../../kit/card-table/aims'
import { pickedOf } from '../../kit/questions/asked'
import { answer, refuse } from '../../kit/questions/intents'
import type { View } from '../rules/state'
import { thingIn } from './cards'
import { aimsOf, chosenThing, isOfMany, offeredTo, sourceOf, targetOf } from './open'
import { viewSays } from './words'

export function intentOf(moment: Moment<View>, gesture: Gesture): Intent | undefined {
  if (gesture.type === 'tap') return gesture.ref === undefined ? undefined : touched(moment, gesture.ref)
  if (gesture.type !== 'drop' || gesture.over === undefined || gesture.over === gesture.ref) return undefined
  return used({ ...moment, selected: gesture.ref }, gesture.ref, gesture.over)
}

/** The places that touching a thing may mean: itself, the card it is attached to, its zone, its player. */
function placesOf(ref: string, view: View): readonly string[] {
  const lying = thingIn(view, ref)
  const [seat = '', zone] = ref.split('/')
  return [
    ref,
    ...(lying ? [...(lying.on ? [lying.on] : []), `${lying.controller}/${lying.zone}`, lying.controller] : []),
    ...(zone === undefined ? [] : [seat]),
  ]
}
function aimAt(moment: Moment<View>, ref: string): Aim | undefined {
  const aims = aimsOf(moment)
  const place = placesOf(ref, moment.view).find((one) => aims.has(one))
  return place === undefined ? undefined : aims.get(place)
}

function touched(moment: Moment<View>, ref: string): Intent | undefined {
  const aim = aimAt(moment, ref)
  if (aim && ref !== chosenThing(moment)) return taken(moment, aim)
  // A thing with a single use and no target is used immediately; anything else is selected first.
  const uses = offeredTo(moment.viewer, moment.decisions).filter((one) => sourceOf(one) === ref && !one.option.refused)
  const [only] = uses
  return uses.length === 1 && only && targetOf(only) === undefined && only.option.id.startsWith('use:')
    ? answer(only.decision, only.option)
    : undefined
}

function used(moment: Moment<View>, thing: string, place: string): Intent | undefined {
  const { viewer, decisions } = moment
  const uses = offeredTo(viewer, decisions).filter((one) => sourceOf(one) === thing)
  if (uses.length === 0)
    return thing.includes('/') && !thing.startsWith(`${viewer}/`) ? refuse(viewSays('not-yours', {})) : undefined
  const aim = aimAt(moment, place)
  if (aim) return taken(moment, aim)
  // A card without a target is played wherever it is dropped on the table.
  const free = uses.find((one) => targetOf(one) === undefined)
  return free && answer(free.decision, free.option)
}

function taken({ draft }: Moment<View>, aim: Aim): Intent | undefined {
  if (aim.refused) return refuse(aim.refused)
  const [use] = aim.uses
  if (!use) return undefined
  const { decision, option } = use
  if (!isOfMany(decision)) return answer(decision, option)
  const before = pickedOf(draft, decision)
  const isTaken = before.includes(option.id)
  const kept = before.length < decision.choice.most ? before : before.slice(1)
  return {
    type: 'picks',
    decision: decision.id,
    options: isTaken ? before.filter((id) => id !== option.id) : [...kept, option.id],
  }
}
