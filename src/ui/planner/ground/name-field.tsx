/** A name typed in: it counts when Enter is pressed or the field is left, so that a name is one step to undo. */
import { useState } from 'react'

export interface NameFieldProps {
  readonly label: string
  readonly value: string
  /** What it is called without a name of its own. */
  readonly placeholder?: string
  onValue(value: string): void
}

export function NameField({ label, value, placeholder, onValue }: NameFieldProps) {
  const [typed, setTyped] = useState<string>()
  const commit = () => {
    const name = typed?.trim()
    setTyped(undefined)
    if (name !== undefined && name !== value) onValue(name)
  }
  return (
    <label className="ui-field">
      <span className="ui-label">{label}</span>
      <input
        className="ui-input"
        autoComplete="off"
        maxLength={120}
        placeholder={placeholder}
        value={typed ?? value}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          event.stopPropagation()
          if (event.key === 'Enter') commit()
          if (event.key === 'Escape') {
            setTyped(undefined)
            event.currentTarget.blur()
          }
        }}
      />
    </label>
  )
}
