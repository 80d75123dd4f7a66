/** The sight sheet: how much of the table is seen from where, as hatchings and numbers. */
import type { LayoutDocument } from '../../document'
import { type Block, flowed, gap, paragraph } from '../blocks'
import type { SheetFacts } from '../facts'
import type { Hatching } from '../hatch'
import { average, averages, cellMarks, legendBlock, MOST_AREAS, mapBlocks, swatch } from '../maps'
import { type Paper, pageOf } from '../paper'
import type { SheetWords } from '../said'
import type { Body } from './body'

/** Classes from blank to dense. `least` is the lowest value of a class. */
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

export function sightBodies(document: LayoutDocument, facts: SheetFacts, say: SheetWords, paper: Paper): readonly Body[] {
  const { room } = pageOf(paper)
  const { sight, known } = facts
  const title = say.say('sheet-sight')
  const how = paragraph(say.say('sheet-sight-how', { eye: say.length(sight.eye) }), room.width, 2.6)
  const entries = SHARES.map(({ least, hatching }, index) =>
    swatch(say.say('sheet-share-class', { from: say.share(least), to: say.share(SHARES[index + 1]?.least ?? 1) }), hatching),
  )
  const maps = [
    { title: say.say('sheet-sight-table'), map: sight.table },
    ...sight.areas
      .slice(0, MOST_AREAS)
      .map(({ area, seen }) => ({ title: say.say('sheet-sight-area', { area: say.name(area) }), map: seen })),
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
  const told = say.say('sheet-sight-told', { open })
  return flowed(blocks, room).map((marks, index): Body => ({ id: `sight-${index + 1}`, title, told, marks }))
}

const classOf = (classes: readonly Class[], value: number): Hatching | undefined =>
  classes.findLast(({ least }) => value >= least - 1e-9)?.hatching
