/** The strip along the top: turn and phase, whose turn it is, the scores, and the menu. */
import { lazy, type ReactNode, Suspense } from 'react'
import type { PlayerSeat } from '../../kernel'
import { Icon, Sign } from '../icons'
import { LanguageSwitch } from '../language-switch'
import { SeatMark, SeatName } from '../seat-mark'
import type { Language } from '../words/speak'
import { useWords } from '../words/words-context'
import type { MatchMenuProps } from './match-menu'

export const SAVED_SIGNS = ['saved', 'saving', 'not-saved'] as const
export type SavedSign = (typeof SAVED_SIGNS)[number]

export interface TopStripProps extends MatchMenuProps {
  /** "Turn 2 of 5". */
  readonly round: string
  /** "Shoot". */
  readonly phase: string
  /** The seat whose turn it is; undefined while dice roll or when the match is over. */
  readonly active?: { readonly seat: PlayerSeat; readonly name: string; readonly isBot: boolean } | undefined
  readonly scores: readonly {
    readonly seat: PlayerSeat
    readonly name: string
    readonly score: number
    readonly carried?: number
  }[]
  /** The time left on a seat's clock, if the match uses clocks. */
  clockOf?(seat: PlayerSeat, name: string): ReactNode
  readonly saved: SavedSign
  /** True once the table is shown; only then is the menu loaded. */
  readonly isSet: boolean
  onLanguage(language: Language): void
}

const MatchMenu = lazy(() => import('./match-menu').then((module) => ({ default: module.MatchMenu })))

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
        <p className="ui-top-go">
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
          {props.isSet ? (
            <Suspense fallback={<MenuToCome />}>
              <MatchMenu {...props} />
            </Suspense>
          ) : (
            <MenuToCome />
          )}
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

/** The menu's button while the menu is loading. */
function MenuToCome() {
  const { say } = useWords()
  return (
    <button type="button" className="ui-icon-button" aria-label={say('menu')} aria-disabled="true">
      <Icon name="menu" />
    </button>
  )
}
