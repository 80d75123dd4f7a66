/** Finds the terrain between the camera and a miniature that matters, which is then drawn see-through. Table space. */
import type { Ref } from '../../table/piece'
import { heightOfModel, type Life } from '../life'
import type { TerrainLook } from '../look'
import { enterPrism, type Place } from '../pick'
import { toTable, units } from '../space'
import { whoMatters } from '../who-matters'

/** A miniature, from its sole up. */
export interface Body extends Place {
  readonly height: number
}

/** Shares of its height at which a body's visibility is tested. It counts as hidden if two of these points are. */
const LOOKED_FOR = [0.2, 0.55, 0.9]
const HIDDEN = 2

/** The pieces that hide a body from the eye. */
export function hidingFrom(eye: Place, bodies: readonly Body[], terrain: readonly TerrainLook[]): ReadonlySet<Ref> {
  const hiding = new Set<Ref>()
  for (const { height, ...sole } of bodies) {
    const points = LOOKED_FOR.map((share) => ({ ...sole, z: sole.z + share * height }))
    const near = terrain.filter((piece) => isBetween(piece, eye, sole))
    const before = points.map((point) => near.filter((piece) => isBefore(piece, eye, point)))
    if (before.filter((pieces) => pieces.length > 0).length < HIDDEN) continue
    for (const { ref } of before.flat()) hiding.add(ref)
  }
  return hiding
}

function isBefore({ solids, outlines, z: bottom = 0, height: top }: TerrainLook, eye: Place, point: Place): boolean {
  const ray = { from: eye, direction: { x: point.x - eye.x, y: point.y - eye.y, z: point.z - eye.z } }
  return (solids ?? outlines.map((outline) => ({ outline, bottom, top }))).some((solid) => {
    const t = enterPrism(ray, solid.outline, solid.bottom, solid.top)
    return t !== undefined && t < 1
  })
}

/** A quick test whether the piece might be in the way, with a circle around it seen from above. */
function isBetween({ at, outlines }: TerrainLook, eye: Place, sole: Place): boolean {
  const radius = Math.max(...outlines.flat().map(({ x, y }) => Math.hypot(x - at.x, y - at.y)))
  const [dx, dy] = [sole.x - eye.x, sole.y - eye.y]
  const t = Math.max(0, Math.min(1, ((at.x - eye.x) * dx + (at.y - eye.y) * dy) / Math.max(1, dx * dx + dy * dy)))
  return Math.hypot(eye.x + t * dx - at.x, eye.y + t * dy - at.y) <= radius
}

const NONE: ReadonlySet<Ref> = new Set()

/** Recomputed only when the camera, the cast or the overlays have changed. */
export function createHiding(life: Life) {
  let known: readonly unknown[] = []
  let hiding = NONE
  return (selected: Ref | undefined): ReadonlySet<Ref> => {
    const look = life.look()
    const now = [look, life.cast.version(), life.drive.rig(), life.drive.view(), life.overlays(), selected]
    if (now.every((one, i) => one === known[i])) return hiding
    known = now
    const matter = whoMatters(life, selected)
    const bodies = [...life.cast.actors]
      .filter(([ref, { stance }]) => matter.has(ref) && stance.fade < 1)
      .map(([, { stance, figure }]) => ({
        ...toTable(stance),
        z: units(stance.y),
        height: units(stance.tilt > 0.5 ? 0.6 : heightOfModel(figure.model)),
      }))
    const eye = life.drive.eye()
    // In a view from a miniature's eye, terrain stays opaque.
    const isEye = life.drive.view() === 'eye'
    hiding = look && !isEye ? hidingFrom({ ...toTable(eye), z: units(eye.y) }, bodies, look.terrain) : NONE
    return hiding
  }
}
