import { describe, expect, test } from 'vitest'
import { fleshed, layoutWork, lean, type WorkPort } from '../../src/app/planner/work'
import { loadLayouts } from '../../src/games'
import { changed, emptyLayout } from '../../src/planner/document'
import { faultsOf } from '../../src/planner/faults'
import { densityOf } from '../../src/planner/figures'
import { gapsOf } from '../../src/planner/gaps'
import { systemOf } from '../../src/planner/open-tables'
import { sightFacts } from '../../src/planner/print'
import { MIDDLING } from '../../src/planner/system'
import { JOBS, workAt } from '../../src/workers/layout-jobs'
import type { WorkAnswer, WorkOrder } from '../../src/workers/layout-protocol'
import { inch, sample } from '../planner/sample'

const LAYOUTS = await loadLayouts()
const systems = async (id: string) => LAYOUTS.find(({ game }) => game === id)

/** Workers in this thread: each takes its orders one after the other when it is told to `step`. */
function device() {
  const ports: { readonly orders: WorkOrder[]; step(): void; say(message: unknown): void; fail(): void; isOpen: boolean }[] = []
  const start = (): WorkPort => {
    let [listener, failure] = [(_: unknown): void => {}, () => {}]
    const mine = {
      orders: [] as WorkOrder[],
      isOpen: true,
      step() {
        const order = mine.orders.shift()
        if (order && mine.isOpen) workAt(order, systems, (answer) => mine.say(structuredClone(answer)))
      },
      say: (message: unknown) => mine.isOpen && listener(message),
      fail: () => failure(),
    }
    ports.push(mine)
    return {
      post: (order) => void mine.orders.push(structuredClone(order)),
      hear: (to) => {
        listener = to
      },
      onFailure: (to) => {
        failure = to
      },
      close: () => {
        mine.isOpen = false
      },
    }
  }
  return { work: layoutWork(start), ports }
}
const why = async (outcome: Promise<{ readonly ok: boolean; readonly reason?: { readonly key: string } }>) =>
  (await outcome).reason?.key

const document = sample()
const asked = { seed: 7, sliders: MIDDLING, symmetry: 'turned' } as const
const table = systemOf(document, LAYOUTS).begin?.() ?? emptyLayout('', inch(36), inch(36))

describe('jobs', () => {
  test('what an analysis asks for crosses whole: cells without a number, ways without an end', async () => {
    const { work, ports } = device()
    const shares: number[] = []
    const made = work.run('analysis', { document }, { onProgress: (share) => shares.push(share) })
    ports[0]?.step()
    const outcome = await made
    if (!outcome.ok) throw new Error(outcome.reason.key)
    expect(outcome.value.sight).toEqual(sightFacts(document))
    expect(outcome.value.sight.areas.some(({ seen }) => seen.values.some(Number.isNaN))).toBe(true)
    expect(outcome.value.known.findings.length).toBeGreaterThan(0)
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
    expect(shares.length).toBeGreaterThan(1)
  })
  test('what is known of a layout is what the page would find, each finding once', () => {
    const known = JOBS.known({ document }, systemOf(document, LAYOUTS), () => {})
    if (!known.ok) throw new Error(known.reason.key)
    expect(known.value.density).toEqual(densityOf(document))
    expect(known.value.gaps).toEqual(gapsOf(document))
    expect(known.value.fairness).toEqual(systemOf(document, LAYOUTS).fairness?.(document))
    const said = known.value.findings.map(({ reason }) => JSON.stringify(reason))
    expect(new Set(said).size).toBe(said.length)
    expect(known.value.findings.slice(0, faultsOf(document).length)).toEqual(faultsOf(document))
    expect(known.value.findings.length).toBeGreaterThan(0)
  })
  test('a worker gives what the function gives, with progress on the way', async () => {
    const { work, ports } = device()
    const shares: number[] = []
    const found = work.run('random', { document: table, asked }, { onProgress: (share) => shares.push(share) })
    ports[0]?.step()
    expect(await found).toEqual(JOBS.random({ document: table, asked }, systemOf(table, LAYOUTS), () => {}))
    expect(shares.length).toBeGreaterThan(0)
    const known = work.run('known', { document })
    ports[0]?.step()
    expect(await known).toEqual(JOBS.known({ document }, systemOf(document, LAYOUTS), () => {}))
    expect(ports).toHaveLength(1)
  })
  test('what is no order is refused with its place, and a bug is told in words', async () => {
    const answers: WorkAnswer[] = []
    const post = (answer: WorkAnswer) => answers.push(answer)
    await workAt('hello', systems, post)
    await workAt({ id: 3, job: 'bake', asked: {} }, systems, post)
    await workAt({ id: 4, job: 'known', asked: { document: { ...document, size: { width: 'wide', depth: 1 } } } }, systems, post)
    expect(answers.map((answer) => (answer.type === 'refused' ? [answer.id, answer.reason.key] : []))).toEqual([
      [0, 'work-malformed'],
      [3, 'work-malformed'],
      [4, 'work-malformed'],
    ])
    expect(answers[2]).toMatchObject({ reason: { says: { at: 'document.size.width' } } })
    // A kind that no door would have let in.
    const [first] = document.pieces
    await workAt(
      { id: 5, job: 'known', asked: { document: { ...document, pieces: [{ ...first, kind: 'own/none' }] } } },
      systems,
      post,
    )
    expect(answers[3]).toMatchObject({ type: 'refused', id: 5, reason: { key: 'work-failed', says: { job: 'known' } } })
  })
})

