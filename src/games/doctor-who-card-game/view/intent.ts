/** What gestures mean: a chosen card and a tapped place, or a dragged card; places that a question points at; the reserve. */
import type { Gesture } from '../../../client/gesture'
import type { Intent, Moment } from '../../../client/moment'
import type { Aim } from '../../kit/card-table/aims'
import { pickedOf } from '../../kit/questions/asked'
import { answer, refuse } from '../../kit/questions/intents'
import type { View } from '../rules/state'
import { rowRef } from '../rules/zones'
import { aimsOf, chosenCard, openPlaces } from './lit'
import { atLocation, isOfMany, offeredTo, slotIn, usesOf } from './open'
import { viewSays } from './words'

export function intentOf(moment: Moment<View>, gesture: Gesture): Intent | undefined {
  if (gesture.type === 'tap') return gesture.ref === undefined ? undefined : touched(moment, gesture.ref)
  if (gesture.type !== 'drop') return undefined
  const over = gesture.over
  if (over === undefined || over === gesture.ref) return undefined
  return used({ ...moment, selected: gesture.ref }, gesture.ref, over)
}

/** The places that a thing may stand for: itself, the location at which it lies, the zone in which it lies. */
function placesOf(ref: string, moment: Moment<View>): readonly string[] {
  const at = atLocation(ref)
  const held = slotIn(ref)
  const pile = ref.endsWith('/zone') ? [ref.slice(0, -5)] : []
  const marker = /^([A-F]\d+)\/(tardis|dalek)$/.exec(ref)?.[1]
  const location = at?.location ?? marker ?? (moment.view.locations[ref] ? ref : undefined)
  // A location dropped anywhere on the player's own row is placed at its right end.
  const isOwnRow = ref === `${moment.viewer}/row` || location?.startsWith(moment.viewer)
  return [
    ref,
    ...pile,
    ...(location === undefined || location === ref ? [] : [location]),
    ...(held && held.zone !== 'hand' ? [`${held.seat}/${held.zone}`] : []),
    ...(isOwnRow ? [rowRef(moment.viewer, 'right')] : []),
  ]
}

function touched(moment: Moment<View>, ref: string): Intent | undefined {
  const card = chosenCard(moment)
  if (card !== undefined && ref !== card) {
    const aims = aimsOf(moment)
    if (placesOf(ref, moment).some((place) => aims.has(place))) return used(moment, card, ref)
  }
  const aim = aimAt(moment, ref)
  if (aim) return taken(moment, aim)
  const open = openPlaces(moment).get(ref)
  return open && { type: 'answer', decision: open.decision.id, answer: [open.option.id] }
}

const aimAt = (moment: Moment<View>, ref: string): Aim | undefined => {
  const aims = aimsOf(moment)
  const place = placesOf(ref, moment).find((one) => aims.has(one))
  return place === undefined ? undefined : aims.get(place)
}

/** A card of the hand is put on a place. */
function used(moment: Moment<View>, card: string, place: string): Intent | undefined {
  if (!card.startsWith(`${moment.viewer}/hand/`)) return refuse(viewSays('not-your-card', {}))
  const { decisions } = moment
  if (decisions.length === 0) return refuse(viewSays('not-your-go', {}))
  const uses = usesOf(card, offeredTo(moment.viewer, decisions))
  if (uses.length === 0) return refuse(viewSays('answer-first', {}))
  const aim = aimAt(moment, place)
  if (aim) return taken(moment, aim)
  // A card that needs no place is played wherever it is dropped on the table.
  const free = uses.find(({ option }) => option.on?.length === 1)
  if (free) return answer(free.decision, free.option)
  return refuse(viewSays('no-use-there', { card, place }))
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
