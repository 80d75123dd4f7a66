/** The games as boxes on a shelf, each with a picture of its table, its requirements, and two ways to begin. */
import { Button } from '../button'
import { useWords } from '../words/words-context'

/** A game that can be played here. Planned games are not shown, because their buttons would do nothing. */
export interface GameOffer {
  readonly id: string
  readonly name: string
  readonly blurb: string
  readonly kind: 'miniatures' | 'cards'
  /** The fewest and the most players. */
  readonly seats: readonly [least: number, most: number]
  /** The shortest and the longest usual duration of a match, in minutes. */
  readonly minutes: readonly [least: number, most: number]
  /** The address of a picture of its table. */
  readonly picture?: string
  /** Whether the game has a lesson for the first match. */
  readonly isTaught: boolean
}

export interface ShelfProps {
  readonly games: readonly GameOffer[]
  /** The game whose match is being started and whose table is loading. */
  readonly beginning?: string | undefined
  /** Starts a match at once, with default choices, against bots. */
  onPlay(game: string): void
  /** Starts a first match with a lesson. */
  onTeach(game: string): void
  /** Opens the lobby. */
  onSetUp(game: string): void
}

export function Shelf({ games, beginning, onPlay, onTeach, onSetUp }: ShelfProps) {
  const { say } = useWords()
  return (
    <ul className="ui-shelf" aria-label={say('shelf')}>
      {games.map((game) => (
        <li key={game.id} className="ui-box" data-kind={game.kind}>
          <div className="ui-box-picture">
            {game.picture ? <img src={game.picture} alt="" width={480} height={300} decoding="async" /> : <BoxPattern />}
          </div>
          <div className="ui-box-words">
            <h2>{game.name}</h2>
            <p className="ui-box-facts ui-numbers">
              <span>{say('box-minutes', { least: game.minutes[0], most: game.minutes[1] })}</span>
              <span>{say('box-players', { least: game.seats[0], most: game.seats[1] })}</span>
              <span>{say(game.kind === 'cards' ? 'box-cards' : 'box-miniatures')}</span>
            </p>
            <p className="ui-box-blurb">{game.blurb}</p>
          </div>
          <div className="ui-box-doors">
            <Button
              tone="main"
              icon="play"
              className="ui-play-bot"
              disabled={beginning !== undefined}
              aria-label={say('play-bot-at', { game: game.name })}
              onClick={() => onPlay(game.id)}
            >
              {say(beginning === game.id ? 'box-beginning' : 'play-bot')}
            </Button>
            {game.isTaught && (
              <Button
                icon="hint"
                className="ui-teach"
                disabled={beginning !== undefined}
                aria-label={say('teach-me-at', { game: game.name })}
                onClick={() => onTeach(game.id)}
              >
                {say('teach-me')}
              </Button>
            )}
            <Button
              className="ui-game"
              icon="settings"
              aria-label={say('set-up-at', { game: game.name })}
              onClick={() => onSetUp(game.id)}
            >
              {say('set-up')}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Drawn for games without a picture of their table: lines of sight over a mat. */
const BoxPattern = () => (
  <svg viewBox="0 0 480 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    <rect width="480" height="300" fill="#3a2a1c" />
    <path d="M60 260L400 40L440 70L90 280z" fill="#ffd083" opacity="0.28" />
    <circle cx="80" cy="262" r="26" fill="none" stroke="#ffd083" strokeWidth="5" />
    <circle cx="414" cy="58" r="22" fill="none" stroke="#9fc3e8" strokeWidth="5" strokeDasharray="12 6" />
    <rect x="210" y="96" width="70" height="80" rx="5" fill="#241a12" stroke="#6d543a" strokeWidth="3" />
  </svg>
)
