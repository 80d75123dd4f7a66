/** Pictures of own pieces as models of the scene: read once, by the reader of files, and known by their contents. */
import { pictureMesh } from '../../../planner/own'
import { hashOf } from '../../../planner/own/hash'
import type { OwnPiece } from '../../../planner/own/types'
import { registerModel } from '../../../scene/things/models'

const NAMES = new WeakMap<OwnPiece, string | undefined>()

/** The name of its model; nothing where it has no picture: then its solids are drawn. */
export function ownModel(own: OwnPiece): string | undefined {
  if (NAMES.has(own)) return NAMES.get(own)
  const mesh = own.picture === undefined ? undefined : pictureMesh(own.picture)
  const name = mesh && `own/${hashOf(own.picture ?? '')}`
  if (mesh && name !== undefined) registerModel(name, () => mesh)
  NAMES.set(own, name)
  return name
}
