/** Maps of other programs are imported as layouts, with their pictures as the ground, and played on. */
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, type TestContext, test } from 'vitest'
import { inch } from '../driver/inches'
import { halves } from '../planner/mat/pictures'
import { colours } from './colours'
import { launch, type Visit, visit } from './launch'
import { arrive, json, openFiles, piecesAre, planned, playExterminate, takeImported } from './planning'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => browser?.close())

const MAP = halves(720, 720, [220, 20, 20], [20, 20, 220])
/** A hall of 36 by 36 squares with a door in its dividing wall. */
const UVTT = {
  format: 0.3,
  resolution: { map_origin: { x: 4, y: 2 }, map_size: { x: 36, y: 36 }, pixels_per_grid: 20 },
  line_of_sight: [
    [
      { x: 10, y: 26 },
      { x: 18, y: 26 },
    ],
    [
      { x: 20, y: 26 },
      { x: 28, y: 26 },
    ],
  ],
  portals: [
    {
      bounds: [
        { x: 18, y: 26 },
        { x: 20, y: 26 },
      ],
      closed: true,
    },
  ],
  lights: [{ position: { x: 99, y: 99 } }],
  image: MAP.toString('base64'),
}
/** The same in the pixels of a scene, with a margin of nine squares. */
const SCENE = {
  name: 'Hall of mirrors',
  width: 720,
  height: 720,
  padding: 0.25,
  grid: { type: 1, size: 20 },
  background: { src: 'worlds/w/scenes/the%20hall.png' },
  walls: [
    { c: [300, 660, 460, 660], move: 20, sight: 20, door: 0 },
    { c: [500, 660, 660, 660], move: 20, sight: 20, door: 0 },
    { c: [460, 660, 500, 660], move: 20, sight: 20, door: 1, ds: 0 },
  ],
}
const WALL_BOUNDS = [
  [inch(6), inch(12)],
  [inch(16), inch(12)],
  [inch(14), inch(12)],
] as const

async function visitor({ onTestFailed }: TestContext, language: 'en' | 'fr' = 'en'): Promise<Visit> {
  const seen = await visit(browser, inject('address'), { language })
  onTestFailed(() => seen.picture('failed-planner-import'))
  await arrive(seen.page)
  return seen
}
async function leave({ page, errors, strangers }: Visit): Promise<void> {
  expect([errors, strangers]).toEqual([[], []])
  await page.context().close()
}
test('a map comes with its picture in its place, and is played on', { timeout: 180_000 }, async (context) => {
  const seen = await visitor(context)
  const { page } = seen
  await openFiles(page, json('hall.dd2vtt', UVTT))
  await page.getByRole('heading', { name: 'Universal VTT map' }).waitFor()
  await page.getByRole('switch', { name: 'The map’s picture as the ground' }).waitFor()
  await seen.picture('planner-import')
  // Other answers lay it out anew: the picture grows with the squares, and comes and goes.
  await page.getByLabel('A square of the map').fill('2')
  await page.keyboard.press('Enter')
  const says = page.getByRole('dialog').getByRole('status')
  await says.filter({ hasText: '72″' }).waitFor()
  await page.getByLabel('A square of the map').fill('1')
  await page.keyboard.press('Enter')
  await says.filter({ hasText: '36″' }).waitFor()
  await takeImported(page)
  await piecesAre(page, 3)
  const layout = await planned(page)
  expect(layout.matPicture).toMatchObject({ at: { x: 0, y: 0 }, width: inch(36), pixels: { width: 720, height: 720 } })
  expect(layout.pieces.map(({ at }) => [at.x, at.y])).toEqual(
    WALL_BOUNDS.map(([x, y], index) => [x + inch(index === 2 ? 1 : 4), y]),
  )
  await expect.poll(() => colours(page, 24)).toEqual(['red', 'blue'])

  await playExterminate(page)
  await expect.poll(() => colours(page, 24)).toEqual(['red', 'blue'])
  await seen.picture('planner-import-played')
  await leave(seen)
})

test('a scene comes with the picture that was given with it, by its name; without it, it is asked for', async (context) => {
  const seen = await visitor(context)
  const { page } = seen
  const picture = { name: 'the hall.png', mimeType: 'image/png', buffer: MAP }
  const other = { name: 'another.png', mimeType: 'image/png', buffer: halves(8, 8, [0, 0, 0], [0, 0, 0]) }
  await openFiles(page, other, json('scene.json', SCENE), picture)
  await page.getByRole('heading', { name: 'Scene of Foundry' }).waitFor()
  await page.getByRole('switch', { name: 'The map’s picture as the ground' }).waitFor()
  await takeImported(page)
  await piecesAre(page, 3)
  const layout = await planned(page)
  expect(layout.name).toBe('Hall of mirrors')
  expect(layout.matPicture).toMatchObject({ at: { x: 0, y: 0 }, width: inch(36), pixels: { width: 720, height: 720 } })
  expect(layout.pieces.map(({ at }) => [at.x, at.y])).toEqual(
    WALL_BOUNDS.map(([x, y], index) => [x + inch(index === 2 ? 1 : 4), y]),
  )
  await expect.poll(() => colours(page, 24)).toEqual(['red', 'blue'])

  await openFiles(page, json('scene.json', SCENE))
  await page.getByText('1 thing is not taken along').click()
  await page.getByText('The map’s picture is another file, “worlds/w/scenes/the%20hall.png”').waitFor()
  await seen.picture('planner-import-elsewhere')
  await page.locator('.ui-dialog input[type=file]').setInputFiles(picture)
  await page.getByRole('switch', { name: 'The map’s picture as the ground' }).click()
  await takeImported(page)
  await expect.poll(async () => (await planned(page)).matPicture).toBeUndefined()
  await leave(seen)
})

