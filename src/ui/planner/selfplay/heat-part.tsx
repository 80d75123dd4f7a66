/** What of the matches is shown on the table, with its legend or its list. */
import { ON_TABLE, type OnTable, type ShownOnTable } from '../../../planner/selfplay/on-table'
import type { ReportWords } from '../../../planner/selfplay/told'
import { useWords } from '../../words/words-context'
import { PlanSelect } from '../field'

export interface HeatPartProps {
  readonly shown: ShownOnTable | undefined
  /** The lanes or objectives that are shown, in words. */
  readonly list: readonly string[]
  readonly colours: readonly string[]
  readonly dots: readonly number[]
  readonly words: ReportWords
  onShown(shown: OnTable | undefined): void
}

export function HeatPart({ shown, list, colours, dots, words, onShown }: HeatPartProps) {
  const { say } = useWords()
  const options = [{ id: '', label: say('tried-heat-none') }, ...ON_TABLE.map((id) => ({ id, label: say(`sheet-tried-${id}`) }))]
  // The lanes bear their numbers on the table.
  const List = shown?.which === 'lanes' ? 'ol' : 'ul'
  return (
    <>
      <PlanSelect
        label={say('tried-on-table')}
        value={shown?.which ?? ''}
        options={options}
        onValue={(id) => onShown(ON_TABLE.find((one) => one === id))}
      />
      {shown && !shown.heat && list.length === 0 && <p className="ui-note">{say('tried-heat-empty')}</p>}
      {shown?.heat && (
        <>
          <p className="ui-note">{say('sheet-tried-per-match')}</p>
          <ol className="ui-tried-bands">
            {shown.heat.bands.map(({ look, low, high }) => (
              <li key={look}>
                <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
                  <rect width="20" height="20" fill={colours[look]} />
                  {[5, 15].map((x) =>
                    [5, 15].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r={(dots[look] ?? 0) * 10} fill="#ffffffc0" />),
                  )}
                </svg>
                {words.say('sheet-tried-band', { from: words.number(low, 2), to: words.number(high, 2) })}
              </li>
            ))}
          </ol>
        </>
      )}
      {list.length > 0 && (
        <List className="ui-plan-facts">
          {list.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lanes and objectives are told in their order.
            <li key={index}>{text}</li>
          ))}
        </List>
      )}
    </>
  )
}
