/**
 * Waiting betrays no hand: in worlds that another viewer cannot tell apart (other hands, piles, faces in cover) a seat is asked the same, its
 * windows are passed by its settings and ahead alike, and what is held, passes by itself or keeps a clock running is the same.
 */
import { describe, expect, test } from 'vitest'
import { createPassing, type StopPolicy, type WindowRules } from '../../../src/client/passing'
import { doomtrooper } from '../../../src/games/doomtrooper/rules'
import type { Doomtrooper } from '../../../src/games/doomtrooper/rules/terms'
import { doomtrooperView } from '../../../src/games/doomtrooper/view'
import {
  type AnyDecision,
  firstSeats,
  imagined,
  type PlayerSeat,
  reply,
  type Snapshot,
  same,
  seen,
  start,
} from '../../../src/kernel'
import { createClock } from '../../../src/server/tables/clock'
import { seeded } from '../../conformance/rng'
import { boldAnswer } from './random-play'

const SUBJECTS = doomtrooperView.stops?.('en').map(({ subject }) => subject) ?? []
const WINDOWS: WindowRules = { subjects: SUBJECTS, isOwn: doomtrooperView.isOwn as unknown as WindowRules['isOwn'] }
const everywhere = (own: boolean, other: boolean): StopPolicy =>
  Object.fromEntries(SUBJECTS.map((subject) => [subject, { own, other }]))
const POLICIES = [undefined, everywhere(false, false), everywhere(true, false), everywhere(false, true)]

type Snap = Snapshot<Doomtrooper>

/** What the screen of this seat does by itself, without the names of questions: which of them are passed, which pass by themselves. */
function done(snapshot: Snap, seat: PlayerSeat, windows: WindowRules): unknown {
  const { view, decisions } = seen(doomtrooper, snapshot, seat)
  const open = decisions as readonly AnyDecision[]
  const named = (id: string | undefined) => open.find((one) => one.id === id)?.subject
  const ways = POLICIES.flatMap((stops) => [false, true].map((isAhead) => ({ stops, isAhead })))
  return ways.map(({ stops, isAhead }) => {
    const passing = createPassing(windows, stops ? { [seat]: stops } : {})
    if (isAhead) passing.passAhead(seat)
    passing.hear(seat, open)
    const due = passing.due(seat, open, view as never, false)
    const fleeting = passing.fleeting(open)
    const waits = named(fleeting?.id)
    if (fleeting) passing.hold(fleeting.id)
    return {
      passed: due.map(({ decision, answer }) => [named(decision), answer]),
      ahead: passing.ahead(),
      waits,
      held: named(passing.fleeting(open)?.id),
    }
  })
}
/** Whose clock runs, as an umpire at the table sees it. */
function clocked(snapshot: Snap): unknown {
  const seats = snapshot.state.order
  const clock = createClock({ type: 'bank', minutes: 10, increment: 5, atEnd: 'pass' } as never, seats)
  const { awaited } = seen(doomtrooper, snapshot, 'spectator')
  clock.owe(
    awaited.filter((seat): seat is PlayerSeat => seat !== 'chance'),
    0,
    () => 0,
  )
  return clock.shown()
}
const plain = (decisions: readonly unknown[]) => (decisions as readonly AnyDecision[]).map(({ id: _id, ...rest }) => rest)
const facesOf = ({ state }: Snap) => JSON.stringify([state.order.map((seat) => state.seats[seat]?.hand), state.inPlay])

interface Compared {
  readonly points: number
  readonly passes: number
}
/** Random play; at each point every viewer's other world is compared. Throws where a viewer could tell them apart. */
function compare(players: number, seed: number, most: number, windows = WINDOWS): Compared {
  const rng = seeded(seed)
  const fresh = () => rng.below(3) === 0
  let { snapshot } = start(doomtrooper, { game: 'doomtrooper', seats: firstSeats(players), options: { players } })
  let [points, passes] = [0, 0]
  for (let given = 0; given < most && snapshot.pending.length > 0; given++) {
    for (const viewer of [...snapshot.state.order, 'spectator' as const]) {
      const known = seen(doomtrooper, snapshot, viewer)
      const world = imagined(doomtrooper, known, rng)
      const again = seen(doomtrooper, world, viewer)
      if (facesOf(world) === facesOf(snapshot)) continue
      points++
      expect(same(again.view, known.view), `${viewer} sees the same`).toBe(true)
      expect(plain(again.decisions), `${viewer} is asked the same`).toEqual(plain(known.decisions))
      expect(clocked(world)).toEqual(clocked(snapshot))
      // In the middle of another seat's train its viewer knows only the beginning of it.
      if (!same(snapshot.shown, snapshot.agenda) && !known.awaited.some((seat) => seat === viewer)) continue
      for (const seat of snapshot.state.order.filter((one) => one !== viewer)) {
        const here = done(snapshot, seat, windows)
        expect(done(world, seat, windows), `what ${seat}'s screen does tells ${viewer} nothing`).toEqual(here)
        passes += (here as readonly { passed: readonly unknown[] }[]).filter(({ passed }) => passed.length > 0).length
      }
    }
    const pending = snapshot.pending as readonly AnyDecision[]
    const decision = pending[rng.below(pending.length)] as AnyDecision
    ;({ snapshot } = reply(doomtrooper, snapshot, decision.id, boldAnswer(snapshot.state, decision, rng, fresh)))
  }
  return { points, passes }
}

describe.each([2, 3, 4])('%i players', (players) => {
  test('no setting, no passing ahead, no hold and no clock betrays a hand or a face in cover', () => {
    const { points, passes } = compare(players, 7 * players, 220)
    expect(points).toBeGreaterThan(300)
    expect(passes).toBeGreaterThan(100)
  }, 120_000)
})

test('planted and found: a window is passed at once where the hand has nothing for it', () => {
  const sole: WindowRules = {
    ...WINDOWS,
    moot: ({ subject, choice, fallback }) =>
      SUBJECTS.includes(subject) && (choice as unknown as { options: readonly unknown[] }).options.length === 1
        ? (fallback as never)
        : undefined,
  }
  expect(() => compare(2, 14, 220, sole)).toThrow(/tells . nothing|tells spectator nothing/)
}, 120_000)

test('planted and found: a question counts as a window only where the hand could answer it', () => {
  const windows: WindowRules = {
    ...WINDOWS,
    subjects: [],
    rest: ({ subject, choice }) =>
      SUBJECTS.includes(subject) && (choice as unknown as { options: readonly unknown[] }).options.length > 1
        ? 'pass'
        : undefined,
  }
  expect(() => compare(2, 14, 220, windows)).toThrow(/tells . nothing|tells spectator nothing/)
}, 120_000)
