/** One planner's matches between bots: the report grows, is kept on the device while it grows, and is found again. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { SelfplayListener, SelfplayWishes } from '../../../src/app/planner/selfplay/pool'
import { stateOf } from '../../../src/app/planner/selfplay/state-of'
import { newTried, reportNow, reportOn, type Tried } from '../../../src/app/planner/selfplay/tried'
import { forget, keepTried, listTried } from '../../../src/app/planner/shelf'
import { documentOf, newPlanner, type PlannerStore } from '../../../src/app/planner/store'
import { changed, type LayoutDocument } from '../../../src/planner/document'
import { begunHistory } from '../../../src/planner/history'
import { emptyReport, numbersOf, type Report, withTallies } from '../../../src/planner/selfplay/report'
import { sample } from '../sample'
import { SETTING, tallyOf } from './tallies'

/** Of a size that no other test uses, as files of tests share the device's store. */
const DOCUMENT = changed(sample(), { size: { width: 41 * 2540, depth: 43 * 2540 } })
const ASKED = { game: 'toy', level: 'plain', options: [{}, {}] } as const

/** A planner whose matches are played by the test, on a clock of the test's. */
function planned(id: string, document: LayoutDocument = DOCUMENT) {
  const planner = newPlanner(id, document, [])
  const runs: { readonly wishes: SelfplayWishes; readonly listener: SelfplayListener; readonly orders: string[] }[] = []
  const clock = { ms: 0 }
  const tried = newTried(planner, {
    play(wishes, listener) {
      const orders: string[] = []
      runs.push({ wishes, listener, orders })
      const order = (name: string) => () => void orders.push(name)
      return { pause: order('pause'), goOn: order('go on'), cancel: order('cancel') }
    },
    cores: () => 4,
    now: () => clock.ms,
  })
  const end = tried.begin()
  const start = (matches: number, before: Report = emptyReport(SETTING, document.size)) =>
    tried.start({
      asked: ASKED,
      before: { id: planner.getState().id, name: 'Old mill', state: stateOf(documentOf(planner.getState())), report: before },
      matches,
    })
  const run = (at = 0) => runs[at] as (typeof runs)[number]
  const plays = (...seeds: readonly number[]) => run().listener.onTallies(seeds.map(tallyOf))
  const edit = (next: LayoutDocument) => planner.setState({ history: begunHistory(next) })
  return { planner, tried, runs, run, clock, start, plays, edit, end }
}
const matchesOf = (tried: Tried, planner: PlannerStore) => reportOn(tried.store.getState(), planner.getState())?.report.matches
const kept = async (id: string): Promise<Report | undefined> => {
  const row = (await listTried()).find(({ layout }) => layout === id)
  return row && JSON.parse(row.text)
}
/** Reading and writing of the device's store take no time, but a few turns. */
const turns = () => vi.waitFor(async () => void (await listTried()))

const used: string[] = []
const fresh = (): string => {
  used.push(`tried-${used.length}`)
  return used.at(-1) as string
}
afterEach(async () => {
  for (const id of used) await forget(id)
})

describe('a run', () => {
  test('tells how far it is and how long it takes, without the time of pauses', () => {
    const { tried, start, plays, clock, run } = planned(fresh())
    start(40)
    expect(tried.store.getState().running).toEqual({ done: 0, of: 40, workers: 3, isPaused: false, minutes: undefined })
    clock.ms = 60_000
    plays(1, 2)
    expect(tried.store.getState().running).toMatchObject({ done: 2, minutes: 19 })
    tried.pause()
    tried.pause()
    expect(tried.store.getState().running?.isPaused).toBe(true)
    clock.ms = 900_000
    tried.goOn()
    clock.ms = 960_000
    plays(3, 4)
    expect(tried.store.getState().running).toMatchObject({ done: 4, minutes: 18, isPaused: false })
    expect(run().orders).toEqual(['pause', 'go on'])
  })
  test('its report grows, and is the layout’s own afterwards', () => {
    const { planner, tried, start, plays, run } = planned(fresh())
    start(3)
    expect(matchesOf(tried, planner)).toBeUndefined()
    plays(1)
    expect(matchesOf(tried, planner)).toBe(1)
    plays(2, 3)
    run().listener.onDone()
    expect(tried.store.getState()).toMatchObject({ running: undefined, live: undefined, ended: 'done' })
    expect(matchesOf(tried, planner)).toBe(3)
  })
  test('goes on where the report before it ended', () => {
    const { planner, tried, start, plays, run } = planned(fresh())
    const stuck = { ...tallyOf(2), end: 'stuck', winner: undefined } as const
    start(5, withTallies(emptyReport(SETTING, DOCUMENT.size), [tallyOf(1), stuck]))
    expect(run().wishes).toMatchObject({ seed: 1, done: 2, matches: 5 })
    plays(3)
    expect(tried.store.getState().running?.done).toBe(1)
    expect(matchesOf(tried, planner)).toBe(2)
  })
  test('what was played counts when it is cancelled or fails', () => {
    for (const how of ['cancelled', 'failed'] as const) {
      const { planner, tried, start, plays, run } = planned(fresh())
      start(9)
      plays(1, 2)
      if (how === 'failed') run().listener.onFailure('')
      else tried.cancel()
      expect(tried.store.getState()).toMatchObject({ running: undefined, ended: how })
      expect(matchesOf(tried, planner)).toBe(2)
    }
  })
  test('an edit that matters for a match ends it, another one does not', () => {
    const { tried, start, plays, edit, run } = planned(fresh())
    start(9)
    plays(1)
    edit(changed(DOCUMENT, { name: 'Another name' }))
    expect(tried.store.getState().running).toBeDefined()
    edit(changed(DOCUMENT, { pieces: DOCUMENT.pieces.slice(1) }))
    expect(run().orders).toEqual(['cancel'])
    expect(tried.store.getState()).toMatchObject({ running: undefined, ended: 'cancelled' })
  })
  test('ends when the planner is left, or opens another layout', () => {
    const left = planned(fresh())
    left.start(9)
    left.end()
    expect(left.run().orders).toEqual(['cancel'])
    const other = planned(fresh())
    other.start(9)
    other.planner.setState({ id: fresh() })
    expect(other.run().orders).toEqual(['cancel'])
  })
})

