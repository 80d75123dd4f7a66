/** One dice tray at its place on the table. */
import type { ReactNode } from 'react'
import { DiceTray, trayFoot } from '../../dice/show'
import type { Tray } from '../../dice/throw/tray'
import type { TrayAt } from './dice-places'

/** Turns the tray so that the thrower is at its near side. */
const TURNED: [number, number, number] = [0, Math.PI / 2, 0]

export const TrayOnTable = ({
  tray,
  at,
  children,
}: {
  readonly tray: Tray
  readonly at: TrayAt
  readonly children?: ReactNode
}) => (
  <DiceTray tray={tray} scale={at.scale} position={[0, trayFoot * at.scale, at.z]} rotation={TURNED}>
    {children}
  </DiceTray>
)
