/** Which claims of a log still count, and since when one is no longer true. Pure. */
import type { Seat } from '../../kernel'
import type { Claim } from '../../protocol/claim'
import type { Ref, Tabletop } from '../../table/piece'
import type { Judged } from './judge'

/** An entry of the log as far as claims are concerned. */
export interface ClaimEntry {
  /** Its number in the log. */
  readonly seq: number
  /** Who answered. */
  readonly seat?: Seat | undefined
  readonly claims?: readonly Claim[] | undefined
  readonly before: Tabletop['pieces']
  readonly after: Tabletop['pieces']
}

export interface StandingClaim {
  readonly claim: Claim
  readonly seat: Seat | undefined
  /** The entry with which it was made, and the verdict right after it. */
  readonly made: number
  readonly first: Judged
  readonly now: Judged
  /** The entry since which it is no longer true; undefined if it is true, or was not when it was made. */
  readonly brokenBy?: number
}

/**
 * The entry after which a claim made with entry `at` is first judged: the one that moves its miniature, since a roll may come
 * before that. If nothing moves it before its owner answers again, that is the entry itself.
 */
export function settledAt(log: readonly ClaimEntry[], at: number, piece: Ref): number {
  const seat = log[at]?.seat
  for (let next = at; next < log.length; next++) {
    const entry = log[next]
    if (!entry || (next > at && entry.seat === seat)) break
    if (hasMoved(entry.before, entry.after, piece)) return next
  }
  return at
}

/**
 * The claims that count after the last entry, oldest first. One counts until its owner places or moves its miniature again, or a
 * miniature that it names is gone. `judge` gives the verdict after an entry. It is asked for past entries only where a claim
 * fails now.
 */
export function standingClaims(
  log: readonly ClaimEntry[],
  judge: (claim: Claim, entry: ClaimEntry) => Judged | undefined,
): readonly StandingClaim[] {
  let made: readonly { readonly claim: Claim; readonly at: number; readonly entry: ClaimEntry }[] = []
  for (const [index, entry] of log.entries()) {
    const { seat, claims = [], before, after } = entry
    const isAgain = (ref: Ref) => claims.some(({ piece }) => piece === ref) || hasMoved(before, after, ref)
    if (made.length > 0 && (claims.length > 0 || before !== after))
      made = made.filter(
        ({ claim: { piece, other }, at, entry: { seat: owner } }) =>
          Object.hasOwn(after, piece) && Object.hasOwn(after, other) && !(index > at && seat === owner && isAgain(piece)),
      )
    made = [...made, ...claims.map((claim) => ({ claim, at: settledAt(log, index, claim.piece), entry }))]
  }
  const last = log.length - 1
  return made.flatMap(({ claim, at, entry: { seq, seat } }): readonly StandingClaim[] => {
    const verdictAfter = (index: number) => {
      const entry = log[index]
      return entry && judge(claim, entry)
    }
    const [first, now] = [verdictAfter(at), verdictAfter(last)]
    if (!first || !now) return []
    const standing = { claim, seat, made: seq, first, now }
    if (now.holds || !first.holds) return [standing]
    let broken = last
    while (verdictAfter(broken - 1)?.holds === false) broken--
    return [{ ...standing, brokenBy: log[broken]?.seq ?? seq }]
  })
}

function hasMoved(before: Tabletop['pieces'], after: Tabletop['pieces'], ref: Ref): boolean {
  const [was, is] = [before[ref]?.pose, after[ref]?.pose]
  return was?.at.x !== is?.at.x || was?.at.y !== is?.at.y || was?.on !== is?.on
}
