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
import type { Moment } from './history'
import { projected, toldOf } from './telling'

/** How many other worlds are tried. Each is drawn as the cards themselves are; what looks alike in all of them told nothing new. */
const WORLDS = 6
/** The worlds are always drawn from this seed: a number of the log would depend on entries that the seat was not told of. */
const SEED = 1

/** Which of some seats learnt a secret by this answer of a player, given the moment before it. Computed when it is first asked for, and kept. */
export type Learnt<G extends Terms> = (before: Moment<G>, moment: Moment<G>) => 'all' | readonly PlayerSeat[]

export interface Learning<G extends Terms> {
  readonly learnt: Learnt<G>
  /** Works it out ahead, world by world; `breathe` is awaited between two of them. Whoever asks meanwhile goes on from there at once. */
  prepare(before: Moment<G>, moment: Moment<G>, breathe: () => Promise<void>): Promise<void>
}

/** `seats`: those that are asked for their consent. Where nobody else is, nothing is worked out. */
export function learning<G extends Terms>(game: Game<G>, shapes: Shapes, seats: readonly PlayerSeat[]): Learning<G> {
  const works = new WeakMap<Moment<G>, Work>()
  const workOn = (before: Moment<G>, moment: Moment<G>): Work => {
    const work = works.get(moment) ?? { steps: learners(game, shapes, seats, before, moment), found: undefined }
    works.set(moment, work)
    return work
  }
  const step = (work: Work) => {
    if (work.found !== undefined) return work.found
    const { done, value } = work.steps.next()
    if (done) work.found = value
    return work.found
  }
  return {
    learnt(before, moment) {
      const work = workOn(before, moment)
      for (;;) {
        const found = step(work)
        if (found !== undefined) return found
      }
    },
    async prepare(before, moment, breathe) {
      const work = workOn(before, moment)
      while (step(work) === undefined) await breathe()
    },
  }
}

type Found = 'all' | readonly PlayerSeat[]
interface Work {
  readonly steps: Generator<undefined, Found, void>
  found: Found | undefined
}

/** What one answer shows to one seat. */
interface Shown {
  readonly told: readonly unknown[]
  readonly change: unknown
}
type ShownTo = (viewer: PlayerSeat) => Shown | undefined

/** A step for each imagined world. */
function* learners<G extends Terms>(
  game: Game<G>,
  shapes: Shapes,
  seats: readonly PlayerSeat[],
  { snapshot }: Moment<G>,
  moment: Moment<G>,
): Generator<undefined, Found, void> {
  const { cause } = moment.entry
  if (cause.type !== 'answer' || cause.seat === 'chance') return 'all'
  const { seat } = cause
  const others = seats.filter((other) => other !== seat)
  if (others.length === 0) return []
  try {
    const shown = shownBy(game, snapshot.state, moment, seat)
    // It may answer again, but it would know no more than before.
    if (shown.told.length === 0 && shown.change === undefined) return []
    // Sealed answers beside this one were hidden until now.
    const beside = snapshot.agenda[snapshot.agenda.length - 1]?.answers ?? []
    if (beside.length > 0) return beside.some((heard) => heard.seat !== seat) ? 'all' : others
    if (same(game.project(snapshot.state, 'spectator'), game.project(snapshot.state, 'everybody'))) return []
    const open = snapshot.pending.find(({ id }) => id === cause.decision)
    const own = seen(game, snapshot, seat)
    const everybodys = { ...own, view: game.project(snapshot.state, 'spectator') }
    const rng = generator(SEED)
    const played: { readonly state: G['state']; readonly shown: ShownTo }[] = []
    /**
     * What one more imagined world shows. Nobody has answered beside it, and the seat's questions are the same in all of them: worlds of
     * one state are one world, which is played once. The truth is never among them: it would be known by the time that this takes.
     */
    const shownIn = (known: Seen<G>): ShownTo => {
      const state = game.imagine(known.view, rng)
      const found = played.find((world) => same(world.state, state))
      if (found) return found.shown
      const world = putAgain(game, { state, agenda: known.agenda, shown: known.agenda, pending: [], asked: 0 })
      const shown = shownInWorld(game, shapes, world, open, moment)
      played.push({ state, shown })
      return shown
    }
    for (let world = 0; world < WORLDS; world++) {
      yield
      if (!same(shownIn(own)(seat), shown)) return 'all'
    }
    yield
    const first = shownIn(own)
    let unknowing = others
    for (let world = 0; world < WORLDS && unknowing.length > 0; world++) {
      yield
      const alike = shownIn(everybodys)
      unknowing = unknowing.filter((other) => same(alike(other), first(other)))
    }
    return others.filter((other) => !unknowing.includes(other))
  } catch {
    // Where the rules fail, perhaps only in an imagined world, a secret may have been learnt: better ask for consent than let it be used.
    return 'all'
  }
}

const shownBy = <G extends Terms>(game: Game<G>, before: G['state'], moment: Moment<G>, viewer: PlayerSeat): Shown => ({
  told: toldOf(game, before, moment, viewer),
  change: diff(projected(game, before, viewer), projected(game, moment.state, viewer)),
})

/** What the same answer would have shown in another world, worked out for who is asked for; undefined where it could not be given there. */
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
  // Each shape's rules take their own choice: the name just looked up says which.
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
