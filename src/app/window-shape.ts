/** The shape of the window, for games that lay out their table to fit it. */
import { useSyncExternalStore } from 'react'
import type { WindowShape } from '../client/moment'
import { remOf } from '../ui/rem'

/** Of a window, in CSS pixels. */
type Size = { readonly width: number; readonly height: number }

/** From this aspect ratio on, rows lie side by side. */
const WIDE = '(min-aspect-ratio: 6/5)'

const subscribe = (onChange: () => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
/** The shape that a window of this size has. */
export const shapeOf = ({ width, height }: Size): WindowShape => (width * 5 >= height * 6 ? 'wide' : 'tall')
export const windowShape = (): WindowShape => (matchMedia(WIDE).matches ? 'wide' : 'tall')
export const useWindowShape = (): WindowShape => useSyncExternalStore(subscribe, windowShape)

/** Whether panels open as sheets from below. Must match the media queries of `chrome.css`, in rem. */
export function isStacked(textSize: string, size: Size): boolean {
  const rem = remOf(textSize, size)
  return size.width / rem <= 52 || size.height / rem <= 27
}

/** Whether there is room for a column at the left of the table. */
export const hasColumn = (textSize: string, size: Size): boolean => size.width / remOf(textSize, size) > 74

const onSize = (onChange: () => void) => {
  addEventListener('resize', onChange)
  return () => removeEventListener('resize', onChange)
}
/** Re-renders when the window's size changes and returns the size, so that values computed from it stay current. */
export function useWindowSize(): Size {
  const [width = 0, height = 0] = useSyncExternalStore(onSize, () => `${innerWidth} ${innerHeight}`)
    .split(' ')
    .map(Number)
  return { width, height }
}
