import { describe, expect, test } from 'vitest'
import { emptyLayout, type LayoutDocument } from '../../../src/planner/document'
import type { Mark, Sheet } from '../../../src/planner/print/marks'
import { widthOf } from '../../../src/planner/print/type'
import { HEATS, heatOf } from '../../../src/planner/selfplay/heat'
import { ON_TABLE } from '../../../src/planner/selfplay/on-table'
import { emptyReport, numbersOf, type Report, withTallies } from '../../../src/planner/selfplay/report'
import { heatLattice, type Tally } from '../../../src/planner/selfplay/tally'
import { SCENERY } from '../../../src/table/terrain'
import { inch, piece, rectangle, sample } from '../sample'
import { SETTING, TALLY } from '../selfplay/tallies'
import { factsOf, READY, sheet, sheetsOf, textsOf, unitsOf, wordsOf } from './printed'

/** Three hundred pieces side by side in every heading, with everything else a document may have. */
const crowded = (): LayoutDocument =>
  emptyLayout('Crowded', inch(72), inch(48), {
    pieces: Array.from({ length: 300 }, (_, index) =>
      piece(
        `p-${index}`,
        SCENERY[index % SCENERY.length]?.kind ?? 'wall',
        2 + (index % 25) * 2.8,
        2 + Math.floor(index / 25) * 4,
        (index * 15) % 360,
      ),
    ),
    areas: Array.from({ length: 8 }, (_, index) => ({
      ref: `area-${index}`,
      outlines: [rectangle(index * 9, 0, index * 9 + 8, 6)],
    })),
    objectives: Array.from({ length: 12 }, (_, index) => ({
      ref: `objective-${index}`,
      at: { x: inch(4 + index * 5), y: inch(24) },
      height: 0,
    })),
    notes: Array.from({ length: 30 }, (_, index) => ({
      ref: `note-${index}`,
      at: { x: inch(2 + index * 2), y: inch(40) },
      text: `Note ${index} `.repeat(9),
    })),
  })

/** Where a line of words lies on the paper: its corners, with what hangs below the line. */
function spread({ at, text, size, bold, anchor, turned }: Extract<Mark, { type: 'words' }>) {
  const width = widthOf(text, size, bold)
  const from = anchor === 'start' ? 0 : anchor === 'end' ? -width : -width / 2
  return turned
    ? { left: at.x - size * 0.75, right: at.x + size * 0.25, top: at.y - from - width, bottom: at.y - from }
    : { left: at.x + from, right: at.x + from + width, top: at.y - size * 0.75, bottom: at.y + size * 0.25 }
}
const EDGE = 5
function outside({ marks, width, height }: Sheet): readonly string[] {
  return marks.flatMap((mark): readonly string[] => {
    if (mark.type === 'words') {
      const { left, right, top, bottom } = spread(mark)
      return left < EDGE || top < EDGE || right > width - EDGE || bottom > height - EDGE ? [mark.text] : []
    }
    const spots =
      mark.type === 'strokes'
        ? mark.lines.flatMap(([x1, y1, x2, y2]) => [
            { x: x1, y: y1 },
            { x: x2, y: y2 },
          ])
        : mark.type === 'shape'
          ? mark.outlines.flat()
          : mark.type === 'picture'
            ? [
                { x: mark.clip.x, y: mark.clip.y },
                { x: mark.clip.x + mark.clip.width, y: mark.clip.y + mark.clip.height },
              ]
            : [mark.at]
    return spots.some(({ x, y }) => !(x >= EDGE && y >= EDGE && x <= width - EDGE && y <= height - EDGE)) ? [mark.type] : []
  })
}
/** Pairs of lines that lie on each other. */
function clashes({ marks }: Sheet): readonly string[] {
  const lines = marks.flatMap((mark) => (mark.type === 'words' && mark.text !== '' ? [{ mark, ...spread(mark) }] : []))
  lines.sort((a, b) => a.top - b.top)
  return lines.flatMap((a, index) => {
    const found: string[] = []
    for (let next = index + 1; next < lines.length; next++) {
      const b = lines[next]
      if (!b || b.top >= a.bottom - 0.4) break
      if (a.left < b.right - 0.2 && b.left < a.right - 0.2) found.push(`${a.mark.text} / ${b.mark.text}`)
    }
    return found
  })
}

