/** What an open question is about, in dice and numbers, and the buttons that answer it, for the strip that shows it. */
import type { DecisionId, PlayerSeat, TallyPart } from '../kernel'

/** A die as it lies, or a face that a card has added. The game's `panels.icon` draws `icon`. */
export interface ShownDie {
  readonly icon: string
  readonly label: string
  /** Whether the die counts as a success at the moment. */
  readonly counts: boolean
  /** The name of the card that added this face. */
  readonly card?: string
  /** The option of the open question that picks this die, where dice are picked. */
  readonly option?: string
  /** The option that picks this die for a reroll in the question that follows, so that dice can be chosen beforehand. */
  readonly again?: string
}

/** An answer that rerolls dice of `roll`: those chosen beforehand (at most `most`) answer the question about `subject`. */
export interface Again {
  readonly roll: string
  readonly subject: string
  readonly most: number
}

export interface ShownRoll {
  readonly id: string
  readonly seat: PlayerSeat
  /** Whose dice these are: "Dalek 2", "Cyberman 3, in cover". */
  readonly label: string
  readonly dice: readonly ShownDie[]
  /** The faces in words: "2 hits, bolt". */
  readonly said: string
}

export interface Situation {
  /** "Dalek 2 shoots at Cyberman 3". */
  readonly title: string
  readonly rolls: readonly ShownRoll[]
  /** The outcome so far: "2 hits, 1 cancelled: 1 gets through". */
  readonly result?: string
  /** The reasons for the outcome, one line each. */
  readonly why: readonly string[]
  /** The parts of the numbers, whose rules the player can read. */
  readonly parts?: readonly TallyPart[]
  /** The open question in which dice of these rolls are picked. */
  readonly decision?: string
  /** The open question one of whose answers rerolls dice. The player chooses the dice before giving that answer. */
  readonly again?: DecisionId
  /** Set if none of the dice to pick is a failure, because their faces only differ. */
  readonly isEven?: true
}

/** A button that answers a question, for answers that involve neither a card of the hand nor a thing on the table. */
export interface Act {
  readonly decision: string
  readonly option: string
  /** The whole answer, if it is not exactly `option`: several options, or none. */
  readonly answer?: readonly string[]
  readonly again?: Again
  readonly label: string
  /** What follows from this answer. */
  readonly detail?: string
  readonly icon?: string
  /** Why the answer cannot be given now, in words. */
  readonly refused?: string
}
