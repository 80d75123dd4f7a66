/**
 * The deck builder: a deck is built by pointer, keys and touch, checked live, saved, played, and shared as link, text and file.
 */
import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { atTable } from './begun'
import { launch, visit } from './launch'
import { told } from './player'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => browser?.close())

const QUERY = '?quality=test&motion=reduced&pace=fast&confirms=each&hands=open'
const builder = async (page: Page, address = `${inject('address')}${QUERY}#/decks/doomtrooper`) => {
  await page.goto(address)
  await page.waitForSelector('.ui-deck-card')
}
const size = (page: Page, text: string) => page.locator('.ui-deck-standing strong', { hasText: text }).waitFor()
const rule = (page: Page, id: string, kept: boolean) => page.locator(`.ui-deck-rules [data-rule=${id}][data-kept=${kept}]`)
const kept = (page: Page) =>
  page.locator('.ui-deck-standing', { hasText: /Kept on this device|Gardé sur cet appareil/ }).waitFor()
const menu = async (page: Page, which: 'Decks' | 'Share', item: string) => {
  await page.getByRole('button', { name: which, exact: true }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}
const entry = (page: Page, name: string) => page.locator('[data-of=deck] .ui-deck-row', { hasText: name })

test('a deck is built, judged at every change, kept, played with, and opened again from its link, text and file', async ({
  onTestFailed,
}) => {
  const seen = await visit(browser, inject('address'), { width: 1366, height: 768 })
  onTestFailed(() => seen.picture('failed-decks'))
  const { page } = seen
  await builder(page)
  await rule(page, 'DT-DECK-01', false).filter({ hasText: 'This one has 0: 60 cards are missing.' }).waitFor()
  expect(await page.getByRole('button', { name: 'Play this deck' }).isDisabled()).toBe(true)

  // From a ready deck, by pointer: one card less is one too few, and words say so.
  await page
    .locator('.ui-deck-begin')
    .getByRole('button', { name: /Iron Coalition/ })
    .click()
  await size(page, '60 cards')
  await rule(page, 'DT-DECK-01', true).waitFor()
  await page.locator('.ui-deck-chance strong', { hasText: '93%' }).waitFor()
  await entry(page, 'Clansman').first().getByRole('button', { name: 'Take out one Clansman' }).click()
  await size(page, '59 cards')
  await rule(page, 'DT-DECK-01', false).filter({ hasText: '1 card is missing' }).waitFor()
  await page.getByRole('button', { name: 'Take the last change back' }).click()
  await size(page, '60 cards')

  // By keys: found by its text, put in until there may be no more.
  await page.getByRole('searchbox', { name: 'Name or text' }).fill('samurai')
  await page.locator('.ui-deck-pool-bar output', { hasText: ' of 160 cards' }).waitFor()
  const samurai = page.getByRole('button', { name: 'Read Samurai', exact: true }).first()
  await samurai.focus()
  for (let press = 0; press < 7; press++) await page.keyboard.press('+')
  await entry(page, 'Samurai').locator('output', { hasText: /^5$/ }).waitFor()
  await page.getByRole('status').filter({ hasText: 'Samurai: a deck has at most 5 of it.' }).waitFor()
  await size(page, '65 cards')
  await page.keyboard.press('-')
  await size(page, '64 cards')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Put one in (4 of 5)' }).click()
  await page.getByRole('button', { name: 'Take one out' }).waitFor()
  await page.keyboard.press('Escape')
  await size(page, '65 cards')
  await page.getByRole('button', { name: 'Clear the filters' }).click()
  await page.getByRole('textbox', { name: 'Name of the deck' }).fill('Steel and silk')
  await kept(page)
  await seen.picture('decks-en-1366')

  // The same hand for the same shuffle, another for another.
  const hand = () => page.locator('.ui-deck-hand .ui-deck-face').evaluateAll((all) => all.map((one) => one.ariaLabel))
  const first = await hand()
  expect(first.length).toBe(7)
  await page.getByRole('button', { name: 'Another hand' }).click()
  expect(await hand()).not.toEqual(first)
  await page.getByRole('textbox', { name: 'Number of the shuffle' }).fill('1')
  expect(await hand()).toEqual(first)
  await page.getByRole('button', { name: 'Draw one more' }).click()
  expect((await hand()).slice(0, 7)).toEqual(first)
  await page.locator('[data-of=checks]').evaluate((part) => part.scrollTo(0, part.scrollHeight))
  await seen.picture('decks-en-hand')

  // On paper there is the list and nothing else.
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.ui-deck-print').innerText()).toMatch(/Steel and silk[\s\S]*5\s+Samurai/)
  expect(await page.locator('.ui-deck-bar').isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen' })

  await menu(page, 'Share', 'As a link')
  const link = await page.locator('.ui-link').inputValue()
  await page.keyboard.press('Escape')
  await menu(page, 'Share', 'As text')
  const text = await page.getByRole('textbox', { name: 'Cards, one a line' }).inputValue()
  expect(text).toContain('5 Samurai')
  await page.keyboard.press('Escape')
  const download = page.waitForEvent('download')
  await menu(page, 'Share', 'Save as a file')
  const file = readFileSync(await (await download).path())

  // At a seat: its lobby begins a match with it, card by card.
  await page.getByRole('button', { name: 'Play this deck' }).click()
  await page.waitForSelector('.ui-lobby-start')
  expect(
    await page
      .locator('[data-seat=A]')
      .getByRole('radio', { name: /Steel and silk/ })
      .isChecked(),
  ).toBe(true)
  await page.click('.ui-lobby-start')
  await atTable(page)
  expect((await told(page)).subjects.length + (await told(page)).entries).toBeGreaterThan(0)
  await page.click('.ui-top-tools button[aria-haspopup=menu]')
  const match = page.waitForEvent('download')
  await page.click('.ui-menu-item:has-text("Export")')
  const { spec } = JSON.parse(readFileSync(await (await match).path(), 'utf8'))
  expect(spec.options.decks).toMatchObject({ A: { samurai: 5, clansman: 4 }, B: 'light_of_the_cathedral' })
  expect(seen.errors).toEqual([])
  expect(seen.strangers).toEqual([])
  await page.context().close()

  // Somebody else follows the link, in French and on a phone; the address does not keep it.
  const other = await visit(browser, inject('address'), { width: 390, height: 844, language: 'fr', touch: true })
  onTestFailed(() => other.picture('failed-decks-link'))
  await builder(other.page, link.replace('#', `${QUERY}#`))
  await size(other.page, '65 cartes')
  await kept(other.page)
  await other.page.waitForURL(/#\/decks\/doomtrooper$/)
  await other.picture('decks-fr-390-cards')
  await other.page.locator('.ui-deck-tabs label', { hasText: 'Paquet (65)' }).tap()
  await entry(other.page, 'Samurai').getByRole('button', { name: 'Retirer un exemplaire : Samurai' }).tap()
  await size(other.page, '64 cartes')
  await other.picture('decks-fr-390-deck')
  await other.page.locator('.ui-deck-tabs label', { hasText: 'Chiffres' }).tap()
  await other.picture('decks-fr-390-figures')
  await kept(other.page)
  await other.page.reload()
  await size(other.page, '64 cartes')

  // The same as text, written in English and read here, with two lines that name no card.
  await other.page.getByRole('button', { name: 'Partager', exact: true }).tap()
  await other.page.getByRole('menuitem', { name: 'En texte', exact: true }).tap()
  const field = other.page.getByRole('textbox', { name: 'Cartes, une par ligne' })
  await field.fill(`${text}3 Clansmann\n0 Infantry\n`)
  const lines = text.split('\n').length
  await other.page.getByText(new RegExp(`Ligne ${lines}.*Clansmann.*Est-ce.*Clansman`)).waitFor()
  await other.page.getByText(new RegExp(`Ligne ${lines + 1}.*Un paquet ne peut pas en avoir 0`)).waitFor()
  await other.picture('decks-fr-390-text')
  await field.fill(text)
  await other.page.getByRole('button', { name: 'En faire le paquet' }).tap()
  await size(other.page, '65 cartes')

  // And as a file; a damaged one changes nothing.
  await other.page.getByRole('button', { name: 'Paquets', exact: true }).tap()
  await other.page.getByRole('menuitem', { name: 'Ouvrir un paquet', exact: true }).tap()
  const give = (buffer: Buffer) =>
    other.page.setInputFiles('.ui-deck-open input[type=file]', { name: 'mine.json', mimeType: 'application/json', buffer })
  await give(Buffer.from(file.toString().replace('"samurai": 5', '"samurai": "five"')))
  await other.page.getByText(/mine\.json n’a pas été ouvert.*cards\.samurai/s).waitFor()
  await give(file)
  await size(other.page, '65 cartes')
  expect(other.errors).toEqual([])
  await other.page.context().close()
})

test('a deck that is not legal begins no match, and the lobby says why; a card list brings its cards along', async ({
  onTestFailed,
}) => {
  const seen = await visit(browser, inject('address'), { width: 1366, height: 768, language: 'fr' })
  onTestFailed(() => seen.picture('failed-decks-lobby'))
  const { page } = seen
  await page.goto(`${inject('address')}${QUERY}#/play/doomtrooper`)
  await page.waitForSelector('.ui-lobby-start')
  await page.setInputFiles('.ui-packs input[type=file]', 'public/packs/doomtrooper-example.json')
  await page.locator('.ui-pack', { hasText: 'La côte du sel' }).waitFor()
  await page.locator('[data-seat=B]').getByRole('button', { name: 'Atelier de paquets' }).click()
  await page.waitForSelector('.ui-deck-card')
  await page.getByRole('combobox', { name: 'Liste de cartes' }).selectOption({ label: 'La côte du sel' })
  await page.locator('.ui-deck-pool-bar output', { hasText: '165 cartes' }).waitFor()
  await page
    .locator('.ui-deck-begin')
    .getByRole('button', { name: /Côte du sel/ })
    .click()
  await size(page, '60 cartes')
  await rule(page, 'DT-DECK-03', true).waitFor()
  await kept(page)
  await seen.picture('decks-fr-1366')

  // Back to the lobby as it was, with the deck at the seat it was built for.
  await page.getByRole('button', { name: 'Jouer ce paquet' }).click()
  await page.waitForSelector('.ui-lobby-start')
  expect(
    await page
      .locator('[data-seat=B]')
      .getByRole('radio', { name: /Côte du sel.*propre/ })
      .isChecked(),
  ).toBe(true)
  expect(await page.locator('.ui-lobby-start').isDisabled()).toBe(false)
  await page.getByRole('radio', { name: /Aucun pack/ }).check({ force: true })
  await page
    .locator('.ui-lobby-problems', { hasText: /Le paquet de la place B.*n’est|ne sont dans aucune liste ouverte/ })
    .waitFor()
  expect(await page.locator('.ui-lobby-start').isDisabled()).toBe(true)
  await seen.picture('decks-fr-lobby')
  expect(seen.errors).toEqual([])
  await page.context().close()
})

test('a damaged link changes nothing and says so', async ({ onTestFailed }) => {
  const seen = await visit(browser, inject('address'), { width: 390, height: 844, touch: true })
  onTestFailed(() => seen.picture('failed-decks-damaged'))
  await builder(seen.page, `${inject('address')}${QUERY}#/decks/doomtrooper/1AAAA`)
  await seen.page.getByRole('alert').filter({ hasText: 'The link to a deck is damaged' }).waitFor()
  await seen.picture('decks-en-390-damaged')
  await size(seen.page, '0 cards')
  expect(seen.errors).toEqual([])
  await seen.page.context().close()
})

test('a player elsewhere brings a deck that was built on his own device', async ({ onTestFailed }) => {
  const address = inject('address')
  const ada = await visit(browser, address, { width: 1366, height: 768 })
  const bob = await visit(browser, address, { width: 1366, height: 768, language: 'fr' })
  onTestFailed(async () => {
    await ada.picture('failed-decks-ada')
    await bob.picture('failed-decks-bob')
  })
  await ada.page.goto(`${address}?quality=test&motion=reduced&pace=fast#/play/doomtrooper`)
  await ada.page.getByRole('group', { name: 'Played by' }).nth(1).getByText('By link').click()
  await ada.page.getByRole('button', { name: 'Open the table' }).click()
  const link = await ada.page.getByRole('textbox', { name: 'Link for player B' }).inputValue()
  await bob.page.goto(link.replace('#', '?quality=test&motion=reduced&pace=fast#'))
  await bob.page.getByLabel('Votre nom').fill('Bob')
  await bob.page.getByRole('button', { name: 'S’asseoir' }).click()

  // From his seat to the builder and back.
  await bob.page.locator('[data-seat=B]').getByRole('button', { name: 'Atelier de paquets' }).click()
  await bob.page
    .locator('.ui-deck-begin')
    .getByRole('button', { name: /Marteau d’Algeroth/ })
    .click()
  await bob.page.getByRole('textbox', { name: 'Nom du paquet' }).fill('Le mien')
  await kept(bob.page)
  await bob.page.getByRole('button', { name: 'Retour à la table' }).click()
  // The choice goes to the server and comes back from there: it is marked then.
  const seat = bob.page.locator('[data-seat=B]')
  await seat.getByRole('radio', { name: /Le mien/ }).click({ force: true })
  await seat.getByRole('radio', { name: /Le mien/, checked: true }).waitFor({ state: 'attached' })
  await bob.picture('decks-online-fr')
  await bob.page.getByRole('button', { name: 'Je suis prêt' }).click()
  await ada.page.getByRole('button', { name: 'I am ready' }).click()
  await Promise.all([atTable(ada.page), atTable(bob.page)])
  expect([...ada.errors, ...bob.errors]).toEqual([])
  for (const { page } of [ada, bob]) await page.context().close()
})
