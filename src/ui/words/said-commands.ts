/** The names of commands, of their groups, and of the keys that are words rather than letters. */
import type { None } from './said'

export type CommandSaid = {
  'help-title': None
  'help-hint': None
  'help-pointer': None
  'group-play': None
  'group-camera': None
  'group-table': None
  'group-app': None
  'do-confirm': None
  'do-back': None
  'do-undo': None
  'do-redo': None
  'do-throw': None
  'do-next-piece': None
  'do-previous-piece': None
  'do-focus-question': None
  'do-focus-hand': None
  'do-pan': None
  'do-turn-camera': None
  'do-zoom': None
  'do-reset-view': None
  'do-cycle-view': None
  'do-focus-piece': None
  'do-measure': None
  'do-sight': None
  'do-bend': None
  'do-step-up': None
  'do-step-down': None
  'do-level-up': None
  'do-level-down': None
  levels: None
  'levels-all': None
  'levels-up-to': { name: string }
  'do-recall-view': None
  'do-save-view': None
  'do-skip-show': None
  'do-layout': None
  'do-toggle-log': None
  'do-toggle-chrome': None
  'do-settings': None
  'do-sound': None
  'do-help': None
  'do-export': None
  'do-concede': None
  'do-home': None
  'pointer-pick-up': None
  'pointer-pick-up-keys': None
  'pointer-turn': None
  'pointer-turn-keys': None
  'pointer-pan': None
  'pointer-pan-keys': None
  'pointer-zoom': None
  'pointer-zoom-keys': None
  'pointer-bend': None
  'pointer-bend-keys': None
  'key-space': None
  'key-enter': None
  'key-escape': None
  'key-backspace': None
  'key-tab': None
  'key-shift': None
  'key-control': None
  'key-alt': None
  'key-arrows': None
}
