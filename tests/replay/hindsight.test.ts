/** Asking the bot about a moment of a recorded match: who may be asked about, what it is told, and what it says in words. */
import { beforeAll, describe, expect, it } from 'vitest'
import { toldOf } from '../../src/app/watch/hindsight-told'
import { createWatching } from '../../src/app/watch/watching'
import { gameOf } from '../../src/games'
import type { AnyRules } from '../../src/games/rules-of'
import {
  type AnyDecision,
  canonical,
  imagined,
  type PlayerSeat,
  reply,
  type Snapshot,
  seeded,
  seen,
  start,
  type Terms,
} from '../../src/kernel'
import type { Telling } from '../../src/protocol/messages'
import { askedAt, standpointOf } from '../../src/replay/asked'
import type { Recording } from '../../src/replay/recording'
import { trackOf } from '../../src/replay/track'
import { LANGUAGES } from '../../src/ui/words/speak'
import { speaker } from '../../src/ui/words/speaker'
import { learn, learnPart, sayer } from '../../src/ui/words/words'
import { type Hindsight, hindsightOf } from '../../src/workers/hindsight'
import { createRoom, type RoomProgress } from '../../src/workers/replay-room'
import { heap } from '../fixtures/toy-game/module'
import { NEWEST, RULES, recorded, textIn } from './recorded'

beforeAll(async () => {
  await Promise.all(LANGUAGES.map(learn))
  await Promise.all([learnPart('watching'), learnPart('puzzles')])
})

const CARDS = 'doctor-who-card-game-whole.4.json.gz'
const quiet = { onProgress: () => {}, isStopped: () => false }
const rulesIn = ({ game }: Recording) => RULES[game.id] as NonNullable<(typeof RULES)[string]>
/** Moments at which a seat has a real choice and gave an answer, from the middle of the match on. */
const choices = (source: Recording, isOne: (decision: AnyDecision) => boolean) =>
  source.history.past.slice(Math.floor(source.history.past.length / 3)).flatMap(({ entry }) => {
    const asked = askedAt(source, entry.seq)
    if (!('seats' in asked)) return []
    const seat = asked.seats[0] as PlayerSeat
    const { really } = standpointOf(source, entry.seq, seat) ?? {}
    return really && isOne(really.decision) ? [{ after: entry.seq, seat }] : []
  })
const hasOptions = (least: number) => (decision: AnyDecision) =>
  !decision.offer &&
  !decision.sealed &&
  ((decision.choice as unknown as { options?: readonly { refused?: unknown }[] }).options ?? []).filter(({ refused }) => !refused)
    .length >= least

describe.each(NEWEST.filter((name) => name.includes('-whole')))('%s', (name) => {
  const source = recorded(name)
  it('says whether somebody is asked, and what the seat answered is in the log', () => {
    const counts = { asked: 0, chance: 0, answered: 0 }
    for (const { entry } of source.history.past.filter((_, at) => at % 2 === 0)) {
      const asked = askedAt(source, entry.seq)
      if ('nothing' in asked) {
        if (asked.nothing === 'chance') counts.chance++
        else expect(asked.nothing).toBe('over')
        continue
      }
      counts.asked++
      for (const seat of asked.seats) {
        const standpoint = standpointOf(source, entry.seq, seat)
        expect(standpoint?.known.viewer).toBe(seat)
        expect(standpoint?.known.decisions.every((decision) => decision.seat === seat)).toBe(true)
        if (!standpoint?.really) continue
        counts.answered++
        expect(source.record.entries.slice(entry.seq)).toContainEqual(
          expect.objectContaining({
            cause: expect.objectContaining({ seat, decision: standpoint.really.decision.id, answer: standpoint.really.answer }),
          }),
        )
      }
    }
    expect(askedAt(source, source.record.entries.length - 1)).toEqual({ nothing: 'over' })
    expect(counts.asked).toBeGreaterThan(20)
    expect(counts.answered).toBeGreaterThan(counts.asked * 0.9)
  })
})

it('of a match that is not over, no seat can be asked about: neither who is asked what, nor what the bot thinks of it', async () => {
  const names = NEWEST.filter((one) => !one.includes('-whole'))
  let hidden = 0
  for (const name of names) {
    const source = recorded(name)
    for (const { entry } of source.history.past.filter((_, at) => at % 2 === 0)) {
      const asked = askedAt(source, entry.seq)
      expect(asked, name).not.toHaveProperty('seats')
      if ('nothing' in asked && asked.nothing === 'hidden') hidden++
      for (const seat of source.record.spec.seats) expect(standpointOf(source, entry.seq, seat), name).toBeUndefined()
    }
    const room = createRoom()
    await room({ id: 1, call: 'open', file: textIn(name) })
    const after = source.record.entries.length - 1
    for (const seat of source.record.spec.seats)
      expect(await room({ id: 2, call: 'hindsight', after, seat }), name).toMatchObject({ ok: false })
  }
  expect(hidden).toBeGreaterThan(20)
})

