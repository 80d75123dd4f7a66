/**
 * Measures how much of an upright window the lower bar and the cards in hand above it cover. Their usual heights are known, but
 * the bar grows when it shows dice that need an answer; the camera then keeps the whole table above it.
 */
import { useSyncExternalStore } from 'react'
import { panelsOfPage } from '../panels'

const FOOT = '.ui-chrome-foot, .ui-hands-own'
/** Measurements are rounded up to this many steps per window height, so that the camera does not move with every text line. */
const STEPS = 25

/** The share of the window's height from its bottom to the top of the highest of these elements. */
function measured(): number {
  const tops = [...document.querySelectorAll(FOOT)].flatMap((element) => {
    const { top, height } = element.getBoundingClientRect()
    return height > 0 ? [top] : []
  })
  const share = tops.length === 0 ? 0 : 1 - Math.min(...tops) / innerHeight
  return Math.ceil(share * STEPS) / STEPS
}

function subscribe(onChange: () => void): () => void {
  const watch = new ResizeObserver(onChange)
  const follow = () => {
    // Observing an element again has no effect.
    for (const element of document.querySelectorAll(FOOT)) watch.observe(element)
  }
  follow()
  const stop = panelsOfPage.onChange(() => {
    follow()
    onChange()
  })
  return () => {
    watch.disconnect()
    stop()
  }
}
const never = () => () => {}
const zero = () => 0

/** Returns 0 in a wide window, where the bar has a fixed height. */
export const useFoot = (isUpright: boolean): number =>
  useSyncExternalStore(isUpright ? subscribe : never, isUpright ? measured : zero)
