/** Small form controls shared by the pages. They are native inputs underneath, so that keyboard and assistive technology work. */
import { Switch } from '@base-ui/react/switch'
import { type ReactNode, useId, useState } from 'react'
import { IconButton } from './button'
import { lengthForField, lengthFromText } from './words/length'
import type { LengthUnit } from './words/speak'
import { useWords } from './words/words-context'

export interface SegmentsProps<Id extends string> {
  readonly label: string
  readonly hideLabel?: boolean
  readonly options: readonly { readonly id: Id; readonly label: string; readonly lang?: string }[]
  readonly value: Id
  onChange(value: Id): void
}

/** A few exclusive choices side by side. */
export function Segments<Id extends string>({ label, hideLabel, options, value, onChange }: SegmentsProps<Id>) {
  const name = useId()
  return (
    <fieldset className="ui-segments">
      <legend className={hideLabel ? 'ui-hidden' : 'ui-label'}>{label}</legend>
      <div className="ui-segments-row">
        {options.map((option) => (
          <label key={option.id} className="ui-segment" lang={option.lang}>
            <input
              type="radio"
              name={name}
              className="ui-hidden"
              checked={option.id === value}
              onChange={() => onChange(option.id)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export interface SettingSwitchProps {
  readonly label: string
  readonly hint?: string
  readonly on: boolean
  onChange(on: boolean): void
}

export function SettingSwitch({ label, hint, on, onChange }: SettingSwitchProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the switch inside contains its own hidden input.
    <label className="ui-switch-row">
      <span>
        <span className="ui-label">{label}</span>
        {hint && <span className="ui-note">{hint}</span>}
      </span>
      <Switch.Root className="ui-switch" checked={on} onCheckedChange={onChange}>
        <Switch.Thumb className="ui-switch-thumb" />
      </Switch.Root>
    </label>
  )
}

export interface StepperProps {
  readonly value: number
  readonly least: number
  readonly most: number
  readonly lessLabel: string
  readonly moreLabel: string
  readonly text?: string
  onChange(value: number): void
}

/** A whole number with buttons for one less and one more. */
export function Stepper({ value, least, most, lessLabel, moreLabel, text, onChange }: StepperProps) {
  return (
    <div className="ui-stepper">
      <IconButton icon="minus" label={lessLabel} disabled={value <= least} onClick={() => onChange(value - 1)} />
      <output className="ui-stepper-value">{text ?? value}</output>
      <IconButton icon="plus" label={moreLabel} disabled={value >= most} onClick={() => onChange(value + 1)} />
    </div>
  )
}

export interface LengthFieldProps {
  readonly label: string
  readonly value: number
  readonly unit: LengthUnit
  onChange(units: number): void
}

/** A length typed in the game's unit. The typed text is left alone; the value changes whenever the text is a number. */
export function LengthField({ label, value, unit, onChange }: LengthFieldProps) {
  const { speak } = useWords()
  const [typed, setTyped] = useState<string>()
  return (
    <label className="ui-field">
      <span className="ui-label">{label}</span>
      <input
        className="ui-input"
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? lengthForField(value, unit, speak.language)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          const units = lengthFromText(event.currentTarget.value, unit)
          if (units !== undefined) onChange(units)
        }}
        onBlur={() => setTyped(undefined)}
      />
    </label>
  )
}

/** A framed part of a page with its heading. */
export function Section(props: {
  readonly title: string
  readonly hint?: string | undefined
  readonly aside?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}) {
  const id = useId()
  return (
    <section className={`ui-panel ui-section ${props.className ?? ''}`} aria-labelledby={id}>
      <header className="ui-section-head">
        <div>
          <h2 id={id}>{props.title}</h2>
          {props.hint && <p className="ui-note">{props.hint}</p>}
        </div>
        {props.aside}
      </header>
      {props.children}
    </section>
  )
}
