/** What of the matches is shown on the table, with its legend or its list. */
import { HEATS, type Heat, type HeatShown } from '../../../planner/selfplay/heat'
import type { ReportWords } from '../../../planner/selfplay/told'
import { useWords } from '../../words/words-context'
import { PlanSelect } from '../field'

export type OnTable = Heat | 'lanes' | 'held'

export interface HeatPartProps {
  readonly shown: OnTable | undefined
  readonly heat: HeatShown | undefined
  /** The lanes or objectives that are shown, in words. */
  readonly list: readonly string[]
  readonly colours: readonly string[]
  readonly dots: readonly number[]
  readonly words: ReportWords
  /** False in the plan, which does not show it. */
  readonly isInSpace: boolean
  onShown(shown: OnTable | undefined): void
}

export function HeatPart({ shown, heat, list, colours, dots, words, isInSpace, onShown }: HeatPartProps) {
  const { say } = useWords()
  const options = [
    { id: '', label: say('tried-heat-none') },
    ...HEATS.map((id) => ({ id, label: say(`sheet-tried-${id}`) })),
    { id: 'lanes', label: say('tried-heat-lanes') },
    { id: 'held', label: say('tried-heat-held') },
  ]
  const isHeat = HEATS.some((one) => one === shown)
  return (
    <>
      <PlanSelect
        label={say('tried-on-table')}
        value={shown ?? ''}
        options={options}
        onValue={(id) => onShown(([...HEATS, 'lanes', 'held'] as const).find((one) => one === id))}
      />
      {shown && !isInSpace && <p className="ui-note">{say('tried-heat-space')}</p>}
      {shown && (isHeat ? !heat : list.length === 0) && <p className="ui-note">{say('tried-heat-empty')}</p>}
      {heat && (
        <>
          <p className="ui-note">{say('tried-per-match')}</p>
          <ol className="ui-tried-bands">
            {heat.bands.map(({ look, low, high }) => (
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
        <ul className="ui-plan-facts">
          {list.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </>
  )
}
