/** Proposes solids, a top and traits for a mesh, for use by the rules. The user adjusts the proposal (`edit.ts`). */
import { boundsOf } from '../../geometry/outline'
import { INCH, type Units } from '../../geometry/types'
import { type Proposed, proposeBoxes } from './boxes'
import type { PlacedMesh } from './placing'
import { proposeHulls } from './slabs'
import { findTop, type Top } from './tops'
import { MOST, type OwnPart, type OwnTraits } from './types'
import { voxelsOf } from './voxels'

export const WAYS = ['auto', 'boxes', 'hulls', 'whole'] as const

export interface HowToPropose {
  /** 'whole' is one box around everything; 'auto' uses boxes for hollow or angular shapes and hulls for others. */
  readonly way: (typeof WAYS)[number]
  /** How far a hull may extend beyond the mesh, in units. Boxes are as exact as their voxels. */
  readonly error: Units
  /** The most solids. */
  readonly most: number
}
/** Two millimetres and a dozen solids: few enough for a player to check and correct. */
export const PROPOSE: HowToPropose = { way: 'auto', error: 200, most: 12 }

export interface Proposal {
  readonly way: 'boxes' | 'hulls' | 'whole'
  readonly parts: readonly OwnPart[]
  readonly error: Units
  /** The share of the mesh's volume that no solid covers. */
  readonly missed: number
  readonly top?: Top
  readonly traits: OwnTraits
}

/** If the hulls' volume exceeds the mesh's by more than this factor, they fill hollow rooms. */
const HOLLOW = 1.5
/** The highest top, three inches, that a miniature climbs without a ladder. */
const CLIMB: Units = 3 * INCH
/** The highest piece, three millimetres, that a miniature steps over. */
const FLAT: Units = 300

export function propose(mesh: PlacedMesh, how: HowToPropose = PROPOSE): Proposal {
  const most = Math.max(1, Math.min(MOST.parts, how.most))
  const { way, proposed } = solids(mesh, { ...how, most })
  const top = findTop(mesh)
  const parts = proposed.parts.length > 0 ? proposed.parts : [around(mesh)]
  const height = parts.reduce((tallest, part) => Math.max(tallest, part.top), 0)
  const traits: OwnTraits = {
    blocksSight: height > FLAT,
    climb: top !== undefined && top.height <= CLIMB,
    stand: top !== undefined,
    pass: height <= FLAT,
  }
  return { way, parts, error: proposed.error, missed: proposed.missed, ...(top ? { top } : {}), traits }
}

function solids(
  mesh: PlacedMesh,
  { way, error, most }: HowToPropose,
): { readonly way: Proposal['way']; readonly proposed: Proposed } {
  if (way === 'whole')
    return { way, proposed: { parts: [around(mesh)], error: Math.max(mesh.size.width, mesh.size.depth), missed: 0 } }
  if (way === 'boxes') return { way, proposed: proposeBoxes(mesh, most) }
  const hulls = proposeHulls(mesh, error, most)
  if (way === 'hulls') return { way, proposed: hulls }
  const { filled, cell } = voxelsOf(mesh)
  const real = filled.reduce((sum, value) => sum + value, 0) * cell * cell * cell
  const counted = hulls.parts.reduce((sum, part) => sum + bulk(part), 0)
  if (counted <= HOLLOW * real) return { way: 'hulls', proposed: hulls }
  const boxes = proposeBoxes(mesh, most)
  return boxes.parts.length > 0 && boxes.missed < 0.35 ? { way: 'boxes', proposed: boxes } : { way: 'hulls', proposed: hulls }
}

const bulk = ({ outline, bottom, top }: OwnPart) => {
  let twice = 0
  outline.forEach((to, i) => {
    const from = outline[(i + outline.length - 1) % outline.length] ?? to
    twice += from.x * to.y - from.y * to.x
  })
  return (twice / 2) * (top - bottom)
}

/** One box around everything. */
function around({ positions, size }: PlacedMesh): OwnPart {
  const points = Array.from({ length: positions.length / 3 }, (_, i) => ({
    x: positions[3 * i] as number,
    y: positions[3 * i + 1] as number,
  }))
  const { minX, minY, maxX, maxY } = boundsOf(points)
  const [x1, y1] = [Math.max(maxX, minX + 1), Math.max(maxY, minY + 1)]
  const outline = [
    { x: minX, y: minY },
    { x: x1, y: minY },
    { x: x1, y: y1 },
    { x: minX, y: y1 },
  ]
  return { outline, bottom: 0, top: size.height }
}
