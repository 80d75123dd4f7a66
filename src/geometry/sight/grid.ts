/**
 * A grid over the table: which parts stand in which cell, their lowest and highest points, and which small cells a single part
 * fills. Queries walk the cells below a segment. Many blocked segments are decided by a filled cell, without testing any solid.
 *
 * All limits stored here are a unit too wide, so that no part is missed; the exact test of the part decides. Units as in
 * `types.ts`.
 */
import type { Box } from '../types'
import { APART, FILLS, relation } from './lie'
import { BOUNDS, BOX, CYLINDER, type Parts, PRISM } from './parts'

/** The number of cells along the longer side of a table. */
const CELLS = 40
/** Each side of a cell is divided into this many parts, to record which small cells are filled. */
export const FINE = 8
/** The smallest cell: a tenth of an inch. */
const LEAST = 254

/** Heights in the grid are counted in steps of 32 units, that is, shifted right by this many bits. */
export const STEP = 5
/** A pair of heights for an empty cell. */
const NOWHERE = 1

export interface Grid {
  /** The bounds within which segments are on the grid. */
  readonly width: number
  readonly depth: number
  readonly size: number
  readonly columns: number
  readonly rows: number
  /** The heights between which anything stands in a cell, in steps: lowest in the low half of the number, highest in the high. */
  readonly held: Int32Array
  /**
   * For small cells, `FINE` by `FINE` per cell: the heights between which one part fills the whole small cell, counting only
   * steps completely inside, as a pair like those of `held`; and the index of that part, or -1.
   */
  readonly filled: Int32Array
  readonly filler: Int32Array
  /** For each cell: where its list begins in `items`, the list's length, and its capacity. */
  readonly first: Int32Array
  readonly count: Int32Array
  readonly room: Int32Array
  /** Indices of parts. */
  items: Int32Array
  used: number
  /** Parts that extend beyond the table: tested only by segments that do, too. */
  readonly beyond: Set<number>
}

export const gridFor = ({ width, depth }: Box): Grid => {
  const size = Math.max(LEAST, Math.max(width, depth) / CELLS)
  // One more cell at the far sides, so that a point on the table's edge also has a cell.
  const columns = Math.ceil(width / size) + 1
  const rows = Math.ceil(depth / size) + 1
  const cells = columns * rows
  return {
    width,
    depth,
    size,
    columns,
    rows,
    held: new Int32Array(cells).fill(NOWHERE),
    filled: new Int32Array(cells * FINE * FINE).fill(NOWHERE),
    filler: new Int32Array(cells * FINE * FINE).fill(-1),
    first: new Int32Array(cells),
    count: new Int32Array(cells),
    room: new Int32Array(cells),
    items: new Int32Array(1024),
    used: 0,
    beyond: new Set(),
  }
}

/** Two heights in steps as one number. Heights below the table count as 0, as all relevant segments end above it. */
const pairOf = (least: number, most: number): number => (most < Math.max(0, least) ? NOWHERE : (most << 16) | Math.max(0, least))
/** All steps that may contain a height between two heights, with a unit of margin. */
const stepsAround = (bottom: number, top: number): number => pairOf((bottom - 1) >> STEP, Math.max(0, (top + 1) >> STEP))
/** The steps that lie entirely between two heights. */
const stepsWithin = (bottom: number, top: number): number => pairOf((bottom >> STEP) + 1, ((top - 1) >> STEP) - 1)

/** Widens a cell's heights for a part that was added. The cell's other parts are not read, so that thousands may share a cell. */
const widen = (grid: Grid, parts: Parts, cell: number, id: number): void => {
  const own = stepsAround(parts.bounds[id * BOUNDS + 2] as number, parts.bounds[id * BOUNDS + 5] as number)
  const held = grid.held[cell] as number
  grid.held[cell] = held === NOWHERE ? own : (Math.max(held >> 16, own >> 16) << 16) | Math.min(held & 0xffff, own & 0xffff)
}

