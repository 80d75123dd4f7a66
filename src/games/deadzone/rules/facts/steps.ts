/** One step of a model, from a cube to one of its 26 neighbours (DZ-TMV, DZ-LVL): the route it takes, or why there is none. */
import type { Reason } from '../../../../kernel'
import { type Battlefield, type Cube, type CubeId, type CubeSide, type Floor, LEVELS, type Panel, SIDES_OF_CUBE } from '../board'
import { say } from '../said'
import { above, beside, type FaceId, faceId, floorUnder, isStandable, panelOn, rampSide } from './board'
import { cubeFrom, cubeId } from './cubes'
import type { Mover } from './movers'

/** What a route passes: a side between two cubes, or the floor under a cube; `face` is its name. */
export interface Crossing {
  readonly face: FaceId
  readonly panel?: Panel
  readonly floor?: Floor
}
/** The route of a step: its cubes, connected by orthogonal steps, what it passes, and the wall that is climbed. */
export interface StepWay {
  readonly cubes: readonly CubeId[]
  readonly crossed: readonly Crossing[]
  readonly climbs?: FaceId
  readonly way: 'walk' | 'climb' | 'jump' | 'fly'
}
/** `tried` lists every route with what stops it, for display. The reason is that of the route that gets furthest. */
export type StepVerdict =
  | { readonly allowed: true; readonly way: StepWay }
  | {
      readonly allowed: false
      readonly reason: Reason
      readonly tried: readonly { readonly cubes: readonly CubeId[]; readonly reason: Reason }[]
    }

type Unit = CubeSide | 'up' | 'down'

/** DZ-TMV-03, 4.2a: the largest Size that a panel lets through; 0 if none. */
const PASSES: { readonly [P in Panel]: number } = {
  open: 4,
  low: 3,
  doorL: 3,
  winM: 2,
  winS: 1,
  full: 0,
  'hatch-1': 1,
  'hatch-2': 2,
  'hatch-3': 3,
  edge: 0,
}
/** 4.2b: the largest Size that passes a floor upwards or downwards. A ramp covers its whole square, so none passes it. */
const PASSES_FLOOR: { readonly [F in Floor]: number } = {
  none: 4,
  floor: 0,
  'half-ew': 2,
  'half-ns': 2,
  'hatch-floor-1': 1,
  'hatch-floor-2': 2,
  'ramp-N': 0,
  'ramp-E': 0,
  'ramp-S': 0,
  'ramp-W': 0,
}
/** 4.2a: the panels by which a model may climb. */
const CLIMBABLE: readonly Panel[] = ['doorL', 'winM', 'winS', 'full', 'hatch-1', 'hatch-2', 'hatch-3']
export const isClimbable = (panel: Panel): boolean => CLIMBABLE.includes(panel)

/** DZ-TMV-03, AMB-56, DZ-SCA-05: whether this Size fits through the panel. Objects (Size 0) pass where Size 1 does. */
export const passesPanel = (panel: Panel, { size, overLow }: Pick<Mover, 'size' | 'overLow'>): boolean =>
  PASSES[panel] >= Math.max(1, size) || (panel === 'low' && overLow)
export const passesFloor = (floor: Floor, { size }: Pick<Mover, 'size'>): boolean => PASSES_FLOOR[floor] >= Math.max(1, size)

/** DZ-LVL-04: the wall beside `foot` by which a model climbs and gets to `end`. Its top edge must touch `end`. */
export function wallToClimb(battlefield: Battlefield, foot: Cube, end: Cube): FaceId | undefined {
  const side = SIDES_OF_CUBE.find((one) => isClimbable(panelOn(battlefield, foot, one)) && touches(foot, one, end))
  return side && faceId(foot, side)
}
/** Whether, seen from above, a side of one cube has a point in common with the closed square of another. */
function touches(foot: Cube, side: CubeSide, end: Cube): boolean {
  const meet = (from: number, to: number, at: number) => from <= at && to >= at - 1
  const [c0, c1] = side === 'W' ? [foot.c - 1, foot.c - 1] : side === 'E' ? [foot.c, foot.c] : [foot.c - 1, foot.c]
  const [r0, r1] = side === 'N' ? [foot.r - 1, foot.r - 1] : side === 'S' ? [foot.r, foot.r] : [foot.r - 1, foot.r]
  return meet(c0, c1, end.c) && meet(r0, r1, end.r)
}

/** DZ-LVL-06, AMB-08: whether a model may hang in this floorless cube, on a wall of it or of the cube below. */
export const isHanging = (battlefield: Battlefield, cube: Cube): boolean =>
  !isStandable(battlefield, cube) &&
  [cube, above(cube, -1)].some((at) => at.z >= 1 && SIDES_OF_CUBE.some((side) => isClimbable(panelOn(battlefield, at, side))))

