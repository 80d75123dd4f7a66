/** What each side gets: room, reach, sight, and ways to the objectives, as tables and as maps of the reach. */
import { CENTIMETRE, INCH } from '../../../geometry/types'
import type { LayoutDocument } from '../../document'
import { type Block, type Column, flowed, gap, heading, paragraph, tableRows } from '../blocks'
import type { SheetFacts } from '../facts'
import type { Hatching } from '../hatch'
import { cellMarks, type Drawn, legendBlock, MOST_AREAS, mapBlocks, swatch } from '../maps'
import { type Paper, pageOf } from '../paper'
import type { SheetWords } from '../said'
import type { Body } from './body'

export function sideBodies(document: LayoutDocument, facts: SheetFacts, say: SheetWords, paper: Paper): readonly Body[] {
  const { room } = pageOf(paper)
  const { sight } = facts
  const title = say.say('sheet-sides')
  const told = say.say('sheet-sides-told', { areas: sight.areas.length })
  if (sight.areas.length === 0)
    return [{ id: 'sides', title, told, marks: paragraph(say.say('sheet-sides-none'), room.width).marks(room.x, room.y) }]
  const reach: readonly { readonly moves: number; readonly hatching: Hatching | undefined; readonly text: string }[] = [
    { moves: 1, hatching: { apart: 0.9, ways: ['rising', 'falling'] }, text: say.say('sheet-reach-one') },
    { moves: 2, hatching: { apart: 1.4, ways: ['rising'] }, text: say.say('sheet-reach-two') },
    { moves: Number.MAX_VALUE, hatching: undefined, text: say.say('sheet-reach-more') },
    { moves: Number.POSITIVE_INFINITY, hatching: { apart: 1.2, ways: ['level'] }, text: say.say('sheet-reach-never') },
  ]
  const entries = reach.map(({ hatching, text }) => swatch(text, hatching))
  const drawn = sight.areas.slice(0, MOST_AREAS).map(
    ({ area, ways }): Drawn => ({
      title: say.say('sheet-reach-of', { area: say.name(area) }),
      draw: (space) => cellMarks(space, ways, (length) => reach.find(({ moves }) => length <= moves * sight.move)?.hatching),
    }),
  )
  const blocks = [
    ...rowsTable(sideRows(facts, say), room.width),
    ...(document.objectives.length > 0
      ? [heading(say.say('sheet-objectives'), room.width), ...rowsTable(objectiveRows(document, facts, say), room.width)]
      : []),
    heading(say.say('sheet-reach'), room.width),
    paragraph(
      say.say('sheet-reach-how', { move: say.length(sight.move), base: `${say.number(sight.base / 50)} mm` }),
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

/** A table as wide as the sheet. If it has too many columns it is split, and the first column is repeated. */
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

/** A table of text. */
export interface Rows {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}
const spread = (numbers: readonly number[], show: (value: number) => string): readonly string[] => {
  if (numbers.length < 2) return []
  const finite = numbers.filter((value) => Number.isFinite(value))
  return [finite.length < 2 ? '–' : show(Math.max(...finite) - Math.min(...finite))]
}

/** The sides compared: a row for each figure, a column for each area, and the difference. */
export function sideRows({ sight: { areas }, known: { fairness } }: SheetFacts, say: SheetWords): Rows {
  const row = (what: string, numbers: readonly number[], show: (value: number) => string): readonly string[] => [
    what,
    ...numbers.map((value) => (Number.isFinite(value) ? show(value) : '–')),
    ...spread(numbers, show),
  ]
  const rooms = areas.map(({ area }) => fairness?.sides.find((side) => side.area === area)?.room ?? Number.NaN)
  const inches = (value: number) => say.say('sheet-inches', { area: say.number(value, 0) })
  return {
    columns: ['', ...areas.map(({ area }) => say.name(area)), ...(areas.length > 1 ? [say.say('sheet-difference')] : [])],
    rows: [
      ...(rooms.some((value) => Number.isFinite(value)) ? [row(say.say('sheet-room'), rooms, inches)] : []),
      row(
        say.say('sheet-reach-one'),
        areas.map(({ reached }) => reached[0]),
        say.share,
      ),
      row(
        say.say('sheet-reach-two'),
        areas.map(({ reached }) => reached[1]),
        say.share,
      ),
      row(
        say.say('sheet-seen'),
        areas.map(({ share }) => share),
        say.share,
      ),
      row(
        say.say('sheet-hidden'),
        areas.map(({ hidden }) => hidden),
        say.share,
      ),
    ],
  }
}

/** Each objective: the share of the table that sees it, and each side's way to it. */
export function objectiveRows({ objectives, shown }: LayoutDocument, { sight }: SheetFacts, say: SheetWords): Rows {
  // Ways are computed cell by cell, so more than one decimal would be false precision.
  const tenth = (shown === 'cm' ? CENTIMETRE : INCH) / 10
  const way = (length: number) =>
    Number.isFinite(length) ? say.length(Math.round(length / tenth) * tenth) : say.say('sheet-way-none')
  return {
    columns: [
      say.say('sheet-objective'),
      say.say('sheet-seen-objective'),
      ...sight.areas.map(({ area }) => say.say('sheet-way', { area: say.name(area) })),
    ],
    rows: objectives.map(({ ref }, index) => [
      `O${index + 1} ${say.name(ref)}`,
      say.share(sight.objectives[index] ?? 0),
      ...sight.areas.map(({ toObjectives }) => way(toObjectives[index] ?? Number.POSITIVE_INFINITY)),
    ]),
  }
}
