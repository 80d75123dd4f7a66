/** A name typed in. */
import { useTyped } from '../typed'

export interface NameFieldProps {
  readonly label: string
  readonly value: string
  /** What it is called without a name of its own. */
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
