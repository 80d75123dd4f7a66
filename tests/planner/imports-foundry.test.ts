import { describe, expect, test } from 'vitest'
import { faultsOf } from '../../src/planner/faults'
import type { FlatAsked, Imported } from '../../src/planner/imports/flat-map'
import { pictureOnMap } from '../../src/planner/imports/flat-map'
import { foundryOf, fromFoundry } from '../../src/planner/imports/foundry'
import { opened } from '../../src/planner/opened'
import { checkedLayout, lookOf } from '../../src/planner/read'
import { inch } from './sample'

/** A map of 20 by 12 squares of 100 pixels, with a margin of a quarter: five squares left and right, three above and below. */
const wall = (x1: number, y1: number, x2: number, y2: number, rest: object = {}) => ({
  c: [500 + x1 * 100, 300 + y1 * 100, 500 + x2 * 100, 300 + y2 * 100],
  move: 20,
  sight: 20,
  door: 0,
  ds: 0,
  ...rest,
})
const WALLS = [
  wall(2, 2, 10, 2),
  wall(10, 2, 10, 5),
  wall(10, 5, 10, 6, { door: 1 }),
  wall(4, 8, 4, 9, { door: 1, ds: 1 }),
  wall(12, 8, 14, 8, { sight: 0 }),
  wall(15, 8, 17, 8, { sight: 10 }),
  wall(2, 10, 6, 10, { move: 0, sight: 0 }),
]
const NEWER = {
  name: ' Old mill ',
  width: 2000,
  height: 1200,
  padding: 0.25,
  grid: { type: 1, size: 100, distance: 5, units: 'ft' },
  background: { src: 'worlds/mine/maps/Old%20mill.webp', offsetX: 0, offsetY: 0 },
  walls: WALLS,
}
const OLDER = {
  name: 'Old mill',
  width: 2000,
  height: 1200,
  padding: 0.25,
  grid: 100,
  gridType: 1,
  shiftX: 0,
  shiftY: 0,
  img: 'worlds/mine/maps/Old%20mill.webp',
  // As scenes of that time have it: one number for sight and light, counting 0, 1, 2.
  walls: WALLS.map(({ sight, move, ...rest }) => ({ ...rest, sense: sight === 10 ? 10 : sight / 20, move: move / 20 })),
}
const laid = (scene: object, asked?: Partial<FlatAsked>): Imported => {
  const found = fromFoundry(JSON.stringify(scene), asked)
  if (!found.ok) throw new Error(JSON.stringify(found.reason))
  expect(checkedLayout(JSON.parse(JSON.stringify(found.value.document)))).toEqual({ ok: true, value: found.value.document })
  return found.value
}
const refusal = (scene: object) => {
  const found = fromFoundry(JSON.stringify(scene))
  return found.ok ? 'read' : { key: found.reason.key, ...found.reason.says }
}
const boundsOf = ({ document }: Imported, kind: string) =>
  opened(document).pieces.flatMap(({ piece, bounds }) => (piece.kind.startsWith(`own/${kind}`) ? [bounds] : []))

