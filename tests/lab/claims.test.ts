/** Claims on real tables: they hold and fail exactly where the rules' own sight and distance do. */
import { describe, expect, test } from 'vitest'
import { deadzoneLab } from '../../src/games/deadzone/lab'
import type { LabGame } from '../../src/games/lab-game'
import { vortexLab } from '../../src/games/vortex/lab'
import { INCH, type Point } from '../../src/geometry/types'
import { type ClaimEntry, settledAt, standingClaims } from '../../src/lab/claims/follow'
import { type ClaimWorld, claimRefusal, judgeClaim } from '../../src/lab/claims/judge'
import { consider } from '../../src/lab/consider'
import type { LabVerdict } from '../../src/lab/verdict'
import type { Claim } from '../../src/protocol/claim'
import { placed } from '../../src/table/layout'
import type { Tabletop } from '../../src/table/piece'
import { createSightTable } from '../../src/table/sight'
import { statureOf } from '../../src/table/statures'
import { terrainKind } from '../../src/table/terrain'

const RADIUS = 1499
const at = (x: number, y: number): Point => ({ x: Math.round(x * INCH), y: Math.round(y * INCH) })
const piecesAt = (spots: { readonly [ref: string]: Point }): Tabletop['pieces'] =>
  Object.fromEntries(Object.entries(spots).map(([ref, spot]) => [ref, { ref, radius: RADIUS, pose: { at: spot, heading: 0 } }]))

/** A container stands between the miniatures A and B; a token lies somewhere. */
function worldOf(b: Point, lab: LabGame = deadzoneLab, hidesDistances = false): ClaimWorld {
  const statures = { A: statureOf('soldier'), B: statureOf('soldier') }
  const pieces = piecesAt({ A: at(18, 8), B: b, token: at(10, 10) })
  const tabletop: Tabletop = {
    width: 36 * INCH,
    depth: 36 * INCH,
    terrain: [placed(terrainKind('container'), 'thing', at(18, 18), 0)],
    pieces,
  }
  const table = createSightTable().sync(tabletop, statures)
  return {
    pieces,
    hidesDistances,
    stations(one, other) {
      const [from, to] = [table.miniatures.get(one), table.miniatures.get(other)]
      return from && to && lab.stations?.(from, to, tabletop)
    },
    isMiniature: (ref) => Object.hasOwn(statures, ref),
    sight(viewer, target) {
      const [eyes, body] = [table.miniatures.get(viewer), table.miniatures.get(target)]
      return eyes && body && lab.verdict(consider(table, eyes, body), table, tabletop)
    },
  }
}
const unseen: Claim = { type: 'unseen', piece: 'B', other: 'A' }
const covered: Claim = { type: 'in-cover', piece: 'B', other: 'A' }

describe('a claim about sight', () => {
  for (const lab of [deadzoneLab, vortexLab])
    test(`${lab.id}: just holds, and just fails a step farther`, () => {
      const steps = Array.from({ length: 241 }, (_, step) => at(18 + step / 20, 28))
      const first = steps.findIndex((b) => judgeClaim(unseen, worldOf(b, lab))?.holds === false)
      expect(first).toBeGreaterThan(5)
      const [inside, outside] = [worldOf(steps[first - 1] as Point, lab), worldOf(steps[first] as Point, lab)]
      expect(judgeClaim(unseen, inside)).toEqual({ holds: true, reason: inside.sight('A', 'B')?.headline })
      expect(inside.sight('A', 'B')?.standing).toBe('hidden')
      expect(judgeClaim(unseen, outside)).toEqual({ holds: false, reason: outside.sight('A', 'B')?.headline })
      // At its edge the container still covers a part of the body; in the open it does not.
      expect(judgeClaim(covered, inside)?.holds).toBe(true)
      expect(judgeClaim(covered, outside)?.holds).toBe(true)
      expect(judgeClaim(covered, worldOf(steps[240] as Point, lab))?.holds).toBe(false)
    })
  test('is judged by the game’s own rule for cover, if it has one', () => {
    const reason = { key: 'why' }
    const given = (standing: LabVerdict['standing'], holds: boolean): ClaimWorld => ({
      ...worldOf(at(18, 28)),
      sight: () => ({ game: 'g', name: 'G', standing, headline: { key: 'head' }, lines: [], cover: { holds, reason } }),
    })
    expect(judgeClaim(covered, given('hindered', false))).toEqual({ holds: false, reason })
    expect(judgeClaim(covered, given('clear', true))).toEqual({ holds: true, reason })
    expect(judgeClaim(covered, given('hidden', false))).toEqual({ holds: true, reason: { key: 'head' } })
  })
})

