/** The note on the shown moment, over the time line, for those who watch. */
import { Icon } from '../icons'
import { useWords } from '../words/words-context'

export interface NoteCardProps {
  readonly chapter?: string | undefined
  readonly text?: string | undefined
}

export function NoteCard({ chapter, text }: NoteCardProps) {
  const { say } = useWords()
  return (
    <div className="ui-panel ui-note-card" role="status" aria-label={say('watch-notes')}>
      {chapter !== undefined && (
        <strong className="ui-notes-chapter">
          <Icon name="flag" />
          {chapter}
        </strong>
      )}
      {text !== undefined && <p className="ui-notes-text">{text}</p>}
    </div>
  )
}
