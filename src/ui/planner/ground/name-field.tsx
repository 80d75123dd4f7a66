/** A text field for a name. */
import { useTyped } from '../typed'

export interface NameFieldProps {
  readonly label: string
  readonly value: string
  /** The default name, shown while there is no own name. */
  readonly placeholder?: string
  onValue(value: string): void
}

export function NameField({ label, value, placeholder, onValue }: NameFieldProps) {
  const typing = useTyped(value, (name) => name !== value && onValue(name))
  return (
    <label className="ui-field">
      <span className="ui-label">{label}</span>
      <input className="ui-input" maxLength={120} placeholder={placeholder} {...typing} />
    </label>
  )
}
