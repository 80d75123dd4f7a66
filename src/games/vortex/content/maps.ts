/** 6.6 (house): the scenery of the three maps, in centimetres on a table of 80. */
import type { SceneryPlan } from '../rules/data'

const block = (x: number, y: number, sx: number, sy: number, height: number): SceneryPlan => ({
  kind: 'block',
  at: [x, y],
  size: [sx, sy],
  height,
})
const pillar = (x: number, y: number): SceneryPlan => ({ kind: 'block', at: [x, y], radius: 1.5, height: 6 })
const wall = (x: number, y: number, sx: number, sy: number, height: number): SceneryPlan => ({
  kind: 'wall',
  at: [x, y],
  size: [sx, sy],
  height,
})

export const MAPS: { readonly [id: string]: readonly SceneryPlan[] } = {
  'stone-ford': [
    block(30, 34, 6, 4, 4),
    block(50, 46, 6, 4, 4),
    block(14, 26, 5, 5, 6),
    block(66, 54, 5, 5, 6),
    wall(40, 28, 12, 0.6, 1.5),
    wall(40, 52, 12, 0.6, 1.5),
    wall(62, 30, 10, 0.6, 2),
    wall(18, 50, 10, 0.6, 2),
  ],
  'broken-ring': [
    pillar(54.78, 46.12),
    pillar(46.12, 54.78),
    pillar(33.88, 54.78),
    pillar(25.22, 46.12),
    pillar(25.22, 33.88),
    pillar(33.88, 25.22),
    pillar(46.12, 25.22),
    pillar(54.78, 33.88),
    wall(16, 40, 0.6, 10, 1.5),
    wall(64, 40, 0.6, 10, 1.5),
  ],
  'open-field': [],
}
