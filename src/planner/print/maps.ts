/** Maps of a table on a sheet: cells hatched by their values, with the outlines of pieces and areas on top. Millimetres. */
import type { LayoutDocument } from '../document'
import { opened } from '../opened'
import { type Block, paragraph } from './blocks'
import { type Hatching, hatched } from './hatch'
import { label } from './labels'
import { type Entry, legendRows } from './legend'
import { areaMarks } from './looks'
import { box, cornersOf, FINE, FIRM, HAIR, type Mark, type Rect, type Stroke, shape, strokes } from './marks'
import type { SheetWords } from './said'
import type { CellMap } from './sight-facts'
import { type Space, spaceOf, wholeTable } from './space'

/** The number of areas that get a map; others have only figures. */
export const MOST_AREAS = 4

/** The mean of the values; cells without one are ignored. */
export const average = (values: readonly number[]): number => {
  const there = values.filter((value) => Number.isFinite(value))
  return there.length === 0 ? 0 : there.reduce((sum, value) => sum + value, 0) / there.length
}

export const swatch = (text: string, hatching: Hatching | undefined): Entry => ({
  text,
  sign: (rect) => [...(hatching ? [strokes(hatched(cornersOf(rect), hatching), HAIR)] : []), box(rect, { width: FINE })],
})
export const legendBlock = (entries: readonly Entry[], width: number): Block => {
  const { height } = legendRows(entries, { x: 0, y: 0, width, height: 0 })
  return { height, marks: (x, y) => legendRows(entries, { x, y, width, height }).marks }
}
export interface Drawn {
  readonly title: string
  /** The map's own legend, below it. */
  readonly legend?: readonly Entry[]
  draw(space: Space): readonly Mark[]
}
/** Two maps side by side, or one above the other if the table is wide. */
export function mapBlocks(document: LayoutDocument, maps: readonly Drawn[], room: Rect): readonly Block[] {
  const { width, depth } = document.size
  const perRow = width > depth * 1.6 ? 1 : 2
  const each = (room.width - (perRow - 1) * 8) / perRow
  const rows = Array.from({ length: Math.ceil(maps.length / perRow) }, (_, row) => maps.slice(row * perRow, (row + 1) * perRow))
  const legends = maps.map(({ legend = [] }) => legendBlock(legend, each))
  const below = Math.max(0, ...legends.map((legend) => legend.height))
  // So that all rows of four maps fit on a sheet.
  const most = (room.height - 22) / Math.max(2, Math.min(2, rows.length)) - 12 - below
  const scale = Math.max(width / 100 / each, depth / 100 / most)
  const height = depth / 100 / scale
  return rows.map((row, at) => ({
    height: height + 11 + below,
    marks: (x, y) =>
      row.flatMap(({ title, draw }, index) => {
        const legend = legends[at * perRow + index]
        const left = x + index * (each + 8) + (each - width / 100 / scale) / 2
        const space = spaceOf(wholeTable(document), scale, left, y + 7)
        return [
          ...paragraph(title, each, 3.2, true).marks(x + index * (each + 8), y),
          ...draw(space),
          ...areaMarks(space, document, true),
          ...opened(document).pieces.flatMap(({ shapes }) =>
            shapes.map((outline) => shape([space.seen(outline)], { width: FINE })),
          ),
          box(space.rect, { width: FIRM }),
          ...(legend?.marks(x + index * (each + 8), y + 7 + height + 2) ?? []),
        ]
      }),
  }))
}

/** Hatches neighbouring cells of one class as one shape. */
export function cellMarks(
  space: Space,
  { cell, columns, values }: CellMap,
  lookOf: (value: number) => Hatching | undefined,
): readonly Mark[] {
  const lines: Stroke[] = []
  const rows = Math.ceil(values.length / columns)
  for (let row = 0; row < rows; row++) {
    let from = 0
    for (let column = 1; column <= columns; column++) {
      const look = (at: number) => {
        const value = values[row * columns + at] ?? Number.NaN
        return Number.isNaN(value) ? undefined : lookOf(value)
      }
      if (column < columns && look(column) === look(from)) continue
      const hatching = look(from)
      if (hatching) {
        const [minX, minY] = [from * cell, row * cell]
        const [maxX, maxY] = [column * cell, (row + 1) * cell]
        const seen = space.seen([
          { x: minX, y: minY },
          { x: maxX, y: minY },
          { x: maxX, y: maxY },
          { x: minX, y: maxY },
        ])
        if (seen.length > 2) lines.push(...hatched(seen, hatching))
      }
      from = column
    }
  }
  return [strokes(lines, HAIR)]
}

/** The mean of each block of cells as a number, in percent. */
export function averages(space: Space, { cell, columns, values }: CellMap, say: SheetWords): readonly Mark[] {
  const rows = Math.ceil(values.length / columns)
  const step = Math.max(1, Math.round(12 / space.mm(cell)))
  const marks: Mark[] = []
  for (let row = 0; row < rows; row += step)
    for (let column = 0; column < columns; column += step) {
      const high = Math.min(step, rows - row)
      const wide = Math.min(step, columns - column)
      const block = Array.from(
        { length: high * wide },
        (_, index) => values[(row + Math.floor(index / wide)) * columns + column + (index % wide)] ?? Number.NaN,
      )
      const there = block.filter((value) => Number.isFinite(value))
      if (there.length * 2 < step * step) continue
      const at = { x: (column + wide / 2) * cell, y: (row + high / 2) * cell }
      if (space.holds(at)) marks.push(...label(say.number(Math.round(average(there) * 100)), space.spot(at), 2.2))
    }
  return marks
}
