/** What *Vortex* tells the layout planner: square tables of three sizes, measured in centimetres. */
import { CENTIMETRE } from '../../../geometry/types'
import { areasFor } from '../../../planner/areas'
import { BOUNDS, commonChecks } from '../../../planner/checks/common'
import { emptyLayout } from '../../../planner/document'
import { fairnessOf } from '../../../planner/figures'
import { plannerSays } from '../../../planner/said'
import { thrownLayouts } from '../../../planner/thrown'
import { unplayed } from '../../../planner/unplayed'
import { SCENERY } from '../../../table/terrain'
import type { GameLayouts } from '../../layouts'
import { READY } from './ready'
import { WORDS } from './words'

const KINDS = SCENERY.map(({ kind }) => kind)
/** VX-SET-01: squares of 80, 100 or 120 cm; their deployment strips are 12, 15 and 18 cm deep. */
const VORTEX_SIZES = [80, 100, 120].map((side) => ({ width: side * CENTIMETRE, depth: side * CENTIMETRE }))
const VORTEX_BOUNDS = { ...BOUNDS, way: 5 * CENTIMETRE, gap: 30 * 100 }
const VORTEX_COUNTED = { move: 10 * CENTIMETRE, base: 1500 }
export const vortexLayouts: GameLayouts = {
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
  library: READY,
  words: WORDS,
}
