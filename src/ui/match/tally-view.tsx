/** A number with its reasons: "4 dice = weapon 3, skill +2, crate −1". */
import type { Json, Tally } from '../../kernel'
import { WhyButton } from '../help/why-button'
import { numberText, signedText } from '../words/length'
import { useWords } from '../words/words-context'

export interface TallyViewProps {
  readonly tally: Tally
  /** The label of the number: "Dice", "Movement". */
  readonly label?: string
}

/** Whether an option's `shows` is a tally. */
export const isTally = (shows: Json | undefined): shows is Json & Tally =>
  typeof shows === 'object' && shows !== null && !Array.isArray(shows) && 'total' in shows && 'parts' in shows

export function TallyView({ tally, label }: TallyViewProps) {
  const { say, speak, reason } = useWords()
  const sum = tally.parts.reduce((total, part) => total + part.value, 0)
  return (
    <table className="ui-tally">
      <tbody>
        {tally.parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a tally have no identity but their index.
          <tr key={index}>
            <th scope="row">
              {reason(part.reason)}
              {part.reason.rule && <span className="ui-rule">{part.reason.rule}</span>}
            </th>
            <td>{index === 0 ? numberText(part.value, speak.language) : signedText(part.value, speak.language)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {label ?? say('total')}
            {tally.least !== undefined && sum < tally.least && (
              <span className="ui-rule">{say('at-least', { least: tally.least })}</span>
            )}
          </th>
          <td>{numberText(tally.total, speak.language)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** The same on one line, for a place with little room: `4 = weapon 3, skill +2`. */
export function TallyLine({ tally }: { readonly tally: Tally }) {
  const { speak, reason } = useWords()
  const parts = tally.parts.map((part, index) => {
    const value = index === 0 ? numberText(part.value, speak.language) : signedText(part.value, speak.language)
    return `${reason(part.reason)} ${value}`
  })
  return (
    <span className="ui-tally-line">
      <strong>{numberText(tally.total, speak.language)}</strong>
      {` = ${parts.join(', ')}`}
      <WhyButton asked={tally.parts} />
    </span>
  )
}
