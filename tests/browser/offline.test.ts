/** The page kept on the device: opened and played without a network, and replaced by a new version only when nothing needs the old one. */
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Listening, listen } from '../../src/server/listen'
import { atTable } from './begun'
import { launch, visit } from './launch'
import { goOn, settled, told } from './player'

const CLIENT = 'dist/client'

interface KeptFile {
  readonly url: string
  readonly revision: string | null
  readonly integrity: string
  readonly bytes: number
}

/** The list is the first line of the script. */
const scriptIn = (folder: string) => readFileSync(join(folder, 'sw.js'), 'utf8')
const listIn = (folder: string): readonly KeptFile[] =>
  JSON.parse(scriptIn(folder).split('\n', 1)[0]?.slice('const FILES = '.length, -1) ?? '')

test('every file of the page is in the list once, without its compressed copies, with what it must be', () => {
  const listed = listIn(CLIENT)
  const wanted = readdirSync(CLIENT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(CLIENT.length + 1))
    .filter((name) => name !== 'sw.js')
  expect(listed.map(({ url }) => url).sort()).toEqual(wanted.sort())
  for (const kind of ['index.html', '.js', '.css', '.wasm', '.glb', '.woff2', '.webp', '.webmanifest'])
    expect(listed.some(({ url }) => url.endsWith(kind))).toBe(true)
  expect(listed.filter(({ url }) => url.endsWith('.map'))).toEqual([])
  for (const { url, revision, bytes, integrity } of listed) {
    expect(revision === null, url).toBe(/^assets\/.+-[\w-]{8}\.\w+$/.test(url))
    expect(bytes).toBe(statSync(join(CLIENT, url)).size)
    expect(integrity).toMatch(/^sha256-[\w+/]{43}=$/)
  }
})

test('all of it takes about as much room as the settings say', () => {
  const megabytes = listIn(CLIENT).reduce((sum, { bytes }) => sum + bytes, 0) / 1e6
  const said = /about (\d+) MB/.exec(readFileSync('src/ui/words/en-home.ts', 'utf8'))?.[1]
  expect(Math.abs(megabytes - Number(said))).toBeLessThan(2.5)
})

let browser: Browser
let folder: string
beforeAll(async () => {
  browser = await launch()
  folder = mkdtempSync(join(tmpdir(), 'sightline-offline-'))
})
afterAll(async () => {
  await browser?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Lays a later build into a folder: its page has another title, and the deck builder's files have other names. */
function layLater(pages: string): void {
  cpSync(CLIENT, pages, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) })
  for (const name of readdirSync(join(pages, 'assets'))) if (/^decks-of-/.test(name)) rmSync(join(pages, 'assets', name))
  const page = readFileSync(join(pages, 'index.html'), 'utf8').replace('<title>Sightline</title>', '<title>Later</title>')
  writeFileSync(join(pages, 'index.html'), page)
  const list = listIn(CLIENT).flatMap((file) => {
    if (file.url.startsWith('assets/decks-of-')) return []
    if (file.url !== 'index.html') return [file]
    const integrity = `sha256-${createHash('sha256').update(page).digest('base64')}`
    return [{ ...file, revision: 'later', integrity, bytes: page.length }]
  })
  const [, ...script] = scriptIn(CLIENT).split('\n')
  writeFileSync(join(pages, 'sw.js'), [`const FILES = ${JSON.stringify(list)};`, ...script].join('\n'))
}

const QUERY = '?quality=test&motion=reduced&pace=fast&dice=auto&hands=open'
/** Asks the server for a new version; gives what becomes of it. Runs in the page. */
const update = async () => {
  const registration = await navigator.serviceWorker.getRegistration()
  const outcome = new Promise<string | undefined>((done) => {
    registration?.addEventListener('updatefound', () => {
      const worker = registration.installing
      worker?.addEventListener('statechange', () => done(worker.state))
    })
  })
  await registration?.update()
  return outcome
}
const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null)

