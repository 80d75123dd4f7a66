import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type ImportPort, mapImports } from '../../src/app/planner/imports/client'
import { FLAT_ASKED } from '../../src/planner/imports/flat-map'
import { hearingAnswer, type ImportAnswer, type ImportOrder } from '../../src/planner/imports/protocol'
import { importSession } from '../../src/planner/imports/session'
import { finish } from '../../src/planner/own/mesh'
import { checkedLayout, writeLayout } from '../../src/planner/read'
import { emptyReport, withTallies } from '../../src/planner/selfplay/report'
import { halves } from './mat/pictures'
import { inch, sample } from './sample'
import { SETTING, TALLY } from './selfplay/tallies'

const CRYPT = JSON.parse(readFileSync('tests/fixtures/layouts/crypt.dd2vtt', 'utf8'))
const ASKED = { looks: 'uvtt', how: FLAT_ASKED } as const
const nothing = () => undefined
const fileOf = (value: unknown, name = 'crypt.dd2vtt') =>
  new File([typeof value === 'string' ? value : JSON.stringify(value)], name)

/** A worker in this thread. Messages cross as copies, one turn later. */
function here(): ImportPort & { readonly posted: ImportOrder[]; readonly answered: ImportAnswer[] } {
  const posted: ImportOrder[] = []
  const answered: ImportAnswer[] = []
  let listener: (message: unknown) => void = nothing
  let isOpen = true
  const session = importSession({
    post: (answer) => {
      answered.push(answer)
      if (isOpen) listener(structuredClone(answer))
    },
    breathe: () => new Promise((done) => setTimeout(done)),
  })
  return {
    posted,
    answered,
    post: (order) => {
      posted.push(order)
      // Files keep what they are.
      void session.hear(order)
    },
    hear: (hear) => {
      listener = hear
    },
    onFailure: nothing,
    close: () => {
      isOpen = false
    },
  }
}
/** 12,000 walls, each apart from the others, on a map of 100 by 100 squares. */
const many = () => ({
  ...CRYPT,
  resolution: { map_origin: { x: 0, y: 0 }, map_size: { x: 100, y: 100 } },
  line_of_sight: Array.from({ length: 12_000 }, (_, i) => {
    const [x, y] = [0.3 + (i % 110) * 0.9, 0.3 + Math.floor(i / 110) * 0.9]
    return [
      { x, y },
      { x: x + 0.4, y: y + (i % 3) * 0.1 },
    ]
  }),
  objects_line_of_sight: [],
  portals: [],
})

