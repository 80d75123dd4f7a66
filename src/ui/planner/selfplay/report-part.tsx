/** The report of matches between bots: figures with their error, beside those of another layout if one is chosen. */
import type { Report } from '../../../planner/selfplay/report'
import { type ReportRow, type ReportWords, reportRows, reportSentences, settingText } from '../../../planner/selfplay/told'
import { useWords } from '../../words/words-context'
import { PlanSelect } from '../field'
import { ShareBar } from './share-bar'

export interface Beside {
  readonly id: string
  readonly name: string
  readonly report: Report
}
export interface ReportPartProps {
  readonly report: Report
  readonly words: ReportWords
  /** Matches are being played: what changes a few times a second is not read aloud. */
  readonly isGrowing: boolean
  /** Other layouts of this device that have a report, and the one that is shown beside this one. */
  readonly others: readonly Beside[]
  readonly beside: string | undefined
  onBeside(id: string | undefined): void
}

export function ReportPart({ report, words, isGrowing, others, beside, onBeside }: ReportPartProps) {
  const { say } = useWords()
  const other = others.find(({ id }) => id === beside)
  const rows = reportRows(report, words)
  const otherRows = other ? reportRows(other.report, words) : []
  // The same figures in the same order; an edge at which only the other was played comes last.
  const all = [...rows, ...otherRows.filter((row) => rows.every(({ id }) => id !== row.id))]
  return (
    <>
      <p>{settingText(report, words)}</p>
      <div role="status" aria-live={isGrowing ? 'off' : 'polite'}>
        {reportSentences(report, words).map((text, index) => (
          // The same paragraphs with other words: labels on the table need not look for their places again.
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is known by its place.
          <p key={index}>{text}</p>
        ))}
      </div>
      {others.length > 0 && (
        <PlanSelect
          label={say('tried-beside')}
          value={other?.id ?? ''}
          options={[{ id: '', label: say('tried-beside-none') }, ...others.map(({ id, name }) => ({ id, label: name }))]}
          onValue={(id) => onBeside(id === '' ? undefined : id)}
        />
      )}
      {other && <p>{`${other.name}: ${settingText(other.report, words)}`}</p>}
      <table className="ui-tried-rows">
        {other && (
          <thead>
            <tr>
              <th scope="col">{say('sheet-tried-figure')}</th>
              <th scope="col">{say('tried-this')}</th>
              <th scope="col">{other.name}</th>
            </tr>
          </thead>
        )}
        <tbody>
          {all.map(({ id, label }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              <ValueCell row={rows.find((row) => row.id === id)} />
              {other && <ValueCell row={otherRows.find((row) => row.id === id)} />}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function ValueCell({ row }: { readonly row: ReportRow | undefined }) {
  return (
    <td>
      {row?.value ?? '–'}
      {row?.share && <ShareBar {...row.share} />}
    </td>
  )
}
