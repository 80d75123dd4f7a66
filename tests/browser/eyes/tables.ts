/** Seeded tables for sight tests: Exterminate!'s own with scattered miniatures, a Deadzone lattice, random hulls and meshes. */
import { isInside } from '../../../src/geometry'
import { direction } from '../../../src/geometry/heading'
import { box, type Point3, type SightMiniature, type SightPiece, type Solid, sceneOf } from '../../../src/geometry/sight'
import type { Point, Units } from '../../../src/geometry/types'
import type { Piece, Pose, Tabletop } from '../../../src/table/piece'
import { bodyOf, createSightTable, type SightTable } from '../../../src/table/sight'
import { measuredModels, statureOf } from '../../../src/table/statures'
import { inch } from '../../driver/inches'

export type Roll = () => number
/** A seeded generator of numbers from 0 to 1 (mulberry32). */
export function rolls(seed: number): Roll {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
const between = (roll: Roll, low: number, high: number) => low + roll() * (high - low)
const one = <T>(roll: Roll, all: readonly T[]): T => all[Math.floor(roll() * all.length)] as T

const isApart = (at: Point, radius: Units, others: readonly { readonly at: Point; readonly radius: Units }[]) =>
  others.every((other) => Math.hypot(other.at.x - at.x, other.at.y - at.y) > radius + other.radius)

/** Whether a disc does not overlap an outline, tested at its centre, 24 points of its rim and the outline's corners. */
const isClearOf = (at: Point, radius: Units, outline: readonly Point[]): boolean =>
  !isInside(at, outline) &&
  Array.from({ length: 24 }, (_, i) => direction(i * 15)).every(
    ({ x, y }) => !isInside({ x: at.x + x * radius, y: at.y + y * radius }, outline),
  ) &&
  outline.every((corner) => Math.hypot(corner.x - at.x, corner.y - at.y) > radius)

/** A game's table with this many miniatures of all statures, some of them on top of terrain. */
export function peopled(tabletop: Tabletop, count: number, roll: Roll): SightTable {
  const pieces: { [ref: string]: Piece } = {}
  const standing: { at: Point; radius: Units }[] = []
  const models = measuredModels()
  const tops = tabletop.terrain.filter(({ top }) => top !== undefined)
  for (let tries = 0; standing.length < count && tries < 5000; tries++) {
    const radius = inch(one(roll, [0.5, 0.62, 0.8]))
    const top = roll() < 0.25 ? one(roll, tops) : undefined
    const around = top?.top?.outline
    const [from, to] = around
      ? [
          around.reduce((a, b) => ({ x: Math.min(a.x, b.x), y: Math.min(a.y, b.y) })),
          around.reduce((a, b) => ({ x: Math.max(a.x, b.x), y: Math.max(a.y, b.y) })),
        ]
      : [
          { x: radius, y: radius },
          { x: tabletop.width - radius, y: tabletop.depth - radius },
        ]
    const at = { x: Math.round(between(roll, from.x, to.x)), y: Math.round(between(roll, from.y, to.y)) }
    if (around && !isInside(at, around)) continue
    if (!isApart(at, radius, standing)) continue
    const walls = tabletop.terrain.filter(({ ref }) => ref !== top?.ref).flatMap(({ outlines }) => outlines)
    if (!walls.every((outline) => isClearOf(at, radius, outline))) continue
    const ref = `m${standing.length}`
    const pose: Pose = { at, heading: 0, ...(top ? { on: top.ref } : {}) }
    pieces[ref] = { ref, radius, pose }
    standing.push({ at, radius })
  }
  if (standing.length < count) throw new Error('there is no room for so many')
  const statures = Object.fromEntries(Object.keys(pieces).map((ref) => [ref, statureOf(one(roll, models), roll() < 0.1)]))
  const { scene, miniatures } = createSightTable().sync({ ...tabletop, pieces }, statures)
  return { scene, miniatures }
}

/** DZ-LOS-02, by size, in inches: base radius, body radius, height, eye height, height when lying. */
const SIZES = [
  [0.49, 0.35, 1.3, 1.15, 0.6],
  [0.79, 0.55, 1.7, 1.5, 0.75],
  [0.98, 0.8, 2.2, 1.9, 1],
  [1.18, 1, 2.7, 2.3, 1.2],
] as const

const sheet = (a: Point, b: Point, bottom: number, top: number): Solid => ({
  type: 'prism',
  outline: [a, b],
  bottom: inch(bottom),
  top: inch(top),
})

/** A panel of 3 by 3 inches on a face of the lattice, from a corner along x or y, made of the parts around its opening. */
function panel(x: number, y: number, isByX: boolean, level: number, [u0, u1, v0, v1]: readonly number[]): readonly Solid[] {
  const at = (u: number): Point => (isByX ? { x: inch(x + u), y: inch(y) } : { x: inch(x), y: inch(y + u) })
  const part = (from: number, to: number, low: number, high: number) =>
    to > from && high > low ? [sheet(at(from), at(to), level + low, level + high)] : []
  const [a, b, c, d] = [u0 ?? 0, u1 ?? 0, v0 ?? 0, v1 ?? 0]
  return [...part(0, a, 0, 3), ...part(b, 3, 0, 3), ...part(a, b, 0, c), ...part(a, b, d, 3)]
}
const OPENINGS = [
  [0, 3, 0.9, 3],
  [0.25, 2.75, 0, 2.7],
  [0.375, 2.625, 0.75, 2.75],
  [0.75, 2.25, 0.75, 2.25],
  [0, 0, 0, 0],
] as const

const tableOf = (things: readonly SightPiece[], bodies: readonly SightMiniature[], side: Units): SightTable => ({
  scene: sceneOf([...things, ...bodies.map((body) => bodyOf(body))], { width: side, depth: side }),
  miniatures: new Map(bodies.map((body) => [body.ref, body])),
})

/** A Deadzone table: panels with openings, thin floors, wrecks, and miniatures of all sizes in cubes, upright or pinned. */
export function lattice(count: number, roll: Roll): SightTable {
  const things: SightPiece[] = []
  for (let i = 0; i < 26; i++) {
    const [x, y, level] = [3 * Math.floor(roll() * 8), 3 * Math.floor(roll() * 8), roll() < 0.7 ? 0 : 3]
    things.push({ ref: `panel${i}`, solids: panel(x, y, roll() < 0.5, level, one(roll, OPENINGS)) })
  }
  const floors = Array.from({ length: 6 }, () => ({ x: 3 * Math.floor(roll() * 8), y: 3 * Math.floor(roll() * 8) }))
  floors.forEach(({ x, y }, i) => {
    things.push({ ref: `floor${i}`, solids: [box(inch(x), inch(y), inch(x + 3), inch(y + 3), inch(3), inch(3))] })
  })
  const wrecks = Array.from({ length: 2 }, () => ({
    at: { x: inch(3 * Math.floor(roll() * 8) + 1.5), y: inch(3 * Math.floor(roll() * 8) + 1.5) },
    radius: inch(1),
  }))
  wrecks.forEach(({ at, radius }, i) => {
    things.push({ ref: `wreck${i}`, solids: [{ type: 'cylinder', at, radius, bottom: 0, top: inch(1.2) }] })
  })
  const bodies: SightMiniature[] = []
  for (let tries = 0; bodies.length < count && tries < 5000; tries++) {
    const [base, hull, height, eye, lying] = one(roll, SIZES)
    const isUp = roll() < 0.3
    const cube = isUp ? one(roll, floors) : { x: 3 * Math.floor(roll() * 8), y: 3 * Math.floor(roll() * 8) }
    const at = { x: inch(cube.x + between(roll, base, 3 - base)), y: inch(cube.y + between(roll, base, 3 - base)) }
    const level = isUp ? inch(3) : 0
    const others = bodies.map((other) => ({ at: other.at, radius: 'radius' in other.base ? other.base.radius : 0 }))
    if (!isApart(at, inch(base), [...wrecks, ...others])) continue
    const tall = roll() < 0.2 ? lying : height
    bodies.push({
      ref: `m${bodies.length}`,
      at,
      level,
      base: { radius: inch(base) },
      baseHeight: inch(0.12),
      hull: { radius: inch(hull) },
      height: inch(tall),
      eye: inch(Math.min(eye, tall)),
    })
  }
  return tableOf(things, bodies, inch(24))
}

/** A table of random boxes, irregular prisms, columns, hulls and bumpy meshes, some of them floating. */
export function jumble(count: number, roll: Roll): SightTable {
  const things: (SightPiece & { readonly at: Point; readonly radius: Units })[] = []
  const bodies: SightMiniature[] = []
  const side = inch(24)
  const somewhere = (): Point => ({
    x: Math.round(between(roll, inch(1), side - inch(1))),
    y: Math.round(between(roll, inch(1), side - inch(1))),
  })
  for (let i = 0; i < 22; i++) {
    const at = somewhere()
    const bottom = roll() < 0.3 ? inch(between(roll, 0.3, 1.4)) : 0
    things.push({ ref: `thing${i}`, solids: [randomSolid(i % 5, at, bottom, roll)], at, radius: inch(1.75) })
  }
  for (let tries = 0; bodies.length < count && tries < 5000; tries++) {
    const at = somewhere()
    const radius = inch(between(roll, 0.3, 0.8))
    if (!isApart(at, radius, [...things, ...bodies.map((body) => ({ at: body.at, radius: inch(0.8) }))])) continue
    const height = inch(between(roll, 0.8, 2.8))
    bodies.push({
      ref: `m${bodies.length}`,
      at,
      level: 0,
      base: { radius },
      baseHeight: inch(0.12),
      hull: { radius: Math.round(radius * 0.9) },
      height,
      eye: Math.round(height * 0.9),
    })
  }
  return tableOf(things, bodies, side)
}

function randomSolid(kind: number, at: Point, bottom: Units, roll: Roll): Solid {
  const size = () => inch(between(roll, 0.3, 1.2))
  const top = bottom + inch(between(roll, 0.4, 2.6))
  const turned = (turn: number, away: Units): Point => {
    const { x, y } = direction(Math.round(turn))
    return { x: Math.round(at.x + x * away), y: Math.round(at.y + y * away) }
  }
  if (kind === 0) return box(at.x - size(), at.y - size(), at.x + size(), at.y + size(), bottom, top)
  if (kind === 1) {
    const away = size()
    return { type: 'prism', outline: [0, 72, 144, 216, 288].map((turn) => turned(turn, away)), bottom, top }
  }
  if (kind === 2) return { type: 'cylinder', at, radius: size(), bottom, top }
  const corner = (): Point3 => ({ ...turned(between(roll, 0, 360), size()), z: Math.round(between(roll, bottom, top)) })
  if (kind === 3) return { type: 'polyhedron', corners: Array.from({ length: 9 }, corner) }
  // A bumpy closed mesh: rings of eight corners and two poles.
  const rings = 5
  const corners: number[] = [at.x, at.y, bottom]
  for (let ring = 0; ring < rings; ring++)
    for (let i = 0; i < 8; i++) {
      const { x, y } = turned(i * 45, size())
      corners.push(x, y, Math.round(bottom + ((ring + 0.5) / rings) * (top - bottom)))
    }
  corners.push(at.x, at.y, top)
  const last = corners.length / 3 - 1
  const triangles: number[] = []
  for (let i = 0; i < 8; i++) {
    const next = (i + 1) % 8
    triangles.push(0, 1 + next, 1 + i, last, last - 8 + i, last - 8 + next)
    for (let ring = 0; ring + 1 < rings; ring++) {
      const [a, b] = [1 + ring * 8 + i, 1 + ring * 8 + next]
      triangles.push(a, b, b + 8, a, b + 8, a + 8)
    }
  }
  return { type: 'mesh', corners, triangles }
}
