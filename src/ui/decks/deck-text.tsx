/** The deck as text, to be copied or edited. Text is read as it is typed; lines not understood are reported by number. */
import { useMemo, useRef, useState } from 'react'
import { type Deck, sizeOf } from '../../decks/deck'
import { type NamedCard, readText, writeText } from '../../decks/text'
import { Button } from '../button'
import { DialogFrame } from '../dialog'
import { ProblemLines } from '../home/lobby-agreed'
import { useWords } from '../words/words-context'

const MOST_TOLD = 8

export interface DeckTextProps {
  readonly deck: Deck
  readonly known: readonly NamedCard[]
  /** A text from elsewhere; without it, the deck is written as text. */
  readonly given: string | undefined
  onClose(): void
  onTake(deck: Deck): void
}

export function DeckText({ deck, known, given, onClose, onTake }: DeckTextProps) {
  const { say, reason } = useWords()
  const [text, setText] = useState(() => given ?? writeText(deck, known))
  const [isCopied, setIsCopied] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const copy = () => {
    // Without TLS, browsers may forbid the clipboard: the text is then selected, to be copied by keyboard.
    const written = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))
    written.then(
      () => setIsCopied(true),
      () => field.current?.select(),
    )
  }
  const { deck: read, faults } = useMemo(() => readText(text, known), [text, known])
  const size = sizeOf(read.cards)
  const told = faults.slice(0, MOST_TOLD).map(({ line, reason: why }) => say('decks-text-line', { line, why: reason(why) }))
  const more = faults.length - told.length
  return (
    <DialogFrame open onClose={onClose} title={say('decks-text-title')} hint={say('decks-text-hint')} wide>
      <textarea
        ref={field}
        className="ui-input ui-deck-textarea"
        aria-label={say('decks-text-label')}
        rows={14}
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setIsCopied(false)
        }}
      />
      <div aria-live="polite" className="ui-deck-read">
        <p>{say('decks-text-read', { cards: size })}</p>
        <ul>
          <ProblemLines problems={more > 0 ? [...told, say('decks-text-more', { lines: more })] : told} />
        </ul>
        {isCopied && <p>{say('decks-copied')}</p>}
      </div>
      <div className="ui-row-of-buttons ui-dialog-buttons">
        <Button icon="copy" onClick={copy}>
          {say('decks-text-copy')}
        </Button>
        <Button
          tone="main"
          icon="confirm"
          disabled={size === 0}
          onClick={() => onTake({ name: read.name || deck.name, cards: read.cards })}
        >
          {say(faults.length > 0 ? 'decks-text-take-some' : 'decks-text-take')}
        </Button>
      </div>
    </DialogFrame>
  )
}
