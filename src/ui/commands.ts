/** Every command of the page, listed once. Key bindings, menu and help are made from this list. */
import type { PlainKey } from './words/dictionary'

/** Where a command can be used: at the table (`match`) or everywhere (`page`). */
export type CommandPlace = 'match' | 'page'
export const COMMAND_GROUPS = ['table', 'play', 'camera', 'app'] as const
export type CommandGroup = (typeof COMMAND_GROUPS)[number]

export interface Command {
  readonly id: string
  /**
   * Key combinations in the notation of tinykeys; the first is the one shown. Letters are given by position (`KeyW`), so that
   * neighbouring keys are neighbours on every keyboard; keys known by their print (`?`, the Z of undo) are given by character.
   */
  readonly keys: readonly string[]
  readonly label: PlainKey
  readonly group: CommandGroup
  readonly place: CommandPlace
  /** Handled by the scene itself, sometimes for as long as the key is held; listed here only for help. */
  readonly by?: 'scene'
  /** True if the menu offers it, too. */
  readonly menu?: true
}

export const COMMANDS = [
  { id: 'confirm', keys: ['Enter', 'NumpadEnter'], label: 'do-confirm', group: 'play', place: 'match', by: 'scene' },
  { id: 'back', keys: ['Escape'], label: 'do-back', group: 'play', place: 'match', by: 'scene' },
  { id: 'throw', keys: ['KeyR'], label: 'do-throw', group: 'play', place: 'match' },
  { id: 'undo', keys: ['$mod+z'], label: 'do-undo', group: 'play', place: 'match' },
  { id: 'redo', keys: ['$mod+Shift+z', '$mod+y'], label: 'do-redo', group: 'play', place: 'match' },
  { id: 'pass', keys: ['KeyT'], label: 'do-pass', group: 'play', place: 'match' },
  { id: 'pass-ahead', keys: ['Shift+KeyT'], label: 'do-pass-ahead', group: 'play', place: 'match' },
  { id: 'next-piece', keys: ['KeyN'], label: 'do-next-piece', group: 'play', place: 'match' },
  { id: 'previous-piece', keys: ['Shift+KeyN'], label: 'do-previous-piece', group: 'play', place: 'match' },
  { id: 'focus-question', keys: ['KeyC'], label: 'do-focus-question', group: 'play', place: 'match' },
  { id: 'focus-hand', keys: ['KeyJ'], label: 'do-focus-hand', group: 'play', place: 'match' },
  { id: 'read-card', keys: ['KeyY'], label: 'do-read-card', group: 'play', place: 'match' },
  { id: 'advise', keys: ['KeyO'], label: 'do-advise', group: 'play', place: 'match', menu: true },
  { id: 'hurry', keys: ['Shift+KeyX'], label: 'do-hurry', group: 'play', place: 'match' },
  { id: 'skip-show', keys: ['KeyX'], label: 'do-skip-show', group: 'play', place: 'match' },
  { id: 'pan', keys: ['KeyW', 'KeyA', 'KeyS', 'KeyD', 'Arrows'], label: 'do-pan', group: 'camera', place: 'match', by: 'scene' },
  { id: 'turn-camera', keys: ['KeyQ', 'KeyE'], label: 'do-turn-camera', group: 'camera', place: 'match', by: 'scene' },
  {
    id: 'zoom',
    keys: ['Equal', 'Minus', 'NumpadAdd', 'NumpadSubtract'],
    label: 'do-zoom',
    group: 'camera',
    place: 'match',
    by: 'scene',
  },
  { id: 'reset-view', keys: ['Space'], label: 'do-reset-view', group: 'camera', place: 'match', by: 'scene' },
  { id: 'cycle-view', keys: ['KeyP'], label: 'do-cycle-view', group: 'camera', place: 'match', by: 'scene' },
  { id: 'focus-piece', keys: ['KeyF'], label: 'do-focus-piece', group: 'camera', place: 'match', by: 'scene' },
  { id: 'recall-view', keys: ['Digits'], label: 'do-recall-view', group: 'camera', place: 'match', by: 'scene' },
  { id: 'save-view', keys: ['Control+Digits'], label: 'do-save-view', group: 'camera', place: 'match', by: 'scene' },
  { id: 'bend', keys: ['KeyB'], label: 'do-bend', group: 'table', place: 'match', by: 'scene' },
  { id: 'step-up', keys: ['Period'], label: 'do-step-up', group: 'table', place: 'match', by: 'scene' },
  { id: 'step-down', keys: ['Comma'], label: 'do-step-down', group: 'table', place: 'match', by: 'scene' },
  { id: 'read-table', keys: ['Shift+KeyC'], label: 'do-read-table', group: 'table', place: 'match', menu: true },
  { id: 'look-here', keys: ['KeyK'], label: 'do-look-here', group: 'table', place: 'match' },
  { id: 'measure', keys: ['KeyM'], label: 'do-measure', group: 'table', place: 'match', menu: true },
  { id: 'claim', keys: ['KeyZ'], label: 'do-claim', group: 'table', place: 'match', menu: true },
  { id: 'level-up', keys: ['PageUp'], label: 'do-level-up', group: 'table', place: 'match' },
  { id: 'level-down', keys: ['PageDown'], label: 'do-level-down', group: 'table', place: 'match' },
  { id: 'sight', keys: ['KeyV'], label: 'do-sight', group: 'table', place: 'match', menu: true },
  { id: 'sight-all', keys: ['Shift+KeyV'], label: 'do-sight-all', group: 'table', place: 'match' },
  { id: 'ghost', keys: ['KeyG'], label: 'do-ghost', group: 'table', place: 'match' },
  { id: 'sight-eye', keys: ['KeyI'], label: 'do-sight-eye', group: 'table', place: 'match' },
  { id: 'sight-inset', keys: ['Shift+KeyI'], label: 'do-sight-inset', group: 'table', place: 'match' },
  { id: 'toggle-log', keys: ['KeyL'], label: 'do-toggle-log', group: 'app', place: 'match' },
  { id: 'toggle-chrome', keys: ['KeyH'], label: 'do-toggle-chrome', group: 'app', place: 'match' },
  { id: 'help', keys: ['Shift+?', '?', 'F1'], label: 'do-help', group: 'app', place: 'page', menu: true },
  { id: 'rules', keys: ['KeyU'], label: 'do-rules', group: 'app', place: 'match', menu: true },
  { id: 'settings', keys: [], label: 'do-settings', group: 'app', place: 'page', menu: true },
  { id: 'sound', keys: [], label: 'do-sound', group: 'app', place: 'page', menu: true },
  { id: 'layout', keys: [], label: 'do-layout', group: 'app', place: 'match', menu: true },
  { id: 'look-back', keys: [], label: 'do-look-back', group: 'app', place: 'match', menu: true },
  { id: 'check-dice', keys: [], label: 'do-check-dice', group: 'app', place: 'match', menu: true },
  { id: 'result', keys: [], label: 'do-result', group: 'app', place: 'match', menu: true },
  { id: 'export', keys: [], label: 'do-export', group: 'app', place: 'match', menu: true },
  { id: 'take-online', keys: [], label: 'do-take-online', group: 'app', place: 'match', menu: true },
  { id: 'links', keys: [], label: 'do-links', group: 'app', place: 'match', menu: true },
  { id: 'concede', keys: [], label: 'do-concede', group: 'app', place: 'match', menu: true },
  { id: 'home', keys: [], label: 'do-home', group: 'app', place: 'match', menu: true },
] as const satisfies readonly Command[]

export type CommandId = (typeof COMMANDS)[number]['id']
/** The list with one common type for its items. */
export const ALL_COMMANDS: readonly (Command & { readonly id: CommandId })[] = COMMANDS

/** Keys that a player has chosen instead of the defaults. */
export type Rebound = { readonly [id in CommandId]?: readonly string[] }
let current: Rebound = {}
const listeners = new Set<() => void>()
/** Takes the player's keys for the whole page. What is bound already is bound anew. */
export function rebind(next: Rebound): void {
  if (next === current) return
  current = next
  for (const listener of listeners) listener()
}
export function onRebind(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const reboundNow = (): Rebound => current

/** `rebound`: the player's keys of this page by default. */
export const keysOf = (command: Command & { readonly id: CommandId }, rebound: Rebound = current): readonly string[] =>
  rebound[command.id] ?? command.keys
