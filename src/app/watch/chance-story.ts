/** How the chances of a match developed, and which of its entries changed them most. */
import type { GameView } from '../../games/view'
import type { PlayerSeat } from '../../kernel'
import type { Mark } from '../../replay/marks'
import { stopsOf } from '../../replay/steps'
import type { Track } from '../../replay/track'
import type { Speak } from '../../ui/words/speak'
import type { ChancesAsked, ChancesAt } from '../../workers/chances'
import type { Parts } from './parts'
import { readingOf } from './reading'

interface ChanceTurn {
  readonly id: string
  readonly round: string
  readonly text: string
  /** By how many in 100 the chance of each seat changed; seats without a change are left out. */
  readonly swing: readonly { readonly seat: PlayerSeat; readonly points: number }[]
}
export interface ChanceStory {
  /** The chances in the order of the seats, as shares of 1. `across`: the place in the match, from 0 to 1. */
  readonly points: readonly { readonly across: number; readonly round: string; readonly shares: readonly number[] }[]
  readonly turns: readonly ChanceTurn[]
}

const MOST_TURNS = 5
/** A change counts if it is larger than this and than so many of its standard errors. */
const LEAST_CHANGE = 0.05
const ERRORS = 2
/** How many sentences are shown: the last ones, which tell the result. */
const MOST_SAID = 2

/** The moments after which the chances may be judged: before what players undertake, and at least where rounds begin. */
export function chancesAsked(track: Track, marks: readonly Mark[], game: GameView, speak: Speak): ChancesAsked {
  const stops = stopsOf(track, marks, readingOf(game, speak))
  const entries = (positions: readonly number[]) => [...new Set(positions.map((at) => Math.max(0, track.of[at - 1] ?? 0)))]
  const first = entries(stops.round)
  return { stops: [...new Set([...first, ...entries(stops.action)])].toSorted((one, other) => one - other), first }
}

export function chanceStory(
  chances: readonly ChancesAt[],
  {
    track,
    game,
    seats,
    speak,
  }: { readonly track: Track; readonly game: GameView; readonly seats: readonly PlayerSeat[]; readonly speak: Speak },
  { saidOf }: Pick<Parts, 'saidOf'>,
): ChanceStory {
  const { status } = readingOf(game, speak)
  const at = ({ after }: ChancesAt) => track.positionOf(after)
  const points = chances.map((one) => ({
    across: at(one) / Math.max(1, track.length),
    round: status(track.viewAt(at(one))).round,
    shares: one.shares,
  }))
  const changes = chances.slice(1).flatMap((now, index) => {
    const before = chances[index]
    if (!before) return []
    const swing = now.shares.map((share, seat) => share - (before.shares[seat] ?? share))
    const size = Math.max(...swing.map(Math.abs))
    const error = Math.sqrt(now.error * now.error + before.error * before.error)
    return size >= Math.max(LEAST_CHANGE, ERRORS * error) ? [{ before, now, swing, size }] : []
  })
  const largest = new Set(changes.toSorted((one, other) => other.size - one.size).slice(0, MOST_TURNS))
  const turns = changes.flatMap((change): ChanceTurn[] => {
    if (!largest.has(change)) return []
    const { before, now, swing } = change
    const said = track.lines.slice(at(before), at(now)).flatMap(({ entry }, index) => {
      const line = at(before) + index
      return saidOf({ entry, before: track.viewAt(line), after: track.viewAt(line + 1) }, game, speak)
    })
    const told = said.filter(({ kind }) => kind === 'action' || kind === 'result')
    return [
      {
        id: String(now.after),
        round: status(track.viewAt(at(now))).round,
        text: (told.length > 0 ? told : said)
          .slice(-MOST_SAID)
          .map(({ text }) => text)
          .join(' '),
        swing: swing.flatMap((part, index) => {
          const seat = seats[index]
          const rounded = Math.round(part * 100)
          return seat && rounded !== 0 ? [{ seat, points: rounded }] : []
        }),
      },
    ]
  })
  return { points, turns }
}

/** The chances at the end of each round, and at the beginning: the last of the points with the same round. */
export const chancesByRound = ({ points }: ChanceStory): ChanceStory['points'] =>
  points.filter(({ round }, at) => points[at + 1]?.round !== round)
