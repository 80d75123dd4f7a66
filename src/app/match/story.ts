/** The story of a match, computed from its log alone: how the scores developed, and which entries turned them. */
import type { ShownLine } from '../../client/seats'
import type { LogLine, Status } from '../../games/view'
import type { PlayerSeat } from '../../kernel'

/** The scores at the end of a round, with the round as the game names it. */
export interface StoryRound {
  readonly round: string
  readonly scores: readonly number[]
}
export interface TurningPoint {
  readonly id: string
  readonly round: string
  readonly text: string
  /** The points that each seat won or lost by this entry; seats without a change are left out. */
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
/** How many sentences of an entry are shown: its last ones, which tell the result. */
const MOST_SAID = 2

/** Carried points count as scored, so that the curve has no step at the moment at which they are merely written down. */
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
      // Of two equal swings, the one that changed the lead weighs more.
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
