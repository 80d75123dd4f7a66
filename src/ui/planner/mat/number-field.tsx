/** A field for a positive number with decimals, such as squares across a picture or pixels in a square. */
import { numberText } from '../../words/length'
import { useWords } from '../../words/words-context'
import { useTyped } from '../typed'

export interface NumberFieldProps {
  readonly label: string
  readonly value: number
  onValue(value: number): void
}

export function NumberField({ label, value, onValue }: NumberFieldProps) {
  const { speak } = useWords()
  const typing = useTyped(numberText(value, speak.language, 2), (text) => {
    const read = Number(text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.'))
    if (text !== '' && Number.isFinite(read) && read > 0) onValue(read)
  })
  return (
    <label className="ui-field">
      <span className="ui-label">{label}</span>
      <input className="ui-input" inputMode="decimal" onFocus={(event) => event.currentTarget.select()} {...typing} />
    </label>
  )
}
