/** The story of a match, from its log alone: how the score went, and what turned it. */
import type { ShownLine } from '../../client/seats'
import type { LogLine, Status } from '../../games/view'
import type { PlayerSeat } from '../../kernel'

/** The scores when a round, as the game calls it, was over. */
export interface StoryRound {
  readonly round: string
  readonly scores: readonly number[]
}
export interface TurningPoint {
  readonly id: string
  readonly round: string
  readonly text: string
  /** What each seat won or lost by it; seats with nothing are left out. */
  readonly swing: readonly { readonly seat: PlayerSeat; readonly points: number }[]
}
export interface Story {
  readonly rounds: readonly StoryRound[]
  readonly turns: readonly TurningPoint[]
}

export interface StoryTelling {
  readonly seats: readonly PlayerSeat[]
  statusOf(view: object): Pick<Status, 'round' | 'scores'>
  saidOf(line: ShownLine): readonly LogLine[]
}

const MOST_TURNS = 4
/** Sentences of one entry that are told: the last of them say what came of it. */
const MOST_SAID = 2

/** Points that are carried count as scored: the line has no step where they are only written down. */
export function storyOf(log: readonly ShownLine[], { seats, statusOf, saidOf }: StoryTelling): Story {
  const rounds: StoryRound[] = []
  const found: (TurningPoint & { readonly weight: number })[] = []
  let before: readonly number[] = seats.map(() => 0)
  for (const line of log) {
    const { round, scores: told } = statusOf(line.after as object)
    const scores = seats.map((seat) => {
      const { score = 0, carried = 0 } = told.find((one) => one.seat === seat) ?? {}
      return score + carried
    })
    if (rounds.at(-1)?.round === round) rounds.pop()
    rounds.push({ round, scores })
    const swing = seats.flatMap((seat, index) => {
      const points = (scores[index] ?? 0) - (before[index] ?? 0)
      return points === 0 ? [] : [{ seat, points }]
    })
    if (swing.length > 0) {
      const said = saidOf(line).filter(({ kind }) => kind === 'action' || kind === 'result')
      const text = said
        .slice(-MOST_SAID)
        .map((one) => one.text)
        .join(' ')
      const points = swing.reduce((sum, one) => sum + Math.abs(one.points), 0)
      // Of two equal swings, the one that changed the lead.
      const weight = points + (leaders(scores) === leaders(before) ? 0 : 0.5)
      if (text !== '') found.push({ id: String(line.entry.seq), round, text, swing, weight })
    }
    before = scores
  }
  const heaviest = new Set(
    found
      .toSorted((one, other) => other.weight - one.weight)
      .slice(0, MOST_TURNS)
      .map(({ id }) => id),
  )
  const turns = found.filter(({ id }) => heaviest.has(id)).map(({ weight: _, ...turn }) => turn)
  return { rounds, turns }
}

const leaders = (scores: readonly number[]): string => scores.map((score) => Number(score === Math.max(...scores))).join()
