/** The piece list: what to bring, and where each piece goes, so that somebody can lay the table out with a tape measure. */
import type { LayoutDocument } from '../../document'
import { type Block, type Column, flowed, gap, heading, paragraph, tableRows } from '../blocks'
import type { Measured, PieceRow, SheetFacts } from '../facts'
import { edgeWord, letterOf } from '../looks'
import { type Paper, pageOf } from '../paper'
import type { SheetWords } from '../said'
import type { Body } from './body'

/** "4.5″ left, 3″ near". */
export const measuredText = ({ along, across }: Measured, say: SheetWords): string =>
  `${say.length(along.away)} ${edgeWord(say, along.edge)}, ${say.length(across.away)} ${edgeWord(say, across.edge)}`

/** The position of the first point: a corner, or the middle of a piece without distinct corners. */
export const cornerText = ({ mark, first }: PieceRow, say: SheetWords): string =>
  mark === 'middle' ? say.say('sheet-middle', { where: measuredText(first, say) }) : measuredText(first, say)

export const remarksOf = (row: PieceRow, say: SheetWords): string =>
  [
    row.on === undefined ? '' : say.say('sheet-on', { number: row.on }),
    row.z > 0 ? say.say('sheet-raised', { height: say.length(row.z) }) : '',
    row.twin === undefined ? '' : say.say('sheet-twin', { number: row.twin }),
    row.locked ? say.say('sheet-locked') : '',
  ]
    .filter((text) => text !== '')
    .join(', ')

export function listBodies(document: LayoutDocument, facts: SheetFacts, say: SheetWords, paper: Paper): readonly Body[] {
  const { room } = pageOf(paper)
  const { width } = room
  const title = say.say('sheet-list')
  const told = say.say('sheet-list-told', { pieces: facts.pieces.length })
  const blocks: Block[] = []
  if (facts.pieces.length === 0) blocks.push(paragraph(say.say('sheet-list-none'), width))
  else
    blocks.push(
      heading(say.say('sheet-kinds'), width),
      ...kindTable(facts, say, width),
      heading(title, width),
      paragraph(say.say('sheet-list-how'), width, 2.6),
      gap(1.5),
      ...pieceTable(facts, say, width),
    )
  blocks.push(...objectiveTable(document, say, width), ...areaTable(document, say, width), ...noteTable(document, say, width))
  return flowed(blocks, room).map((marks, index) => ({ id: `list-${index + 1}`, title, told, marks }))
}

function kindTable({ kinds }: SheetFacts, say: SheetWords, width: number): readonly Block[] {
  const columns: readonly Column[] = [
    { title: say.say('sheet-count'), width: 15, anchor: 'end', bold: true },
    { title: say.say('sheet-kind'), width: 50 },
    { title: say.say('sheet-kind-size'), width: 45 },
    { title: say.say('sheet-numbers'), width: width - 110 },
  ]
  return tableRows(
    columns,
    kinds.map(({ kind, count, width: wide, depth, height, numbers }) => [
      `${say.number(count)} ×`,
      say.kind(kind),
      `${say.length(wide)} × ${say.length(depth)} × ${say.length(height)}`,
      runsOf(numbers),
    ]),
  )
}
/** 1 to 4 and 7: "1–4, 7". */
export function runsOf(numbers: readonly number[]): string {
  const runs: [number, number][] = []
  for (const number of numbers) {
    const last = runs.at(-1)
    if (last && number === last[1] + 1) last[1] = number
    else runs.push([number, number])
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : to === from + 1 ? `${from}, ${to}` : `${from}–${to}`)).join(', ')
}

