/** A card shown large: its whole face, what can be done with it or why not, and buttons to its neighbours. */
import { Dialog } from '@base-ui/react/dialog'
import type { KeyboardEvent } from 'react'
import type { CardPlay, ShownCard } from '../../../games/hands'
import { Button, IconButton } from '../../button'
import { WhyButton } from '../../help/why-button'
import { Icon } from '../../icons'
import { useWords } from '../../words/words-context'
import type { LogItem } from '../log-items'
import { CardCan } from './card-button'
import { CardNotes } from './card-notes'
import { type MarkIcon, WholeFace } from './card-picture'

export interface CardLargeProps {
  /** The cards to walk through, and the index of the one shown; undefined closes the dialog. */
  readonly cards: readonly ShownCard[]
  readonly at: number | undefined
  readonly icon: MarkIcon
  /** The log's lines about a card with this face; not given outside a match. */
  told?(face: string): readonly LogItem[]
  onAt(at: number): void
  onPlay(play: CardPlay): void
  onClose(): void
}

export function CardLarge({ cards, at, icon, told, onAt, onPlay, onClose }: CardLargeProps) {
  const { say } = useWords()
  const card = at === undefined ? undefined : cards[at]
  const step = (by: 1 | -1) => {
    const to = (at ?? 0) + by
    if (to >= 0 && to < cards.length) onAt(to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : undefined
    if (by === undefined) return
    event.preventDefault()
    event.stopPropagation()
    step(by)
  }
  return (
    <Dialog.Root open={card !== undefined} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="ui-backdrop" />
        <Dialog.Viewport className="ui-dialog-view">
          <Dialog.Popup className="ui-panel ui-dialog ui-card-large" onKeyDown={onKeyDown}>
            {card && at !== undefined && (
              <>
                <header className="ui-card-large-head">
                  <Dialog.Title className="ui-hidden">{card.face.title}</Dialog.Title>
                  {cards.length > 1 && (
                    <>
                      <IconButton icon="left" label={say('card-previous')} disabled={at === 0} onClick={() => step(-1)} />
                      <span className="ui-note ui-numbers">{say('card-place', { at: at + 1, count: cards.length })}</span>
                      <IconButton
                        icon="right"
                        label={say('card-next')}
                        disabled={at === cards.length - 1}
                        onClick={() => step(1)}
                      />
                    </>
                  )}
                  <Dialog.Close className="ui-icon-button" aria-label={say('close')} title={say('close')}>
                    <Icon name="close" />
                  </Dialog.Close>
                </header>
                <div className="ui-card-large-body" aria-live="polite">
                  <WholeFace face={card.face} icon={icon} large />
                  {card.state === 'exhausted' && <span className="ui-badge">{say('card-exhausted')}</span>}
                  {card.plays.length === 0 && <CardCan card={card} />}
                  {card.refusal && <WhyButton asked={[{ reason: card.refusal }]} onOpen={onClose} />}
                  <CardNotes face={card.face} told={told} />
                </div>
                {card.plays.length > 0 && (
                  <footer className="ui-card-large-plays">
                    {card.plays.map((play) => (
                      <Button key={play.decision + play.option} tone="main" icon="play" onClick={() => onPlay(play)}>
                        {play.label}
                      </Button>
                    ))}
                  </footer>
                )}
              </>
            )}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
