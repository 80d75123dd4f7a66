/** A layout from above as a small static picture, for lists and previews. */

import { useMemo } from 'react'
import { place } from '../../geometry/heading'
import type { LayoutDocument } from '../../planner/document'
import { kindIn } from '../../planner/kinds'
import { opened } from '../../planner/opened'
import { pathOf, shadeOf } from './kind-picture'
import { GroundPicture } from './mat/ground-picture'

/** All outlines of one height as one path, the lowest first, because a map has thousands. */
function partsOf(document: LayoutDocument): readonly { readonly d: string; readonly top: number }[] {
  const paths = new Map<number, string[]>()
  for (const { piece } of opened(document).pieces)
    for (const { outline, top } of kindIn(document, piece.kind).parts) {
      const height = top + (piece.z ?? 0)
      const d = pathOf(place(outline, piece.at, piece.heading))
      const path = paths.get(height)
      if (path) path.push(d)
      else paths.set(height, [d])
    }
  return [...paths].sort(([a], [b]) => a - b).map(([top, all]) => ({ top, d: all.join('') }))
}

/** `label`: what it shows, if no text beside it says so. */
export function LayoutPicture({ document, label }: { readonly document: LayoutDocument; readonly label?: string }) {
  const { width, depth } = document.size
  const parts = useMemo(() => partsOf(document), [document])
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
      {parts.map(({ d, top }) => (
        <path key={top} d={d} fill={shadeOf(top)} stroke="#14100c" strokeWidth={width / 400} />
      ))}
      {document.objectives.map(({ ref, at }) => (
        <circle key={ref} className="ui-plan-objective" cx={at.x} cy={-at.y} r={width / 45} />
      ))}
    </svg>
  )
}
