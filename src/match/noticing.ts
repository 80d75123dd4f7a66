/** What a seat, or an onlooker, is shown of entries that are not its own: enough for it to know that something has happened. */
import { awaited, type Game, same, type Terms } from '../kernel'
import type { Eyes } from '../protocol/messages'
import type { Moment } from './history'
import { isTold } from './telling'

/**
 * Was anything of these entries shown to it: a line, another seat that is waited for, a question of its own put or withdrawn? What others
 * answer in private is none of that. Computed when it is first asked for, and kept.
 */
export type Noticed<G extends Terms> = (from: Moment<G>, entries: readonly Moment<G>[], eyes: Eyes) => boolean

export function noticing<G extends Terms>(game: Game<G>): Noticed<G> {
  const known = new WeakMap<Moment<G>, Map<Eyes, boolean>>()
  const isNoticed = (before: Moment<G>, moment: Moment<G>, eyes: Eyes): boolean => {
    const found = known.get(moment) ?? new Map<Eyes, boolean>()
    known.set(moment, found)
    const answer =
      found.get(eyes) ?? (isTold(game, before.state, moment, eyes) || !same(askedOf(before, eyes), askedOf(moment, eyes)))
    found.set(eyes, answer)
    return answer
  }
  return (from, entries, eyes) => entries.some((moment, at) => isNoticed(entries[at - 1] ?? from, moment, eyes))
}

/** Who is waited for, and which questions are its own. */
const askedOf = <G extends Terms>({ snapshot }: Moment<G>, eyes: Eyes) => ({
  awaited: awaited(snapshot),
  own: snapshot.pending.flatMap(({ seat, id }) => (seat === eyes ? [id] : [])),
})
