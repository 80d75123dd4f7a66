/**
 * A stored layout that cannot be read: the planner says so, and the home page lists it and can save it as a file or delete it.
 */
import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launch, visit } from './launch'
import { arrive, kept, ready } from './planning'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => browser?.close())

/** What the device keeps is changed to this, as a version to come or a fault might leave it. */
const store = (page: Page, text: string): Promise<void> =>
  page.evaluate(async (changed) => {
    const asked = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((done, failed) => {
        request.onsuccess = () => done(request.result)
        request.onerror = () => failed(request.error)
      })
    const database = await asked(indexedDB.open('sightline-layouts'))
    const rows = () => database.transaction('layouts', 'readwrite').objectStore('layouts')
    const [row] = await asked(rows().getAll())
    await asked(rows().put({ ...row, name: 'Old mill', text: changed }))
    database.close()
  }, text)

test('what cannot be read any more is named with its reason, saved as it is, and deleted by hand', async ({ onTestFailed }) => {
  const seen = await visit(browser, inject('address'), { language: 'fr' })
  const { page, errors, strangers } = seen
  onTestFailed(() => seen.picture('failed-unread'))
  await arrive(page)
  await kept(page)
  const text = '{"format":"sightline-layout","version":99}'
  // The planner keeps what is open whenever it is left: it is stored from the first page.
  await page.goto(`${inject('address')}?quality=test`)
  await page.locator('.ui-home').waitFor()
  await store(page, text)

  await page.goto(`${inject('address')}?quality=test&motion=reduced&pace=fast&again#/plan`)
  await ready(page)
  await page.getByText('Votre dernier plan n’a pas pu être lu.').waitFor()
  await page.goto(`${inject('address')}?quality=test`)
  const row = page.locator('.ui-match', { hasText: 'Old mill' })
  await row.getByText('Le plan est de version 99').waitFor()
  await row.scrollIntoViewIfNeeded()
  await seen.picture('unread-layout')
  const [file] = await Promise.all([page.waitForEvent('download'), row.getByRole('button', { name: 'Enregistrer' }).click()])
  expect([file.suggestedFilename(), readFileSync(await file.path(), 'utf8')]).toEqual(['Old mill.json', text])

  await row.getByRole('button', { name: 'Supprimer' }).click()
  await page.getByRole('button', { name: 'Supprimer le plan' }).click()
  await row.waitFor({ state: 'detached' })
  await page.reload()
  await page.locator('.ui-home').waitFor()
  expect(await page.getByText('Plans illisibles').count()).toBe(0)
  expect([errors, strangers]).toEqual([[], []])
  await page.context().close()
})
