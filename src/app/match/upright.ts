/**
 * Measures how much of an upright window is covered from above by a lesson, and from below by the lower bar and the cards in hand. The
 * usual heights are known, but a lesson has as many lines as it needs, and the bar grows when it shows dice that need an answer; the
 * camera keeps the whole table between them.
 */
import { useSyncExternalStore } from 'react'
import { panelsOfPage } from '../panels'

const FOOT = '.ui-chrome-foot, .ui-hands-own'
const LESSON = '.ui-lesson'
/** Measurements are rounded up to this many steps per window height, so that the camera does not move with every text line. */
const STEPS = 25

const boxesOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect()).filter(({ height }) => height > 0)
const inSteps = (share: number): number => Math.ceil(share * STEPS) / STEPS

/** The share of the window's height from its bottom to the top of the highest of the lower elements. */
const foot = (): number => inSteps(Math.max(0, ...boxesOf(FOOT).map(({ top }) => 1 - top / innerHeight)))
let lastHead = 0
/** The share from the window's top to the lower edge of a lesson. An open sheet folds it, and the table below that stays where it is. */
function head(): number {
  const [lesson] = boxesOf(LESSON)
  const isFolded = lesson !== undefined && document.querySelector('[data-sheet]') !== null
  if (!isFolded) lastHead = lesson ? inSteps(lesson.bottom / innerHeight) : 0
  return lastHead
}

function subscribe(onChange: () => void): () => void {
  const watch = new ResizeObserver(onChange)
  const follow = () => {
    // Observing an element again has no effect.
    for (const element of document.querySelectorAll(`${FOOT}, ${LESSON}`)) watch.observe(element)
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

/** Both are 0 in a wide window, where the bar has a fixed height and a lesson stands beside the table. */
export const useUpright = (isUpright: boolean): { readonly head: number; readonly foot: number } => ({
  head: useSyncExternalStore(isUpright ? subscribe : never, isUpright ? head : zero),
  foot: useSyncExternalStore(isUpright ? subscribe : never, isUpright ? foot : zero),
})