describe('the bot asked afterwards', () => {
  const source = recorded(CARDS)
  const { after, seat } = choices(source, hasOptions(4))[0] as { after: number; seat: PlayerSeat }

  it('is told only what the seat knew: in a world with other hands it says the same, word for word', {
    timeout: 60_000,
  }, async () => {
    const { history, game } = source
    const at = history.past.findIndex(({ entry }) => entry.seq === after)
    const moment = history.past[at] as (typeof history.past)[number]
    const other = imagined(game, seen(game, moment.snapshot, seat), seeded(99))
    expect(canonical(other.state)).not.toBe(canonical(moment.snapshot.state))
    const snapshot: Snapshot<Terms> = { ...moment.snapshot, state: other.state }
    const [first, ...rest] = history.past.map((one, index) => (index === at ? { ...moment, state: other.state, snapshot } : one))
    const twin: Recording = { ...source, history: { ...history, past: [first as typeof moment, ...rest] } }
    const [one, two] = [source, twin].map((from) => standpointOf(from, after, seat))
    expect(two).toEqual(one)
    if (!one || !two) throw new Error('the seat is asked')
    const [here, there] = [await hindsightOf(rulesIn(source), one, 7, quiet), await hindsightOf(rulesIn(source), two, 7, quiet)]
    expect(there).toEqual(here)
    // What it sends to the page is the seat's own view, nothing wider.
    expect(here.view).toEqual(game.project(moment.snapshot.state, seat))
    expect(here.best.length).toBeGreaterThan(1)
    expect(here.best.length).toBeLessThanOrEqual(3)
    for (const { expected, playouts } of [...here.best, ...(here.really ? [here.really] : [])]) {
      expect(playouts).toBeGreaterThan(0)
      expect(expected).toBeGreaterThanOrEqual(0)
      expect(expected).toBeLessThanOrEqual(1)
    }
  })

  it('answers in the room with progress, and when stopped says what it has found so far', { timeout: 60_000 }, async () => {
    const progress: RoomProgress[] = []
    let onFirst = () => {}
    const room = createRoom((told) => {
      progress.push(told)
      onFirst()
    })
    await room({ id: 1, call: 'open', file: textIn(CARDS) })
    expect(await room({ id: 2, call: 'asked', after })).toMatchObject({ ok: true, value: { seats: [seat] } })
    const whole = await room({ id: 3, call: 'hindsight', after, seat })
    expect(whole).toMatchObject({ ok: true, value: { seat } })
    expect(progress.every(({ id }) => id === 3)).toBe(true)
    const shares = progress.map((one) => one.progress)
    expect(shares.length).toBeGreaterThan(0)
    expect(shares).toEqual(shares.toSorted((one, other) => one - other))
    onFirst = () => void room({ id: 5, call: 'stop', of: 4 })
    const count = progress.length
    const cut = await room({ id: 4, call: 'hindsight', after, seat })
    expect(cut).toMatchObject({ ok: true, value: { seat } })
    expect(progress.length - count).toBeLessThan(count)
  })
})

it('gives as reasons what either side reaches clearly oftener than after the other answer', async () => {
  const heapRules = (await heap.rules?.()) as AnyRules
  const parsed = heapRules.parseSpec(heapRules.defaultOptions())
  if (!parsed.ok) throw new Error('default options are refused')
  let { snapshot } = start(heapRules.game, parsed.spec)
  for (const id of ['3', '3']) snapshot = reply(heapRules.game, snapshot, snapshot.pending[0]?.id ?? '', [id]).snapshot
  const known = seen(heapRules.game, snapshot, 'A')
  const [decision] = known.decisions as readonly AnyDecision[]
  if (!decision) throw new Error('A is asked')
  const has = (end: object, seat: PlayerSeat) => heapRules.game.outcome(end)?.winners.includes(seat) === true
  const rules: AnyRules = {
    ...heapRules,
    puzzles: {
      // A point for whoever takes the last one; two points are had by everybody.
      offered: () => [{ type: 'win' }, { type: 'gain', points: 1 }, { type: 'gain', points: 2 }],
      isReached: (end, goal, seat) => goal.type === 'gain' && (goal.points === 2 || has(end, seat)),
      isKnown: () => true,
      span: () => undefined,
      hasActivations: false,
    },
  }
  const standpoint = { known, seats: parsed.spec.seats, really: { decision, answer: ['1'] } }
  const { best, really, reasons, against } = await hindsightOf(rules, standpoint, 4, quiet)
  expect(best[0]).toMatchObject({ answer: ['3'], expected: 1 })
  expect(really?.expected).toBeLessThan(0.85)
  expect(against).toBe('really')
  expect(reasons.map(({ seat, goal, here }) => ({ seat, goal, here }))).toEqual([
    { seat: 'A', goal: { type: 'gain', points: 1 }, here: 1 },
    { seat: 'B', goal: { type: 'gain', points: 1 }, here: 0 },
  ])
  const same = await hindsightOf(rules, { ...standpoint, really: { decision, answer: ['3'] } }, 4, quiet)
  expect(same.against).toBe('next')
})

