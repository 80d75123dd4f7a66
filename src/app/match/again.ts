/** The dice a player marks in the strip before paying to throw them again; until he marks others, the failed dice. */
import type { Sequel } from '../../client/sequels'
import type { Again, ShownDie, ShownRoll, Situation } from '../../games/situation'
import type { PlayerSeat } from '../../kernel'

/** The dice chosen for one question. */
export interface ChosenAgain {
  readonly decision: string
  readonly dice: readonly string[]
}

/** The key of a die that may be thrown again, unique across the rolls of a situation; undefined if the die may not be. */
export const againKey = ({ id }: ShownRoll, { again }: ShownDie): string | undefined =>
  again === undefined ? undefined : `${id} ${again}`

/** The default choice: the player's own dice that failed and another player's dice that succeeded. */
const suggested = ({ rolls }: Situation, seat: PlayerSeat): readonly string[] =>
  rolls.flatMap((roll) => roll.dice.flatMap((die) => (die.counts === (roll.seat === seat) ? [] : (againKey(roll, die) ?? []))))

/** The keys of the dice to throw again: the player's choice for this question, otherwise the default. */
export const diceChosen = (situation: Situation, seat: PlayerSeat, chosen: ChosenAgain | undefined): readonly string[] =>
  chosen && chosen.decision === situation.again ? chosen.dice : suggested(situation, seat)

/** The follow-up answer naming the dice to throw again, sent with the answer that pays for it; undefined if none is chosen. */
export function againSaid({ roll, subject, most }: Again, situation: Situation, chosen: readonly string[]): Sequel | undefined {
  const shown = situation.rolls.find(({ id }) => id === roll)
  const isChosen = (die: ShownDie) => shown && chosen.some((key) => key === againKey(shown, die))
  const dice = (shown?.dice ?? []).flatMap((die) => (isChosen(die) ? (die.again ?? []) : []))
  return dice.length > 0 ? { subject, answer: dice.slice(0, most) } : undefined
}
