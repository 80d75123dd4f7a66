/**
 * `npm run by-pointer -- [game] [--size=1366x768] [--language=fr] [--against=bot] [--seed=1] [--rounds=2] [--into=folder] [--taught] [--thumb | --keys]`: plays
 * a whole match in a real browser, starting at the home page, on a fresh profile with default settings, using only the pointer.
 * `--taught` plays the match of “Teach me”, which is against the bot. `--thumb` plays on a touch screen, `--keys` by keyboard alone, against the bot.
 * Reports what a person would stumble over: gestures refused without a message or without any effect, and things to touch that
 * are covered or out of sight. Prints a summary per match and saves a picture of every kind of question and fault. Build the
 * product first.
 */
import { appendFileSync, mkdirSync, rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import type { Page } from 'playwright-core'
import { GAMES, gameOf, loadRules } from '../../src/games'
import { LANGUAGES } from '../../src/ui/words/speak'
import { learn } from '../../src/ui/words/words'
import { launch, visit } from '../browser/launch'
import { still, type Told, told } from '../browser/player'
import { served } from '../browser/serve'
import { seeded } from '../conformance/rng'
import { createDoing } from './by-pointer/doing'
import { createHand } from './by-pointer/hand'
import { actOn, newTries, type Person } from './by-pointer/person'
import { mouseOn, thumbOn } from './by-pointer/pointer'
import { createRecord, type Summary } from './by-pointer/record'
import { waits } from './by-pointer/screen'
import { tabTo, typeOn } from './by-pointer/typist'

/** A match that takes longer than this many minutes is given up. Generous, in case the machine is busy. */
const LIMIT = 90
const READY = 120_000

export interface Wanted {
  readonly game: string
  readonly size: string
  readonly language: 'en' | 'fr'
  readonly isAlone: boolean
  readonly isTaught: boolean
  readonly isThumb: boolean
  readonly isKeys: boolean
  readonly seed: number
  /** How many rounds to play; without it, to the end. */
  readonly rounds?: number
  readonly folder: string
}

export async function main(args: readonly string[] = []): Promise<void> {
  const given = (name: string, otherwise: string) =>
    args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise
  for (const language of LANGUAGES) await learn(language)
  const rounds = given('rounds', '')
  const only = args.filter((arg) => !arg.startsWith('--'))
  for (const { id, view } of GAMES) {
    if (!view || (only.length > 0 && !only.includes(id))) continue
    const summary = await played({
      game: id,
      size: given('size', '1366x768'),
      language: given('language', 'en') as 'en' | 'fr',
      isAlone: given('against', 'person') === 'bot' || args.includes('--keys'),
      isTaught: args.includes('--taught'),
      isThumb: args.includes('--thumb'),
      isKeys: args.includes('--keys'),
      seed: Number(given('seed', '1')),
      ...(rounds === '' ? {} : { rounds: Number(rounds) }),
      folder: `${given('into', 'tests/browser/output/by-pointer')}/${id}`,
    })
    console.log(JSON.stringify({ game: id, load: loadavg()[1]?.toFixed(1), ...summary }, undefined, 1))
  }
}

async function played(wanted: Wanted): Promise<Summary> {
  const { game: id, size, language, isAlone, isTaught, isThumb, isKeys, seed, folder } = wanted
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const rules = (await loadRules())[id]
  const game = await gameOf(id)?.view?.()
  if (!rules || !game) throw new Error(`${id} cannot be played`)
  const [server, browser] = [await served(), await launch()]
  const [width = 0, height = 0] = size.split('x').map(Number)
  const seen = await visit(browser, server.address, { width, height, language, touch: isThumb })
  const { page } = seen
  page.setDefaultTimeout(60_000)
  let pictures = 0
  const picture = async (name: string) => {
    const file = `${String(++pictures).padStart(3, '0')} ${name.replaceAll('/', '-')}.png`
    await page.screenshot({ path: `${folder}/${file}` }).catch(() => undefined)
    return file
  }
  const record = createRecord(`${folder}/log.jsonl`)
  const doing = createDoing(page, record, picture)
  const hand = createHand(page, isThumb ? await thumbOn(page) : mouseOn(page), doing)
  const person: Person = { page, rules, game, rng: seeded(seed), hand }
  /** Presses what the selector finds. */
  const press: typeof hand.press = async (name, selector, nth) => {
    if (!isKeys) return hand.press(name, selector, nth)
    return (await tabTo(page, doing, selector, nth)) ? doing.did(`press ${name}`, () => page.keyboard.press('Enter')) : 'nothing'
  }
  const tries = newTries()
  const act = isKeys ? (now: Told) => typeOn({ ...person, doing }, now, tries) : (now: Told) => actOn(person, now, tries)
  try {
    hand.asked('home')
    // The page gives its test signals only with `quality=test`. All settings of play keep their defaults.
    await page.goto(`${server.address}?quality=test`)
    await page.waitForSelector('.ui-game')
    const nth = GAMES.filter(({ view }) => view).findIndex((one) => one.id === id)
    if (isTaught) await press('teach me', '.ui-teach', nth)
    else {
      await press('the game', '.ui-game', nth)
      await page.waitForSelector('.ui-lobby-start')
      if (!isAlone)
        for (let other = 2; other <= (await page.locator('.ui-lobby-seat').count()); other++)
          await hand.press('a person', `.ui-lobby-seat:nth-child(${other}) header .ui-segment`, 0)
      await picture('lobby')
      await press('start', '.ui-lobby-start')
    }
    await page.waitForFunction(() => 'sightline' in window, undefined, { timeout: READY })
    await still(page, READY)
    if (isTaught) await press('begin', '.ui-lesson .ui-button-main')
    await toItsEnd(page, act, wanted, record, picture)
  } catch (error) {
    await picture('failed')
    appendFileSync(`${folder}/log.jsonl`, `${String(error)}\n`)
    console.error(error)
  } finally {
    await browser.close()
    server.stop()
  }
  if (seen.errors.length > 0) console.error(`errors of the page: ${seen.errors.join('\n')}`)
  return record.summary()
}

async function toItsEnd(
  page: Page,
  act: (now: Told) => Promise<void>,
  { game: id, rounds }: Wanted,
  record: ReturnType<typeof createRecord>,
  picture: (name: string) => Promise<string>,
): Promise<void> {
  const pictured = new Set<string>()
  const end = Date.now() + LIMIT * 60_000
  for (;;) {
    const now = await waited(page, record)
    const round = await roundOf(page)
    record.turn(round)
    if (now.isOver) break
    if (rounds !== undefined && Number(/\d+/.exec(round)?.[0] ?? 0) > rounds) return
    if (Date.now() > end) throw new Error(`${id} took longer than ${LIMIT} minutes`)
    const kind =
      now.throws > 0 ? 'throw' : (now.handOver && `hand over ${now.window ?? ''}`) || (now.subjects[0] ?? now.window ?? '')
    if (!pictured.has(kind)) await picture(kind)
    pictured.add(kind)
    await act(now)
  }
  await page.waitForSelector('.ui-end')
  await picture('end')
}

/** Waits until somebody at this screen has something to do, and records how long that took. */
async function waited(page: Page, record: ReturnType<typeof createRecord>) {
  const from = Date.now()
  let [before, shown] = [from, 0]
  for (;;) {
    const now = await told(page)
    if (now.isPlaying) shown += Date.now() - before
    before = Date.now()
    if (waits(now)) {
      record.waited(
        Date.now() - from,
        shown,
        now.throws > 0 ? 'throw' : now.handOver ? 'hand over' : (now.subjects[0] ?? now.window ?? 'end'),
      )
      return now
    }
    if (Date.now() - from > READY) throw new Error(`nothing was asked for ${READY / 1000} seconds: ${JSON.stringify(now)}`)
    await page.waitForTimeout(50)
  }
}

const roundOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLElement>('.ui-top-round')?.innerText ?? '')