describe('in words', () => {
  it.each(LANGUAGES)(
    'answers are named as the seat would name them, and what was done stands beside them: %s',
    async (language) => {
      for (const name of [CARDS, 'exterminate-whole.4.json.gz']) {
        const source = recorded(name)
        const game = await gameOf(source.game.id)?.view?.()
        if (!game) throw new Error(name)
        const speak = speaker(language, game.unit, { piece: (ref) => ref, seat: (one) => one })
        const [{ after, seat }] = choices(source, hasOptions(3)) as [{ after: number; seat: PlayerSeat }]
        const { known, really } = standpointOf(source, after, seat) ?? {}
        if (!known || !really) throw new Error('the seat is asked')
        const { options } = really.decision.choice as unknown as { options: readonly { id: string; refused?: unknown }[] }
        const [first, second] = options.filter(({ refused, id }) => !refused && id !== (really.answer as readonly string[])[0])
        const given = (answer: unknown) => ({ decision: really.decision, answer: answer as never, expected: 0.5, playouts: 3 })
        const best = [given([first?.id]), given([second?.id])]
        const hindsight: Hindsight = {
          seat,
          view: known.view as never,
          best,
          really: given(really.answer),
          reasons: [{ seat: 'A', goal: { type: 'gain', points: 1 }, here: 0.631, there: 0.4 }],
          against: 'really',
        }
        const told = toldOf(hindsight, game, { speak, say: sayer(language) })
        const labels = [...told.best, ...(told.really ? [told.really] : [])].map(({ label }) => label)
        expect(labels).toHaveLength(3)
        expect(told.title).not.toBe('')
        expect(labels.join()).not.toMatch(/undefined|\[/)
        expect(told.really?.isBest).toBe(false)
        expect(told.reasons[0]).toMatch(
          language === 'en'
            ? /^A: gain 1 point or more, 63 times in 100 instead of 40$/
            : /^A.: marquer.* 63 fois sur 100 au lieu de 40$/,
        )
        const same = toldOf({ ...hindsight, really: best[0] as never }, game, { speak, say: sayer(language) })
        expect(same.really).toMatchObject({ isBest: true, label: told.best[0]?.label })
        expect(same.best).toHaveLength(2)
        const { really: _, ...none } = hindsight
        expect(toldOf(none, game, { speak, say: sayer(language) }).really).toBeUndefined()
      }
    },
  )

  it('a place can be shown on the table, until another moment is shown', () => {
    const source = recorded('exterminate-whole.4.json.gz')
    const [{ after, seat }] = choices(source, ({ choice }) => choice.shape === 'path') as [{ after: number; seat: PlayerSeat }]
    const { known, really } = standpointOf(source, after, seat) ?? {}
    if (!known || !really) throw new Error('the seat is asked')
    const game = { words: () => ({ question: () => ({ title: 'x', hint: '' }) }), nameOf: (_: object, ref: string) => ref }
    const speaking = { speak: speaker('en'), say: sayer('en') }
    const answer = { ...really, answer: really.answer as never, expected: 0.5, playouts: 1 }
    const told = toldOf(
      { seat, view: known.view as never, best: [answer], really: answer, reasons: [], against: 'next' },
      game as never,
      speaking,
    )
    expect(told.spatial.map(({ id }) => id)).toEqual(['0', 'really'])
    const track = trackOf(source.telling('spectator') as Telling)
    const watching = createWatching(track, source.record.spec.seats, source.outcome)
    watching.goTo(track.positionOf(after))
    watching.preview({ decision: really.decision, draft: { type: 'idle' } as never })
    expect(watching.client.store.getState().decisions).toEqual([really.decision])
    watching.goTo(track.positionOf(after) - 1)
    expect(watching.client.store.getState().decisions).toEqual([])
  })
})
