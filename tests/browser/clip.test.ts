/** A clip of a watched match is given up, made, played back and saved; a picture of the moment is saved. */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny'
import type { Browser, Download } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { give } from './begun'
import { launch, PICTURES, visit } from './launch'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => browser?.close())

const FILE = gunzipSync(readFileSync('tests/fixtures/matches/exterminate-whole.4.json.gz')).toString()

async function saved(download: Download): Promise<Buffer> {
  const path = `${PICTURES}/${download.suggestedFilename()}`
  await download.saveAs(path)
  return readFileSync(path)
}

test('a clip is given up, made, played back and saved', async ({ onTestFailed }) => {
  const seen = await visit(browser, inject('address'), { width: 1000, height: 700 })
  onTestFailed(() => seen.picture('failed-clip'))
  const { page } = seen
  await page.goto(`${inject('address')}?quality=test#/`)
  await give(page, FILE)
  await page.click('.ui-end-buttons button:has-text("Watch it again")')
  await page.waitForSelector('.ui-watch')
  await page.locator('.ui-time-slider').fill('120')

  const [png] = await Promise.all([page.waitForEvent('download'), page.click('button:has-text("Save picture")')])
  const picture = await saved(png)
  expect(picture.subarray(1, 4).toString()).toBe('PNG')

  await page.click('button:has-text("Make a clip")')
  const facts = page.locator('.ui-clip-facts')
  expect(await facts.innerText()).toMatch(/^About \d+ seconds?: \d+ entr/)
  await seen.picture('clip-choice')
  await page.click('button:has-text("Make the clip")')
  await page.waitForSelector('.ui-clip progress[value]')
  // What was made is gone at once, together with the table at which it was made.
  const left = await page.evaluate(async () => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('.ui-clip button')]
    buttons.find(({ textContent }) => textContent === 'Cancel')?.click()
    await new Promise((done) => setTimeout(done))
    return document.querySelectorAll('.ui-studio, .ui-clip progress').length
  })
  expect(left).toBe(0)
  await facts.waitFor()

  await page.click('button:has-text("Make the clip")')
  await page.waitForSelector('.ui-clip progress[value]')
  await seen.picture('clip-making')
  const video = page.locator('.ui-clip video')
  await video.waitFor({ timeout: 240_000 })
  const shown = await video.evaluate(async (element: HTMLVideoElement) => {
    const canvas = document.createElement('canvas')
    const pen = canvas.getContext('2d', { willReadFrequently: true })
    if (!pen) throw new Error('no canvas')
    /** How bright each of a few hundred places is at this moment. */
    const at = async (seconds: number) => {
      const isThere = new Promise((done) => element.addEventListener('seeked', done, { once: true }))
      element.currentTime = seconds
      await isThere
      pen.drawImage(element, 0, 0, 32, 18)
      return [...pen.getImageData(0, 0, 32, 18).data].filter((_, index) => index % 4 === 0)
    }
    if (element.readyState < 1) await new Promise((done) => element.addEventListener('loadedmetadata', done, { once: true }))
    const { duration, videoWidth, videoHeight } = element
    return { duration, videoWidth, videoHeight, first: await at(0.1), last: await at(duration - 0.3) }
  })
  await seen.picture('clip-done')
  expect(shown).toMatchObject({ videoWidth: 1280, videoHeight: 720 })
  expect(shown.first.filter((bright) => bright > 30).length).toBeGreaterThan(100)
  const changes = shown.first.filter((bright, place) => Math.abs(bright - (shown.last[place] ?? 0)) > 8)
  expect(changes.length).toBeGreaterThan(5)

  const [film] = await Promise.all([page.waitForEvent('download'), page.click('button:has-text("Save the film")')])
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(await saved(film)) })
  const track = await input.getPrimaryVideoTrack()
  const lasts = await input.computeDuration()
  expect(lasts).toBeCloseTo(shown.duration, 1)
  expect(lasts).toBeGreaterThan(2.5)
  expect((await track?.computePacketStats())?.averagePacketRate).toBeCloseTo(30, 0)
  expect(seen.errors).toEqual([])
  expect(seen.strangers).toEqual([])
  await page.context().close()
})
