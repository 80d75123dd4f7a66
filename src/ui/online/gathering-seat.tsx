/** One seat of a table before its match: its player, whether he is ready, his link, and his choices. */
import type { ReactNode } from 'react'
import type { LobbyList, LobbyValue } from '../../games/lobby'
import type { PlayerSeat } from '../../kernel'
import type { BotLevel } from '../../protocol/home'
import type { SeatCard } from '../../protocol/online'
import { Button } from '../button'
import { AnyList } from '../home/lobby-lists'
import { BotLevels } from '../home/lobby-seat'
import { Icon } from '../icons'
import { SeatMark } from '../seat-mark'
import { useWords } from '../words/words-context'
import { LinkBox } from './link-box'

export interface GatheringSeatProps extends SeatCard {
  readonly isMine: boolean
  readonly isOpener: boolean
  /** The seat's choices; empty if they are hidden from this player. */
  readonly lists: readonly LobbyList[]
  readonly isHidden: boolean
  readonly link: string | undefined
  onList(list: string, value: LobbyValue): void
  onReady(ready: boolean): void
  onSitter(sitter: 'link' | 'bot'): void
  onLevel(level: BotLevel): void
}

export function GatheringSeat(props: GatheringSeatProps) {
  const { seat, player, level, name, isTaken, isReady, isMine, isOpener, lists, isHidden, link } = props
  const { onList, onReady, onSitter, onLevel } = props
  const { say } = useWords()
  const isBot = player === 'bot'
  const mayChoose = (isMine && !isReady) || (isOpener && isBot)
  const choices = (
    <fieldset className="ui-bare-set" disabled={!mayChoose}>
      <legend className="ui-hidden">{name || say('seat-letter', { letter: seat })}</legend>
      {lists.map((list) => (
        <AnyList key={list.id} list={list} seat={seat} onChange={(value) => onList(list.id, value)} />
      ))}
    </fieldset>
  )
  return (
    <section className="ui-panel ui-lobby-seat" data-seat={seat} aria-label={say('seat-letter', { letter: seat })}>
      <header>
        <SeatMark seat={seat} size="large" />
        <p className="ui-field">
          <span className="ui-label">{say('seat-letter', { letter: seat })}</span>
          <strong className="ui-gathering-name">{nameOf(props, say)}</strong>
          {isMine && <span className="ui-note">{say('you')}</span>}
          {level && !isOpener && <span className="ui-note">{say(`bot-${level}`)}</span>}
        </p>
        <span className="ui-badge" data-ready={isReady ? '' : undefined}>
          {say(standing(props))}
        </span>
      </header>
      {!isTaken && !isBot && isOpener && (
        <LinkBox label={say('link-for', { letter: seat })} link={link} onNew={() => onSitter('link')} />
      )}
      {isOpener && !isMine && (isBot || !isTaken) && (
        <Button tone="quiet" onClick={() => onSitter(isBot ? 'link' : 'bot')}>
          {say(isBot ? 'give-to-person' : 'give-to-bot')}
        </Button>
      )}
      {level && isOpener && <BotLevels level={level} onLevel={onLevel} />}
      {isHidden && isTaken && lists.length > 0 && <p className="ui-note">{say('seat-sealed')}</p>}
      {!isHidden && lists.length > 0 && (mayChoose ? choices : <Folded>{choices}</Folded>)}
      {isMine && (
        <Button tone={isReady ? 'plain' : 'main'} icon={isReady ? 'undo' : 'confirm'} onClick={() => onReady(!isReady)}>
          {say(isReady ? 'not-ready-yet' : 'i-am-ready')}
        </Button>
      )}
    </section>
  )
}

/** Another player's choices can be viewed and are folded until then. */
function Folded({ children }: { readonly children: ReactNode }) {
  const { say } = useWords()
  return (
    <details className="ui-ruling-group">
      <summary>
        <span>{say('what-is-chosen')}</span>
        <Icon name="down" />
      </summary>
      {children}
    </details>
  )
}

function nameOf({ player, name, isTaken }: SeatCard, say: ReturnType<typeof useWords>['say']): string {
  if (player === 'bot') return say('seat-bot')
  return isTaken ? name : say('seat-free')
}

function standing({ player, isTaken, isReady }: SeatCard): 'seat-ready' | 'seat-choosing' | 'seat-waits' {
  if (player === 'person' && !isTaken) return 'seat-waits'
  return isReady ? 'seat-ready' : 'seat-choosing'
}

export interface SitDownProps {
  readonly seat: PlayerSeat
  readonly name: string
  onName(name: string): void
  onSit(): void
}

/** Shown after a link was followed: the visitor enters a name and takes the seat. */
export function SitDown({ seat, name, onName, onSit }: SitDownProps) {
  const { say } = useWords()
  return (
    <form
      className="ui-panel ui-section ui-sit-down"
      data-seat={seat}
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim()) onSit()
      }}
    >
      <SeatMark seat={seat} size="large" />
      <label className="ui-field">
        <span className="ui-label">{say('your-name')}</span>
        <input
          className="ui-input ui-name"
          value={name}
          maxLength={24}
          autoComplete="nickname"
          spellCheck={false}
          onChange={(event) => onName(event.currentTarget.value)}
        />
      </label>
      <Button tone="main" icon="confirm" type="submit" disabled={name.trim() === ''}>
        {say('sit-down')}
      </Button>
    </form>
  )
}
