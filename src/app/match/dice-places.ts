/** Where the trays of the sides stand in the place of the dice tray: beside each other along the edge of the table. Inches of that place. */
import { trayBorder, trayFoot } from '../../dice/show'
import type { Tray } from '../../dice/throw/tray'
import { TRAY } from '../../scene/room/tray-place'
import type { Spot } from '../../scene/space'

/** Between two trays, and about them. */
const GAP = 0.4
/** Several trays may take this share of the table's edge. */
const SHARE = 0.96
const LARGEST = 0.85

export interface TrayAt {
  /** Of a die's edge. */
  readonly scale: number
  /** Its middle, along the edge of the table. */
  readonly z: number
  /** The middle of its rim on the side away from the player. */
  readonly far: Spot
}

/**
 * `edge`: how long the table's edge is; `isUpright`: the window is, and the tray's long side lies across it. The first tray is on the left
 * there, and the farthest away in a wide window.
 */
export function traysAt(trays: readonly Tray[], edge: number, isUpright: boolean): readonly TrayAt[] {
  const long = trays.length < 2 ? TRAY.depth : isUpright ? TRAY.depth * 1.15 : Math.max(TRAY.depth, edge * SHARE)
  const each = long / Math.max(1, trays.length)
  return trays.map(({ width, depth }, at) => {
    const [wide, deep] = [width + 2 * trayBorder, depth + 2 * trayBorder]
    const scale = Math.min(LARGEST, (TRAY.width - GAP) / deep, (each - (trays.length < 2 ? 1 : GAP)) / wide)
    // Dice fall towards the table: the tray's width lies along its edge.
    const size = Math.min(each, wide * scale + GAP)
    const along = (at - (trays.length - 1) / 2) * size
    const z = isUpright ? -along : along
    const y = 1.6 * scale
    const far = isUpright ? { x: (-deep / 2) * scale, y, z } : { x: 0, y, z: z - (wide / 2) * scale }
    return { scale, z, far }
  })
}

/** Where in the place of the trays a spot of this tray's dice space is. Its dice fall towards the table. */
export const spotIn = ({ scale, z }: TrayAt, lies: Spot): Spot => ({
  x: lies.z * scale,
  y: (lies.y + trayFoot) * scale,
  z: z - lies.x * scale,
})
