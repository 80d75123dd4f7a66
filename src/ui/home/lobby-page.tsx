/** The lobby before a match: who sits where with what, which scenario, which rulings. All content is the game's own data. */
import type { Lobby, LobbyChange } from '../../games/lobby'
import type { PlayerSeat } from '../../kernel'
import { Button, IconButton } from '../button'
import { SettingSwitch } from '../controls'
import { useFileOver } from '../file-drop'
import { LanguageSwitch } from '../language-switch'
import { FileDropCover } from '../match/covers'
import type { Language } from '../words/speak'
import { useWords } from '../words/words-context'
import { ClockChoice, type ClockChoiceProps, DelayChoice, type DelayChoiceProps } from './clock-choice'
import { LobbyRulings, LobbyScenario, type OwnTable, ProblemLines } from './lobby-agreed'
import { LobbyPacks, type LobbyPacksProps } from './lobby-packs'
import { type LobbyPlayer, LobbySeat, type PlayerChange } from './lobby-seat'

export interface LobbyPageProps {
  readonly game: string
  readonly lobby: Lobby
  readonly players: readonly LobbyPlayer[]
  readonly table?: OwnTable | undefined
  /** Given for games that accept the players' own packs. */
  readonly packs?: Omit<LobbyPacksProps, 'source'>
  /** Given with remote players: how long everybody may think. */
  readonly clock?: ClockChoiceProps | undefined
  readonly delay?: DelayChoiceProps | undefined
  /** Given with remote players: whether forces stay hidden until all are ready. */
  readonly sealing?: { readonly on: boolean; onChange(on: boolean): void } | undefined
  /** Reasons why the match cannot start, as text, besides the lobby's own. */
  readonly problems: readonly string[]
  onPlayer(seat: PlayerSeat, change: PlayerChange): void
  onChange(change: LobbyChange): void
  onStart(): void
  /** Shows the rules of the game; undefined if it has no help. */
  onRules?: (() => void) | undefined
  onBack(): void
  onLanguage(language: Language): void
}

export function LobbyPage(props: LobbyPageProps) {
  const { game, lobby, players, table, packs, sealing, clock, delay, onPlayer, onChange, onStart, onBack, onRules, onLanguage } =
    props
  const { say } = useWords()
  const problems = [...new Set([...lobby.problems, ...props.problems])]
  return (
    <div className="ui-lobby">
      <header className="ui-lobby-bar">
        <IconButton icon="back" label={say('back')} onClick={onBack} />
        <div>
          <h1>{say('lobby-title', { game })}</h1>
          <p className="ui-note">{say('lobby-hint')}</p>
        </div>
        {onRules && <IconButton icon="rules" label={say('do-rules')} onClick={onRules} />}
        <LanguageSwitch onLanguage={onLanguage} />
      </header>
      <main className="ui-lobby-main">
        <LobbyScenario lobby={lobby} table={table} onChange={onChange} />
        <div className="ui-lobby-seats" data-many={players.length > 2 ? '' : undefined}>
          {players.map((player) => (
            <LobbySeat
              key={player.seat}
              {...player}
              lists={lobby.seats[player.seat] ?? []}
              onPlayer={(change) => onPlayer(player.seat, change)}
              onList={(list, value) => onChange({ type: 'seat', seat: player.seat, list, value })}
            />
          ))}
        </div>
        {sealing && (
          <section className="ui-panel ui-section">
            <SettingSwitch label={say('seal-forces')} on={sealing.on} onChange={sealing.onChange} />
            {clock && <ClockChoice {...clock} />}
            {delay && <DelayChoice {...delay} />}
          </section>
        )}
        {packs && <LobbyPacks {...packs} source={lobby.source} />}
        {!packs && lobby.source && <p className="ui-note">{lobby.source}</p>}
        <LobbyRulings lobby={lobby} onChange={onChange} />
      </main>
      <footer className="ui-lobby-foot">
        <div className="ui-lobby-problems" aria-live="polite">
          {problems.length > 0 && (
            <>
              <p className="ui-note">{say('not-startable')}</p>
              <ul>
                <ProblemLines problems={problems} />
              </ul>
            </>
          )}
        </div>
        <Button tone="main" icon="play" disabled={problems.length > 0} onClick={onStart} className="ui-lobby-start">
          {say(sealing ? 'open-table' : 'start-match')}
        </Button>
      </footer>
      {packs && <PackDrop onFile={packs.onFile} />}
    </div>
  )
}

/** Accepts a pack that is dropped anywhere on the page. */
function PackDrop({ onFile }: { onFile(file: File): void }) {
  const { say } = useWords()
  const isOver = useFileOver(onFile)
  return isOver && <FileDropCover title={say('packs-drop')} hint={say('packs-drop-hint')} />
}
