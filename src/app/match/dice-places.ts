/** Where the trays of the sides stand, in inches in the space of the dice trays: beside each other along the table's edge. */
import { trayBorder, trayFoot } from '../../dice/show'
import type { Tray } from '../../dice/throw/tray'
import { TRAY } from '../../scene/room/tray-place'
import type { Spot } from '../../scene/space'

/** Distance between two trays, and around them. */
const GAP = 0.4
/** The share of the table's edge that several trays may take up. */
const SHARE = 0.96
const LARGEST = 0.85

export interface TrayAt {
  /** Length of a die edge, the unit of dice space, in inches. */
  readonly scale: number
  /** Position of the tray's middle along the edge of the table. */
  readonly z: number
  /** The middle of the tray's rim on the side away from the player. */
  readonly far: Spot
}

/**
 * `edge`: length of the table's edge. `isUpright`: the window is upright, so the tray's long side lies across it. The first tray
 * is at the left in an upright window and farthest away in a wide one.
 */
export function traysAt(trays: readonly Tray[], edge: number, isUpright: boolean): readonly TrayAt[] {
  const long = trays.length < 2 ? TRAY.depth : isUpright ? TRAY.depth * 1.15 : Math.max(TRAY.depth, edge * SHARE)
  const each = long / Math.max(1, trays.length)
  return trays.map(({ width, depth }, at) => {
    const [wide, deep] = [width + 2 * trayBorder, depth + 2 * trayBorder]
    const scale = Math.min(LARGEST, (TRAY.width - GAP) / deep, (each - (trays.length < 2 ? 1 : GAP)) / wide)
    // Dice are thrown towards the table, so the tray's width lies along the table's edge.
    const size = Math.min(each, wide * scale + GAP)
    const along = (at - (trays.length - 1) / 2) * size
    const z = isUpright ? -along : along
    const y = 1.6 * scale
    const far = isUpright ? { x: (-deep / 2) * scale, y, z } : { x: 0, y, z: z - (wide / 2) * scale }
    return { scale, z, far }
  })
}

/** Converts a position in this tray's dice space to the space of the dice trays. Dice are thrown towards the table. */
export const spotIn = ({ scale, z }: TrayAt, lies: Spot): Spot => ({
  x: lies.z * scale,
  y: (lies.y + trayFoot) * scale,
  z: z - lies.x * scale,
})