const after = (cube: Cube, unit: Unit): Cube =>
  unit === 'up' ? above(cube) : unit === 'down' ? above(cube, -1) : beside(cube, unit)

/** DZ-TMV-02: the orthogonal steps between two neighbours; upward steps first, downward steps last, as one would walk. */
function unitsBetween(from: Cube, to: Cube): readonly Unit[] {
  const units: Unit[] = []
  if (to.z > from.z) units.push('up')
  if (to.c !== from.c) units.push(to.c > from.c ? 'E' : 'W')
  if (to.r !== from.r) units.push(to.r > from.r ? 'S' : 'N')
  if (to.z < from.z) units.push('down')
  return units
}
/** All permutations, with the given order first. */
export function ordersOf<T>(things: readonly T[]): readonly (readonly T[])[] {
  if (things.length <= 1) return [things]
  return things.flatMap((first, index) => ordersOf(things.filter((_, at) => at !== index)).map((rest) => [first, ...rest]))
}

/** Cached by direction, of which there are 26: the orders in which a step between two neighbours can be made. */
const ORDERS = new Map<string, readonly (readonly Unit[])[]>()
function waysBetween(from: Cube, to: Cube): readonly (readonly Unit[])[] {
  const units = unitsBetween(from, to)
  const key = units.join()
  const orders = ORDERS.get(key) ?? ordersOf(units)
  ORDERS.set(key, orders)
  return orders
}

type UnitVerdict = { readonly crossed: Crossing; readonly climbs?: FaceId } | { readonly stops: Reason }

function unitStep(battlefield: Battlefield, from: Cube, unit: Unit, end: Cube, mover: Mover): UnitVerdict {
  const { size } = mover
  if (unit !== 'up' && unit !== 'down') {
    const panel = panelOn(battlefield, from, unit)
    const face = faceId(from, unit)
    if (panel === 'edge') return { stops: say('board-edge', { cube: cubeId(from) }, 'DZ-TER-14') }
    if (!passesPanel(panel, mover)) return { stops: say('side-blocked', { face, panel, size }, 'DZ-TMV-03') }
    return { crossed: { face, panel } }
  }
  const upper = unit === 'up' ? above(from) : from
  const floor = floorUnder(battlefield, upper)
  const face = cubeId(upper)
  if (upper.z > LEVELS) return { stops: say('too-high', { cube: face }, 'DZ-TER-08') }
  if (!passesFloor(floor, mover)) return { stops: say('floor-blocked', { face, floor, size }, 'DZ-LVL-05') }
  const climbs = unit === 'up' ? wallToClimb(battlefield, from, end) : undefined
  if (unit === 'up' && !climbs && !mover.jumpPack && !mover.flight)
    return { stops: say('nothing-to-climb', { cube: cubeId(from), to: cubeId(end) }, 'DZ-LVL-03') }
  return { crossed: { face, floor }, ...(climbs ? { climbs } : {}) }
}

type RouteVerdict =
  | { readonly way: StepWay }
  | { readonly cubes: readonly CubeId[]; readonly reason: Reason; readonly far: number }

function alongRoute(battlefield: Battlefield, from: Cube, units: readonly Unit[], mover: Mover): RouteVerdict {
  const end = units.reduce(after, from)
  const cubes: CubeId[] = [cubeId(from)]
  const crossed: Crossing[] = []
  let climbs: FaceId | undefined
  let at = from
  for (const [far, unit] of units.entries()) {
    const verdict = unitStep(battlefield, at, unit, end, mover)
    at = after(at, unit)
    cubes.push(cubeId(at))
    if ('stops' in verdict) return { cubes, reason: verdict.stops, far }
    crossed.push(verdict.crossed)
    climbs = verdict.climbs ?? climbs
  }
  const flies = mover.flight || (mover.jumpPack && units.includes('up'))
  const way = flies ? 'fly' : units.includes('up') ? 'climb' : units.includes('down') ? 'jump' : 'walk'
  return { way: { cubes, crossed, ...(climbs ? { climbs } : {}), way } }
}

/** Cached by battlefield, because it does not change: every step is computed once for each kind of mover. */
interface Steps {
  readonly ways: Map<string, Map<string, StepVerdict>>
  readonly movers: WeakMap<Mover, Map<string, StepVerdict>>
}
const KNOWN = new WeakMap<Battlefield, Steps>()

