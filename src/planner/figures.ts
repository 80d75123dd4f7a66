/**
 * Figures of a layout: how much stands on it, how it treats each side, and how far apart things are. Lengths in units, shares 0
 * to 1.
 */

import { areApart, isInside } from '../geometry/outline'
import { sightMap } from '../geometry/sight/map'
import { fairness } from '../geometry/sight/map/fairness'
import { areaExposure, cellsIn, exposure } from '../geometry/sight/map/layers'
import { SYMMETRIES, type Symmetry } from '../geometry/sight/map/symmetries'
import { INCH, type Units } from '../geometry/types'
import type { Ref } from '../table/piece'
import type { LayoutDocument } from './document'
import { type Edge, edgeDistances, type Narrow, narrowest } from './gaps'
import { sidesOf } from './ground'
import { opened, sceneOfLayout } from './opened'
import { BASE, groundOfLayout, shareWithin, waysFrom, wayTo } from './ways'

/** Distances from a piece to the table's edges and to its neighbours. */
export interface PieceFigures {
  readonly edges: { readonly [E in Edge]: Units }
  /** Nearest first. */
  readonly neighbours: readonly (Narrow & { readonly ref: Ref })[]
}
/** `most`: the number of neighbours returned; `within`: how far away neighbours are looked for. */
export function pieceFigures(document: LayoutDocument, ref: Ref, most = 3, within = Infinity): PieceFigures | undefined {
  const { pieces, byRef } = opened(document)
  const one = byRef.get(ref)
  if (!one) return undefined
  const neighbours = pieces
    .flatMap((other) => {
      if (other === one || areApart(one.bounds, other.bounds, within)) return []
      const found = narrowest(one, other)
      return found ? [{ ref: other.piece.ref, ...found }] : []
    })
    .sort((a, b) => a.width - b.width)
    .slice(0, most)
  return { edges: edgeDistances(document, one), neighbours }
}

export interface Density {
  readonly pieces: number
  /** Pieces per square foot. */
  readonly perSquareFoot: number
  /** The share of the table that pieces cover. */
  readonly covered: number
  /** The share covered by pieces at least as tall as a miniature. */
  readonly tall: number
  /** The covered share of each quarter of the table: near left, near right, far left, far right. */
  readonly quarters: readonly [number, number, number, number]
}
/** Covered shares are sampled on a half-inch grid. A miniature counts as an inch and a half tall. */
const STEP: Units = INCH / 2
const TALL: Units = 1.5 * INCH

export function densityOf(document: LayoutDocument): Density {
  const { width, depth } = document.size
  const { pieces } = opened(document)
  const counts = [0, 1, 2, 3].map(() => ({ all: 0, covered: 0, tall: 0 }))
  for (let y = STEP / 2; y < depth; y += STEP)
    for (let x = STEP / 2; x < width; x += STEP) {
      const count = counts[(x < width / 2 ? 0 : 1) + (y < depth / 2 ? 0 : 2)]
      if (!count) continue
      const over = pieces.filter(({ bounds: { minX, minY, maxX, maxY }, shapes }) => {
        if (x < minX || x > maxX || y < minY || y > maxY) return false
        return shapes.some((shape) => isInside({ x, y }, shape))
      })
      count.all++
      if (over.length > 0) count.covered++
      if (over.some(({ terrain }) => terrain.height >= TALL)) count.tall++
    }
  const sum = (which: 'all' | 'covered' | 'tall') => counts.reduce((total, count) => total + count[which], 0)
  const share = (index: number) => (counts[index]?.covered ?? 0) / (counts[index]?.all ?? 1)
  const feet = (width * depth) / (144 * INCH * INCH)
  return {
    pieces: pieces.length,
    perSquareFoot: pieces.length / feet,
    covered: sum('covered') / sum('all'),
    tall: sum('tall') / sum('all'),
    quarters: [share(0), share(1), share(2), share(3)],
  }
}

/** Figures of one side. */
export interface SideFigures {
  readonly area: Ref
  /** Square inches of the area where a base can stand. */
  readonly room: number
  /** The share of the table that is reached in one move and in two. */
  readonly reached: readonly [number, number]
  /** The share of all other ground from which some place of the area is seen. */
  readonly seen: number
  /** The length of the way to each objective in units; Infinity if none leads there on the ground. */
  readonly ways: { readonly [objective: Ref]: number }
}

