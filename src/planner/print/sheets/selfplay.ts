/** What matches between bots tell about the table: sentences, figures with their error, and where miniatures stood, died, shot. */
import type { LayoutDocument } from '../../document'
import { HEATS, heatOf } from '../../selfplay/heat'
import { reportRows, reportSentences, settingText } from '../../selfplay/told'
import { type Block, flowed, gap, paragraph, tableRows } from '../blocks'
import type { SheetFacts } from '../facts'
import type { Hatching } from '../hatch'
import { cellMarks, type Drawn, mapBlocks } from '../maps'
import { type Paper, pageOf } from '../paper'
import type { SheetWords } from '../said'
import type { Body } from './body'
import type { Rows } from './sides'

/** From the least to the most, for the five bands of a heat. */
const BANDS: readonly (Hatching | undefined)[] = [
  undefined,
  { apart: 2.4, ways: ['rising'] },
  { apart: 1.2, ways: ['rising'] },
  { apart: 1.2, ways: ['rising', 'falling'] },
  { apart: 0.6, ways: ['rising', 'falling'] },
]

/** The report as a table of text; undefined if the layout has none. */
export function selfplayRows({ selfplay }: SheetFacts, say: SheetWords): Rows | undefined {
  if (!selfplay) return undefined
  return {
    columns: [say.say('sheet-tried-figure'), say.say('sheet-tried-value')],
    rows: reportRows(selfplay, say).map(({ label, value }) => [label, value]),
  }
}

/** The report in sentences: what was played, and what it means. */
export const selfplayTold = ({ selfplay }: SheetFacts, say: SheetWords): readonly string[] =>
  selfplay ? [settingText(selfplay, say), ...reportSentences(selfplay, say)] : []

export function selfplayBodies(document: LayoutDocument, facts: SheetFacts, say: SheetWords, paper: Paper): readonly Body[] {
  const { selfplay } = facts
  const table = selfplayRows(facts, say)
  if (!selfplay || !table) return []
  const { room } = pageOf(paper)
  const [what = '', value = ''] = table.columns
  const maps = HEATS.flatMap((which): readonly Drawn[] => {
    const heat = heatOf(selfplay, which)
    return heat
      ? [
          {
            title: say.say(`sheet-tried-${which}`),
            draw: (space) => cellMarks(space, { ...heat, values: [...heat.values] }, hatchingOf),
          },
        ]
      : []
  })
  const blocks: readonly Block[] = [
    ...selfplayTold(facts, say).map((text) => paragraph(text, room.width)),
    gap(2),
    ...tableRows(
      [
        { title: what, width: room.width * 0.6 },
        { title: value, width: room.width * 0.4, anchor: 'end' },
      ],
      table.rows,
    ),
    gap(4),
    ...mapBlocks(document, maps, room),
  ]
  const title = say.say('sheet-tried')
  const told = say.say('sheet-tried-told', { matches: selfplay.matches })
  return flowed(blocks, room).map((marks, index) => ({ id: `selfplay-${index + 1}`, title, told, marks }))
}

/** `band`: the middle of a band, as `heatOf` gives it. */
const hatchingOf = (band: number): Hatching | undefined => BANDS[Math.floor(band * BANDS.length)]
