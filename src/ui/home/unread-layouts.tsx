/** Layouts of this device that cannot be read, with the reason, to be saved unchanged or deleted. Nothing if there are none. */
import { useState } from 'react'
import { IconButton } from '../button'
import { ConfirmDialog } from '../dialog'
import { agoText } from '../words/ago'
import { useWords } from '../words/words-context'

export interface UnreadLayout {
  readonly id: string
  /** Empty if it has none. */
  readonly name: string
  /** Why it cannot be read, as text. */
  readonly why: string
  /** When it was last changed, in milliseconds. */
  readonly when: number
}

export interface UnreadLayoutsProps {
  readonly layouts: readonly UnreadLayout[]
  readonly now: number
  /** Saves it as a file, exactly as it is stored. */
  onSave(id: string): void
  onDelete(id: string): void
}

export function UnreadLayouts({ layouts, now, onSave, onDelete }: UnreadLayoutsProps) {
  const { say, speak } = useWords()
  const [doomed, setDoomed] = useState<UnreadLayout>()
  const nameOf = (layout: UnreadLayout | undefined) => layout?.name || say('plan-untitled')
  if (layouts.length === 0) return null
  return (
    <section className="ui-panel ui-saved-matches" aria-labelledby="ui-unread-title">
      <h2 id="ui-unread-title">{say('unread-title')}</h2>
      <p className="ui-note">{say('unread-hint')}</p>
      <ul className="ui-matches">
        {layouts.map((layout) => (
          <li key={layout.id} className="ui-match">
            <div className="ui-unread">
              <strong>{nameOf(layout)}</strong>
              <span className="ui-note">{layout.why}</span>
              <span className="ui-note">{agoText(layout.when, now, speak.language)}</span>
            </div>
            <IconButton icon="export" label={say('unread-save', { name: nameOf(layout) })} onClick={() => onSave(layout.id)} />
            <IconButton icon="delete" label={say('unread-delete', { name: nameOf(layout) })} onClick={() => setDoomed(layout)} />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={doomed !== undefined}
        title={say('unread-delete-title')}
        body={say('unread-delete-body', { name: nameOf(doomed) })}
        yes={say('unread-delete-sure')}
        tone="danger"
        onNo={() => setDoomed(undefined)}
        onYes={() => {
          if (doomed) onDelete(doomed.id)
          setDoomed(undefined)
        }}
      />
    </section>
  )
}
