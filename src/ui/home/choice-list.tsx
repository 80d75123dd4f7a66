/** A choice among a few options with long descriptions, and the look of one option. */
import { useId } from 'react'
import type { LobbyOption } from '../../games/lobby'
import { Icon } from '../icons'

export interface ChoiceListProps {
  readonly label: string
  readonly options: readonly LobbyOption[]
  readonly value: string
  readonly wide?: boolean
  onChange(id: string): void
}

/** Exactly one choice, with long descriptions. */
export function ChoiceList({ label, options, value, wide, onChange }: ChoiceListProps) {
  const name = useId()
  return (
    <fieldset className={wide ? 'ui-choices ui-choices-wide' : 'ui-choices'}>
      <legend className={wide ? 'ui-hidden' : 'ui-label'}>{label}</legend>
      {options.map((option) => (
        <label key={option.id} className="ui-option" data-refused={option.refused ? '' : undefined}>
          <input
            type="radio"
            name={name}
            checked={option.id === value}
            disabled={option.refused !== undefined}
            onChange={() => onChange(option.id)}
          />
          <OptionBody option={option} />
        </label>
      ))}
    </fieldset>
  )
}

export function OptionBody({ option }: { readonly option: LobbyOption }) {
  return (
    <span className="ui-option-body">
      <span className="ui-option-label">{option.label}</span>
      {option.detail && <span className="ui-option-detail">{option.detail}</span>}
      {option.facts && <Facts facts={option.facts} />}
      {option.refused && (
        <span className="ui-option-why">
          <Icon name="refused" />
          {option.refused}
        </span>
      )}
    </span>
  )
}

export const Facts = ({ facts }: { readonly facts: readonly string[] }) => (
  <span className="ui-facts">
    {facts.map((fact) => (
      <span key={fact}>{fact}</span>
    ))}
  </span>
)
