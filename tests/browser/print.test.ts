/**
 * Print and analysis: the analysis of a ready layout is read before the layout is opened, and its sheets are saved and printed.
 */
import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launch, PICTURES, visit } from './launch'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => browser?.close())

async function arrive(page: Page): Promise<void> {
  await page.goto(`${inject('address')}?quality=test&motion=reduced&pace=fast#/plan`)
  await page.locator('.scene-curtain[data-open]').waitFor({ state: 'attached' })
}
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0
const name = (page: Page) => page.locator('.ui-plan-name').inputValue()

test('a ready layout is analysed before it is opened; its sheets are saved as PDF and SVG and printed', async ({
  onTestFailed,
}) => {
  const seen = await visit(browser, inject('address'))
  onTestFailed(() => seen.picture('failed-print'))
  const { page } = seen
  await arrive(page)
  const before = await name(page)
  await page.getByRole('button', { name: 'Open…' }).click()
  await page.getByRole('button', { name: 'Analysis of Cargo Lanes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Analysis: Cargo Lanes' })
  await dialog.locator('.ui-print-sheets img').first().waitFor()
  await seen.picture('print-analysis')

  // The same figures as text: both sides of a turned layout find the same.
  const sides = dialog.getByRole('row', { name: /Reached in one move/ })
  const [a, b, difference] = await sides.getByRole('cell').allTextContents()
  expect(a).toBe(b)
  expect(difference).toBe('0%')
  const pictures = dialog.locator('.ui-print-sheets img')
  const count = await pictures.count()
  expect(count).toBeGreaterThan(5)
  for (const picture of await pictures.all()) expect((await picture.getAttribute('alt'))?.length).toBeGreaterThan(20)

  const [pdf] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Save as PDF' }).click()])
  expect(pdf.suggestedFilename()).toBe('Cargo Lanes.pdf')
  await pdf.saveAs(`${PICTURES}/print.pdf`)
  expect(pagesOf(readFileSync(`${PICTURES}/print.pdf`))).toBe(count)
  const [zip] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Save as SVG' }).click()])
  const files = unzipSync(readFileSync(await zip.path()))
  expect(Object.keys(files)).toHaveLength(count)
  expect(new TextDecoder().decode(files['02-plan.svg'])).toContain('Scale 1:6')

  // What the printer would get: only the sheets, each on a page of its own.
  await page.evaluate(() => {
    window.print = () => {
      const sheets = document.querySelector('.ui-print-out')?.cloneNode(true) as HTMLElement | undefined
      if (!sheets) return
      sheets.dataset.printed = ''
      // The page takes its own away as soon as the printer has them.
      queueMicrotask(() => document.body.append(sheets))
    }
  })
  await dialog.getByRole('button', { name: 'Print', exact: true }).click()
  await page.locator('.ui-print-out[data-printed]').waitFor({ state: 'attached' })
  expect(await page.locator('.ui-print-out img').count()).toBe(count)
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(count)
  await page.locator('.ui-print-out').evaluate((sheets) => sheets.remove())

  // Leaving goes back to where it was asked for, and nothing was opened.
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Open…' }).waitFor()
  await page.keyboard.press('Escape')
  expect(await name(page)).toBe(before)
  expect(seen.errors).toEqual([])
  expect(seen.strangers).toEqual([])
})

test('by keys and in French: the open layout, on paper of another size', async ({ onTestFailed }) => {
  const seen = await visit(browser, inject('address'), { language: 'fr' })
  onTestFailed(() => seen.picture('failed-print-french'))
  const { page } = seen
  await arrive(page)
  await page.keyboard.press('i')
  const dialog = page.getByRole('dialog', { name: /^Analyse/ })
  await dialog.locator('.ui-print-sheets img').first().waitFor()
  const ratio = () =>
    dialog
      .locator('.ui-print-sheets img')
      .first()
      .evaluate((picture: HTMLImageElement) => picture.naturalHeight / picture.naturalWidth)
  await expect.poll(ratio).toBeCloseTo(297 / 210, 2)
  await dialog.getByRole('radio', { name: 'A4' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(ratio).toBeCloseTo(279.4 / 215.9, 2)
  await expect.poll(() => dialog.getByRole('button', { name: 'Enregistrer en PDF' }).isEnabled()).toBe(true)
  await seen.picture('print-french')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(seen.errors).toEqual([])
})
