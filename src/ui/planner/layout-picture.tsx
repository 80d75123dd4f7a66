/** A layout from above as a small still picture: for lists, and for what is about to be opened. */

import { place } from '../../geometry/heading'
import type { LayoutDocument } from '../../planner/document'
import { kindIn } from '../../planner/kinds'
import { opened } from '../../planner/opened'
import { pathOf, shadeOf } from './kind-picture'
import { GroundPicture } from './mat/ground-picture'

/** `label`: what it shows, where nothing beside it says so. */
export function LayoutPicture({ document, label }: { readonly document: LayoutDocument; readonly label?: string }) {
  const { width, depth } = document.size
  const parts = opened(document)
    .pieces.flatMap(({ piece }) =>
      kindIn(document, piece.kind).parts.map(({ outline, top }) => ({
        d: pathOf(place(outline, piece.at, piece.heading)),
        top: top + (piece.z ?? 0),
      })),
    )
    .sort((a, b) => a.top - b.top)
  return (
    <svg
      className="ui-layout-picture"
      viewBox={`0 ${-depth} ${width} ${depth}`}
      focusable="false"
      role="img"
      aria-label={label ?? ''}
      aria-hidden={label === undefined}
    >
      <rect className="ui-plan-ground" x={0} y={-depth} width={width} height={depth} />
      {document.matPicture && <GroundPicture picture={document.matPicture} width={width} depth={depth} />}
      {document.areas.map(({ ref, seat, outlines }) => (
        <g key={ref} className="ui-plan-area" data-seat={seat}>
          <path d={outlines.map(pathOf).join('')} />
        </g>
      ))}
      {parts.map(({ d, top }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a still picture is made as a whole.
        <path key={index} d={d} fill={shadeOf(top)} stroke="#14100c" strokeWidth={width / 400} />
      ))}
      {document.objectives.map(({ ref, at }) => (
        <circle key={ref} className="ui-plan-objective" cx={at.x} cy={-at.y} r={width / 45} />
      ))}
    </svg>
  )
}
