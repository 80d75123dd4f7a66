/** The steps from a file to a piece: read, weld, thin; then, after every change of the settings, place, propose and draw. */
import { plainText } from './edit'
import { hashOf } from './hash'
import { type Extent, extentOf, type TriangleMesh, type Work, within } from './mesh'
import { writePictureText } from './picture'
import { guessUnit, type PlacedMesh, put } from './placing'
import { type HowToPropose, propose } from './propose'
import { type Ready, readFile, reasonOf } from './read'
import { type OwnReason, ownSays } from './said'
import { thin } from './thin'
import { type Format, MOST, type OwnRecord, type Placing, type UnitChoice, type Up } from './types'
import { guessUp } from './upright'
import { weld } from './weld'

/** What the dialog needs for its questions. Lengths in the file's own unit. */
export interface Found {
  readonly format: Format
  readonly file: string
  /** Triangles in the file, and in the thinned mesh. */
  readonly triangles: number
  readonly kept: number
  /** The most by which thinning moved the surface. */
  readonly error: number
  readonly extent: Extent
  readonly up: Up
  /** Undefined if no unit is plausible: the user must then give a length. */
  readonly unit?: UnitChoice
  readonly notices: readonly OwnReason[]
}
export type Opened =
  | { readonly ok: true; readonly found: Found; readonly mesh: TriangleMesh }
  | { readonly ok: false; readonly reason: OwnReason }

export interface Made {
  readonly piece: OwnRecord
  /** The size of the picture in units. */
  readonly size: PlacedMesh['size']
  readonly way: 'boxes' | 'hulls' | 'whole'
  /** How far the solids may deviate from the mesh, in units. */
  readonly error: number
  readonly missed: number
}
export type MadeOrNot = { readonly ok: true; readonly made: Made } | { readonly ok: false; readonly reason: OwnReason }

/** Never throws: a fault of the file is in the answer. Await `thinnerReady` first. */
export function* openFile(name: string, bytes: Uint8Array, budget: number, ready: Ready = {}): Work<Opened> {
  const read = yield* within(readFile(name, bytes, ready), 0, 0.25)
  if (!read.ok) return read
  try {
    const welded = yield* within(weld(read.mesh), 0.25, 0.45)
    const { mesh, error } = yield* within(thin(welded.mesh, budget), 0.45, 1)
    if (mesh.triangles.length === 0)
      return { ok: false, reason: ownSays('own-nothing', { triangles: read.mesh.triangles.length / 3 }) }
    const unit = guessUnit(read.format, mesh.positions)
    const found: Found = {
      format: read.format,
      file: plainText(name, MOST.file) || read.format,
      triangles: read.mesh.triangles.length / 3,
      kept: mesh.triangles.length / 3,
      error,
      extent: extentOf(mesh.positions),
      up: guessUp(read.format, mesh),
      ...(unit ? { unit } : {}),
      notices: [...read.notices, ...welded.notices],
    }
    return { ok: true, found, mesh }
  } catch (error) {
    return { ok: false, reason: reasonOf(error) }
  }
}

/** A piece with proposed solids from an opened file. */
export function makePiece({ found, mesh }: Extract<Opened, { ok: true }>, placing: Placing, how: HowToPropose): MadeOrNot {
  const placed = put(mesh, placing)
  if (!placed.ok) return placed
  const { way, parts, top, traits, error, missed } = propose(placed.mesh, how)
  const picture = writePictureText(placed.mesh)
  if (picture.length > MOST.picture)
    return { ok: false, reason: ownSays('own-too-big', { bytes: picture.length, most: MOST.picture }) }
  const { file, format, triangles, kept } = found
  const piece: OwnRecord = {
    version: 1,
    id: `own-${hashOf(`${file} ${picture}`)}`,
    name: plainText(file.replace(/\.[a-z]+$/i, ''), MOST.name) || format,
    parts,
    ...(top ? { top } : {}),
    traits,
    picture,
    source: { file, format, placing, triangles, kept },
  }
  return { ok: true, made: { piece, size: placed.mesh.size, way, error, missed } }
}
