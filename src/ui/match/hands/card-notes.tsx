/** Shown below a card that is read large: what it did in the match, and the rulings about it. */
import type { CardFace } from '../../../games/hands'
import { useWords } from '../../words/words-context'
import type { LogItem } from '../log-items'

export interface CardNotesProps {
  readonly face: CardFace
  /** The log's lines about a card with this face; not given outside a match. */
  readonly told: ((face: string) => readonly LogItem[]) | undefined
}

export function CardNotes({ face, told }: CardNotesProps) {
  const { say } = useWords()
  const lines = told?.(face.id)
  const { rulings = [] } = face
  return (
    <>
      {lines && lines.length > 0 && (
        <section className="ui-card-notes">
          <h3>{say('card-did')}</h3>
          {lines.map(({ id, kind, text, details }) =>
            kind === 'heading' ? (
              <h4 key={id}>{text}</h4>
            ) : (
              <p key={id}>
                {text}
                {details.length > 0 && <span className="ui-note"> ({details.join(say('set-apart'))})</span>}
              </p>
            ),
          )}
        </section>
      )}
      {rulings.length > 0 && (
        <section className="ui-card-notes">
          <h3>{say('card-rulings')}</h3>
          <ul>
            {rulings.map((ruling) => (
              <li key={ruling}>{ruling}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
