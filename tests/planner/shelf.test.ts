/** Layouts kept on the device: what cannot be read again never takes the place of what can. */
import { expect, test, vi } from 'vitest'
import { freshId } from '../../src/app/fresh-id'
import { forget, keep, listKept, listUnread, textKept } from '../../src/app/planner/shelf'
import { emptyLayout } from '../../src/planner/document'
import { readLayout } from '../../src/planner/read'

const layout = emptyLayout('Old mill', 24 * 2540, 24 * 2540)
/** As a fault elsewhere might leave it: a side of no length. */
const broken = { ...layout, size: { width: 0, depth: 4 * 2540 } }

test('a layout that could not be read again is kept aside, and the readable one stays', async () => {
  expect(await keep('mill', layout)).toBeUndefined()
  expect(await keep('mill', broken)).toMatchObject({ key: 'layout-kept-aside', says: { name: 'Old mill' } })
  expect(readLayout((await textKept('mill')) ?? '')).toMatchObject({ ok: true, value: layout })
  expect(await listKept()).toMatchObject([{ id: 'mill' }])
  // As it is, with the reason.
  const [aside, ...others] = await listUnread()
  expect(others).toEqual([])
  expect(JSON.parse(aside?.text ?? '')).toEqual(broken)
  expect(aside).toMatchObject({ name: 'Old mill', reason: { key: 'layout-damaged', says: { at: 'size.width' } } })

  // It is deleted by whoever saw it, or given up when the layout is whole again.
  await forget(aside?.id ?? '')
  expect(await listUnread()).toEqual([])
  await keep('mill', broken)
  await keep('mill', layout)
  expect(await listUnread()).toEqual([])
})

test('of two that are being kept the newer one stays, whichever is checked first', async () => {
  const outline = [
    { x: 0, y: 0 },
    { x: 1000, y: 0 },
    { x: 500, y: 900 },
  ]
  const part = { outline, bottom: 0, top: 100 }
  const traits = { blocksSight: true, climb: false, stand: false, pass: false }
  const own = Object.fromEntries(
    Array.from({ length: 200 }, (_, i) => [`wall-${i}`, { name: 'Wall', parts: Array.from({ length: 64 }, () => part), traits }]),
  )
  const large = { ...layout, name: 'Large', own }
  // Thousands of solids take more than a breath; a page that goes has no time for one.
  const first = keep('map', large)
  await keep('map', { ...layout, name: 'Newer' }, true)
  expect(await first).toBeUndefined()
  expect(readLayout((await textKept('map')) ?? '')).toMatchObject({ ok: true, value: { name: 'Newer' } })
  await keep('map', large)
  expect(readLayout((await textKept('map')) ?? '')).toMatchObject({ ok: true, value: { name: 'Large' } })
})

test('a layout gets an id also where the page has no certificate, as in a local network', () => {
  const { crypto } = globalThis
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  try {
    const ids = Array.from({ length: 100 }, freshId)
    expect(new Set(ids).size).toBe(100)
    for (const id of ids) expect(id).toMatch(/^[\da-f]{32}$/)
  } finally {
    vi.unstubAllGlobals()
  }
})
