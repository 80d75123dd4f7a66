/** The keys of a command as a button: press it, then the new key. */
import { type KeyboardEvent, useState } from 'react'
import { ALL_COMMANDS, type CommandId, keysOf, type Rebound } from './commands'
import { Keys } from './keys'
import { bindingOf, takenBy, withKeys } from './rebinding'
import { useWords } from './words/words-context'

export interface KeyButtonProps {
  readonly id: CommandId
  readonly shown: readonly string[]
  readonly rebound: Rebound
  onRebind(rebound: Rebound): void
}

export function KeyButton({ id, shown, rebound, onRebind }: KeyButtonProps) {
  const { say } = useWords()
  const [isListening, setIsListening] = useState(false)
  const [taken, setTaken] = useState<string>()
  const command = ALL_COMMANDS.find((one) => one.id === id)
  const stop = () => {
    setIsListening(false)
    setTaken(undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isListening || event.key === 'Tab') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') return stop()
    if (event.key === 'Backspace') {
      onRebind(withKeys(rebound, id, undefined))
      return stop()
    }
    const binding = bindingOf(event)
    if (binding === undefined) return
    const other = takenBy(event, id, rebound)
    // The table's own keys are single keys.
    if (other || (command?.by === 'scene' && binding.includes('+'))) return setTaken(other ? say(other.label) : say('key-single'))
    onRebind(withKeys(rebound, id, binding))
    stop()
  }
  return (
    <span className="ui-key-choice">
      <button
        type="button"
        className="ui-key-button"
        aria-label={say('key-change', { command: command ? say(command.label) : id, keys: shown.join(' ') })}
        aria-pressed={isListening}
        onClick={() => setIsListening(!isListening)}
        onKeyDown={onKeyDown}
        onBlur={stop}
      >
        {isListening ? say('key-press') : <Keys keys={command ? keysOf(command, rebound).slice(0, 1) : []} />}
      </button>
      <span className="ui-refusal" role="status">
        {taken && say('key-taken', { by: taken })}
      </span>
    </span>
  )
}
