/** The dice that a player chooses in the strip before he pays for throwing them again: those that failed, until he chooses others. */
import type { Sequel } from '../../client/sequels'
import type { Again, ShownDie, ShownRoll, Situation } from '../../games/situation'
import type { PlayerSeat } from '../../kernel'

/** What was chosen of the dice of this question. */
export interface ChosenAgain {
  readonly decision: string
  readonly dice: readonly string[]
}

/** A die that may be thrown again, told apart from those of the other roll. */
export const againKey = ({ id }: ShownRoll, { again }: ShownDie): string | undefined =>
  again === undefined ? undefined : `${id} ${again}`

/** One's own dice that failed, and another's that did not. */
const suggested = ({ rolls }: Situation, seat: PlayerSeat): readonly string[] =>
  rolls.flatMap((roll) => roll.dice.flatMap((die) => (die.counts === (roll.seat === seat) ? [] : (againKey(roll, die) ?? []))))

export const diceChosen = (situation: Situation, seat: PlayerSeat, chosen: ChosenAgain | undefined): readonly string[] =>
  chosen && chosen.decision === situation.again ? chosen.dice : suggested(situation, seat)

/** The answer to the question which dice, given along with what pays for them; none where none is chosen. */
export function againSaid({ roll, subject, most }: Again, situation: Situation, chosen: readonly string[]): Sequel | undefined {
  const shown = situation.rolls.find(({ id }) => id === roll)
  const isChosen = (die: ShownDie) => shown && chosen.some((key) => key === againKey(shown, die))
  const dice = (shown?.dice ?? []).flatMap((die) => (isChosen(die) ? (die.again ?? []) : []))
  return dice.length > 0 ? { subject, answer: dice.slice(0, most) } : undefined
}
