/**
 * What can be done with the chosen card: which places are open to it, which are refused and why. Used for looks, tags and
 * gestures alike.
 */

import type { Moment } from '../../../client/moment'
import { type Aims, aimsAt, type Offered } from '../../kit/card-table/aims'
import type { View } from '../rules/state'
import type { PlaceRef } from '../rules/zones'
import { isPick, offeredTo, sourceOf, targetOf, usesOf } from './open'

/** Questions whose options are themselves places on the table. */
const POINTING: readonly string[] = ['which markers', 'which enemy', 'divert to', 'losses']

/** The chosen card of the hand, if it can still be used. */
export function chosenCard({ viewer, selected, decisions }: Moment<View>): PlaceRef | undefined {
  if (selected === undefined || !selected.startsWith(`${viewer}/hand/`)) return undefined
  return usesOf(selected, offeredTo(viewer, decisions)).length > 0 ? selected : undefined
}

/** Where the chosen card can go, or what the open question points at. */
export function aimsOf(moment: Moment<View>): Aims {
  const { viewer, decisions, draft } = moment
  const offered = offeredTo(viewer, decisions)
  const picked = draft.type === 'choosing' ? draft.picked : []
  const asked = decisions.find((one) => isPick(one) && one.seat === viewer && POINTING.includes(one.subject))
  if (asked) {
    const own = offered.filter(({ decision }) => decision.id === asked.id)
    return aimsAt(own, ({ option }) => (asked.subject === 'divert to' ? [targetOf(option) ?? ''] : (option.on ?? [])), picked)
  }
  const card = chosenCard(moment)
  if (card === undefined) return new Map()
  return aimsAt(usesOf(card, offered), ({ option }) => [targetOf(option) ?? ''].filter((place) => place !== ''), picked)
}

/** What can be tapped while nothing is chosen: cards of the own reserve, the draw pile. */
export function openPlaces({ viewer, decisions }: Moment<View>): ReadonlyMap<PlaceRef, Offered> {
  const offered = offeredTo(viewer, decisions).filter(({ option }) => !option.refused)
  const places = offered.flatMap((one): (readonly [PlaceRef, Offered])[] => {
    const { subject } = one.decision
    const at = sourceOf(one.option)
    const isThere = subject === 'take back' || subject === 'tesselecta' || one.option.id === 'buy'
    return isThere && at !== undefined ? [[at, one]] : []
  })
  // Reversed, so that an open question takes precedence over a standing offer for the same card.
  return new Map(places.toReversed())
}