describe('scenes of Foundry', () => {
  test.each([
    ['newer', NEWER],
    ['older', OLDER],
  ])('%s: walls, doors and windows stand where they are, the margin is none of the table', (_form, scene) => {
    expect(lookOf(scene)).toBe('foundry-scene')
    const made = laid(scene)
    expect(made.document.size).toEqual({ width: inch(20), depth: inch(12) })
    // The corner of walls is one piece: from 2 to 10 across, its far wall two squares from the far edge.
    expect(boundsOf(made, 'wall')).toEqual([{ minX: inch(1.9), maxX: inch(10.1), minY: inch(6.9), maxY: inch(10.1) }])
    expect(boundsOf(made, 'door')).toHaveLength(1)
    expect(boundsOf(made, 'window').map(({ minY }) => Math.round(minY / inch(1)))).toEqual([4])
    expect(boundsOf(made, 'object')).toHaveLength(1)
    expect(made.left.map(({ says }) => says?.why)).toEqual(['open', 'nothing'])
  })
  test('a round window of many short ones has no gaps, and stands clear of the walls at its ends', () => {
    const turn = (i: number) => ({ x: 10 + 2 * Math.cos((i * Math.PI) / 24), y: 6 + 2 * Math.sin((i * Math.PI) / 24) })
    const round = Array.from({ length: 24 }, (_, i) => wall(turn(i).x, turn(i).y, turn(i + 1).x, turn(i + 1).y, { sight: 0 }))
    const made = laid({ ...NEWER, walls: [wall(12, 6, 16, 6), ...round, wall(8, 6, 4, 6)] }, { thickness: inch(0.3) })
    const windows = Object.entries(made.document.own).filter(([id]) => id.startsWith('window'))
    // One piece; each stretch is shorter than walls are thick, and only the two at the ends give way.
    expect(windows.map(([, own]) => own.parts.length)).toEqual([24])
    expect(faultsOf(made.document)).toEqual([])
  })
  test('closed doors are gaps or windows where that is asked', () => {
    expect(boundsOf(laid(NEWER, { portals: 'gap' }), 'door')).toEqual([])
    expect(boundsOf(laid(NEWER, { portals: 'window' }), 'window')).toHaveLength(2)
  })
  test('margins are whole squares, and a shifted picture shifts them', () => {
    const odd = { ...NEWER, width: 2010, height: 1190, padding: 0.1, walls: [{ c: [350, 260, 750, 260] }] }
    // A tenth is 201 and 119 pixels: three squares and two.
    const [plain] = boundsOf(laid(odd), 'wall')
    expect(plain?.minX).toBe(inch(0.5 - 0.1))
    expect(plain?.maxY).toBe(Math.round(inch(11.9)) - inch(0.6) + inch(0.1))
    const shifted = { ...odd, background: { src: 'a.png', offsetX: 50, offsetY: -20 } }
    const [moved] = boundsOf(laid(shifted), 'wall')
    expect(moved?.minX).toBe(inch(1 - 0.1))
    expect((plain?.maxY ?? 0) - (moved?.maxY ?? 0)).toBe(-inch(0.2))
    const older = { ...OLDER, width: 2010, height: 1190, padding: 0.1, shiftX: 50, shiftY: -20, walls: odd.walls }
    expect(boundsOf(laid(older), 'wall')).toEqual([moved])
  })
  test('a scene without margin, and one whose walls end beyond it', () => {
    const bare = { ...NEWER, padding: 0, walls: [{ c: [0, 600, 3000, 600] }, { c: [2500, 0, 2600, 0] }] }
    const made = laid(bare)
    expect(boundsOf(made, 'wall').map(({ minX, maxX }) => [minX, maxX])).toEqual([[0, inch(20)]])
    expect(made.left.map(({ says }) => says?.why)).toEqual(['off-map'])
  })
  test('its picture is known by its path; a film is left out', () => {
    const read = foundryOf(NEWER)
    expect(read.ok && read.value.picture).toEqual({ path: 'worlds/mine/maps/Old%20mill.webp' })
    const film = foundryOf({ ...NEWER, background: { src: 'a/b.webm' } })
    expect(film.ok && [film.value.picture, film.value.left.map(({ says }) => says?.why)]).toEqual([
      undefined,
      ['open', 'nothing', 'film'],
    ])
    const level = { ...NEWER, background: undefined, levels: [{ background: null }, { background: { src: 'a/c.png' } }] }
    const newest = foundryOf(level)
    expect(newest.ok && newest.value.picture).toEqual({ path: 'a/c.png' })
    const none = foundryOf({ ...NEWER, background: { src: null } })
    expect(none.ok && none.value.picture).toBeUndefined()
  })
  test('one odd wall is left out, an odd scene refused with its path', () => {
    const odd = laid({ ...NEWER, walls: [...WALLS, { c: [1, 2, 'x', 4] }, { c: [1, 2] }] })
    expect(odd.left.map(({ says }) => says?.at)).toContain('walls[8]')
    expect(refusal({ ...NEWER, width: -4 })).toMatchObject({ key: 'import-damaged', at: 'width' })
    expect(refusal({ ...NEWER, walls: [{ c: [0, 0, 0, 0] }], background: null })).toMatchObject({ key: 'import-nothing' })
    expect(refusal({ ...NEWER, walls: 'none' })).toMatchObject({ key: 'import-foreign' })
  })
})

describe("a map's picture", () => {
  const size = { x: 20, y: 12 }
  test('of the shape of the map it covers it, whatever its pixels', () => {
    expect(pictureOnMap(size, {}, { width: 1000, height: 600 }, inch(1))).toEqual({ at: { x: 0, y: 0 }, width: inch(20) })
    expect(pictureOnMap(size, { pixels: 70 }, { width: 1000, height: 604 }, inch(1))).toEqual({
      at: { x: 0, y: inch(12) - Math.round(inch(20) * 0.604) },
      width: inch(20),
    })
  })
  test('of another shape it is as large as its pixels in a square say, from the far left corner', () => {
    expect(pictureOnMap(size, { pixels: 100 }, { width: 2400, height: 1000 }, inch(2))).toEqual({
      at: { x: 0, y: inch(4) },
      width: inch(48),
    })
  })
})
