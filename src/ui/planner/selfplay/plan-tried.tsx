/** What matches between bots left on the table, on the plan: heat below the pieces, lanes and objectives above them. */
import { memo, useId } from 'react'
import { INCH, type Units } from '../../../geometry/types'
import type { HeatShown } from '../../../planner/selfplay/heat'
import type { Signs } from '../../../planner/selfplay/on-table'

/** The cells of each band as one path: neighbours in a row are one rectangle. */
export function bandPaths({ columns, rows, cell, values }: HeatShown, bands: number): readonly string[] {
  const paths = Array.from({ length: bands }, () => '')
  const bandAt = (row: number, column: number) => Math.floor((values[row * columns + column] ?? Number.NaN) * bands)
  for (let row = 0; row < rows; row++)
    for (let from = 0; from < columns; ) {
      const band = bandAt(row, from)
      let to = from + 1
      while (to < columns && bandAt(row, to) === band) to++
      if (paths[band] !== undefined)
        paths[band] += `M${from * cell} ${-row * cell}h${(to - from) * cell}v${-cell}h${(from - to) * cell}z`
      from = to
    }
  return paths
}

interface PlanHeatProps {
  readonly heat: HeatShown
  readonly colours: readonly string[]
  /** Radii of the dots by band, as shares of the space per dot: bands can be told apart without colours. */
  readonly dots: readonly number[]
}
const DOT: Units = INCH / 2

export const PlanHeat = memo(function PlanHeat({ heat, colours, dots }: PlanHeatProps) {
  const id = useId()
  return (
    <g className="ui-plan-heat">
      {bandPaths(heat, colours.length).map((path, band) => {
        const colour = colours[band] ?? ''
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: bands have no identity but their order.
          <g key={band} data-band={band}>
            <pattern id={`${id}-${band}`} width={DOT} height={DOT} patternUnits="userSpaceOnUse">
              <rect width={DOT} height={DOT} fill={colour} />
              <circle cx={DOT / 2} cy={DOT / 2} r={(dots[band] ?? 0) * DOT} fill="#ffffff90" />
            </pattern>
            {path !== '' && <path d={path} fill={`url(#${id}-${band})`} />}
          </g>
        )
      })}
    </g>
  )
})

/** `text`: height of letters, in table units. */
export function PlanSigns({ lines, labels, text }: Signs & { readonly text: Units }) {
  return (
    <g className="ui-plan-tried">
      {lines.map(({ from, to }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lanes have no identity but their order.
        <path key={index} d={`M${from.x} ${-from.y}L${to.x} ${-to.y}`} />
      ))}
      {labels.map(({ at, text: words, isPlace }, index) => (
        // Below the sign of an objective, as its name stands above it.
        // biome-ignore lint/suspicious/noArrayIndexKey: labels have no identity but their order.
        <text key={index} x={at.x} y={-at.y + (isPlace ? 2000 + text : text / 3)} fontSize={text}>
          {words}
        </text>
      ))}
    </g>
  )
}
