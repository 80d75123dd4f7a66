/** Every piece that `npm run models` makes. */

import { beast, brute, swarm } from './colony/beasts'
import { bike, drone, hover, team, walker } from './colony/engines'
import { SIZES } from './colony/fit'
import { colonyFloor, colonyFloorHatch, colonyRamp, colonyWalkway } from './colony/floors'
import { alien, rebel } from './colony/folk'
import { colonyBarrier, colonyDoor, colonyHatch, colonySlit, colonyWall, colonyWindow } from './colony/panels'
import { shortArmoured, shortFlamer, shortLeader } from './colony/shorts'
import { assault, guard, heavy, leader, trooper } from './colony/troops'
import type { PaintOptions, Part } from './kit/paint'
import type { Vec3 } from './kit/space'
import { companion } from './minis/companion'
import { conscript, conscriptLeader } from './minis/converted'
import { enforcer, enforcerHeavy, enforcerLeader } from './minis/machines'
import { soldier } from './minis/soldier'
import { crawlerSwarm } from './minis/swarm'
import { wanderer } from './minis/wanderer'
import { building } from './terrain/building'
import { barrels, container, crateStack, cratesLong } from './terrain/cargo'
import { barricade, barricadeShort, console, pipeLine, platform } from './terrain/dock'
import { vehicle } from './terrain/vehicle'
import { ruinedCorner, wall } from './terrain/walls'
import { rocks, trees } from './terrain/wild'
import * as azelks from './vortex/azelks'
import { CLASSES, type Class } from './vortex/body'
import * as erediens from './vortex/erediens'
import * as mycoides from './vortex/mycoides'
import { COUNTRIES, SHAPES, type Shape, scenery } from './vortex/scenery'
import * as seraphydes from './vortex/seraphydes'

