/** The measured plan: the table to scale with rulers, pieces numbered as in the list, and as many distances as fit. */
import type { Bounds } from '../../../geometry/outline'
import { INCH, type Units } from '../../../geometry/types'
import type { LayoutDocument } from '../../document'
import { type OpenPiece, opened } from '../../opened'
import { annotations } from '../annotations'
import { paragraph } from '../blocks'
import type { SheetFacts } from '../facts'
import { label } from '../labels'
import { BAR_HEIGHT, legendRows, planLegend, scaleBar } from '../legend'
import { areaMarks, isPassed, letterOf, pieceMarks } from '../looks'
import { box, HAIR, HEAVY, type Mark, type Rect, shape, words } from '../marks'
import { type Page, type Paper, pageOf, scaleFor } from '../paper'
import type { SheetWords } from '../said'
import { groundMarks, RULER, rulers, type Space, spaceOf, wholeTable } from '../space'
import type { Body } from './body'

/** The most pieces on one plan; with more, each quarter, ninth or sixteenth of the table gets its own plan. */
const MOST_ON_ONE = 45
const MOST_ALONG = 4
/** With more pieces, numbers are only on the plans of parts. */
const MOST_NUMBERED = 150
/** With at least this many raised pieces, each storey gets its own plan. */
const MOST_RAISED = 8
/** With more pieces, dimension lines would hide them and are left out. */
const MOST_MEASURED = 40

/** All plans as functions that draw them when called, as plans with many pieces take a while. */
export function planBodies(document: LayoutDocument, facts: SheetFacts, say: SheetWords, paper: Paper): readonly (() => Body)[] {
  return storeysOf(document).flatMap(({ z, pieces }): readonly (() => Body)[] => {
    const title =
      z === undefined
        ? say.say('sheet-plan')
        : `${say.say('sheet-plan')}, ${z === 0 ? say.say('sheet-plan-ground') : say.say('sheet-plan-level', { height: say.length(z) })}`
    const id = z === undefined ? 'plan' : `plan-${z}`
    const below = z === undefined ? [] : opened(document).pieces.filter(({ piece }) => (piece.z ?? 0) < z)
    const whole = { document, facts, say, paper, pieces, below }
    const along = Math.min(MOST_ALONG, Math.ceil(Math.sqrt(pieces.length / MOST_ON_ONE)))
    const regions = along > 1 ? partsOf(document, along) : []
    const first = () => planBody({ ...whole, id, title, region: wholeTable(document), parts: regions })
    const parts = regions.map(
      (region, index) => () =>
        planBody({
          ...whole,
          id: `${id}-part-${index + 1}`,
          title: `${title}, ${say.say('sheet-plan-part', { part: index + 1, parts: regions.length })}`,
          region,
          parts: [],
        }),
    )
    return [first, ...parts]
  })
}

interface Storey {
  /** The storey's height; undefined if all storeys share a plan. */
  readonly z: Units | undefined
  readonly pieces: readonly OpenPiece[]
}
export function storeysOf(document: LayoutDocument): readonly Storey[] {
  const { pieces } = opened(document)
  if (pieces.filter(({ piece }) => (piece.z ?? 0) > 0).length <= MOST_RAISED) return [{ z: undefined, pieces }]
  const heights = [...new Set(pieces.map(({ piece }) => piece.z ?? 0))].sort((a, b) => a - b)
  // Heights within an inch of each other are one storey.
  const floors = heights.filter((z, index) => index === 0 || z - (heights[index - 1] ?? 0) > INCH)
  return floors.map((z, index) => {
    const next = floors[index + 1] ?? Number.POSITIVE_INFINITY
    return { z, pieces: pieces.filter(({ piece }) => (piece.z ?? 0) >= z && (piece.z ?? 0) < next) }
  })
}

/** Equal parts of the table, from far left to near right, in the order on the sheet. */
function partsOf({ size: { width, depth } }: LayoutDocument, along: number): readonly Bounds[] {
  const cut = (length: Units, index: number) => Math.round((length * index) / along)
  return Array.from({ length: along * along }, (_, index): Bounds => {
    const [column, row] = [index % along, along - 1 - Math.floor(index / along)]
    return { minX: cut(width, column), maxX: cut(width, column + 1), minY: cut(depth, row), maxY: cut(depth, row + 1) }
  })
}

interface Asked {
  readonly document: LayoutDocument
  readonly facts: SheetFacts
  readonly say: SheetWords
  readonly paper: Paper
  readonly pieces: readonly OpenPiece[]
  readonly below: readonly OpenPiece[]
  readonly id: string
  readonly title: string
  readonly region: Bounds
  /** The parts that have plans of their own. */
  readonly parts: readonly Bounds[]
}

