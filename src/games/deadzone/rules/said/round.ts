/** Messages of Rounds, Turns, actions and items. */
export type RoundSaid = {
  'base-dice': { dice: number }
}
