/** The strip along the top: turn and phase, whose go it is, the scores, and the menu. */
import { Menu } from '@base-ui/react/menu'
import type { ReactNode } from 'react'
import type { PlayerSeat } from '../../kernel'
import { ALL_COMMANDS, type CommandId, keysOf, type Rebound } from '../commands'
import { Icon, Sign } from '../icons'
import { type KeyPrints, keyNames } from '../key-names'
import { LanguageSwitch } from '../language-switch'
import { SeatMark, SeatName } from '../seat-mark'
import type { Language } from '../words/speak'
import { useWords } from '../words/words-context'

export const SAVED_SIGNS = ['saved', 'saving', 'not-saved'] as const
export type SavedSign = (typeof SAVED_SIGNS)[number]

export interface TopStripProps {
  /** "Turn 2 of 5". */
  readonly round: string
  /** "Shoot". */
  readonly phase: string
  /** Whose go it is; undefined while dice roll or when the match is over. */
  readonly active?: { readonly seat: PlayerSeat; readonly name: string; readonly isBot: boolean } | undefined
  readonly scores: readonly {
    readonly seat: PlayerSeat
    readonly name: string
    readonly score: number
    readonly carried?: number
  }[]
  /** What a seat has left on its clock, where the match is played by clocks. */
  clockOf?(seat: PlayerSeat, name: string): ReactNode
  readonly saved: SavedSign
  readonly soundOn: boolean
  onLanguage(language: Language): void
  onCommand(id: CommandId): void
  /** Commands of the menu that do not apply to this match. */
  readonly without?: readonly CommandId[]
  readonly rebound?: Rebound
  readonly prints?: KeyPrints
}

export function TopStrip(props: TopStripProps) {
  const { round, phase, active, scores, clockOf, saved, onLanguage } = props
  const { say } = useWords()
  return (
    <header className="ui-top" data-seat={active?.seat}>
      <div className="ui-panel ui-top-plate">
        <div className="ui-top-where">
          <span className="ui-top-sign">
            <Sign />
          </span>
          <p className="ui-top-round">
            <strong>{round}</strong>
            <span>{phase}</span>
          </p>
        </div>
        <p className="ui-top-go" aria-live="polite">
          {active && (
            <>
              <SeatMark seat={active.seat} size="large" />
              <span className="ui-top-go-text">{say(active.isBot ? 'bot-thinks' : 'your-go', { name: active.name })}</span>
            </>
          )}
        </p>
      </div>
      <div className="ui-panel ui-top-plate">
        <ul className="ui-top-scores" data-many={scores.length > 2 ? '' : undefined} aria-label={say('scores')}>
          {scores.map(({ seat, name, score, carried = 0 }) => (
            <li
              key={seat}
              data-now={seat === active?.seat ? '' : undefined}
              title={say('score', { name, points: score, carried })}
            >
              <SeatName seat={seat} name={name} />
              <strong className="ui-numbers">{score}</strong>
              {carried > 0 && <span className="ui-numbers ui-note">(+{carried})</span>}
              {clockOf?.(seat, name)}
            </li>
          ))}
        </ul>
        <div className="ui-top-tools">
          <Saved sign={saved} />
          <LanguageSwitch onLanguage={onLanguage} />
          <MatchMenu {...props} />
        </div>
      </div>
    </header>
  )
}

function Saved({ sign }: { readonly sign: SavedSign }) {
  const { say } = useWords()
  const text = say(`${sign}-sign`)
  return (
    <span className="ui-saved" data-sign={sign} title={text}>
      <Icon name={sign === 'not-saved' ? 'unsaved' : 'saved'} />
      <span className="ui-saved-text">{text}</span>
    </span>
  )
}

const MENU_ICONS = {
  help: 'help',
  settings: 'settings',
  sound: 'sound',
  layout: 'plan',
  'check-dice': 'dice',
  export: 'export',
  concede: 'flag',
  home: 'home',
} as const
const iconOf = (id: string) => (Object.hasOwn(MENU_ICONS, id) ? MENU_ICONS[id as keyof typeof MENU_ICONS] : 'next')

function MatchMenu({ onCommand, without = [], soundOn, rebound = {}, prints }: TopStripProps) {
  const { say } = useWords()
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className="ui-icon-button" aria-label={say('menu')} title={say('menu')}>
        <Icon name="menu" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="ui-float" sideOffset={8} align="end" collisionPadding={8}>
          <Menu.Popup className="ui-panel ui-menu">
            {ALL_COMMANDS.filter(({ id, menu }) => menu && !without.includes(id)).map((command) => {
              const key = keysOf(command, rebound)[0]
              return (
                <Menu.Item
                  key={command.id}
                  className="ui-menu-item"
                  data-on={command.id === 'sound' && soundOn ? '' : undefined}
                  onClick={() => onCommand(command.id)}
                >
                  <Icon name={command.id === 'sound' && !soundOn ? 'silent' : iconOf(command.id)} />
                  <span>{say(command.label)}</span>
                  {key && <kbd className="ui-key">{keyNames(key, say, prints).join(' ')}</kbd>}
                </Menu.Item>
              )
            })}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
