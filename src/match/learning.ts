/**
 * Who has learnt a secret by an answer, as far as the seat that gave it can know. It is told whose consent an undo needs by this, so
 * nothing here may depend on what is hidden from it: everything is worked out from its own view, its own questions and answers, and what
 * everybody sees, in imagined worlds. The truth is looked at in one place only: what the answer showed to the seat itself.
 *
 * The price is that consent is asked somewhat more often than the truth would demand: from whoever might have learnt something.
 */
import {
  type Decision,
  type Game,
  imagined,
  type PlayerSeat,
  reply,
  type Seen,
  type Shapes,
  type Snapshot,
  same,
  seen,
  type Terms,
} from '../kernel'
import { diff } from '../protocol/patch'
import { generator } from './generator'
import type { Moment } from './history'
import { projected, toldOf } from './telling'

/** How many other worlds are tried. Each is drawn as the cards themselves are; what looks alike in all of them told nothing new. */
const WORLDS = 6
/** The worlds are always drawn from this seed: a number of the log would depend on entries that the seat was not told of. */
const SEED = 1

/** Who learnt a secret by this answer of a player, given the moment before it. Computed when it is first asked for, and kept. */
export type Learnt<G extends Terms> = (before: Moment<G>, moment: Moment<G>) => 'all' | readonly PlayerSeat[]

export function learning<G extends Terms>(game: Game<G>, shapes: Shapes, seats: readonly PlayerSeat[]): Learnt<G> {
  const known = new WeakMap<Moment<G>, 'all' | readonly PlayerSeat[]>()
  return (before, moment) => {
    const found = known.get(moment) ?? learners(game, shapes, seats, before, moment)
    known.set(moment, found)
    return found
  }
}

/** What one answer shows to one seat. */
interface Shown {
  readonly told: readonly unknown[]
  readonly change: unknown
}

function learners<G extends Terms>(
  game: Game<G>,
  shapes: Shapes,
  seats: readonly PlayerSeat[],
  { snapshot }: Moment<G>,
  moment: Moment<G>,
): 'all' | readonly PlayerSeat[] {
  const { cause } = moment.entry
  if (cause.type !== 'answer' || cause.seat === 'chance') return 'all'
  const { seat } = cause
  try {
    const shown = shownBy(game, snapshot.state, moment, seat)
    // It may answer again, but it would know no more than before.
    if (shown.told.length === 0 && shown.change === undefined) return []
    const others = seats.filter((other) => other !== seat)
    // Sealed answers beside this one were hidden until now.
    const beside = snapshot.agenda[snapshot.agenda.length - 1]?.answers ?? []
    if (beside.length > 0) return beside.some((heard) => heard.seat !== seat) ? 'all' : others
    if (same(game.project(snapshot.state, 'spectator'), game.project(snapshot.state, 'everybody'))) return []
    const open = snapshot.pending.find(({ id }) => id === cause.decision)
    const own = seen(game, snapshot, seat)
    const everybodys = { ...own, view: game.project(snapshot.state, 'spectator') }
    const rng = generator(SEED)
    const shownIn = (known: Seen<G>, viewers: readonly PlayerSeat[]) =>
      shownInWorld(game, shapes, imagined(game, known, rng), open, moment, viewers)
    const worlds = Array.from({ length: WORLDS }, (_, world) => world)
    if (worlds.some(() => !same(shownIn(own, [seat])?.[0], shown))) return 'all'
    const first = shownIn(own, others)
    const alike = worlds.map(() => shownIn(everybodys, others))
    return others.filter((_, at) => alike.some((world) => !same(world?.[at], first?.[at])))
  } catch {
    // Where the rules fail, perhaps only in an imagined world, a secret may have been learnt: better ask for consent than let it be used.
    return 'all'
  }
}

const shownBy = <G extends Terms>(game: Game<G>, before: G['state'], moment: Moment<G>, viewer: PlayerSeat): Shown => ({
  told: toldOf(game, before, moment, viewer),
  change: diff(projected(game, before, viewer), projected(game, moment.state, viewer)),
})

/** What the same answer would have shown to these viewers in another world; undefined where it could not have been given there. */
function shownInWorld<G extends Terms>(
  game: Game<G>,
  shapes: Shapes,
  world: Snapshot<G>,
  open: Decision<G> | undefined,
  moment: Moment<G>,
  viewers: readonly PlayerSeat[],
): readonly Shown[] | undefined {
  const { entry } = moment
  const { cause } = entry
  if (cause.type !== 'answer' || !open) return undefined
  const fitting = world.pending.filter(
    (one) => one.seat === open.seat && one.subject === open.subject && one.offer === open.offer,
  )
  const again = fitting.find(({ about }) => same(about, open.about)) ?? fitting[0]
  const rules = again && shapes[again.choice.shape]
  // Each shape's rules take their own choice: the name just looked up says which.
  if (!again || !rules?.accepts(again.choice as never, cause.answer, game.space(world.state)).allowed) return undefined
  const { snapshot, events } = reply(game, world, again.id, cause.answer)
  const then: Moment<G> = { entry: { ...entry, events }, state: snapshot.state, snapshot }
  return viewers.map((viewer) => shownBy(game, world.state, then, viewer))
}
