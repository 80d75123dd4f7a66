/** The rulings on open questions of the rulebook, in foldable groups. */
import type { LobbyRulings } from '../../games/lobby'
import { Button } from '../button'
import { Segments } from '../controls'
import { Icon } from '../icons'
import { useWords } from '../words/words-context'

export interface RulingsProps {
  readonly groups: readonly LobbyRulings[]
  /** The chosen values by ruling; a missing ruling has its recommended value. */
  readonly chosen: { readonly [ruling: string]: string }
  onChange(ruling: string, value: string): void
  onReset(): void
}

export function Rulings({ groups, chosen, onChange, onReset }: RulingsProps) {
  const { say } = useWords()
  const changedIn = (options: LobbyRulings['options']) =>
    options.filter(({ id, standard }) => (chosen[id] ?? standard) !== standard).length
  const changed = changedIn(groups.flatMap(({ options }) => options))
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
      {groups.map(({ id, title, options }) => {
        const here = changedIn(options)
        return (
          <details key={id} className="ui-ruling-group">
            <summary>
              <span>{title}</span>
              <span className="ui-note ui-numbers">{options.length}</span>
              {here > 0 && <span className="ui-badge">{say('rulings-changed', { count: here })}</span>}
              <Icon name="down" />
            </summary>
            {options.map((option) => {
              const value = chosen[option.id] ?? option.standard
              return (
                <div key={option.id} className="ui-ruling" data-changed={value !== option.standard ? '' : undefined}>
                  <div>
                    <h3>{option.title}</h3>
                    <p className="ui-note">{option.explanation}</p>
                  </div>
                  <Segments
                    label={option.title}
                    hideLabel
                    options={option.values.map(({ id: way, label }) => ({
                      id: way,
                      label: way === option.standard ? `${label} (${say('default-mark')})` : label,
                    }))}
                    value={value}
                    onChange={(next) => onChange(option.id, next)}
                  />
                </div>
              )
            })}
          </details>
        )
      })}
    </section>
  )
}
