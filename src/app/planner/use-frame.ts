/** What the planner's panels leave of the window, for the camera: they are as large as the page's letters (`planner.css`). */
import { useSyncExternalStore } from 'react'
import type { Frame } from '../../scene/camera/rig'

const subscribe = (onChange: () => void) => {
  addEventListener('resize', onChange)
  return () => removeEventListener('resize', onChange)
}
/** One value for one window, so that nothing is drawn anew without a change. */
const measured = () => `${innerWidth} ${innerHeight} ${Number.parseFloat(getComputedStyle(document.documentElement).fontSize)}`

/** `isCovered`: on a small screen a panel lies over the lower part. */
export function useFrame(isCovered: boolean): Frame {
  const [width = 1, height = 1, rem = 16] = useSyncExternalStore(subscribe, measured).split(' ').map(Number)
  if (width > 64 * rem) return { left: (19 * rem) / width, right: (21 * rem) / width, top: (5 * rem) / height, bottom: 0.02 }
  const bottom = isCovered ? 0.45 : Math.max(0.1, (3.75 * rem) / height)
  return { left: 0, right: 0, top: Math.min(0.3, (7 * rem) / height), bottom }
}
