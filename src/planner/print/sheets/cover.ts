/** The first sheet: what the layout is, a small plan, its figures, its game's findings, and its link as a QR code. */

import type { LayoutDocument } from '../../document'
import { opened } from '../../opened'
import { rectOf } from '../annotations'
import { type Block, flowed, gap, heading, paragraph, SIZE, tableRows } from '../blocks'
import type { SheetFacts } from '../facts'
import { label } from '../labels'
import { areaLetter, areaMarks, objectiveSign, pieceMarks } from '../looks'
import { box, FIRM, type Mark, type Rect, strokes, words } from '../marks'
import { type Page, type Paper, pageOf } from '../paper'
import { type Code, codeFor, MOST_BYTES, QUIET } from '../qr'
import type { SheetWords } from '../said'
import { groundMarks, spaceOf, wholeTable } from '../space'
import { fitted, wrapped } from '../type'
import type { Body } from './body'

/** Links to the layout: the full link if it is short enough, and the short address of the planner. */
export interface SheetLink {
  readonly address: string
  readonly link: string | undefined
  /** Number of own pieces whose pictures are not in the link. */
  readonly without: number
  /** Whether a picture on the mat is missing from the link. */
  readonly withoutMat: boolean
}
const CODE = 84
const PLAN = 104
/** The most findings that are printed; the planner shows them all. */
const MOST_FINDINGS = 24

export function coverBodies(
  document: LayoutDocument,
  facts: SheetFacts,
  say: SheetWords,
  paper: Paper,
  link: SheetLink,
): readonly Body[] {
  const page = pageOf(paper)
  const { room } = page
  const { name, size } = document
  const right = room.x + PLAN + 8
  const rightWidth = room.width - PLAN - 8
  const small = smallPlan(document, facts, { x: room.x, y: room.y, width: PLAN, height: PLAN })
  const figures = flowed(figureBlocks(document, facts, say, rightWidth), { ...room, x: right, width: rightWidth }).flat()
  const code = link.link === undefined ? undefined : codeFor(link.link, CODE)
  const below = room.y + Math.max(small.height, 76) + 4
  const leftWidth = room.width - CODE - 8
  // The list of findings may be long: what does not fit on the cover continues on the next sheet.
  const found = [...findingBlocks(facts, say, leftWidth), ...kindBlocks(facts, say, leftWidth)]
  const [beneath = []] = flowed(found, { ...room, width: leftWidth, y: below, height: room.y + room.height - below })
  const told = say.say('sheet-cover-told', {
    name: name || say.untitled,
    width: say.length(size.width),
    depth: say.length(size.depth),
    pieces: document.pieces.length,
  })
  const first: Body = {
    id: 'cover',
    title: say.say('sheet-cover'),
    told,
    marks: [
      ...small.marks,
      ...figures,
      ...beneath,
      ...linkMarks(link, code, say, { x: room.x + leftWidth + 8, y: below, width: CODE, height: 0 }),
    ],
  }
  const shown = shownIn(found, room.y + room.height - below)
  const rest = shown < found.length ? flowed(found.slice(shown), room) : []
  const more = rest.map((marks, index): Body => ({ id: `cover-${index + 2}`, title: say.say('sheet-checks'), told, marks }))
  return [first, ...more, ...(link.link !== undefined && !code ? codeBodies(link, page, say) : [])]
}

/** The number of blocks that fit in a height. */
function shownIn(blocks: readonly Block[], height: number): number {
  let sum = 0
  const over = blocks.findIndex((block, index) => {
    sum += block.height
    return sum + (block.isTied ? (blocks[index + 1]?.height ?? 0) : 0) > height + 0.01
  })
  return over < 0 ? blocks.length : over
}

