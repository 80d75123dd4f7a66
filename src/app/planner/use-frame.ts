/** The part of the window that the planner's panels leave for the camera. Their sizes are in rem and must match `planner.css`. */
import { useSyncExternalStore } from 'react'
import type { Frame } from '../../scene/camera/rig'

const subscribe = (onChange: () => void) => {
  addEventListener('resize', onChange)
  return () => removeEventListener('resize', onChange)
}
/** A single string, so that an unchanged window causes no render. */
const measured = () => `${innerWidth} ${innerHeight} ${Number.parseFloat(getComputedStyle(document.documentElement).fontSize)}`

/** `isCovered`: on a small screen, a panel covers the lower part. */
export function useFrame(isCovered: boolean): Frame {
  const [width = 1, height = 1, rem = 16] = useSyncExternalStore(subscribe, measured).split(' ').map(Number)
  if (width > 64 * rem) return { left: (19 * rem) / width, right: (21 * rem) / width, top: (5 * rem) / height, bottom: 0.02 }
  const bottom = isCovered ? 0.45 : Math.max(0.1, (3.75 * rem) / height)
  return { left: 0, right: 0, top: Math.min(0.3, (7 * rem) / height), bottom }
}
