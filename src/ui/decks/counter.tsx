/** The number of copies of a card, with buttons for one fewer and one more. */
import { IconButton } from '../button'

export interface CounterProps {
  readonly text: string
  readonly lessLabel: string
  readonly moreLabel: string
  /** Why there can be no more, in words. */
  readonly full?: string | undefined
  readonly isNone: boolean
  readonly tabIndex?: number
  onLess(): void
  onMore(): void
}

export const Counter = ({ text, lessLabel, moreLabel, full, isNone, tabIndex, onLess, onMore }: CounterProps) => (
  <span className="ui-deck-counter">
    <IconButton icon="minus" label={lessLabel} disabled={isNone} tabIndex={tabIndex} onClick={onLess} />
    <output className="ui-numbers">{text}</output>
    <IconButton icon="plus" label={full ?? moreLabel} disabled={full !== undefined} tabIndex={tabIndex} onClick={onMore} />
  </span>
)
