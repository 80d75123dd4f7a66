/** Two persons, one of them on a phone, and a spectator at a table on the server that they join by a link. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { inch } from '../driver/inches'
import { atTable, matchFile, openMatch, PLACES } from './begun'
import { cutLine } from './cut-line'
import { launch, visit } from './launch'
import { asked, confirm, drag, pixelOf, still, told, until } from './player'

/** A link as somebody else's page follows it in a test. */
const tried = (link: string): string => link.replace('#', '?quality=test&motion=reduced&pace=fast#')

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => browser?.close())

test('from the lobby a link opens the table in both languages, and the match begins when both are ready', async ({
  onTestFailed,
}) => {
  const address = inject('address')
  const ada = await visit(browser, address, { width: 1366, height: 768 })
  const bob = await visit(browser, address, { width: 390, height: 844, touch: true, language: 'fr' })
  onTestFailed(async () => {
    await ada.picture('failed-online-ada')
    await bob.picture('failed-online-bob')
  })
  await ada.page.goto(`${address}?quality=test&motion=reduced&pace=fast#/play/doctor-who-card-game`)
  await ada.page.getByRole('group', { name: 'Played by' }).nth(1).getByText('By link').click()
  await ada.page.getByRole('group', { name: 'Played by' }).nth(2).getByText('Bot').click()
  await ada.page.getByText('45 min, 30 s more after each go').click()
  await ada.page.getByText('is replaced by a bot').click()
  await ada.page.getByText('5 minutes later', { exact: true }).click()
  await ada.picture('online-lobby-clock')
  await ada.page.getByRole('button', { name: 'Open the table' }).click()
  const link = await ada.page.getByRole('textbox', { name: 'Link for player B' }).inputValue()
  expect(link).toMatch(new RegExp(`^${address}#/table/[\\w-]{22}/[\\w-]{24}$`))
  expect(ada.page.url()).not.toContain(link.split('/').at(-1))

  await bob.page.goto(tried(link))
  await bob.page.getByLabel('Votre nom').fill('Bob')
  // Nothing of the link is left in the address: it cannot be read over a shoulder.
  expect(bob.page.url()).not.toContain(link.split('/').at(-1))
  await bob.page.getByRole('button', { name: 'S’asseoir' }).click()
  await ada.page.locator('.ui-gathering-name', { hasText: 'Bob' }).waitFor()
  await bob.page.getByText('45 min, plus 30 s après chaque action').waitFor()
  await bob.page.getByRole('button', { name: 'Je suis prêt' }).click()
  await ada.page.getByRole('button', { name: 'I am ready' }).click()
  await Promise.all([atTable(ada.page), atTable(bob.page)])
  // One clock runs, or both: each counts down from what was agreed.
  await expect.poll(() => ada.page.locator('.ui-clock[data-runs]').first().textContent()).toMatch(/^44:\d\d$/)
  await ada.picture('online-cards')
  await bob.picture('online-cards-phone')
  expect([...ada.errors, ...bob.errors]).toEqual([])
  expect([...ada.strangers, ...bob.strangers]).toEqual([])
  // The link is used up: whoever comes later is told to ask for another.
  const late = await visit(browser, address)
  await late.page.goto(tried(link))
  await late.page.getByText('this link no longer opens it').waitFor()
  for (const { page } of [ada, bob, late]) await page.context().close()
})

