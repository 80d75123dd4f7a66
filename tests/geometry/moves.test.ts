import { describe, expect, it } from 'vitest'
import { slide } from '../../src/geometry/slide'
import { lastFree } from '../../src/geometry/stop'
import { sweep } from '../../src/geometry/sweep'
import type { Convex, Disc, Element } from '../../src/geometry/types'
import { at, box, CONTACT_TOL, disc, element, GEO_TOL, inch } from './inches'

const R = inch(0.5)
const meet = (path: readonly [number, number][], ...shapes: (Convex | Disc)[]) =>
  sweep(
    R,
    path.map(([x, y]) => at(x, y)),
    shapes.map((shape, i) => element(`e${i}`, shape)),
    GEO_TOL,
  ).contacts.map(({ ref, at: place }) => [ref, place])

describe('sweep: what is met on the way, in order, and where', () => {
  const barrier = box(2, -3, 2.5, 3)
  it('GC-04 EX-OBS-04: a barrier is touched at (1.5,0)', () => {
    expect(
      meet(
        [
          [0, 0],
          [3.2, 0],
        ],
        barrier,
      ),
    ).toEqual([['e0', at(1.5, 0)]])
  })
  it('GC-26 EX-OBS-07: two obstacles in path order', () => {
    const contacts = meet(
      [
        [0, 0],
        [5, 0],
      ],
      box(3.2, -2, 3.6, 2),
      box(1.5, -2, 1.8, 2),
    )
    expect(contacts).toEqual([
      ['e1', at(1, 0)],
      ['e0', at(2.7, 0)],
    ])
  })
  it('GC-25: ending clear on the far side still crosses', () => {
    expect(
      meet(
        [
          [0, 0],
          [3, 0],
        ],
        barrier,
      ),
    ).toHaveLength(1)
  })
  it('GC-50: an engagement move across a low obstacle meets it at (0.3,0) and does not enter the target', () => {
    expect(
      meet(
        [
          [0, 0],
          [1.8, 0],
        ],
        box(0.8, -2, 1, 2),
        disc(2.8, 0),
      ),
    ).toEqual([['e0', at(0.3, 0)]])
  })
  it('a path along a wall in contact does not enter it', () => {
    expect(
      meet(
        [
          [0, 0],
          [5, 0],
        ],
        box(0, 0.5, 5, 1),
      ),
    ).toEqual([])
    expect(
      meet(
        [
          [0, 0],
          [5, 0],
        ],
        box(0, 0.4999, 5, 1),
      ),
    ).toEqual([])
    expect(
      meet(
        [
          [0, 0],
          [5, 0],
        ],
        box(0, 0.497, 5, 1),
      ),
    ).toHaveLength(1)
  })
  it('a start in contact that turns in is touched at once, a start that leaves is not', () => {
    expect(
      meet(
        [
          [1.5, 0],
          [3.2, 0],
        ],
        barrier,
      ),
    ).toEqual([['e0', at(1.5, 0)]])
    expect(
      meet(
        [
          [1.5, 0],
          [0, 0],
        ],
        barrier,
      ),
    ).toEqual([])
  })
  it('an element met twice is reported once', () => {
    expect(
      meet(
        [
          [0, 0],
          [4, 0],
          [0, 1],
        ],
        barrier,
      ),
    ).toEqual([['e0', at(1.5, 0)]])
  })
  it('says how long the overlap lasts', () => {
    const contact = sweep(R, [at(0, 0), at(4, 0)], [element('b', barrier)], GEO_TOL).contacts[0]
    expect(contact).toMatchObject({ along: inch(1.5), until: inch(3), depth: R })
  })
  it('leaving the table is told', () => {
    const table = { width: inch(36), depth: inch(36) }
    expect(sweep(R, [at(1, 1), at(0.5, 4)], [], GEO_TOL, table).leavesBox).toBe(false)
    expect(sweep(R, [at(1, 1), at(0.49, 4), at(3, 3)], [], GEO_TOL, table).leavesBox).toBe(true)
  })
})

