/**
 * Random battlefields that are fair and follow the rulebook's advice (DZ-TER-02 to 05): the second half is the first turned by
 * 180 degrees, no block of three by three squares is empty, small buildings outnumber large ones, and Size 1 and 2 can reach
 * every cube.
 */
import { oneOf, type Rng, seeded, shuffled } from '../../../kernel'
import {
  type Battlefield,
  COLUMNS,
  type Cube,
  type CubeSide,
  type Floor,
  type ObjectiveSquare,
  type Panel,
  ROWS,
  SIDES_OF_CUBE,
} from './board'
import { beside } from './facts/board'
import { built, type Column, type Storey } from './facts/built'
import { mirrored, opposite } from './facts/turned'
import { emptyBlocks, mapFaults } from './map-faults'

interface Square {
  readonly c: number
  readonly r: number
}
const nameOf = ({ c, r }: Square): string => `${c}-${r}`

/** Squares that must stay open ground because models are deployed there, and the mission's objectives. */
export interface Wishes {
  readonly clear: readonly Square[]
  readonly objectives: readonly ObjectiveSquare[]
}
export const NO_WISHES: Wishes = { clear: [], objectives: [] }

/** The number of attempts before the fallback is used. */
const DRAWS = 400

/** The battlefield for a seed; always the same one. */
export function generated(seed: number, wishes: Wishes = NO_WISHES): Battlefield {
  const rng = seeded(seed)
  for (let tries = 0; tries < DRAWS; tries++) {
    const drawn = draw(rng, wishes)
    if (drawn && mapFaults(drawn, wishes.objectives).every(({ fault, size }) => fault === 'unreachable' && size === 3))
      return drawn
  }
  throw new Error(`no fair battlefield was found for ${seed}`)
}

/** One attempt: buildings until no block is empty, then walkways and barricades. */
function draw(rng: Rng, { clear }: Wishes): Battlefield | undefined {
  const taken = new Set<string>([...clear, ...clear.map(opposite)].map(nameOf))
  const columns: Column[] = []
  const shapes = [...(rng.below(2) === 0 ? [LARGE] : []), LONG, ...(rng.below(2) === 0 ? [LONG] : [])]
  for (const shape of shapes) {
    const squares = placeFor(rng, shape, allSquares(), taken)
    if (squares) columns.push(...building(rng, squares, taken))
  }
  for (;;) {
    const [block] = shuffled(emptyBlocks(mirrored(built(columns))), rng)
    if (!block) break
    const near = [0, 1, 2].flatMap((dr) => [0, 1, 2].map((dc) => ({ c: block.c + dc, r: block.r + dr })))
    const squares = placeFor(rng, SMALL, near, taken)
    if (!squares) return undefined
    columns.push(...building(rng, squares, taken))
  }
  const walks = walkways(rng, columns)
  return mirrored(built([...columns, ...walks], barricades(rng, columns)))
}

type Shape = readonly (readonly [c: number, r: number])[]
const SMALL: readonly Shape[] = [[[0, 0]]]
const LONG: readonly Shape[] = [
  [
    [0, 0],
    [1, 0],
  ],
  [
    [0, 0],
    [0, 1],
  ],
]
const LARGE: readonly Shape[] = [
  [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ],
  [
    [0, 0],
    [1, 0],
    [1, 1],
  ],
]

const allSquares = (): readonly Square[] =>
  Array.from({ length: COLUMNS * ROWS }, (_, index) => ({ c: (index % COLUMNS) + 1, r: Math.floor(index / COLUMNS) + 1 }))

/** Free squares on the board for a shape that starts at one of `corners`, with space around them; undefined if there are none. */
function placeFor(
  rng: Rng,
  shapes: readonly Shape[],
  corners: readonly Square[],
  taken: ReadonlySet<string>,
): readonly Square[] | undefined {
  const shape = oneOf(shapes, rng)
  for (const corner of shuffled(corners, rng)) {
    const squares = shape.map(([dc, dr]) => ({ c: corner.c + dc, r: corner.r + dr }))
    const mirror = squares.map(opposite)
    const isFree = squares.every((square) => isOn(square) && !taken.has(nameOf(square)))
    // The building's turned copy must be at least one square away from it.
    const isApart = squares.every((a) => mirror.every((b) => Math.max(Math.abs(a.c - b.c), Math.abs(a.r - b.r)) > 1))
    if (isFree && isApart) return squares
  }
  return undefined
}
const isOn = ({ c, r }: Square): boolean => c >= 1 && c <= COLUMNS && r >= 1 && r <= ROWS

const OUTER: readonly Panel[] = ['full', 'full', 'winM', 'winM', 'doorL', 'doorL', 'winS', 'hatch-2']
const UPPER: readonly Panel[] = ['full', 'winM', 'winM', 'winS', 'doorL']

