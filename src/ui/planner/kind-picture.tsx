/** A small picture of a terrain kind as the table draws it. Until that is ready, its solids from above, higher ones lighter. */
import { memo } from 'react'
import { boundsOf } from '../../geometry/outline'
import type { Convex } from '../../geometry/types'
import type { TerrainKind } from '../../table/piece'

/** y points away from the viewer on the table, but down on the screen. */
export const pathOf = (outline: Convex): string => `M${outline.map(({ x, y }) => `${x} ${-y}`).join('L')}Z`

export const shadeOf = (top: number): string => `hsl(34 22% ${Math.round(34 + Math.min(1, top / 12_000) * 40)}%)`

/** All solids of one height as one path, the lowest first, because a stretch of a map's walls has dozens. */
function pathsOf({ parts }: TerrainKind): readonly (readonly [top: number, d: string])[] {
  const paths = new Map<number, string>()
  for (const { outline, top } of parts) paths.set(top, (paths.get(top) ?? '') + pathOf(outline))
  return [...paths].sort(([a], [b]) => a - b)
}

export interface KindPictureProps {
  readonly kind: TerrainKind
  readonly portrait?: string | undefined
}

/** Memoised, because every new picture makes the whole list render. */
export const KindPicture = memo(function KindPicture({ kind, portrait }: KindPictureProps) {
  if (portrait !== undefined) return <img className="ui-kind-picture" src={portrait} alt="" draggable={false} />
  const { minX, minY, maxX, maxY } = boundsOf(kind.parts.flatMap(({ outline }) => outline))
  const side = Math.max(maxX - minX, maxY - minY, 5000) * 1.12
  const [x, y] = [(minX + maxX) / 2 - side / 2, -(minY + maxY) / 2 - side / 2]
  return (
    <svg className="ui-kind-picture" viewBox={`${x} ${y} ${side} ${side}`} aria-hidden="true" focusable="false">
      {pathsOf(kind).map(([top, d]) => (
        <path key={top} d={d} fill={shadeOf(top)} strokeWidth={side / 60} />
      ))}
    </svg>
  )
})