export interface Fairness {
  readonly sides: readonly SideFigures[]
  /** How far the table differs from its own image, under the symmetry that fits best: the share of pairs of places. */
  readonly unequal: number
  readonly symmetry: Symmetry
  /** The share of the table from which a place is seen, on average. */
  readonly open: number
  /** The largest difference between two sides in shares reached, shares seen, and ways to an objective. */
  readonly differences: { readonly reach: number; readonly seen: number; readonly way: number; readonly objective?: Ref }
}

/** Defaults: an eye an inch and a half above the ground, cells of about that size, six inches per move. */
export interface FairnessAsked {
  readonly move?: Units
  readonly base?: Units
  readonly eye?: Units
  readonly cell?: Units
}

/**
 * The cell size nearest to an inch and a half that divides both sides of the table, so that a symmetry maps cells onto cells. For
 * a table without such a size the figures are less exact.
 */
export function evenCell({ width, depth }: LayoutDocument['size']): Units {
  let [common, rest] = [width, depth]
  while (rest > 0) [common, rest] = [rest, common % rest]
  let best = TALL
  let off = Infinity
  for (let parts = Math.ceil(common / (2.2 * INCH)); parts <= common / (0.9 * INCH); parts++) {
    const cell = common / parts
    if (!Number.isInteger(cell) || Math.abs(cell - TALL) >= off) continue
    best = cell
    off = Math.abs(cell - TALL)
  }
  return best
}

const FOUND = new WeakMap<LayoutDocument, Map<string, Fairness>>()

/** How a layout treats its sides, from the sight engine's map and from ways around what stands on it. Cached by document. */
export function fairnessOf(document: LayoutDocument, asked: FairnessAsked = {}): Fairness {
  const known = FOUND.get(document) ?? new Map<string, Fairness>()
  const key = JSON.stringify(asked)
  const found = known.get(key) ?? counted(document, asked)
  FOUND.set(document, known.set(key, found))
  return found
}

function counted(document: LayoutDocument, asked: FairnessAsked): Fairness {
  const { move = 6 * INCH, base = BASE, eye = TALL, cell = evenCell(document.size) } = asked
  const ground = groundOfLayout(document, base)
  const map = sightMap(sceneOfLayout(document), { table: document.size, cell, eye, target: eye })
  if ('type' in map) throw new Error(`a table of a checked document has no map: ${map.type}`)
  const sides = sidesOf(document).map(({ ref, outlines }): SideFigures => {
    const ways = waysFrom(document, ground, outlines)
    const cells = cellsIn(map.lattice, outlines)
    const rest = cells.map((own) => 1 - own)
    const starts = ways.lengths.filter((length) => length === 0).length
    return {
      area: ref,
      room: starts,
      reached: [shareWithin(ways, move), shareWithin(ways, 2 * move)],
      seen: areaExposure(map, rest, cells).share,
      ways: Object.fromEntries(document.objectives.map((objective) => [objective.ref, wayTo(ways, objective.at)])),
    }
  })
  const symmetries = document.symmetry === 'none' ? SYMMETRIES : [document.symmetry]
  const [best] = symmetries
    .map((symmetry) => ({ symmetry, unequal: fairness(map, symmetry).unequal }))
    .sort((a, b) => a.unequal - b.unequal)
  const seen = exposure(map).values
  return {
    sides,
    unequal: best?.unequal ?? 0,
    symmetry: best?.symmetry ?? 'turned',
    open: seen.reduce((sum, value) => sum + value, 0) / seen.length,
    differences: differencesOf(document, sides),
  }
}

function differencesOf({ objectives }: LayoutDocument, sides: readonly SideFigures[]): Fairness['differences'] {
  const spread = (numbers: readonly number[]) => {
    const finite = numbers.filter((number) => Number.isFinite(number))
    return finite.length < 2 ? 0 : Math.max(...finite) - Math.min(...finite)
  }
  // Objectives nearer to one side are fair if others are equally near to the other: sorted distances are compared.
  const sorted = sides.map(({ ways }) => Object.values(ways).sort((a, b) => a - b))
  const way = objectives.map((_, index) => spread(sorted.map((list) => list[index] ?? Number.NaN)))
  const widest = Math.max(0, ...way)
  const objective = widest > 0 ? objectives[way.indexOf(widest)]?.ref : undefined
  return {
    reach: Math.max(spread(sides.map(({ reached }) => reached[0])), spread(sides.map(({ reached }) => reached[1]))),
    seen: spread(sides.map((side) => side.seen)),
    way: widest,
    ...(objective === undefined ? {} : { objective }),
  }
}
