/**
 * Claims that a player pins to the answer that places or moves a miniature: what he says is so once it stands there. A claim
 * contains no verdict: anybody who sees the table can judge it anew (`lab/claims`). Lengths are hundredths of a millimetre.
 */
import * as v from 'valibot'

/** Judged by sight: the other miniature does not see this one at all, or this one is in cover from it. */
const SIGHT_CLAIMS = ['unseen', 'in-cover'] as const
/** Judged by how far apart the two are. */
const DISTANCE_CLAIMS = ['at-least', 'at-most'] as const
export const CLAIM_TYPES = [...SIGHT_CLAIMS, ...DISTANCE_CLAIMS] as const
export type ClaimType = (typeof CLAIM_TYPES)[number]

export type Claim = {
  /** The miniature that is placed or moved. */
  readonly piece: string
  /** The miniature that it is claimed of. */
  readonly other: string
} & (
  | { readonly type: (typeof SIGHT_CLAIMS)[number] }
  /** The gap between the two bases. */
  | { readonly type: (typeof DISTANCE_CLAIMS)[number]; readonly length: number }
  /** The distance in the table's stations (cubes, hexes), for games that count in them. */
  | { readonly type: (typeof DISTANCE_CLAIMS)[number]; readonly stations: number }
)

/** The most claims pinned to one answer, and the greatest distances in one. */
export const MOST_CLAIMS = 8
export const LONGEST_CLAIM = 1_000_000
export const MOST_STATIONS = 100

const piece = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const ends = { piece, other: piece }
const CLAIM_SCHEMA: v.GenericSchema<unknown, Claim> = v.variant('type', [
  v.strictObject({ type: v.picklist(SIGHT_CLAIMS), ...ends }),
  v.strictObject({
    type: v.picklist(DISTANCE_CLAIMS),
    ...ends,
    length: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LONGEST_CLAIM)),
  }),
  v.strictObject({
    type: v.picklist(DISTANCE_CLAIMS),
    ...ends,
    stations: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_STATIONS)),
  }),
])
export const CLAIMS_SCHEMA: v.GenericSchema<unknown, readonly Claim[]> = v.pipe(
  v.array(CLAIM_SCHEMA),
  v.minLength(1),
  v.maxLength(MOST_CLAIMS),
)