/** Recomputes the heights between which the parts of a cell stand. */
const sumUp = (grid: Grid, parts: Parts, cell: number): void => {
  let top = -Infinity
  let bottom = Infinity
  const first = grid.first[cell] as number
  for (let i = first; i < first + (grid.count[cell] as number); i++) {
    const at = (grid.items[i] as number) * BOUNDS
    top = Math.max(top, parts.bounds[at + 5] as number)
    bottom = Math.min(bottom, parts.bounds[at + 2] as number)
  }
  grid.held[cell] = top < bottom ? NOWHERE : stepsAround(bottom, top)
}

const thickness = ({ bounds }: Parts, id: number): number =>
  (bounds[id * BOUNDS + 5] as number) - (bounds[id * BOUNDS + 2] as number)

const mayFill = ({ kind }: Parts, id: number): boolean => kind[id] === PRISM || kind[id] === BOX || kind[id] === CYLINDER
/** Whether a part fills a small cell. Its bounds are tested first, which decides most cases. */
const fills = ({ size }: Grid, parts: Parts, id: number, i: number, j: number): boolean => {
  const at = id * BOUNDS
  const { bounds } = parts
  const side = size / FINE
  if ((bounds[at] as number) > i * side || (bounds[at + 3] as number) < (i + 1) * side) return false
  if ((bounds[at + 1] as number) > j * side || (bounds[at + 4] as number) < (j + 1) * side) return false
  return relation(parts, id, i * side, j * side, (i + 1) * side, (j + 1) * side) === FILLS
}

const fillWith = (grid: Grid, parts: Parts, small: number, id: number): void => {
  grid.filler[small] = id
  grid.filled[small] = stepsWithin(parts.bounds[id * BOUNDS + 2] as number, parts.bounds[id * BOUNDS + 5] as number)
}

/** Calls back for the small cells of a cell that a part may fill, going by its bounds. */
const eachSmall = (grid: Grid, parts: Parts, id: number, x: number, y: number, call: (i: number, j: number) => void) => {
  const small = (k: number) => ((parts.bounds[id * BOUNDS + k] as number) * FINE) / grid.size
  const [from, to] = [Math.max(x * FINE, Math.floor(small(0))), Math.min((x + 1) * FINE, Math.ceil(small(3)))]
  const past = Math.min((y + 1) * FINE, Math.ceil(small(4)))
  for (let j = Math.max(y * FINE, Math.floor(small(1))); j < past; j++) for (let i = from; i < to; i++) call(i, j)
}
const smallAt = ({ columns }: Grid, i: number, j: number): number => j * columns * FINE + i
/** Records a part as filling the small cells that it covers, unless another part already fills more of their height. */
const fill = (grid: Grid, parts: Parts, id: number, x: number, y: number): void => {
  if (!mayFill(parts, id)) return
  eachSmall(grid, parts, id, x, y, (i, j) => {
    const small = smallAt(grid, i, j)
    const before = grid.filler[small] as number
    if (before >= 0 && thickness(parts, before) >= thickness(parts, id)) return
    if (fills(grid, parts, id, i, j)) fillWith(grid, parts, small, id)
  })
}

/** The tallest part of a cell that fills a small cell of it, the first one of several; -1 if none does. */
const tallestFiller = (grid: Grid, parts: Parts, cell: number, i: number, j: number): number => {
  const first = grid.first[cell] as number
  let best = -1
  for (let k = first; k < first + (grid.count[cell] as number); k++) {
    const id = grid.items[k] as number
    const isTaller = best < 0 || thickness(parts, id) > thickness(parts, best)
    if (isTaller && mayFill(parts, id) && fills(grid, parts, id, i, j)) best = id
  }
  return best
}

/** After a part was removed: fills its small cells with the tallest other part of the cell that fills them. */
const refill = (grid: Grid, parts: Parts, gone: number, cell: number, x: number, y: number): void =>
  eachSmall(grid, parts, gone, x, y, (i, j) => {
    const small = smallAt(grid, i, j)
    if (grid.filler[small] !== gone) return
    grid.filler[small] = -1
    grid.filled[small] = NOWHERE
    const next = tallestFiller(grid, parts, cell, i, j)
    if (next >= 0) fillWith(grid, parts, small, next)
  })

