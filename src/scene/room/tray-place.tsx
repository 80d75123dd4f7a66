/** Where the dice tray stands: over the table's right edge, or in an upright window over the edge nearest to the player. */
import type { ReactNode } from 'react'
import { type Frame, project, type Rig } from '../camera/rig'
import type { Life } from '../life'
import type { Spot } from '../space'
import { RIM_HEIGHT } from './table-shape'

/** The space that a tray may take, in inches: `depth` along the table's right edge, `width` across it. */
export const TRAY = { width: 10.6, depth: 17 } as const

/** How far the tray extends over the mat, in inches. */
const OVER = 4.4

/**
 * How far from the middle of the picture (1 is its edge) the tray's corners may be, and the step in inches by which the tray is
 * moved until they are.
 */
const [INSIDE, STEP] = [0.97, 0.25]

export interface TrayStand {
  readonly at: Spot
  /** Rotation about the vertical, radians. */
  readonly turn: number
  readonly scale: number
}

/**
 * The tray's place in the home view of a table of this size in inches; `aspect`: the window's width over its height; `isTurned`:
 * the table is seen from its right side; `isFar`: the player sits opposite, and the place is turned for him.
 */
export function trayStand(
  table: { readonly width: number; readonly depth: number },
  aspect: number,
  isTurned: boolean,
  isFar = false,
): TrayStand {
  const { width, depth } = table
  if (isFar) {
    const { at, turn, scale } = trayStand(table, aspect, isTurned)
    return { at: { x: width - at.x, y: at.y, z: -depth - at.z }, turn: turn + Math.PI, scale }
  }
  const isBeside = aspect > 1
  // Nearly as wide as the table, so that dice are legible on a phone too.
  const scaleFor = (edge: number) => Math.max(1, (edge * 0.8) / TRAY.depth)
  if (isTurned || isBeside) {
    // Seen from the right side, this edge is the nearest.
    const scale = isTurned ? scaleFor(depth) : 1
    return { at: { x: width - OVER + (TRAY.width / 2) * scale, y: RIM_HEIGHT, z: -depth * 0.5 }, turn: 0, scale }
  }
  const scale = scaleFor(width)
  return { at: { x: width / 2, y: RIM_HEIGHT, z: (TRAY.width / 2) * scale - OVER }, turn: -Math.PI / 2, scale }
}

/** The corners of the tray's foot at its place. */
export function trayCorners({ at, turn, scale }: TrayStand): readonly Spot[] {
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale]
  return [-0.5, 0.5].flatMap((a) =>
    [-0.5, 0.5].map((b) => {
      const [x, z] = [a * TRAY.width, b * TRAY.depth]
      return { x: at.x + x * cos + z * sin, y: at.y, z: at.z - x * sin + z * cos }
    }),
  )
}

/** The tray moved left and away until a camera sees all of it between the panels; unchanged if that is impossible. */
export function within(stand: TrayStand, rig: Rig, aspect: number, { right, bottom }: Frame, isFar = false): TrayStand {
  const [most, least] = [INSIDE - 2 * right, 2 * bottom - INSIDE]
  let { at } = stand
  // Left and away from the player's point of view.
  const step = isFar ? -STEP : STEP
  for (let steps = 0; steps < 80; steps++) {
    const seen = trayCorners({ ...stand, at }).map((corner) => project(rig, corner, aspect))
    const isRight = seen.some(({ x }) => x > most)
    const isBelow = seen.some(({ y }) => y < least)
    if (!isRight && !isBelow) return { ...stand, at }
    at = { ...at, x: at.x - (isRight ? step : 0), z: at.z - (isBelow ? step : 0) }
  }
  return stand
}

interface Props {
  readonly life: Pick<Life, 'setTray'>
  readonly children: ReactNode
}

/** `holdTray` positions both groups: the inner one for the home camera, the outer one for the current camera. */
export function TrayPlace({ life, children }: Props) {
  return (
    <group matrixAutoUpdate={false}>
      <group ref={life.setTray}>{children}</group>
    </group>
  )
}