function pieceTable({ pieces }: SheetFacts, say: SheetWords, width: number): readonly Block[] {
  const isAskew = pieces.some(({ second }) => second)
  const corner = isAskew ? 33 : 44
  const fixed = 9 + 15 + 15 + corner + (isAskew ? 33 : 0) + 13 + 14
  const rest = width - fixed
  const columns: readonly Column[] = [
    { title: say.say('sheet-number'), width: 9, anchor: 'end', bold: true },
    { title: say.say('sheet-piece'), width: rest * 0.54 },
    { title: say.say('sheet-first'), width: corner },
    ...(isAskew ? [{ title: say.say('sheet-second'), width: 33 }] : []),
    { title: say.say('sheet-from-left'), width: 15, anchor: 'end' },
    { title: say.say('sheet-from-near'), width: 15, anchor: 'end' },
    { title: say.say('sheet-turned'), width: 13, anchor: 'end' },
    { title: say.say('sheet-height'), width: 14, anchor: 'end' },
    { title: say.say('sheet-remarks'), width: rest * 0.46 },
  ]
  return tableRows(
    columns,
    pieces.map((row) => [
      say.number(row.number),
      nameOf(row, say),
      cornerText(row, say),
      ...(isAskew ? [row.second ? measuredText(row.second, say) : ''] : []),
      say.length(row.at.x),
      say.length(row.at.y),
      `${say.number(row.heading)}°`,
      say.length(row.top - row.z),
      remarksOf(row, say),
    ]),
    2.3,
  )
}
/** A piece's own name with its kind, or its kind alone. */
export const nameOf = ({ name, kind }: PieceRow, say: SheetWords): string =>
  name === undefined ? say.kind(kind) : `${name} (${say.kind(kind)})`

function objectiveTable({ objectives }: LayoutDocument, say: SheetWords, width: number): readonly Block[] {
  if (objectives.length === 0) return []
  const columns: readonly Column[] = [
    { title: say.say('sheet-number'), width: 12, anchor: 'end', bold: true },
    { title: say.say('sheet-objective'), width: width - 92 },
    { title: say.say('sheet-from-left'), width: 20, anchor: 'end' },
    { title: say.say('sheet-from-near'), width: 20, anchor: 'end' },
    { title: say.say('sheet-height'), width: 20, anchor: 'end' },
    { title: say.say('sheet-points'), width: 20, anchor: 'end' },
  ]
  const rows = objectives.map(({ ref, at, height, points }, index) => [
    `O${index + 1}`,
    say.name(ref),
    say.length(at.x),
    say.length(at.y),
    height === 0 ? '' : say.length(height),
    points === undefined ? '' : say.number(points),
  ])
  return [heading(say.say('sheet-objectives'), width), ...tableRows(columns, rows)]
}

/** Deployment areas by their corners; those with several outlines are only on the plan. */
function areaTable({ areas }: LayoutDocument, say: SheetWords, width: number): readonly Block[] {
  const plain = areas.filter(({ outlines }) => outlines.length === 1 && (outlines[0]?.length ?? 9) <= 6)
  if (plain.length === 0) return []
  const columns: readonly Column[] = [
    { title: say.say('sheet-area'), width: 50, bold: true },
    { title: say.say('sheet-corners'), width: width - 50 },
  ]
  const rows = plain.map(({ ref, outlines }) => [
    say.name(ref),
    (outlines[0] ?? []).map(({ x, y }) => `${say.length(x)} / ${say.length(y)}`).join(' · '),
  ])
  return [heading(say.say('sheet-areas'), width), ...tableRows(columns, rows)]
}

function noteTable({ notes }: LayoutDocument, say: SheetWords, width: number): readonly Block[] {
  if (notes.length === 0) return []
  const columns: readonly Column[] = [
    { title: '', width: 10, anchor: 'end', bold: true },
    { title: say.say('sheet-notes'), width: width - 50 },
    { title: say.say('sheet-from-left'), width: 20, anchor: 'end' },
    { title: say.say('sheet-from-near'), width: 20, anchor: 'end' },
  ]
  const rows = notes.map(({ at, text }, index) => [letterOf(index), text, say.length(at.x), say.length(at.y)])
  return [heading(say.say('sheet-notes'), width), ...tableRows(columns, rows)]
}
