/** A number typed in: it counts when Enter is pressed or the field is left, so that half a number moves nothing. */
import { memo, useState } from 'react'
import { lengthForField, lengthFromText } from '../words/length'
import type { LengthUnit } from '../words/speak'
import { useWords } from '../words/words-context'

export interface PlanFieldProps {
  readonly label: string
  readonly value: number
  /** Degrees, where there is none. */
  readonly unit?: LengthUnit | undefined
  readonly disabled?: boolean
  /** The label is for those who do not see where the field stands: a heading says it for the others. */
  readonly hidesLabel?: boolean
  onValue(value: number): void
}

export function PlanField({ label, value, unit, disabled, hidesLabel, onValue }: PlanFieldProps) {
  const { speak } = useWords()
  const [typed, setTyped] = useState<string>()
  const commit = () => {
    const text = typed?.trim()
    setTyped(undefined)
    if (text === undefined || text === '') return
    const read = unit ? lengthFromText(text, unit) : Number(text.replace(',', '.').replace('−', '-'))
    if (read !== undefined && Number.isFinite(read) && read !== value) onValue(Math.round(read))
  }
  return (
    <label className="ui-field">
      <span className={hidesLabel ? 'ui-hidden' : 'ui-label'}>{label}</span>
      <input
        className="ui-input"
        inputMode="decimal"
        autoComplete="off"
        disabled={disabled}
        value={typed ?? (unit ? lengthForField(value, unit, speak.language) : String(value))}
        onFocus={(event) => event.currentTarget.select()}
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

/** Hundreds of them, at every step of a drag, unless they stay as they are. */
const Options = memo(function Options({ options }: Pick<PlanSelectProps, 'options'>) {
  return options.map(({ id, label }) => (
    <option key={id} value={id}>
      {label}
    </option>
  ))
})