export interface MadePiece {
  readonly name: string
  readonly parts: () => Part[]
  readonly paint?: PaintOptions
  /** The number of triangles that thinning aims at. */
  readonly triangles?: number
  /** How far thinning may move the surface, in inches. */
  readonly error?: number
  /** Vertices that thinning must leave unchanged. */
  readonly kept?: (p: Vec3) => boolean
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

/** Figures of the colony wars, each with the Size of its base. */
export const FIGURES: readonly (MadePiece & { readonly size: keyof typeof SIZES })[] = [
  { name: 'dz-trooper', size: 1, parts: trooper },
  { name: 'dz-leader', size: 1, parts: leader },
  { name: 'dz-heavy', size: 1, parts: heavy },
  { name: 'dz-assault', size: 1, parts: assault },
  { name: 'dz-guard', size: 2, parts: () => guard(false) },
  { name: 'dz-guard-leader', size: 2, parts: () => guard(true) },
  { name: 'dz-short-armoured', size: 1, parts: shortArmoured },
  { name: 'dz-short-leader', size: 1, parts: shortLeader },
  { name: 'dz-short-flamer', size: 1, parts: shortFlamer },
  { name: 'dz-rebel', size: 1, parts: rebel },
  { name: 'dz-alien', size: 1, parts: alien },
  { name: 'dz-beast', size: 1, parts: () => beast(1) },
  { name: 'dz-terror', size: 3, parts: () => beast(3) },
  { name: 'dz-swarm', size: 2, parts: swarm },
  { name: 'dz-brute', size: 2, parts: () => brute(2) },
  { name: 'dz-hulk', size: 3, parts: () => brute(3) },
  { name: 'dz-horror', size: 4, parts: () => brute(4) },
  { name: 'dz-drone', size: 1, parts: drone },
  { name: 'dz-hover', size: 1, parts: () => hover(1) },
  { name: 'dz-hover-heavy', size: 2, parts: () => hover(2) },
  { name: 'dz-bike', size: 2, parts: () => bike(2) },
  { name: 'dz-rover', size: 4, parts: () => bike(4) },
  { name: 'dz-team', size: 3, parts: team },
  { name: 'dz-walker', size: 4, parts: walker },
]

/** Figures of the four countries, each with the class of its base. */
export const FOLK: readonly (MadePiece & { readonly size: Class })[] = [
  { name: 'vx-captain', size: 'S', parts: erediens.captain },
  { name: 'vx-lancer', size: 'L', parts: erediens.lancer },
  { name: 'vx-shield', size: 'S', parts: erediens.shieldbearer },
  { name: 'vx-halberd', size: 'S', parts: erediens.halberdier },
  { name: 'vx-archer', size: 'S', parts: erediens.archer },
  { name: 'vx-chanter', size: 'S', parts: erediens.chanter },
  { name: 'vx-thane', size: 'M', parts: azelks.thane },
  { name: 'vx-breaker', size: 'S', parts: azelks.breaker },
  { name: 'vx-ballista', size: 'M', parts: azelks.ballista },
  { name: 'vx-eye', size: 'S', parts: azelks.eye },
  { name: 'vx-seeker', size: 'S', parts: azelks.seeker },
  { name: 'vx-rune', size: 'S', parts: azelks.rune },
  { name: 'vx-archon', size: 'S', parts: seraphydes.archon },
  { name: 'vx-skyblade', size: 'S', parts: seraphydes.skyblade },
  { name: 'vx-runner', size: 'S', parts: seraphydes.runner },
  { name: 'vx-dart', size: 'S', parts: seraphydes.dart },
  { name: 'vx-seer', size: 'S', parts: seraphydes.seer },
  { name: 'vx-star', size: 'S', parts: seraphydes.star },
  { name: 'vx-elder', size: 'M', parts: mycoides.elder },
  { name: 'vx-brute', size: 'L', parts: mycoides.brute },
  { name: 'vx-burster', size: 'S', parts: mycoides.burster },
  { name: 'vx-creeper', size: 'S', parts: mycoides.creeper },
  { name: 'vx-spitter', size: 'S', parts: mycoides.spitter },
  { name: 'vx-weaver', size: 'S', parts: mycoides.weaver },
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

/** Each shape once for each country. */
const COUNTRYSIDE: readonly MadePiece[] = COUNTRIES.flatMap((country) =>
  (Object.keys(SHAPES) as Shape[]).map((shape) => ({
    name: `vx-${country}-${shape}`,
    parts: () => scenery(country, shape),
    triangles: SHAPES[shape].h > 2 ? 3600 : 2400,
    error: 0.03,
  })),
)

/** The panels and floors of three-inch cubes. */
const COLONY: readonly MadePiece[] = [
  { name: 'dz-wall', parts: colonyWall },
  { name: 'dz-wall-low', parts: colonyBarrier },
  { name: 'dz-wall-door', parts: colonyDoor },
  { name: 'dz-wall-window', parts: colonyWindow },
  { name: 'dz-wall-slit', parts: colonySlit },
  { name: 'dz-hatch-1', parts: () => colonyHatch(1) },
  { name: 'dz-hatch-2', parts: () => colonyHatch(2) },
  { name: 'dz-hatch-3', parts: () => colonyHatch(3) },
  { name: 'dz-floor', parts: colonyFloor },
  { name: 'dz-walkway', parts: colonyWalkway },
  { name: 'dz-floor-hatch-1', parts: () => colonyFloorHatch(1) },
  { name: 'dz-floor-hatch-2', parts: () => colonyFloorHatch(2) },
  { name: 'dz-ramp', parts: () => colonyRamp(12) },
].map((piece) => ({ triangles: 2200, error: 0.006, ...piece }))

const HANGS = /^dz-(floor|walkway)/

/** Whether a point is on a base's rim. Rims are not thinned: they are seen from very near and ringed in the seat's colour. */
const rim =
  (radius: number) =>
  ([x, y, z]: Vec3): boolean =>
    y < 0.141 && x * x + z * z > (radius - 0.085) ** 2

export const PIECES: readonly MadePiece[] = [
  ...MINIATURES.map((m): MadePiece => ({ ...m, kept: rim(m.name === 'crawler-swarm' ? 0.79 : 0.59) })),
  ...FIGURES.map(
    ({ size, ...m }): MadePiece => ({ triangles: 4600, error: size > 1 ? 0.009 : 0.005, ...m, kept: rim(SIZES[size].radius) }),
  ),
  ...FOLK.map(({ size, ...m }): MadePiece => ({ triangles: 3800, error: 0.006, ...m, kept: rim(CLASSES[size].radius) })),
  ...[...TERRAIN, ...COUNTRYSIDE].map((t): MadePiece => ({ ...t, paint: { reach: 1.1, tall: 4, rays: 56 } })),
  // Floors hang a storey (3 inches) above the ground, so their undersides get light.
  ...COLONY.map(
    (t): MadePiece => ({ ...t, paint: { reach: 1.1, tall: 4, rays: 56, ...(HANGS.test(t.name) ? { ground: -3 } : {}) } }),
  ),
]
