/** Whose consent an undo needs is the same however it is worked out: at once, in parts, or as it was first written. */
import { describe, expect, it } from 'vitest'
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
} from '../../src/kernel'
import { generator } from '../../src/match/generator'
import type { Moment } from '../../src/match/history'
import { learning } from '../../src/match/learning'
import { projected, toldOf } from '../../src/match/telling'
import { diff } from '../../src/protocol/patch'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { NEWEST, recorded } from '../replay/recorded'

/** The rule as it was first written, in one go. */
function reference(
  game: Game<Terms>,
  shapes: Shapes,
  seats: readonly PlayerSeat[],
  { snapshot }: Moment<Terms>,
  moment: Moment<Terms>,
): 'all' | readonly PlayerSeat[] {
  const { cause } = moment.entry
  if (cause.type !== 'answer' || cause.seat === 'chance') return 'all'
  const { seat } = cause
  const others = seats.filter((other) => other !== seat)
  if (others.length === 0) return []
  const shownBy = (before: object, at: Moment<Terms>, viewer: PlayerSeat) => ({
    told: toldOf(game, before, at, viewer),
    change: diff(projected(game, before, viewer), projected(game, at.state, viewer)),
  })
  const inWorld = (world: Snapshot<Terms>, open: Decision<Terms> | undefined) => {
    if (!open) return () => undefined
    const fitting = world.pending.filter(
      (one) => one.seat === open.seat && one.subject === open.subject && one.offer === open.offer,
    )
    const again = fitting.find(({ about }) => same(about, open.about)) ?? fitting[0]
    const rules = again && shapes[again.choice.shape]
    if (!again || !rules?.accepts(again.choice as never, cause.answer, game.space(world.state)).allowed) return () => undefined
    const { snapshot: after, events } = reply(game, world, again.id, cause.answer)
    const then: Moment<Terms> = { entry: { ...moment.entry, events }, state: after.state, snapshot: after }
    return (viewer: PlayerSeat) => shownBy(world.state, then, viewer)
  }
  try {
    const shown = shownBy(snapshot.state, moment, seat)
    if (shown.told.length === 0 && shown.change === undefined) return []
    const beside = snapshot.agenda[snapshot.agenda.length - 1]?.answers ?? []
    if (beside.length > 0) return beside.some((heard) => heard.seat !== seat) ? 'all' : others
    if (same(game.project(snapshot.state, 'spectator'), game.project(snapshot.state, 'everybody'))) return []
    const open = snapshot.pending.find(({ id }) => id === cause.decision)
    const own = seen(game, snapshot, seat)
    const everybodys = { ...own, view: game.project(snapshot.state, 'spectator') }
    const rng = generator(1)
    const shownIn = (known: Seen<Terms>) => {
      const state = game.imagine(known.view, rng)
      return inWorld(putAgain(game, { state, agenda: known.agenda, shown: known.agenda, pending: [], asked: 0 }), open)
    }
    for (let world = 0; world < 6; world++) if (!same(shownIn(own)(seat), shown)) return 'all'
    const first = shownIn(own)
    let unknowing = others
    for (let world = 0; world < 6; world++) {
      const alike = shownIn(everybodys)
      unknowing = unknowing.filter((other) => same(alike(other), first(other)))
    }
    return others.filter((other) => !unknowing.includes(other))
  } catch {
    return 'all'
  }
}

/** Answers looked at in each match. */
const SOME = 12
/** How many of them showed a secret to nobody, to some, or perhaps to all. */
const kinds = { nobody: 0, some: 0, all: 0 }
let most = 0
const always = () => true

describe.each(NEWEST.filter((name) => name.includes('-whole')))('%s', (name) => {
  it('gives the same in parts, interrupted, and at once', { timeout: 600_000 }, async () => {
    const { game, record, history } = recorded(name)
    const { seats } = record.spec
    const pairs = history.past.flatMap((moment, at) => {
      const before = history.past[at - 1]
      const { cause } = moment.entry
      return before && cause.type === 'answer' && cause.seat !== 'chance' ? [{ before, moment }] : []
    })
    const some = pairs.filter((_, at) => at % Math.ceil(pairs.length / SOME) === 0)
    const [once, parts, both] = [
      learning(game, TABLE_SHAPES, seats),
      learning(game, TABLE_SHAPES, seats),
      learning(game, TABLE_SHAPES, seats),
    ]
    for (const [index, { before, moment }] of some.entries()) {
      const expected = reference(game, TABLE_SHAPES, seats, before, moment)
      const label = `entry ${moment.entry.seq}`
      let pauses = 0
      // Whoever gives up in the middle loses nothing.
      await parts.prepare(
        before,
        moment,
        async () => {},
        () => false,
      )
      expect(parts.known(before, moment), label).toBeUndefined()
      await parts.prepare(before, moment, async () => void pauses++, always)
      expect(parts.known(before, moment), label).toEqual(expected)
      // Asked for in the middle, it is finished at once, and whoever prepares it stops.
      let early: unknown
      const interrupt = async () => {
        if (early === undefined && index % 3 === 0) early = both.learnt(before, moment)
      }
      await both.prepare(before, moment, interrupt, always)
      expect(once.learnt(before, moment), label).toEqual(expected)
      expect(parts.learnt(before, moment), label).toEqual(expected)
      expect(both.learnt(before, moment), label).toEqual(expected)
      if (early !== undefined) expect(early, label).toEqual(expected)
      most = Math.max(most, pauses)
      kinds[expected === 'all' ? 'all' : expected.length === 0 ? 'nobody' : 'some']++
    }
  })
})

it('has seen answers of each kind, and paused in between', () => {
  expect(Object.values(kinds).every((count) => count > 0)).toBe(true)
  expect(most).toBeGreaterThan(10)
})
