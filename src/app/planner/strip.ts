/** A thin line as a narrow area, which lies on the ground and is visible from everywhere. */
import type { Point, Units } from '../../geometry/types'
import type { Tone } from '../../scene/look'
import type { Overlay } from '../../scene/overlay'

const HALF: Units = 60

export function strip(id: string, from: Point, to: Point, z: Units, tone: Tone): Overlay {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const [nx, ny] = [(-(to.y - from.y) / long) * HALF, ((to.x - from.x) / long) * HALF]
  const polygon = [
    { x: from.x + nx, y: from.y + ny },
    { x: from.x - nx, y: from.y - ny },
    { x: to.x - nx, y: to.y - ny },
    { x: to.x + nx, y: to.y + ny },
  ]
  return { type: 'area', id, polygons: [polygon], z, tone }
}
