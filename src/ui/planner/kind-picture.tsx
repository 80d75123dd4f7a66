/** A small picture of a terrain kind: as the table draws it; until that picture exists, its solids from above, higher ones lighter. */
import { boundsOf } from '../../geometry/outline'
import type { Convex } from '../../geometry/types'
import type { TerrainKind } from '../../table/piece'

/** y points away from the viewer on the table, but down on the screen. */
export const pathOf = (outline: Convex): string => `M${outline.map(({ x, y }) => `${x} ${-y}`).join('L')}Z`

export const shadeOf = (top: number): string => `hsl(34 22% ${Math.round(34 + Math.min(1, top / 12_000) * 40)}%)`

export function KindPicture({ kind, portrait }: { readonly kind: TerrainKind; readonly portrait?: string | undefined }) {
  if (portrait !== undefined) return <img className="ui-kind-picture" src={portrait} alt="" draggable={false} />
  const { minX, minY, maxX, maxY } = boundsOf(kind.parts.flatMap(({ outline }) => outline))
  const side = Math.max(maxX - minX, maxY - minY, 5000) * 1.12
  const [x, y] = [(minX + maxX) / 2 - side / 2, -(minY + maxY) / 2 - side / 2]
  const parts = [...kind.parts].sort((a, b) => a.top - b.top)
  return (
    <svg className="ui-kind-picture" viewBox={`${x} ${y} ${side} ${side}`} aria-hidden="true" focusable="false">
      {parts.map(({ outline, top }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a kind never change.
        <path key={index} d={pathOf(outline)} fill={shadeOf(top)} strokeWidth={side / 60} />
      ))}
    </svg>
  )
}