describe.each([
  ...READY.map((document) => [document.name, document] as const),
  ['an empty table', emptyLayout('', inch(30), inch(22))] as const,
  ['the sample', sample()] as const,
])('the sheets of %s', (_name, document) => {
  const facts = factsOf(document)
  test.each([
    ['en', 'a4'],
    ['fr', 'a4'],
    ['en', 'letter'],
    ['fr', 'letter'],
  ] as const)('%s, %s: nothing lies beyond the paper, no words on other words', (language, paper) => {
    const sheets = sheetsOf(document, { language, paper, facts })
    expect(sheets.map(({ id }) => id)).toEqual(expect.arrayContaining(['cover', 'list-1', 'sight-1']))
    for (const one of sheets) {
      expect([one.id, outside(one)]).toEqual([one.id, []])
      expect([one.id, clashes(one)]).toEqual([one.id, []])
      expect(one.told.length).toBeGreaterThan(20)
    }
  })
  test('every piece has its row, with both distances, and its number on a plan', () => {
    const sheets = sheetsOf(document, { facts })
    const listed = sheets.filter(({ id }) => id.startsWith('list')).flatMap(textsOf)
    const say = wordsOf(document)
    for (const { number, first, mark } of facts.pieces) {
      const { along, across } = first
      const where = `${say.length(along.away)} ${along.edge}, ${say.length(across.away)} ${across.edge}`
      // A cell may take two lines.
      expect(listed.join(' ')).toContain(mark === 'middle' ? `middle: ${where}` : where)
      expect(listed).toContain(String(number))
    }
    const planned = sheets.filter(({ id }) => id.startsWith('plan')).flatMap(textsOf)
    expect(facts.pieces.filter(({ number }) => !planned.includes(String(number)))).toEqual([])
  })
})

test('three hundred pieces take several sheets, quarters among them, and none is left out', { timeout: 120_000 }, () => {
  const document = crowded()
  const facts = factsOf(document)
  for (const paper of ['a4', 'letter'] as const) {
    const sheets = sheetsOf(document, { facts, paper })
    expect(sheets.map(({ id }) => id)).toEqual(expect.arrayContaining(['plan', 'plan-part-1', 'plan-part-4', 'list-4']))
    for (const one of sheets) expect([one.id, outside(one)]).toEqual([one.id, []])
    for (const one of sheets.filter(({ id }) => !/^(plan|gaps-1)/.test(id))) expect([one.id, clashes(one)]).toEqual([one.id, []])
    const parts = sheets.filter(({ id }) => id.startsWith('plan-part')).flatMap(textsOf)
    expect(facts.pieces.filter(({ number }) => !parts.includes(String(number)))).toEqual([])
  }
})