function smallPlan(
  document: LayoutDocument,
  facts: SheetFacts,
  rect: Rect,
): { readonly marks: readonly Mark[]; readonly height: number } {
  const { width, depth } = document.size
  const scale = Math.max(width / 100 / rect.width, depth / 100 / rect.height)
  const space = spaceOf(wholeTable(document), scale, rect.x + (rect.width - width / 100 / scale) / 2, rect.y)
  const letters = document.areas.flatMap(({ outlines }, index) => {
    const [largest] = outlines.map((outline) => rectOf(space.seen(outline)))
    if (!largest) return []
    return label(areaLetter(document, index), { x: largest.x + 4, y: largest.y + largest.height / 2 }, 4)
  })
  return {
    height: space.rect.height,
    marks: [
      ...groundMarks(space, document, facts),
      ...areaMarks(space, document),
      box(space.rect, { width: FIRM }),
      ...[...opened(document).pieces]
        .sort((a, b) => a.terrain.height - b.terrain.height)
        .flatMap((open) => pieceMarks(space, document, open)),
      ...document.objectives.filter(({ at }) => space.holds(at)).flatMap(({ at }) => objectiveSign(space.spot(at), 1.4)),
      ...letters,
    ],
  }
}

/** One line per figure: its name and its value. */
export function figureRows(
  document: LayoutDocument,
  { known }: SheetFacts,
  say: SheetWords,
): readonly (readonly [string, string])[] {
  const { density, fairness } = known
  const { width, depth } = document.size
  const game = document.play?.game
  return [
    ...(game === undefined ? [] : ([[say.say('sheet-game'), say.game(game)]] as const)),
    [say.say('sheet-size'), `${say.length(width)} × ${say.length(depth)}`],
    [say.say('sheet-count'), say.number(density.pieces)],
    ...(document.objectives.length > 0 ? ([[say.say('sheet-objectives'), say.number(document.objectives.length)]] as const) : []),
    [say.say('sheet-covered'), say.share(density.covered)],
    [say.say('sheet-tall'), say.share(density.tall)],
    [say.say('sheet-quarters'), density.quarters.map((share) => say.share(share)).join(' · ')],
    ...(fairness
      ? ([
          [say.say('sheet-open'), say.share(fairness.open)],
          [`${say.say('sheet-unequal')} (${say.symmetry(fairness.symmetry)})`, say.share(fairness.unequal)],
        ] as const)
      : []),
  ]
}

function figureBlocks(document: LayoutDocument, facts: SheetFacts, say: SheetWords, width: number): readonly Block[] {
  const name = paragraph(document.name || say.untitled, width, 6, true)
  const rows = figureRows(document, facts, say).map(([what, value]): Block => {
    const lines = wrapped(what, SIZE.body, width * 0.55)
    const values = wrapped(value, SIZE.body, width * 0.43, true)
    const step = SIZE.body * 1.25
    const height = Math.max(lines.length, values.length) * step + 1.6
    return {
      height,
      marks: (x, y) => [
        ...lines.map((line, index) => words(line, x, y + 3.2 + index * step, { size: SIZE.body })),
        ...values.map((line, index) =>
          words(line, x + width, y + 3.2 + index * step, { size: SIZE.body, bold: true, anchor: 'end' }),
        ),
        strokes([[x, y + height, x + width, y + height]], 0.1, 0.6),
      ],
    }
  })
  return [{ ...name, height: name.height + 2 }, ...rows]
}

function kindBlocks({ kinds }: SheetFacts, say: SheetWords, width: number): readonly Block[] {
  if (kinds.length === 0) return []
  const columns = [
    { title: say.say('sheet-count'), width: 16, anchor: 'end', bold: true },
    { title: say.say('sheet-kind'), width: width - 16 },
  ] as const
  const rows = kinds.map(({ kind, count }) => [`${say.number(count)} ×`, say.kind(kind)])
  return [heading(say.say('sheet-kinds'), width), ...tableRows(columns, rows)]
}

