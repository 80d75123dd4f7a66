/** Custom packs in the lobby: refused with a reason, accepted, saved, played with, shared and removed. */
import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { chooseTwo } from './begun'
import { launch, visit } from './launch'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => browser?.close())

const EXAMPLE = 'public/packs/example.json'
const lobby = async (page: Page) => {
  await page.goto(`${inject('address')}?quality=test&motion=reduced&pace=fast&confirms=each&hands=open#/play/exterminate`)
  await page.waitForSelector('.ui-lobby-start')
}
const give = (page: Page, name: string, text: string) =>
  page.setInputFiles('.ui-packs input[type=file]', { name, mimeType: 'application/json', buffer: Buffer.from(text) })
const pick = (page: Page, part: string, text: string) => page.locator(`${part} label`, { hasText: text }).first().click()

test('a damaged pack changes nothing, a good one is kept, played with, and travels with the match', async ({ onTestFailed }) => {
  const seen = await visit(browser, inject('address'))
  onTestFailed(() => seen.picture('failed-packs'))
  const { page } = seen
  await lobby(page)

  await give(page, 'mine.json', readFileSync(EXAMPLE, 'utf8').replace('"figures": 4', '"figures": "4"'))
  const alert = page.locator('.ui-packs [role=alert]')
  await alert.filter({ hasText: 'mine.json, cards[1].figures: expected a whole number from 1 to 12; found "4".' }).waitFor()
  expect(await page.locator('.ui-pack').count()).toBe(0)

  await give(page, 'example.json', readFileSync(EXAMPLE, 'utf8'))
  await page.locator('.ui-pack', { hasText: 'The Underground' }).waitFor()
  expect(await alert.count()).toBe(0)
  await pick(page, '.ui-lobby-scenario', 'The Old Works')
  await pick(page, '.ui-lobby-seat[data-seat=A]', 'The Underground')
  await page.locator('.ui-lobby-seat[data-seat=A]', { hasText: 'Tunnel Captain' }).waitFor()
  await seen.picture('lobby-with-pack')

  // Kept on the device: another visit finds it, switched off.
  await page.reload()
  await page.locator('.ui-pack', { hasText: 'The Underground' }).waitFor()
  expect(await page.locator('.ui-lobby-scenario', { hasText: 'The Old Works' }).count()).toBe(0)
  await page.locator('.ui-pack label').click()
  await pick(page, '.ui-lobby-scenario', 'The Old Works')
  const shared = page.waitForEvent('download')
  await page.click('.ui-pack button >> nth=0')
  expect(readFileSync(await (await shared).path(), 'utf8')).toBe(readFileSync(EXAMPLE, 'utf8'))

  await chooseTwo(page)
  await page.click('.ui-lobby-start')
  await page.waitForSelector('.ui-top-tools button[aria-haspopup=menu]')
  await page.click('.ui-top-tools button[aria-haspopup=menu]')
  const download = page.waitForEvent('download')
  await page.click('.ui-menu-item:has-text("Export")')
  const match = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
  expect(match.spec.options).toMatchObject({ scenario: 'the-old-works', pack: JSON.parse(readFileSync(EXAMPLE, 'utf8')) })

  await lobby(page)
  await page.locator('.ui-pack button >> nth=1').click()
  await page.click('[role=alertdialog] .ui-button-danger')
  await page.locator('.ui-pack').waitFor({ state: 'detached' })
  expect(seen.errors).toEqual([])
  await page.context().close()
})

test('the example is there to be downloaded, and a pack can be dropped anywhere', async () => {
  const seen = await visit(browser, inject('address'), { language: 'fr', width: 1280, height: 720 })
  const { page } = seen
  await lobby(page)
  const download = page.waitForEvent('download')
  await page.click('.ui-pack-tools button >> nth=1')
  const text = readFileSync(await (await download).path(), 'utf8')
  expect(text).toBe(readFileSync(EXAMPLE, 'utf8'))
  await page.evaluate((json) => {
    const data = new DataTransfer()
    data.items.add(new File([json], 'exemple.json', { type: 'application/json' }))
    window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
  }, text)
  await page.locator('.ui-pack', { hasText: 'Les Souterrains' }).waitFor()
  expect(seen.errors).toEqual([])
  await page.context().close()
})
