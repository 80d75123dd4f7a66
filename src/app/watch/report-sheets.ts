/** The report as printed sheets, drawn like the planner's. Black and greys only: players are told apart by dashes and names. */
import { type Block, flowed, gap, heading, paragraph, SIZE, tableRows } from '../../planner/print/blocks'
import { dashed, FINE, FIRM, HAIR, HEAVY, type Mark, type Sheet, type Stroke, strokes, words } from '../../planner/print/marks'
import { MARGIN, pageOf } from '../../planner/print/paper'
import { fitted, widthOf } from '../../planner/print/type'
import { percentText } from '../../ui/words/length'
import type { Speak } from '../../ui/words/speak'
import { sayer } from '../../ui/words/words'
import type { ChanceStory } from './chance-story'
import { chanceRows, chanceTurnRows, type Report, type Rows } from './report'
import { album, tableByPlayer } from './report-blocks'
import type { ReportPicture } from './report-moments'

const CHART = 46
/** The dash length of each player's line; 0 is a solid line. */
const DASHES = [0, 2.4, 1.2, 0.6, 3.6, 0.3] as const

interface SheetsExtras {
  /** If they were worked out. */
  readonly chances?: ChanceStory | undefined
  /** Those that were taken. */
  readonly pictures?: readonly ReportPicture[]
}

export function reportSheets(report: Report, speak: Speak, { chances, pictures = [] }: SheetsExtras = {}): readonly Sheet[] {
  const say = sayer(speak.language)
  const { width, height, room } = pageOf('a4')
  const names = report.players.map(({ name }) => name).join(' · ')
  const wide = room.width
  const byPlayer = (rows: Rows) => tableByPlayer(rows, wide)
  const turned = (
    title: 'report-turns' | 'report-chance-turns',
    change: 'report-swing' | 'report-chance-swing',
    turns: Report['turns'],
  ): readonly Block[] =>
    turns.length === 0
      ? []
      : [
          heading(say(title), wide),
          ...tableRows(
            [
              { title: say('report-round'), width: 32 },
              { title: say('report-happened'), width: wide - 32 - 38 },
              { title: say(change), width: 38, anchor: 'end' },
            ],
            turns.map(({ round, text, swing }) => [round, text, swing]),
          ),
        ]
  const blocks: readonly Block[] = [
    paragraph(report.result, wide, 5, true),
    gap(1.5),
    ...report.facts.map((fact) => paragraph(fact, wide, SIZE.small)),
    ...(report.story.rounds.length > 1
      ? [heading(say('report-scores'), wide), chart(report, scoreCurve(report, speak), wide), ...byPlayer(report.scores)]
      : []),
    ...turned('report-turns', 'report-swing', report.turns),
    ...(chances
      ? [
          heading(say('report-chances'), wide),
          chart(report, chanceCurve(chances, speak), wide),
          ...byPlayer(chanceRows(chances, report, speak)),
          gap(1.5),
          paragraph(say('report-chances-note'), wide, SIZE.small),
          ...turned('report-chance-turns', 'report-chance-swing', chanceTurnRows(chances, speak)),
        ]
      : []),
    ...(pictures.length > 0 ? [heading(say('report-pictures'), wide), ...album(pictures, wide)] : []),
    ...(report.notes.length > 0
      ? [
          heading(say('report-notes'), wide),
          ...report.notes.flatMap(({ when, chapter, text }) => [
            paragraph(chapter === undefined ? when : `${when} · ${chapter}`, wide, SIZE.body, true),
            ...(text === undefined ? [] : text.split('\n').map((line) => paragraph(line, wide))),
            gap(1.5),
          ]),
        ]
      : []),
    ...(report.deeds.rows.length > 0 ? [heading(say('report-deeds'), wide), ...byPlayer(report.deeds)] : []),
    ...(report.luck.rows.length > 0
      ? [
          heading(say('report-luck'), wide),
          ...tableRows(
            report.luck.heads.map((title, at) => ({
              title,
              width: [30, wide - 30 - 4 * 25, 25, 25, 25, 25][at] ?? 25,
              anchor: at < 2 ? 'start' : 'end',
            })),
            report.luck.rows,
          ),
          gap(1.5),
          paragraph(say('report-luck-note'), wide, SIZE.small),
        ]
      : []),
  ]
  const pages = flowed(blocks, room)
  return pages.map((marks, index): Sheet => {
    const title = say('report-title')
    const base = MARGIN + 6
    const foot = say('report-page', { page: index + 1, pages: pages.length })
    const long = wide - widthOf(title, 5.5, true) - 8
    const frame: readonly Mark[] = [
      words(title, room.x, base, { size: 5.5, bold: true }),
      words(fitted(`${report.title} · ${names}`, 3.4, long), room.x + wide, base, { size: 3.4, anchor: 'end' }),
      strokes([[room.x, base + 2.6, room.x + wide, base + 2.6]], FINE),
      words('Sightline', room.x, height - MARGIN, { size: 2.5 }),
      words(foot, room.x + wide, height - MARGIN, { size: 2.5, anchor: 'end' }),
    ]
    return { id: `report-${index + 1}`, title, told: `${title}, ${foot}`, width, height, marks: [...frame, ...marks] }
  })
}