function findingBlocks({ known: { findings } }: SheetFacts, say: SheetWords, width: number): readonly Block[] {
  const items = findings.slice(0, MOST_FINDINGS).map(({ weight, reason }) => {
    const set = paragraph(say.say(weight === 'fault' ? 'sheet-fault' : 'sheet-advice', { what: say.reason(reason) }), width - 5)
    return {
      height: set.height + 1,
      marks: (x: number, y: number) => [
        box({ x: x + 0.6, y: y + 1, width: 2, height: 2 }, weight === 'fault' ? { fill: 0 } : { width: 0.3 }),
        ...set.marks(x + 5, y),
      ],
    }
  })
  const none = items.length === 0 ? [paragraph(say.say('sheet-no-findings'), width)] : []
  const rest = findings.length - items.length
  const more = rest > 0 ? [paragraph(say.say('sheet-more', { count: rest }), width)] : []
  return [heading(say.say('sheet-checks'), width), ...none, ...items, ...more, gap(1)]
}

function codeMarks({ modules, module }: Code, x: number, y: number): readonly Mark[] {
  const edge = QUIET * module
  // Neighbouring black modules are drawn as one shape, as some printers would show seams between them.
  const runs = modules.flatMap((row, line) => {
    const found: Rect[] = []
    let from = -1
    for (let at = 0; at <= row.length; at++) {
      if (row[at] && from < 0) from = at
      if (!row[at] && from >= 0) {
        found.push({ x: x + edge + from * module, y: y + edge + line * module, width: (at - from) * module, height: module })
        from = -1
      }
    }
    return found
  })
  const outlines = runs.map((run) => [
    { x: run.x, y: run.y },
    { x: run.x + run.width, y: run.y },
    { x: run.x + run.width, y: run.y + run.height },
    { x: run.x, y: run.y + run.height },
  ])
  return [{ type: 'shape', outlines, fill: 0 }]
}

function linkMarks(
  { address, link, without, withoutMat }: SheetLink,
  code: Code | undefined,
  say: SheetWords,
  rect: Rect,
): readonly Mark[] {
  const { x, y, width } = rect
  const text = (lines: readonly string[], top: number): readonly Mark[] =>
    lines.map((line, index) => words(line, x, top + index * 3.4, { size: SIZE.small }))
  const title = heading(say.say('sheet-link'), width).marks(x, y)
  const carried = [
    ...(without > 0 ? [say.say('sheet-link-without', { count: without })] : []),
    ...(withoutMat ? [say.say('sheet-link-without-mat')] : []),
  ]
  if (code) {
    const below = y + 8 + code.side
    const hint = [say.say('sheet-link-hint', { module: `${say.number(code.module, 2)} mm` }), ...carried].join(' ')
    return [
      ...title,
      ...codeMarks(code, x, y + 8),
      words(fitted(address, SIZE.body, width, true), x, below + 3, { size: SIZE.body, bold: true }),
      ...text(wrapped(hint, SIZE.small, width), below + 7),
    ]
  }
  const why =
    link === undefined
      ? say.say('sheet-link-too-long')
      : new TextEncoder().encode(link).length <= MOST_BYTES
        ? say.say('sheet-link-next')
        : say.say('sheet-link-none', { letters: link.length, most: MOST_BYTES })
  return [
    ...title,
    words(fitted(address, SIZE.body, width, true), x, y + 11, { size: SIZE.body, bold: true }),
    ...text(wrapped(why, SIZE.small, width), y + 16),
  ]
}

/** A code with many modules gets a sheet of its own. */
function codeBodies(link: SheetLink, { room }: Page, say: SheetWords): readonly Body[] {
  const side = Math.min(room.width, room.height - 30)
  const code = link.link === undefined ? undefined : codeFor(link.link, side)
  if (!code) return []
  return [
    {
      id: 'link',
      title: say.say('sheet-link'),
      told: say.say('sheet-link-told'),
      marks: linkMarks(link, code, say, { ...room, x: room.x + (room.width - code.side) / 2, width: code.side }),
    },
  ]
}
