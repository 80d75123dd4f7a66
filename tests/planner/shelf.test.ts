/** Layouts kept on the device: what cannot be read again never takes the place of what can. */
import { expect, test } from 'vitest'
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
