/**
 * Who has learnt a secret by an entry. A seat has if, in another world that it could not rule out, the same answer would have shown it
 * something else: a card played from a hand, the top of a deck, a sealed bid. What follows from open facts and from the answer itself is
 * no secret.
 */
import { type Game, type PlayerSeat, putAgain, reply, type Shapes, type Snapshot, same, type Terms } from '../kernel'
import { generator } from './generator'
import type { Moment } from './history'
import { toldOf } from './telling'

/**
 * How many worlds are tried. Each is drawn as the cards themselves are; an event that looks alike in all of them told nothing new. The
 * random numbers are the same for the same entry, so that a match opened again has the same barriers.
 */
const WORLDS = 6

/** Who learnt a secret by this entry, given the moment before it. Computed when it is first asked for, and kept. */
export type Learnt<G extends Terms> = (before: Moment<G>, moment: Moment<G>) => readonly PlayerSeat[]

export function learning<G extends Terms>(game: Game<G>, shapes: Shapes, seats: readonly PlayerSeat[]): Learnt<G> {
  const known = new WeakMap<Moment<G>, readonly PlayerSeat[]>()
  return (before, moment) => {
    const found = known.get(moment) ?? seats.filter((seat) => hasLearnt(game, shapes, before.snapshot, moment, seat))
    known.set(moment, found)
    return found
  }
}

function hasLearnt<G extends Terms>(
  game: Game<G>,
  shapes: Shapes,
  before: Snapshot<G>,
  moment: Moment<G>,
  seat: PlayerSeat,
): boolean {
  const view = game.project(before.state, seat)
  const shown: Shown<G> = { view: game.project(moment.state, seat), told: toldOf(game, before.state, moment, seat) }
  if (shown.told.length === 0 && same(view, shown.view)) return false
  // The answers of others, given at the same time, were hidden until now.
  const beside = before.agenda[before.agenda.length - 1]?.answers ?? []
  if (beside.some((heard) => heard.seat !== seat)) return true
  // Nothing is hidden from this seat.
  if (same(view, game.project(before.state, 'everybody'))) return false
  const rng = generator(moment.entry.seq)
  try {
    for (let world = 0; world < WORLDS; world++) {
      const other = shownIn(game, shapes, { ...before, state: game.imagine(view, rng) }, moment, seat)
      if (!same(other, shown)) return true
    }
    return false
  } catch {
    // Where the rules fail in an imagined world, assume that a secret was learnt: asking for consent is better than letting a secret be
    // used.
    return true
  }
}

interface Shown<G extends Terms> {
  readonly view: G['view']
  readonly told: readonly unknown[]
}

/** What the same answer would have shown in another world; undefined where it could not have been given there. */
function shownIn<G extends Terms>(
  game: Game<G>,
  shapes: Shapes,
  world: Snapshot<G>,
  { entry }: Moment<G>,
  seat: PlayerSeat,
): Shown<G> | undefined {
  const { cause } = entry
  if (cause.type !== 'answer') return undefined
  const offer = world.pending.find(({ id }) => id === cause.decision)?.offer
  const asked = putAgain(game, { ...world, pending: [] })
  const again = asked.pending.find((open) => open.seat === cause.seat && open.subject === cause.subject && open.offer === offer)
  const rules = again && shapes[again.choice.shape]
  // Each shape's rules take their own choice: the name just looked up says which.
  if (!again || !rules?.accepts(again.choice as never, cause.answer, game.space(asked.state)).allowed) return undefined
  const { snapshot, events } = reply(game, asked, again.id, cause.answer)
  return { view: game.project(snapshot.state, seat), told: toldOf(game, asked.state, { entry: { ...entry, events } }, seat) }
}
