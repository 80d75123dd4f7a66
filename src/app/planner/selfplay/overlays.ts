/** What matches between bots left on the table, as the scene draws it: heat, lanes, objectives. */
import { INCH } from '../../../geometry/types'
import type { LayoutDocument } from '../../../planner/document'
import { type HeatShown, lanesOf, type ObjectiveHeld, objectivesHeld } from '../../../planner/selfplay/heat'
import type { Report } from '../../../planner/selfplay/report'
import type { ReportWords } from '../../../planner/selfplay/told'
import type { Overlay } from '../../../scene/overlay'

const EYE = 1.5 * INCH

export const heatOverlays = ({ columns, rows, cell, values }: HeatShown): readonly Overlay[] => [
  { type: 'field', id: 'tried', columns, rows, cell, values },
]

export const laneOverlays = (report: Report, { share }: ReportWords): readonly Overlay[] =>
  lanesOf(report).flatMap(({ from, to, share: part }, index): readonly Overlay[] => [
    { type: 'sight-line', id: `tried-${index}`, from: { ...from, z: EYE }, to: { ...to, z: EYE }, whole: 1, tone: 'sight' },
    {
      type: 'tag',
      id: `tried-share-${index}`,
      // Each label stands at a different part of its lane, so that crossing lanes can be told apart.
      over: {
        x: Math.round(from.x + ((to.x - from.x) * (index + 1.5)) / 7),
        y: Math.round(from.y + ((to.y - from.y) * (index + 1.5)) / 7),
      },
      z: EYE,
      text: share(part),
      tone: 'sight',
    },
  ])

export const heldOverlays = (report: Report, { share }: ReportWords): readonly Overlay[] =>
  objectivesHeld(report).map(
    ({ at, held }, index): Overlay => ({
      type: 'tag',
      id: `tried-held-${index}`,
      over: at,
      z: EYE,
      text: share(held),
      tone: 'sight',
    }),
  )

/** The layout's own objective within an inch and a half of a held one; undefined if the game laid it out itself. */
export const objectiveAt = ({ objectives }: LayoutDocument, { at }: ObjectiveHeld): string | undefined =>
  objectives.find((one) => Math.hypot(one.at.x - at.x, one.at.y - at.y) <= EYE)?.ref
