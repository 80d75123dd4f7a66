/** One seat before the match: the player's name, who plays, and the seat's own lists of choices. */
import type { PlayerSeat } from '../kernel'
import { Segments } from './controls'
import { ChoiceList, type LobbyChoice } from './lobby-choices'
import type { LobbyChange } from './lobby-page'
import { SeatMark } from './seat-mark'
import { useWords } from './words/words-context'

export interface LobbySeatProps {
  readonly seat: PlayerSeat
  readonly name: string
  readonly player: 'person' | 'bot'
  /** Side, faction, force: each a list of its own. */
  readonly lists: readonly {
    readonly id: string
    readonly title: string
    readonly options: readonly LobbyChoice[]
    readonly value: string
  }[]
  onChange(change: LobbyChange): void
}

const PLAYERS = ['person', 'bot'] as const
const LONGEST_NAME = 24

export function LobbySeat({ seat, name, player, lists, onChange }: LobbySeatProps) {
  const { say } = useWords()
  return (
    <section className="ui-panel ui-lobby-seat" data-seat={seat} aria-label={say('seat-letter', { letter: seat })}>
      <header>
        <SeatMark seat={seat} size="large" />
        <label className="ui-field">
          <span className="ui-label">{say('player-name')}</span>
          <input
            className="ui-input ui-name"
            aria-label={say('player-name-of', { letter: seat })}
            value={name}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onChange({ type: 'name', name: event.currentTarget.value })}
          />
        </label>
        <Segments
          label={say('who-plays')}
          options={PLAYERS.map((id) => ({ id, label: say(`${id}-playing`) }))}
          value={player}
          onChange={(next) => onChange({ type: 'player', player: next })}
        />
      </header>
      {lists.map((list) => (
        <ChoiceList
          key={list.id}
          label={list.title}
          options={list.options}
          value={list.value}
          onChange={(option) => onChange({ type: 'choice', list: list.id, option })}
        />
      ))}
    </section>
  )
}
