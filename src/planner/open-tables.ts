/** Tables of no game, and finding the system that a layout belongs to. */
import { INCH } from '../geometry/types'
import { SCENERY, terrainKinds } from '../table/terrain'
import { areasFor } from './areas'
import { commonChecks } from './checks/common'
import { emptyLayout, type LayoutDocument } from './document'
import { fairnessOf } from './figures'
import { OPEN } from './open-ready'
import type { LayoutSystem } from './system'
import { thrownLayouts } from './thrown'
import { unplayed } from './unplayed'

export const OPEN_TABLES: LayoutSystem = {
  ...unplayed(''),
  table: {
    shown: 'inch',
    sizes: [
      [48, 48],
      [44, 60],
      [36, 36],
      [30, 22],
      [72, 48],
    ].map(([width = 48, depth = 48]) => ({ width: width * INCH, depth: depth * INCH })),
    areas: [
      { shape: 'near-far', deep: 12 * INCH },
      { shape: 'near-far', deep: 9 * INCH },
      { shape: 'left-right', deep: 9 * INCH },
      { shape: 'corners', deep: 18 * INCH },
      { shape: 'triangles', deep: 22 * INCH },
    ],
    // A getter: games enter their kinds only when they are listed.
    get kinds() {
      return terrainKinds().map(({ kind }) => kind)
    },
    own: true,
  },
  begin(): LayoutDocument {
    const size = { width: 48 * INCH, depth: 48 * INCH }
    return emptyLayout('', size.width, size.depth, { areas: areasFor(size, { shape: 'near-far', deep: 9 * INCH }) })
  },
  checks: (document) => commonChecks(document),
  fairness: fairnessOf,
  random: thrownLayouts({ kinds: SCENERY.map(({ kind }) => kind) }),
  library: OPEN,
}

/** The game that a layout was laid out for; none for an open table. */
export const gameIn = ({ play }: LayoutDocument): string => play?.game ?? ''

/** The system of a layout: of the game it was laid out for, if it is among these, else of no game. */
export const systemOf = <S extends LayoutSystem>(document: LayoutDocument, systems: readonly S[]): S | LayoutSystem =>
  systems.find(({ game }) => game === gameIn(document)) ?? OPEN_TABLES