describe('a claim about a distance', () => {
  // A stands at y = 8 inches, so the gap of 20 inches less two radii is exact.
  const world = worldOf(at(18, 28))
  const gap = 20 * INCH - 2 * RADIUS
  const claim = (type: 'at-least' | 'at-most', length: number): Claim => ({ type, piece: 'B', other: 'A', length })
  test('holds at exactly that distance, and fails by one unit beyond it', () => {
    const reason = { key: 'gap-is', says: { gap } }
    expect(judgeClaim(claim('at-least', gap), world)).toEqual({ holds: true, margin: 0, reason })
    expect(judgeClaim(claim('at-least', gap + 1), world)).toEqual({ holds: false, margin: -1, reason })
    expect(judgeClaim(claim('at-most', gap), world)).toEqual({ holds: true, margin: 0, reason })
    expect(judgeClaim(claim('at-most', gap - 1), world)).toEqual({ holds: false, margin: -1, reason })
    expect(judgeClaim(claim('at-most', gap + 2 * INCH), world)?.margin).toBe(2 * INCH)
  })
  test('rounding never contradicts the exact verdict', () => {
    // Aslant, the gap is not a whole number: it is a little more, or less, than the length claimed.
    const aslant = worldOf(at(25, 28))
    const exact = Math.hypot(7 * INCH, 20 * INCH) - 2 * RADIUS
    expect(exact % 1).not.toBe(0)
    expect(judgeClaim(claim('at-least', Math.ceil(exact)), aslant)).toMatchObject({ holds: false, margin: -1 })
    expect(judgeClaim(claim('at-least', Math.floor(exact)), aslant)?.margin).toBeGreaterThanOrEqual(0)
    expect(judgeClaim(claim('at-most', Math.floor(exact)), aslant)).toMatchObject({ holds: false, margin: -1 })
  })
  test('is refused where distances are hidden; sight is not', () => {
    const hiding = worldOf(at(18, 28), vortexLab, true)
    expect(claimRefusal(claim('at-most', gap), hiding)?.key).toBe('claim-unmeasured')
    expect(judgeClaim(claim('at-most', gap), hiding)).toBeUndefined()
    expect(judgeClaim(unseen, hiding)?.holds).toBe(true)
  })
})

describe('a claim about a distance in cubes', () => {
  // A stands in (7, 10, 1), six rows from B at (7, 4, 1): where in its cube a base stands changes nothing.
  const claim = (type: 'at-least' | 'at-most', stations: number): Claim => ({ type, piece: 'B', other: 'A', stations })
  test('is judged by the game’s own range, with a margin in cubes', () => {
    for (const world of [worldOf(at(19.6, 24.6)), worldOf(at(20.4, 26.4))]) {
      const reason = world.sight('A', 'B')?.lines.find(({ key }) => key === 'range')
      expect(reason?.says).toMatchObject({ cubes: 6 })
      expect(judgeClaim(claim('at-least', 6), world)).toEqual({ holds: true, margin: 0, reason })
      expect(judgeClaim(claim('at-least', 7), world)).toEqual({ holds: false, margin: -1, reason })
      expect(judgeClaim(claim('at-most', 8), world)).toEqual({ holds: true, margin: 2, reason })
      expect(judgeClaim(claim('at-most', 5), world)).toEqual({ holds: false, margin: -1, reason })
    }
  })
  test('has no verdict in a game that counts none', () => {
    expect(judgeClaim(claim('at-least', 6), worldOf(at(18, 28), vortexLab))).toBeUndefined()
  })
})

