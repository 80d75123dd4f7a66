/** Binds the commands to the keyboard, but leaves keys to fields, buttons and dialogs that need them. */
import { tinykeys } from 'tinykeys'
import { ALL_COMMANDS, type CommandId, type CommandPlace, keysOf, onRebind } from './commands'

/** The handler of each command in one place. Keys of commands without a handler are left to the scene. */
export type CommandHandlers = { readonly [id in CommandId]?: (event?: KeyboardEvent) => void }

const TYPED_IN = 'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable=true]'
const PRESSED = 'button, a[href], summary, input, [role=menuitem], [role=option], [role=tab]'
/** Keys that some controls handle themselves while they have the focus. */
const CONTROL_KEYS: readonly string[] = ['Enter', 'NumpadEnter', 'Space']

/** Whether this key may be used for a command and is not needed by the focused element. */
export function mayTake(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return false
  const target = event.target instanceof Element ? event.target : undefined
  // An open dialog or menu gets all keys; base-ui closes it on Escape.
  if (
    document.querySelector(
      '[role=dialog][data-open], [role=alertdialog][data-open], [role=menu][data-open], [role=listbox][data-open]',
    )
  )
    return false
  if (!target) return true
  if (target.closest(TYPED_IN)) return event.key === 'Escape'
  return !(target.closest(PRESSED) && CONTROL_KEYS.includes(event.code))
}

/** Binds the commands that have a handler, in this place, also after the player changes his keys. Returns what unbinds them. */
export function bindCommands(handlers: CommandHandlers, place: CommandPlace, target: Window | HTMLElement = window): () => void {
  const bind = () => tinykeys(target, bindingsOf(handlers, place))
  let unbind = bind()
  const stop = onRebind(() => {
    unbind()
    unbind = bind()
  })
  return () => {
    stop()
    unbind()
  }
}

function bindingsOf(handlers: CommandHandlers, place: CommandPlace) {
  const bindings: { [keys: string]: (event: KeyboardEvent) => void } = {}
  for (const command of ALL_COMMANDS) {
    const handle = handlers[command.id]
    if (!handle || (command.place === 'match' && place === 'page')) continue
    for (const keys of keysOf(command)) {
      bindings[keys] = (event) => {
        if (event.repeat && command.id !== 'undo' && command.id !== 'redo') return
        if (!mayTake(event)) return
        event.preventDefault()
        // A keyboard is present: from now on the page shows the names of keys (`base.css`).
        document.documentElement.dataset.keys = ''
        handle(event)
      }
    }
  }
  return bindings
}
