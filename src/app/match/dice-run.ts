/**
 * Dice that fall one after the other are seen together: each side has a tray of its own, and its next dice fall as soon as the last ones
 * lie. What follows from them is played when all lie and have been read.
 */
import type { PlayerSeat } from '../../kernel'
import type { Cue } from '../../scene/look'
import type { DiceCue } from '../../scene/timeline'

/** The rolls of one side, in order. */
export interface Lane {
  readonly seat: PlayerSeat | undefined
  readonly cues: readonly DiceCue[]
}

export interface DiceRun {
  /** Tells one run from the next. */
  readonly id: number
  readonly lanes: readonly Lane[]
  /** The films are shown at their ends. */
  readonly isSkipped: boolean
  /** Its films are over and its dice have been read. */
  readonly isSeen: boolean
  /** The dice that fall next belong to it. */
  readonly isOpen: boolean
}

/** So many trays find room beside each other. */
const MOST_LANES = 2

/** The dice join what fell just before them, or begin anew. */
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

/** Is nothing but dice seen of it? */
export const isDiceAlone = (cues: readonly Cue[]): boolean => cues.length > 0 && cues.every(({ type }) => type === 'dice')

/**
 * How many of these things that happened, each with its cues, are played along with the first: as long as nothing but dice was seen and
 * dice follow. What shows nothing stands between them or is left for later.
 */
export function playedAlong(cues: readonly (readonly Cue[])[]): number {
  let count = 1
  for (let next = 1; next < cues.length && cues.slice(0, next).every((seen) => seen.length === 0 || isDiceAlone(seen)); next++) {
    if (cues[next]?.[0]?.type === 'dice' && isDiceAlone(cues[0] ?? [])) count = next + 1
  }
  return count
}
