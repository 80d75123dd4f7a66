/** What matches between bots left on the table, as the scene draws it: heat, lanes, objectives. */
import { INCH } from '../../../geometry/types'
import { type ShownOnTable, signsOf } from '../../../planner/selfplay/on-table'
import type { Overlay } from '../../../scene/overlay'

const EYE = 1.5 * INCH

export function triedOverlays(shown: ShownOnTable, share: (part: number) => string): readonly Overlay[] {
  const { lines, labels } = signsOf(shown, share)
  return [
    ...(shown.heat ? [fieldOf(shown.heat)] : []),
    ...lines.map(
      ({ from, to }, index): Overlay => ({
        type: 'sight-line',
        id: `tried-${index}`,
        from: { ...from, z: EYE },
        to: { ...to, z: EYE },
        whole: 1,
        tone: 'sight',
      }),
    ),
    ...labels.map(
      ({ at, text }, index): Overlay => ({ type: 'tag', id: `tried-label-${index}`, over: at, z: EYE, text, tone: 'sight' }),
    ),
  ]
}

const fieldOf = ({ columns, rows, cell, values }: NonNullable<ShownOnTable['heat']>): Overlay => ({
  type: 'field',
  id: 'tried',
  columns,
  rows,
  cell,
  values,
})
