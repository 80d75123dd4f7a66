/** The shape of the window, for games that lay out their table to fit it. */
import { useSyncExternalStore } from 'react'
import type { WindowShape } from '../client/moment'

/** From this aspect ratio on, rows lie side by side. */
const WIDE = '(min-aspect-ratio: 6/5)'

const subscribe = (onChange: () => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
/** The shape that a window of this size has. */
export const shapeOf = ({ width, height }: { readonly width: number; readonly height: number }): WindowShape =>
  width * 5 >= height * 6 ? 'wide' : 'tall'
export const windowShape = (): WindowShape => (matchMedia(WIDE).matches ? 'wide' : 'tall')
export const useWindowShape = (): WindowShape => useSyncExternalStore(subscribe, windowShape)

const onSize = (onChange: () => void) => {
  addEventListener('resize', onChange)
  return () => removeEventListener('resize', onChange)
}
/** Re-renders when the window's size changes and returns the size, so that values computed from it stay current. */
export function useWindowSize(): { readonly width: number; readonly height: number } {
  const [width = 0, height = 0] = useSyncExternalStore(onSize, () => `${innerWidth} ${innerHeight}`)
    .split(' ')
    .map(Number)
  return { width, height }
}
