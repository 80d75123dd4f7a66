/** The figures of segments and verdicts, run as built code: see `sight.ts`. */
import { writeFileSync } from 'node:fs'
import { DoubleSide, Ray, Vector3 } from 'three'
import type { MeshBVH } from 'three-mesh-bvh'
import { ask } from '../../src/geometry/sight/asking'
import { mutualSight } from '../../src/geometry/sight/group'
import { type SightMiniature, volumesOf } from '../../src/geometry/sight/miniature'
import { putPiece, removePiece, type Scene, sceneOf } from '../../src/geometry/sight/scene'
import { anyBlocker } from '../../src/geometry/sight/trace'
import type { SightPiece } from '../../src/geometry/sight/types'
import type { Print } from './main'
import { layout, miniatures, segments, TABLE } from './sight-layout'
import { merged, PEER, treeOf } from './sight-peer'
import { growthOf, type Measured, round, timed, told } from './timing'

const COUNT = 480_000
/** The reference layout, for which figures carry no size. */
const REFERENCE = 120

/** Rays as origins, directions of length one, and lengths, made beforehand: the peer is timed on its query alone. */
const raysOf = (lines: Int32Array): Float64Array => {
  const rays = new Float64Array((lines.length / 6) * 7)
  for (let i = 0, j = 0; i < lines.length; i += 6, j += 7) {
    const at = (k: number) => lines[i + k] as number
    const [dx, dy, dz] = [at(3) - at(0), at(4) - at(1), at(5) - at(2)]
    const size = Math.sqrt(dx * dx + dy * dy + dz * dz)
    rays.set([at(0), at(1), at(2), dx / size, dy / size, dz / size, size], j)
  }
  return rays
}

function ours(scene: Scene, lines: Int32Array): number {
  const asking = ask(scene, {})
  let blocked = 0
  for (let i = 0; i < lines.length; i += 6) {
    const by = anyBlocker(
      asking,
      lines[i] as number,
      lines[i + 1] as number,
      lines[i + 2] as number,
      lines[i + 3] as number,
      lines[i + 4] as number,
      lines[i + 5] as number,
    )
    if (by >= 0) blocked++
  }
  return blocked
}

function theirs(tree: MeshBVH, rays: Float64Array, from: number, to: number): number {
  const ray = new Ray(new Vector3(), new Vector3())
  let blocked = 0
  for (let i = from * 7, end = Math.floor(to) * 7; i < end; i += 7) {
    ray.origin.set(rays[i] as number, rays[i + 1] as number, rays[i + 2] as number)
    ray.direction.set(rays[i + 3] as number, rays[i + 4] as number, rays[i + 5] as number)
    if (tree.raycastFirst(ray, DoubleSide, 0, rays[i + 6] as number)) blocked++
  }
  return blocked
}

/** How many times each side runs, and how many of its fastest runs count: other programs on the machine slow some runs down. */
const SLICES = 12
const FASTEST = 4

/** Millions of segments a second, ours and the peer's, measured alternately in slices so that both see the same load of the machine. */
function race(scene: Scene, tree: MeshBVH, count: number): { readonly value: number; readonly peerValue: number } {
  const lines = segments(count)
  const rays = raysOf(lines)
  ours(scene, lines)
  theirs(tree, rays, 0, Math.min(count, 20_000))
  const slice = Math.floor(count / SLICES)
  const [mine, peer]: [number[], number[]] = [[], []]
  for (let i = 0; i < SLICES; i++) {
    const part = lines.subarray(i * slice * 6, (i + 1) * slice * 6)
    mine.push(timed(() => ours(scene, part)))
    peer.push(timed(() => theirs(tree, rays, i * slice, (i + 0.125) * slice)))
  }
  const fastest = (times: readonly number[]) =>
    times
      .toSorted((a, b) => a - b)
      .slice(0, FASTEST)
      .reduce((sum, time) => sum + time, 0) / FASTEST
  return { value: slice / fastest(mine) / 1000, peerValue: Math.floor(slice / 8) / fastest(peer) / 1000 }
}

export function sight(print: Print, dump?: string): void {
  const against = (figure: string, unit: string, value: number, peer: string, peerValue: number, ratio: number) =>
    print({ figure, value: round(value), unit, peer, peerValue: round(peerValue), ratio: round(ratio) })

  const pieces = layout(REFERENCE)
  const scene = sceneOf(pieces, TABLE)
  const triangles = merged(pieces)
  const tree = treeOf(triangles)
  if (dump !== undefined) {
    writeFileSync(`${dump}/triangles.f32`, triangles)
    writeFileSync(`${dump}/segments.f32`, new Float32Array(segments(COUNT)))
  }
  const { value, peerValue } = race(scene, tree, COUNT)
  against('sight.segments', 'M segments/s', value, PEER, peerValue, value / peerValue)

  // Every ordered pair of 40, each by 200 points; the peer gets the same segments without the other miniatures.
  const group: readonly SightMiniature[] = miniatures(40)
  for (const miniature of group) putPiece(scene, volumesOf(miniature))
  const manner = { layers: ['terrain', 'hull'] } as const
  const verdicts = () => mutualSight(scene, group, manner)
  for (let warm = 0; warm < 3; warm++) verdicts()
  const ms = Math.min(...Array.from({ length: 7 }, () => timed(verdicts)))
  const pairs = 40 * 39
  const peerMs = (pairs * 200) / (peerValue * 1000)
  against('sight.verdicts40', `ms for ${pairs} verdicts of 200 points`, ms, `${PEER}, a ray for each point`, peerMs, peerMs / ms)
  for (const { ref } of group) removePiece(scene, ref)

  const mover = pieces[0] as SightPiece
  const update = timed(() => {
    for (let i = 0; i < 1000; i++) putPiece(scene, mover)
  })
  const refit = timed(() => {
    for (let i = 0; i < 10; i++) treeOf(triangles)
  })
  against(
    'sight.update',
    'ms for one moved piece',
    update / 1000,
    'three-mesh-bvh built anew',
    refit / 10,
    refit / 10 / (update / 1000),
  )

  const curve: Measured[] = []
  for (const size of [30, 60, 120, 250, 500, 1000]) {
    const sized = layout(size)
    const result = race(sceneOf(sized, TABLE), treeOf(merged(sized)), COUNT)
    const parts = sized.reduce((sum, { solids }) => sum + solids.length, 0)
    against(
      `sight.scale.${size}`,
      `M segments/s among ${parts} parts`,
      result.value,
      PEER,
      result.peerValue,
      result.value / result.peerValue,
    )
    curve.push({ parts, time: 1000 / result.value })
  }
  print({ figure: 'sight.scale.growth', value: round(growthOf(curve).exponent), unit: told(curve, 'ns a segment') })
}
