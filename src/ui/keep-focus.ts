/**
 * Keeps the keyboard's focus in place: when the focused element is taken away or switched off, the part that it was in gets the
 * focus, else the first of `others` that exists. A part gets it itself, not its first button, so that a key pressed once too often
 * does nothing.
 */
const PARTS = 'section, [role=region], nav, .ui-prompt'

export function keepFocus(root: HTMLElement, others: readonly string[]): () => void {
  /** The element that had the focus last, and the parts around it, from the inside out. */
  let last: HTMLElement | undefined
  const [first] = others
  let parts: readonly HTMLElement[] = []
  /** Where the focus went from the first of `others`, which it goes back to when that appears again. */
  let waiting: HTMLElement | undefined
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    if (target !== waiting) waiting = undefined
    last = root.contains(target) ? target : undefined
    parts = last ? partsOf(last) : []
  }
  const isLost = () => {
    const now = document.activeElement
    if (!last || (now !== null && now !== document.body && now !== last)) return false
    return !last.isConnected || last.matches(':disabled')
  }
  const mend = () => {
    if (!isLost()) return
    const named = others.flatMap((one) => document.querySelector<HTMLElement>(one) ?? [])
    const next = [...parts, ...named].find((one) => one.isConnected && one.checkVisibility())
    if (!next) return
    if (next.tabIndex < 0) next.tabIndex = -1
    waiting = first !== undefined && !next.matches(first) && parts.some((one) => one.matches(first)) ? next : undefined
    next.focus({ preventScroll: true })
  }
  // Several parts may change after each other; the focus moves once they have.
  let due = 0
  const watch = new MutationObserver(() => {
    const back = waiting && first !== undefined ? document.querySelector<HTMLElement>(first) : null
    if (back?.checkVisibility() && document.activeElement === waiting) back.focus({ preventScroll: true })
    if (!isLost()) return
    clearTimeout(due)
    due = window.setTimeout(mend, 50)
  })
  document.addEventListener('focusin', onFocus)
  watch.observe(root, { subtree: true, childList: true, attributeFilter: ['disabled'] })
  return () => {
    clearTimeout(due)
    watch.disconnect()
    document.removeEventListener('focusin', onFocus)
  }
}

function partsOf(element: HTMLElement): readonly HTMLElement[] {
  const part = element.parentElement?.closest<HTMLElement>(PARTS)
  return part ? [part, ...partsOf(part)] : []
}
