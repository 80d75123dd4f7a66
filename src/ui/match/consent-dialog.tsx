/** An undo that needs consent: the other players are asked, and the player who wants to undo waits. */
import { ConfirmDialog } from '../dialog'
import { useWords } from '../words/words-context'

export interface ConsentDialogProps {
  /** The player who wants to undo; undefined if nobody does. */
  readonly by?: string | undefined
  onAnswer(grant: boolean): void
}

export function ConsentDialog({ by, onAnswer }: ConsentDialogProps) {
  const { say } = useWords()
  return (
    <ConfirmDialog
      open={by !== undefined}
      title={say('consent-title', { name: by ?? '' })}
      body={say('consent-body', { name: by ?? '' })}
      yes={say('consent-grant')}
      no={say('consent-refuse')}
      onYes={() => onAnswer(true)}
      onNo={() => onAnswer(false)}
    />
  )
}
