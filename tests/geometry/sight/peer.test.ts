/** Every query held against three-mesh-bvh on the triangles of the same pieces; they may differ only within two units of an edge. */
import fc from 'fast-check'
import { Box3, Matrix4, Vector3 } from 'three'
import { describe, expect, test } from 'vitest'
import { corridor } from '../../../src/geometry/corridor'
import { corridorInSpace } from '../../../src/geometry/sight/corridor-in-space'
import { everythingSeen, mutualSight, sightOf } from '../../../src/geometry/sight/group'
import { isovist } from '../../../src/geometry/sight/isovist'
import { cellsOf, pointOf } from '../../../src/geometry/sight/map/lattice'
import { sees, sightMap } from '../../../src/geometry/sight/map/map'
import {
  eyeOf,
  facingSamples,
  ringSamples,
  type Samples,
  type SightMiniature,
  volumesOf,
} from '../../../src/geometry/sight/miniature'
import { profile } from '../../../src/geometry/sight/profile'
import { sceneOf } from '../../../src/geometry/sight/scene'
import { box } from '../../../src/geometry/sight/solids'
import type { Among, Point3, SightPiece } from '../../../src/geometry/sight/types'
import { eyeToTarget, segment } from '../../../src/geometry/sight/visibility'
import { INCH } from '../../../src/geometry/types'
import { TABLE as FULL, layout, miniatures, segments } from '../../bench/sight-layout'
import { seeded } from '../../conformance/rng'
import { comparison, firstHit, isHeld, treeOf } from './peer'
import { pieces, TABLE } from './scenes'

/** Small crowded scenes of every kind of solid. */
const scenes = (count: number, seed: number): readonly (readonly SightPiece[])[] => fc.sample(pieces(), { numRuns: count, seed })

const pointsOf = (samples: Samples): readonly Point3[] => {
  const at = samples.points()
  return Array.from({ length: samples.of }, (_, i) => ({ x: at[3 * i] ?? 0, y: at[3 * i + 1] ?? 0, z: at[3 * i + 2] ?? 0 }))
}