/** A building on these squares. They and their neighbours are marked as taken on both halves. */
function building(rng: Rng, squares: readonly Square[], taken: Set<string>): readonly Column[] {
  for (const square of squares)
    for (const near of [square, ...SIDES_OF_CUBE.map((side) => beside({ ...square, z: 1 }, side))])
      for (const both of [near, opposite(near)]) taken.add(nameOf(both))
  const storeys = squares.length > 2 ? 1 + rng.below(2) : squares.length === 2 || rng.below(3) > 0 ? 1 : 2
  const own = new Set(squares.map(nameOf))
  const outer = squares.flatMap((square) =>
    SIDES_OF_CUBE.filter((side) => !own.has(nameOf(beside({ ...square, z: 1 }, side)))).map((side) => ({ square, side })),
  )
  // Two doors on the ground floor, one on each storey above.
  const doors = shuffled(outer, rng).slice(0, 2)
  const isDoor = (square: Square, side: CubeSide, count: number) =>
    doors.slice(0, count).some((door) => door.side === side && nameOf(door.square) === nameOf(square))
  return squares.map((square) => {
    const sides = outer.filter((one) => one.square === square).map(({ side }) => side)
    const storey = (level: number): Storey =>
      Object.fromEntries(
        sides.map((side) => {
          if (isDoor(square, side, level === 1 ? 2 : 1)) return [side, level === 1 ? 'doorL' : 'winM']
          return [side, oneOf(level === 1 ? OUTER : UPPER, rng)]
        }),
      )
    const parapet: Storey = Object.fromEntries(sides.filter(() => rng.below(4) === 0).map((side) => [side, 'low']))
    const walls = Array.from({ length: storeys }, (_, index) => storey(index + 1))
    const decks = Array.from({ length: storeys }, (_, index): [number, Floor] => [
      index + 2,
      index + 1 < storeys && rng.below(2) === 0 ? 'hatch-floor-2' : 'floor',
    ])
    return { at: [square.c, square.r], storeys: [...walls, parapet], floors: Object.fromEntries(decks) }
  })
}

/** Up to two walkways between roofs of the same height that are one or two squares apart (DZ-TER-04). */
function walkways(rng: Rng, columns: readonly Column[]): readonly Column[] {
  const both = [...columns, ...columns.map((column): Column => ({ ...column, at: [9 - column.at[0], 9 - column.at[1]] }))]
  const roofs = new Map(
    both.map(({ at, floors }) => [`${at[0]}-${at[1]}`, Math.max(0, ...Object.keys(floors ?? {}).map(Number))]),
  )
  const found: (readonly Column[])[] = []
  for (const { at } of columns) {
    const [c, r] = at
    const level = roofs.get(`${c}-${r}`) ?? 0
    for (const [dc, dr, floor] of [
      [1, 0, 'half-ew'],
      [0, 1, 'half-ns'],
    ] as const) {
      for (const gap of [1, 2]) {
        const between = Array.from({ length: gap }, (_, index) => ({ c: c + dc * (index + 1), r: r + dr * (index + 1) }))
        const isOpen = between.every((square) => isOn(square) && !roofs.has(nameOf(square)))
        const crosses = between.some((square) => between.some((other) => nameOf(opposite(other)) === nameOf(square)))
        if (!isOpen || crosses || roofs.get(`${c + dc * (gap + 1)}-${r + dr * (gap + 1)}`) !== level) continue
        found.push(between.map((square): Column => ({ at: [square.c, square.r], storeys: [], floors: { [level]: floor } })))
      }
    }
  }
  const used = new Set<string>()
  return shuffled(found, rng)
    .slice(0, 2)
    .filter((walk) => {
      const names = walk.flatMap(({ at }) => [nameOf({ c: at[0], r: at[1] }), nameOf(opposite({ c: at[0], r: at[1] }))])
      if (names.some((name) => used.has(name))) return false
      for (const name of names) used.add(name)
      return true
    })
    .flat()
}

/** Two to four low walls on open ground. */
function barricades(rng: Rng, columns: readonly Column[]): readonly (readonly [Cube, CubeSide])[] {
  const near = new Set(
    columns.flatMap(({ at }) => {
      const square = { c: at[0], r: at[1] }
      return [square, opposite(square)].map(nameOf)
    }),
  )
  const found: (readonly [Cube, CubeSide])[] = []
  const count = 2 + rng.below(3)
  for (const square of shuffled(allSquares(), rng)) {
    const cube = { ...square, z: 1 }
    const side = oneOf(['E', 'S'] as const, rng)
    const other = beside(cube, side)
    if (!isOn(other) || near.has(nameOf(square)) || near.has(nameOf(other))) continue
    found.push([cube, side])
    if (found.length === count) return found
  }
  return found
}
