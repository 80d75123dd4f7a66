/** Opens another layout: a bare table, a ready-made one, a stored one, or one from a file. */
import type { LayoutDocument } from '../../planner/document'
import { Button, IconButton } from '../button'
import { DialogFrame } from '../dialog'
import { FileButton } from '../file-button'
import { agoText } from '../words/ago'
import { useWords } from '../words/words-context'
import { LayoutPicture } from './layout-picture'

export interface OpenDialogProps {
  readonly open: boolean
  readonly ready: readonly {
    readonly id: string
    readonly name: string
    readonly game: string
    readonly document: LayoutDocument
  }[]
  readonly kept: readonly { readonly id: string; readonly name: string; readonly pieces: number; readonly changedAt: number }[]
  readonly now: number
  onClose(): void
  onNew(): void
  onReady(id: string): void
  /** Shows the analysis of a ready-made layout before it is opened. */
  onAnalysis(id: string): void
  onKept(id: string): void
  onForget(id: string): void
  onFile(file: File, all: readonly File[]): void
}

export function OpenDialog(props: OpenDialogProps) {
  const { open, ready, kept, now, onClose } = props
  const { say, speak } = useWords()
  return (
    <DialogFrame open={open} onClose={onClose} title={say('plan-open')} hint={say('plan-open-hint')} wide>
      <div className="ui-plan-stack">
        <div className="ui-plan-chips">
          <Button icon="plus" onClick={props.onNew}>
            {say('plan-new')}
          </Button>
          <FileButton accept=".json,.dd2vtt,.uvtt,.df2vtt,.png,.jpg,.jpeg,.webp" multiple busy={false} onFile={props.onFile}>
            {say('plan-file')}
          </FileButton>
        </div>
        <h3>{say('plan-kept')}</h3>
        {kept.length === 0 && <p className="ui-note">{say('plan-kept-none')}</p>}
        <ul className="ui-plan-kept">
          {kept.map(({ id, name, changedAt }) => (
            <li key={id}>
              <button type="button" onClick={() => props.onKept(id)}>
                <strong>{name || say('plan-untitled')}</strong>
                <span>{agoText(changedAt, now, speak.language)}</span>
              </button>
              <IconButton icon="delete" label={say('plan-delete')} onClick={() => props.onForget(id)} />
            </li>
          ))}
        </ul>
        <h3>{say('plan-ready')}</h3>
        <ul className="ui-plan-ready">
          {ready.map(({ id, name, game, document }) => (
            <li key={id}>
              <button type="button" onClick={() => props.onReady(id)}>
                <LayoutPicture document={document} />
                <strong>{name}</strong>
                <span>{game}</span>
              </button>
              <Button tone="quiet" aria-label={say('print-analysis-of', { name })} onClick={() => props.onAnalysis(id)}>
                {say('print-analysis')}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </DialogFrame>
  )
}