describe('as three-mesh-bvh on the triangles of the same pieces', () => {
  test('segments on the reference layout', () => {
    const { counts, unlike, line } = comparison()
    for (const seed of [1, 2, 3, 4]) {
      const all = layout(120, seed)
      const [scene, tree] = [sceneOf(all, FULL), treeOf(all)]
      const lines = segments(3000, seed + 10)
      for (let i = 0; i < lines.length; i += 6) {
        const at = (k: number): Point3 => ({ x: lines[i + k] ?? 0, y: lines[i + k + 1] ?? 0, z: lines[i + k + 2] ?? 0 })
        const [a, b] = [at(0), at(3)]
        if (!isHeld(scene, a)) line(scene, tree, a, b, segment(scene, a, b).isSeen)
      }
    }
    expect(unlike).toEqual([])
    expect(counts.blocked).toBeGreaterThan(5000)
    expect(counts.seen).toBeGreaterThan(500)
  })

  test('segments among every kind of solid, in some layers and without some pieces', () => {
    const { counts, unlike, line } = comparison()
    const rng = seeded(21)
    const anywhere = (): Point3 => ({ x: rng.below(TABLE.width), y: rng.below(TABLE.depth), z: rng.below(6350) })
    const options: readonly Among[] = [{}, { layers: ['terrain', 'equipment'] }, { except: ['p0', 'p1'] }]
    for (const [i, all] of scenes(400, 5).entries()) {
      const among = options[i % 3] as Among
      const [scene, tree] = [sceneOf(all, TABLE), treeOf(all, among)]
      for (let k = 0; k < 40; k++) {
        const [a, b] = [anywhere(), anywhere()]
        if (!isHeld(scene, a, among)) line(scene, tree, a, b, segment(scene, a, b, among).isSeen, among)
      }
    }
    expect(unlike).toEqual([])
    expect(Math.min(counts.seen, counts.blocked)).toBeGreaterThan(500)
  })

  test('points of bodies in a group: share seen, everything seen, mutual sight, and clearness', () => {
    const { counts, unlike, line } = comparison()
    const group: readonly SightMiniature[] = miniatures(7)
    const all = [...layout(25, 3), ...group.map(volumesOf)]
    const scene = sceneOf(all, FULL)
    const { pairs, missing, isMutual } = mutualSight(scene, group)
    expect(pairs).toEqual(group.flatMap((viewer) => everythingSeen(scene, viewer, group)))
    expect(missing).toEqual(pairs.filter(({ sighting }) => sighting.seen === 0))
    expect(isMutual).toBe(missing.length === 0)
    const clearness = { clear: 0, seen: 0, hidden: 0 }
    for (const { viewer, target, sighting } of pairs) {
      const [from, to] = [viewer, target].map((ref) => group.find((one) => one.ref === ref)) as [SightMiniature, SightMiniature]
      const eye = eyeOf(from)
      const among = { except: [viewer, target] }
      if (isHeld(scene, eye, among)) continue
      const tree = treeOf(all, among)
      for (const [i, point] of pointsOf(facingSamples(to, eye)).entries())
        line(scene, tree, eye, point, sighting.hiddenBy[i] === 0, among)
      const samples = ringSamples(to, { inset: 980, baseAt: 254, rings: 4, below: 51 })
      const question = { blocking: ['terrain'], spoiling: ['base', 'hull'], except: among.except } as const
      const answer = eyeToTarget(scene, eye, samples, question)
      clearness[answer.verdict] += 1
      const ours = answer.sighting.hiddenBy
      const scenery: Among = { ...among, layers: ['terrain'] }
      const land = treeOf(all, scenery)
      for (const [i, point] of pointsOf(samples).entries()) line(scene, land, eye, point, ours[i] === 0, scenery)
      const bodies = treeOf(all, { ...among, layers: ['base', 'hull'] })
      const isSpoiled = pointsOf(samples).some((point) => firstHit(bodies, eye, point) !== undefined)
      expect([viewer, target, answer.spoilers.length > 0]).toEqual([viewer, target, isSpoiled && answer.verdict !== 'hidden'])
    }
    expect(unlike).toEqual([])
    expect(Math.min(counts.seen, counts.blocked)).toBeGreaterThan(1000)
    expect(Math.min(clearness.seen + clearness.clear, clearness.hidden)).toBeGreaterThan(5)
    const [a, b] = group as [SightMiniature, SightMiniature]
    expect(sightOf(scene, a, b)).toEqual(pairs[0])
  })

  test('the isovist', () => {
    const { counts, unlike, line } = comparison()
    const rng = seeded(22)
    const all = layout(20, 4)
    const [scene, tree] = [sceneOf(all, FULL), treeOf(all)]
    const place = (z: number): Point3 => ({ x: rng.below(FULL.width), y: rng.below(FULL.depth), z })
    for (let run = 0; run < 12; run++) {
      const [eye, level] = [place(500 + rng.below(6000)), rng.below(3) * 800]
      if (isHeld(scene, eye)) continue
      const { seen } = isovist(scene, FULL, eye, level)
      for (let k = 0; k < 200; k++) {
        const at = place(level)
        const isIn = seen.some((outline) =>
          outline.every((a, i) => {
            const b = outline[(i + 1) % outline.length] ?? a
            return (b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x) >= 0
          }),
        )
        line(scene, tree, eye, at, isIn)
      }
    }
    expect(unlike).toEqual([])
    expect(Math.min(counts.seen, counts.blocked)).toBeGreaterThan(300)
  })

  test('the whole-table map', () => {
    const { counts, unlike, line } = comparison()
    const rng = seeded(23)
    for (const all of scenes(80, 9)) {
      const [scene, tree] = [sceneOf(all, TABLE), treeOf(all)]
      const map = sightMap(scene, { table: TABLE, cell: 1999, eye: 2500, target: 900 })
      if (!('seen' in map)) throw new Error('refused')
      for (let k = 0; k < 80; k++) {
        const [from, to] = [rng.below(cellsOf(map.lattice)), rng.below(cellsOf(map.lattice))]
        const [a, b] = [
          { ...pointOf(map.lattice, from), z: 2500 },
          { ...pointOf(map.lattice, to), z: 900 },
        ]
        if (!isHeld(scene, a)) line(scene, tree, a, b, sees(map, from, to))
      }
    }
    expect(unlike).toEqual([])
    expect(Math.min(counts.seen, counts.blocked)).toBeGreaterThan(300)
  })

  test('the side profile: what is met from above over a place is the top of its cuts there', () => {
    const all = layout(80, 5)
    const [scene, tree] = [sceneOf(all, FULL), treeOf(all)]
    const rng = seeded(24)
    const unlike: unknown[] = []
    let met = 0
    const topAt = (spans: ReturnType<typeof profile>, s: number) =>
      Math.max(
        0,
        ...spans.flatMap(({ outline }) =>
          outline.flatMap((a, i) => {
            const b = outline[(i + 1) % outline.length] ?? a
            if (!((a.s <= s && b.s >= s) || (b.s <= s && a.s >= s))) return []
            return a.s === b.s ? [Math.max(a.z, b.z)] : [a.z + ((s - a.s) / (b.s - a.s)) * (b.z - a.z)]
          }),
        ),
      )
    for (let run = 0; run < 30; run++) {
      const place = (): Point3 => ({ x: rng.below(FULL.width), y: rng.below(FULL.depth), z: 0 })
      const [a, b] = [place(), place()]
      const spans = profile(scene, a, b)
      const length = Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2)
      for (let k = 1; k < 40; k++) {
        const at = { x: a.x + ((b.x - a.x) * k) / 40, y: a.y + ((b.y - a.y) * k) / 40 }
        const hit = firstHit(tree, { ...at, z: 20_000 }, { ...at, z: 0 })
        const theirs = hit === undefined ? 0 : 20_000 - hit
        if (theirs > 0) met += 1
        // Near an upright side the top falls: within two units along the line ours must be theirs once.
        const ours = [-2, -1, 0, 1, 2].map((by) => topAt(spans, (length * k) / 40 + by))
        const [least, most] = [Math.min(...ours) - 2, Math.max(...ours) + 2]
        if (theirs < least || theirs > most) unlike.push([a, b, k, theirs, ours])
      }
    }
    expect(unlike).toEqual([])
    expect(met).toBeGreaterThan(100)
  })
})

