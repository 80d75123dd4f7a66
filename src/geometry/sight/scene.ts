/**
 * The scene: every solid that may stop sight, ready for queries. Made once per layout and updated in place when one piece moves; it is
 * the one thing in this folder that changes. Units and axes as in `types.ts`.
 */
import type { Box } from '../types'
import { admitTable } from './door'
import { type Grid, gridFor, putPart, takePart } from './grid'
import { addPart, dropPart, noParts, type Parts, writePart } from './parts'
import { faultOf } from './solids'
import type { RefusedSolid, SightPiece, Solid } from './types'

/** A scene takes at most this many solids; further ones are refused. */
export const MOST_SOLIDS = 100_000

/** A piece as a scene keeps it. */
export interface ScenePiece {
  readonly ref: string
  /** The number that `Parts.piece` knows it by; kept while the piece is in the scene. */
  readonly number: number
  /** Its solids without those that were refused: `Blocker.solid` counts these. */
  readonly solids: readonly Solid[]
  /** The parts that hold them, one for each. */
  readonly parts: readonly number[]
}

/** What a question leaves in the scene while it is answered. */
export interface Asked {
  /** Counts questions. A piece that bears the number of the present question is left out of it. */
  query: number
  skipped: Int32Array
  /** Counts segments. A part whose `Parts.seen` has the number of the present segment has been looked at. */
  mark: number
  /** Cells noted on a walk. */
  readonly cells: Int32Array
  /** Where the last segment was first blocked. */
  readonly share: Float64Array
}

export interface Scene {
  /** What is in the scene, by name, in the order it came. */
  readonly pieces: ReadonlyMap<string, ScenePiece>
  /** Solids that were left out, and why. */
  readonly refused: readonly RefusedSolid[]
  /** Grows with every change: cached answers are valid as long as it is the same. */
  readonly version: number
  /** For the queries of this folder only. */
  readonly parts: Parts
  readonly grid: Grid
  /** Pieces by their numbers. */
  readonly numbered: readonly (ScenePiece | undefined)[]
  /** Numbers of pieces that were taken out. */
  readonly vacant: readonly number[]
  /** Marks of the question at hand, written by `trace.ts`. */
  readonly asked: Asked
}

/** How this file changes a scene; no other file may. */
interface Changing {
  pieces: Map<string, ScenePiece>
  refused: readonly RefusedSolid[]
  version: number
  numbered: (ScenePiece | undefined)[]
  vacant: number[]
}
const changing = (scene: Scene): Changing => scene as unknown as Changing

const isFull = ({ count, free }: Parts): boolean => count - free.length >= MOST_SOLIDS

/** Takes a piece out of the scene, in place. Returns whether it was there. */
export const removePiece = (scene: Scene, ref: string): boolean => {
  const own = changing(scene)
  const piece = own.pieces.get(ref)
  own.refused = own.refused.filter((one) => one.ref !== ref)
  if (!piece) return false
  for (const id of piece.parts) {
    takePart(scene.grid, scene.parts, id)
    dropPart(scene.parts, id)
  }
  own.pieces.delete(ref)
  own.numbered[piece.number] = undefined
  own.vacant.push(piece.number)
  own.version += 1
  return true
}

/**
 * Puts a piece into the scene or, if one of that name is there, in its place: only the cells it leaves and enters change. Solids
 * with a fault are left out and named in `refused`.
 */
export const putPiece = (scene: Scene, { ref, solids }: SightPiece): void => {
  const own = changing(scene)
  const before = own.pieces.get(ref)
  const free = [...(before?.parts ?? [])]
  for (const id of free) takePart(scene.grid, scene.parts, id)
  own.refused = own.refused.filter((one) => one.ref !== ref)
  const number = before?.number ?? own.vacant.pop() ?? own.numbered.length
  const kept: Solid[] = []
  const parts: number[] = []
  solids.forEach((solid, index) => {
    const fault = faultOf(solid) ?? (free.length === 0 && isFull(scene.parts) ? 'too-many-solids' : undefined)
    if (fault) {
      own.refused = [...own.refused, { ref, index, fault }]
      return
    }
    const id = free.shift() ?? addPart(scene.parts)
    writePart(scene.parts, id, number, kept.length, solid)
    putPart(scene.grid, scene.parts, id)
    kept.push(solid)
    parts.push(id)
  })
  for (const id of free) dropPart(scene.parts, id)
  const piece = { ref, number, solids: kept, parts }
  own.pieces.set(ref, piece)
  own.numbered[number] = piece
  own.version += 1
}

/**
 * A scene of these pieces on a table of this size. Pieces may stand outside the table: they block as any other, only more slowly. Of two
 * pieces with one name the later stays. A table without whole sides is refused (`door.ts`).
 */
export const sceneOf = (pieces: readonly SightPiece[], table: Box): Scene => {
  admitTable(table)
  const scene: Scene = {
    pieces: new Map(),
    refused: [],
    version: 0,
    parts: noParts(),
    grid: gridFor(table),
    numbered: [],
    vacant: [],
    asked: { query: 0, skipped: new Int32Array(64), mark: 0, cells: new Int32Array(64), share: new Float64Array(1) },
  }
  for (const piece of pieces) putPiece(scene, piece)
  return scene
}
