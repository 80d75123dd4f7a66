/** The check of a match's dice and shuffles: how far it is, and what it found. */
import { Button } from '../button'
import { DialogFrame } from '../dialog'
import { Icon } from '../icons'
import { useWords } from '../words/words-context'

export type CheckState =
  | { readonly at: 'fetching' }
  | { readonly at: 'working'; readonly done: number; readonly of: number }
  /** `why`: the reason why the match cannot be checked at all; without it, an unexpected error occurred. */
  | { readonly at: 'failed'; readonly why?: string }
  | {
      readonly at: 'checked'
      readonly conclusion: string
      readonly lines: readonly string[]
      /** The first result that does not follow from the record. */
      readonly doubt?: string
    }

/** Shows the check. Closing the dialog cancels it. */
export function CheckDialog({ state, onClose }: { readonly state: CheckState; onClose(): void }) {
  const { say } = useWords()
  return (
    <DialogFrame open onClose={onClose} title={say('do-check-dice')} hint={say('check-hint')}>
      <CheckResult state={state} onClose={onClose} />
    </DialogFrame>
  )
}

export function CheckResult({ state, onClose }: { readonly state: CheckState; onClose(): void }) {
  const { say } = useWords()
  switch (state.at) {
    case 'failed':
      return <p role="alert">{state.why ?? say('check-failed')}</p>
    case 'fetching':
    case 'working': {
      const told = state.at === 'working' ? say('check-working', state) : say('check-fetching')
      const share = state.at === 'working' && state.of > 0 ? { value: state.done / state.of } : {}
      return (
        <>
          <p className="ui-note ui-numbers">{told}</p>
          <progress className="ui-progress" {...share} aria-label={say('do-check-dice')} />
          <div className="ui-row-of-buttons ui-dialog-buttons">
            <Button tone="plain" onClick={onClose}>
              {say('cancel')}
            </Button>
          </div>
        </>
      )
    }
    case 'checked': {
      const { conclusion, lines, doubt } = state
      return (
        <div role="status" className="ui-check">
          <p className="ui-check-conclusion" data-follows={doubt === undefined ? '' : undefined}>
            <Icon name={doubt === undefined ? 'confirm' : 'refused'} />
            <strong>{conclusion}</strong>
          </p>
          {doubt !== undefined && <p>{doubt}</p>}
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )
    }
  }
}
