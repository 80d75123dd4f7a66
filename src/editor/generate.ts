/**
 * Random layouts for open tables, the same for the same seed: pieces are thrown until the wished share of the table is covered, each clear
 * of the others by a base's width; then the checks are asked. A part of a table can be thrown again, the rest staying as it is.
 */

import { distanceToFootprint } from '../geometry/measure'
import { type Bounds, boundsOf } from '../geometry/outline'
import { overlaps } from '../geometry/overlap'
import { INCH, type Point, type Units } from '../geometry/types'
import { oneOf, type Rng } from '../kernel'
import { areaChecks, BOUNDS, gapChecks } from './checks/common'
import { changed, type LayoutDocument, type LayoutPiece } from './document'
import { withTwins } from './edits/twins'
import { type Finding, faultsOf } from './faults'
import { narrowest } from './gaps'
import { kindIn } from './kinds'
import { footprintOfPiece, type OpenPiece, opened, openPiece } from './opened'
import { freshRef, refsOf } from './refs'
import { done, type Outcome, refuse } from './said'
import { seeded } from './seeded'
import type { RandomAsked } from './system'

/** What is thrown: the kinds there are, how near they come, and which part of the table. */
export interface Throwing {
  readonly kinds: readonly string[]
  /** Free ground between pieces, so that a base passes. */
  readonly gap?: Units
  /** Only here; what stands there and is not locked goes first. */
  readonly within?: Bounds
  readonly bounds?: typeof BOUNDS
}

/** How much of a table is covered at the ends of the slider. */
const COVERED = { least: 0.03, most: 0.14 } as const
/** As tall as a miniature. */
const TALL: Units = 1.5 * INCH
const TRIES = { layouts: 40, throws: 400 } as const
const GRID: Units = INCH / 4

interface Kind {
  readonly kind: string
  readonly area: number
  readonly isTall: boolean
}

/** A layout with other pieces; areas, objectives and size stay. Refused where none of the tries passes the checks. */
export function generated(base: LayoutDocument, asked: RandomAsked, throwing: Throwing): Outcome<LayoutDocument> {
  const rng = seeded(asked.seed)
  const kinds = throwing.kinds.map((kind) => measured(base, kind))
  const bare = cleared(changed(base, { symmetry: asked.symmetry }), throwing.within)
  for (let tries = 0; tries < TRIES.layouts; tries++) {
    const document = thrown(bare, asked, throwing, kinds, rng)
    const isFine = passes(document, throwing.bounds ?? BOUNDS, tries < TRIES.layouts / 2)
    if (isFine) return done(document)
  }
  return refuse('generate-no-room', { tries: TRIES.layouts })
}
/** What is quickly seen first: sight and ways of the whole table take a while. `isStrict`: no gap that a base nearly passes either. */
function passes(document: LayoutDocument, bounds: typeof BOUNDS, isStrict: boolean): boolean {
  const isWell = ({ weight, reason: { key } }: Finding) => weight !== 'fault' && key !== 'fault-objective-covered'
  if (!faultsOf(document).every(isWell)) return false
  if (isStrict && gapChecks(document, bounds).length > 0) return false
  return areaChecks(document, bounds).length === 0
}

function measured(document: LayoutDocument, kind: string): Kind {
  const { parts } = kindIn(document, kind)
  const { minX, minY, maxX, maxY } = boundsOf(parts.flatMap(({ outline }) => outline))
  const highest = Math.max(...parts.map(({ top }) => top))
  return { kind, area: (maxX - minX) * (maxY - minY), isTall: highest >= TALL }
}

/** Without what is to be thrown again: everything that is not locked, here. Twins go together. */
function cleared(document: LayoutDocument, within: Bounds | undefined): LayoutDocument {
  const isHere = ({ at, locked }: LayoutPiece) =>
    !locked && (!within || (at.x >= within.minX && at.x <= within.maxX && at.y >= within.minY && at.y <= within.maxY))
  const gone = new Set(document.pieces.filter(isHere).flatMap(({ ref, twin }) => [ref, ...(twin === undefined ? [] : [twin])]))
  const kept = document.pieces.filter(({ ref, on }) => !gone.has(ref) && (on === undefined || !gone.has(on)))
  const left = refsOf(kept)
  const loose = kept.map((piece) => {
    if (piece.twin === undefined || (document.symmetry !== 'none' && left.has(piece.twin))) return piece
    const { twin: _gone, ...alone } = piece
    return alone
  })
  return changed(document, { pieces: loose })
}

function thrown(
  base: LayoutDocument,
  { sliders, symmetry }: RandomAsked,
  throwing: Throwing,
  kinds: readonly Kind[],
  rng: Rng,
): LayoutDocument {
  const { width, depth } = base.size
  const { within = { minX: 0, minY: 0, maxX: width, maxY: depth }, gap = BOUNDS.gap } = throwing
  const wanted = COVERED.least + ((COVERED.most - COVERED.least) * sliders.density) / 100
  const ground =
    (within.maxX - within.minX) * (within.maxY - within.minY) * (symmetry === 'none' || throwing.within === undefined ? 1 : 2)
  let left = wanted * Math.min(ground, width * depth)
  let document = base
  for (let tries = 0; tries < TRIES.throws && left > 0; tries++) {
    const piece = drawn(document, kinds, sliders, within, rng)
    const fresh = withTwins(document, document.pieces, [piece])
    if (!fits(document, fresh, gap)) continue
    document = changed(document, { pieces: [...document.pieces, ...fresh] })
    left -= fresh.reduce((sum, { kind }) => sum + (kinds.find((one) => one.kind === kind)?.area ?? 0), 0)
  }
  return document
}

/** `height` says how often something tall is drawn; `cover`, how often something small: many low things, or few large ones. */
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
  // Mostly square to the table, sometimes askew.
  const heading = rng.below(3) > 0 ? rng.below(4) * 90 : rng.below(24) * 15
  const at = { x: along(within.minX, within.maxX), y: along(within.minY, within.maxY) }
  return { ref: freshRef(refsOf(document.pieces), kind), kind, at, heading }
}

/** On the table, clear of each other and of all others, of objectives too; in an area only what is small. */
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

/** The part of a table around a place, for throwing it again; under a symmetry its image is thrown again with it. */
export function partAround(document: LayoutDocument, at: Point, reach: Units): Bounds {
  const { width, depth } = document.size
  return {
    minX: Math.max(0, at.x - reach),
    minY: Math.max(0, at.y - reach),
    maxX: Math.min(width, at.x + reach),
    maxY: Math.min(depth, at.y + reach),
  }
}
