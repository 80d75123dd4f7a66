/** What of the page lies over the table's picture: labels on the table keep clear of it. */
import type { Panels } from '../scene/labels/crowd'

const OVER_TABLE = '.ui-panel, .ui-chrome button, .ui-chrome .ui-pile, .ui-chrome-tip > *, .ui-top'

/** What is within a panel is covered by its box. */
const isOutermost = (element: Element) => !element.parentElement?.closest('.ui-panel')

/** The upper bar is a panel only on a phone: elsewhere the table is seen, and reached, between its plates. */
const isPanel = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && getComputedStyle(element).pointerEvents !== 'none'

export const panelsOfPage: Panels = {
  boxes: () =>
    [...document.querySelectorAll(OVER_TABLE)]
      .filter((element) => isOutermost(element) && isPanel(element))
      .map((element) => element.getBoundingClientRect()),
  onChange(listener) {
    const watch = new MutationObserver(listener)
    watch.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['class', 'hidden', 'data-sheet', 'data-log', 'data-bare', 'aria-expanded'],
    })
    // Panels that glide are where they belong only at the end.
    const ends = ['transitionend', 'animationend'] as const
    for (const end of ends) window.addEventListener(end, listener)
    return () => {
      watch.disconnect()
      for (const end of ends) window.removeEventListener(end, listener)
    }
  },
}
