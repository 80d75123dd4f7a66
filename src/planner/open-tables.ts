/** The system for tables without a game, and finding the system of a layout. */
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
    // A getter, because games register their kinds only when they are listed.
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

/** The id of the game that a layout is for; empty for an open table. */
export const gameIn = ({ play }: LayoutDocument): string => play?.game ?? ''

/** A layout's system: that of its game if it is among `systems`, otherwise the system without a game. */
export const systemOf = <S extends LayoutSystem>(document: LayoutDocument, systems: readonly S[]): S | LayoutSystem =>
  systems.find(({ game }) => game === gameIn(document)) ?? OPEN_TABLES
