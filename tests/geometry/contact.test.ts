import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { segmentDistance } from '../../src/geometry/clearance'
import { fitsOnTop, roomOnTop, spotOnTop } from '../../src/geometry/climb'
import { place } from '../../src/geometry/heading'
import { distance, nearestPoint } from '../../src/geometry/measure'
import { boundsOf, hull } from '../../src/geometry/outline'
import { contains, inContact, overlaps } from '../../src/geometry/overlap'
import { contactSpots, pocketSpots, snapToContact, touchingSpots } from '../../src/geometry/ring'
import { isFree } from '../../src/geometry/sweep'
import type { Footprint, Point } from '../../src/geometry/types'
import { at, box, CONTACT_TOL, disc, GEO_TOL, inch, outline, parts } from './inches'
import * as tables from './tables'

const R = 1270

describe('EX-HIL-03: room on a top', () => {
  it('GC-29: three inches by three fit, nine tenths deep do not, exactly an inch does', () => {
    expect(fitsOnTop(box(2, 0, 5, 3), R)).toBe(true)
    expect(fitsOnTop(box(2, 0, 5, 0.9), R)).toBe(false)
    expect(fitsOnTop(box(2, 0, 5, 1), R)).toBe(true)
    expect(fitsOnTop(box(2, 0, 3, 1), R)).toBe(true)
    expect(boundsOf(roomOnTop(box(2, 0, 5, 3), R)).minX).toBeCloseTo(inch(2.5), 4)
  })
  it('the spot is the one asked for, or the nearest', () => {
    expect(spotOnTop(box(2, 0, 5, 3), R, 0, at(2.5, 1.5))).toEqual(at(2.5, 1.5))
    expect(spotOnTop(box(2, 0, 5, 3), R, 0, at(1.5, 1.5))).toEqual(at(2.5, 1.5))
  })
  it('whatever the heading', () => {
    for (let heading = 0; heading < 360; heading++) {
      const top = (deep: number) =>
        place(outline([-1.5, -deep / 2], [1.5, -deep / 2], [1.5, deep / 2], [-1.5, deep / 2]), at(9, 9), heading)
      expect(fitsOnTop(top(0.995), R, 0)).toBe(false)
      expect(fitsOnTop(top(1.01), R, 0)).toBe(true)
      expect(fitsOnTop(top(1), R, GEO_TOL)).toBe(true)
    }
  })
  it('agrees with trying places', () => {
    const { saw, count } = tables.counter()
    fc.assert(
      fc.property(tables.convex(0, 5000), tables.radius, tables.point(0, 9000), (top, radius, towards) => {
        const spot = spotOnTop(top, radius, 0, towards)
        const { minX, minY, maxX, maxY } = boundsOf(top)
        let nearest: Point | undefined
        for (let i = 1; i < 40; i++)
          for (let k = 1; k < 40; k++) {
            const where = { x: Math.round(minX + ((maxX - minX) * i) / 40), y: Math.round(minY + ((maxY - minY) * k) / 40) }
            if (!contains(top, { at: where, radius })) continue
            if (nearest === undefined || distance(where, towards) < distance(nearest, towards)) nearest = where
          }
        saw(spot === undefined ? 'none' : 'some')
        if (spot === undefined) expect(nearest).toBeUndefined()
        else {
          expect(contains(top, { at: spot, radius })).toBe(true)
          if (nearest) expect(distance(spot, towards)).toBeLessThanOrEqual(distance(nearest, towards) + 33)
        }
      }),
      { numRuns: 1000 },
    )
    expect(Math.min(count('none'), count('some'))).toBeGreaterThan(50)
  })
})

