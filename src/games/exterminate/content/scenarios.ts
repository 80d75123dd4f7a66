/** Scenarios and their maps (house). Centres in inches from the near left corner of a table of 36 by 36 inches. */
import type { ScenarioId } from '../rules/state'

/** One terrain piece of a map: its kind in the table's catalogue, its name, its centre and heading. */
export interface Placing {
  readonly kind: string
  readonly ref: string
  readonly at: readonly [number, number]
  readonly heading: number
}

/** The map of the first scenario. */
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

export interface Scenario {
  readonly id: ScenarioId
  /** EX-SET-02: how many recruitment cards a side brings. */
  readonly cards: { readonly least: number; readonly most: number }
  readonly turns: number
  readonly map: readonly Placing[]
  readonly house: true
}

export const SCENARIO: { readonly [S in ScenarioId]: Scenario } = {
  /** Five turns, points for exterminations only. A platform and a ruin stand beside the first scenario's terrain. */
  purge: {
    id: 'purge',
    cards: { least: 1, most: 5 },
    turns: 5,
    map: [
      ...STATION_DECK,
      { kind: 'platform', ref: 'platform-1', at: [22, 13.5], heading: 0 },
      { kind: 'ruined-corner', ref: 'ruin-1', at: [11, 24.5], heading: 0 },
    ],
    house: true,
  },
}
