/**
 * What the lower bar and the cards in hand above it really cover of an upright window. They have their usual heights, but where dice lie in
 * the bar to be answered to, it is as high as they need; the table is then seen whole above it.
 */
import { useSyncExternalStore } from 'react'
import { panelsOfPage } from '../panels'

const FOOT = '.ui-chrome-foot, .ui-hands-own'
/** The camera does not follow every line of text: so many steps to the window's height. */
const STEPS = 25

/** The share of the window's height below the highest of them. */
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
    // What is watched already is watched once.
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

/** Nothing is measured in a wide window, where the bar has one height. */
export const useFoot = (isUpright: boolean): number =>
  useSyncExternalStore(isUpright ? subscribe : never, isUpright ? measured : zero)
