/** Cut, copy and paste: the selection goes to the clipboard as a small layout and can be pasted on this table or another. */
import { useEffect } from 'react'
import type { PlannerActs } from './acts'

/** Input fields, dialogs and selected text of the page use the clipboard themselves. */
const isElsewhere = (event: Event): boolean =>
  (event.target instanceof Element && event.target.closest('input, textarea, select, [role=dialog]') !== null) ||
  document.querySelector('[role=dialog][data-open]') !== null ||
  getSelection()?.isCollapsed === false

export function useClipboard(acts: PlannerActs): void {
  useEffect(() => {
    const onCopy = (event: ClipboardEvent) => {
      if (isElsewhere(event)) return
      const text = acts.clipText()
      if (text === undefined) return
      event.clipboardData?.setData('text/plain', text)
      event.preventDefault()
      if (event.type === 'cut') acts.remove()
    }
    const onPaste = (event: ClipboardEvent) => {
      if (isElsewhere(event)) return
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (text !== '' && acts.pasteText(text)) event.preventDefault()
    }
    document.addEventListener('copy', onCopy)
    document.addEventListener('cut', onCopy)
    document.addEventListener('paste', onPaste)
    return () => {
      document.removeEventListener('copy', onCopy)
      document.removeEventListener('cut', onCopy)
      document.removeEventListener('paste', onPaste)
    }
  }, [acts])
}