test('a match goes on online: the other sees the ghost, a move, talk; a lost line comes back by itself', async ({
  onTestFailed,
}) => {
  const address = inject('address')
  const line = await cutLine(address)
  const ada = await visit(browser, address, { width: 1366, height: 768 })
  const bob = await visit(browser, line.address, { width: 1366, height: 768 })
  const eve = await visit(browser, address, { width: 1366, height: 768 })
  onTestFailed(async () => {
    await ada.picture('failed-online-ada')
    await bob.picture('failed-online-bob')
  })
  await openMatch(ada.page, address, matchFile('deploy', 0))
  const { seat } = await asked(ada.page, 'deploy')
  await ada.page.getByRole('button', { name: 'Menu' }).click()
  await ada.page.getByRole('menuitem', { name: 'Go on online' }).click()
  await ada.page.getByRole('button', { name: 'Open the table' }).click()
  await ada.page.waitForURL(/#\/table\//)
  await atTable(ada.page)
  await ada.page.getByRole('button', { name: 'Menu' }).click()
  await ada.page.getByRole('menuitem', { name: 'Links to this table' }).click()
  const links = await Promise.all(
    ['Link for player B', 'Link for onlookers'].map((name) => ada.page.getByRole('textbox', { name }).inputValue()),
  )
  await ada.picture('online-links')
  const own = await ada.page.getByRole('textbox', { name: 'Go on on another device' }).inputValue()
  await ada.page.keyboard.press('Escape')
  await bob.page.goto(tried((links[0] ?? '').replace(address, line.address)))
  await bob.page.getByLabel('Your name').fill('Bob')
  await bob.page.getByRole('button', { name: 'Sit down' }).click()
  await atTable(bob.page)
  await eve.page.goto(tried(links[1] ?? ''))
  await atTable(eve.page)

  // Whoever is asked deploys; the others see the piece before it stands.
  const [mover, other] = seat === 'A' ? [ada.page, bob.page] : [bob.page, ada.page]
  const ref = `${seat}2`
  const [x, y] = PLACES[ref] ?? [0, 0]
  await asked(mover, 'deploy')
  await drag(mover, ref, x, y)
  const picture = seat === 'A' ? bob.picture : ada.picture
  await picture('online-ghost')
  await confirm(mover)
  for (const page of [mover, other, eve.page]) {
    const { pieces } = await until(page, (now) => now.pieces[ref] !== undefined)
    expect(Math.hypot((pieces[ref]?.x ?? 0) - inch(x), (pieces[ref]?.y ?? 0) - inch(y))).toBeLessThan(inch(0.5))
  }
  // Each sits at his own side: the far edge of one is the near edge of the other.
  const [nearA, nearB] = await Promise.all([ada.page, bob.page].map((page) => pixelOf(page, { x: inch(18), y: inch(2) })))
  expect(nearA?.y).toBeGreaterThan(384)
  expect(nearB?.y).toBeLessThan(384)

  // A ruler is laid by two taps, from the edge of a base; the others see it, and it lies until it is taken away.
  await mover.keyboard.press('KeyM')
  for (const to of [
    { x: inch(x), y: inch(y) },
    { x: inch(x + 4), y: inch(y + (y > 18 ? -6 : 6)) },
  ]) {
    const spot = await pixelOf(mover, to)
    await mover.mouse.click(spot?.x ?? 0, spot?.y ?? 0)
  }
  await other.locator('.scene-measure').first().waitFor()
  await picture('online-ruler')
  await mover.keyboard.press('KeyM')
  await other.locator('.scene-measure').first().waitFor({ state: 'detached' })

  // A link to the moment before is sent: whoever follows it sees it through his own eyes, while the match runs.
  await mover.getByRole('button', { name: 'Menu' }).click()
  await mover.getByRole('menuitem', { name: 'Look back at the match' }).click()
  await mover.waitForSelector('.ui-watch')
  await mover.getByRole('button', { name: /^Back one action/ }).click()
  await until(mover, ({ pieces }) => pieces[ref] === undefined)
  await mover.getByRole('button', { name: 'Link to this moment' }).click()
  const moment = await mover.getByRole('textbox', { name: 'Link to this moment' }).inputValue()
  await mover.keyboard.press('Escape')
  await eve.page.goto(tried(moment))
  await eve.page.waitForSelector('.ui-watch')
  await eve.page.waitForFunction(() => 'sightline' in window)
  expect((await told(eve.page)).pieces[ref]).toBeUndefined()
  await still(eve.page)
  await eve.picture('online-look-back')
  for (const page of [mover, eve.page]) {
    await page.getByRole('button', { name: 'To the match' }).click()
    await atTable(page)
    expect((await told(page)).pieces[ref]).toBeDefined()
  }

  await bob.page.getByRole('button', { name: 'Show: Log' }).click()
  await bob.page.getByRole('textbox', { name: 'Write to the table' }).fill('Well met')
  await bob.page.keyboard.press('Enter')
  // Ada, who has her log closed, is told by a notice; it stands in the log of both, where the match stood.
  await ada.page.getByRole('status').getByText('Bob: Well met').waitFor()
  const said = bob.page.locator('.ui-log-line[data-kind=talk]')
  expect(await said.allTextContents()).toEqual(['Bob: Well met'])
  expect(await said.locator('xpath=preceding-sibling::*').count()).toBeGreaterThan(3)
  await bob.page.locator('.ui-log .ui-segment', { hasText: 'Talk' }).click()
  expect(await bob.page.locator('.ui-log p.ui-log-line').allTextContents()).toEqual(['Bob: Well met'])
  await bob.picture('online-talk')

  // The network is gone for a while: the page says so, and goes on by itself when it is back.
  line.cut()
  await bob.page.getByText('The connection is lost.').waitFor()
  await bob.picture('online-lost')
  await ada.page.keyboard.press('KeyL')
  await ada.page.getByText('away').waitFor()
  await ada.page.getByRole('textbox', { name: 'Write to the table' }).fill('Are you there?')
  await ada.page.keyboard.press('Enter')
  line.mend()
  await bob.page.getByText('The connection is lost.').waitFor({ state: 'detached', timeout: 30_000 })
  await bob.page.locator('.ui-log').getByText('Are you there?').waitFor()
  expect((await told(bob.page)).pieces[ref]).toBeDefined()
  // Ada's phone follows her own link: the same seat in both.
  const phone = await visit(browser, address, { width: 390, height: 844, touch: true })
  await phone.page.goto(tried(own))
  await atTable(phone.page)
  const [onPhone, onTable] = await Promise.all([told(phone.page), told(ada.page)])
  expect({ seat: onPhone.seat, pieces: onPhone.pieces }).toEqual({ seat: onTable.seat, pieces: onTable.pieces })
  await phone.picture('online-phone')
  // The table is found again on the first page, beside what is kept on the device alone.
  await ada.page.evaluate(() => {
    location.hash = '#/'
  })
  await ada.page.getByRole('button', { name: /^Continue .*Bob/ }).click()
  await atTable(ada.page)
  expect((await told(ada.page)).pieces[ref]).toBeDefined()
  // What the browser says of a line that broke is no error of the page.
  const errors = [...ada.errors, ...bob.errors, ...eve.errors, ...phone.errors].filter(
    (one) => !/WebSocket|ERR_EMPTY_RESPONSE|ERR_CONNECTION/.test(one),
  )
  expect(errors).toEqual([])
  for (const { page } of [ada, bob, eve, phone]) await page.context().close()
  line.close()
})
