/** The parts of the page that lie over the 3D view, so that labels on the table can avoid them. */
import type { Panels } from '../scene/labels/crowd'

const OVER_TABLE = '.ui-panel, .ui-chrome button, .ui-chrome .ui-pile, .ui-chrome-tip > *, .ui-top'

/** Elements inside a panel are covered by its box. */
const isOutermost = (element: Element) => !element.parentElement?.closest('.ui-panel')

/** The upper bar is a panel only on a phone; elsewhere the table is visible and usable between its parts. */
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
    // Panels that move reach their final place only at the end of the animation.
    const ends = ['transitionend', 'animationend'] as const
    for (const end of ends) window.addEventListener(end, listener)
    return () => {
      watch.disconnect()
      for (const end of ends) window.removeEventListener(end, listener)
    }
  },
}
