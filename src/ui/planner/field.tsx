/** Fields of the planner's panels: a number, and a choice from a list. */
import { memo } from 'react'
import { lengthForField, lengthFromText } from '../words/length'
import type { LengthUnit } from '../words/speak'
import { useWords } from '../words/words-context'
import { useTyped } from './typed'

export interface PlanFieldProps {
  readonly label: string
  readonly value: number
  /** The unit; degrees if not given. */
  readonly unit?: LengthUnit | undefined
  readonly disabled?: boolean
  /** Hides the label from all but screen readers: a heading beside the field says the same. */
  readonly hidesLabel?: boolean
  onValue(value: number): void
}

export function PlanField({ label, value, unit, disabled, hidesLabel, onValue }: PlanFieldProps) {
  const { speak } = useWords()
  const commit = (text: string) => {
    if (text === '') return
    const read = unit ? lengthFromText(text, unit) : Number(text.replace(',', '.').replace('−', '-'))
    if (read !== undefined && Number.isFinite(read) && read !== value) onValue(Math.round(read))
  }
  const typing = useTyped(unit ? lengthForField(value, unit, speak.language) : String(value), commit)
  return (
    <label className="ui-field">
      <span className={hidesLabel ? 'ui-hidden' : 'ui-label'}>{label}</span>
      <input
        className="ui-input"
        inputMode="decimal"
        disabled={disabled}
        onFocus={(event) => event.currentTarget.select()}
        {...typing}
      />
    </label>
  )
}

export interface PlanSelectProps {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly id: string; readonly label: string }[]
  onValue(value: string): void
}

export function PlanSelect({ label, value, options, onValue }: PlanSelectProps) {
  return (
    <label className="ui-field">
      <span className="ui-label">{label}</span>
      <select
        className="ui-input"
        value={value}
        onKeyDown={(event) => event.stopPropagation()}
        onChange={(event) => onValue(event.currentTarget.value)}
      >
        <Options options={options} />
      </select>
    </label>
  )
}

/** Memoised, because otherwise hundreds of options would re-render at every step of a drag. */
const Options = memo(function Options({ options }: Pick<PlanSelectProps, 'options'>) {
  return options.map(({ id, label }) => (
    <option key={id} value={id}>
      {label}
    </option>
  ))
})
