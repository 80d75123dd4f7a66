/**
 * Determines who has learnt a secret from an answer, as far as the seat that gave it can know. This decides whose consent an undo
 * needs, and the seat is told so. The result must therefore not depend on anything hidden from that seat: it is derived from the
 * seat's own view, questions and answers, and from what everybody sees, in imagined worlds. The true state is used in one place
 * only: for what the answer showed to the seat itself.
 *
 * As a consequence, consent is asked somewhat more often than the true state would require: from whoever might have learnt
 * something.
 */
import {
  type Decision,
  type Game,
  type PlayerSeat,
  putAgain,
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
import type { MatchEntry, Moment } from './history'
import { projected, toldOf } from './telling'

/** How many other worlds are sampled. Each is dealt at random like the real one; what all of them show revealed nothing. */
const WORLDS = 6
/** Fixed seed for sampling worlds. Seeding from the log's length would leak entries that this seat was not told about. */
const SEED = 1

type Learners = 'all' | readonly PlayerSeat[]

/**
 * Which of the given seats learnt a secret from this answer of a player, given the moment before. Cached after first use.
 * Undefined if that is still being worked out.
 */
export type Learnt<G extends Terms> = (before: Moment<G>, moment: Moment<G>) => Learners | undefined

interface Learning<G extends Terms> {
  /** Works it out at once. */
  readonly learnt: Learnt<G>
  /** What has been worked out already. */
  readonly known: Learnt<G>
  /** Works it out in parts of a few milliseconds and awaits `breathe` before each. Gives up once it is no longer wanted. */
  prepare(before: Moment<G>, moment: Moment<G>, breathe: () => Promise<void>, isWanted: () => boolean): Promise<void>
}

/** `seats` are those that may be asked for consent. If they include no seat but the one that answered, nothing is computed. */
export function learning<G extends Terms>(game: Game<G>, shapes: Shapes, seats: readonly PlayerSeat[]): Learning<G> {
  // By entry, because a moment is made anew when entries after it are taken back.
  const works = new WeakMap<MatchEntry, Work>()
  const known = new WeakMap<MatchEntry, Learners>()
  /** Does one more part. Gives the result if that was the last one, or if it was known before. */
  const further = (before: Moment<G>, moment: Moment<G>): Learners | undefined => {
    const { entry } = moment
    const found = known.get(entry)
    if (found) return found
    const work = works.get(entry) ?? learners(game, shapes, seats, before, moment)
    works.set(entry, work)
    const step = work.next()
    if (!step.done) return undefined
    works.delete(entry)
    known.set(entry, step.value)
    return step.value
  }
  return {
    learnt(before, moment) {
      for (;;) {
        const found = further(before, moment)
        if (found) return found
      }
    },
    known: (_before, { entry }) => known.get(entry),
    async prepare(before, moment, breathe, isWanted) {
      for (;;) {
        await breathe()
        if (!isWanted()) break
        if (further(before, moment)) return
      }
      // It holds imagined worlds.
      works.delete(moment.entry)
    },
  }
}

type Work = Generator<undefined, Learners>

/** What one answer shows to one seat. */
interface Shown {
  readonly told: readonly unknown[]
  readonly change: unknown
}
type ShownTo = (viewer: PlayerSeat) => Shown | undefined

/** Yields between parts of a few milliseconds. */
function* learners<G extends Terms>(
  game: Game<G>,
  shapes: Shapes,
  seats: readonly PlayerSeat[],
  { snapshot }: Moment<G>,
  moment: Moment<G>,
): Work {
  const { cause } = moment.entry
  if (cause.type !== 'answer' || cause.seat === 'chance') return 'all'
  const { seat } = cause
  const others = seats.filter((other) => other !== seat)
  if (others.length === 0) return []
  try {
    const shown = shownBy(game, snapshot.state, moment, seat)
    // The answer showed nothing to the seat, so after an undo it would know no more than before.
    if (shown.told.length === 0 && shown.change === undefined) return []
    // Sealed answers given beside this one were hidden until now and may have been revealed by it.
    const beside = snapshot.agenda[snapshot.agenda.length - 1]?.answers ?? []
    if (beside.length > 0) return beside.some((heard) => heard.seat !== seat) ? 'all' : others
    if (same(game.project(snapshot.state, 'spectator'), game.project(snapshot.state, 'everybody'))) return []
    const open = snapshot.pending.find(({ id }) => id === cause.decision)
    const own = seen(game, snapshot, seat)
    const everybodys = { ...own, view: game.project(snapshot.state, 'spectator') }
    const rng = generator(SEED)
    const played: { readonly state: G['state']; readonly shown: ShownTo }[] = []
    /**
     * What the answer shows in one more imagined world. There are no answers beside it and the seat's questions are the same in
     * all worlds, so worlds with the same state are identical and played once. The true state is never put among them: a shorter
     * running time would then reveal it.
     */
    const shownIn = function* (known: Seen<G>): Generator<undefined, ShownTo> {
      yield
      const state = game.imagine(known.view, rng)
      const found = played.find((world) => same(world.state, state))
      if (found) return found.shown
      const world = putAgain(game, { state, agenda: known.agenda, shown: known.agenda, pending: [], asked: 0 })
      yield
      const shown = shownInWorld(game, shapes, world, open, moment)
      played.push({ state, shown })
      return shown
    }
    for (let world = 0; world < WORLDS; world++) if (!same((yield* shownIn(own))(seat), shown)) return 'all'
    const first = yield* shownIn(own)
    let unknowing = others
    for (let world = 0; world < WORLDS && unknowing.length > 0; world++) {
      const alike = yield* shownIn(everybodys)
      unknowing = unknowing.filter((other) => same(alike(other), first(other)))
    }
    return others.filter((other) => !unknowing.includes(other))
  } catch {
    // If the rules fail, perhaps only in an imagined world, a secret may have been learnt: everybody's consent is the safe
    // answer.
    return 'all'
  }
}

const shownBy = <G extends Terms>(game: Game<G>, before: G['state'], moment: Moment<G>, viewer: PlayerSeat): Shown => ({
  told: toldOf(game, before, moment, viewer),
  change: diff(projected(game, before, viewer), projected(game, moment.state, viewer)),
})

/** What the same answer would have shown in another world, worked out per viewer on demand; undefined if not legal there. */
function shownInWorld<G extends Terms>(
  game: Game<G>,
  shapes: Shapes,
  world: Snapshot<G>,
  open: Decision<G> | undefined,
  moment: Moment<G>,
): ShownTo {
  const { entry } = moment
  const { cause } = entry
  if (cause.type !== 'answer' || !open) return () => undefined
  const fitting = world.pending.filter(
    (one) => one.seat === open.seat && one.subject === open.subject && one.offer === open.offer,
  )
  const again = fitting.find(({ about }) => same(about, open.about)) ?? fitting[0]
  const rules = again && shapes[again.choice.shape]
  // The cast is safe: the functions were looked up by the choice's own shape.
  if (!again || !rules?.accepts(again.choice as never, cause.answer, game.space(world.state)).allowed) return () => undefined
  const { snapshot, events } = reply(game, world, again.id, cause.answer)
  const then: Moment<G> = { entry: { ...entry, events }, state: snapshot.state, snapshot }
  const known = new Map<PlayerSeat, Shown>()
  return (viewer) => {
    const shown = known.get(viewer) ?? shownBy(game, world.state, then, viewer)
    known.set(viewer, shown)
    return shown
  }
}
