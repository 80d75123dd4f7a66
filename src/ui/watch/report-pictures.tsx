/** Pictures of the table at the turning points of a match, taken on demand. */
import type { ReactNode } from 'react'
import { Button } from '../button'
import { useWords } from '../words/words-context'

export interface ReportPicturesProps {
  /** Those that have been taken. `told`: what is seen in them. */
  readonly pictures: readonly {
    readonly position: number
    readonly address: string
    readonly told: string
    readonly head: string
    readonly text: string
  }[]
  readonly size: { readonly width: number; readonly height: number }
  /** How many are wanted. */
  readonly count: number
  /** Where they are taken; undefined while none are. */
  readonly studio: ReactNode | undefined
  readonly refused: string | undefined
  onTake(): void
  onCancel(): void
}

export function ReportPictures({ pictures, size, count, studio, refused, onTake, onCancel }: ReportPicturesProps) {
  const { say } = useWords()
  return (
    <>
      <h3>{say('report-pictures')}</h3>
      {pictures.length > 0 && (
        <div className="ui-report-pictures">
          {pictures.map(({ position, address, told, head, text }) => (
            <figure key={position}>
              <img src={address} alt={told} {...size} />
              <figcaption>
                <strong>{head}</strong> {text}
              </figcaption>
            </figure>
          ))}
        </div>
      )}
      {pictures.length < count && (
        <div className="ui-report-work" aria-live="polite">
          {studio === undefined ? (
            <Button icon="picture" onClick={onTake}>
              {say('report-pictures-do')}
            </Button>
          ) : (
            <>
              <progress className="ui-progress" value={pictures.length} max={count} aria-label={say('report-pictures-working')} />
              <Button onClick={onCancel}>{say('cancel')}</Button>
            </>
          )}
        </div>
      )}
      {studio}
      {refused !== undefined && (
        <p className="ui-refusal" role="alert">
          {refused}
        </p>
      )}
      <p className="ui-note">{say('report-pictures-note')}</p>
    </>
  )
}
