/** A server that can be killed, and the players and the onlooker at one table of it, each in a window and on a line of his own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { gameOf, loadRules } from '../../../src/games'
import { atTable, openMatch } from '../../browser/begun'
import { type CutLine, cutLine } from '../../browser/cut-line'
import { type Visit, visit } from '../../browser/launch'
import { pass, type Told, told } from '../../browser/player'
import { seeded } from '../../conformance/rng'
import { freePort } from '../../server/online'
import { createDoing } from '../by-pointer/doing'
import { createHand } from '../by-pointer/hand'
import { actOn, newTries, type Person } from '../by-pointer/person'
import { mouseOn } from '../by-pointer/pointer'
import { createRecord, type Record } from '../by-pointer/record'
import { isAtTable, waits } from '../by-pointer/screen'

/** How long pages may take for anything, in milliseconds. Only meant to end what hangs. */
export const PATIENCE = 120_000
/** As `openMatch` has them. */
const SETTINGS = '&dice=hand'
const QUERY = `?quality=test&motion=reduced&pace=fast&hands=open&confirms=each&windows=wait${SETTINGS}`

export interface KillableServer {
  readonly address: string
  start(): Promise<void>
  kill(): Promise<void>
  /** How many times it has stored entries since it was started. */
  stored(): Promise<number>
  remove(): Promise<void>
}

/** The built server on a port and a data folder that it finds again when it is started anew. */
export async function killableServer(): Promise<KillableServer> {
  const data = mkdtempSync(join(tmpdir(), 'two-browsers-'))
  const port = await freePort()
  const address = `http://localhost:${port}/`
  let program: ChildProcess | undefined
  const kill = async () => {
    if (!program || program.exitCode !== null || program.signalCode !== null) return
    const over = new Promise((done) => program?.once('exit', done))
    program.kill('SIGKILL')
    await over
  }
  return {
    address,
    kill,
    async start() {
      const env = { ...process.env, PORT: String(port), HOST: 'localhost', DATA: data, LOG: 'error' }
      program = spawn(process.execPath, ['dist/server/main.js'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
      const isReady = () =>
        fetch(`${address}api/ready`)
          .then(({ ok }) => ok)
          .catch(() => false)
      await eventually('the server is ready', isReady)
    },
    async stored() {
      const text = await (await fetch(`${address}metrics`)).text()
      return Number(/^sightline_store_seconds_count\{call="append"\} (\d+)/m.exec(text)?.[1] ?? 0)
    },
    async remove() {
      await kill()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

export async function eventually(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`it did not come to pass that ${what}`)
    await new Promise((done) => setTimeout(done, 100))
  }
}

/** Somebody at the table. */
export interface Guest extends Visit {
  readonly name: string
  readonly line: CutLine
  readonly person: Person
  readonly record: Record
  readonly tries: Map<string, number>
  /** Throws and passes with keys, where others press buttons. */
  readonly isAtKeys: boolean
}

export interface Seating {
  readonly game: string
  readonly folder: string
  readonly server: KillableServer
  readonly seed: number
}
export interface Window {
  readonly browser: Browser
  readonly name: string
  readonly isAtKeys?: boolean
  readonly width?: number
  readonly height?: number
}

let pictures = 0

/** Opens a window with a line of its own to the server. */
export async function guestAt(seating: Seating, { browser, name, isAtKeys = false, ...size }: Window): Promise<Guest> {
  const { game: id, folder, server, seed } = seating
  const rules = (await loadRules())[id]
  const game = await gameOf(id)?.view?.()
  if (!rules || !game) throw new Error(`${id} cannot be played`)
  const line = await cutLine(server.address)
  const seen = await visit(browser, line.address, { width: 1366, height: 768, ...size })
  seen.page.setDefaultTimeout(PATIENCE)
  mkdirSync(folder, { recursive: true })
  const picture = async (what: string) => {
    const file = `${String(++pictures).padStart(3, '0')} ${what.replaceAll('/', '-')} ${name}.png`
    await seen.page.screenshot({ path: `${folder}/${file}` }).catch(() => undefined)
    return file
  }
  const record = createRecord(`${folder}/${name}.jsonl`)
  const person = {
    page: seen.page,
    rules,
    game,
    rng: seeded(seed),
    hand: createHand(seen.page, mouseOn(seen.page), createDoing(seen.page, record, picture)),
  }
  return { ...seen, picture: async (what) => void (await picture(what)), name, line, record, person, tries: newTries(), isAtKeys }
}

/** Follows a link to the table, from the guest's own line. */
export async function follow(guest: Guest, link: string): Promise<void> {
  const { pathname, hash } = new URL(link)
  await guest.page.goto(`${new URL(pathname, guest.line.address)}${QUERY}${hash}`)
}

/** Opens a match file, and goes on with it online: the other person is to come by a link. */
export async function takeOnline({ page, line }: Guest, file: string): Promise<void> {
  await openMatch(page, line.address, file, SETTINGS)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Go on online' }).click()
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.waitForURL(/#\/table\//)
  await atTable(page)
}

/** One of the links that the menu at the table shows. */
export async function linkAt(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Links to this table' }).click()
  const link = await page.getByRole('textbox', { name }).inputValue()
  await page.keyboard.press('Escape')
  return link
}

/** What the guest's page says; undefined while it is not at the table. */
export const toldAt = async ({ page }: Guest): Promise<Told | undefined> => ((await isAtTable(page)) ? told(page) : undefined)

/** The first of these whom the match waits for; undefined if it is over. */
export async function nextOf(guests: readonly Guest[]): Promise<Guest | undefined> {
  const end = Date.now() + PATIENCE
  for (;;) {
    for (const guest of guests) {
      const now = await toldAt(guest)
      if (now?.isOver) return undefined
      if (now && waits(now)) return guest
    }
    if (Date.now() > end) throw new Error('nobody was asked anything')
    await new Promise((done) => setTimeout(done, 50))
  }
}

/** Does what the match waits for at this screen, with pointer and keys. */
export async function act(guest: Guest): Promise<void> {
  const now = await told(guest.page)
  if (now.throws > 0 && guest.isAtKeys) await guest.page.keyboard.press('r')
  else if (guest.isAtKeys && now.isWindow && now.subjects.length === 0) await pass(guest.page)
  else await actOn(guest.person, now, guest.tries)
}
