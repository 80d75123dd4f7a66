/** What an open question is about, in dice and numbers, and the buttons that answer it: for the strip that asks it. */
import type { DecisionId, PlayerSeat } from '../kernel'

/** A die as it lies, or a face that a card has added. `icon` is drawn by the game's `panels.icon`. */
export interface ShownDie {
  readonly icon: string
  readonly label: string
  /** It is a success as things stand. */
  readonly counts: boolean
  /** The card that has added it, by its name. */
  readonly card?: string
  /** The option of the open question that picks it, where dice are picked. */
  readonly option?: string
  /** What picks it in the question that an answer leads to: thrown again, where the player has chosen it beforehand. */
  readonly again?: string
}

/** An answer that throws dice of a roll again: those chosen in the strip, at most so many, are the answer to the question that follows. */
export interface Again {
  readonly roll: string
  readonly subject: string
  readonly most: number
}

export interface ShownRoll {
  readonly id: string
  readonly seat: PlayerSeat
  /** Whose dice: "Dalek 2", "Cyberman 3, in cover". */
  readonly label: string
  readonly dice: readonly ShownDie[]
  /** The faces in words: "2 hits, bolt". */
  readonly said: string
}

export interface Situation {
  /** "Dalek 2 shoots at Cyberman 3". */
  readonly title: string
  readonly rolls: readonly ShownRoll[]
  /** What it comes to so far: "2 hits, 1 cancelled: 1 gets through". */
  readonly result?: string
  /** Why, part by part. */
  readonly why: readonly string[]
  /** The open question in which dice are picked. */
  readonly decision?: string
  /** The open question with answers that throw dice again: which, is chosen beforehand. */
  readonly again?: DecisionId
  /** Dice are picked of which none is a failure: their faces only differ. */
  readonly isEven?: true
}

/** A button that answers a question: what can be done without a card of the hand or a thing on the table. */
export interface Act {
  readonly decision: string
  readonly option: string
  /** The whole answer, where it is not that one option: several, or none. */
  readonly answer?: readonly string[]
  readonly again?: Again
  readonly label: string
  /** What follows from it. */
  readonly detail?: string
  readonly icon?: string
  /** Why it cannot be done now, in words. */
  readonly refused?: string
}
