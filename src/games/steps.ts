/** The order of a turn as plain data: its steps with everything that acts on them, and what the turns to come bring. */
import type { PlayerSeat } from '../kernel'
import type { Ref } from '../table/piece'

/** A miniature on its step. */
export interface StepThing {
  readonly ref: Ref
  readonly seat: PlayerSeat
  readonly name: string
  /** What is left to it, as short as can be. */
  readonly short: string
  /** The same in words. */
  readonly said: string
  /** `waits`: its step is past and it may still act; `spent`: it can do nothing more. */
  readonly state: 'ready' | 'waits' | 'spent'
}

export interface StepRow {
  readonly id: string
  readonly label: string
  readonly said: string
  readonly state: 'past' | 'now' | 'ahead'
  readonly things: readonly StepThing[]
}

export interface Steps {
  readonly title: string
  /** In the order in which they come. */
  readonly rows: readonly StepRow[]
  /** What is to come, turn by turn. `icon` is drawn by the game's `panels.icon`. */
  readonly ahead?: {
    readonly title: string
    readonly cells: readonly {
      readonly id: string
      readonly label: string
      readonly icon: string
      readonly said: string
      readonly isNow: boolean
    }[]
  }
}
