/** The report of a match as a page: how the score developed, what turned it, how the dice fell. */
import type { ReactNode } from 'react'
import { Button } from '../button'
import { DialogFrame } from '../dialog'
import { useWords } from '../words/words-context'

interface Rows {
  readonly heads: readonly string[]
  readonly rows: readonly (readonly string[])[]
}
export interface ReportDialogProps {
  readonly open: boolean
  readonly game: string
  readonly result: string
  readonly facts: readonly string[]
  /** How the score developed and what turned it. */
  readonly story: ReactNode
  readonly notes: readonly { readonly when: string; readonly chapter?: string | undefined; readonly text?: string | undefined }[]
  /** The chances once they are worked out. */
  readonly chances: ReactNode | undefined
  /** How far working them out has got, from 0 to 1; undefined while nobody works on it. */
  readonly working: number | undefined
  /** Pictures of the table. */
  readonly pictures: ReactNode
  readonly deeds: Rows
  readonly luck: Rows
  readonly isBusy: boolean
  readonly refused?: string | undefined
  onClose(): void
  onChances(): void
  onCancel(): void
  onPdf(): void
  onText(): void
}

export function ReportDialog(props: ReportDialogProps) {
  const {
    open,
    game,
    result,
    facts,
    story,
    notes,
    chances,
    working,
    pictures,
    deeds,
    luck,
    isBusy,
    refused,
    onClose,
    onPdf,
    onText,
  } = props
  const { say } = useWords()
  return (
    <DialogFrame open={open} onClose={onClose} title={say('report-title')} hint={game} wide>
      <p className="ui-report-result">
        <strong>{result}</strong>
      </p>
      {facts.map((fact) => (
        <p key={fact} className="ui-note">
          {fact}
        </p>
      ))}
      {story}
      {notes.length > 0 && (
        <>
          <h3>{say('report-notes')}</h3>
          <dl className="ui-report-notes">
            {notes.map(({ when, chapter, text }) => (
              <div key={when}>
                <dt>
                  {chapter !== undefined && <strong>{chapter}</strong>} <span className="ui-note">{when}</span>
                </dt>
                {text !== undefined && <dd className="ui-notes-text">{text}</dd>}
              </div>
            ))}
          </dl>
        </>
      )}
      <h3>{say('report-chances')}</h3>
      {chances ?? (
        <div className="ui-report-work" aria-live="polite">
          {working === undefined ? (
            <Button icon="hint" onClick={props.onChances}>
              {say('report-chances-do')}
            </Button>
          ) : (
            <>
              <progress className="ui-progress" value={working} aria-label={say('report-chances-working')} />
              <Button onClick={props.onCancel}>{say('cancel')}</Button>
            </>
          )}
        </div>
      )}
      <p className="ui-note">{say('report-chances-note')}</p>
      {pictures}
      {deeds.rows.length > 0 && (
        <>
          <h3>{say('report-deeds')}</h3>
          <div className="ui-report-table">
            <table className="ui-scores">
              <thead>
                <tr>
                  {deeds.heads.map((head) => (
                    <th key={head} scope="col">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {deeds.rows.map(([what, ...figures]) => (
                  <tr key={what}>
                    <th scope="row">{what}</th>
                    {figures.map((figure, at) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: figures have no identity but their column.
                      <td key={at} className="ui-numbers">
                        {figure}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
      {luck.rows.length > 0 && (
        <>
          <h3>{say('report-luck')}</h3>
          <div className="ui-report-luck">
            <table className="ui-scores">
              <thead>
                <tr>
                  {luck.heads.map((head) => (
                    <th key={head} scope="col">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {luck.rows.map(([who, what, ...figures]) => (
                  <tr key={`${who} ${what}`}>
                    <th scope="row">{who}</th>
                    <td className="ui-report-what">{what}</td>
                    {figures.map((figure, at) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: figures have no identity but their column.
                      <td key={at} className="ui-numbers">
                        {figure}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className="ui-note">{say('report-luck-note')}</p>
        </>
      )}
      {refused && (
        <p className="ui-refusal" role="alert">
          {refused}
        </p>
      )}
      <div className="ui-row-of-buttons ui-dialog-buttons">
        <Button icon="log" onClick={onText}>
          {say('report-text')}
        </Button>
        <Button tone="main" icon="print" disabled={isBusy} onClick={onPdf}>
          {say('report-pdf')}
        </Button>
      </div>
    </DialogFrame>
  )
}
