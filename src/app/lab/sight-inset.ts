/** The camera of the lab's small picture: from the viewer's eye towards the middle of the target's body. */
import type { RefObject } from 'react'
import type { Considered } from '../../lab/consider'
import type { InsetLook } from '../../scene/inset'

export const insetOf = ({ viewer, target, eye }: Considered, frame: RefObject<HTMLElement | null>): InsetLook => ({
  from: eye,
  to: { ...target.at, z: target.level + Math.round(target.height / 2) },
  fit: target.height,
  viewer: viewer.ref,
  frame,
})
