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