describe('what bots played', () => {
  const document = sample()
  const { columns, rows } = heatLattice(document.size)
  const last = columns * rows - 1
  const objective = document.objectives[0]?.at ?? { x: 0, y: 0 }
  const own = Math.floor(objective.y / inch(1)) * columns + Math.floor(objective.x / inch(1))
  const tally: Tally = {
    ...TALLY,
    stood: Array.from({ length: 60 }, (_, at) => (at * at) % last),
    died: [40, 41, 41],
    shots: [0, 0, columns - 1, 5].map((from, at) => ({ from, to: last - at * 9 })),
    held: [
      { cell: own, rounds: [3, 1] },
      { cell: last - columns - 1, rounds: [1, 0] },
    ],
  }
  const report = withTallies(emptyReport(SETTING, document.size), [tally, { ...tally, winner: 1, end: 'wiped-out' }])
  const facts = factsOf(document)
  const printed = (selfplay: Report | undefined, language: 'en' | 'fr' = 'en', paper: 'a4' | 'letter' = 'a4') =>
    sheetsOf(document, { language, paper, facts: { ...facts, ...(selfplay ? { selfplay } : {}) } }).filter(({ id }) =>
      id.startsWith('selfplay'),
    )
  test.each([
    ['en', 'a4'],
    ['fr', 'a4'],
    ['en', 'letter'],
    ['fr', 'letter'],
  ] as const)('%s, %s: lies on the paper, no words on other words', (language, paper) => {
    const sheets = printed(report, language, paper)
    expect(sheets.length).toBeGreaterThan(0)
    for (const one of sheets) {
      expect([one.id, outside(one)]).toEqual([one.id, []])
      expect([one.id, clashes(one)]).toEqual([one.id, []])
      expect(one.told.length).toBeGreaterThan(20)
    }
  })
  test('tells figures, lanes and objectives in words, and every heat has its own legend', () => {
    const sheets = printed(report)
    const texts = sheets.flatMap(textsOf)
    const words = texts.join(' ')
    expect(words).toContain('The near edge wins 50%')
    expect(words).toContain('Points, near edge and far edge 6 : 4')
    expect(words).toContain('Ended with the points counted 50%')
    expect(words).toMatch(/1\. 25% of the shots, over about \d+″/)
    expect(words).toContain(`${wordsOf(document).name(document.objectives[0]?.ref ?? '')}: held at the end of 67%`)
    // One that the game laid out has no name.
    expect(words).toMatch(/Objective \d+″ from the left and \d+″ from the near edge: held at the end of 17%/)
    for (const which of HEATS) {
      expect(texts).toContain(wordsOf(document).say(`sheet-tried-${which}`))
      for (const { low, high } of heatOf(report, which)?.bands ?? [])
        expect(texts).toContain(
          wordsOf(document).say('sheet-tried-band', {
            from: wordsOf(document).number(low, 2),
            to: wordsOf(document).number(high, 2),
          }),
        )
    }
    expect(texts).toEqual(expect.arrayContaining(['1 · 25%', '67%']))
    // Lanes are dashed lines.
    expect(sheets.flatMap(({ marks }) => marks).some((mark) => mark.type === 'strokes' && mark.dash === 1.2)).toBe(true)
  })
  test('of numbers that came with a link there are figures only, and without a report there is no sheet', () => {
    const words = printed(numbersOf(report)).flatMap(textsOf)
    expect(words.join(' ')).toContain('The near edge wins 50%')
    for (const which of ON_TABLE) expect(words).not.toContain(wordsOf(document).say(`sheet-tried-${which}`))
    expect(printed(undefined)).toEqual([])
  })
})

describe('the measured plan', () => {
  const document = emptyLayout('Plain', inch(36), inch(36), { pieces: [piece('c', 'container', 10, 12)] })
  const plan = sheet(sheetsOf(document), 'plan')
  const scale = Number(/1:(\d+)/.exec(textsOf(plan).join(' '))?.[1])
  test('is to the scale that it names: a foot of table is 304.8 mm over the scale', () => {
    expect(scale).toBe(6)
    const box = plan.marks.find((mark) => mark.type === 'shape' && mark.fill === undefined && mark.outlines[0]?.length === 4)
    const [a, b] = box?.type === 'shape' ? (box.outlines[0] ?? []) : []
    expect((b?.x ?? 0) - (a?.x ?? 0)).toBeCloseTo((3 * 304.8) / scale, 6)
  })
  test('says how long its bar is on paper, and is right', () => {
    const text = textsOf(plan).find((one) => one.includes('this bar is'))
    const long = Number(/([\d.]+) mm/.exec(text ?? '')?.[1])
    const bars = plan.marks.flatMap((mark) =>
      mark.type === 'shape' && mark.fill !== undefined && mark.width === 0.18 ? mark.outlines.flat() : [],
    )
    const drawn = Math.max(...bars.map(({ x }) => x)) - Math.min(...bars.map(({ x }) => x))
    expect(Math.abs(drawn - long)).toBeLessThan(0.05)
  })
  test('has a dimension line from the corner to each of the two nearer edges', () => {
    const lengths = textsOf(plan).flatMap((text) => (/″$/.test(text) && !text.includes(' ') ? [unitsOf(text)] : []))
    expect(lengths).toEqual(expect.arrayContaining([inch(8), inch(10.5)]))
  })
})
