/** The dialog to open a deck: those of this device, ready-made ones, a file; and unreadable ones, which are kept unchanged. */
import { type ReactNode, useState } from 'react'
import type { DeckBook } from '../../games/decks'
import { Button, IconButton } from '../button'
import { ConfirmDialog, DialogFrame } from '../dialog'
import { FileButton } from '../file-button'
import { Icon } from '../icons'
import { useWords } from '../words/words-context'

export interface DeckOffer {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly isOpen: boolean
}
export interface DeckBroken {
  readonly id: string
  readonly name: string
  /** Why it cannot be read, in words. */
  readonly why: string
}

export interface OpenDeckProps {
  readonly open: boolean
  readonly mine: readonly DeckOffer[]
  readonly broken: readonly DeckBroken[]
  readonly ready: DeckBook['ready']
  /** Why the last file was not opened. */
  readonly problem: { readonly file: string; readonly why: string } | undefined
  onClose(): void
  onOpen(id: string): void
  onReady(id: string): void
  onFile(file: File): void
  onText(): void
  onSaveBroken(id: string): void
  onRemove(id: string): void
}

export function OpenDeck(props: OpenDeckProps) {
  const { open, mine, broken, ready, problem, onClose, onOpen, onReady, onFile, onText, onSaveBroken, onRemove } = props
  const { say } = useWords()
  const [doomed, setDoomed] = useState<{ readonly id: string; readonly name: string }>()
  const called = (name: string) => name || say('decks-unnamed')
  const removing = (one: { readonly id: string; readonly name: string }) => (
    <IconButton icon="delete" label={say('decks-remove', { name: called(one.name) })} onClick={() => setDoomed(one)} />
  )
  return (
    <DialogFrame open={open} onClose={onClose} title={say('decks-open')} wide>
      <div className="ui-deck-open">
        <Part title={say('decks-mine')}>
          {mine.length === 0 && <p className="ui-note">{say('decks-mine-none')}</p>}
          {mine.map((deck) => (
            <div key={deck.id} className="ui-pack">
              <Offer
                label={called(deck.name)}
                detail={[say('decks-size', { cards: deck.size }), ...(deck.isOpen ? [say('decks-open-now')] : [])].join(', ')}
                onClick={() => onOpen(deck.id)}
              />
              <span>{removing(deck)}</span>
            </div>
          ))}
        </Part>
        {broken.length > 0 && (
          <Part title={say('decks-unread')} hint={say('decks-unread-hint')}>
            {broken.map((one) => (
              <div key={one.id} className="ui-pack">
                <p className="ui-refusal">
                  <Icon name="refused" />
                  <span>
                    <strong>{called(one.name)}</strong> {one.why}
                  </span>
                </p>
                <span>
                  <IconButton
                    icon="export"
                    label={say('decks-save-name', { name: called(one.name) })}
                    onClick={() => onSaveBroken(one.id)}
                  />
                  {removing(one)}
                </span>
              </div>
            ))}
          </Part>
        )}
        <Part title={say('decks-ready')} hint={say('decks-ready-hint')}>
          <div className="ui-choices-wide ui-choices">
            {ready.map(({ id, label, detail }) => (
              <Offer key={id} label={label} detail={detail} onClick={() => onReady(id)} />
            ))}
          </div>
        </Part>
        <Part title={say('decks-file')}>
          {problem && (
            <p className="ui-refusal" role="alert">
              <Icon name="refused" />
              <span>
                <strong>{say('decks-file-failed', { file: problem.file })}</strong> {problem.why}
              </span>
            </p>
          )}
          <div className="ui-deck-doors">
            <FileButton accept=".json,.txt,application/json,text/plain" busy={false} onFile={onFile}>
              {say('decks-file-open')}
            </FileButton>
            <Button icon="log" onClick={onText}>
              {say('decks-text-write')}
            </Button>
          </div>
        </Part>
      </div>
      <ConfirmDialog
        open={doomed !== undefined}
        title={say('decks-remove-title', { name: called(doomed?.name ?? '') })}
        body={say('decks-remove-body')}
        yes={say('decks-remove-sure')}
        tone="danger"
        onNo={() => setDoomed(undefined)}
        onYes={() => {
          if (doomed) onRemove(doomed.id)
          setDoomed(undefined)
        }}
      />
    </DialogFrame>
  )
}

const Part = ({ title, hint, children }: { readonly title: string; readonly hint?: string; readonly children: ReactNode }) => (
  <section className="ui-list" aria-label={title}>
    <h3 className="ui-label">{title}</h3>
    {hint && <p className="ui-note">{hint}</p>}
    {children}
  </section>
)

const Offer = ({ label, detail, onClick }: { readonly label: string; readonly detail?: string | undefined; onClick(): void }) => (
  <button type="button" className="ui-option" onClick={onClick}>
    <span className="ui-option-body">
      <span className="ui-option-label">{label}</span>
      {detail && <span className="ui-option-detail">{detail}</span>}
    </span>
  </button>
)
