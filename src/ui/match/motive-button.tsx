/** Beside a line about a bot's deed: asks what it was after. */
import { IconButton } from '../button'
import { useWords } from '../words/words-context'

export function MotiveButton({ deed, onAsk }: { readonly deed: string; onAsk(): void }) {
  const { say } = useWords()
  return <IconButton className="ui-motive-button" icon="hint" label={say('motive-ask-of', { deed })} onClick={onAsk} />
}