/** Repacks all lists once half of the space is lost to lists that have moved. */
const tidy = (grid: Grid, needed: number): void => {
  let total = needed
  for (let cell = 0; cell < grid.room.length; cell++) total += (grid.count[cell] as number) > 0 ? (grid.room[cell] as number) : 0
  const items = new Int32Array(total * 2 + 1024)
  let used = 0
  for (let cell = 0; cell < grid.room.length; cell++) {
    const count = grid.count[cell] as number
    const first = grid.first[cell] as number
    items.set(grid.items.subarray(first, first + count), used)
    grid.first[cell] = used
    if (count === 0) grid.room[cell] = 0
    used += grid.room[cell] as number
  }
  grid.items = items
  grid.used = used
}

const addItem = (grid: Grid, cell: number, item: number): void => {
  const count = grid.count[cell] as number
  if (count === grid.room[cell]) {
    const room = Math.max(4, count * 2)
    if (grid.used + room > grid.items.length) tidy(grid, room)
    const first = grid.first[cell] as number
    grid.items.copyWithin(grid.used, first, first + count)
    grid.first[cell] = grid.used
    grid.room[cell] = room
    grid.used += room
  }
  grid.items[(grid.first[cell] as number) + count] = item
  grid.count[cell] = count + 1
}

const dropItem = (grid: Grid, cell: number, id: number): boolean => {
  const first = grid.first[cell] as number
  const last = first + (grid.count[cell] as number) - 1
  for (let i = first; i <= last; i++) {
    if (grid.items[i] !== id) continue
    grid.items[i] = grid.items[last] as number
    grid.count[cell] = last - first
    return true
  }
  return false
}

/** Calls back for every cell that the bounds of a part reach, with a unit of margin. */
const eachCell = (grid: Grid, parts: Parts, id: number, call: (cell: number, x: number, y: number) => void): void => {
  const { size, columns, rows } = grid
  const at = id * BOUNDS
  const column = (x: number) => Math.min(columns - 1, Math.max(0, Math.floor(x / size)))
  const row = (y: number) => Math.min(rows - 1, Math.max(0, Math.floor(y / size)))
  const [x0, y0] = [(parts.bounds[at] as number) - 1, (parts.bounds[at + 1] as number) - 1]
  const [x1, y1] = [(parts.bounds[at + 3] as number) + 1, (parts.bounds[at + 4] as number) + 1]
  if (x1 < 0 || y1 < 0 || x0 > columns * size || y0 > rows * size) return
  for (let j = row(y0); j <= row(y1); j++) for (let i = column(x0); i <= column(x1); i++) call(j * columns + i, i, j)
}

/** Adds a part to the cells it stands in. Mutates the grid. */
export const putPart = (grid: Grid, parts: Parts, id: number): void => {
  const { size, width, depth } = grid
  const at = id * BOUNDS
  const isBeyond =
    (parts.bounds[at] as number) < 1 ||
    (parts.bounds[at + 1] as number) < 1 ||
    (parts.bounds[at + 3] as number) > width - 1 ||
    (parts.bounds[at + 4] as number) > depth - 1
  if (isBeyond) grid.beyond.add(id)
  eachCell(grid, parts, id, (cell, x, y) => {
    const how = relation(parts, id, x * size, y * size, (x + 1) * size, (y + 1) * size)
    if (how === APART) return
    addItem(grid, cell, id)
    widen(grid, parts, cell, id)
    fill(grid, parts, id, x, y)
  })
}

/** Removes a part from its cells; it must be unchanged since it was added. Mutates the grid. */
export const takePart = (grid: Grid, parts: Parts, id: number): void => {
  grid.beyond.delete(id)
  eachCell(grid, parts, id, (cell, x, y) => {
    if (!dropItem(grid, cell, id)) return
    sumUp(grid, parts, cell)
    refill(grid, parts, id, cell, x, y)
  })
}
