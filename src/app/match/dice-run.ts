/**
 * Groups dice that fall one after the other into a run that is shown together. Each side has its own tray, and its next dice fall
 * as soon as the last ones lie still. The consequences are played when all dice lie and have been read.
 */
import type { PlayerSeat } from '../../kernel'
import type { Cue } from '../../scene/cue'
import type { DiceCue } from '../../scene/timeline'

/** The rolls of one side, in order of time. */
export interface Lane {
  readonly seat: PlayerSeat | undefined
  readonly cues: readonly DiceCue[]
}

export interface DiceRun {
  /** Distinguishes one run from the next. */
  readonly id: number
  readonly lanes: readonly Lane[]
  /** True if the films are shown at their ends. */
  readonly isSkipped: boolean
  /** True if its films are over and its dice have been read. */
  readonly isSeen: boolean
  /** True while the next dice that fall still belong to this run. */
  readonly isOpen: boolean
}

/** The most trays that fit beside each other. */
const MOST_LANES = 2

/** Adds dice to the open run, or starts a new run with them. */
export function withDice(run: DiceRun | undefined, cue: DiceCue): DiceRun {
  const before = run?.isOpen ? run.lanes : []
  const own = before.findIndex(({ seat }) => seat === cue.seat)
  const at = own < 0 && before.length === MOST_LANES ? MOST_LANES - 1 : own
  const lanes =
    at < 0
      ? [...before, { seat: cue.seat, cues: [cue] }]
      : before.map((lane, index) => (index === at ? { ...lane, cues: [...lane.cues, cue] } : lane))
  const id = run?.isOpen ? run.id : (run?.id ?? 0) + 1
  return { id, lanes, isSkipped: false, isSeen: false, isOpen: false }
}

/** Whether all cues are dice, so that the player sees nothing else. */
export const isDiceAlone = (cues: readonly Cue[]): boolean => cues.length > 0 && cues.every(({ type }) => type === 'dice')

/**
 * How many of these entries, each given by its cues, are played together with the first: the run continues while only dice are
 * seen and more dice follow. Entries without cues are played along if they stand between dice, otherwise left for later.
 */
export function playedAlong(cues: readonly (readonly Cue[])[]): number {
  let count = 1
  for (let next = 1; next < cues.length && cues.slice(0, next).every((seen) => seen.length === 0 || isDiceAlone(seen)); next++) {
    if (cues[next]?.[0]?.type === 'dice' && isDiceAlone(cues[0] ?? [])) count = next + 1
  }
  return count
}
