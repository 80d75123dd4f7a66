/** Every piece the workshop makes. */
import type { Part, PaintOptions } from './kit/paint'
import { conscript, conscriptLeader, crawlerSwarm } from './minis/converted'
import { enforcer, enforcerHeavy, enforcerLeader } from './minis/machines'
import { companion, soldier, wanderer } from './minis/people'
import { barrels, barricade, barricadeShort, console, container, crateStack, cratesLong, pipeLine, platform } from './terrain/station'
import { building, ruinedCorner, vehicle, wall } from './terrain/town'
import { rocks, trees } from './terrain/wild'

export interface MadePiece {
  readonly name: string
  readonly parts: () => Part[]
  readonly paint?: PaintOptions
  /** What thinning aims at. */
  readonly triangles?: number
  /** How far thinning may stray, in inches. */
  readonly error?: number
}

const MINIATURES: readonly MadePiece[] = [
  { name: 'enforcer-leader', parts: enforcerLeader },
  { name: 'enforcer', parts: enforcer },
  { name: 'enforcer-heavy', parts: enforcerHeavy },
  { name: 'conscript-leader', parts: conscriptLeader },
  { name: 'conscript', parts: conscript },
  { name: 'crawler-swarm', parts: crawlerSwarm },
  { name: 'wanderer', parts: wanderer },
  { name: 'companion', parts: companion },
  { name: 'soldier', parts: soldier },
]

const TERRAIN: readonly MadePiece[] = [
  { name: 'container', parts: container },
  { name: 'crates-long', parts: cratesLong },
  { name: 'crate-stack', parts: crateStack },
  { name: 'barricade', parts: barricade },
  { name: 'barricade-short', parts: barricadeShort },
  { name: 'console', parts: console },
  { name: 'barrels', parts: barrels },
  { name: 'pipe', parts: pipeLine },
  { name: 'wall', parts: wall },
  { name: 'ruined-corner', parts: ruinedCorner, triangles: 9000 },
  { name: 'building', parts: building, triangles: 12000, error: 0.008 },
  { name: 'vehicle', parts: vehicle, triangles: 8500, error: 0.005 },
  { name: 'trees', parts: trees, triangles: 9000, error: 0.006 },
  { name: 'rocks', parts: rocks },
  { name: 'platform', parts: platform },
]

export const PIECES: readonly MadePiece[] = [...MINIATURES, ...TERRAIN.map((t): MadePiece => ({ ...t, paint: { reach: 1.1, tall: 4, rays: 56 } }))]
