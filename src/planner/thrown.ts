/** Random layouts for games whose pieces may stand anywhere: all settings of the planner's own generator are offered. */
import { BOUNDS } from './checks/common'
import { LAYOUT_SYMMETRIES } from './document'
import { generated, type Throwing } from './generate'
import { type RandomMaker, SLIDERS } from './system'

export function thrownLayouts(throwing: Throwing): RandomMaker {
  const { unequal, seen, way } = throwing.bounds ?? BOUNDS
  return {
    sliders: SLIDERS,
    symmetries: LAYOUT_SYMMETRIES,
    parts: true,
    cover: 'small-pieces',
    fair: (symmetry) => ({ sight: symmetry === 'none' ? seen : unequal, way }),
    make: (base, asked, onProgress) => generated(base, asked, throwing, onProgress),
  }
}
