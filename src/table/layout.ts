/** Terrain as it stands: turns a kind put somewhere into a placed piece in table space. Computed once per piece. */
import { place as placeOutline, turn } from '../geometry/heading'
import { type Bounds, boundsOfFootprint } from '../geometry/outline'
import type { Convex, Disc, Footprint, Point, Units } from '../geometry/types'
import type { Piece, PlacedTerrain, Ref, Tabletop, TerrainKind } from './piece'

/**
 * A terrain kind put at a point with a heading in whole degrees, `z` above the table. Outlines that coincide from above are kept
 * once.
 */
export function placed(kind: TerrainKind, ref: Ref, at: Point, heading: number, z: Units = 0): PlacedTerrain {
  const outlines: Convex[] = []
  for (const shape of kind.footprint ?? kind.parts.map((part) => part.outline)) {
    const outline = placeOutline(shape, at, heading)
    const known = outlines.some(
      (other) => other.length === outline.length && other.every((corner, i) => samePoint(corner, outline[i])),
    )
    if (!known) outlines.push(outline)
  }
  const height = z + kind.parts.reduce((tallest, part) => Math.max(tallest, part.top), 0)
  const terrain = { ref, kind: kind.kind, at, heading, ...(z === 0 ? {} : { z }), outlines, height }
  return kind.top ? { ...terrain, top: topOf(kind.top, at, heading, z) } : terrain
}

/** As `placed`, for a kind that is in no catalogue: the piece carries what stops sight. */
export const placedOwn = (kind: TerrainKind, ref: Ref, at: Point, heading: number, z: Units = 0): PlacedTerrain => ({
  ...placed(kind, ref, at, heading, z),
  sight: kind.sight ?? kind.parts,
})

function topOf({ outline, height, rise }: NonNullable<TerrainKind['top']>, at: Point, heading: number, z: Units) {
  const top = { outline: placeOutline(outline, at, heading), height: z + height }
  if (rise === undefined) return top
  const ys = outline.map(({ y }) => y)
  const [from, to] = [Math.min(...ys), Math.max(...ys)].map((y) => {
    const turned = turn({ x: 0, y }, heading)
    return { x: at.x + turned.x, y: at.y + turned.y }
  }) as [Point, Point]
  return { ...top, rise: { from, to, by: rise } }
}

const samePoint = (a: Point, b: Point | undefined) => a.x === b?.x && a.y === b?.y

export const discOf = (piece: Piece): Disc => ({ at: piece.pose.at, radius: piece.radius })

/** A terrain piece with what is often asked of it. */
interface Known {
  readonly piece: PlacedTerrain
  readonly footprint: Footprint
  readonly bounds: Bounds
}
/** Terrain by ref. Indexed once per list, because a table may be full of walls. */
const KNOWN = new WeakMap<readonly PlacedTerrain[], ReadonlyMap<Ref, Known>>()

function knownTerrain({ terrain }: Tabletop, ref: Ref): Known | undefined {
  const known = KNOWN.get(terrain)
  if (known) return known.get(ref)
  const made = new Map(
    terrain.map((piece) => {
      const footprint = { parts: piece.outlines }
      return [piece.ref, { piece, footprint, bounds: boundsOfFootprint(footprint) }]
    }),
  )
  KNOWN.set(terrain, made)
  return made.get(ref)
}

export const findTerrain = (tabletop: Tabletop, ref: Ref): PlacedTerrain | undefined => knownTerrain(tabletop, ref)?.piece

const missing = (ref: Ref) => new Error(`nothing called ${ref} is on the table`)
const pieceOn = ({ pieces }: Tabletop, ref: Ref): Piece | undefined => (Object.hasOwn(pieces, ref) ? pieces[ref] : undefined)

/** The footprint of a thing. Throws for a thing that is not on the table, which is the caller's bug. */
export function footprintOf(tabletop: Tabletop, ref: Ref): Footprint {
  const piece = pieceOn(tabletop, ref)
  if (piece) return { disc: discOf(piece) }
  const terrain = knownTerrain(tabletop, ref)
  if (!terrain) throw missing(ref)
  return terrain.footprint
}

/** The bounding rectangle of a thing seen from above. Throws as `footprintOf`. */
export function boundsOfThing(tabletop: Tabletop, ref: Ref): Bounds {
  const piece = pieceOn(tabletop, ref)
  if (piece) return boundsOfFootprint({ disc: discOf(piece) })
  const terrain = knownTerrain(tabletop, ref)
  if (!terrain) throw missing(ref)
  return terrain.bounds
}

/**
 * The height of what a piece with this pose stands on; 0 for the ground. On a slope it depends on the place; without a place it
 * is the height half way up.
 */
export function heightUnder(tabletop: Tabletop, pose: { readonly on?: Ref; readonly at?: Point }): Units {
  const top = pose.on === undefined ? undefined : findTerrain(tabletop, pose.on)?.top
  if (!top) return 0
  if (!top.rise || !pose.at) return top.height
  const { from, to, by } = top.rise
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const share = ((pose.at.x - from.x) * dx + (pose.at.y - from.y) * dy) / (dx * dx + dy * dy)
  return top.height + Math.round(by * (Math.min(1, Math.max(0, share)) - 0.5))
}
