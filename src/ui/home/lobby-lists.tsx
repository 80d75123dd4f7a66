/** Lists of choices before a match, made from data: one choice with long descriptions or short labels, or several with counts. */
import { useId } from 'react'
import type { LobbyList, LobbyOption, LobbyValue } from '../../games/lobby'
import type { PlayerSeat } from '../../kernel'
import { Button } from '../button'
import { Segments, Stepper } from '../controls'
import { useWords } from '../words/words-context'
import { ChoiceList, Facts, OptionBody } from './choice-list'
import { DeckChoice } from './own-decks'

export interface AnyListProps {
  readonly list: LobbyList
  /** The seat that chooses, if the list belongs to a seat. */
  readonly seat?: PlayerSeat
  onChange(value: LobbyValue): void
}

/** Any list, shown according to its kind. */
export function AnyList({ list, seat, onChange }: AnyListProps) {
  if (list.kind === 'several') return <SeveralList list={list} onChange={onChange} />
  return (
    <div className="ui-list">
      {list.kind === 'one' && list.takesDecks ? (
        <DeckChoice list={list} seat={seat} onChange={onChange} />
      ) : list.kind === 'one' ? (
        <ChoiceList label={list.title} options={list.options} value={list.value} onChange={onChange} />
      ) : (
        <Segments label={list.title} options={list.options} value={list.value} onChange={onChange} />
      )}
      {(list.hint || list.badge) && (
        <p className="ui-note">
          {list.hint} {list.badge && <span className="ui-badge">{list.badge}</span>}
        </p>
      )}
    </div>
  )
}

interface SeveralListProps {
  readonly list: Extract<LobbyList, { readonly kind: 'several' }>
  onChange(value: LobbyValue): void
}

/** Several choices, each up to a limit: a check box if the limit is one, otherwise a counter. */
function SeveralList({ list, onChange }: SeveralListProps) {
  const { title, hint, badge, options, value, most, summary, ready } = list
  const id = useId()
  const isFull = value.length >= most
  const isReady = ready?.value.join() === value.join()
  const less = (option: string) => {
    const at = value.lastIndexOf(option)
    onChange(value.filter((_, index) => index !== at))
  }
  return (
    <section className="ui-list" aria-labelledby={id}>
      <header className="ui-list-head">
        <h3 id={id} className="ui-label">
          {title}
        </h3>
        {badge && <span className="ui-badge">{badge}</span>}
        <span className="ui-list-summary" aria-live="polite">
          <Facts facts={summary} />
        </span>
      </header>
      <div className="ui-several">
        {options.map((option) => {
          const count = value.filter((one) => one === option.id).length
          const more = () => onChange([...value, option.id])
          return option.most === 1 ? (
            <label key={option.id} className="ui-option" data-refused={isFull && count === 0 ? '' : undefined}>
              <input
                type="checkbox"
                checked={count > 0}
                disabled={isFull && count === 0}
                onChange={() => (count > 0 ? less(option.id) : more())}
              />
              <OptionBody option={option} />
            </label>
          ) : (
            <CountedOption
              key={option.id}
              option={option}
              count={count}
              most={isFull ? count : option.most}
              onLess={() => less(option.id)}
              onMore={more}
            />
          )
        })}
      </div>
      {/* Below the options, so that these do not move under the pointer while the player counts. */}
      <footer className="ui-list-foot">
        {hint && <p className="ui-note">{hint}</p>}
        {ready && (
          <Button tone="quiet" icon="undo" disabled={isReady} onClick={() => onChange(ready.value)}>
            {ready.label}
          </Button>
        )}
      </footer>
    </section>
  )
}

interface CountedOptionProps {
  readonly option: LobbyOption
  readonly count: number
  readonly most: number
  onLess(): void
  onMore(): void
}

function CountedOption({ option, count, most, onLess, onMore }: CountedOptionProps) {
  const { say } = useWords()
  return (
    <div className="ui-option ui-option-counted" data-chosen={count > 0 ? '' : undefined}>
      <OptionBody option={option} />
      <Stepper
        value={count}
        least={0}
        most={most}
        lessLabel={say('one-less', { name: option.label })}
        moreLabel={say('one-more', { name: option.label })}
        onChange={(next) => (next < count ? onLess() : onMore())}
      />
    </div>
  )
}
