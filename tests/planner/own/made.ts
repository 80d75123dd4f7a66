/** Files made into pieces in one go, as the worker does it in many. */
import { makePiece, type Opened, openFile } from '../../../src/planner/own/make'
import { finish } from '../../../src/planner/own/mesh'
import { type PlacedMesh, put } from '../../../src/planner/own/placing'
import { type HowToPropose, PROPOSE } from '../../../src/planner/own/propose'
import { BUDGET, type OwnRecord, type Placing } from '../../../src/planner/own/types'
import { binaryStl, type Triangle } from './shapes'

export const MM: Placing = { unit: { in: 'mm' }, up: 'z', heading: 0 }

export function opened(triangles: readonly Triangle[], name = 'thing.stl', budget = BUDGET): Extract<Opened, { ok: true }> {
  const found = finish(openFile(name, binaryStl(triangles), budget))
  if (!found.ok) throw new Error(JSON.stringify(found.reason))
  return found
}

export function placed(triangles: readonly Triangle[], placing: Placing = MM): PlacedMesh {
  const found = put(opened(triangles).mesh, placing)
  if (!found.ok) throw new Error(JSON.stringify(found.reason))
  return found.mesh
}

export function pieceOf(triangles: readonly Triangle[], how: HowToPropose = PROPOSE, placing: Placing = MM): OwnRecord {
  const made = makePiece(opened(triangles), placing, how)
  if (!made.ok) throw new Error(JSON.stringify(made.reason))
  return made.made.piece
}
