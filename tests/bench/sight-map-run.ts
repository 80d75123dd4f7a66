/** The figures of exposure maps, run as built code: see `sight.ts`. One thread. Both sides take turns, each counts by its fastest turns. */
import { DoubleSide, Ray, Vector3 } from 'three'
import type { MeshBVH } from 'three-mesh-bvh'
import { cellsOf, latticeOf, pointOf } from '../../src/geometry/sight/map/lattice'
import { sightMap } from '../../src/geometry/sight/map/map'
import { mapWith, mapWithout } from '../../src/geometry/sight/map/moved'
import type { MapRequest, SightMap } from '../../src/geometry/sight/map/request'
import { putPiece, type Scene, sceneOf } from '../../src/geometry/sight/scene'
import type { SightPiece } from '../../src/geometry/sight/types'
import { INCH } from '../../src/geometry/types'
import { seeded } from '../conformance/rng'
import type { Print } from './main'
import { layout, TABLE } from './sight-layout'
import { merged, PEER, treeOf } from './sight-peer'
import { growthOf, type Measured, round, timed, told } from './timing'

const SAMPLED = `${PEER}, a sample of the pairs`
const SAMPLE = 40_000
const TURNS = 5
/** Eyes at 1.2 inches, targets at 0.6: a trooper's eyes and another's chest. */
const EYE = 1.2 * INCH
const TARGET = 0.6 * INCH

const half = { table: TABLE, cell: INCH / 2, eye: EYE, target: TARGET }
const inch = { ...half, cell: INCH }

function made(scene: Scene, request: MapRequest): SightMap {
  const map = sightMap(scene, request)
  if (!('seen' in map)) throw new Error(`refused: ${map.type}`)
  return map
}

/** The peer's rays between cells drawn at random: origin, direction, length. */
function raysOf(request: MapRequest): Float64Array {
  const lattice = latticeOf(request.table, request.cell)
  const rng = seeded(5)
  const rays = new Float64Array(SAMPLE * 7)
  for (let i = 0; i < rays.length; i += 7) {
    const from = pointOf(lattice, rng.below(cellsOf(lattice)))
    const to = pointOf(lattice, rng.below(cellsOf(lattice)))
    const [dx, dy, dz] = [to.x - from.x, to.y - from.y, request.target - request.eye]
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz) || 1
    rays.set([from.x, from.y, request.eye, dx / length, dy / length, dz / length, length], i)
  }
  return rays
}

function cast(tree: MeshBVH, rays: Float64Array): void {
  const ray = new Ray(new Vector3(), new Vector3())
  for (let i = 0; i < rays.length; i += 7) {
    ray.origin.set(rays[i] as number, rays[i + 1] as number, rays[i + 2] as number)
    ray.direction.set(rays[i + 3] as number, rays[i + 4] as number, rays[i + 5] as number)
    tree.raycastFirst(ray, DoubleSide, 0, rays[i + 6] as number)
  }
}

/** Millions of pairs a second: the map's, and the peer's. */
function race(pieces: readonly SightPiece[], request: MapRequest, turns = TURNS) {
  const scene = sceneOf(pieces, TABLE)
  const tree = treeOf(merged(pieces))
  const rays = raysOf(request)
  cast(tree, rays)
  let [ours, theirs] = [Infinity, Infinity]
  for (let turn = 0; turn < turns; turn++) {
    ours = Math.min(
      ours,
      timed(() => made(scene, request)),
    )
    theirs = Math.min(
      theirs,
      timed(() => cast(tree, rays)),
    )
  }
  const pairs = cellsOf(latticeOf(request.table, request.cell)) ** 2
  return { ms: ours, value: pairs / ours / 1000, peerValue: SAMPLE / theirs / 1000 }
}

/** The same piece a way farther along. */
const shifted = ({ ref, solids }: SightPiece, x: number, y: number): SightPiece => ({
  ref,
  solids: solids.map((solid) =>
    solid.type === 'prism' ? { ...solid, outline: solid.outline.map((p) => ({ x: p.x + x, y: p.y + y })) } : solid,
  ),
})

/** One update of the one-inch map while a piece is dragged, median over pieces and places, beside the whole map; and lifting the piece. */
function drag(pieces: readonly SightPiece[]) {
  const scene = sceneOf(pieces, TABLE)
  const map = made(scene, inch)
  const into: SightMap = { ...map, seen: map.seen.slice() }
  const updates: number[] = []
  const lifts: number[] = []
  const wholes: number[] = []
  for (const piece of pieces.slice(30, 42)) {
    let rest = map
    lifts.push(
      timed(() => {
        rest = mapWithout(scene, map, inch, [piece.ref])
      }),
    )
    for (let step = 1; step <= 5; step++) {
      const moved = shifted(piece, 300 * step, 170 * step)
      updates.push(
        timed(() => {
          putPiece(scene, moved)
          mapWith(scene, rest, inch, [piece.ref], into)
        }),
      )
    }
    putPiece(scene, piece)
    wholes.push(timed(() => made(scene, inch)))
  }
  const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] as number
  return { update: median(updates), lift: median(lifts), whole: median(wholes) }
}

export function sightMaps(print: Print): void {
  const against = (figure: string, unit: string, value: number, peer: string, peerValue: number, ratio: number) =>
    print({ figure, value: round(value), unit, peer, peerValue: round(peerValue), ratio: round(ratio) })
  const pieces = layout(120)
  const whole = race(pieces, half)
  against(
    'sight.map.half',
    'M pairs/s, eyes at 1.2 and targets at 0.6 inches',
    whole.value,
    SAMPLED,
    whole.peerValue,
    whole.value / whole.peerValue,
  )
  const mutual = race(pieces, { ...half, target: EYE })
  against(
    'sight.map.mutual',
    'M pairs/s, both at 1.2 inches',
    mutual.value,
    SAMPLED,
    mutual.peerValue,
    mutual.value / mutual.peerValue,
  )

  const { update, lift, whole: full } = drag(pieces)
  against('sight.map.drag', 'ms for one update of the one-inch map', update, 'the whole one-inch map', full, full / update)
  against('sight.map.lift', 'ms for the map without one piece, once', lift, 'the whole one-inch map', full, full / lift)

  const curve: Measured[] = []
  for (const size of [30, 60, 120, 250, 500, 1000]) {
    const sized = layout(size)
    const parts = sized.reduce((sum, { solids }) => sum + solids.length, 0)
    const result = race(sized, inch, 3)
    against(
      `sight.scale.map.${size}`,
      `M pairs/s among ${parts} parts, ${round(result.ms)} ms for the one-inch map, ${round((result.ms * 1000) / parts)} us a part`,
      result.value,
      SAMPLED,
      result.peerValue,
      result.value / result.peerValue,
    )
    curve.push({ parts, time: result.ms })
  }
  print({ figure: 'sight.scale.map.growth', value: round(growthOf(curve).exponent), unit: told(curve, 'ms a one-inch map') })
}
