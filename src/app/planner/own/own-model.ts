/** Turns pictures of own pieces into models of the scene. Each is read once and named by a hash of its contents. */
import { pictureMesh } from '../../../planner/own'
import { hashOf } from '../../../planner/own/hash'
import type { OwnPiece } from '../../../planner/own/types'
import { registerModel } from '../../../scene/things/models'

type Pictured = Pick<OwnPiece, 'picture'>

const NAMES = new WeakMap<Pictured, string | undefined>()

/** The name of the piece's model; undefined if it has no picture, so that its solids are drawn instead. */
export function ownModel(own: Pictured): string | undefined {
  if (NAMES.has(own)) return NAMES.get(own)
  const mesh = own.picture === undefined ? undefined : pictureMesh(own.picture)
  const name = mesh && `own/${hashOf(own.picture ?? '')}`
  if (mesh && name !== undefined) registerModel(name, () => mesh)
  NAMES.set(own, name)
  return name
}
