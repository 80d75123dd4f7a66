/** Before a match: who sits where with what, on which scenario, by which rulings. Everything on it is the game's own data. */
import type { PlayerSeat } from '../kernel'
import { Button, IconButton } from './button'
import { Section } from './controls'
import { Icon } from './icons'
import { LanguageSwitch } from './language-switch'
import { ChoiceList, type LobbyChoice, type RulingGroup, Rulings } from './lobby-choices'
import { LobbySeat, type LobbySeatProps } from './lobby-seat'
import type { Language } from './words/speak'
import { useWords } from './words/words-context'

export interface LobbyPageProps {
  readonly game: string
  readonly seats: readonly Omit<LobbySeatProps, 'onChange'>[]
  readonly scenarios: { readonly options: readonly LobbyChoice[]; readonly value: string }
  readonly rulings: readonly RulingGroup[]
  /** Why the match cannot start yet, in words; none when it can. */
  readonly problems: readonly string[]
  onSeat: (seat: PlayerSeat, change: LobbyChange) => void
  onScenario(id: string): void
  onRuling(option: string, value: string): void
  onRulingsReset(): void
  onStart(): void
  onBack(): void
  onLanguage(language: Language): void
}
/** What a seat may change: its player's name, who plays, or what it chose from one of its lists. */
export type LobbyChange =
  | { readonly type: 'name'; readonly name: string }
  | { readonly type: 'player'; readonly player: 'person' | 'bot' }
  | { readonly type: 'choice'; readonly list: string; readonly option: string }

export function LobbyPage(props: LobbyPageProps) {
  const { game, seats, scenarios, rulings, problems, onSeat, onScenario, onRuling, onRulingsReset, onStart, onBack, onLanguage } =
    props
  const { say } = useWords()
  return (
    <div className="ui-lobby">
      <header className="ui-lobby-bar">
        <IconButton icon="back" label={say('back')} onClick={onBack} />
        <div>
          <h1>{say('lobby-title', { game })}</h1>
          <p className="ui-note">{say('lobby-hint')}</p>
        </div>
        <LanguageSwitch onLanguage={onLanguage} />
      </header>
      <main className="ui-lobby-main">
        <div className="ui-lobby-seats">
          {seats.map((seat) => (
            <LobbySeat key={seat.seat} {...seat} onChange={(change) => onSeat(seat.seat, change)} />
          ))}
        </div>
        <Section title={say('scenario')} className="ui-lobby-scenario">
          <ChoiceList label={say('scenario')} options={scenarios.options} value={scenarios.value} onChange={onScenario} wide />
        </Section>
        {rulings.length > 0 && <Rulings groups={rulings} onChange={onRuling} onReset={onRulingsReset} />}
      </main>
      <footer className="ui-lobby-foot">
        <div className="ui-lobby-problems" aria-live="polite">
          {problems.length > 0 && (
            <>
              <p className="ui-note">{say('not-startable')}</p>
              <ul>
                {problems.map((problem) => (
                  <li key={problem} className="ui-refusal">
                    <Icon name="refused" />
                    <span>{problem}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        <Button tone="main" icon="play" disabled={problems.length > 0} onClick={onStart} className="ui-lobby-start">
          {say('start-match')}
        </Button>
      </footer>
    </div>
  )
}
