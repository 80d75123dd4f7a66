/** How the window stands, for games whose table is laid to fit it. */
import { useSyncExternalStore } from 'react'
import type { WindowShape } from '../client/moment'

/** From here on rows lie beside each other. */
const WIDE = '(min-aspect-ratio: 6/5)'

const subscribe = (onChange: () => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
export const windowShape = (): WindowShape => (matchMedia(WIDE).matches ? 'wide' : 'tall')
export const useWindowShape = (): WindowShape => useSyncExternalStore(subscribe, windowShape)

const onSize = (onChange: () => void) => {
  addEventListener('resize', onChange)
  return () => removeEventListener('resize', onChange)
}
/** Draws anew when the window's size changes, and tells it: what is reckoned from it would be of the window as it was. */
export function useWindowSize(): { readonly width: number; readonly height: number } {
  const [width = 0, height = 0] = useSyncExternalStore(onSize, () => `${innerWidth} ${innerHeight}`)
    .split(' ')
    .map(Number)
  return { width, height }
}
