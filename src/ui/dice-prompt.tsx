/** The dice: whose they are and how to throw them, then what fell, in words and beside what was to be expected. */
import type { PlayerSeat, Tally } from '../kernel'
import { Button } from './button'
import { SeatMark } from './seat-mark'
import { TallyView } from './tally-view'
import { numberText, percentText } from './words/length'
import { useWords } from './words/words-context'

export interface DicePromptProps {
  readonly seat: PlayerSeat
  readonly name: string
  /** What the dice are for: "Trooper 2 shoots Guard 1". */
  readonly title: string
  readonly count: number
  /** Why so many. */
  readonly tally?: Tally
  /** The key that throws, as it is read. */
  readonly press: string
  onThrow(): void
}

export function DicePrompt({ seat, name, title, count, tally, press, onThrow }: DicePromptProps) {
  const { say } = useWords()
  return (
    <section className="ui-panel ui-dice" data-seat={seat} aria-label={say('throw-for', { name })}>
      <p className="ui-dice-who">
        <SeatMark seat={seat} size="large" />
        <span>
          <strong>{title}</strong>
          <span className="ui-note">{say('throw-for', { name })}</span>
        </span>
      </p>
      {tally && <TallyView tally={tally} label={say('roll-of', { count })} />}
      <Button tone="main" icon="dice" press={press} className="ui-dice-throw" onClick={onThrow}>
        {say('throw-dice', { count })}
      </Button>
      <p className="ui-note">{say('throw-hint')}</p>
    </section>
  )
}

export interface RollResultProps {
  readonly seat?: PlayerSeat | undefined
  readonly title: string
  /** What fell, gathered: "hit" three times. `counts`: this face is a success here. */
  readonly faces: readonly { readonly id: string; readonly label: string; readonly count: number; readonly counts: boolean }[]
  /** "3 hits". */
  readonly result: string
  /** The average of the number of successes. */
  readonly expected?: number
  /** How likely this many successes or more were, 0 to 1. */
  readonly chance?: number
}

/** How likely at least so many successes among so many dice are, each with this chance. */
export function chanceOfAtLeast(successes: number, dice: number, each: number): number {
  let sum = 0
  let ways = 1
  for (let hits = 0; hits <= dice; hits++) {
    if (hits >= successes) sum += ways * each ** hits * (1 - each) ** (dice - hits)
    ways = (ways * (dice - hits)) / (hits + 1)
  }
  return Math.min(1, sum)
}

export function RollResult({ seat, title, faces, result, expected, chance }: RollResultProps) {
  const { say, speak } = useWords()
  return (
    <section className="ui-panel ui-roll" data-seat={seat} aria-live="polite">
      <p className="ui-roll-title">
        {seat && <SeatMark seat={seat} />}
        <span>{title}</span>
      </p>
      <p className="ui-roll-result">{result}</p>
      <ul className="ui-roll-faces">
        {faces.map((face) => (
          <li key={face.id} data-counts={face.counts ? '' : undefined}>
            <strong className="ui-numbers">{face.count}</strong>
            <span>{face.label}</span>
          </li>
        ))}
      </ul>
      <p className="ui-note ui-numbers ui-roll-odds">
        {expected !== undefined && <span>{say('roll-expected', { expected: numberText(expected, speak.language, 1) })}</span>}
        {chance !== undefined && <span>{say('roll-chance', { percent: percentText(chance, speak.language) })}</span>}
      </p>
    </section>
  )
}
