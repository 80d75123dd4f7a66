/**
 * Random layouts for open tables, the same for the same seed. Pieces are placed at random until the wished share of the table is
 * covered, each clear of the others by a base's width; then the checks run. Part of a table can be generated while the rest
 * stays.
 */

import { distanceToFootprint } from '../geometry/measure'
import { type Bounds, boundsOf } from '../geometry/outline'
import { overlaps } from '../geometry/overlap'
import { INCH, type Units } from '../geometry/types'
import { oneOf, type Rng, seeded } from '../kernel'
import { areaChecks, BOUNDS, type Bounds as Fair, gapChecks } from './checks/common'
import { changed, type LayoutDocument, type LayoutPiece } from './document'
import { withTwins } from './edits/twins'
import { type Finding, faultsOf } from './faults'
import { densityOf, type Fairness, type FairnessAsked, fairnessOf } from './figures'
import { narrowest } from './gaps'
import { cleared, imageOfPart, isWithin } from './generate-part'
import { kindIn } from './kinds'
import { footprintOfPiece, type OpenPiece, opened, openPiece } from './opened'
import { freshRef, refsOf } from './refs'
import { done, type Outcome, plannerSays, refuse } from './said'
import type { FairBound, RandomAsked, RandomMade } from './system'

/** What is placed: the kinds to choose from, and how near pieces may come to each other. */
export interface Throwing {
  readonly kinds: readonly string[]
  /** Free ground between pieces, wide enough for a base. */
  readonly gap?: Units
  readonly bounds?: Fair
  /** How the system computes fairness. */
  readonly counted?: FairnessAsked
}

/** The covered share of the table at the two ends of the density slider. */
const COVERED = { least: 0.03, most: 0.14 } as const
/** The height of a miniature. */
const TALL: Units = 1.5 * INCH
const TRIES = { layouts: 60, throws: 400 } as const
const GRID: Units = INCH / 4

interface Kind {
  readonly kind: string
  readonly area: number
  readonly isTall: boolean
}

/** A layout with new pieces; areas, objectives and size stay. Refused if no try passes the checks and the fairness bound. */
export function generated(
  base: LayoutDocument,
  wishes: RandomAsked,
  throwing: Throwing,
  onProgress: (share: number) => void = () => {},
): Outcome<RandomMade> {
  const within = wishes.within && onTable(wishes.within, base.size)
  if (wishes.within && !within) return refuse('generate-no-part', {})
  const asked = within ? { ...wishes, within, symmetry: base.symmetry } : wishes
  const { counted = {}, bounds: given = BOUNDS } = throwing
  const bounds = asked.fair ? { ...given, unequal: asked.fair.sight, seen: asked.fair.sight, way: asked.fair.way } : given
  const rng = seeded(asked.seed)
  const kinds = throwing.kinds.map((kind) => measured(base, kind))
  const bare = cleared(base, asked.symmetry, within)
  // A fault of the bare table would remain with any pieces.
  const [wrong] = [...faultsOf(bare), ...areaChecks(bare, bounds, counted)].filter(({ weight }) => weight === 'fault')
  if (wrong) return { ok: false, reason: wrong.reason }
  let nearest: FairBound | undefined
  for (let tries = 1; tries <= TRIES.layouts; tries++) {
    onProgress((tries - 1) / TRIES.layouts)
    const document = thrown(bare, asked, throwing, kinds, rng)
    if (!stands(document, bounds, tries <= TRIES.layouts / 2)) continue
    const fairness = fairnessOf(document, counted)
    const found = areaChecks(document, bounds, counted, fairness)
    if (found.length === 0) return done({ document, tries, density: densityOf(document), unequal: unequalOf(document, fairness) })
    if (found.every(isUnfair)) nearest = nearer(nearest, unequalOf(document, fairness), bounds)
  }
  if (!nearest) return refuse('generate-no-room', { tries: TRIES.layouts })
  const most = asked.symmetry === 'none' ? bounds.seen : bounds.unequal
  return {
    ok: false,
    reason: plannerSays('generate-not-fair', {
      tries: TRIES.layouts,
      percent: Math.ceil(nearest.sight * 1000) / 10,
      most: Math.round(most * 1000) / 10,
      difference: Math.round(nearest.way),
      mostWay: Math.round(bounds.way),
    }),
  }
}

const isUnfair = ({ reason: { key } }: Finding) => key === 'check-unfair-sight' || key === 'check-unfair-ways'
/** The values that are compared with the fairness bound: see `areaChecks`. */
export const unequalOf = ({ symmetry }: LayoutDocument, { unequal, differences: { seen, way } }: Fairness): FairBound => ({
  sight: symmetry === 'none' ? seen : unequal,
  way,
})
/** The better of two layouts that are not fair enough. A miss is measured as a multiple of the permitted value. */
function nearer(a: FairBound | undefined, b: FairBound, { unequal, way }: Fair): FairBound {
  const miss = (one: FairBound) => Math.max(one.sight / Math.max(unequal, 1e-6), one.way / Math.max(way, 1))
  return a && miss(a) <= miss(b) ? a : b
}

/**
 * Only the quick checks: sight and ways over the whole table take longer and come afterwards. `isStrict`: also refuses gaps that
 * a base barely fails to pass.
 */
