/** All that the planner reports about a layout. A worker computes it in one go whenever the player pauses. */
import type { LayoutDocument } from './document'
import { type Finding, faultsOf } from './faults'
import { type Density, densityOf, type Fairness } from './figures'
import { type Gap, gapsOf } from './gaps'
import type { LayoutSystem } from './system'

export interface Known {
  /** Faults of the layout as such come first, then what its game says. */
  readonly findings: readonly Finding[]
  readonly density: Density
  /** Narrowest first. */
  readonly gaps: readonly Gap[]
  /** Absent if fewer than two sides deploy. */
  readonly fairness?: Fairness
}

export function knownOf(document: LayoutDocument, { checks, fairness }: Pick<LayoutSystem, 'checks' | 'fairness'>): Known {
  const own = faultsOf(document)
  // A game's checks include the common ones, so some faults would be repeated.
  const said = new Set(own.map(({ reason }) => JSON.stringify(reason)))
  const others = checks(document).filter(({ reason }) => !said.has(JSON.stringify(reason)))
  const isForSides = document.areas.length > 1 && fairness
  return {
    findings: [...own, ...others],
    density: densityOf(document),
    gaps: gapsOf(document),
    ...(isForSides ? { fairness: fairness(document) } : {}),
  }
}
