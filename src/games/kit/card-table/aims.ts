/** Places that open questions point at: open or refused, chosen or not. For the look, the tags and the gestures alike. Pure. */
import type { AnyDecision, Option, Pick as PickChoice, Reason } from '../../../kernel'
import type { CardLook, ZoneLook } from '../../../scene/look'
import type { Ref } from '../../../table/piece'

/** An option of an open question, with the question. */
export interface Offered {
  readonly decision: AnyDecision & { readonly choice: PickChoice }
  readonly option: Option
}

/** What can be done at a place. */
export interface Aim {
  /** The open options; if there are none, the refused ones. */
  readonly uses: readonly Offered[]
  /** Why nothing can be done there, if nothing can. */
  readonly refused?: Reason
  readonly isPicked: boolean
}
export type Aims = ReadonlyMap<Ref, Aim>

function aimOf(uses: readonly Offered[], picked: readonly string[]): Aim {
  const open = uses.filter(({ option }) => !option.refused)
  const refused = uses[0]?.option.refused
  return {
    uses: open.length > 0 ? open : uses,
    ...(open.length === 0 && refused ? { refused } : {}),
    isPicked: uses.some(({ option }) => picked.includes(option.id)),
  }
}

/** The options by the places that each is for. `picked`: those that are drafted already. */
export function aimsAt(
  uses: readonly Offered[],
  placesOf: (one: Offered) => readonly Ref[],
  picked: readonly string[] = [],
): Aims {
  const places = new Map<Ref, Offered[]>()
  for (const use of uses) for (const place of placesOf(use)) places.set(place, [...(places.get(place) ?? []), use])
  return new Map([...places].map(([place, list]) => [place, aimOf(list, picked)]))
}

const toneOf = ({ isPicked }: Aim) => (isPicked ? 'friend' : 'allowed')

/** Places where nothing can be done are drawn quietly; a refused one shows its reason where the pointer rests on it. */
export function litCard(aims: Aims, ref: Ref): Pick<CardLook, 'lit' | 'tone' | 'dim'> {
  const aim = aims.get(ref)
  if (!aim) return {}
  return aim.refused ? { dim: true } : { lit: true, tone: toneOf(aim) }
}
/** A refused zone is drawn as always: only what lies in it is dimmed. */
export function litZone(aims: Aims, ref: Ref): Pick<ZoneLook, 'lit' | 'tone'> {
  const aim = aims.get(ref)
  return !aim || aim.refused ? {} : { lit: true, tone: toneOf(aim) }
}