test('without a network a game never opened before is played, and a new version waits until it is wanted', async ({
  onTestFailed,
}) => {
  // The page lies in a folder of its server, and keeps nothing of what else may lie there.
  mkdirSync(join(folder, 'first'))
  symlinkSync(resolve(CLIENT), join(folder, 'first', 'play'), 'junction')
  const later = join(folder, 'later', 'play')
  layLater(later)
  let server: Listening = await listen({ pages: join(folder, 'first'), port: 0 })
  const { port } = server
  const address = `http://localhost:${port}/play/`
  const seen = await visit(browser, address)
  const { page, errors } = seen
  onTestFailed(() => seen.picture('failed-offline'))
  const context = page.context()

  // Nothing is kept unless the player, or his browser by itself, asks for it: no other test does this work.
  await page.goto(`${address}${QUERY}`)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('switch', { name: /Keep for playing offline/ }).click()
  // Some 500 files, one after the other: on a busy machine that takes minutes.
  await page.getByText(/is on this device: \d+ MB/).waitFor({ timeout: 240_000 })
  await expect.poll(() => isControlled(page)).toBe(true)
  const files = () => page.evaluate(async () => (await (await caches.open((await caches.keys())[0] ?? '')).keys()).length)
  expect(await files()).toBe(listIn(CLIENT).length)
  await page.keyboard.press('Escape')

  await server.close()
  await context.setOffline(true)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  await page.reload()
  await page.getByRole('button', { name: /^Play the bot now.*Card Game/ }).click()
  await atTable(page)
  await settled(page)
  const { entries } = await told(page)
  await goOn(page)
  await expect.poll(async () => (await told(page)).entries).toBeGreaterThan(entries)
  const match = page.url()
  await page.goto(`${address}${QUERY}#/lab`)
  await page.locator('.ui-lab-bar').first().waitFor()
  await page.goto(`${address}${QUERY}#/plan`)
  await page.locator('.ui-planner').first().waitFor()
  // A table on a server cannot be opened: the page says so, and is not stuck.
  await page.goto(`${address}${QUERY}#/table/${'t'.repeat(22)}`)
  await page.getByText('No connection to this table').waitFor()

  // The server has a new version now, of which a file arrives shortened: none of it is used.
  const first = join(later, 'index.html')
  const whole = readFileSync(first)
  writeFileSync(first, whole.subarray(0, 2000))
  server = await listen({ pages: join(folder, 'later'), port })
  await context.setOffline(false)
  await devtools.send('Network.clearBrowserCache')
  await page.goto(match)
  await atTable(page)
  expect(await page.evaluate(update)).toBe('redundant')
  await server.close()
  writeFileSync(first, whole)
  server = await listen({ pages: join(folder, 'later'), port })

  // The match goes on with the files of its own version, even those not loaded so far.
  await page.goto(`${address}${QUERY}#/`)
  const notice = page.locator('.ui-toast', { hasText: 'A new version is ready' })
  await notice.waitFor()
  await seen.picture('offline-newer')
  await page.goto(`${address}${QUERY}#/decks/doomtrooper`)
  await page.locator('.ui-decks').first().waitFor()

  // A match in another window keeps the version that it has.
  const other = await context.newPage()
  await other.goto(match)
  await atTable(other)
  await page.goto(`${address}${QUERY}#/`)
  await notice.getByRole('button', { name: 'Reload' }).click()
  await page.getByText('also open in another window').waitFor()
  await other.reload()
  await atTable(other)
  expect(await other.title()).not.toBe('Later')
  await other.close()
  await notice.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(() => page.title()).toBe('Later')
  await expect.poll(files).toBe(listIn(later).length)
  // Browsers report every refused socket by themselves.
  expect([errors.filter((error) => !error.startsWith('WebSocket connection')), seen.strangers]).toEqual([[], []])
  await server.close()
}, 600_000)
