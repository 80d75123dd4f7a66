/** Whether a seat or an onlooker is shown anything of entries that are not its own, and so knows that something has happened. */
import { type Game, same, type Terms } from '../kernel'
import type { Eyes } from '../protocol/messages'
import type { MatchEntry, Moment } from './history'
import { askedAt } from './recalled'
import { isTold } from './telling'

/**
 * Did any of these entries show this viewpoint something: a line, a change in who is awaited, or a question of its own asked or
 * withdrawn? Private answers of others show none of these. Computed on first use and cached.
 */
export type Noticed<G extends Terms> = (from: Moment<G>, entries: readonly Moment<G>[], eyes: Eyes) => boolean

export function noticing<G extends Terms>(game: Game<G>): Noticed<G> {
  // By entry, because a moment is made anew when it is long past.
  const known = new WeakMap<MatchEntry, Map<Eyes, boolean>>()
  const isNoticed = (before: Moment<G>, moment: Moment<G>, eyes: Eyes): boolean => {
    const found = known.get(moment.entry) ?? new Map<Eyes, boolean>()
    known.set(moment.entry, found)
    const answer =
      found.get(eyes) ?? (isTold(game, before.state, moment, eyes) || !same(askedOf(before, eyes), askedOf(moment, eyes)))
    found.set(eyes, answer)
    return answer
  }
  return (from, entries, eyes) => entries.some((moment, at) => isNoticed(entries[at - 1] ?? from, moment, eyes))
}

/** Who is waited for, and which questions are its own. */
function askedOf<G extends Terms>(moment: Moment<G>, eyes: Eyes) {
  const { awaited, open } = moment.asked ?? askedAt(moment)
  return { awaited, own: open.flatMap(({ seat, id }) => (seat === eyes ? [id] : [])) }
}
