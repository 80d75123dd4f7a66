/** Scenarios and maps (house; the first one's set-up is known from a report). Centres in inches from the near left corner. */
import { INCH } from '../../../geometry/types'
import type { Placing, Scenario } from '../rules/data'

const STATION_DECK: readonly Placing[] = [
  { kind: 'container', ref: 'container-1', at: [10, 17.5], heading: 0 },
  { kind: 'container', ref: 'container-2', at: [26, 18.5], heading: 0 },
  { kind: 'crates-long', ref: 'crates-1', at: [17, 8.5], heading: 0 },
  { kind: 'crates-long', ref: 'crates-2', at: [19, 27.5], heading: 0 },
  { kind: 'barricade', ref: 'barricade-1', at: [11.5, 11.2], heading: 0 },
  { kind: 'barricade', ref: 'barricade-2', at: [24.5, 24.8], heading: 0 },
  { kind: 'console', ref: 'console-1', at: [18, 18], heading: 0 },
  { kind: 'barrels', ref: 'barrels-1', at: [5.5, 23.5], heading: 0 },
  { kind: 'barrels', ref: 'barrels-2', at: [30.5, 12.5], heading: 0 },
  { kind: 'pipe', ref: 'pipe-1', at: [15.5, 21.2], heading: 0 },
]

/** Three versions of a station's deck: as in the first scenario; with a platform and a ruin; without the central console. */
export const MAP = {
  'station-deck': STATION_DECK,
  'upper-deck': [
    ...STATION_DECK,
    { kind: 'platform', ref: 'platform-1', at: [22, 13.5], heading: 0 },
    { kind: 'ruined-corner', ref: 'ruin-1', at: [11, 24.5], heading: 0 },
  ],
  'open-deck': STATION_DECK.filter(({ kind }) => kind !== 'console'),
} as const satisfies { readonly [id: string]: readonly Placing[] }

const ANY_TEAM = { least: 1, most: 5 } as const
const DEPTH = 6 * INCH

export const SCENARIO = {
  /** Six turns. Each player places four nodes, each worth one point at the end. */
  meeting: {
    id: 'meeting',
    cards: ANY_TEAM,
    turns: 6,
    terrain: MAP['station-deck'],
    depth: DEPTH,
    nodes: { placing: 'alternate', each: 4 },
    nodePoints: 1,
  },
  /** Five turns; points only for exterminations. Adds a platform and a ruin to the first scenario's terrain. */
  purge: {
    id: 'purge',
    cards: ANY_TEAM,
    turns: 5,
    terrain: MAP['upper-deck'],
    depth: DEPTH,
  },
  /** Six turns. Six nodes drawn at random, each worth the points it shows; the console is removed to make room. */
  'rift-storm': {
    id: 'rift-storm',
    cards: ANY_TEAM,
    turns: 6,
    terrain: MAP['open-deck'],
    depth: DEPTH,
    nodes: {
      placing: 'fixed',
      at: [
        [14, 18],
        [22, 18],
        [18, 11],
        [18, 25],
        [12, 22],
        [24, 14],
      ],
    },
  },
} as const satisfies { readonly [id: string]: Scenario }
