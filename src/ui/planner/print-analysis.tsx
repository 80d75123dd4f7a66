/** A layout's figures as text and tables: the analysis page for the screen and for screen readers. */
import type { ReactNode } from 'react'
import type { LayoutDocument } from '../../planner/document'
import {
  cornerText,
  figureRows,
  measuredText,
  nameOf,
  objectiveRows,
  otherName,
  type Rows,
  remarksOf,
  type SheetFacts,
  type SheetWords,
  selfplayLists,
  selfplayRows,
  selfplayTold,
  sideRows,
} from '../../planner/print'
import { useWords } from '../words/words-context'

export interface PrintAnalysisProps {
  readonly document: LayoutDocument
  readonly facts: SheetFacts
  readonly words: SheetWords
}

export function PrintAnalysis({ document, facts, words }: PrintAnalysisProps) {
  const { say } = useWords()
  const { findings, gaps } = facts.known
  const { areas } = facts.sight
  const tried = selfplayRows(facts, words)
  return (
    <div className="ui-print-analysis">
      <section>
        <h3>{say('sheet-figures')}</h3>
        <dl className="ui-print-figures">
          {figureRows(document, facts, words).map(([what, value]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h3>{say('sheet-checks')}</h3>
        {findings.length === 0 && <p>{say('sheet-no-findings')}</p>}
        <ul className="ui-print-findings">
          {findings.map(({ weight, reason }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is always rebuilt as a whole.
            <li key={index}>{words.say(weight === 'fault' ? 'sheet-fault' : 'sheet-advice', { what: words.reason(reason) })}</li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{say('sheet-sides')}</h3>
        {areas.length === 0 ? (
          <p>{say('sheet-sides-none')}</p>
        ) : (
          <SheetTable label={say('sheet-sides')} {...sideRows(facts, words)} />
        )}
      </section>
      {document.objectives.length > 0 && (
        <section>
          <h3>{say('sheet-objectives')}</h3>
          <SheetTable label={say('sheet-objectives')} {...objectiveRows(document, facts, words)} />
        </section>
      )}
      {tried && (
        <section>
          <h3>{say('sheet-tried')}</h3>
          {selfplayTold(facts, words).map((text) => (
            <p key={text}>{text}</p>
          ))}
          <SheetTable label={say('sheet-tried')} {...tried} />
          {selfplayLists(document, facts, words).map(({ title, texts }) => (
            <section key={title}>
              <h4>{title}</h4>
              <ul className="ui-print-findings">
                {texts.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </section>
          ))}
        </section>
      )}
      <Folded title={say('sheet-gaps')} count={gaps.length}>
        {gaps.length === 0 ? (
          <p>{say('sheet-gaps-none')}</p>
        ) : (
          <SheetTable
            label={say('sheet-gaps')}
            columns={[say('sheet-between'), say('sheet-free'), say('plan-gap-base')]}
            rows={gaps.map(({ one, other, width, passes }) => [
              `${words.name(one)} – ${otherName(other, words)}`,
              words.length(width),
              passes === undefined ? say('plan-gap-none') : `${words.number(passes / 100)} mm`,
            ])}
          />
        )}
      </Folded>
      <Folded title={say('sheet-list')} count={facts.pieces.length}>
        {facts.pieces.length === 0 ? (
          <p>{say('sheet-list-none')}</p>
        ) : (
          <SheetTable
            label={say('sheet-list')}
            columns={[
              say('sheet-piece'),
              say('sheet-first'),
              say('sheet-second'),
              say('sheet-turned'),
              say('sheet-height'),
              say('sheet-remarks'),
            ]}
            rows={facts.pieces.map((row) => [
              `${row.number} ${nameOf(row, words)}`,
              cornerText(row, words),
              row.second ? measuredText(row.second, words) : '',
              `${words.number(row.heading)}°`,
              words.length(row.top - row.z),
              remarksOf(row, words),
            ])}
          />
        )}
      </Folded>
    </div>
  )
}

/** A long table that is folded until it is opened. */
function Folded({ title, count, children }: { readonly title: string; readonly count: number; readonly children: ReactNode }) {
  return (
    <details className="ui-print-folded">
      <summary>
        {title} ({count})
      </summary>
      {children}
    </details>
  )
}

function SheetTable({ label, columns, rows }: Rows & { readonly label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
    <section className="ui-print-scroll" tabIndex={0} aria-label={label}>
      <table className="ui-print-table">
        <thead>
          <tr>
            {columns.map((title, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their order.
              <th key={index} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the table is always rebuilt as a whole.
            <tr key={line}>
              {cells.map((cell, index) =>
                index === 0 ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their order.
                  <th key={index} scope="row">
                    {cell}
                  </th>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their order.
                  <td key={index}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
