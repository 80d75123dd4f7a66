/**
 * The extent of a piece in its flat views: the same in all, and rounded up so that dragging a handle does not rescale them
 * constantly.
 */
import type { OwnPiece } from '../../../planner/own/types'
import type { Extent } from './flat-view'
import type { DrawnMesh } from './mesh-drawing'

const INCH = 2540
const MESHES = new WeakMap<DrawnMesh, Extent>()

function ofMesh(mesh: DrawnMesh): Extent {
  const known = MESHES.get(mesh)
  if (known) return known
  let [wide, tall] = [0, 0]
  for (let i = 0; i < mesh.positions.length; i += 3) {
    const [x, y, z] = [mesh.positions[i] as number, mesh.positions[i + 1] as number, mesh.positions[i + 2] as number]
    wide = Math.max(wide, Math.abs(x), Math.abs(z))
    tall = Math.max(tall, y)
  }
  const made = { wide: wide * INCH, tall: tall * INCH }
  MESHES.set(mesh, made)
  return made
}

/** Rounds up in steps of a fifth of the length's power of ten. */
const rounded = (length: number): number => {
  const step = 10 ** Math.floor(Math.log10(Math.max(100, length))) / 5
  return Math.ceil((length * 1.12) / step) * step
}

export function extentOf({ parts }: OwnPiece, mesh: DrawnMesh | undefined): Extent {
  const drawn = mesh ? ofMesh(mesh) : { wide: 0, tall: 0 }
  const wide = Math.max(
    drawn.wide,
    ...parts.flatMap(({ outline }) => outline.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)))),
  )
  return { wide: rounded(wide), tall: rounded(Math.max(drawn.tall, ...parts.map(({ top }) => top))) }
}
