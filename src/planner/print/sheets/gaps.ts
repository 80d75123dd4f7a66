/** The gap table: where the table is narrow, lettered on a plan, and which bases pass. */
import type { LayoutDocument } from '../../document'
import { BASES, type Gap } from '../../gaps'
import { opened } from '../../opened'
import { type Column, flowed, gap, paragraph, tableRows } from '../blocks'
import type { SheetFacts } from '../facts'
import { type Crowd, labelled } from '../labels'
import { areaMarks, letterOf, pieceMarks } from '../looks'
import { HEAVY, type Mark, strokes } from '../marks'
import { type Paper, pageOf, scaleFor } from '../paper'
import type { SheetWords } from '../said'
import { RULER, rulers, spaceOf, wholeTable } from '../space'
import type { Body } from './body'

/** The most gaps that are listed, the narrowest; more letters would be illegible on one plan. */
export const MOST_SHOWN = 52
/** The shares of a sheet's height that the plan may take. */
const LEAST_PLAN = 0.36
const MOST_PLAN = 0.55
/** The largest base passes any wider gap. */
const WIDEST = BASES.at(-1) ?? 0

/** The gaps that the sheets show, and the number of others. */
export function shownGaps(gaps: readonly Gap[]): { readonly shown: readonly Gap[]; readonly more: number } {
  const narrow = gaps.filter(({ width }) => width < WIDEST)
  return { shown: narrow.slice(0, MOST_SHOWN), more: Math.max(0, narrow.length - MOST_SHOWN) }
}

export function gapBodies(document: LayoutDocument, facts: SheetFacts, say: SheetWords, paper: Paper): readonly Body[] {
  const { room } = pageOf(paper)
  const { shown, more } = shownGaps(facts.known.gaps)
  const title = say.say('sheet-gaps')
  const told = say.say('sheet-gaps-told', { gaps: shown.length })
  if (shown.length === 0)
    return [{ id: 'gaps', title, told, marks: paragraph(say.say('sheet-gaps-none'), room.width).marks(room.x, room.y) }]
  const intro = [
    say.say('sheet-gaps-how', { widest: `${say.number(WIDEST / 100)} mm` }),
    ...(more > 0 ? [say.say('sheet-gaps-more', { count: more, width: say.length(shown.at(-1)?.width ?? 0) })] : []),
  ].join(' ')
  const blocks = [paragraph(intro, room.width, 2.6), gap(2), ...gapTable(shown, say, room.width)]
  const { width, depth } = document.size
  // A slightly smaller plan often lets the whole table of gaps fit on the sheet.
  const beside = room.height - RULER.top - RULER.bottom - 2 - blocks.reduce((sum, { height }) => sum + height, 0)
  const height = beside >= room.height * LEAST_PLAN ? Math.min(beside, room.height * MOST_PLAN) : room.height * MOST_PLAN
  const scale = scaleFor(width / 100, depth / 100, { width: room.width - RULER.left - RULER.right, height })
  const left = room.x + RULER.left + (room.width - RULER.left - RULER.right - width / 100 / scale) / 2
  const space = spaceOf(wholeTable(document), scale, left, room.y + RULER.top)
  const lines = shown.map(({ line: [from, to] }) => [space.spot(from), space.spot(to)] as const)
  const crowd: Crowd = {
    taken: [],
    pieces: lines.map(([a, b]) => ({
      x: Math.min(a.x, b.x),
      y: Math.min(a.y, b.y),
      width: Math.abs(a.x - b.x) + 0.01,
      height: Math.abs(a.y - b.y) + 0.01,
    })),
    within: { x: room.x, y: room.y, width: room.width, height: room.height },
  }
  const letters = crowd.pieces.flatMap((own, index) => labelled(crowd, letterOf(index), own, 2.5))
  const marks: readonly Mark[] = [
    ...areaMarks(space, document, true),
    ...rulers(space, document, say),
    ...[...opened(document).pieces]
      .sort((a, b) => a.terrain.height - b.terrain.height)
      .flatMap((open) => pieceMarks(space, document, open)),
    strokes(
      lines.map(([a, b]) => [a.x, a.y, b.x, b.y]),
      HEAVY,
    ),
    ...lines.flatMap(([a, b]): readonly Mark[] => [
      { type: 'disc', at: a, radius: 0.5, fill: 0 },
      { type: 'disc', at: b, radius: 0.5, fill: 0 },
    ]),
    ...letters,
  ]
  const top = space.rect.y + space.rect.height + RULER.bottom + 2
  return flowed(blocks, room, top).map((own, index) => ({
    id: `gaps-${index + 1}`,
    title,
    told,
    marks: index === 0 ? [...marks, ...own] : own,
  }))
}

function gapTable(gaps: readonly Gap[], say: SheetWords, width: number) {
  const base = 9.5
  const rest = width - 10 - 20 - BASES.length * base
  const columns: readonly Column[] = [
    { title: '', width: 10, anchor: 'middle', bold: true },
    { title: say.say('sheet-between'), width: rest },
    { title: say.say('sheet-free'), width: 20, anchor: 'end' },
    ...BASES.map((size) => ({ title: say.number(size / 100), width: base, anchor: 'middle' as const, bold: true })),
  ]
  const rows = gaps.map(({ one, other, width: free }, index) => [
    letterOf(index),
    `${say.name(one)} – ${otherName(other, say)}`,
    say.length(free),
    ...BASES.map((size) => (size <= free ? '•' : '–')),
  ])
  return tableRows(columns, rows)
}
export const otherName = (other: Gap['other'], say: SheetWords): string =>
  typeof other === 'string' ? say.name(other) : say.say(`sheet-edge-${other.edge}`)
