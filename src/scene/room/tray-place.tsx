/** Where the dice tray stands while dice fall: over the right edge of the table, or over the edge nearest to the player in an upright window. */
import { useThree } from '@react-three/fiber'
import type { ReactNode } from 'react'
import { turnOf } from '../camera/home'
import type { Frame } from '../camera/rig'
import type { Life } from '../life'
import { RIM_HEIGHT } from './table-shape'

/** The room that a tray may take, in inches: `depth` along the table's right edge, `width` across it. */
export const TRAY = { width: 10.6, depth: 17 } as const

/** So far it reaches in over the mat, in inches. */
const OVER = 4.4

interface Props {
  readonly width: number
  readonly depth: number
  readonly frame: Frame
  readonly life: Pick<Life, 'setTray'>
  readonly children: ReactNode
}

export function TrayPlace({ width, depth, frame, life, children }: Props) {
  const aspect = useThree(({ size }) => size.width / Math.max(1, size.height))
  const { left, right, top, bottom } = frame
  const free = (aspect * (1 - left - right)) / Math.max(0.1, 1 - top - bottom)
  const isBeside = free > width / depth
  // Seen from the right, that edge is the nearest.
  const isTurned = turnOf({ width, depth }, aspect) !== 0
  // As wide as the table: on a phone dice are to be read, too.
  const scaleFor = (edge: number) => Math.max(1, (edge * 0.8) / TRAY.depth)
  const scale = isTurned ? scaleFor(depth) : isBeside ? 1 : scaleFor(width)
  if (isTurned || isBeside)
    return (
      <group ref={life.setTray} position={[width - OVER + (TRAY.width / 2) * scale, RIM_HEIGHT, -depth * 0.5]} scale={scale}>
        {children}
      </group>
    )
  return (
    <group
      ref={life.setTray}
      position={[width / 2, RIM_HEIGHT, (TRAY.width / 2) * scale - OVER]}
      rotation-y={-Math.PI / 2}
      scale={scale}
    >
      {children}
    </group>
  )
}
