/** Adds up the tallies of many matches. Sums are independent of the order in which matches end. */
import type { Lattice } from '../../geometry/sight/map/lattice'
import { type Share, shareOf } from './odds'
import { EDGES, ENDS, type HomeEdge, heatLattice, type MatchEnd, type Pair, type Tally } from './tally'

/** What was played: two reports with the same of these say the same. `level` is a level of the bots, `game` a game's id. */
export interface Setting {
  readonly game: string
  readonly level: string
  /** The names of the two forces, as the player chose them. */
  readonly forces: Pair<string>
  /** The first seed; the following matches have the following seeds. */
  readonly seed: number
}

/** Wins and draws of matches, seen by one of those who played them. */
interface Record3 {
  readonly wins: number
  readonly draws: number
  readonly of: number
}
/** Counts by cell: only cells in which something was counted. */
export type Counts = { readonly [cell: string]: number }

export interface Report {
  readonly setting: Setting
  readonly table: { readonly width: number; readonly depth: number }
  readonly matches: number
  readonly draws: number
  readonly first: Record3
  /** The two forces, wherever they sat. */
  readonly forces: Record3
  readonly edges: { readonly [E in HomeEdge]: Record3 & { readonly points: number } }
  readonly ends: { readonly [E in MatchEnd]: number }
  /** Sums over all matches. `points` of the winner and of the loser; both counts of a draw are half in each. */
  readonly points: Pair<number>
  readonly rounds: number
  readonly lost: number
  readonly stood: Counts
  readonly died: Counts
  readonly shot: Counts
  /** Shots by "from-to". */
  readonly lanes: Counts
  /** By the cell in which an objective lies at the beginning. */
  readonly held: { readonly [cell: string]: { readonly rounds: number; readonly held: number; readonly byWinner: number } }
  /** It came with a link: others played these matches, and only their numbers were sent. */
  readonly given?: true | undefined
}

const NO_RECORD: Record3 = { wins: 0, draws: 0, of: 0 }

export const emptyReport = (setting: Setting, { width, depth }: Report['table']): Report => ({
  setting,
  table: { width, depth },
  matches: 0,
  draws: 0,
  first: NO_RECORD,
  forces: NO_RECORD,
  edges: Object.fromEntries(EDGES.map((edge) => [edge, { ...NO_RECORD, points: 0 }])) as unknown as Report['edges'],
  ends: Object.fromEntries(ENDS.map((end) => [end, 0])) as unknown as Report['ends'],
  points: [0, 0],
  rounds: 0,
  lost: 0,
  stood: {},
  died: {},
  shot: {},
  lanes: {},
  held: {},
})

/** How many matches a report is of, those without an end included. */
export const playedIn = ({ matches, ends }: Report): number => matches + ends.stuck

const scored = (record: Record3, seat: 0 | 1, { winner }: Tally): Record3 => ({
  wins: record.wins + Number(winner === seat),
  draws: record.draws + Number(winner === undefined),
  of: record.of + 1,
})

/** The report with some more matches. A match that never ended counts as such and says nothing else. */
export function withTallies(report: Report, tallies: readonly Tally[]): Report {
  const counts = { stood: { ...report.stood }, died: { ...report.died }, shot: { ...report.shot }, lanes: { ...report.lanes } }
  const held: { [cell: string]: Report['held'][string] } = { ...report.held }
  let sum = report
  for (const tally of tallies) {
    sum = { ...sum, ends: { ...sum.ends, [tally.end]: sum.ends[tally.end] + 1 } }
    if (tally.end === 'stuck') continue
    const { winner, first, homes, points, rounds, lost } = tally
    const [high, low] =
      winner === undefined
        ? [(points[0] + points[1]) / 2, (points[0] + points[1]) / 2]
        : [points[winner], points[winner === 0 ? 1 : 0]]
    const edges = { ...sum.edges }
    for (const seat of [0, 1] as const) {
      const edge = homes?.[seat]
      if (edge) edges[edge] = { ...scored(edges[edge], seat, tally), points: edges[edge].points + points[seat] }
    }
    sum = {
      ...sum,
      matches: sum.matches + 1,
      draws: sum.draws + Number(winner === undefined),
      first: first === undefined ? sum.first : scored(sum.first, first, tally),
      forces: scored(sum.forces, tally.isSwapped ? 1 : 0, tally),
      edges,
      points: [sum.points[0] + high, sum.points[1] + low],
      rounds: sum.rounds + rounds,
      lost: sum.lost + lost[0] + lost[1],
    }
    for (const cell of tally.stood) add(counts.stood, cell)
    for (const cell of tally.died) add(counts.died, cell)
    for (const { from, to } of tally.shots) {
      add(counts.shot, from)
      add(counts.lanes, `${from}-${to}`)
    }
    for (const { cell, rounds: by } of tally.held) {
      const before = held[cell] ?? { rounds: 0, held: 0, byWinner: 0 }
      held[cell] = {
        rounds: before.rounds + rounds,
        held: before.held + by[0] + by[1],
        byWinner: before.byWinner + (winner === undefined ? 0 : by[winner]),
      }
    }
  }
  return { ...sum, ...counts, held }
}

const add = (counts: { [key: string]: number }, key: number | string): void => {
  counts[key] = (counts[key] ?? 0) + 1
}

/** The share that somebody won; draws count as half a win. */
export const winsOf = ({ wins, draws, of }: Record3): Share => shareOf(wins + draws / 2, of)

/** A pair of opposite edges at which sides deployed, with the share won by the first of them and the mean points of both. */
export interface Sides {
  readonly edges: Pair<HomeEdge>
  readonly share: Share
  readonly points: Pair<number>
}
/** The pairs at which matches were played, the most played first. */
export function sidesOf({ edges }: Report): readonly Sides[] {
  const pairs = [
    ['near', 'far'],
    ['left', 'right'],
  ] as const
  return pairs
    .flatMap(([one, other]): readonly Sides[] => {
      const of = Math.max(edges[one].of, edges[other].of)
      if (of === 0) return []
      const mean = ({ points, of: count }: Report['edges'][HomeEdge]) => points / Math.max(1, count)
      return [{ edges: [one, other], share: winsOf(edges[one]), points: [mean(edges[one]), mean(edges[other])] }]
    })
    .sort((a, b) => b.share.of - a.share.of)
}

export const firstOf = ({ first }: Report): Share => winsOf(first)
export const forcesOf = ({ forces }: Report): Share => winsOf(forces)

/** Means over the matches that ended: points of winner and loser, rounds, miniatures lost. */
export function meansOf({ points, rounds, lost, matches }: Report) {
  const of = Math.max(1, matches)
  return { points: [points[0] / of, points[1] / of] as const, rounds: rounds / of, lost: lost / of }
}

/** What goes into a link: the numbers, without what is counted by cell. */
export const numbersOf = (report: Report): Report => ({
  ...report,
  stood: {},
  died: {},
  shot: {},
  lanes: {},
  held: {},
  given: true,
})

export const latticeOfReport = ({ table }: Pick<Report, 'table'>): Lattice => heatLattice(table)
