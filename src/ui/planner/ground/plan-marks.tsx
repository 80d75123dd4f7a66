/** The marks on a plan: areas and reach below the pieces; objectives, notes and narrow ways above them. */

import type { Point } from '../../../geometry/types'
import type { LayoutDocument } from '../../../planner/document'
import type { Gap } from '../../../planner/gaps'
import { middleOfArea } from '../../../planner/ground'
import type { Layers } from '../../../planner/layers'
import { ringsOf } from '../../../planner/polygon'
import type { Reach } from '../../../planner/reach'
import type { Ref } from '../../../table/piece'
import { useWords } from '../../words/words-context'
import { pathOf } from '../kind-picture'

interface MarksProps {
  readonly document: LayoutDocument
  readonly selection: readonly Ref[]
  readonly layers: Layers
  /** Height of letters, in table units. */
  readonly text: number
}

export function PlanAreas({ document, selection, layers, text, reach }: MarksProps & { readonly reach: Reach | undefined }) {
  const { speak } = useWords()
  return (
    <>
      {document.areas.map(({ ref, seat, outlines }) => {
        const { x, y } = middleOfArea({ outlines })
        return (
          <g key={ref} data-seat={seat} data-picked={selection.includes(ref) || undefined} className="ui-plan-area">
            <path data-ref={layers.areas.locked ? undefined : ref} d={ringsOf(outlines).map(pathOf).join('')} />
            <text x={x} y={-y - (selection.includes(ref) ? 2 * text : 0)} fontSize={text}>
              {speak.piece(ref)}
            </text>
          </g>
        )
      })}
      {[...(reach?.zones ?? [])].reverse().map(({ budget, rings }, index) => (
        <g key={budget} className="ui-plan-reach" data-move={2 - index}>
          <path d={rings.map(pathOf).join('')} />
          {labelOf(rings, document) && (
            <text {...labelOf(rings, document)} fontSize={text}>
              {speak.length(budget)}
            </text>
          )}
        </g>
      ))}
    </>
  )
}

/** The point of a zone's outline nearest to the table's middle: the outline there is the zone's limit, not the table's edge. */
export function lineLabel(rings: readonly (readonly Point[])[], { size }: Pick<LayoutDocument, 'size'>): Point | undefined {
  const middle = { x: size.width / 2, y: size.depth / 2 }
  let best: { readonly at: Point; readonly away: number } | undefined
  for (const ring of rings)
    for (const [i, to] of ring.entries()) {
      const from = ring[(i + ring.length - 1) % ring.length] ?? to
      const [dx, dy] = [to.x - from.x, to.y - from.y]
      const part = ((middle.x - from.x) * dx + (middle.y - from.y) * dy) / (dx * dx + dy * dy || 1)
      const share = Math.min(1, Math.max(0, part))
      const at = { x: Math.round(from.x + share * dx), y: Math.round(from.y + share * dy) }
      const away = Math.hypot(at.x - middle.x, at.y - middle.y)
      if (!best || away < best.away) best = { at, away }
    }
  return best?.at
}
function labelOf(rings: readonly (readonly Point[])[], document: LayoutDocument) {
  const at = lineLabel(rings, document)
  return at && { x: at.x, y: -at.y }
}

export function PlanMarks({ document, selection, layers, text, narrow }: MarksProps & { readonly narrow: readonly Gap[] }) {
  const { speak } = useWords()
  return (
    <>
      {document.objectives.map(({ ref, at }) => (
        <g key={ref} data-ref={layers.objectives.locked ? undefined : ref} data-picked={selection.includes(ref) || undefined}>
          <title>{speak.piece(ref)}</title>
          <circle className="ui-plan-objective" cx={at.x} cy={-at.y} r={2000} />
          <text x={at.x} y={-at.y - 2300} fontSize={text}>
            {speak.piece(ref)}
          </text>
        </g>
      ))}
      {document.notes.map(({ ref, at, text: words }) => (
        <text
          key={ref}
          data-ref={layers.notes.locked ? undefined : ref}
          className="ui-plan-note"
          data-picked={selection.includes(ref) || undefined}
          fontSize={text}
        >
          {words.split('\n').map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their order.
            <tspan key={index} x={at.x} y={-at.y + index * text * 1.25}>
              {line || ' '}
            </tspan>
          ))}
        </text>
      ))}
      {narrow.map(({ one, other, width, line: [from, to] }) => (
        <g key={`${one} ${JSON.stringify(other)}`} className="ui-plan-narrow">
          <path d={`M${from.x} ${-from.y}L${to.x} ${-to.y}`} />
          <text x={(from.x + to.x) / 2} y={-(from.y + to.y) / 2} fontSize={text}>
            {speak.length(width)}
          </text>
        </g>
      ))}
    </>
  )
}