describe('on the device', () => {
  test('a report is written while it grows, when it is paused, and at its end', async () => {
    const id = fresh()
    const { tried, start, plays, clock, run } = planned(id)
    start(9)
    plays(1)
    await turns()
    expect(await kept(id)).toBeUndefined()
    clock.ms = 10_000
    plays(2)
    await turns()
    expect((await kept(id))?.matches).toBe(2)
    plays(3)
    tried.pause()
    await turns()
    expect((await kept(id))?.matches).toBe(3)
    plays(4)
    tried.save()
    await turns()
    expect((await kept(id))?.matches).toBe(4)
    plays(5)
    run().listener.onDone()
    await turns()
    expect((await kept(id))?.matches).toBe(5)
  })
  test('it comes back with the layout, as it was', async () => {
    const id = fresh()
    const before = planned(id)
    before.start(2)
    before.plays(1, 2)
    before.end()
    const report = reportNow(before.tried, before.planner)
    await turns()
    const after = planned(id)
    await vi.waitFor(() => expect(reportNow(after.tried, after.planner)).toEqual(report))
    expect(report?.stood).toEqual({ 0: 4, 40: 2 })
    // The layout as it was then: of another one it says nothing, but it is still there.
    after.edit(changed(DOCUMENT, { pieces: [] }))
    expect(reportNow(after.tried, after.planner)).toBeUndefined()
    expect(matchesOf(after.tried, after.planner)).toBe(2)
  })
  test('a copy of the layout finds it; one from here comes before a larger one of a link', async () => {
    const [here, there] = [fresh(), fresh()]
    const played = withTallies(emptyReport(SETTING, DOCUMENT.size), [tallyOf(1)])
    const given = numbersOf(withTallies(played, [tallyOf(2), tallyOf(3)]))
    const state = stateOf(DOCUMENT)
    await keepTried({ layout: there, name: '', state, text: JSON.stringify(given) })
    const { planner, tried } = planned(fresh())
    await vi.waitFor(() => expect(reportNow(tried, planner)).toEqual(given))
    await keepTried({ layout: here, name: '', state, text: JSON.stringify(played) })
    const other = planned(fresh())
    await vi.waitFor(() => expect(reportNow(other.tried, other.planner)).toEqual(played))
    expect(reportNow(other.tried, newPlanner(fresh(), changed(DOCUMENT, { pieces: [] }), []))).toBeUndefined()
  })
  test('one that cannot be read is left out, and one that is deleted does not come back', async () => {
    const [id, bad] = [fresh(), fresh()]
    const state = stateOf(DOCUMENT)
    await keepTried({ layout: bad, name: '', state, text: '{"matches":-1}' })
    await keepTried({
      layout: id,
      name: '',
      state,
      text: JSON.stringify(withTallies(emptyReport(SETTING, DOCUMENT.size), [tallyOf(1)])),
    })
    const { planner, tried } = planned(id)
    const ids = () => tried.store.getState().kept.map((one) => one.id)
    await vi.waitFor(() => expect(ids()).toContain(id))
    expect(ids()).not.toContain(bad)
    tried.forget(id)
    expect(matchesOf(tried, planner)).toBeUndefined()
    await turns()
    const there = (await listTried()).map(({ layout }) => layout)
    expect([there.includes(bad), there.includes(id)]).toEqual([true, false])
  })
})