describe('lastFree: the last allowed point before something', () => {
  it('GC-27 EX-OBS-08: exactly an inch from the enemy', () => {
    const enemy: Element = element('enemy', disc(2.5, 0))
    const path = [at(0, 0), at(4.5, 0)]
    const contact = sweep(R, path, [enemy], GEO_TOL).contacts[0]
    expect(contact?.at).toEqual(at(1.5, 0))
    const spot = lastFree(R, path, contact?.along ?? 0, [{ footprint: enemy.footprint, gap: inch(1) }])
    expect(spot).toEqual({ at: at(0.5, 0), along: inch(0.5) })
  })
  it('GC-28 EX-MOV-04: not in contact with a friend means farther than the contact tolerance', () => {
    const friend = { disc: disc(3, 0) }
    const keep = [{ footprint: friend, gap: CONTACT_TOL, isStrict: true }]
    expect(lastFree(R, [at(0, 0), at(4.5, 0)], inch(9), keep)?.at).toEqual(at(4.5, 0))
    expect(lastFree(R, [at(0, 0), at(4.5, 0)], inch(3), keep)?.at).toEqual({ x: inch(2) - 52, y: 0 })
  })
  it('undefined if no point is allowed, the start if only that is', () => {
    const near = { disc: disc(1, 0) }
    expect(lastFree(R, [at(0, 0), at(1, 0)], inch(1), [{ footprint: near, gap: 1 }])).toBeUndefined()
    expect(lastFree(R, [at(0, 0), at(1, 0)], inch(1), [{ footprint: near, gap: 0 }])).toEqual({ at: at(0, 0), along: 0 })
  })
  it('stays on the table', () => {
    const table = { width: inch(36), depth: inch(36) }
    expect(lastFree(R, [at(2, 2), at(-1, 2)], inch(3), [], table)?.at).toEqual(at(0.5, 2))
  })
})

describe('EX-MEL-15: push-back slides straight and stops early', () => {
  const push = (figure: Disc, from: Disc, stoppers: readonly Element[] = [], inside?: Convex) =>
    slide({
      disc: figure,
      towards: { dx: figure.at.x - from.at.x, dy: figure.at.y - from.at.y },
      distance: inch(1),
      stoppers: [element('pusher', from), ...stoppers],
      tolerance: GEO_TOL,
      ...(inside ? { inside } : {}),
    })
  it('GC-32: an inch straight back', () => {
    expect(push(disc(2, 0), disc(3, 0))).toEqual({ end: at(1, 0), moved: inch(1) })
  })
  it('GC-34: two attackers are pushed apart obliquely, exactly', () => {
    const tenth = disc(10, 0)
    expect(push(disc(9.4, 0.8), tenth, [element('other', disc(9.4, -0.8))]).end).toEqual(at(8.8, 1.6))
    expect(push(disc(9.4, -0.8), tenth, [element('other', disc(8.8, 1.6))]).end).toEqual(at(8.8, -1.6))
  })
  it('GC-41: a wall stops it in contact', () => {
    const answer = push(disc(2, 0), disc(3, 0), [element('wall', box(0.5, -2, 1.1, 2))])
    expect(answer).toEqual({ end: at(1.6, 0), moved: inch(0.4), stoppedBy: 'wall' })
  })
  it('GC-51: on top, with room', () => {
    expect(push(disc(4.2, 1.5), disc(5.2, 1.5), [], box(2, 0, 8, 3))).toEqual({ end: at(3.2, 1.5), moved: inch(1) })
  })
  it('on top, the edge stops it', () => {
    expect(push(disc(3, 1.5), disc(4, 1.5), [], box(2, 0, 8, 3))).toEqual({
      end: at(2.5, 1.5),
      moved: inch(0.5),
      stoppedBy: 'edge',
    })
  })
  it('a contact already present stops only a way into it', () => {
    const beside = element('beside', box(1, 0.5, 3, 1))
    expect(push(disc(2, 0), disc(3, 0), [beside]).end).toEqual(at(1, 0))
    expect(push(disc(2, 0), disc(2, -1), [beside])).toEqual({ end: at(2, 0), moved: 0, stoppedBy: 'beside' })
  })
})
