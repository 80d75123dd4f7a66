/** The order of a turn as plain data: its steps with everything that acts in each, and what the next turns bring. */
import type { PlayerSeat } from '../kernel'
import type { Ref } from '../table/piece'

/** A miniature, shown in the step in which it acts. */
export interface StepThing {
  readonly ref: Ref
  readonly seat: PlayerSeat
  readonly name: string
  /** What the miniature can still do, in as few characters as possible. */
  readonly short: string
  /** The same as `short`, in full words. */
  readonly said: string
  /** `waits`: its step is over, but it may still act; `spent`: it can do nothing more. */
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
  /** In the order of play. */
  readonly rows: readonly StepRow[]
  /** What the coming turns bring, one cell for each. The game's `panels.icon` draws `icon`. */
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
