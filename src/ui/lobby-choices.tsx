/** Lists to choose from before a match, drawn from data: forces, scenarios, and the rulings of a rulebook's open questions. */
import { useId } from 'react'
import { Button } from './button'
import { Segments } from './controls'
import { Icon } from './icons'
import { useWords } from './words/words-context'

export interface LobbyChoice {
  readonly id: string
  readonly label: string
  readonly detail?: string
  /** A few facts in tabular form: "4 figures", "5 turns". */
  readonly facts?: readonly string[]
  /** Why it cannot be taken, in words. */
  readonly refused?: string
}

export interface ChoiceListProps {
  readonly label: string
  readonly options: readonly LobbyChoice[]
  readonly value: string
  readonly wide?: boolean
  onChange(id: string): void
}

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
          <span className="ui-option-body">
            <span className="ui-option-label">{option.label}</span>
            {option.detail && <span className="ui-option-detail">{option.detail}</span>}
            {option.facts && (
              <span className="ui-facts">
                {option.facts.map((fact) => (
                  <span key={fact}>{fact}</span>
                ))}
              </span>
            )}
            {option.refused && (
              <span className="ui-option-why">
                <Icon name="refused" />
                {option.refused}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** Rulings that belong together, as one foldable group. */
export interface RulingGroup {
  readonly id: string
  readonly title: string
  readonly options: readonly {
    readonly id: string
    readonly title: string
    /** What the rulebook says and what each way means. */
    readonly explanation: string
    readonly values: readonly { readonly id: string; readonly label: string }[]
    readonly value: string
    readonly standard: string
  }[]
}

export interface RulingsProps {
  readonly groups: readonly RulingGroup[]
  onChange(option: string, value: string): void
  onReset(): void
}

export function Rulings({ groups, onChange, onReset }: RulingsProps) {
  const { say } = useWords()
  const changed = groups.flatMap((group) => group.options).filter((option) => option.value !== option.standard).length
  return (
    <section className="ui-panel ui-section ui-rulings" aria-labelledby="ui-rulings-title">
      <header className="ui-section-head">
        <div>
          <h2 id="ui-rulings-title">{say('rulings')}</h2>
          <p className="ui-note">{say('rulings-hint')}</p>
        </div>
        {changed > 0 ? (
          <Button tone="quiet" icon="undo" onClick={onReset} aria-label={say('rulings-reset')}>
            {say('rulings-changed', { count: changed })}
          </Button>
        ) : (
          <span className="ui-badge">{say('rulings-changed', { count: 0 })}</span>
        )}
      </header>
      {groups.map((group) => (
        <details key={group.id} className="ui-ruling-group">
          <summary>
            <span>{group.title}</span>
            <span className="ui-note ui-numbers">{group.options.length}</span>
            <Icon name="down" />
          </summary>
          {group.options.map((option) => (
            <div key={option.id} className="ui-ruling" data-changed={option.value !== option.standard ? '' : undefined}>
              <div>
                <h3>{option.title}</h3>
                <p className="ui-note">{option.explanation}</p>
              </div>
              <Segments
                label={option.title}
                hideLabel
                options={option.values.map((value) => ({
                  id: value.id,
                  label: value.id === option.standard ? `${value.label} (${say('default-mark')})` : value.label,
                }))}
                value={option.value}
                onChange={(value) => onChange(option.id, value)}
              />
            </div>
          ))}
        </details>
      ))}
    </section>
  )
}
