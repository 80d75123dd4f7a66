/** The places that open questions point at, open or refused, chosen or not. Used for looks, tags and gestures alike. Pure. */
import type { AnyDecision, Option, Pick as PickChoice, Reason } from '../../../kernel'
import type { CardLook, ZoneLook } from '../../../scene/look'
import type { Ref } from '../../../table/piece'

/** An option of an open question, together with that question. */
export interface Offered {
  readonly decision: AnyDecision & { readonly choice: PickChoice }
  readonly option: Option
}

/** What can be done at a place. */
export interface Aim {
  /** The open options. If none is open, the refused ones. */
  readonly uses: readonly Offered[]
  /** Why nothing can be done there; set only if no option is open. */
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

/** Groups options by the places they point at. `picked` lists the options that are already in the draft. */
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

/** Cards at which nothing can be done are dimmed. The reason for a refusal is shown while the pointer is over the card. */
export function litCard(aims: Aims, ref: Ref): Pick<CardLook, 'lit' | 'tone' | 'dim'> {
  const aim = aims.get(ref)
  if (!aim) return {}
  return aim.refused ? { dim: true } : { lit: true, tone: toneOf(aim) }
}
/** A refused zone is drawn as usual; only the cards in it are dimmed. */
export function litZone(aims: Aims, ref: Ref): Pick<ZoneLook, 'lit' | 'tone'> {
  const aim = aims.get(ref)
  return !aim || aim.refused ? {} : { lit: true, tone: toneOf(aim) }
}