/** What a chart shows: a value for each player at places from 0 to 1, with their rounds, and the ends of its scale with their names. */
interface Curve {
  readonly points: readonly { readonly across: number; readonly round: string; readonly values: readonly number[] }[]
  readonly least: number
  readonly most: number
  /** The height of the line across the chart. */
  readonly level: number
  nameOf(value: number): string
}

function scoreCurve({ story: { rounds } }: Report, speak: Speak): Curve {
  const all = rounds.flatMap(({ scores }) => scores)
  return {
    points: rounds.map(({ round, scores }, at) => ({ across: at / Math.max(1, rounds.length - 1), round, values: scores })),
    least: Math.min(0, ...all),
    most: Math.max(1, ...all),
    level: 0,
    nameOf: (value) => speak.number(value),
  }
}

const chanceCurve = ({ points }: ChanceStory, speak: Speak): Curve => ({
  points: points.map(({ across, round, shares }) => ({ across, round, values: shares })),
  least: 0,
  most: 1,
  level: 0.5,
  nameOf: (value) => percentText(value, speak.language, 0),
})

/** The names of rounds below a chart, where each begins; those that would run into the one before are left out. */
function roundsBelow(points: Curve['points'], across: (share: number) => number, y: number): readonly Mark[] {
  let free = Number.NEGATIVE_INFINITY
  return points.flatMap(({ across: share, round }, at): readonly Mark[] => {
    const x = across(share)
    if (round === points[at - 1]?.round || x < free) return []
    free = x + widthOf(round, SIZE.small) + 3
    return [strokes([[x, y, x, y + 1]], FINE), words(round, x, y + 4, { size: SIZE.small })]
  })
}

/** A line for each player, told apart by its dashes and named at its end. */
function chart({ players }: Report, { points, least, most, level, nameOf }: Curve, width: number): Block {
  return {
    height: CHART + 5,
    isTied: true,
    marks(x, y) {
      const [left, right, top, bottom] = [x + 8, x + width - 32, y + 3, y + CHART - 3]
      const across = (share: number) => left + share * (right - left)
      const down = (score: number) => bottom - ((score - least) / (most - least)) * (bottom - top)
      const ends = players.map((_, index) => down(points.at(-1)?.values[index] ?? 0))
      // Names of lines that end close together are placed one below the other.
      const places = ends.map((_, index) => index).sort((one, other) => (ends[one] ?? 0) - (ends[other] ?? 0))
      const heights = new Map<number, number>()
      let last = Number.NEGATIVE_INFINITY
      for (const index of places) {
        last = Math.max(last + 3.6, (ends[index] ?? 0) + 1)
        heights.set(index, last)
      }
      return [
        strokes([[left, bottom, right, bottom]], HAIR, 0.4),
        strokes([[left, down(level), right, down(level)]], FINE),
        ...roundsBelow(points, across, bottom),
        words(nameOf(most), left - 1.5, top + 1, { size: SIZE.small, anchor: 'end' }),
        words(nameOf(least), left - 1.5, bottom + 1, { size: SIZE.small, anchor: 'end' }),
        ...players.flatMap(({ name }, index): readonly Mark[] => {
          const lines = points
            .slice(1)
            .map(
              (point, at): Stroke => [
                across(points[at]?.across ?? 0),
                down(points[at]?.values[index] ?? 0),
                across(point.across),
                down(point.values[index] ?? 0),
              ],
            )
          const dash = DASHES[index % DASHES.length] ?? 0
          return [
            dash === 0 ? strokes(lines, HEAVY) : dashed(lines, FIRM, dash),
            words(fitted(name, SIZE.body, 29), right + 2, heights.get(index) ?? 0, { size: SIZE.body, bold: dash === 0 }),
          ]
        }),
      ]
    },
  }
}
