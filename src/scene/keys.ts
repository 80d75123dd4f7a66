/** The keys of the scene, as data: used by the scene and printed in the help overlay. Keys are physical positions. */

export const SCENE_ACTIONS = [
  'pan-left',
  'pan-right',
  'pan-away',
  'pan-near',
  'turn-left',
  'turn-right',
  'reset-view',
  'cycle-view',
  'focus',
  'zoom-in',
  'zoom-out',
  'save-view',
  'recall-view',
  'bend',
  'step-up',
  'step-down',
  'confirm',
  'back',
] as const
export type SceneAction = (typeof SCENE_ACTIONS)[number]

export interface KeyBinding {
  readonly action: SceneAction
  /** Physical key codes, any one of which triggers the action. */
  readonly codes: readonly string[]
  readonly with?: 'Control' | 'Shift'
  /** Acts as long as the key is held. */
  readonly held?: true
}

const digits = Array.from({ length: 9 }, (_, i) => `Digit${i + 1}`)

export const SCENE_KEYS: readonly KeyBinding[] = [
  { action: 'pan-left', codes: ['KeyA', 'ArrowLeft'], held: true },
  { action: 'pan-right', codes: ['KeyD', 'ArrowRight'], held: true },
  { action: 'pan-away', codes: ['KeyW', 'ArrowUp'], held: true },
  { action: 'pan-near', codes: ['KeyS', 'ArrowDown'], held: true },
  { action: 'turn-left', codes: ['KeyQ'], held: true },
  { action: 'turn-right', codes: ['KeyE'], held: true },
  { action: 'zoom-in', codes: ['Equal', 'NumpadAdd'], held: true },
  { action: 'zoom-out', codes: ['Minus', 'NumpadSubtract'], held: true },
  { action: 'reset-view', codes: ['Space'] },
  { action: 'cycle-view', codes: ['KeyP'] },
  { action: 'focus', codes: ['KeyF'] },
  { action: 'save-view', codes: digits, with: 'Control' },
  { action: 'recall-view', codes: digits, with: 'Shift' },
  { action: 'recall-view', codes: digits },
  { action: 'bend', codes: ['KeyB'] },
  { action: 'step-up', codes: ['Period'] },
  { action: 'step-down', codes: ['Comma'] },
  { action: 'confirm', codes: ['Enter', 'NumpadEnter'] },
  { action: 'back', codes: ['Escape'] },
]

export interface KeyPress {
  readonly code: string
  readonly ctrlKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
}

/** Keys that a player has chosen for actions of the scene. They take the place of the standard ones. */
export type SceneKeys = { readonly [A in SceneAction]?: readonly string[] }

/**
 * The action of a key, and the digit on it if it has one. Combinations that are not listed are left to the browser and the rest
 * of the page.
 */
export function actionOf(
  press: KeyPress,
  chosen: SceneKeys = {},
): { readonly action: SceneAction; readonly digit?: number; readonly held: boolean } | undefined {
  if (press.metaKey) return undefined
  for (const binding of SCENE_KEYS) {
    if (!(chosen[binding.action] ?? binding.codes).includes(press.code)) continue
    if (press.ctrlKey !== (binding.with === 'Control')) continue
    // Shift matters only if it distinguishes two bindings. Alt is ignored, as it has its own meaning while dragging.
    if (binding.with === 'Shift' && !press.shiftKey) continue
    const digit = /^Digit([1-9])$/.exec(press.code)?.[1]
    return { action: binding.action, held: binding.held === true, ...(digit ? { digit: Number(digit) } : {}) }
  }
  return undefined
}