describe('the worker that reads files', () => {
  test('a layout comes as it is, a map is found and laid out, and its picture comes with it', async () => {
    const port = here()
    const work = mapImports(() => port)
    const shares: number[] = []
    const layout = await work.read(fileOf(writeLayout(sample()), 'a.json'), [], (share) => shares.push(share))
    expect(layout).toEqual({ ok: true, value: { document: sample() } })
    expect(shares.length).toBeGreaterThan(0)
    expect([...shares].sort((a, b) => a - b)).toEqual(shares)

    const png = halves(48, 36, [9, 9, 9], [1, 1, 1])
    const found = await work.read(fileOf({ ...CRYPT, image: `data:image/png;base64,${png.toString('base64')}` }), [], nothing)
    if (!found.ok || !('found' in found.value)) throw new Error('no map')
    expect(found.value.found).toMatchObject({
      looks: 'uvtt',
      name: 'crypt',
      picture: { size: { x: 24, y: 18 }, pixels: 70 },
    })
    const picture = await found.value.found.picture?.file?.arrayBuffer()
    expect(Buffer.from(picture ?? new ArrayBuffer(0))).toEqual(png)
    const laid = await work.lay(ASKED, nothing)
    if (!laid.ok || !laid.value.made.ok) throw new Error('not laid out')
    expect(laid.value.made.value.document.size).toEqual({ width: inch(24), depth: inch(18) })
  })
  test('a report on its matches comes with a layout, whole, unless it is damaged or about another table', async () => {
    const work = mapImports(here)
    const document = sample()
    const report = withTallies(emptyReport(SETTING, document.size), [TALLY])
    const readOf = async (tried: unknown) => {
      const file = fileOf({ ...JSON.parse(writeLayout(document, report)), tried }, 'a.json')
      const read = await work.read(file, [], nothing)
      return read.ok && read.value
    }
    expect(await readOf(report)).toEqual({ document, report })
    expect(await readOf({ ...report, matches: -1 })).toEqual({ document })
    expect(await readOf({ ...report, table: { ...report.table, width: inch(30) } })).toEqual({ document })
    expect(checkedLayout(JSON.parse(writeLayout(document, report)))).toEqual({ ok: true, value: document })
  })
  test('a file is read once, however often the answers change; of several answers only the newest is laid out', async () => {
    const port = here()
    const work = mapImports(() => port)
    await work.read(fileOf(many(), 'many.uvtt'), [], nothing)
    const heights = [inch(2), inch(3), inch(4)]
    const outcomes = await Promise.all(heights.map((height) => work.lay({ ...ASKED, how: { ...FLAT_ASKED, height } }, nothing)))
    expect(outcomes.map((one) => (one.ok ? 'laid' : one.reason.key))).toEqual(['work-cancelled', 'work-cancelled', 'laid'])
    expect(port.posted.map(({ type }) => type)).toEqual(['read', 'lay', 'lay', 'lay'])
    const [last] = outcomes.slice(-1)
    if (!last?.ok || !last.value.made.ok) throw new Error('not laid out')
    const { document } = last.value.made.value
    const parts = Object.values(document.own).flatMap((own) => own.parts)
    expect(parts).toHaveLength(12_000)
    expect(new Set(parts.map(({ top }) => top))).toEqual(new Set([inch(4)]))
    expect(checkedLayout(document).ok).toBe(true)
    // The page looks through what it is handed in breaths, too: a piece at a time.
    let breaths = 0
    const heard = finish(hearingAnswer({ type: 'laid', job: 4, laid: last.value }), () => breaths++)
    expect(heard).toEqual({ ok: true, value: { type: 'laid', job: 4, laid: last.value } })
    expect(breaths).toBe(Object.keys(document.own).length)
    // The progress moves in many steps: a breath at least every three hundred walls.
    const shares = port.answered.flatMap((answer) => (answer.type === 'progress' && answer.job === 4 ? [answer.share] : []))
    expect(shares.length).toBeGreaterThanOrEqual(40)
    expect([...shares].sort((a, b) => a - b)).toEqual(shares)
  })
  test('closing cancels in words, and the next file gets another worker', async () => {
    let started = 0
    const work = mapImports(() => {
      started++
      return here()
    })
    const read = work.read(fileOf(many()), [], nothing)
    work.close()
    expect(await read).toMatchObject({ ok: false, reason: { key: 'work-cancelled' } })
    expect(await work.read(fileOf(CRYPT), [], nothing)).toMatchObject({ ok: true })
    expect(started).toBe(2)
  })
  test('a map too large for a table offers squares with which it fits', async () => {
    const work = mapImports(here)
    await work.read(fileOf({ ...many(), resolution: { map_size: { x: 200, y: 150 } } }), [], nothing)
    const laid = await work.lay(ASKED, nothing)
    expect(laid).toMatchObject({
      ok: true,
      value: { made: { ok: false, reason: { key: 'edit-table-size' } }, fit: { how: { square: 1828 } } },
    })
  })
  test('what makes no sense is refused in words, from either end', async () => {
    const work = mapImports(here)
    expect(await work.lay(ASKED, nothing)).toMatchObject({ ok: false, reason: { key: 'work-malformed' } })
    expect(await work.read(fileOf(''), [], nothing)).toMatchObject({ ok: false, reason: { key: 'layout-empty' } })
    expect(await work.read(fileOf('{"a":1}'), [], nothing)).toMatchObject({ ok: false, reason: { key: 'layout-foreign' } })
    expect(await work.read(fileOf(JSON.stringify(CRYPT).slice(0, 300)), [], nothing)).toMatchObject({
      ok: false,
      reason: { key: 'layout-not-json' },
    })
    await work.read(fileOf(CRYPT), [], nothing)
    const odd = { ...ASKED, how: { ...FLAT_ASKED, square: Number.NaN } }
    expect(await work.lay(odd, nothing)).toMatchObject({ ok: false, reason: { key: 'work-malformed' } })
    const liar = mapImports(() => {
      let tell: (message: unknown) => void = nothing
      return {
        post: ({ job }) => tell({ type: 'laid', job, laid: { made: { ok: true, value: { document: {}, left: [] } } } }),
        hear: (listener) => {
          tell = listener
        },
        onFailure: nothing,
        close: nothing,
      }
    })
    expect(await liar.lay(ASKED, nothing)).toMatchObject({ ok: false, reason: { key: 'work-malformed' } })
  })
})
