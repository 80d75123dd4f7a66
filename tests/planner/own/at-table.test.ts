/** The pictures of a layout on their way to a server's table and to the other pages there. */
import { beforeAll, expect, test } from 'vitest'
import { checkedPictures, picturesOf } from '../../../src/app/online/pictures'
import { changed, emptyLayout } from '../../../src/planner/document'
import { layoutEntryOf } from '../../../src/planner/own/kind'
import { finish } from '../../../src/planner/own/mesh'
import { thinnerReady } from '../../../src/planner/own/thin'
import { halves, matOf } from '../mat/pictures'
import { at, inch } from '../sample'
import { pieceOf } from './made'
import { boxOf } from './shapes'

beforeAll(() => thinnerReady)
const MAT = matOf(halves(60, 40, [200, 0, 0], [0, 0, 200]), { at: at(-1, 2), width: inch(30) })
const { id, own } = layoutEntryOf(pieceOf(boxOf([0, 0, 0], [50, 40, 30])))
const { picture: _, ...plain } = own
const layout = emptyLayout('Own', inch(36), inch(24), { own: { [id]: own, plain } })

/** As the server keeps it and gives it to another page. */
const received = (sent: unknown) => finish(checkedPictures(JSON.parse(JSON.stringify(sent))))

test('another page draws the very pictures that the opener has, of pieces and of the mat', () => {
  const read = received(picturesOf(changed(layout, { matPicture: MAT })))
  if (!read.ok) throw new Error(read.at)
  expect([...read.value.own]).toEqual([[id, { picture: own.picture }]])
  expect(read.value.mat).toEqual({ picture: MAT, width: inch(36), depth: inch(24) })
  const bare = received(picturesOf(layout))
  expect(bare.ok && bare.value.mat).toBeUndefined()
})

test('a layout without pictures sends nothing', () => {
  expect(picturesOf(emptyLayout('Bare', inch(36), inch(24), { own: { plain } }))).toBeUndefined()
})

test('what is no picture is refused with its place, before anything is drawn', () => {
  const sent = picturesOf(changed(layout, { matPicture: MAT }))
  const fault = (change: object) => {
    const read = received({ ...sent, ...change })
    return read.ok ? 'read' : read.at
  }
  expect(fault({})).toBe('read')
  expect(fault({ own: { [id]: 'AAAA' } })).toBe(`own.${id}`)
  expect(fault({ own: { '../up': own.picture } })).toMatch(/^own/)
  expect(fault({ mat: { picture: { ...MAT, type: 'image/svg+xml' }, width: 1, depth: 1 } })).toBe('picture.type')
  expect(fault({ mat: { picture: { ...MAT, data: 'AAAA' }, width: 1, depth: 1 } })).toBe('picture')
  expect(fault({ mat: { picture: MAT, width: 1 } })).toBe('depth')
  expect(fault({ more: 1 })).toBe('more')
  expect(received([]).ok).toBe(false)
})
