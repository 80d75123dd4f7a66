/**
 * The chances of every seat over a recorded match, as an onlooker could judge them: what players hide does not enter. The moments
 * asked for first are judged, then those between the two with the largest change, so that it is known what made it. The same
 * match gives the same chances, because the effort is counted in playouts.
 */
import { type Chances, chancesAtEnd, chancing } from '../bots/search/chances'
import type { AnyRules } from '../games/rules-of'
import { seeded, seen } from '../kernel'
import type { Recording } from '../replay/recording'
import type { Watch } from './hindsight'
import { inSlices } from './slices'

export interface ChancesAsked {
  /** Log entries after which the chances may be judged, in order. */
  readonly stops: readonly number[]
  /** Those of them after which they are judged at least. */
  readonly first: readonly number[]
}
/** The chances after a log entry, in the order of the match's seats. */
export interface ChancesAt extends Chances {
  readonly after: number
}

/** How many moments are judged in all, unless more are asked for first, and how many playouts each gets. */
const MOMENTS = 40
const PLAYOUTS = 24

/** In order of the match; fewer moments if stopped. */
export async function chancesOf(
  rules: AnyRules,
  { game, record, history, outcome }: Recording,
  { stops, first }: ChancesAsked,
  { onProgress, isStopped }: Watch,
): Promise<readonly ChancesAt[]> {
  const { seats } = record.spec
  const moments = new Map(history.past.map((moment) => [moment.entry.seq, moment]))
  const last = history.past[history.past.length - 1]
  const places = stops.filter((after) => moments.has(after))
  const planned = places.filter((after) => first.includes(after))
  const most = Math.min(places.length, Math.max(MOMENTS, planned.length))
  const judged = new Map<number, ChancesAt>()
  const judge = async (after: number) => {
    const moment = moments.get(after)
    if (!moment) return
    if (outcome && moment === last) {
      judged.set(after, { after, shares: chancesAtEnd(outcome, seats), error: 0 })
      return
    }
    const known = seen(game, moment.snapshot, 'spectator')
    const share = (playouts: number) => playouts / PLAYOUTS
    let isCut = false
    const chances = await inSlices(chancing(rules, known, seats, { spent: share }, seeded(after + 1)), () => {
      onProgress(judged.size / most)
      isCut = isStopped()
      return isCut ? 'stop' : 'go on'
    })
    if (!isCut) judged.set(after, { after, ...chances })
  }
  for (const after of planned) if (!isStopped()) await judge(after)
  while (judged.size < most && !isStopped()) {
    const next = between(
      [...places.keys()].filter((at) => judged.has(places[at] ?? -1)),
      (at) => judged.get(places[at] ?? -1),
    )
    const after = next === undefined ? undefined : places[next]
    if (after === undefined) break
    await judge(after)
  }
  return places.flatMap((after) => judged.get(after) ?? [])
}

/** The middle of the two neighbours with the largest change that have places between them. */
function between(known: readonly number[], chancesAt: (at: number) => Chances | undefined): number | undefined {
  let best: { readonly at: number; readonly change: number } | undefined
  for (const [index, at] of known.entries()) {
    const next = known[index + 1]
    if (next === undefined || next - at < 2) continue
    const change = changeOf(chancesAt(at), chancesAt(next))
    if (!best || change > best.change) best = { at: (at + next) >> 1, change }
  }
  return best?.at
}

const changeOf = (one: Chances | undefined, other: Chances | undefined): number =>
  Math.max(0, ...(one?.shares ?? []).map((share, seat) => Math.abs((other?.shares[seat] ?? share) - share)))