/** The orientation of the paper that shows the region larger. */
export function pageFor(
  paper: Paper,
  region: Bounds,
  beneath: (room: Rect) => number,
): { readonly page: Page; readonly isWide: boolean; readonly scale: number } {
  const [width, depth] = [(region.maxX - region.minX) / 100, (region.maxY - region.minY) / 100]
  const [tall, wide] = [false, true].map((isWide) => {
    const page = pageOf(paper, isWide)
    const room = {
      width: page.room.width - RULER.left - RULER.right,
      height: page.room.height - RULER.top - RULER.bottom - beneath(page.room),
    }
    return { page, isWide, scale: scaleFor(width, depth, room) }
  })
  if (!tall || !wide) throw new Error('there are two ways to lay a paper')
  return wide.scale < tall.scale ? wide : tall
}

function planBody({ document, facts, say, paper, pieces, below, id, title, region, parts }: Asked): Body {
  const shown = pieces.filter(({ bounds }) => isIn(bounds, region))
  const isNumbered = parts.length === 0 || shown.length <= MOST_NUMBERED
  const refs = new Set(shown.map(({ piece }) => piece.ref))
  const rows = facts.pieces.filter(({ ref }) => refs.has(ref))
  const legend = planLegend(document, say, {
    areas: true,
    measures: isNumbered && rows.some(({ mark }) => mark === 'corner'),
    second: isNumbered && rows.some(({ second }) => second !== undefined),
    middles: isNumbered && rows.some(({ mark }) => mark === 'middle'),
    passed: shown.some((open) => isPassed(document, open)),
    below: below.length > 0,
  })
  const beneath = (room: Rect) => BAR_HEIGHT + 2 + legendRows(legend, room).height
  const { page, isWide, scale } = pageFor(paper, region, beneath)
  const { room } = page
  const width = (region.maxX - region.minX) / 100 / scale
  const left = room.x + RULER.left + Math.max(0, (room.width - RULER.left - RULER.right - width) / 2)
  const space = spaceOf(region, scale, left, room.y + RULER.top)
  const top = space.rect.y + space.rect.height + RULER.bottom
  const foot = legendRows(legend, { ...room, y: top + BAR_HEIGHT + 2 })
  const free = { ...room, y: top + beneath(room) + 2 }
  return {
    id,
    title,
    isWide,
    told: say.say('sheet-plan-told', { scale: `1:${say.number(scale, 1)}`, pieces: shown.length }),
    marks: [
      ...groundMarks(space, document, facts),
      ...areaMarks(space, document),
      ...rulers(space, document, say),
      ...below
        .flatMap(({ shapes }) => shapes.map((outline) => space.seen(outline)).filter(({ length }) => length > 2))
        .map((outline) => shape([outline], { fill: 1, width: HAIR })),
      ...[...shown].sort((a, b) => a.terrain.height - b.terrain.height).flatMap((open) => pieceMarks(space, document, open)),
      ...(isNumbered ? annotations(space, document, rows, say, rows.length <= MOST_MEASURED) : partMarks(space, parts)),
      ...scaleBar(document, scale, room.x, top + 1, say),
      ...foot.marks,
      ...noteLines(document, { ...free, height: room.y + room.height - free.y }),
    ],
  }
}
const isIn = (a: Bounds, b: Bounds): boolean => a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY

/** The borders of the parts, with their numbers. */
const partMarks = (space: Space, parts: readonly Bounds[]): readonly Mark[] =>
  parts.flatMap((part, index) => {
    const [from, to] = [space.spot({ x: part.minX, y: part.maxY }), space.spot({ x: part.maxX, y: part.minY })]
    const rect = { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y }
    return [
      box(rect, { width: HEAVY }),
      ...label(String(index + 1), { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 }, 8),
    ]
  })

/** Notes in full as far as there is room; the list contains all of them. */
function noteLines({ notes }: LayoutDocument, room: Rect): readonly Mark[] {
  const marks: Mark[] = []
  let { y } = room
  for (const [index, { text }] of notes.entries()) {
    const block = paragraph(text, room.width - 7, 2.6)
    if (y + block.height > room.y + room.height) break
    marks.push(words(letterOf(index), room.x + 2, y + 2.5, { size: 2.6, bold: true }), ...block.marks(room.x + 7, y))
    y += block.height + 0.6
  }
  return marks
}
