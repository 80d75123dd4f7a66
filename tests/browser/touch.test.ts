/** By thumb on a phone: a miniature is carried under a loupe, two fingers turn the table, a resting finger points. */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Browser, CDPSession } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { inch } from '../driver/inches'
import { matchFile, openMatch } from './begun'
import { launch, visit } from './launch'
import { pixelOf, settled, still, told } from './player'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

interface Finger {
  readonly x: number
  readonly y: number
}
const touch = (devtools: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', ...fingers: Finger[]) =>
  devtools.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map((finger, id) => ({ ...finger, id })) })

test('a miniature is carried under a loupe; two fingers turn; a finger that rests points', { timeout: 240_000 }, async () => {
  const seen = await visit(browser, inject('address'), { width: 390, height: 844, touch: true })
  const { page } = seen
  await openMatch(page, inject('address'), matchFile('move turn'), '&dice=auto')
  await settled(page)
  await still(page)
  const devtools = await page.context().newCDPSession(page)
  const loupe = page.locator('.scene-loupe')
  const { figures } = await told(page)
  const ref = Object.keys(figures).find((one) => one.startsWith((figures.A1 && 'A') || 'B')) ?? ''
  const figure = figures[ref]
  if (!figure) throw new Error('nobody is on the table')
  const from = await pixelOf(page, figure.at, figure.z + inch(0.4))

  // A resting finger points at it, and what it pointed at stays when it is lifted.
  await touch(devtools, 'touchStart', from)
  const hovered = () =>
    page.evaluate(() => (window as unknown as { sightline: { mind(): { hover?: string } } }).sightline.mind().hover)
  await expect.poll(hovered).toBe(ref)
  await touch(devtools, 'touchEnd')
  expect(await hovered()).toBe(ref)
  expect(await loupe.isVisible()).toBe(false)

  await touch(devtools, 'touchStart', from)
  for (let step = 1; step <= 6; step++) await touch(devtools, 'touchMove', { x: from.x + step, y: from.y - 5 * step })
  await expect.poll(() => loupe.isVisible()).toBe(true)
  const box = await loupe.boundingBox()
  if (!box) throw new Error('no loupe')
  expect(box.y + box.height).toBeLessThan(from.y - 30)
  // Something is drawn in it, and not one colour alone.
  const colours = await loupe.evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
    const found = new Set<number>()
    for (let at = 0; at < data.length; at += 4 * 97)
      found.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0))
    return found.size
  })
  expect(colours).toBeGreaterThan(10)
  await seen.picture('touch-loupe')
  await touch(devtools, 'touchEnd')
  await expect.poll(() => loupe.isVisible()).toBe(false)
  expect((await told(page)).draft).not.toBe('idle')
  await still(page)

  // Two fingers, a quarter turn about each other: what was on the right comes to the top.
  const middle = { x: 195, y: 300 }
  const corner = () => pixelOf(page, { x: inch(36), y: inch(18) })
  const before = await corner()
  const apart = (angle: number) => ({ x: Math.cos(angle) * 80, y: -Math.sin(angle) * 80 })
  const pair = (angle: number): [Finger, Finger] => {
    const { x, y } = apart(angle)
    return [
      { x: middle.x + x, y: middle.y + y },
      { x: middle.x - x, y: middle.y - y },
    ]
  }
  const [one] = pair(0)
  await touch(devtools, 'touchStart', one)
  await touch(devtools, 'touchStart', ...pair(0))
  for (let step = 1; step <= 6; step++) await touch(devtools, 'touchMove', ...pair((step * Math.PI) / 12))
  await touch(devtools, 'touchEnd')
  await still(page)
  const after = await corner()
  expect(Math.abs(after.x - before.x)).toBeGreaterThan(60)
  expect(seen.errors).toEqual([])
})

test('a finger that rests on a card of the table shows it large and whole, and nothing lies over it', {
  timeout: 240_000,
}, async () => {
  const seen = await visit(browser, inject('address'), { width: 390, height: 844, touch: true })
  const { page } = seen
  const file = gunzipSync(readFileSync('tests/fixtures/matches/doctor-who-card-game-begun.4.json.gz')).toString()
  await openMatch(page, inject('address'), file, '&dice=auto&hands=open')
  await settled(page)
  await still(page)
  const { cards } = await told(page)
  const card = Object.values(cards).find(({ faceUp }) => faceUp)
  if (!card) throw new Error('no card lies open')
  const devtools = await page.context().newCDPSession(page)
  await touch(devtools, 'touchStart', await pixelOf(page, card.at, card.z))
  const large = page.locator('.scene-read canvas')
  await large.waitFor()
  // It comes in from a little below.
  await page.waitForTimeout(300)
  const [box, top, own] = await Promise.all(
    [large, page.locator('.ui-chrome-top'), page.locator('.ui-hands-own')].map((one) => one.boundingBox()),
  )
  if (!box || !top || !own) throw new Error('not to be seen')
  expect(box.y).toBeGreaterThanOrEqual(top.y + top.height)
  expect(box.y + box.height).toBeLessThanOrEqual(own.y)
  expect(box.height).toBeGreaterThan(250)
  expect([box.x > 0, box.x + box.width < 390]).toEqual([true, true])
  expect(await page.locator('.ui-hands-across').evaluate((across) => getComputedStyle(across).visibility)).toBe('hidden')
  await seen.picture('touch-read')
  await touch(devtools, 'touchEnd')
  expect(seen.errors).toEqual([])
})