test('of a save with more kinds of things than a layout holds some are chosen, by search and by keyboard', async (context) => {
  const seen = await visitor(context)
  const { page } = seen
  const things = Array.from({ length: 230 }, (_, index) => ({
    Name: 'Custom_Model',
    Nickname: index === 219 ? 'Église en ruine' : `Ruin ${index + 1}`,
    Transform: { posX: (index % 20) * 2 - 19, posY: 1, posZ: Math.floor(index / 20) * 3 - 17, rotY: 0 },
  }))
  await openFiles(page, json('TS_Save_12.json', { SaveName: 'Many ruins', ObjectStates: things }))
  await page.getByRole('heading', { name: 'Save of Tabletop Simulator' }).waitFor()
  await page.getByText('Which things come in? The save has 230 kinds; a layout holds 200.').waitFor()
  await page.getByText('200 of 200 chosen. No more fit').waitFor()
  await seen.picture('planner-import-names')
  const search = page.getByRole('searchbox', { name: 'Search by name' })
  await search.fill('eglise')
  const church = page.getByRole('checkbox', { name: 'Église en ruine' })
  expect(await church.isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Choose none' }).click()
  await page.getByText('0 of 200 chosen').waitFor()
  await page.getByText('Nothing is chosen yet.').waitFor()
  await church.focus()
  await page.keyboard.press('Space')
  await page.getByText('1 of 200 chosen').waitFor()
  await search.fill('ruin 21')
  await page.getByRole('button', { name: 'Choose all that are found' }).click()
  await page.getByText('12 of 200 chosen').waitFor()
  await page.getByText('12 pieces on a table of 48″ by 48″.').waitFor()
  await seen.picture('planner-import-names-chosen')
  await takeImported(page)
  await piecesAre(page, 12)
  const { own } = await planned(page)
  expect(Object.values(own).map(({ name }) => name)).toContain('Église en ruine')
  await leave(seen)
})

test('what is left out is one line a reason, with a count, that opens to every name; in French', async (context) => {
  const seen = await visitor(context, 'fr')
  const { page } = seen
  const Transform = { posX: 0, posY: 1, posZ: 0 }
  const ObjectStates = [
    { Name: 'BlockSquare', Nickname: 'Caisse', Transform },
    ...Array.from({ length: 40 }, (_, index) => ({ Name: 'Figurine_Custom', Nickname: `Garde ${index + 1}`, Transform })),
    ...['Die_6', 'Die_6', 'Die_20'].map((Name) => ({ Name, Transform })),
    { Name: 'ScriptingTrigger', Nickname: 'Piège', Transform },
    { Name: 'Custom_Model', Nickname: 'Voûte', Transform: { ...Transform, scaleX: 200 } },
  ]
  await openFiles(page, json('TS_Save_3.json', { SaveName: 'Garnison', ObjectStates }))
  await page.getByRole('heading', { name: 'Sauvegarde de Tabletop Simulator' }).waitFor()
  const whole = page.locator('.ui-plan-stack > .ui-plan-left')
  // Closed at first: what comes in counts more.
  await whole.getByText('45 choses ne sont pas reprises').click()
  const lines = whole.locator('> ul > li')
  await expect.poll(() => lines.count()).toBe(4)
  const figures = lines.filter({ hasText: 'Laissé de côté, 40 fois : une figurine n’est pas un décor.' })
  await lines.filter({ hasText: 'Laissé de côté, 3 fois : un dé n’est pas un décor.' }).waitFor()
  // One alone is said with its name, its reason and its place in the file.
  await lines.filter({ hasText: 'Laissé de côté : « Piège », une zone invisible du programme (ObjectStates[44]).' }).waitFor()
  await lines.filter({ hasText: '« Voûte », sa place ou sa taille n’a pas de sens' }).waitFor()
  await seen.picture('planner-import-left')
  // The names are there once they are asked for; by keyboard, too.
  expect(await figures.locator('li').count()).toBe(0)
  await figures.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => figures.locator('li').count()).toBe(40)
  expect(await figures.locator('li').last().innerText()).toBe('Garde 40 · ObjectStates[40]')
  await figures.locator('li').last().scrollIntoViewIfNeeded()
  await seen.picture('planner-import-left-names')
  await leave(seen)
})

test('files that are too large are refused at once, with the number', async (context) => {
  const seen = await visitor(context)
  const { page } = seen
  const folder = await mkdtemp(join(tmpdir(), 'sightline-large-'))
  context.onTestFinished(() => rm(folder, { recursive: true }))
  /** Zeros that take no room on the disk. */
  const zeros = async (name: string, megabytes: number) => {
    const path = join(folder, name)
    await writeFile(path, '')
    await truncate(path, megabytes * 2 ** 20)
    return path
  }
  await openFiles(page, await zeros('map.uvtt', 129))
  await page.getByText('The file is too large: 129 MB; at most 128 MB are read.').waitFor()
  await page
    .locator('input[type=file][accept*=".stl"]')
    .first()
    .setInputFiles(await zeros('statue.stl', 700))
  await page.getByText('Too much: 700 MB; at most 512 MB are read.').waitFor()
  await seen.picture('planner-import-too-large')
  await leave(seen)
})
