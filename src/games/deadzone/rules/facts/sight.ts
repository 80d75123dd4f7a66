/** Line of sight and clear shots (DZ-LOS). The sight lab uses the same engine, so rules, display and log always agree. */
import { type EyeToTarget, eyeOf, type Point3, type SightMiniature } from '../../../../geometry/sight'
import type { Ref } from '../../../../table/piece'
import type { SightTable } from '../../../../table/sight'
import type { CubeId } from '../board'
import { inches } from '../constants'
import type { State } from '../state'
import { isUnderSky } from './board'
import { cubeFrom, cubeOf, groundOf, middleOf, rangeBetween } from './cubes'
import { isInSight, lookAt, samplesOf } from './looking'
import { modelOf } from './models'
import { bodyIn, bodyOn, keptFor, smokeRef } from './scene'

/** What one model sees of another: the evidence for every modifier that depends on sight. Plain data. */
export interface Sight {
  readonly shooter: Ref
  readonly target: Ref
  /** DZ-LOS-04: whether at least one of the `of` points is seen. */
  readonly isSeen: boolean
  /** DZ-LOS-05, DZ-SHM-01: whether all points are seen and no model stands in front of any. */
  readonly isClear: boolean
  readonly seen: number
  readonly of: number
  /** Scenery, wrecks and smoke (`smoke 4-4-1`) that hide points, roughly from near to far. */
  readonly blockers: readonly Ref[]
  /** Models that prevent a clear shot without hiding points. */
  readonly spoilers: readonly Ref[]
  /** How many levels the shooter is above the target (DZ-SHM-03); negative if below. */
  readonly levels: number
  /** DZ-RNG-01, in cubes. */
  readonly range: number
  /** The point from which the target is seen. */
  readonly eye: Point3
}

/** What the engine finds between one eye point and one body. */
export const lookFrom = ({ scene }: SightTable, eye: Point3, shooter: Ref, target: SightMiniature): EyeToTarget =>
  lookAt(scene, eye, target, [shooter, target.ref])

/** AMB-02: the points from which a model looks: its eyes or, with the ruling `any`, any of its points. */
function eyesOf(state: State, body: SightMiniature): readonly Point3[] {
  const eye = eyeOf(body)
  if (state.rulings.losOrigin === 'eyes') return [eye]
  const samples = samplesOf(body)
  const at = samples.points()
  return [
    eye,
    ...Array.from({ length: samples.of }, (_, i) => ({ x: at[3 * i] ?? 0, y: at[3 * i + 1] ?? 0, z: at[3 * i + 2] ?? 0 })),
  ]
}

/** The line of a shot: from the shooter's eyes to the middle of the target's body. */
export function eyeAndMiddle(state: State, shooter: Ref, target: Ref): readonly [eye: Point3, middle: Point3] {
  const { table } = keptFor(state)
  const [own, { at, level, height }] = [bodyOn(table, shooter), bodyOn(table, target)]
  return [eyeOf(own), { x: at.x, y: at.y, z: level + Math.round(height / 2) }]
}

/** A body that almost fills its cube. */
const stout = (id: CubeId): SightMiniature => {
  const cube = cubeFrom(id)
  const [radius, height] = [inches(1.4), inches(2.9)]
  return {
    ref: id,
    at: middleOf(cube),
    level: groundOf(cube.z),
    base: { radius },
    baseHeight: 0,
    hull: { radius },
    height,
    eye: height,
  }
}

/** HOUSE, for the Commlink (A.3): a cube is seen if a body that almost fills it would be seen. */
export function seesCube(state: State, shooter: Ref, cube: CubeId): boolean {
  const { table, cubes } = keptFor(state)
  const key = `${shooter}:${cube}`
  const known = cubes.get(key)
  if (known !== undefined) return known
  const own = cubeOf(state, shooter)
  const isSmoky = state.smoke.some((smoke) => smoke.cube === cube || smoke.cube === own)
  const isSeen = !isSmoky && lookFrom(table, eyeOf(bodyOn(table, shooter)), shooter, stout(cube)).verdict !== 'hidden'
  cubes.set(key, isSeen)
  return isSeen
}

const RANK = { hidden: 0, seen: 1, clear: 2 } as const

/** DZ-LOS-01 to 06: what `shooter` sees of `target`. Both must be on the table. */
export function sees(state: State, shooter: Ref, target: Ref): Sight {
  const { table, sights } = keptFor(state)
  const key = `${state.rulings.losOrigin}:${shooter}:${target}`
  const known = sights.get(key)
  if (known) return known
  const [own, other] = [bodyOn(table, shooter), bodyOn(table, target)]
  const looks = eyesOf(state, own).map((eye) => ({ eye, look: lookFrom(table, eye, shooter, other) }))
  // The eyes are looked from first; another point replaces them only if more is seen from it.
  const best = looks.reduce((a, b) =>
    RANK[b.look.verdict] > RANK[a.look.verdict] ||
    (RANK[b.look.verdict] === RANK[a.look.verdict] && b.look.sighting.seen > a.look.sighting.seen)
      ? b
      : a,
  )
  const sight = told(state, shooter, target, best.eye, best.look)
  sights.set(key, sight)
  return sight
}

/** Nothing is seen into or out of smoke, even if a base reaches over the border of its cube. */
const smokeAround = ({ smoke }: State, from: CubeId, to: CubeId) => smoke.filter(({ cube }) => cube === from || cube === to)

function told(state: State, shooter: Ref, target: Ref, eye: Point3, { verdict, sighting, spoilers }: EyeToTarget): Sight {
  const [from, to] = [cubeOf(state, shooter), cubeOf(state, target)]
  const smoke = smokeAround(state, from, to).map(({ cube }) => smokeRef(cube))
  const isSeen = verdict !== 'hidden' && smoke.length === 0
  return {
    shooter,
    target,
    isSeen,
    isClear: verdict === 'clear' && isSeen,
    seen: isSeen ? sighting.seen : 0,
    of: sighting.of,
    blockers: [...new Set([...smoke, ...sighting.blockers])],
    spoilers,
    levels: cubeFrom(from).z - cubeFrom(to).z,
    range: rangeBetween(from, to),
    eye,
  }
}

/**
 * DZ-LOS-04: whether `sees` finds the target seen. Costs much less: no points are counted, and the answer stays known until one
 * of the two moves.
 */
export function isSeenBy(state: State, shooter: Ref, target: Ref): boolean {
  const isPlain = state.rulings.losOrigin === 'eyes' && !modelOf(state, shooter).wreck && !modelOf(state, target).wreck
  if (!isPlain) return sees(state, shooter, target).isSeen
  const kept = keptFor(state)
  if (smokeAround(state, cubeOf(state, shooter), cubeOf(state, target)).length > 0) return false
  const [own, other] = [bodyIn(kept, shooter), bodyIn(kept, target)]
  const seen = kept.inSight.get(own) ?? new WeakMap<SightMiniature, boolean>()
  kept.inSight.set(own, seen)
  const isOpen = seen.get(other) ?? isInSight(kept.table.scene, eyeOf(own), other, [shooter, target])
  seen.set(other, isOpen)
  return isOpen
}

/** Grenade, Indirect (4.23): whether nothing lies between a cube and the sky. */
export const cubeVisibleFromAbove = ({ battlefield }: Pick<State, 'battlefield'>, cube: CubeId): boolean =>
  isUnderSky(battlefield, cubeFrom(cube))
