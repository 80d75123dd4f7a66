/**
 * The scene: every solid that may stop sight, prepared for queries. Made once per layout and updated in place when a piece moves;
 * it is the only mutable object in this folder. Units and axes as in `types.ts`.
 */
import type { Box } from '../types'
import { admitTable } from './door'
import { type Grid, gridFor, putPart, takePart } from './grid'
import { addPart, dropPart, noParts, type Parts, writePart } from './parts'
import { faultOf } from './solids'
import type { RefusedSolid, SightPiece, Solid } from './types'

/** The most solids of a scene; further ones are refused. */
export const MOST_SOLIDS = 100_000

/** A piece as a scene stores it. */
export interface ScenePiece {
  readonly ref: string
  /** Its index in `Parts.piece`; constant while the piece is in the scene. */
  readonly number: number
  /** Its solids except refused ones; `Blocker.solid` is an index into this list. */
  readonly solids: readonly Solid[]
  /** The indices of its parts, one per solid. */
  readonly parts: readonly number[]
}

/** Scratch data of a query, kept in the scene. */
export interface Asked {
  /** Counts queries. A piece whose `skipped` has the current query's number is excluded from it. */
  query: number
  skipped: Int32Array
  /** Counts segments. A part whose `Parts.seen` has the current segment's number has been tested. */
  mark: number
  /** Cells collected on a walk. */
  readonly cells: Int32Array
  /** Where the last segment was first blocked. */
  readonly share: Float64Array
}

export interface Scene {
  /** The pieces in the scene, by ref, in the order they were added. */
  readonly pieces: ReadonlyMap<string, ScenePiece>
  /** Solids that were refused, with the reasons. */
  readonly refused: readonly RefusedSolid[]
  /** Increases with every change: cached answers are valid while it stays the same. */
  readonly version: number
  /** For the queries of this folder only. */
  readonly parts: Parts
  readonly grid: Grid
  /** Pieces by their index. */
  readonly numbered: readonly (ScenePiece | undefined)[]
  /** Indices of removed pieces. */
  readonly vacant: readonly number[]
  /** Marks of the current query, written by `asking.ts` and by the queries. */
  readonly asked: Asked
}

/** The mutable side of a scene; only this file may use it. */
interface Changing {
  pieces: Map<string, ScenePiece>
  refused: readonly RefusedSolid[]
  version: number
  numbered: (ScenePiece | undefined)[]
  vacant: number[]
}
const changing = (scene: Scene): Changing => scene as unknown as Changing

const isFull = ({ count, free }: Parts): boolean => count - free.length >= MOST_SOLIDS

/** Removes a piece from the scene, in place. Returns whether it was there. */
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
 * Adds a piece to the scene, or replaces the one with the same ref: only the cells that it leaves and enters change. Invalid
 * solids are omitted and listed in `refused`.
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
 * A scene of these pieces on a table of this size. Pieces outside the table block as any others, only more slowly. Of two pieces
 * with the same ref the later one stays. An invalid table is refused (`door.ts`).
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
