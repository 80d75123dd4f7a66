/** The dice: who throws them and how; afterwards the result in words, compared with what was to be expected. */
import type { ShownDie, ShownRoll } from '../../games/situation'
import type { PlayerSeat, Tally, TallyPart } from '../../kernel'
import { Button } from '../button'
import { WhyButton } from '../help/why-button'
import { SeatMark } from '../seat-mark'
import { numberText, percentText } from '../words/length'
import { useWords } from '../words/words-context'
import { Mark, type MarkIcon } from './hands/card-picture'
import { TallyView } from './tally-view'

export interface DicePromptProps {
  readonly seat: PlayerSeat
  readonly name: string
  /** What the dice are for: "Trooper 2 shoots Guard 1". */
  readonly title: string
  readonly count: number
  /** The reasons for the number of dice. */
  readonly tally?: Tally
  /** The label of the key that throws. */
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
  /** What the dice are for: "Dalek 2 shoots at Cyberman 3". */
  readonly title?: string | undefined
  /** The dice as they lie, one roll for each side; dice that stand for an option can be picked. */
  readonly rolls: readonly ShownRoll[]
  /** The result: "2 hits, 1 cancelled: 1 gets through". */
  readonly result?: string | undefined
  /** The reasons for the result, one line each. */
  readonly why?: readonly string[]
  /** The parts of the numbers, to be explained on request. */
  readonly parts?: readonly TallyPart[]
  /** The expected number of successes. */
  readonly expected?: number
  /** The probability of at least this many successes, 0 to 1. */
  readonly chance?: number
  /** Draws the game's marks. */
  readonly icon?: MarkIcon
  /** What is picked so far, and the handler that picks or unpicks. `pickOf` gives a die's pick id, if that is not its option. */
  readonly picked?: readonly string[]
  onPick?(pick: string): void
  pickOf?(roll: ShownRoll, die: ShownDie): string | undefined
}

/** The probability of at least `successes` among `dice` dice that each succeed with probability `each` (binomial tail). */
export function chanceOfAtLeast(successes: number, dice: number, each: number): number {
  let sum = 0
  let ways = 1
  for (let hits = 0; hits <= dice; hits++) {
    if (hits >= successes) sum += ways * each ** hits * (1 - each) ** (dice - hits)
    ways = (ways * (dice - hits)) / (hits + 1)
  }
  return Math.min(1, sum)
}

export function RollResult({
  title,
  rolls,
  result,
  why = [],
  parts = [],
  expected,
  chance,
  icon,
  picked = [],
  onPick,
  pickOf,
}: RollResultProps) {
  const { say, speak } = useWords()
  return (
    <section className="ui-roll" aria-label={title ?? result}>
      <p className="ui-roll-words">
        {title && <span className="ui-roll-title">{title}</span>}
        {result && (
          <strong className="ui-roll-result" title={why.join(' · ')}>
            {result}
          </strong>
        )}
        <WhyButton asked={parts} isBrief />
        {why.length > 0 && <span className="ui-hidden">{why.join('. ')}</span>}
      </p>
      <div className="ui-roll-sides">
        {rolls.map((roll) => (
          <fieldset key={roll.id} className="ui-roll-side">
            <legend className="ui-hidden">{`${roll.label}: ${roll.said}`}</legend>
            <span className="ui-roll-who" aria-hidden="true">
              <SeatMark seat={roll.seat} />
              <span>{roll.label}</span>
            </span>
            <span className="ui-roll-dice">
              {roll.dice.map((die, place) => (
                <Die
                  // biome-ignore lint/suspicious/noArrayIndexKey: dice have no identity but their index.
                  key={place}
                  die={die}
                  place={place}
                  icon={icon}
                  pick={pickOf ? pickOf(roll, die) : die.option}
                  picked={picked}
                  onPick={onPick}
                />
              ))}
            </span>
            <span className="ui-roll-said" aria-hidden="true">
              {roll.said}
            </span>
          </fieldset>
        ))}
      </div>
      {(expected !== undefined || chance !== undefined) && (
        <p className="ui-note ui-numbers ui-roll-odds">
          {expected !== undefined && <span>{say('roll-expected', { expected: numberText(expected, speak.language, 1) })}</span>}
          {chance !== undefined && <span>{say('roll-chance', { percent: percentText(chance, speak.language) })}</span>}
        </p>
      )}
    </section>
  )
}

interface DieProps {
  readonly die: ShownDie
  readonly place: number
  readonly icon: MarkIcon
  readonly pick: string | undefined
  readonly picked: readonly string[]
  readonly onPick?: ((pick: string) => void) | undefined
}

/** One die as it lies: highlighted if it counts, a button if it can be picked. */
function Die({ die: { icon: mark, label, counts, card }, place, icon, pick, picked, onPick }: DieProps) {
  const { say } = useWords()
  const name = card === undefined ? label : `${label} (${card})`
  const state = { 'data-counts': counts ? '' : undefined, 'data-card-face': card === undefined ? undefined : '' }
  if (pick === undefined || !onPick)
    return (
      <span className="ui-die" title={name} aria-hidden="true" {...state}>
        <Mark id={mark} label={label} icon={icon} size={18} />
      </span>
    )
  return (
    <button
      type="button"
      className="ui-die ui-die-pick"
      title={name}
      aria-pressed={picked.includes(pick)}
      aria-label={say('die-pick', { place: place + 1, face: name })}
      // A press of the pointer does not move the focus, so that Enter still confirms.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onPick(pick)}
      {...state}
    >
      <Mark id={mark} label={label} icon={icon} size={20} />
      <span>{label}</span>
    </button>
  )
}
