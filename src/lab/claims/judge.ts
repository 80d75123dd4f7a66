/** Whether a claim is true on a table, and by how much. Pure. Sights are judged by the game; gaps by the geometry that it uses. */
import { gap, gapAtLeast, gapAtMost } from '../../geometry/measure'
import type { Disc } from '../../geometry/types'
import type { Reason } from '../../kernel'
import type { Claim, ClaimType } from '../../protocol/claim'
import type { Ref, Tabletop } from '../../table/piece'
import { tableSays } from '../../table/said'
import type { Counted, LabVerdict } from '../verdict'

/** A table as one viewer sees it. It contains nothing that he may not know, so no claim can be judged by more. */
export interface ClaimWorld {
  readonly pieces: Tabletop['pieces']
  /** Is this a miniature? Claims are not made of tokens, because what lies face down must stay covered. */
  isMiniature(ref: Ref): boolean
  /** The game's verdict on a sight; undefined if it gives none. */
  sight(viewer: Ref, target: Ref): LabVerdict | undefined
  /** The distance in stations, if the game counts in them. */
  stations?(one: Ref, other: Ref): Counted | undefined
  /** The game tells distances only after a commitment. */
  readonly hidesDistances: boolean
}

export interface Judged {
  readonly holds: boolean
  /** For a claim about a distance: by how much it holds, or (negative) fails. In units, or in stations if it is counted in them. */
  readonly margin?: number
  /** What the verdict is based on: the game's headline about the sight, or the distance. */
  readonly reason: Reason
}

/** Whether a claim of this type is about a distance. */
export const isOfDistance = (type: ClaimType): type is 'at-least' | 'at-most' => type === 'at-least' || type === 'at-most'

/** Why this cannot be claimed at all, whatever stands where; undefined if it can. */
export function claimRefusal(
  { type, piece, other }: Pick<Claim, 'piece' | 'other'> & { readonly type: ClaimType },
  { pieces, isMiniature, hidesDistances }: ClaimWorld,
): Reason | undefined {
  if (piece === other) return tableSays('claim-of-itself', {})
  const isThere = (ref: Ref) => Object.hasOwn(pieces, ref)
  if (!isThere(piece) || !isThere(other) || !isMiniature(piece) || !isMiniature(other))
    return tableSays('claim-of-no-miniature', {})
  return hidesDistances && isOfDistance(type) ? tableSays('claim-unmeasured', {}) : undefined
}

/** Undefined if the claim cannot be judged: a miniature is gone, distances are hidden, or the game gives no verdict. */
export function judgeClaim(claim: Claim, world: ClaimWorld): Judged | undefined {
  if (claimRefusal(claim, world)) return undefined
  const { piece, other } = claim
  switch (claim.type) {
    case 'unseen': {
      const verdict = world.sight(other, piece)
      return verdict && { holds: verdict.standing === 'hidden', reason: verdict.headline }
    }
    case 'in-cover': {
      const verdict = world.sight(other, piece)
      if (!verdict) return undefined
      const { standing, headline, cover } = verdict
      // Who is not seen at all needs no cover. Games without a rule for cover say whether anything is in the way.
      if (standing === 'hidden') return { holds: true, reason: headline }
      return cover ?? { holds: standing === 'hindered', reason: headline }
    }
    case 'at-least':
    case 'at-most': {
      if ('stations' in claim) return countedVerdict(claim, world.stations?.(other, piece))
      const [one, two] = [discOf(world, piece), discOf(world, other)]
      const isAtLeast = claim.type === 'at-least'
      const holds = (isAtLeast ? gapAtLeast : gapAtMost)(one, two, claim.length)
      const apart = gap(one, two)
      const margin = Math.round(isAtLeast ? apart - claim.length : claim.length - apart)
      // The verdict is exact, so rounding must not contradict it.
      return {
        holds,
        margin: holds ? Math.max(0, margin) : Math.min(-1, margin),
        reason: tableSays('gap-is', { gap: Math.max(0, Math.round(apart)) }),
      }
    }
  }
}

function countedVerdict(
  { type, stations }: Extract<Claim, { readonly stations: number }>,
  counted: Counted | undefined,
): Judged | undefined {
  if (!counted) return undefined
  const margin = type === 'at-least' ? counted.count - stations : stations - counted.count
  return { holds: margin >= 0, margin, reason: counted.reason }
}

function discOf({ pieces }: ClaimWorld, ref: Ref): Disc {
  const piece = pieces[ref]
  if (!piece) throw new Error(`${ref} does not stand on the table`)
  return { at: piece.pose.at, radius: piece.radius }
}
