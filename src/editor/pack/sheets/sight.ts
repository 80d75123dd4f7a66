/** The sight sheets: how much of the table is seen from where, as hatchings and numbers, and what each side finds. */
import type { LayoutDocument } from '../../document'
import { opened } from '../../opened'
import { type Block, type Column, flowed, gap, heading, paragraph, tableRows } from '../blocks'
import type { PackFacts } from '../facts'
import { type Hatching, hatched } from '../hatch'
import { label } from '../labels'
import { type Entry, legendRows } from '../legend'
import { areaMarks } from '../looks'
import { box, cornersOf, FINE, FIRM, HAIR, type Mark, type Rect, shape, strokes } from '../marks'
import { type Paper, pageOf } from '../paper'
import type { PackWords } from '../said'
import type { CellMap } from '../sight-facts'
import { type Space, spaceOf, wholeTable } from '../space'
import type { Body } from './body'

/** From blank to dense. The bounds are where one class ends. */
interface Class {
  readonly least: number
  readonly hatching: Hatching | undefined
}
const SHARES: readonly Class[] = [
  { least: 0, hatching: undefined },
  { least: 0.2, hatching: { apart: 2.4, ways: ['rising'] } },
  { least: 0.4, hatching: { apart: 1.2, ways: ['rising'] } },
  { least: 0.6, hatching: { apart: 1.2, ways: ['rising', 'falling'] } },
  { least: 0.8, hatching: { apart: 0.6, ways: ['rising', 'falling'] } },
]
/** Maps of areas beyond these are left to the figures. */
const MOST_AREAS = 4

export function sightBodies(document: LayoutDocument, facts: PackFacts, say: PackWords, paper: Paper): readonly Body[] {
  const { room } = pageOf(paper)
  const { sight, known } = facts
  const title = say.say('pack-sight')
  const how = paragraph(say.say('pack-sight-how', { eye: say.length(sight.eye) }), room.width, 2.6)
  const entries = SHARES.map(
    ({ least, hatching }, index): Entry => ({
      text: say.say('pack-share-class', { from: say.share(least), to: say.share(SHARES[index + 1]?.least ?? 1) }),
      sign: (rect) => [...(hatching ? [strokes(hatched(cornersOf(rect), hatching), HAIR)] : []), box(rect, { width: FINE })],
    }),
  )
  const maps = [
    { title: say.say('pack-sight-table'), map: sight.table },
    ...sight.areas
      .slice(0, MOST_AREAS)
      .map(({ area, seen }) => ({ title: say.say('pack-sight-area', { area: say.name(area) }), map: seen })),
  ]
  const blocks: Block[] = [
    how,
    gap(2),
    legendBlock(entries, room.width),
    gap(2),
    ...mapBlocks(
      document,
      maps.map((one) => ({
        title: one.title,
        draw: (space) => [...cellMarks(space, one.map, (value) => classOf(SHARES, value)), ...averages(space, one.map, say)],
      })),
      room,
    ),
  ]
  const open = known.fairness ? say.share(known.fairness.open) : say.share(average(sight.table.values))
  const told = say.say('pack-sight-told', { open })
  return [
    ...flowed(blocks, room).map((marks, index): Body => ({ id: `sight-${index + 1}`, title, told, marks })),
    ...sideBodies(document, facts, say, paper),
  ]
}

const legendBlock = (entries: readonly Entry[], width: number): Block => {
  const { height } = legendRows(entries, { x: 0, y: 0, width, height: 0 })
  return { height, marks: (x, y) => legendRows(entries, { x, y, width, height }).marks }
}
const classOf = (classes: readonly Class[], value: number): Hatching | undefined =>
  classes.findLast(({ least }) => value >= least - 1e-9)?.hatching
const average = (values: readonly number[]): number => {
  const there = values.filter((value) => Number.isFinite(value))
  return there.length === 0 ? 0 : there.reduce((sum, value) => sum + value, 0) / there.length
}

interface Drawn {
  readonly title: string
  draw(space: Space): readonly Mark[]
}
/** Maps two beside each other, or one above the other where the table is wide. */
function mapBlocks(document: LayoutDocument, maps: readonly Drawn[], room: Rect): readonly Block[] {
  const { width, depth } = document.size
  const perRow = width > depth * 1.6 ? 1 : 2
  const each = (room.width - (perRow - 1) * 8) / perRow
  const rows = Array.from({ length: Math.ceil(maps.length / perRow) }, (_, row) => maps.slice(row * perRow, (row + 1) * perRow))
  // All rows of four maps fit on a sheet.
  const most = (room.height - 22) / Math.max(2, Math.min(2, rows.length)) - 12
  const scale = Math.max(width / 100 / each, depth / 100 / most)
  const height = depth / 100 / scale
  return rows.map((row) => ({
    height: height + 11,
    marks: (x, y) =>
      row.flatMap(({ title, draw }, index) => {
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
        ]
      }),
  }))
}

