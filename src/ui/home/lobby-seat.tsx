/** One seat before the match: the player's name, who plays, and the seat's own lists of choices. */
import type { LobbyList, LobbyValue } from '../../games/lobby'
import type { PlayerSeat } from '../../kernel'
import { BOT_LEVELS, type BotLevel } from '../../protocol/home'
import { Segments } from '../controls'
import { SeatMark } from '../seat-mark'
import { useWords } from '../words/words-context'
import { AnyList } from './lobby-lists'

/** Who plays a seat: a person at this screen, whoever follows a link, or a bot. */
export type Sitting = 'person' | 'link' | 'bot'

export interface LobbyPlayer {
  readonly seat: PlayerSeat
  readonly name: string
  readonly player: Sitting
  /** The level of the seat's bot, also while a person plays it. */
  readonly level: BotLevel
}
export type PlayerChange =
  | { readonly type: 'name'; readonly name: string }
  | { readonly type: 'player'; readonly player: Sitting }
  | { readonly type: 'level'; readonly level: BotLevel }

export interface LobbySeatProps extends LobbyPlayer {
  /** The seat's lists, such as faction, cards, adventures. */
  readonly lists: readonly LobbyList[]
  onPlayer(change: PlayerChange): void
  onList(list: string, value: LobbyValue): void
}

const PLAYERS = ['person', 'link', 'bot'] as const
const LONGEST_NAME = 24

export function LobbySeat({ seat, name, player, level, lists, onPlayer, onList }: LobbySeatProps) {
  const { say } = useWords()
  return (
    <section className="ui-panel ui-lobby-seat" data-seat={seat} aria-label={say('seat-letter', { letter: seat })}>
      <header>
        <SeatMark seat={seat} size="large" />
        {player === 'link' ? (
          <p className="ui-field ui-note">{say('by-link-hint')}</p>
        ) : (
          <label className="ui-field">
            <span className="ui-label">{say('player-name')}</span>
            <input
              className="ui-input ui-name"
              aria-label={say('player-name-of', { letter: seat })}
              value={name}
              maxLength={LONGEST_NAME}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => onPlayer({ type: 'name', name: event.currentTarget.value })}
            />
          </label>
        )}
        <Segments
          label={say('who-plays')}
          options={PLAYERS.map((id) => ({ id, label: say(`${id}-playing`) }))}
          value={player}
          onChange={(next) => onPlayer({ type: 'player', player: next })}
        />
      </header>
      {player === 'bot' && <BotLevels level={level} onLevel={(next) => onPlayer({ type: 'level', level: next })} />}
      {lists.map((list) => (
        <AnyList key={list.id} list={list} seat={seat} onChange={(value) => onList(list.id, value)} />
      ))}
    </section>
  )
}

/** Chooses the level of a bot, with an explanation of it. */
export function BotLevels({ level, onLevel }: { readonly level: BotLevel; onLevel(level: BotLevel): void }) {
  const { say } = useWords()
  return (
    <div className="ui-field">
      <Segments
        label={say('bot-level')}
        options={BOT_LEVELS.map((id) => ({ id, label: say(`bot-${id}`) }))}
        value={level}
        onChange={onLevel}
      />
      <p className="ui-note">{say(`bot-${level}-hint`)}</p>
    </div>
  )
}
