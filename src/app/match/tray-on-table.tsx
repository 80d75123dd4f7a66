/** One dice tray where it stands. */
import type { ReactNode } from 'react'
import { DiceTray, trayFoot } from '../../dice/show'
import type { Tray } from '../../dice/throw/tray'
import type { TrayAt } from './dice-places'

/** The thrower sits at the near edge's side of the tray. */
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