describe('EX-MEL-03: places in contact', () => {
  const ask = (
    mover: Point,
    target: Parameters<typeof contactSpots>[0]['target'],
    obstacles: Parameters<typeof contactSpots>[0]['obstacles'],
    maxMove?: number,
    spots = contactSpots,
  ) =>
    spots({
      mover: { at: mover, radius: R },
      target,
      obstacles,
      tolerance: GEO_TOL,
      contact: CONTACT_TOL,
      ...(maxMove === undefined ? {} : { maxMove }),
    })

  it('straight ahead first', () => {
    expect(ask(at(0, 0), { disc: disc(2.8, 0) }, [])[0]).toEqual({ at: at(1.8, 0), moved: inch(1.8) })
    expect(ask(at(0, 0), parts(box(2, -1, 3, 1)), [])[0]).toEqual({ at: at(1.5, 0), moved: inch(1.5) })
  })
  it('GC-54: not the point straight ahead, where a friend would be overlapped, but one beside it', () => {
    const target = { disc: disc(3, 0) }
    const friend = { disc: disc(2, 0) }
    const mover = at(0.6, 1.6)
    const spots = ask(mover, target, [friend])
    expect(spots.length).toBeGreaterThan(10)
    expect(distance(spots[0]?.at ?? mover, at(2.5, 0.866))).toBeLessThan(8)
    expect(Math.min(...spots.map((spot) => distance(spot.at, at(2.72, 0.96))))).toBeLessThan(inch(0.04))
    for (const spot of spots) expect(overlaps({ at: spot.at, radius: R }, friend, GEO_TOL)).toBe(false)
  })
  it('EX-HIL-08: at most two inches towards a long obstacle', () => {
    const spots = ask(at(0, 0), parts(box(2, -9, 3, 9)), [], inch(2))
    expect(spots[0]?.at).toEqual(at(1.5, 0))
    expect(Math.max(...spots.map(({ moved }) => moved))).toBeLessThanOrEqual(inch(2))
    expect(Math.max(...spots.map((spot) => spot.at.y))).toBeGreaterThan(inch(1.1))
  })
  it('a target hemmed in all round leaves no place', () => {
    const around = Array.from({ length: 12 }, (_, i) => ({
      disc: disc(10 + Math.cos(i / 1.91) * 1.3, 10 + Math.sin(i / 1.91) * 1.3, 0.3),
    }))
    expect(ask(at(6, 10), { disc: disc(10, 10) }, around)).toEqual([])
  })

  it('all are legal, in order, and none better was missed', () => {
    const { saw, count } = tables.counter()
    fc.assert(
      fc.property(
        tables.point(0, 9000),
        tables.footprint(0, 9000),
        fc.array(tables.footprint(0, 9000), { maxLength: 3 }),
        (mover, target, obstacles) => {
          fc.pre(!overlaps({ at: mover, radius: R }, target, GEO_TOL))
          const spots = ask(mover, target, obstacles)
          saw(spots.length === 0 ? 'none' : 'some')
          const isLegal = (where: Point) =>
            inContact({ at: where, radius: R }, target, GEO_TOL, CONTACT_TOL) &&
            obstacles.every((one) => !overlaps({ at: where, radius: R }, one, GEO_TOL)) &&
            isFree(R, [mover, where], [target], GEO_TOL)
          for (const spot of spots) expect(isLegal(spot.at)).toBe(true)
          for (const some of [touchingSpots, pocketSpots])
            ask(mover, target, obstacles, undefined, some).forEach(({ moved }, i, all) => {
              expect(moved).toBeGreaterThanOrEqual(all[i - 1]?.moved ?? 0)
            })
          let isOverlooked = false
          for (let degrees = 0; degrees < 360; degrees += 1.7) {
            const radians = (degrees * Math.PI) / 180
            const toward = {
              x: Math.round(mover.x + 6000 * Math.cos(radians)),
              y: Math.round(mover.y + 6000 * Math.sin(radians)),
            }
            const where = snapToContact(toward, R, target, GEO_TOL, CONTACT_TOL)
            if (where === undefined || !isLegal(where)) continue
            // A free slot narrower than the steps around the target may be overlooked.
            if ((spots[0]?.moved ?? Infinity) > distance(mover, where) + 60) isOverlooked = true
          }
          if (isOverlooked) saw('overlooked')
        },
      ),
      { numRuns: 500 },
    )
    expect(Math.min(count('none'), count('some'))).toBeGreaterThan(20)
    expect(count('overlooked')).toBeLessThan(10)
  })

  it('where a unit of room is left on all sides a place is found, however narrow it is and whatever its gap', () => {
    const { saw, count } = tables.counter()
    const fraction = fc.double({ min: 0, max: 1, noNaN: true })
    const around = (middle: Point, away: number, turn: number): Point => ({
      x: Math.round(middle.x + away * Math.cos(2 * Math.PI * turn)),
      y: Math.round(middle.y + away * Math.sin(2 * Math.PI * turn)),
    })
    /** Stands a few units from the disc at a place: round, or with a straight edge towards it. */
    const neighbour = fc.record({
      turn: fraction,
      slack: fc.integer({ min: 0, max: 6 }),
      isRound: fc.boolean(),
      radius: tables.radius,
    })
    const beside = (
      middle: Point,
      { turn, slack, isRound, radius }: { turn: number; slack: number; isRound: boolean; radius: number },
    ) => {
      if (isRound) return { disc: { at: around(middle, R + radius + slack, turn), radius } }
      const [foot, far] = [around(middle, R + slack, turn), around(middle, R + slack + 2000, turn)]
      const [dx, dy] = [(far.x - foot.x) / 2, (far.y - foot.y) / 2]
      const corners = [foot, far].flatMap(({ x, y }) => [
        { x: Math.round(x - dy), y: Math.round(y + dx) },
        { x: Math.round(x + dy), y: Math.round(y - dx) },
      ])
      return { parts: [hull(corners)] }
    }
    fc.assert(
      fc.property(
        tables.point(20000, 29000),
        fc.oneof(
          tables.footprint(20000, 29000),
          tables.disc(20000, 29000).map((one) => ({ disc: one })),
        ),
        fc.integer({ min: -2, max: CONTACT_TOL }),
        fc.array(neighbour, { minLength: 1, maxLength: 4 }),
        fc.array(neighbour, { maxLength: 1 }),
        fc.record({ turn: fraction, away: fc.integer({ min: 60, max: 6000 }), slack: fc.integer({ min: 1, max: 40 }) }),
        fc.boolean(),
        (pointer, target, gap, others, barring, start, isTop) => {
          const touched = snapToContact(pointer, R, target, GEO_TOL, CONTACT_TOL)
          fc.pre(touched !== undefined)
          // The place that is to be found, or another one: so far away from the target.
          const foot = nearestPoint(touched as Point, target)
          const size = Math.max(1, distance(touched as Point, foot))
          const place = {
            x: Math.round(foot.x + (((touched as Point).x - foot.x) * (R + gap)) / size),
            y: Math.round(foot.y + (((touched as Point).y - foot.y) * (R + gap)) / size),
          }
          const mover = around(place, start.away, start.turn)
          const obstacles = others.map((one) => beside(place, one))
          const blockers = barring.map((one) => beside(place, one))
          const maxMove = Math.ceil(distance(mover, place)) + start.slack
          const inside = hull([0, 0.25, 0.5, 0.75].map((turn) => around(place, (R + start.slack) * Math.SQRT2, turn + 0.125)))
          const away = (footprint: Footprint) => segmentDistance(place, place, footprint)
          const tight = R - GEO_TOL + 1
          // Corners of a top may be rounded inwards, hence the second unit.
          const hasRoom =
            away(target) >= tight &&
            away(target) <= R + CONTACT_TOL - 1 &&
            [...obstacles, ...blockers].every((one) => away(one) >= tight) &&
            [target, ...blockers].every((one) => segmentDistance(mover, place, one) >= tight) &&
            (!isTop || contains(inside, { at: place, radius: tight + 1 }))
          const question = {
            mover: { at: mover, radius: R },
            target,
            obstacles,
            blockers,
            tolerance: GEO_TOL,
            contact: CONTACT_TOL,
            maxMove,
            ...(isTop ? { inside } : {}),
          }
          const pockets = pocketSpots(question)
          for (const { at: where, moved } of pockets) {
            expect(inContact({ at: where, radius: R }, target, GEO_TOL, CONTACT_TOL)).toBe(true)
            expect([...obstacles, ...blockers].some((one) => overlaps({ at: where, radius: R }, one, GEO_TOL))).toBe(false)
            expect(isFree(R, [mover, where], [target, ...blockers], GEO_TOL)).toBe(true)
            expect(!isTop || contains(inside, { at: where, radius: R }, GEO_TOL)).toBe(true)
            expect(moved).toBeLessThanOrEqual(maxMove)
          }
          if (!hasRoom) return saw('no room there')
          saw(touchingSpots(question).length > 0 ? 'touching' : 'only with a gap')
          expect(pockets.length).toBeGreaterThan(0)
        },
      ),
      { numRuns: 1500 },
    )
    expect(Math.min(count('no room there'), count('touching'), count('only with a gap'))).toBeGreaterThan(100)
  })

  it('snapping gives the touching centre nearest to the pointer', () => {
    expect(snapToContact(at(8.7, 0), R, { disc: disc(10, 0) }, GEO_TOL, CONTACT_TOL)).toEqual(at(9, 0))
    expect(snapToContact(at(9.6, 0), R, { disc: disc(10, 0) }, GEO_TOL, CONTACT_TOL)).toEqual(at(9, 0))
    expect(snapToContact(at(1.8, 0.3), R, parts(box(2, -1, 3, 1)), GEO_TOL, CONTACT_TOL)).toEqual(at(1.5, 0.3))
    const { saw, count } = tables.counter()
    fc.assert(
      fc.property(tables.point(0, 9000), tables.footprint(0, 9000), (pointer, target) => {
        const spot = snapToContact(pointer, R, target, GEO_TOL, CONTACT_TOL)
        saw(spot === undefined ? 'none' : 'some')
        if (spot !== undefined) expect(inContact({ at: spot, radius: R }, target, GEO_TOL, CONTACT_TOL)).toBe(true)
        else expect('parts' in target && target.parts.length > 1).toBe(true)
      }),
      { numRuns: 2000 },
    )
    expect(count('some')).toBeGreaterThan(1500)
  })
})
