/** What matches between bots tell about the table: sentences, figures with their error, and where miniatures stood, died, shot. */
import type { LayoutDocument } from '../../document'
import { HEATS, type HeatShown, heatOf, lanesOf, objectivesHeld } from '../../selfplay/heat'
import { shownOnTable, signsOf } from '../../selfplay/on-table'
import { heldTexts, laneTexts, reportRows, reportSentences, settingText } from '../../selfplay/told'
import { type Block, flowed, gap, heading, paragraph, SIZE, tableRows } from '../blocks'
import type { SheetFacts } from '../facts'
import type { Hatching } from '../hatch'
import { label } from '../labels'
import { cellMarks, type Drawn, mapBlocks, swatch } from '../maps'
import { dashed, FIRM, type Spot, type Stroke } from '../marks'
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

/** The lanes and the objectives in words, as far as there are any. */
export function selfplayLists(document: LayoutDocument, { selfplay }: SheetFacts, say: SheetWords) {
  if (!selfplay) return []
  const lists = [
    {
      title: say.say('sheet-tried-lanes'),
      texts: laneTexts(document, lanesOf(selfplay), say).map((text, index) => `${index + 1}. ${text}`),
    },
    { title: say.say('sheet-tried-held'), texts: heldTexts(document, objectivesHeld(selfplay), say) },
  ]
  return lists.filter(({ texts }) => texts.length > 0)
}

export function selfplayBodies(document: LayoutDocument, facts: SheetFacts, say: SheetWords, paper: Paper): readonly Body[] {
  const { selfplay } = facts
  const table = selfplayRows(facts, say)
  if (!selfplay || !table) return []
  const { room } = pageOf(paper)
  const [what = '', value = ''] = table.columns
  const heats = HEATS.flatMap((which): readonly Drawn[] => {
    const heat = heatOf(selfplay, which)
    if (!heat) return []
    const band = ({ look, low, high }: HeatShown['bands'][number]) =>
      swatch(say.say('sheet-tried-band', { from: say.number(low, 2), to: say.number(high, 2) }), BANDS[look])
    return [
      {
        title: say.say(`sheet-tried-${which}`),
        legend: heat.bands.map(band),
        draw: (space) => cellMarks(space, { ...heat, values: [...heat.values] }, hatchingOf),
      },
    ]
  })
  const signs = (['lanes', 'held'] as const).flatMap((which): readonly Drawn[] => {
    const { lines, labels } = signsOf(shownOnTable(selfplay, which), say.share)
    const draw: Drawn['draw'] = (space) => [
      dashed(
        lines.map(({ from, to }) => strokeOf(space.spot(from), space.spot(to))),
        FIRM,
        1.2,
      ),
      ...labels.flatMap(({ at, text }) => label(text, space.spot(at), 2.4)),
    ]
    return labels.length > 0 ? [{ title: say.say(`sheet-tried-${which}`), draw }] : []
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
    ...selfplayLists(document, facts, say).flatMap(({ title, texts }) => [
      heading(title, room.width),
      ...texts.map((text) => paragraph(text, room.width, SIZE.small)),
    ]),
    gap(4),
    ...(heats.length > 0 ? [{ ...paragraph(say.say('sheet-tried-per-match'), room.width, SIZE.small), isTied: true }] : []),
    ...mapBlocks(document, heats, room),
    ...mapBlocks(document, signs, room),
  ]
  const title = say.say('sheet-tried')
  const told = say.say('sheet-tried-told', { matches: selfplay.matches })
  return flowed(blocks, room).map((marks, index) => ({ id: `selfplay-${index + 1}`, title, told, marks }))
}

/** `band`: the middle of a band, as `heatOf` gives it. */
const hatchingOf = (band: number): Hatching | undefined => BANDS[Math.floor(band * BANDS.length)]
const strokeOf = (from: Spot, to: Spot): Stroke => [from.x, from.y, to.x, to.y]