function stands(document: LayoutDocument, bounds: Fair, isStrict: boolean): boolean {
  const isWell = ({ weight, reason: { key } }: Finding) => weight !== 'fault' && key !== 'fault-objective-covered'
  return faultsOf(document).every(isWell) && !(isStrict && gapChecks(document, bounds).length > 0)
}

function onTable({ minX, minY, maxX, maxY }: Bounds, { width, depth }: LayoutDocument['size']): Bounds | undefined {
  const part = { minX: Math.max(0, minX), minY: Math.max(0, minY), maxX: Math.min(width, maxX), maxY: Math.min(depth, maxY) }
  return part.maxX > part.minX && part.maxY > part.minY ? part : undefined
}

function measured(document: Pick<LayoutDocument, 'own'>, kind: string): Kind {
  const { parts } = kindIn(document, kind)
  const { minX, minY, maxX, maxY } = boundsOf(parts.flatMap(({ outline }) => outline))
  const highest = Math.max(...parts.map(({ top }) => top))
  return { kind, area: (maxX - minX) * (maxY - minY), isTall: highest >= TALL }
}

function thrown(
  base: LayoutDocument,
  { sliders, within: part }: RandomAsked,
  { gap = BOUNDS.gap }: Throwing,
  kinds: readonly Kind[],
  rng: Rng,
): LayoutDocument {
  const { width, depth } = base.size
  const within = part ?? { minX: 0, minY: 0, maxX: width, maxY: depth }
  const parts = part ? [part, ...imageOfPart(base, part)] : [within]
  const isHere = ({ at }: LayoutPiece) => parts.some((one) => isWithin(one, at))
  const covered = (pieces: readonly LayoutPiece[]) => pieces.reduce((sum, { kind }) => sum + measured(base, kind).area, 0)
  const ground = parts.reduce((sum, { minX, minY, maxX, maxY }) => sum + (maxX - minX) * (maxY - minY), 0)
  // Locked pieces count towards the cover: the more of them, the less is placed.
  const wanted = COVERED.least + ((COVERED.most - COVERED.least) * sliders.density) / 100
  let left = wanted * Math.min(ground, width * depth) - covered(base.pieces.filter(isHere))
  let document = base
  for (let tries = 0; tries < TRIES.throws && left > 0; tries++) {
    const piece = drawn(document, kinds, sliders, within, rng)
    const fresh = withTwins(document, document.pieces, [piece])
    if (!fits(document, fresh, gap)) continue
    document = changed(document, { pieces: [...document.pieces, ...fresh] })
    left -= covered(fresh)
  }
  return document
}

/**
 * Draws a kind. `height` is how often something tall is chosen, `cover` how often something small: many small things or few large
 * ones.
 */
function drawn(
  document: LayoutDocument,
  kinds: readonly Kind[],
  { height, cover }: RandomAsked['sliders'],
  within: Bounds,
  rng: Rng,
): LayoutPiece {
  const wantsTall = rng.below(100) < height
  const ofHeight = kinds.filter(({ isTall }) => isTall === wantsTall)
  const some = ofHeight.length > 0 ? ofHeight : kinds
  const sorted = [...some].sort((a, b) => a.area - b.area)
  const half = Math.max(1, Math.ceil(sorted.length / 2))
  const { kind } = oneOf(rng.below(100) < cover ? sorted.slice(0, half) : sorted.slice(-half), rng)
  const along = (low: number, high: number) => {
    const cells = Math.max(1, Math.floor((high - low) / GRID))
    return Math.round(low / GRID) * GRID + rng.below(cells) * GRID
  }
  // Mostly parallel to the table's edges, sometimes oblique.
  const heading = rng.below(3) > 0 ? rng.below(4) * 90 : rng.below(24) * 15
  const at = { x: along(within.minX, within.maxX), y: along(within.minY, within.maxY) }
  return { ref: freshRef(refsOf(document.pieces), kind), kind, at, heading }
}

/** Whether pieces may be placed: on the table, clear of all other pieces and of objectives; within areas only small ones. */
function fits(document: LayoutDocument, fresh: readonly LayoutPiece[], gap: Units): boolean {
  const { width, depth } = document.size
  const made = fresh.map((piece) => openPiece(document, piece))
  const others: OpenPiece[] = [...opened(document).pieces]
  for (const one of made) {
    const { minX, minY, maxX, maxY } = one.bounds
    const isClearOf = (low: number, high: number, side: number) => (low >= gap || low === 0) && side - high >= gap
    if (minX < 0 || minY < 0 || maxX > width || maxY > depth) return false
    if (!isClearOf(minX, maxX, width) || !isClearOf(minY, maxY, depth)) return false
    if (others.some((other) => isNear(one, other, gap))) return false
    if (document.objectives.some(({ at }) => distanceToFootprint(at, footprintOfPiece(one)) < gap)) return false
    const isLarge = (maxX - minX) * (maxY - minY) > 5 * INCH * INCH
    if (isLarge && document.areas.some(({ outlines }) => overlaps(footprintOfPiece(one), { parts: outlines }, 0))) return false
    others.push(one)
  }
  return true
}

function isNear(one: OpenPiece, other: OpenPiece, gap: Units): boolean {
  const [a, b] = [one.bounds, other.bounds]
  if (a.minX - b.maxX >= gap || b.minX - a.maxX >= gap || a.minY - b.maxY >= gap || b.minY - a.maxY >= gap) return false
  const found = narrowest(one, other)
  return !found || found.width < gap
}