describe('corridors, as three-mesh-bvh', () => {
  const rng = seeded(25)
  const disc = () => ({ at: { x: 1000 + rng.below(TABLE.width - 2000), y: 1000 + rng.below(TABLE.depth - 2000) }, radius: 640 })

  test('the flat one enters what its box meets', () => {
    const unlike: unknown[] = []
    const counts = { in: 0, out: 0 }
    for (let run = 0; run < 400; run++) {
      const [from, to] = [disc(), disc()]
      const [x, y] = [rng.below(TABLE.width), rng.below(TABLE.depth)]
      const solid = box(x, y, x + 300 + rng.below(3000), y + 300 + rng.below(3000), 0, 1000)
      const size = Math.sqrt((to.at.x - from.at.x) ** 2 + (to.at.y - from.at.y) ** 2)
      if (size < 2000) continue
      const elements = [{ ref: 'it', footprint: { parts: [solid.outline] } }]
      const flat = corridor({ from, to, width: INCH, tolerance: 0, contact: 25, elements }).elements[0]
      const isIn = flat?.relation !== 'untouched'
      const tree = treeOf([{ ref: 'it', solids: [solid] }])
      const [ux, uy] = [(to.at.x - from.at.x) / size, (to.at.y - from.at.y) / size]
      const toTable = new Matrix4().set(ux, -uy, 0, from.at.x, uy, ux, 0, from.at.y, 0, 0, 1, 0, 0, 0, 0, 1)
      // Two units smaller, and two larger: between these both may be right.
      const meets = (by: number) => {
        const [start, end, half] = [640 - by, size - 640 + by, INCH / 2 + by]
        return tree?.intersectsBox(new Box3(new Vector3(start, -half, 400), new Vector3(end, half, 2000)), toTable) ?? false
      }
      counts[isIn ? 'in' : 'out'] += 1
      if (isIn ? !meets(2) : meets(-2)) unlike.push([from.at, to.at, solid])
    }
    expect(unlike).toEqual([])
    expect(Math.min(counts.in, counts.out)).toBeGreaterThan(50)
  })

  test('in space: every line within a span is stopped by its piece, a line that is free is in no span', () => {
    const unlike: unknown[] = []
    const counts = { stopped: 0, free: 0 }
    for (const all of scenes(150, 31)) {
      const [from, to] = [disc(), disc()]
      const [eye, foot, head] = [3000, 0, 3600]
      const scene = sceneOf(all, TABLE)
      const { elements } = corridorInSpace(scene, { from, to, eye, foot, head, width: INCH, tolerance: 2, contact: 25 })
      const size = Math.sqrt((to.at.x - from.at.x) ** 2 + (to.at.y - from.at.y) ** 2)
      const [ux, uy] = [(to.at.x - from.at.x) / size, (to.at.y - from.at.y) / size]
      for (const { ref, span } of elements) {
        const own = all.filter((piece) => piece.ref === ref)
        const [alone, tree] = [sceneOf(own, TABLE), treeOf(own)]
        for (let k = 0; k < 40; k++) {
          const [t, height] = [rng.below(INCH) - INCH / 2, foot + rng.below(head - foot)]
          const at = (s: number): Point3 => ({
            x: from.at.x + s * ux - t * uy,
            y: from.at.y + s * uy + t * ux,
            z: eye + ((height - eye) * s) / size,
          })
          const rounded = ({ x, y, z }: Point3): Point3 => ({ x: Math.round(x), y: Math.round(y), z: Math.round(z) })
          const [a, b] = [rounded(at(640)), rounded(at(size - 640))]
          // A line that begins inside is stopped, but crosses no triangle.
          if (isHeld(alone, a) || isHeld(alone, b)) continue
          const isIn = span.some((one) => one.from + 3 < t && t < one.to - 3)
          const isFree = firstHit(tree, a, b) === undefined
          counts[isFree ? 'free' : 'stopped'] += 1
          if (!isFree || !isIn) continue
          const off = [-3, 0, 3]
          const isNearEdge = off.some((x) =>
            off.some((y) =>
              off.some(
                (z) => !segment(alone, { x: a.x + x, y: a.y + y, z: a.z + z }, { x: b.x + x, y: b.y + y, z: b.z + z }).isSeen,
              ),
            ),
          )
          if (!isNearEdge || segment(alone, a, b).isSeen !== isFree) unlike.push([ref, a, b])
        }
      }
    }
    expect(unlike).toEqual([])
    expect(Math.min(counts.free, counts.stopped)).toBeGreaterThan(300)
  })
})
