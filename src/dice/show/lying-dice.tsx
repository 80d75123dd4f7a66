/** Dice of earlier throws that still count: in a row on the far rim of the tray, while other dice are thrown into it. */
import { useLayoutEffect, useMemo, useRef } from 'react'
import type { Tray } from '../throw/tray'
import { DiceBodies, type DiceBodiesHandle } from './dice-bodies'
import { trayBorder, trayRim } from './dice-tray'
import { type DiceLook, diceLooks } from './looks'
import type { DiceMarks } from './marks'
import { APART, type LyingDie, posesInRow } from './poses'

export interface LyingDiceProps {
  readonly tray: Tray
  readonly dice: readonly LyingDie[]
  readonly look?: DiceLook
  /** The game's own drawings on faces. */
  readonly marks?: DiceMarks | undefined
}

/** Their size relative to thrown dice, as they must fit on the rim. */
const SCALE = 0.72

export function LyingDice({ tray, dice, look = diceLooks.oxblood, marks }: LyingDiceProps) {
  const bodies = useRef<DiceBodiesHandle>(null)
  const poses = useMemo(() => posesInRow(dice), [dice])
  useLayoutEffect(() => {
    bodies.current?.place(poses)
    bodies.current?.fade(1)
    bodies.current?.point(0)
  }, [poses])
  // A long row is scaled down until it fits the rim.
  const scale = Math.min(SCALE, (tray.width + trayBorder) / (dice.length * APART))
  return (
    <group position={[0, trayRim, -(tray.depth / 2 + trayBorder / 2)]} scale={scale}>
      <DiceBodies ref={bodies} dice={dice} look={look} glow="#ffc66b" marks={marks} />
    </group>
  )
}
