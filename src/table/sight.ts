/**
 * A table in terms of sight: every part of the terrain and every miniature as a solid, in one scene that is updated in place.
 * Lengths in hundredths of a millimetre; see `geometry/sight/types.ts`.
 */
import { place, turn } from '../geometry/heading'
import { putPiece, removePiece, type Scene, type SightMiniature, type SightPiece, type Solid, sceneOf } from '../geometry/sight'
import { type Convex, INCH, type Point, type Units } from '../geometry/types'
import { heightUnder } from './layout'
import type { Piece, PlacedTerrain, Ref, Tabletop } from './piece'
import { eyeHeight, type Stature } from './statures'
import { findTerrainKind } from './terrain'

/** The width of a body as a share of its base. */
const BODY = 0.9
/** The thickness of a base. */
export const BASE_HEIGHT: Units = Math.round(0.12 * INCH)

/** The pieces that are miniatures with a body; all others lie flat and stop no sight. */
export type Statures = { readonly [ref: Ref]: Stature }

/**
 * The solids of a terrain piece that stop sight, at its place. A piece of an unknown kind without `sight` stops it over its whole
 * footprint and height.
 */
export function solidsOf({ kind, at, heading, z = 0, sight, outlines, height }: PlacedTerrain): readonly Solid[] {
  const known = findTerrainKind(kind)
  const parts = sight ?? known?.sight ?? known?.parts
  if (!parts) return outlines.map((outline) => ({ type: 'prism', outline, bottom: z, top: height }))
  return parts.map((part): Solid => {
    if ('face' in part) return faceInSpace(part.face, at, heading, z)
    const { outline, bottom, top } = part
    const shape = outline.length === 2 ? putAt(outline, at, heading) : place(outline, at, heading)
    return { type: 'prism', outline: shape, bottom: z + bottom, top: z + top }
  })
}

/** As `place`, for outlines without an area (walls without thickness). */
const putAt = (corners: readonly Point[], at: Point, heading: number): Convex =>
  corners.map((corner) => {
    const turned = turn(corner, heading)
    return { x: at.x + turned.x, y: at.y + turned.y }
  })

/** A flat convex face as a fan of triangles. */
function faceInSpace(face: readonly (Point & { readonly z: Units })[], at: Point, heading: number, z: Units): Solid {
  const corners = putAt(face, at, heading).flatMap(({ x, y }, i) => [x, y, z + (face[i]?.z ?? 0)])
  const triangles = face.slice(2).flatMap((_, i) => [0, i + 1, i + 2])
  return { type: 'mesh', corners, triangles }
}

/** A miniature in terms of sight: the disc of its base, and a body of this stature on it. */
export function miniatureOf({ ref, radius, pose }: Piece, level: Units, stature: Stature): SightMiniature {
  return {
    ref,
    at: pose.at,
    level,
    base: { radius },
    baseHeight: Math.min(BASE_HEIGHT, stature.height),
    hull: { radius: stature.body ?? Math.round(radius * BODY) },
    height: stature.height,
    eye: eyeHeight(stature),
  }
}

/** The solids of a miniature: the body from the ground up, and also the base for games that test it. A wreck is scenery. */
export function bodyOf({ ref, at, level, base, baseHeight, hull, height }: SightMiniature, isScenery = false): SightPiece {
  const round = (shape: SightMiniature['base'], top: Units, kind: 'base' | 'hull'): Solid => {
    const layer = isScenery ? 'terrain' : kind
    return 'radius' in shape
      ? { type: 'cylinder', at, radius: shape.radius, bottom: level, top: level + top, layer }
      : { type: 'prism', outline: shape.outline, bottom: level, top: level + top, layer }
  }
  return { ref, solids: [round(base, baseHeight, 'base'), round(hull, height, 'hull')] }
}

/** A table prepared for sight queries. */
export interface SightTable {
  readonly scene: Scene
  /** The miniatures in it, by their refs. */
  readonly miniatures: ReadonlyMap<Ref, SightMiniature>
}

/** Keeps the scene of one table: `sync` updates it to a tabletop by changing only the pieces that differ. */
export function createSightTable(): SightTable & { sync(tabletop: Tabletop, statures: Statures): SightTable } {
  const miniatures = new Map<Ref, SightMiniature>()
  const scenery = new Set<Ref>()
  let terrain: readonly PlacedTerrain[] = []
  let last: { readonly tabletop: Tabletop; readonly statures: Statures } | undefined
  let scene = sceneOf([], { width: 1, depth: 1 })

  const syncTerrain = (tabletop: Tabletop) => {
    if (tabletop.terrain === terrain) return
    const before = new Map(terrain.map((piece) => [piece.ref, piece]))
    for (const piece of tabletop.terrain) {
      const known = before.get(piece.ref)
      before.delete(piece.ref)
      if (known !== piece) putPiece(scene, { ref: piece.ref, solids: solidsOf(piece) })
    }
    for (const ref of before.keys()) removePiece(scene, ref)
    terrain = tabletop.terrain
  }
  const syncMiniatures = (tabletop: Tabletop, statures: Statures) => {
    for (const [ref, piece] of Object.entries(tabletop.pieces)) {
      const stature = Object.hasOwn(statures, ref) ? statures[ref] : undefined
      if (!stature) continue
      const isAsBefore = last?.tabletop.pieces[ref] === piece && last.statures[ref] === stature
      if (isAsBefore && last?.tabletop.terrain === tabletop.terrain && miniatures.has(ref)) continue
      const next = miniatureOf(piece, heightUnder(tabletop, piece.pose), stature)
      const known = miniatures.get(ref)
      const before = scenery.has(ref)
      const isScenery = stature.isScenery === true
      if (known && before === isScenery && isSame(known, next)) continue
      miniatures.set(ref, next)
      if (isScenery) scenery.add(ref)
      else scenery.delete(ref)
      putPiece(scene, bodyOf(next, isScenery))
    }
    for (const ref of miniatures.keys()) {
      if (Object.hasOwn(tabletop.pieces, ref) && Object.hasOwn(statures, ref)) continue
      miniatures.delete(ref)
      scenery.delete(ref)
      removePiece(scene, ref)
    }
  }
  return {
    get scene() {
      return scene
    },
    miniatures,
    sync(tabletop, statures) {
      if (last?.tabletop === tabletop && last.statures === statures) return this
      if (last?.tabletop.width !== tabletop.width || last.tabletop.depth !== tabletop.depth) {
        scene = sceneOf([], { width: tabletop.width, depth: tabletop.depth })
        terrain = []
        miniatures.clear()
        scenery.clear()
      }
      syncTerrain(tabletop)
      syncMiniatures(tabletop, statures)
      last = { tabletop, statures }
      return this
    },
  }
}

const isSame = (a: SightMiniature, b: SightMiniature): boolean =>
  a.at.x === b.at.x &&
  a.at.y === b.at.y &&
  a.level === b.level &&
  a.height === b.height &&
  a.eye === b.eye &&
  'radius' in a.base &&
  'radius' in b.base &&
  a.base.radius === b.base.radius &&
  'radius' in a.hull &&
  'radius' in b.hull &&
  a.hull.radius === b.hull.radius