describe('the page’s end', () => {
  test('no worker is started before one is needed; jobs wait for each other', async () => {
    const { work, ports } = device()
    expect(ports).toEqual([])
    const [one, other] = [work.run('known', { document }), work.run('known', { document: table })]
    expect(ports[0]?.orders).toHaveLength(1)
    ports[0]?.step()
    expect((await one).ok).toBe(true)
    ports[0]?.step()
    expect((await other).ok).toBe(true)
    expect(ports).toHaveLength(1)
  })
  test('cancelling what is worked at ends the worker, and the next job gets another; what waits is merely forgotten', async () => {
    const { work, ports } = device()
    const [first, second] = [new AbortController(), new AbortController()]
    const one = work.run('random', { document: table, asked }, { signal: first.signal })
    const two = work.run('known', { document: table }, { signal: second.signal })
    const three = work.run('known', { document })
    second.abort()
    expect(await why(two)).toBe('work-cancelled')
    expect(ports).toHaveLength(1)
    first.abort()
    expect(await why(one)).toBe('work-cancelled')
    expect(ports.map(({ isOpen }) => isOpen)).toEqual([false, true])
    ports[0]?.say({ type: 'made', id: 3, made: {} })
    ports[1]?.step()
    expect(await three).toEqual(JOBS.known({ document }, systemOf(document, LAYOUTS), () => {}))
    expect(await why(work.run('known', { document }, { signal: AbortSignal.abort() }))).toBe('work-cancelled')
  })
  test.each([
    ['nonsense', 'nonsense'],
    ['an answer of no type', { id: 1 }],
    ['a share beyond the whole', { type: 'progress', id: 1, share: 7 }],
  ])('%s: the job is refused in words, and the next one goes to a new worker', async (_, message) => {
    const { work, ports } = device()
    const one = work.run('known', { document })
    ports[0]?.say(message)
    expect(await why(one)).toBe('work-malformed')
    const two = work.run('known', { document })
    ports[1]?.step()
    expect((await two).ok).toBe(true)
  })
  test('what was made is checked against its job; an answer to nothing is not heard', async () => {
    const { work, ports } = device()
    const one = work.run('known', { document })
    ports[0]?.say({ type: 'made', id: 99, made: {} })
    ports[0]?.say({ type: 'made', id: 1, made: { findings: [], density: {}, gaps: [] } })
    expect(await one).toMatchObject({ ok: false, reason: { key: 'work-malformed', says: { at: 'density.pieces' } } })
  })
  test('a worker that breaks down is told of in words, and replaced; closing cancels', async () => {
    const { work, ports } = device()
    const one = work.run('known', { document })
    const two = work.run('known', { document })
    ports[0]?.fail()
    expect(await why(one)).toBe('work-failed')
    ports[1]?.step()
    expect((await two).ok).toBe(true)
    const [three, four] = [work.run('known', { document }), work.run('known', { document })]
    work.close()
    expect([await why(three), await why(four)]).toEqual(['work-cancelled', 'work-cancelled'])
    expect(ports).toHaveLength(2)
    const five = work.run('known', { document })
    ports[2]?.step()
    expect((await five).ok).toBe(true)
  })
})

test('pictures of own pieces stay on the page, and come back to what the worker made', () => {
  const tower = document.own.tower
  if (!tower) throw new Error('the sample has a tower')
  const pictured = changed(document, { own: { tower: { ...tower, picture: 'AAAA' } } })
  expect(lean(document)).toBe(document)
  expect(lean(pictured).own).toEqual(document.own)
  expect(lean(pictured).own).toBe(lean({ ...pictured, name: 'Later' }).own)
  expect(fleshed(lean(pictured), pictured)).toEqual(pictured)
})
