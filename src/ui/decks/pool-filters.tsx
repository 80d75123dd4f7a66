/** The filters for cards: words, sort, affiliation, costs, and owned or used copies. */
import type { DeckBook } from '../../games/decks'
import { Button } from '../button'
import { SearchField } from '../planner/search-field'
import { useWords } from '../words/words-context'
import { ALL, HIGH_COST, NO_COST, SHOWN, type Sought } from './sought'

export interface PoolFiltersProps {
  readonly book: DeckBook
  readonly sought: Sought
  onSought(sought: Sought): void
}

export function PoolFilters({ book, sought, onSought }: PoolFiltersProps) {
  const { say } = useWords()
  const shown = {
    all: say('decks-show-all'),
    in: say('decks-show-in'),
    out: say('decks-show-out'),
    owned: say('decks-show-owned'),
    free: say('decks-show-free'),
  }
  const costs = [NO_COST, ...Array.from({ length: HIGH_COST + 1 }, (_, cost) => String(cost))]
  const costLabel = (id: string) =>
    id === NO_COST ? say('decks-cost-none') : id === String(HIGH_COST) ? say('decks-cost-from', { cost: id }) : id
  const isNarrowed = JSON.stringify(sought) !== JSON.stringify(ALL)
  return (
    <search className="ui-deck-filters">
      <SearchField label={say('decks-search')} sought={sought.text} onSought={(text) => onSought({ ...sought, text })} />
      <Choice
        label={say('decks-kind')}
        value={sought.kind}
        options={[{ id: '', label: say('decks-any') }, ...book.kinds]}
        onChange={(kind) => onSought({ ...sought, kind })}
      />
      <Choice
        label={say('decks-group')}
        value={sought.group}
        options={[{ id: '', label: say('decks-any') }, ...book.groups]}
        onChange={(group) => onSought({ ...sought, group })}
      />
      <Choice
        label={say('decks-show')}
        value={sought.show}
        options={SHOWN.map((id) => ({ id, label: shown[id] }))}
        onChange={(show) => onSought({ ...sought, show: SHOWN.find((one) => one === show) ?? 'all' })}
      />
      <fieldset className="ui-deck-costs">
        <legend className="ui-label">{book.cost}</legend>
        {costs.map((id) => (
          <label key={id} className="ui-deck-chip">
            <input
              type="checkbox"
              className="ui-hidden"
              checked={sought.costs.includes(id)}
              onChange={() =>
                onSought({
                  ...sought,
                  costs: sought.costs.includes(id) ? sought.costs.filter((one) => one !== id) : [...sought.costs, id],
                })
              }
            />
            <span>{costLabel(id)}</span>
          </label>
        ))}
        {isNarrowed && (
          <Button tone="quiet" onClick={() => onSought(ALL)}>
            {say('decks-clear')}
          </Button>
        )}
      </fieldset>
    </search>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly id: string; readonly label: string }[]
  onChange(id: string): void
}

export const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <label className="ui-field">
    <span className="ui-label">{label}</span>
    <select className="ui-input" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
)
