/** A small menu beside a card that can be played in several ways. */
import { Menu } from '@base-ui/react/menu'
import { useRef } from 'react'
import type { CardPlay, ShownCard } from '../../../games/hands'
import { Icon } from '../../icons'
import { useWords } from '../../words/words-context'

export interface PlaysMenuProps {
  /** The card and the button that opened the menu; undefined closes it. */
  readonly asked: { readonly card: ShownCard; readonly anchor: HTMLElement } | undefined
  onPlay(play: CardPlay): void
  onRead(card: ShownCard): void
  onClose(): void
}

export function PlaysMenu({ asked, onPlay, onRead, onClose }: PlaysMenuProps) {
  const { say } = useWords()
  // While the menu fades out, it keeps its last content.
  const last = useRef(asked)
  const hasPlayed = useRef(false)
  if (asked && asked !== last.current) {
    last.current = asked
    hasPlayed.current = false
  }
  const shown = last.current
  return (
    <Menu.Root open={asked !== undefined} modal={false} onOpenChange={(open) => !open && onClose()}>
      <Menu.Portal>
        <Menu.Positioner className="ui-float" anchor={shown?.anchor ?? null} side="top" sideOffset={8} collisionPadding={8}>
          <Menu.Popup
            className="ui-panel ui-menu"
            aria-label={say('card-plays', { title: shown?.card.face.title ?? '' })}
            // After a card was played, the focus must not return to it, because Enter belongs to the next question.
            finalFocus={() => (hasPlayed.current ? false : (shown?.anchor ?? true))}
          >
            {shown?.card.plays.map((play) => (
              <Menu.Item
                key={play.decision + play.option}
                className="ui-menu-item"
                onClick={() => {
                  hasPlayed.current = true
                  onPlay(play)
                }}
              >
                <Icon name="play" />
                <span>{play.label}</span>
              </Menu.Item>
            ))}
            <Menu.Item className="ui-menu-item" onClick={() => shown && onRead(shown.card)}>
              <Icon name="eye" />
              <span>{say('card-read')}</span>
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
