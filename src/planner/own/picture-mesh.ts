/** Reads a piece's picture with the reader of imported files, so that no loader that could fetch something ever gets it. */
import { fromBase64 } from './base64'
import { isBare, openGlb } from './glb-door'
import { readGlb } from './glb-mesh'
import type { TriangleMesh } from './mesh'
import { finish } from './mesh'
import { Refused } from './said'
import { MOST } from './types'

/** Recently read meshes, cached because the schema, the scene and random tables ask for the same pictures. */
const READ = new Map<string, TriangleMesh>()
const ROOM = 100

/** The triangles in inches, y up; undefined if the picture refers to a file, contains images, is damaged or is too large. */
export function pictureMesh(picture: string): TriangleMesh | undefined {
  const known = READ.get(picture)
  if (known) return known
  const bytes = picture.length <= MOST.picture ? fromBase64(picture) : undefined
  const opened = bytes && finish(openGlb(bytes))
  if (!opened?.ok || !isBare(opened.source)) return undefined
  try {
    const { mesh } = finish(readGlb(opened, [], MOST.triangles))
    const [oldest] = READ.size >= ROOM ? READ.keys() : []
    if (oldest !== undefined) READ.delete(oldest)
    READ.set(picture, mesh)
    return mesh
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}
