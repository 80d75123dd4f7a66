/** The keys of a watched match. They are captured before the camera's: here the arrows step through time. */
import { useEffect } from 'react'
import type { WatchStep } from '../../ui/watch/watch-bar'

export interface WatchKeys {
  toggle(): void
  step(step: WatchStep, by: 1 | -1): void
  end(by: 1 | -1): void
  ask(): void
}

const OTHERS =
  'textarea, select, .ui-advice input, input:not([type=range]):not([type=radio]), [role=tree], [role=menu][data-open], [role=listbox][data-open]'

/** What a key does here; undefined if nothing. */
export function meaningOf(
  { code, shiftKey }: Pick<KeyboardEvent, 'code' | 'shiftKey'>,
  keys: WatchKeys,
): (() => void) | undefined {
  const step = shiftKey ? 'action' : 'answer'
  switch (code) {
    case 'Space':
      return keys.toggle
    case 'ArrowRight':
      return () => keys.step(step, 1)
    case 'ArrowLeft':
      return () => keys.step(step, -1)
    case 'PageDown':
      return () => keys.step('round', 1)
    case 'PageUp':
      return () => keys.step('round', -1)
    case 'Home':
      return () => keys.end(-1)
    case 'End':
      return () => keys.end(1)
    case 'KeyO':
      return keys.ask
    default:
      return undefined
  }
}

export function useWatchKeys(keys: WatchKeys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
      const target = event.target instanceof Element ? event.target : undefined
      if (target?.closest(OTHERS) || document.querySelector('[role=dialog][data-open], [role=menu][data-open]')) return
      // The space bar presses a focused button instead.
      if (event.code === 'Space' && target?.closest('button, a[href], label, summary')) return
      const act = meaningOf(event, keys)
      if (!act) return
      event.preventDefault()
      event.stopImmediatePropagation()
      act()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [keys])
}
