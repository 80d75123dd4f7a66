/** What is said of random layouts in the planner. */
import type { None } from './said'

export type PlanRandomSaid = {
  'random-title': None
  'random-density': None
  'random-density-low': None
  'random-density-high': None
  'random-height': None
  'random-height-low': None
  'random-height-high': None
  'random-cover': None
  'random-cover-low': None
  'random-cover-high': None
  'random-walls-low': None
  'random-walls-high': None
  'random-same-halves': None
  'random-even': None
  'random-even-low': None
  'random-even-high': None
  /** What the bound lets differ; `way` where ways count. */
  'random-even-sight': { sight: string }
  'random-even-both': { sight: string; way: string }
  'random-where': None
  'random-where-whole': None
  'random-where-near-left': None
  'random-where-near-right': None
  'random-where-far-left': None
  'random-where-far-right': None
  'random-where-picked': None
  'random-where-drawn': None
  'random-where-own': None
  'random-where-pick-first': None
  'random-where-draw-first': None
  'random-image-too': None
  'random-seed': None
  'random-seed-hint': None
  'random-make': None
  'random-next': None
  'random-making': { percent: string }
  'random-made': { seed: number; tries: number }
  'random-made-of': { pieces: number; share: string; tall: string }
  'random-made-sight': { sight: string }
  'random-made-both': { sight: string; way: string }
}
