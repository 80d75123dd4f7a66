/** Cell maps of a layout: how much of the table is seen from where, and how far each side comes. Units; shares 0 to 1. */
import { exposure, type SightMap, sightMap, sightOfObjectives } from '../../geometry/sight/map'
import { areaExposure, cellsIn } from '../../geometry/sight/map/layers'
import { CENTIMETRE, INCH, type Units } from '../../geometry/types'
import type { Ref } from '../../table/piece'
import type { LayoutDocument } from '../document'
import { evenCell } from '../figures'
import { sceneOfLayout } from '../opened'
import { groundOfLayout, shareWithin, waysFrom, wayTo } from '../ways'

/** Values of square cells, row by row from the near left corner. NaN for a cell without a value. */
export interface CellMap {
  readonly cell: Units
  readonly columns: number
  readonly values: readonly number[]
}
export interface AreaSight {
  readonly area: Ref
  /** For each place outside the area: the share of the area that sees it. */
  readonly seen: CellMap
  /** The share of all pairs of a place inside and a place outside that see each other. */
  readonly share: number
  /** The share of all places outside that are seen from no place inside. */
  readonly hidden: number
  /** The length of the way to each place; Infinity if there is none. */
  readonly ways: CellMap
  /** The share of the table that is reached in one move and in two. */
  readonly reached: readonly [number, number]
  /** The way to each objective, in the document's order; Infinity if none leads there on the ground. */
  readonly toObjectives: readonly number[]
}
export interface SightFacts {
  /** The height of eyes and targets, the length of a move, and the radius of the moving base. */
  readonly eye: Units
  readonly move: Units
  readonly base: Units
  /** For each place: the share of the table that sees it. */
  readonly table: CellMap
  readonly areas: readonly AreaSight[]
  /** For each objective, in the document's order: the share of the table that sees it. */
  readonly objectives: readonly number[]
}

const EYE: Units = 1.5 * INCH
/** An objective is a token, seen at this height above what it lies on. */
const TOKEN: Units = INCH / 2

/** Lengths of moves and radii of bases as usual in games that measure in this unit. */
export const askedFor = ({ shown }: LayoutDocument): { readonly move: Units; readonly base: Units } =>
  shown === 'cm' ? { move: 10 * CENTIMETRE, base: 1500 } : { move: 6 * INCH, base: 1600 }

/** Takes from milliseconds to several seconds. `onProgress`: the share that is done. */
export function sightFacts(document: LayoutDocument, onProgress: (share: number) => void = () => {}): SightFacts {
  const { move, base } = askedFor(document)
  const scene = sceneOfLayout(document)
  const request = { table: document.size, cell: evenCell(document.size), eye: EYE, target: EYE }
  const map = sightMap(scene, request)
  if ('type' in map) throw new Error(`a table of a checked document has no map: ${map.type}`)
  const { cell, columns } = map.lattice
  const table = { cell, columns, values: [...exposure(map).values] }
  const ground = groundOfLayout(document, base)
  const areas = document.areas.map(({ ref, outlines }, index): AreaSight => {
    onProgress((index + 1) / (document.areas.length + 2))
    const { layer, hidden, of, share } = outside(map, outlines)
    const ways = waysFrom(document, ground, outlines)
    return {
      area: ref,
      seen: { cell, columns, values: [...layer.values] },
      share,
      hidden: of === 0 ? 0 : hidden / of,
      ways: { cell: ways.lattice.cell, columns: ways.lattice.columns, values: [...ways.lengths] },
      reached: [shareWithin(ways, move), shareWithin(ways, 2 * move)],
      toObjectives: document.objectives.map(({ at }) => wayTo(ways, at)),
    }
  })
  const tokens = document.objectives.map(({ ref, at, height }) => ({ ref, at, height: height + TOKEN }))
  const objectives = sightOfObjectives(scene, map.lattice, request, tokens).map(({ share }) => share)
  return { eye: EYE, move, base, table, areas, objectives }
}

function outside(map: SightMap, outlines: LayoutDocument['areas'][number]['outlines']) {
  const own = cellsIn(map.lattice, outlines)
  return areaExposure(
    map,
    own,
    own.map((one) => 1 - one),
  )
}
