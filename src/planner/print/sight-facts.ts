/** What a layout's maps say, cell by cell: how much of the table is seen from where, and how far each side comes. Units; shares 0 to 1. */
import { exposure, type SightMap, sightMap, sightOfObjectives } from '../../geometry/sight/map'
import { areaExposure, cellsIn } from '../../geometry/sight/map/layers'
import { CENTIMETRE, INCH, type Units } from '../../geometry/types'
import type { Ref } from '../../table/piece'
import type { LayoutDocument } from '../document'
import { evenCell } from '../figures'
import { sceneOfLayout } from '../opened'
import { groundOfLayout, shareWithin, waysFrom, wayTo } from '../ways'

/** Numbers over square cells, row by row from the near left corner. NaN for a cell without one. */
export interface CellMap {
  readonly cell: Units
  readonly columns: number
  readonly values: readonly number[]
}
export interface AreaSight {
  readonly area: Ref
  /** From which share of the area each place outside is seen. */
  readonly seen: CellMap
  /** The share of all pairs of a place inside and one outside that see each other. */
  readonly share: number
  /** The share of all places outside that nobody inside sees. */
  readonly hidden: number
  /** The length of the way to each place; Infinity where none leads. */
  readonly ways: CellMap
  /** Which share of the table is reached in one move and in two. */
  readonly reached: readonly [number, number]
  /** The way to each objective, in the document's order; Infinity where none leads on the ground. */
  readonly toObjectives: readonly number[]
}
export interface SightFacts {
  /** The height of the eyes and of what they look at; the length of a move; the radius of the base that moves. */
  readonly eye: Units
  readonly move: Units
  readonly base: Units
  /** From which share of the table each place is seen. */
  readonly table: CellMap
  readonly areas: readonly AreaSight[]
  /** From which share of the table each objective is seen, in the document's order. */
  readonly objectives: readonly number[]
}

const EYE: Units = 1.5 * INCH
/** An objective is a token: it is seen a little above what it lies on. */
const TOKEN: Units = INCH / 2

/** Lengths of moves and sizes of bases as in the games that measure in this unit. */
export const askedFor = ({ shown }: LayoutDocument): { readonly move: Units; readonly base: Units } =>
  shown === 'cm' ? { move: 10 * CENTIMETRE, base: 1500 } : { move: 6 * INCH, base: 1600 }

/** Takes from some milliseconds to some seconds. `onProgress`: the share that is done. */
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