/** Cells of one class beside each other are hatched as one. */
function cellMarks(
  space: Space,
  { cell, columns, values }: CellMap,
  lookOf: (value: number) => Hatching | undefined,
): readonly Mark[] {
  const lines = []
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
function averages(space: Space, { cell, columns, values }: CellMap, say: PackWords): readonly Mark[] {
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

function sideBodies(document: LayoutDocument, facts: PackFacts, say: PackWords, paper: Paper): readonly Body[] {
  const { room } = pageOf(paper)
  const { sight } = facts
  const title = say.say('pack-sides')
  const told = say.say('pack-sides-told', { areas: sight.areas.length })
  if (sight.areas.length === 0)
    return [{ id: 'sides', title, told, marks: paragraph(say.say('pack-sides-none'), room.width).marks(room.x, room.y) }]
  const reach: readonly { readonly moves: number; readonly hatching: Hatching | undefined; readonly text: string }[] = [
    { moves: 1, hatching: { apart: 0.9, ways: ['rising', 'falling'] }, text: say.say('pack-reach-one') },
    { moves: 2, hatching: { apart: 1.4, ways: ['rising'] }, text: say.say('pack-reach-two') },
    { moves: Number.MAX_VALUE, hatching: undefined, text: say.say('pack-reach-more') },
    { moves: Number.POSITIVE_INFINITY, hatching: { apart: 1.2, ways: ['level'] }, text: say.say('pack-reach-never') },
  ]
  const entries = reach.map(
    ({ hatching, text }): Entry => ({
      text,
      sign: (rect) => [...(hatching ? [strokes(hatched(cornersOf(rect), hatching), HAIR)] : []), box(rect, { width: FINE })],
    }),
  )
  const drawn = sight.areas.slice(0, MOST_AREAS).map(
    ({ area, ways }): Drawn => ({
      title: say.say('pack-reach-of', { area: say.name(area) }),
      draw: (space) => cellMarks(space, ways, (length) => reach.find(({ moves }) => length <= moves * sight.move)?.hatching),
    }),
  )
  const blocks = [
    ...rowsTable(sideRows(facts, say), room.width),
    ...(document.objectives.length > 0
      ? [heading(say.say('pack-objectives'), room.width), ...rowsTable(objectiveRows(document, facts, say), room.width)]
      : []),
    heading(say.say('pack-reach'), room.width),
    paragraph(
      say.say('pack-reach-how', { move: say.length(sight.move), base: `${say.number(sight.base / 50)} mm` }),
      room.width,
      2.6,
    ),
    gap(2),
    legendBlock(entries, room.width),
    gap(2),
    ...mapBlocks(document, drawn, room),
  ]
  return flowed(blocks, room).map((marks, index) => ({ id: `sides-${index + 1}`, title, told, marks }))
}

/** A table as wide as the sheet; of many columns the first is set again before the next few. */
function rowsTable({ columns, rows }: Rows, width: number): readonly Block[] {
  const most = 6
  const parts = Math.max(1, Math.ceil((columns.length - 1) / most))
  return Array.from({ length: parts }, (_, part) => {
    const picked = [0, ...columns.map((_, index) => index).slice(1 + part * most, 1 + (part + 1) * most)]
    const first = width * 0.3
    const each = (width - first) / Math.max(1, picked.length - 1)
    const heads = picked.map((at, index): Column => {
      const title = columns[at] ?? ''
      return index === 0 ? { title, width: first } : { title, width: each, anchor: 'end' }
    })
    return [
      ...(part > 0 ? [gap(3)] : []),
      ...tableRows(
        heads,
        rows.map((cells) => picked.map((at) => cells[at] ?? '')),
      ),
    ]
  }).flat()
}

/** A table as plain words. */
export interface Rows {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}
const spread = (numbers: readonly number[], show: (value: number) => string): readonly string[] => {
  if (numbers.length < 2) return []
  const finite = numbers.filter((value) => Number.isFinite(value))
  return [finite.length < 2 ? '–' : show(Math.max(...finite) - Math.min(...finite))]
}

/** The sides beside each other: a row for each figure, a column for each area, and how far they lie apart. */
export function sideRows({ sight: { areas }, known: { fairness } }: PackFacts, say: PackWords): Rows {
  const row = (what: string, numbers: readonly number[], show: (value: number) => string): readonly string[] => [
    what,
    ...numbers.map((value) => (Number.isFinite(value) ? show(value) : '–')),
    ...spread(numbers, show),
  ]
  const rooms = areas.map(({ area }) => fairness?.sides.find((side) => side.area === area)?.room ?? Number.NaN)
  const inches = (value: number) => say.say('pack-inches', { area: say.number(value, 0) })
  return {
    columns: ['', ...areas.map(({ area }) => say.name(area)), ...(areas.length > 1 ? [say.say('pack-difference')] : [])],
    rows: [
      ...(rooms.some((value) => Number.isFinite(value)) ? [row(say.say('pack-room'), rooms, inches)] : []),
      row(
        say.say('pack-reach-one'),
        areas.map(({ reached }) => reached[0]),
        say.share,
      ),
      row(
        say.say('pack-reach-two'),
        areas.map(({ reached }) => reached[1]),
        say.share,
      ),
      row(
        say.say('pack-seen'),
        areas.map(({ share }) => share),
        say.share,
      ),
      row(
        say.say('pack-hidden'),
        areas.map(({ hidden }) => hidden),
        say.share,
      ),
    ],
  }
}

/** Each objective: from how much of the table it is seen, and how far each side has to go. */
export function objectiveRows({ objectives }: LayoutDocument, { sight }: PackFacts, say: PackWords): Rows {
  const way = (length: number) => (Number.isFinite(length) ? say.length(length) : say.say('pack-way-none'))
  return {
    columns: [
      say.say('pack-objective'),
      say.say('pack-seen-objective'),
      ...sight.areas.map(({ area }) => say.say('pack-way', { area: say.name(area) })),
      ...(sight.areas.length > 1 ? [say.say('pack-difference')] : []),
    ],
    rows: objectives.map(({ ref }, index) => {
      const ways = sight.areas.map(({ toObjectives }) => toObjectives[index] ?? Number.POSITIVE_INFINITY)
      return [
        `O${index + 1} ${say.name(ref)}`,
        say.share(sight.objectives[index] ?? 0),
        ...ways.map(way),
        ...spread(ways, say.length),
      ]
    }),
  }
}
