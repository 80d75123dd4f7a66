/** The script of one match: what is played, and what happens to the players meanwhile. The same for every game. */
import { atTable } from '../../browser/begun'
import { waits } from '../by-pointer/screen'
import { begunMatch } from './begun'
import {
  act,
  eventually,
  follow,
  type Guest,
  guestAt,
  linkAt,
  nextOf,
  type Seating,
  takeOnline,
  toldAt,
  type Window,
} from './table'

export interface Played {
  /** What players have done with pointer and keys: several make an answer at times. */
  readonly deeds: number
  /** Throws that the server had made and stored, and told to nobody, when it was killed. */
  readonly untold: number
  readonly rolls: number
  /** What players were shown differently, and errors of their pages. */
  readonly faults: readonly string[]
}

export interface Browsers {
  readonly chromium: Window['browser']
  readonly firefox: Window['browser']
}

const LOST = 'The connection is lost.'

export async function playMatch(seating: Seating, { chromium, firefox }: Browsers, some: number): Promise<Played> {
  const { server } = seating
  const ada = await guestAt(seating, { browser: chromium, name: 'Ada in Chromium' })
  let bob = await guestAt(seating, { browser: firefox, name: 'Bob in Firefox', isAtKeys: true })
  const eve = await guestAt(seating, { browser: firefox, name: 'Eve looking on in Firefox' })
  const all = () => [ada, bob, eve]
  const everybody = new Set([ada, bob, eve])
  const faults: string[] = []
  let deeds = 0
  let isOver = false
  const play = async (most: number, players: readonly Guest[] = [ada, bob]) => {
    for (let given = 0; given < most && !isOver; given++) {
      const guest = await nextOf(players)
      if (guest) await act(guest)
      isOver = guest === undefined
      deeds++
    }
  }
  /** All see the same: the faces of every throw, where pieces stand. */
  const agree = async (when: string) => {
    const seen = async () => {
      const each = await Promise.all(all().map(toldAt))
      return each.map(
        (one) => one && JSON.stringify([one.rolls, Object.entries(one.pieces).toSorted(([a], [b]) => (a < b ? -1 : 1))]),
      )
    }
    const isSo = async () => new Set(await seen()).size === 1
    await eventually(`all see the same ${when}`, isSo).catch(async () => faults.push(`${when}: ${(await seen()).join(' but ')}`))
    for (const guest of all()) await guest.picture(when)
  }
  const rolls = async () => (await toldAt(ada))?.rolls.length ?? 0

  /** The server has made and stored a throw, or what an answer led to, and is killed before it tells anybody. */
  const killed = async (): Promise<number> => {
    const guest = await nextOf([ada, bob])
    if (!guest) return 0
    const [before, stored] = [await rolls(), await server.stored()]
    for (const { line } of all()) line.hold()
    await eventually('something is stored', async () => {
      const now = await toldAt(guest)
      if (now && waits(now)) await act(guest)
      return (await server.stored()) > stored
    })
    await server.kill()
    if ((await rolls()) !== before) faults.push('a throw was told while nothing could be told')
    for (const { line } of all()) line.cut()
    await Promise.all(all().map(({ page }) => page.getByText(LOST).waitFor()))
    for (const one of all()) await one.picture('server killed')
    await server.start()
    for (const { line } of all()) line.mend()
    await Promise.all(all().map(({ page }) => page.getByText(LOST).waitFor({ state: 'detached' })))
    await agree('server back')
    return (await rolls()) - before
  }

  try {
    await takeOnline(ada, await begunMatch(seating.game, seating.seed))
    await follow(bob, await linkAt(ada.page, 'Link for player B'))
    await bob.page.getByLabel('Your name').click()
    await bob.page.keyboard.type('Bob')
    await bob.picture('at the door')
    await bob.page.getByRole('button', { name: 'Sit down' }).click()
    await follow(eve, await linkAt(ada.page, 'Link for onlookers'))
    await Promise.all([bob, eve].map(({ page }) => atTable(page)))
    await agree('begun')
    const untold = await killed()
    await play(some)
    await agree('played')

    bob.line.cut()
    await bob.page.getByText(LOST).waitFor()
    await bob.picture('cut off')
    const alone = await toldAt(ada)
    if (alone && alone.subjects.length > 0) await play(1, [ada])
    bob.line.mend()
    await bob.page.getByText(LOST).waitFor({ state: 'detached' })
    await agree('connected again')

    await ada.page.reload()
    await atTable(ada.page)
    await agree('loaded again')
    await play(some)

    const own = await linkAt(bob.page, 'Go on on another device')
    const phone = await guestAt(seating, { browser: firefox, name: 'Bob on a small window', width: 390, height: 844 })
    everybody.add(phone)
    await follow(phone, own)
    await atTable(phone.page)
    await bob.page.close()
    bob = phone
    await agree('on a small window')
    await play(some)
    await agree('at the end')
    for (const { name, errors, strangers } of everybody)
      faults.push(...[...errors.filter((one) => !isOfOthers(one)), ...strangers].map((one) => `${name}: ${one}`))
    return { deeds, untold, rolls: await rolls(), faults }
  } catch (error) {
    for (const guest of everybody) await guest.picture('failed')
    throw error
  } finally {
    for (const { page, line } of everybody) {
      await page.context().close()
      line.close()
    }
  }
}

/** What browsers say of a line that broke, and of the style sheet `body {}` that the driver tries for each picture, is no error of the page. */
const isOfOthers = (error: string): boolean =>
  /WebSocket|ERR_EMPTY_RESPONSE|ERR_CONNECTION|NetworkError|can.t establish a connection/.test(error) ||
  error.includes('sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT+SmwNZWA=')
