/** Ready tables for Exterminate!: 36 by 36 inches, deployment strips of six inches, everything on the ground. */
import { layoutFrom, type Written } from '../../../planner/written'

const TABLE = {
  game: 'exterminate',
  unit: 'inch',
  size: [36, 36],
  areas: 'near-far',
  deep: 6,
  symmetry: 'turned',
} as const satisfies Partial<Written>

export const READY = [
  // Containers in two rows leave three lanes. A figure in the middle lane can be seen from both ends.
  layoutFrom({
    ...TABLE,
    name: 'Cargo Lanes',
    mat: 'deck',
    half: [
      ['container', 8, 11],
      ['container', 8, 17, 90],
      ['container', 16, 12.5, 90],
      ['crates-long', 12, 14.5],
      ['crate-stack', 24.5, 9],
      ['barricade', 20.5, 8.5],
      ['barricade-short', 29.5, 13],
      ['barrels', 33, 9.5],
      ['pipe', 4, 7.5, 90],
      ['console', 18, 18],
    ],
    objectives: [
      [12, 18],
      [21, 14],
      [30, 9],
    ],
  }),
  // A ruined square: four corners of walls around open ground.
  layoutFrom({
    ...TABLE,
    name: 'The Broken Square',
    mat: 'cobbles',
    half: [
      ['ruined-corner', 10, 13, 90],
      ['ruined-corner', 26, 13, 180],
      ['wall', 18, 9],
      ['barricade', 18, 14],
      ['rocks', 5, 17],
      ['trees', 31, 8],
      ['trees', 4.5, 9],
      ['barrels', 13.5, 16.5],
      ['crates-long', 22.5, 16.5, 90],
    ],
    objectives: [
      [18, 18],
      [9, 18],
      [18, 11.5],
    ],
  }),
  // Two platforms over a yard, in sight of each other.
  layoutFrom({
    ...TABLE,
    name: 'Observation Decks',
    mat: 'deck',
    half: [
      ['platform', 12, 14.5],
      ['platform', 12, 9.5],
      ['wall', 20, 12, 90],
      ['wall', 6.5, 15.5, 0],
      ['crate-stack', 27, 12],
      ['crates-long', 24, 8],
      ['barricade', 31.5, 16.5, 90],
      ['barrels', 16, 17],
      ['pipe', 18, 7.5],
      ['console', 28, 16.5],
    ],
    objectives: [
      [18, 18],
      [24, 16],
      [8, 8.5],
    ],
  }),
  // Vehicles left in a street between two houses.
  layoutFrom({
    ...TABLE,
    name: 'Last Bus Out',
    mat: 'cobbles',
    half: [
      ['building', 8, 12.5],
      ['vehicle', 17, 10, 15],
      ['vehicle', 25, 14, 75],
      ['barricade', 13.5, 16.5, 90],
      ['barricade-short', 30.5, 9],
      ['barrels', 21, 8],
      ['crates-long', 32, 15],
      ['trees', 4, 17.5],
    ],
    objectives: [
      [18, 18],
      [13, 8.5],
      [28.5, 12],
    ],
  }),
]
