/** What can be done with what is chosen: which places are open to it, which are not and why. For the look, the tags and the gestures alike. */
import type { Reason } from '../../../kernel'
import type { Moment } from '../../view'
import type { View } from '../rules/state'
import type { PlaceRef } from '../rules/zones'
import { isPick, type Offered, offeredTo, sourceOf, targetOf, usesOf } from './open'

/** A place that an open question points at. */
export interface Aim {
  readonly uses: readonly Offered[]
  /** Why it cannot be, where it cannot. */
  readonly refused?: Reason
  readonly isPicked: boolean
}
export type Aims = ReadonlyMap<PlaceRef, Aim>

/** Questions whose options are places on the table themselves. */
const POINTING: readonly string[] = ['which markers', 'which enemy', 'divert to', 'losses']

const made = (uses: readonly Offered[], picked: readonly string[]): Aim => {
  const [first] = uses
  const open = uses.filter(({ option }) => !option.refused)
  return {
    uses: open.length > 0 ? open : uses,
    ...(open.length === 0 && first?.option.refused ? { refused: first.option.refused } : {}),
    isPicked: uses.some(({ option }) => picked.includes(option.id)),
  }
}

function grouped(uses: readonly Offered[], at: (one: Offered) => readonly PlaceRef[], picked: readonly string[]): Aims {
  const places = new Map<PlaceRef, Offered[]>()
  for (const use of uses) for (const place of at(use)) places.set(place, [...(places.get(place) ?? []), use])
  return new Map([...places].map(([place, list]) => [place, made(list, picked)]))
}

/** The card of the hand that has been chosen, if it is still there. */
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
    return grouped(own, ({ option }) => (asked.subject === 'divert to' ? [targetOf(option) ?? ''] : (option.on ?? [])), picked)
  }
  const card = chosenCard(moment)
  if (card === undefined) return new Map()
  return grouped(usesOf(card, offered), ({ option }) => [targetOf(option) ?? ''].filter((place) => place !== ''), picked)
}

/** What can be touched with nothing chosen: cards of the own reserve, the draw pile. */
export function openPlaces({ viewer, decisions }: Moment<View>): ReadonlyMap<PlaceRef, Offered> {
  const offered = offeredTo(viewer, decisions).filter(({ option }) => !option.refused)
  const places = offered.flatMap((one): (readonly [PlaceRef, Offered])[] => {
    const { subject } = one.decision
    const at = sourceOf(one.option)
    const isThere = subject === 'take back' || subject === 'tesselecta' || one.option.id === 'buy'
    return isThere && at !== undefined ? [[at, one]] : []
  })
  // A question that stands open comes before a standing offer of the same card.
  return new Map(places.toReversed())
}
