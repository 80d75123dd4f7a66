/**
 * Matches as files: exported through the menu and imported on the home page. A damaged file is refused with a reason and changes
 * nothing.
 */
import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { give, matchFile, openMatch } from './begun'
import { launch, visit } from './launch'
import { asked } from './player'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => browser?.close())

const listed = (page: Page) => page.locator('.ui-match-open').allTextContents()

test('a match exported, deleted and imported goes on with the same question at the same table', async ({ onTestFailed }) => {
  const seen = await visit(browser, inject('address'))
  onTestFailed(() => seen.picture('failed-files'))
  const { page } = seen
  await openMatch(page, inject('address'), matchFile('move turn'))
  const before = await asked(page, 'move turn')
  expect(Object.keys(before.pieces)).toHaveLength(12)

  await page.click('.ui-top-tools button[aria-haspopup=menu]')
  const download = page.waitForEvent('download')
  await page.click('.ui-menu-item:has-text("Export")')
  const exported = readFileSync(await (await download).path(), 'utf8')
  expect(JSON.parse(exported)).toMatchObject({ format: 'sightline-match', title: 'Ada\nBen' })

  await page.click('.ui-top-tools button[aria-haspopup=menu]')
  await page.click('.ui-menu-item:last-child')
  await page.waitForSelector('.ui-match-open')
  expect(await listed(page)).toHaveLength(1)
  await page.click('.ui-match button[aria-label^="Delete"]')
  await page.click('[role=alertdialog] .ui-button-danger')
  await page.waitForSelector('.ui-match-open', { state: 'detached' })

  await give(page, exported)
  await page.waitForSelector('.ui-prompt')
  const after = await asked(page, 'move turn')
  expect({ ...after, frames: 0 }).toEqual({ ...before, frames: 0 })
  expect(seen.errors).toEqual([])
  await page.context().close()
})

/** The entry that put a figure somewhere, put a little further: the file's own mark no longer fits. */
const changed = (file: string) => file.replace(/"x":(\d+)/, (_, x) => `"x":${Number(x) + 1}`)

const DAMAGES: readonly {
  readonly what: string
  readonly name: string
  readonly text: (file: string) => string | Buffer
  readonly en: string
  readonly fr: string
}[] = [
  {
    what: 'half a file',
    name: 'half.json',
    text: (file) => file.slice(0, file.length / 2),
    en: 'ends in the middle',
    fr: 's’arrête au milieu',
  },
  {
    what: 'a model',
    name: 'wall.glb',
    text: () => readFileSync('models/wall/wall.glb'),
    en: 'not a match but a 3D model',
    fr: 'un modèle 3D',
  },
  { what: 'a text', name: 'notes.txt', text: () => 'Bring crisps.\n', en: 'not a match but a text', fr: 'un texte' },
  {
    what: 'a save of Tabletop Simulator',
    name: 'TS_Save_1.json',
    text: () => JSON.stringify({ SaveName: 'Skirmish', GameMode: '', ObjectStates: [{ Name: 'Custom_Model' }] }),
    en: 'Tabletop Simulator',
    fr: 'Tabletop Simulator',
  },
  {
    what: 'a later version',
    name: 'later.json',
    text: (file) => file.replace(/"version":\d+/, '"version":99'),
    en: '99',
    fr: '99',
  },
  { what: 'an entry changed', name: 'changed.json', text: changed, en: 'was changed after', fr: 'a été modifié' },
]

test.each(['en', 'fr'] as const)('a file that is no match is named for what it is, and the list stays: %s', async (language) => {
  const seen = await visit(browser, inject('address'), { language })
  const { page } = seen
  const file = matchFile('move turn')
  await openMatch(page, inject('address'), file)
  await asked(page, 'move turn')
  await page.goto(`${inject('address')}?quality=test&motion=reduced&pace=fast&confirms=each&hands=open#/`)
  await page.waitForSelector('.ui-match-open')
  const before = await page.locator('.ui-match').count()
  expect(before).toBe(1)
  for (const damage of DAMAGES) {
    await give(page, damage.text(file), damage.name)
    const alert = page.locator('.ui-file [role=alert]')
    await alert.filter({ hasText: damage[language] }).waitFor()
    const words = await alert.textContent()
    expect(words, damage.what).not.toMatch(/\[[a-z-]+\]|undefined|NaN/)
    expect(await page.locator('.ui-match').count(), damage.what).toBe(before)
  }
  // Whole, it is taken: what was refused was the damage.
  await give(page, file)
  await page.waitForSelector('.ui-prompt')
  expect((await asked(page, 'move turn')).seat).toMatch(/^[AB]$/)
  expect(seen.errors).toEqual([])
  await page.context().close()
})
