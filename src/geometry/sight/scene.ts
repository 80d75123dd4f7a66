/**
 * The scene: every solid that may stop sight, ready for queries. Made once per layout and updated in place when one piece moves; it is
 * the one thing in this folder that changes. Units and axes as in `types.ts`.
 */
import type { Box } from '../types'
import { type Grid, gridFor, putPart, takePart } from './grid'
import { addPart, FREE, noParts, type Parts, writePart } from './parts'
import { faultOf } from './solids'
import type { RefusedSolid, SightPiece, Solid } from './types'

/** A scene takes at most this many solids; further ones are refused. */
export const MOST_SOLIDS = 100_000

/** A piece as a scene keeps it. */
export interface ScenePiece<Ref extends string = string> {
  readonly ref: Ref
  /** The number that `Parts.piece` knows it by; kept while the piece is in the scene. */
  readonly number: number
  /** Its solids without those that were refused: `Blocker.solid` counts these. */
  readonly solids: readonly Solid[]
  /** The parts that hold them, one for each. */
  readonly parts: readonly number[]
}

export interface Scene<Ref extends string = string> {
  /** What is in the scene, by name, in the order it came. */
  readonly pieces: ReadonlyMap<Ref, ScenePiece<Ref>>
  /** Solids that were left out, and why. */
  readonly refused: readonly RefusedSolid<Ref>[]
  /** Grows with every change: a cache of answers is good while it stays. */
  readonly version: number
  /** For the queries of this folder only. */
  readonly parts: Parts
  readonly grid: Grid
  /** Pieces by their numbers. */
  readonly numbered: readonly (ScenePiece<Ref> | undefined)[]
  /** Which query a part or a piece was last marked for: see `asking.ts`. */
  readonly asked: { query: number; skipped: Int32Array }
}

/** What this file may do to a scene, and nobody else. */
interface Changing<Ref extends string> {
  pieces: Map<Ref, ScenePiece<Ref>>
  refused: RefusedSolid<Ref>[]
  version: number
  numbered: (ScenePiece<Ref> | undefined)[]
}
const changing = <Ref extends string>(scene: Scene<Ref>): Changing<Ref> => scene as Changing<Ref>

/** Parts without a piece, to be used again, are found by their kind; there are few of them at a time. */
const freePart = (parts: Parts, from: number): number => {
  for (let id = from; id < parts.count; id++) if (parts.kind[id] === FREE) return id
  return addPart(parts)
}

const solidsIn = (parts: Parts): number => parts.count

/** Takes a piece out of the scene, in place. Whether it was there. */
export const removePiece = <Ref extends string>(scene: Scene<Ref>, ref: Ref): boolean => {
  const own = changing(scene)
  const piece = own.pieces.get(ref)
  own.refused = own.refused.filter((one) => one.ref !== ref)
  if (!piece) return false
  for (const id of piece.parts) {
    takePart(scene.grid, scene.parts, id)
    scene.parts.kind[id] = FREE
  }
  own.pieces.delete(ref)
  own.numbered[piece.number] = undefined
  own.version += 1
  return true
}

/**
 * Puts a piece into the scene or, if one of that name is there, in its place: only the cells it leaves and enters change. Solids
 * with a fault are left out and named in `refused`.
 */
export const putPiece = <Ref extends string>(scene: Scene<Ref>, { ref, solids }: SightPiece<Ref>): void => {
  const own = changing(scene)
  const before = own.pieces.get(ref)
  const free = [...(before?.parts ?? [])]
  for (const id of free) takePart(scene.grid, scene.parts, id)
  own.refused = own.refused.filter((one) => one.ref !== ref)
  const gap = own.numbered.indexOf(undefined)
  const number = before?.number ?? (gap >= 0 ? gap : own.numbered.length)
  const kept: Solid[] = []
  const parts: number[] = []
  let search = 0
  solids.forEach((solid, index) => {
    const fault = faultOf(solid) ?? (free.length === 0 && solidsIn(scene.parts) >= MOST_SOLIDS ? 'too-many-solids' : undefined)
    if (fault) {
      own.refused.push({ ref, index, fault })
      return
    }
    let id = free.shift()
    if (id === undefined) {
      id = freePart(scene.parts, search)
      search = id + 1
    }
    writePart(scene.parts, id, number, kept.length, solid)
    putPart(scene.grid, scene.parts, id)
    kept.push(solid)
    parts.push(id)
  })
  for (const id of free) scene.parts.kind[id] = FREE
  const piece = { ref, number, solids: kept, parts }
  own.pieces.set(ref, piece)
  own.numbered[number] = piece
  own.version += 1
}

/**
 * A scene of these pieces on a table of this size. Pieces may stand outside the table: they block as any other, only more slowly. Of two
 * pieces with one name the later stays.
 */
export const sceneOf = <Ref extends string>(pieces: readonly SightPiece<Ref>[], table: Box): Scene<Ref> => {
  const scene: Scene<Ref> = {
    pieces: new Map(),
    refused: [],
    version: 0,
    parts: noParts(),
    grid: gridFor(table),
    numbered: [],
    asked: { query: 0, skipped: new Int32Array(64) },
  }
  for (const piece of pieces) putPiece(scene, piece)
  return scene
}
