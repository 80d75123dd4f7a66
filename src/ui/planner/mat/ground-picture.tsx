/** A layout's picture in a flat drawing of the table, cropped at the table's edge. */
import { useId } from 'react'
import type { LayoutDocument } from '../../../planner/document'
import { depthOf } from '../../../planner/mat/placing'
import type { MatPicture } from '../../../planner/mat/types'
import { addressOf } from './address'

export function GroundPicture({ picture, width, depth }: LayoutDocument['size'] & { readonly picture: MatPicture }) {
  const edge = useId()
  const deep = depthOf(picture, picture.pixels)
  return (
    <>
      <clipPath id={edge}>
        <rect x={0} y={-depth} width={width} height={depth} />
      </clipPath>
      <g clipPath={`url(#${edge})`}>
        <image
          href={addressOf(picture)}
          x={picture.at.x}
          y={-picture.at.y - deep}
          width={picture.width}
          height={deep}
          preserveAspectRatio="none"
        />
      </g>
    </>
  )
}
