/** What is said of areas, marks and layers on the ground of the layout planner, of reach, gaps and fairness. */
import type { None } from './said'

export type PlanGroundSaid = {
  'ground-title': None
  'ground-draw-rectangle': None
  'ground-draw-polygon': None
  'ground-add-area': None
  'ground-drawing-rectangle': None
  'ground-drawing-polygon': None
  'ground-back': None
  'ground-layers': None
  'ground-layer-areas': None
  'ground-layer-objectives': None
  'ground-layer-notes': None
  'ground-layer-measures': None
  'ground-hide': { layer: string }
  'ground-show': { layer: string }
  'ground-lock': { layer: string }
  'ground-unlock': { layer: string }
  'ground-name': None
  'ground-side': None
  'ground-side-none': None
  'ground-side-of': { seat: string }
  'ground-corners': { count: number }
  'ground-corner-x': { corner: string }
  'ground-corner-y': { corner: string }
  'ground-image': None
  'ground-points': None
  'ground-area-plain': None
  'ground-handle-turn': None
  'ground-handle-raise': None
  'ground-handle-move': None
  'ground-handle-corner': { corner: string }
  'ground-handle-edge': { edge: string }
  'ground-reach': None
  'ground-reach-nobody': None
  'ground-reach-from': None
  'ground-reach-off': None
  'ground-move': None
  'ground-reach-share': { one: string; two: string }
  'ground-reach-in': { objective: string; moves: number }
  'ground-reach-later': { objective: string; moves: number }
  'ground-reach-never': { objective: string }
  'ground-reach-how': None
  'ground-reach-cubes': { cube: string }
  'ground-gap-base': None
  'ground-gap-any': None
  'ground-gap-free': { base: string }
  'ground-gap-barred': { count: number; base: string }
  'ground-fairness': None
  'ground-jump-selection': None
  'ground-jump-checks': None
  'ground-jump-areas': None
  'ground-jump-random': None
  'ground-fair-side': { side: string; one: string; two: string; seen: string }
  'ground-fair-ways': { objective: string; ways: string }
  'ground-fair-way': { side: string; way: string }
  'ground-fair-no-way': { side: string }
  'ground-fair-differ': { reach: string; seen: string; way: string }
  'ground-fair-unequal': { share: string; symmetry: string; open: string }
  'ground-help-title': None
  'ground-help-hand': None
  'ground-help-pieces': None
  'ground-help-areas': None
  'ground-help-screen': None
  'help-plan-band': None
  'help-plan-band-keys': None
  'help-plan-handle': None
  'help-plan-handle-keys': None
  'help-plan-copy': None
  'help-plan-copy-keys': None
  'help-plan-free': None
  'help-plan-free-keys': None
  'help-plan-draw': None
  'help-plan-draw-keys': None
  'help-plan-reshape': None
  'help-plan-reshape-keys': None
  'help-plan-reshape-by': None
  'help-plan-reshape-by-keys': None
  'help-plan-field': None
  'help-plan-field-keys': None
  'ground-snap-by': None
  'ground-snap-middle': None
  'ground-snap-corner': None
}