function stepsOf(battlefield: Battlefield, mover: Mover): Map<string, StepVerdict> {
  const known = KNOWN.get(battlefield) ?? { ways: new Map(), movers: new WeakMap() }
  KNOWN.set(battlefield, known)
  const found = known.movers.get(mover)
  if (found) return found
  const { size, jumpPack, flight, vehicle, overLow } = mover
  const key = `${size}${jumpPack ? 'j' : ''}${flight ? 'f' : ''}${vehicle ? 'v' : ''}${overLow ? 'l' : ''}`
  const steps = known.ways.get(key) ?? new Map<string, StepVerdict>()
  known.ways.set(key, steps)
  known.movers.set(mover, steps)
  return steps
}

/**
 * DZ-TMV-01, 02: whether a model can step from a cube to a neighbour; one unblocked route is enough. Other models, and whether
 * the model could stand there, are not considered.
 */
export function canStep(battlefield: Battlefield, from: CubeId, to: CubeId, mover: Mover): StepVerdict {
  const steps = stepsOf(battlefield, mover)
  const key = `${from}>${to}`
  const verdict = steps.get(key) ?? workedOut(battlefield, from, to, mover)
  steps.set(key, verdict)
  return verdict
}

function workedOut(battlefield: Battlefield, fromId: CubeId, toId: CubeId, mover: Mover): StepVerdict {
  const [from, to] = [cubeFrom(fromId), cubeFrom(toId)]
  const none = (reason: Reason): StepVerdict => ({ allowed: false, reason, tried: [{ cubes: [fromId, toId], reason }] })
  const far = Math.max(Math.abs(from.c - to.c), Math.abs(from.r - to.r), Math.abs(from.z - to.z))
  if (far !== 1 || to.z < 1) return none(say('not-adjacent', { from: fromId, to: toId }, 'DZ-MOV-03'))
  const ramp = rampStep(battlefield, from, to, mover)
  if (ramp) return { allowed: true, way: ramp }
  if (mover.vehicle && from.z !== to.z) return none(say('vehicle-level', { cube: toId }, 'DZ-LVL-10'))
  const tried: { readonly cubes: readonly CubeId[]; readonly reason: Reason; readonly far: number }[] = []
  for (const units of waysBetween(from, to)) {
    const verdict = alongRoute(battlefield, from, units, mover)
    if ('way' in verdict) return { allowed: true, way: verdict.way }
    tried.push(verdict)
  }
  const over = wallJump(battlefield, from, to, mover)
  if (over) return { allowed: true, way: over }
  // A route blocked by the roof on which the model wants to stand explains nothing; the reason of a route outside does.
  const roof = cubeId(from.z > to.z ? from : to)
  const tells = ({ reason }: { readonly reason: Reason }) => Number(reason.key !== 'floor-blocked' || reason.says?.face !== roof)
  const [best] = [...tried].sort((a, b) => tells(b) - tells(a) || b.far - a.far)
  if (!best) throw new Error(`no route was tried from ${fromId} to ${toId}`)
  return { allowed: false, reason: best.reason, tried: tried.map(({ cubes, reason }) => ({ cubes, reason })) }
}

/** DZ-TER-17: the step between a ramp and what it leads to; for every Size, without climbing, with free space above the slope. */
function rampStep(battlefield: Battlefield, from: Cube, to: Cube, mover: Mover): StepWay | undefined {
  if (from.z === to.z) return undefined
  const [low, high] = from.z < to.z ? [from, to] : [to, from]
  const side = rampSide(battlefield, low)
  const top = above(low)
  if (!side || cubeId(beside(top, side)) !== cubeId(high) || floorUnder(battlefield, top) !== 'none') return undefined
  const panel = panelOn(battlefield, top, side)
  if (!passesPanel(panel, mover)) return undefined
  const cubes = [low, top, high].map(cubeId)
  const crossed: readonly Crossing[] = [
    { face: cubeId(top), floor: 'none' },
    { face: faceId(top, side), panel },
  ]
  return { cubes: from === low ? cubes : cubes.reverse(), crossed: from === low ? crossed : [...crossed].reverse(), way: 'walk' }
}

/** DZ-LVL-11, AMB-48: a jump over a wall on the same level, if the space above the wall is free. */
function wallJump(battlefield: Battlefield, from: Cube, to: Cube, mover: Mover): StepWay | undefined {
  if (!mover.jumpPack || from.z !== to.z) return undefined
  for (const units of waysBetween(from, to)) {
    const verdict = alongRoute(battlefield, from, ['up', ...units, 'down'], mover)
    if ('way' in verdict) return verdict.way
  }
  return undefined
}
