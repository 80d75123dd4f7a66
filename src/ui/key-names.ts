/** Names of keys for players: what is printed on the key if the browser knows it, otherwise the name of its position. */
import { ALL_COMMANDS, type CommandId, keysOf, type Rebound } from './commands'
import type { Say } from './words/dictionary'

/** What stands on the keys of signs where the browser does not know it. */
const SIGNS: { readonly [key: string]: string } = {
  Period: '.',
  Comma: ',',
  Slash: '/',
  Backslash: '\\',
  Semicolon: ';',
  Quote: '’',
  Backquote: '`',
  BracketLeft: '[',
  BracketRight: ']',
}

/** The print of each physical key, in browsers with `navigator.keyboard.getLayoutMap`. */
export type KeyPrints = ReadonlyMap<string, string>
export const NO_PRINTS: KeyPrints = new Map()

function pressName(key: string, say: Say, prints: KeyPrints): string {
  switch (key) {
    case '$mod':
    case 'Control':
      return say('key-control')
    case 'Shift':
      return say('key-shift')
    case 'Alt':
      return say('key-alt')
    case 'Space':
      return say('key-space')
    case 'Enter':
    case 'NumpadEnter':
      return say('key-enter')
    case 'Escape':
      return say('key-escape')
    case 'Backspace':
      return say('key-backspace')
    case 'Tab':
      return say('key-tab')
    case 'Arrows':
      return say('key-arrows')
    case 'Digits':
      return '1–9'
    case 'Equal':
    case 'NumpadAdd':
      return '+'
    case 'Minus':
    case 'NumpadSubtract':
      return '−'
    case 'PageUp':
      return say('key-page-up')
    case 'PageDown':
      return say('key-page-down')
    case 'Home':
      return say('key-home')
    case 'End':
      return say('key-end')
    case 'Delete':
      return say('key-delete')
    default: {
      const printed = prints.get(key)
      if (printed) return printed.toLocaleUpperCase()
      return SIGNS[key] ?? key.replace(/^(Key|Digit|Numpad)/, '').replace(/^\p{L}$/u, (letter) => letter.toLocaleUpperCase())
    }
  }
}

/** The first key of a command as a player reads it: "C", "Shift + C"; empty if it has none. */
export function keyOf(id: CommandId, say: Say, rebound?: Rebound): string {
  const command = ALL_COMMANDS.find((one) => one.id === id)
  const [keys = ''] = command ? keysOf(command, rebound) : []
  return keyNames(keys, say).join(' + ')
}

/** The keys to press together, in order: `['Ctrl', 'Z']`. A character that needs Shift is given without it. */
export function keyNames(binding: string, say: Say, prints: KeyPrints = NO_PRINTS): readonly string[] {
  const keys = binding.split('+')
  const isSign = /^[^\p{L}\p{N}]$/u.test(keys.at(-1) ?? '')
  return keys.filter((key) => !(isSign && key === 'Shift')).map((key) => pressName(key, say, prints))
}
