/** Random tables for property tests: half of all coordinates lie on a coarse grid, so that ties and touches happen. */
import fc from 'fast-check'
import { hull } from '../../src/geometry/outline'
import type { Convex, Disc, Element, Footprint, Point } from '../../src/geometry/types'

export const SIZE = 36 * 2540

/** Tables near each other: a corner of the table of a given width in units. */
export const point = (from = 0, to = SIZE): fc.Arbitrary<Point> => {
  const coordinate = fc.oneof(
    fc.integer({ min: from, max: to }),
    fc.integer({ min: Math.ceil(from / 635), max: Math.floor(to / 635) }).map((quarter) => quarter * 635),
  )
  return fc.record({ x: coordinate, y: coordinate })
}

export const radius = fc.constantFrom(635, 1270, 1270, 1600, 2540)

export const disc = (from = 0, to = SIZE): fc.Arbitrary<Disc> => fc.record({ at: point(from, to), radius })

const upright = (from: number, to: number): fc.Arbitrary<Convex> =>
  fc.tuple(point(from, to), fc.integer({ min: 1, max: 16 }), fc.integer({ min: 1, max: 16 })).map(([{ x, y }, width, depth]) => [
    { x, y },
    { x: x + width * 635, y },
    { x: x + width * 635, y: y + depth * 635 },
    { x, y: y + depth * 635 },
  ])

const crooked = (from: number, to: number): fc.Arbitrary<Convex> =>
  fc
    .tuple(point(from, to), fc.array(point(-5000, 5000), { minLength: 3, maxLength: 7 }))
    .map(([at, corners]) => hull(corners.map(({ x, y }) => ({ x: at.x + x, y: at.y + y }))))
    .filter((outline) => outline.length >= 3)

export const convex = (from = 0, to = SIZE): fc.Arbitrary<Convex> => fc.oneof(upright(from, to), crooked(from, to))

export const footprint = (from = 0, to = SIZE): fc.Arbitrary<Footprint> =>
  fc.oneof(
    disc(from, to).map((round): Footprint => ({ disc: round })),
    fc.array(convex(from, to), { minLength: 1, maxLength: 2 }).map((parts): Footprint => ({ parts })),
  )

export const elements = (from = 0, to = SIZE, most = 6): fc.Arbitrary<readonly Element[]> =>
  fc
    .array(footprint(from, to), { maxLength: most })
    .map((footprints) => footprints.map((one, i) => ({ ref: `e${i}`, footprint: one })))

/** A motion of the whole table that keeps every length exactly. */
export interface Motion {
  readonly name: string
  readonly isMirror: boolean
  readonly move: (point: Point) => Point
}

export const motion: fc.Arbitrary<Motion> = fc
  .record({ quarters: fc.integer({ min: 0, max: 3 }), isMirror: fc.boolean(), by: point(-SIZE, SIZE) })
  .map(({ quarters, isMirror, by }) => ({
    name: `${quarters} quarter turns, ${isMirror ? 'mirrored, ' : ''}by ${by.x},${by.y}`,
    isMirror,
    move: ({ x, y }) => {
      let turned = { x: isMirror ? -x : x, y }
      for (let i = 0; i < quarters; i++) turned = { x: -turned.y, y: turned.x }
      return { x: turned.x + by.x, y: turned.y + by.y }
    },
  }))

export const moveDisc = ({ move }: Motion, { at, radius: size }: Disc): Disc => ({ at: move(at), radius: size })

export const moveOutline = ({ move, isMirror }: Motion, outline: Convex): Convex => {
  const moved = outline.map(move)
  return isMirror ? moved.reverse() : moved
}

export const moveFootprint = (by: Motion, shape: Footprint): Footprint =>
  'disc' in shape ? { disc: moveDisc(by, shape.disc) } : { parts: shape.parts.map((part) => moveOutline(by, part)) }

export const moveElements = (by: Motion, all: readonly Element[]): readonly Element[] =>
  all.map(({ ref, footprint: shape }) => ({ ref, footprint: moveFootprint(by, shape) }))

/** Counts what a property saw, so that a test can tell that it saw something of each. */
export const counter = () => {
  const counts = new Map<string, number>()
  return {
    saw: (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1),
    count: (what: string): number => counts.get(what) ?? 0,
  }
}
