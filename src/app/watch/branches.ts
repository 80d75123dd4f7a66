/** Puts the branches of a match and their comparison into words, as a tree. Pure. */
import type { GameView, Status } from '../../games/view'
import type { PlayerSeat } from '../../kernel'
import type { Branch, MatchSummary } from '../../protocol/home'
import { comparedRounds, type Round } from '../../replay/compare'
import type { ComparedSide, ShownBranch, ShownComparison } from '../../ui/watch/branches-panel'
import type { Speak } from '../../ui/words/speak'
import { sayer } from '../../ui/words/words'
import { namesIn } from '../device'

export interface SaidIn {
  readonly game: GameView
  readonly speak: Speak
}

/** What a game's summary says. Undefined if an older version of the game stored less than is read now. */
function statusOf(glimpse: MatchSummary['glimpse'], { game, speak }: SaidIn): Status | undefined {
  try {
    // The cast is safe: the same game made the summary.
    return glimpse === undefined ? undefined : game.status(glimpse as object, speak)
  } catch {
    return undefined
  }
}

/** The name of each branch: a puzzle's own, otherwise its place in the order in which they were begun. */
export function branchNames(branches: readonly Branch[], { speak }: Pick<SaidIn, 'speak'>): ReadonlyMap<string, string> {
  const say = sayer(speak.language)
  let forks = 0
  let origins = 0
  return new Map(
    branches.map(({ match: { id, from, puzzle } }) => {
      if (puzzle) return [id, say('saved-puzzle-of', { name: puzzle.name })]
      if (from) return [id, say('branch-number', { number: ++forks })]
      return [id, ++origins === 1 ? say('branch-first') : say('branch-again', { number: origins })]
    }),
  )
}

/** The tree of the branches: those whose source is not among them are its roots. */
export function shownBranches(branches: readonly Branch[], watched: string, said: SaidIn): readonly ShownBranch[] {
  const { game, speak } = said
  const say = sayer(speak.language)
  const names = branchNames(branches, said)
  const faceText = (face: string) => game.words(speak.language).face?.(face, speak) ?? face
  const shown = ({ match, parting, source }: Branch): ShownBranch => {
    const { id, from, over, title, seats, glimpse } = match
    const status = statusOf(glimpse, said)
    const left = statusOf(parting, said)
    const players = namesIn(title, seats)
    return {
      id,
      name: names.get(id) ?? '',
      ...(from
        ? {
            leaves: [
              say('branch-leaves', { entry: from.after, round: left?.round ?? '' }),
              ...(from.faces ? [say('branch-faces', { faces: from.faces.map(faceText).join(', ') })] : []),
            ].join(' '),
          }
        : {}),
      stands: over ? say('saved-over') : (status?.round ?? ''),
      scores: seats.flatMap((seat, at) => {
        const found = status?.scores.find((one) => one.seat === seat)
        return found ? [{ seat, name: players[at] ?? seat, score: found.score }] : []
      }),
      isWatched: id === watched,
      isOrphan: from !== undefined && source === undefined,
      branches: branches.filter((one) => one.source === id).map(shown),
    }
  }
  return branches.filter(({ source }) => source === undefined).map(shown)
}

/** What differs between the watched match and another, from the round in which they part. */
export function shownComparison(
  here: readonly Round[],
  there: readonly Round[],
  parting: number,
  { name, seats }: { readonly name: string; readonly seats: readonly { readonly seat: PlayerSeat; readonly name: string }[] },
): ShownComparison {
  const side = (round: Round | undefined): ComparedSide =>
    round &&
    seats.map(({ seat, name: player }) => ({
      seat,
      name: player,
      points: round.points[seat] ?? 0,
      lost: round.lost[seat] ?? 0,
    }))
  return {
    name,
    rounds: comparedRounds(here, there, parting).map(({ round, one, other }) => ({ round, here: side(one), there: side(other) })),
  }
}
