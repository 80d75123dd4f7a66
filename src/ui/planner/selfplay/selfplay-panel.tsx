/** Matches between bots on the open layout: what is played, how far it is, and the report as it grows. */
import type { ReactNode } from 'react'
import { Button } from '../../button'
import { useWords } from '../../words/words-context'
import { PlanSelect } from '../field'

export const BOT_LEVELS = ['beginner', 'plain', 'strong', 'strongest'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]
export const MATCH_COUNTS = [20, 50, 100, 200, 400, 1000] as const

interface Choice {
  readonly id: string
  readonly label: string
}
export interface ForceChoice {
  readonly options: readonly Choice[]
  readonly value: string
  onValue(id: string): void
}
export interface SelfplayPanelProps {
  readonly games: readonly Choice[]
  readonly game: string | undefined
  /** Undefined while the game is being loaded. */
  readonly forces: readonly ForceChoice[] | undefined
  readonly level: BotLevel
  readonly matches: number
  /** Why no match can begin with these choices, in words. */
  readonly problem: string | undefined
  /** Matches that have been played on this very layout with these very choices. */
  readonly before: number
  readonly running:
    | {
        readonly done: number
        readonly of: number
        readonly workers: number
        readonly isPaused: boolean
        readonly minutes: number | undefined
      }
    | undefined
  /** How the last run ended. */
  readonly ended: 'done' | 'cancelled' | 'failed' | undefined
  /** The report, if there is one. */
  readonly children: ReactNode
  onGame(id: string): void
  onLevel(level: BotLevel): void
  onMatches(matches: number): void
  onPlay(): void
  onPause(): void
  onGoOn(): void
  onCancel(): void
}

export function SelfplayPanel(props: SelfplayPanelProps) {
  const { games, game, forces, level, matches, problem, before, running, ended, children } = props
  const { say } = useWords()
  return (
    <section className="ui-plan-part" aria-label={say('tried-title')}>
      <h2>{say('tried-title')}</h2>
      {game === undefined ? (
        <p className="ui-note">{say('tried-none')}</p>
      ) : running ? (
        <Running {...running} onPause={props.onPause} onGoOn={props.onGoOn} onCancel={props.onCancel} />
      ) : (
        <>
          <p className="ui-note">{say('tried-hint')}</p>
          {games.length > 1 && <PlanSelect label={say('plan-game')} value={game} options={games} onValue={props.onGame} />}
          {forces ? (
            forces.map(({ options, value, onValue }, index) => (
              <PlanSelect
                // biome-ignore lint/suspicious/noArrayIndexKey: the two forces never change places.
                key={index}
                label={say('tried-force', { number: index + 1 })}
                value={value}
                options={options}
                onValue={onValue}
              />
            ))
          ) : (
            <p className="ui-note">{say('tried-loading')}</p>
          )}
          <PlanSelect
            label={say('tried-level')}
            value={level}
            options={BOT_LEVELS.map((id) => ({ id, label: say(`bot-${id}`) }))}
            onValue={(id) => props.onLevel(BOT_LEVELS.find((one) => one === id) ?? level)}
          />
          {(level === 'strong' || level === 'strongest') && <p className="ui-note">{say('tried-level-slow')}</p>}
          <PlanSelect
            label={say('tried-matches')}
            value={String(matches)}
            options={MATCH_COUNTS.map((count) => ({ id: String(count), label: String(count) }))}
            onValue={(count) => props.onMatches(Number(count))}
          />
          {problem !== undefined && <p className="ui-note">{problem}</p>}
          <div className="ui-random-buttons">
            <Button icon="dice" disabled={!forces || problem !== undefined} onClick={props.onPlay}>
              {before > 0 ? say('tried-more', { matches }) : say('tried-play')}
            </Button>
          </div>
        </>
      )}
      <p role="status" className="ui-note">
        {ended && say(`tried-${ended === 'done' ? 'over' : ended}`)}
      </p>
      {children}
    </section>
  )
}

type Run = NonNullable<SelfplayPanelProps['running']>
type RunningProps = Run & Pick<SelfplayPanelProps, 'onPause' | 'onGoOn' | 'onCancel'>

function Running({ done, of, workers, isPaused, minutes, onPause, onGoOn, onCancel }: RunningProps) {
  const { say } = useWords()
  return (
    <div className="ui-random-making">
      <progress max={of} value={done} aria-label={say('tried-title')} />
      <p className="ui-note">{isPaused ? say('tried-paused', { done, of }) : say('tried-done', { done, of, workers })}</p>
      {!isPaused && minutes !== undefined && <p className="ui-note">{say('tried-left', { minutes })}</p>}
      <div className="ui-random-buttons">
        <Button onClick={isPaused ? onGoOn : onPause}>{say(isPaused ? 'tried-go-on' : 'tried-pause')}</Button>
        <Button tone="quiet" onClick={onCancel}>
          {say('cancel')}
        </Button>
      </div>
    </div>
  )
}
