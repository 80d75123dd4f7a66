/** What each game tells the planner: what its tables are like, what it says of a layout, and how a layout becomes a match. */

import { CENTIMETRE, INCH } from '../geometry/types'
import { areasFor } from '../planner/areas'
import { BOUNDS, commonChecks } from '../planner/checks/common'
import { emptyLayout, type LayoutDocument } from '../planner/document'
import { fairnessOf } from '../planner/figures'
import { LIBRARY } from '../planner/library'
import { plannerSays } from '../planner/said'
import type { LayoutSystem } from '../planner/system'
import { SCENERY, TERRAIN } from '../table/terrain'
import { deadzoneLayouts } from './layout-deadzone'
import { exterminateLayouts } from './layout-exterminate'
import { thrownLayouts } from './layout-random'

export type { LayoutSystem } from '../planner/system'

const KINDS = SCENERY.map(({ kind }) => kind)

/** A game that has no rules here that take a table, or none yet: it can be planned for, not played. */
const unplayed = (game: string): Pick<LayoutSystem, 'toMatchOptions' | 'fromMatch'> => ({
  toMatchOptions: () => ({ ok: false, reasons: [plannerSays('check-unplayable', { game })] }),
  fromMatch: () => ({ ok: false, reason: plannerSays('check-unplayable', { game }) }),
})

/** VX-SET-01: squares of 80, 100 or 120 cm, strips of 12, 15 and 18 cm; what stands on them is as tall as a wall at least. */
const VORTEX_SIZES = [80, 100, 120].map((side) => ({ width: side * CENTIMETRE, depth: side * CENTIMETRE }))
const VORTEX_BOUNDS = { ...BOUNDS, way: 5 * CENTIMETRE, gap: 30 * 100 }
const VORTEX_COUNTED = { move: 10 * CENTIMETRE, base: 1500 }
const vortex: LayoutSystem = {
  game: 'vortex',
  ...unplayed('vortex'),
  table: {
    shown: 'cm',
    sizes: VORTEX_SIZES,
    move: 10 * CENTIMETRE,
    areas: [12, 15, 18].map((deep) => ({ shape: 'near-far' as const, deep: deep * CENTIMETRE })),
    kinds: KINDS,
    own: true,
  },
  begin() {
    const [size = { width: 80 * CENTIMETRE, depth: 80 * CENTIMETRE }] = VORTEX_SIZES
    const areas = areasFor(size, { shape: 'near-far', deep: 12 * CENTIMETRE })
    return emptyLayout('', size.width, size.depth, { shown: 'cm', mat: 'dust', areas, play: { game: 'vortex' } })
  },
  checks(document) {
    const { width, depth } = document.size
    const isSize = VORTEX_SIZES.some((size) => size.width === width && size.depth === depth)
    const says = { width, depth, wantedWidth: 80 * CENTIMETRE, wantedDepth: 80 * CENTIMETRE }
    const wrong = { weight: 'fault', reason: plannerSays('check-size', says), at: { x: 0, y: 0 }, pieces: [] } as const
    return [...(isSize ? [] : [wrong]), ...commonChecks(document, VORTEX_BOUNDS, VORTEX_COUNTED)]
  },
  fairness: (document) => fairnessOf(document, VORTEX_COUNTED),
  random: thrownLayouts({ kinds: KINDS, bounds: VORTEX_BOUNDS, counted: VORTEX_COUNTED }),
  library: LIBRARY.vortex,
}

/** Card games lie on any table: there is nothing to plan. */
const withoutTable = (game: string): LayoutSystem => ({ game, ...unplayed(game), checks: () => [], library: [] })

/** Tables of no game. */
export const OPEN_TABLES: LayoutSystem = {
  game: '',
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
    kinds: TERRAIN.map(({ kind }) => kind),
    own: true,
  },
  begin(): LayoutDocument {
    const size = { width: 48 * INCH, depth: 48 * INCH }
    return emptyLayout('', size.width, size.depth, { areas: areasFor(size, { shape: 'near-far', deep: 9 * INCH }) })
  },
  checks: (document) => commonChecks(document),
  fairness: fairnessOf,
  random: thrownLayouts({ kinds: KINDS }),
  library: LIBRARY.open,
}

export const LAYOUTS: { readonly [game: string]: LayoutSystem } = {
  exterminate: exterminateLayouts,
  deadzone: deadzoneLayouts,
  vortex,
  doomtrooper: withoutTable('doomtrooper'),
  'doctor-who-card-game': withoutTable('doctor-who-card-game'),
}

/** The system of a layout: of the game it was laid out for, else of no game. */
export const systemOf = (document: LayoutDocument): LayoutSystem => {
  const game = document.play?.game ?? ''
  return (Object.hasOwn(LAYOUTS, game) ? LAYOUTS[game] : undefined) ?? OPEN_TABLES
}