test('tokens, pieces that are not seen, and the piece itself cannot be claimed of', () => {
  const world = worldOf(at(18, 28))
  const refused = (other: string) => claimRefusal({ type: 'at-least', piece: 'B', other }, world)?.key
  expect([refused('token'), refused('hidden'), refused('B'), refused('A')]).toEqual([
    'claim-of-no-miniature',
    'claim-of-no-miniature',
    'claim-of-itself',
    undefined,
  ])
})

describe('the claims of a log', () => {
  const far: Claim = { type: 'at-least', piece: 'B', other: 'A', length: 5 * INCH }
  type Spots = { readonly [ref: string]: Point }
  /** A log of entries by their seats, claims and where the pieces stand afterwards. */
  function logOf(start: Spots, entries: readonly { seat: ClaimEntry['seat']; claims?: readonly Claim[]; to?: Spots }[]) {
    let pieces = piecesAt(start)
    return entries.map(({ seat, claims, to }, seq): ClaimEntry => {
      const before = pieces
      if (to) pieces = piecesAt(to)
      return { seq: 10 + seq, seat, claims, before, after: pieces }
    })
  }
  const standing = (log: readonly ClaimEntry[]) =>
    standingClaims(log, (claim, { after }) => judgeClaim(claim, { ...worldOf(at(0, 0)), pieces: after })).map(
      ({ made, first, now, brokenBy }) => ({ made, first: first.holds, now: now.holds, brokenBy }),
    )
  const [start, there, near] = [
    { A: at(5, 5), B: at(20, 20) },
    { A: at(5, 5), B: at(20, 15) },
    { A: at(20, 12), B: at(20, 15) },
  ]
  test('name the entry since which one is not true, and forget that when it is true again', () => {
    const entries = [{ seat: 'B', claims: [far], to: there }, { seat: 'A' }, { seat: 'A', to: near }, { seat: 'A' }] as const
    expect(standing(logOf(start, entries.slice(0, 2)))).toEqual([{ made: 10, first: true, now: true, brokenBy: undefined }])
    expect(standing(logOf(start, entries))).toEqual([{ made: 10, first: true, now: false, brokenBy: 12 }])
    const again = [...entries, { seat: 'A', to: there } as const]
    expect(standing(logOf(start, again))).toEqual([{ made: 10, first: true, now: true, brokenBy: undefined }])
    expect(standing(logOf(start, [...again, { seat: 'A', to: near }]))).toMatchObject([{ brokenBy: 15 }])
  })
  test('one that was not true when it was made is never broken', () => {
    expect(standing(logOf(start, [{ seat: 'B', claims: [far], to: near }]))).toEqual([
      { made: 10, first: false, now: false, brokenBy: undefined },
    ])
  })
  test('end when their owner moves the piece again, not when another does, and when a piece is gone', () => {
    const made = { seat: 'B', claims: [far], to: there } as const
    const pushed = { seat: 'A', to: { ...there, B: at(21, 15) } } as const
    expect(standing(logOf(start, [made, pushed]))).toHaveLength(1)
    expect(standing(logOf(start, [made, { ...pushed, seat: 'B' }]))).toEqual([])
    expect(standing(logOf(start, [made, { seat: 'A', to: { B: at(20, 15) } }]))).toEqual([])
    expect(standing(logOf(start, [made, { ...made, to: start }]))).toMatchObject([{ made: 11 }])
  })
  test('are first judged where the piece has come to stand, if dice fall before that', () => {
    const log = logOf({ A: at(5, 5), B: at(5, 8) }, [
      { seat: 'B', claims: [far] },
      { seat: 'chance', to: { A: at(5, 5), B: at(5, 14) } },
      { seat: 'B' },
    ])
    expect(settledAt(log, 0, 'B')).toBe(1)
    expect(standing(log)).toEqual([{ made: 10, first: true, now: true, brokenBy: undefined }])
    expect(settledAt(logOf(start, [{ seat: 'B', claims: [far] }, { seat: 'B' }, { seat: 'A', to: there }]), 0, 'B')).toBe(0)
  })
})
