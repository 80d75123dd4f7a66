/** Keys that players choose themselves: which key was pressed, and whether another command has it. Pure. */
import { ALL_COMMANDS, type Command, type CommandId, keysOf, type Rebound } from './commands'

export interface Pressed {
  readonly code: string
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

const MODIFIERS: readonly string[] = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta']
/** Commands whose keys stay, because each stands for several. */
const FIXED: readonly CommandId[] = ['pan', 'turn-camera', 'zoom', 'recall-view', 'save-view']
/** The keys that a fixed command's list stands for. */
const FAMILIES: { readonly [family: string]: RegExp } = { Arrows: /^Arrow/, Digits: /^Digit[1-9]$/ }

type Known = Command & { readonly id: CommandId }
export const mayRebind = ({ id }: Known): boolean => !FIXED.includes(id)

/** The pressed keys in the notation of `Command.keys`; undefined while only modifiers are held, and for keys with Alt. */
export function bindingOf({ code, key, ctrlKey, metaKey, shiftKey, altKey }: Pressed): string | undefined {
  if (MODIFIERS.includes(key) || altKey || code === '') return undefined
  return [...(ctrlKey || metaKey ? ['$mod'] : []), ...(shiftKey ? ['Shift'] : []), code].join('+')
}

/**
 * Which other command has these keys already. Keys known by their print, like the Z of undo, are compared by it. `isScenes`: the
 * table's own keys work with Shift, too, and take no other modifiers.
 */
export function takenBy(pressed: Pressed, id: CommandId, rebound: Rebound): Known | undefined {
  const binding = bindingOf(pressed)
  if (binding === undefined) return undefined
  const printed = binding.replace(pressed.code, pressed.key.toLowerCase())
  return ALL_COMMANDS.find(
    (command) =>
      command.id !== id &&
      keysOf(command, rebound).some((keys) => {
        const family = FAMILIES[keys.replace('Control+', '')]
        if (family) return family.test(pressed.code)
        return (
          keys === binding || keys === printed || (command.by === 'scene' && keys === pressed.code && !binding.includes('$mod'))
        )
      }),
  )
}

/** The player's keys with this change; without `keys` the command gets its standard ones back. */
export function withKeys(rebound: Rebound, id: CommandId, keys: string | undefined): Rebound {
  const { [id]: _before, ...others } = rebound
  return keys === undefined ? others : { ...others, [id]: [keys] }
}
