/** Ready layouts for Vortex, in centimetres: tables of 80 and 120, with strips of 12 and 18. */
import { layoutFrom, type Written } from '../../../planner/written'

const TABLE = { game: 'vortex', unit: 'cm', areas: 'near-far', symmetry: 'turned' } as const satisfies Partial<Written>

export const READY = [
  // Two lines of walls on either bank; the ford between them is open.
  layoutFrom({
    ...TABLE,
    name: 'The Two Banks',
    size: [80, 80],
    deep: 12,
    mat: 'dust',
    half: [
      ['wall', 20, 30],
      ['wall', 40, 27],
      ['wall', 60, 30],
      ['rocks', 30, 34.5],
      ['rocks', 56, 35, 90],
      ['trees', 9, 22],
      ['trees', 71, 20],
      ['barricade', 9, 38, 90],
    ],
    objectives: [
      [20, 40],
      [40, 40],
    ],
  }),
  // A ring of rocks around the middle, with gaps on four sides.
  layoutFrom({
    ...TABLE,
    name: 'Broken Circle',
    size: [80, 80],
    deep: 12,
    mat: 'dust',
    half: [
      ['rocks', 31, 23, 150],
      ['rocks', 23, 32, 120],
      ['rocks', 49, 23, 30],
      ['rocks', 57, 32, 60],
      ['wall', 14, 40, 90],
      ['trees', 10, 20],
      ['trees', 68, 21, 90],
      ['barricade', 40, 18],
    ],
    objectives: [
      [20, 40],
      [40, 40],
    ],
  }),
  // A village for large armies.
  layoutFrom({
    ...TABLE,
    name: 'Hamlet at the Crossing',
    size: [120, 120],
    deep: 18,
    mat: 'cobbles',
    half: [
      ['building', 30, 38],
      ['building', 86, 34, 90],
      ['wall', 55, 30],
      ['wall', 55, 45, 90],
      ['ruined-corner', 105, 52, 90],
      ['barricade', 44, 54],
      ['barricade', 72, 50, 90],
      ['trees', 12, 30],
      ['trees', 15, 52, 90],
      ['rocks', 68, 25],
      ['rocks', 30, 57],
      ['vehicle', 108, 28, 60],
    ],
    objectives: [
      [30, 48],
      [60, 60],
      [90, 56],
    ],
  }),
]
