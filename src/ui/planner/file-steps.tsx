/** What a dialog shows while a file is read, and when it has been refused. */
import type { ReactNode } from 'react'
import { Button } from '../button'
import { Icon } from '../icons'
import { useWords } from '../words/words-context'

/** `done`: 0 to 1; undefined if unknown. */
export function ReadingFile({ told, done, onCancel }: { readonly told: string; readonly done?: number; onCancel(): void }) {
  const { say } = useWords()
  return (
    <div className="ui-own-reading">
      <p role="status">{told}</p>
      <progress className="ui-progress" {...(done === undefined ? {} : { value: done })} aria-label={told} />
      <Button onClick={onCancel}>{say('cancel')}</Button>
    </div>
  )
}

/** `children`: how to choose another file. */
export const RefusedFile = ({ why, children }: { readonly why: string; readonly children: ReactNode }) => (
  <div className="ui-own-reading">
    <p className="ui-refusal" role="alert">
      <Icon name="refused" />
      <span>{why}</span>
    </p>
    {children}
  </div>
)
