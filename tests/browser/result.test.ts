/** The proof of a result: made at the end of a match, saved, opened again on the first page, and once more with a change. */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { give } from './begun'
import { launch, visit } from './launch'

const MATCH = gunzipSync(readFileSync('tests/fixtures/matches/doctor-who-card-game-pages-whole.4.json.gz')).toString()

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => browser?.close())

test('is signed by the device, found again with its match, and refuted once changed', async ({ onTestFailed }) => {
  const seen = await visit(browser, inject('address'))
  onTestFailed(() => seen.picture('failed-result'))
  const { page } = seen
  await page.goto(`${inject('address')}?quality=test&motion=reduced&pace=fast&hands=open`)
  await page.waitForSelector('.ui-file input[type=file]', { state: 'attached' })
  await give(page, MATCH)
  await page.click('.ui-end-buttons .ui-button:has-text("Proof of result")')
  await page.waitForSelector('.ui-result .ui-check-conclusion[data-follows]')
  const download = page.waitForEvent('download')
  await page.click('.ui-dialog-buttons .ui-button:has-text("Save the proof")')
  const text = readFileSync(await (await download).path(), 'utf8')
  expect(JSON.parse(text)).toMatchObject({ format: 'sightline-result', signatures: [{ as: { seats: ['A', 'C'] } }] })

  const points = () => page.locator('.ui-result li').allTextContents()
  const open = async (file: string) => {
    await page.evaluate(() => {
      location.hash = '#/'
    })
    await page.waitForSelector('.ui-file input[type=file]', { state: 'attached' })
    await give(page, file, 'result.json')
    await page.waitForSelector('.ui-result .ui-check-conclusion')
  }
  await open(text)
  expect(await page.locator('.ui-check-conclusion').textContent()).toBe('Signed, and unchanged since.')
  await expect.poll(points, { timeout: 60_000 }).toContainEqual(expect.stringMatching(/^The match was worked through here/))
  expect(await points()).toContainEqual(expect.stringMatching(/^Signed by this device for /))
  await page.keyboard.press('Escape')
  await page.waitForSelector('.ui-result', { state: 'detached' })

  await open(text.replace(/"proved":(\d+)/, '"proved":1'))
  expect(await points()).toContain('Changed after signing: the check of dice and shuffles.')
  expect(await page.locator('.ui-check-conclusion[data-follows]').count()).toBe(0)
  expect(seen.errors).toEqual([])
  await page.context().close()
})
