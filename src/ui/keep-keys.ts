/** Stops keys that a focused control handles itself from reaching the table behind it. */
import type { KeyboardEvent } from 'react'

const CONTROL_KEYS: ReadonlySet<string> = new Set([
  ' ',
  'Enter',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'PageUp',
  'PageDown',
  'Home',
  'End',
])

export function keepKeys(event: KeyboardEvent): void {
  if (CONTROL_KEYS.has(event.key)) event.stopPropagation()
}
