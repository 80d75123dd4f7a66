/** A drawn match is watched, scrubbed back, forked, and won in the fork, which is then told: as report, clip and proof of its result. */
import { readFileSync } from 'node:fs'
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { beforeNode, give, NODE, openMatch, SHOOTER } from './begun'
import { launch, PICTURES, type Visit, visit } from './launch'
import { asked, confirm, drag, goOn, settled, take, until } from './player'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => browser?.close())

/** The movement of the last turn: nobody has a point yet, and Ada's runner stands before a node. */
const LAST_TURN = 6
const match = beforeNode('black', LAST_TURN)
/** The entry after which the fork begins. */
const FORKED_AT = JSON.parse(match.file).entries.length - 1

const button = (page: Page, name: string): Locator => page.locator(`button:has-text("${name}")`)
const idOf = (page: Page): string => /#\/(?:match|watch)\/([^?]+)/.exec(page.url())?.[1] ?? ''

/** Presses a button that saves a file, and reads the file, which is kept beside the pictures. */
async function saved(page: Page, name: string): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()])
  const path = `${PICTURES}/told-${download.suggestedFilename()}`
  await download.saveAs(path)
  return readFileSync(path)
}

/** Goes on with whatever is asked, which moves nobody, until the match is over. */
async function playedOut(page: Page): Promise<string> {
  for (let steps = 0; !(await settled(page)).isOver && steps < 60; steps++) await goOn(page)
  return page.locator('.ui-end').innerText()
}

/** Drags the time line from its end to a share of its length. */
async function scrubbed(page: Page, share: number): Promise<void> {
  await page.keyboard.press('End')
  const slider = page.locator('.ui-time-slider')
  const last = Number(await slider.getAttribute('max'))
  await expect.poll(() => slider.inputValue()).toBe(String(last))
  const box = await slider.boundingBox()
  if (!box) throw new Error('the time line is not to be seen')
  await page.mouse.move(box.x + box.width * 0.98, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * share, box.y + box.height / 2, { steps: 12 })
  await page.waitForSelector('.ui-time-preview')
  await page.mouse.up()
  await expect.poll(async () => Math.abs(Number(await slider.inputValue()) / last - share)).toBeLessThan(0.2)
}

/** How many different levels of brightness a picture has. */
const seenIn = (picture: Locator) =>
  picture.evaluate(async (element: HTMLImageElement) => {
    await element.decode()
    const canvas = document.createElement('canvas')
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('no canvas')
    pen.drawImage(element, 0, 0, 64, 36)
    return new Set(pen.getImageData(0, 0, 64, 36).data).size
  })

async function reported({ page, picture }: Visit): Promise<void> {
  await page.click('.ui-watch-acts button:has-text("Report")')
  await page.waitForSelector('.ui-report-luck')
  await page.click('[role=dialog] button:has-text("Work out the chances")')
  await page.waitForSelector('[role=dialog] progress')
  await page.click('[role=dialog] .ui-report-work button:has-text("Cancel")')
  await button(page, 'Work out the chances').waitFor()
  await button(page, 'Take the pictures').click()
  await page.waitForSelector('.ui-report-work progress')
  await page.waitForSelector('.ui-report-work progress', { state: 'detached', timeout: 120_000 })
  const pictures = page.locator('.ui-report-pictures img')
  // Where the match turned, and the end.
  const count = await pictures.count()
  expect(count).toBeGreaterThan(1)
  expect(await pictures.last().getAttribute('alt')).toMatch(/Ada 1 · Ben 0\. Miniatures left: Ada 5, Ben 7\.$/)
  for (const one of await pictures.all()) {
    expect(await one.getAttribute('alt')).toMatch(
      /^The table\. (Turn \d of 6|The match is over) · Ada \d · Ben 0\. Miniatures left: Ada \d, Ben \d\.$/,
    )
    await one.scrollIntoViewIfNeeded()
    expect(await seenIn(one)).toBeGreaterThan(20)
  }
  await picture('told-report')
  const pdf = (await saved(page, 'Save as PDF')).toString('latin1')
  expect(pdf).toMatch(/^%PDF-/)
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)?.length).toBeGreaterThan(0)
  expect(pdf.match(/\/Subtype \/Image/g)).toHaveLength(count)
  const text = (await saved(page, 'Save as text')).toString()
  expect(text).toContain('Ada wins')
  expect(text).toMatch(/Turn 6.*vortex node 1.*\(Ada \+1\)/)
  await page.keyboard.press('Escape')
  await page.waitForSelector('[role=dialog][data-open]', { state: 'detached' })
}

/** How many of a few hundred places are bright in a film's first picture, and how many differ in its last. */
const shownIn = (video: Locator) =>
  video.evaluate(async (element: HTMLVideoElement) => {
    const canvas = document.createElement('canvas')
    const pen = canvas.getContext('2d', { willReadFrequently: true })
    if (!pen) throw new Error('no canvas')
    const at = async (seconds: number) => {
      const isThere = new Promise((done) => element.addEventListener('seeked', done, { once: true }))
      element.currentTime = seconds
      await isThere
      pen.drawImage(element, 0, 0, 32, 18)
      return [...pen.getImageData(0, 0, 32, 18).data].filter((_, index) => index % 4 === 0)
    }
    if (element.readyState < 1) await new Promise((done) => element.addEventListener('loadedmetadata', done, { once: true }))
    const { duration, videoWidth, videoHeight } = element
    const [first, last] = [await at(0.1), await at(duration - 0.3)]
    const bright = first.filter((one) => one > 30).length
    const changed = first.filter((one, place) => Math.abs(one - (last[place] ?? 0)) > 8).length
    return { duration, videoWidth, videoHeight, bright, changed }
  })

async function filmed({ page, picture }: Visit): Promise<void> {
  expect((await saved(page, 'Save picture')).subarray(1, 4).toString()).toBe('PNG')
  await button(page, 'Make a clip').click()
  await page.locator('.ui-clip select').selectOption({ index: 3 })
  const facts = page.locator('.ui-clip-facts')
  expect(await facts.innerText()).toMatch(/^About \d+ seconds?: \d+ entr/)
  await picture('told-clip-choice')
  await button(page, 'Make the clip').click()
  await page.waitForSelector('.ui-clip progress[value]')
  // What was made is gone at once, together with the table at which it was made.
  const left = await page.evaluate(async () => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('.ui-clip button')]
    buttons.find(({ textContent }) => textContent === 'Cancel')?.click()
    await new Promise((done) => setTimeout(done))
    return document.querySelectorAll('.ui-studio, .ui-clip progress').length
  })
  expect(left).toBe(0)
  await facts.waitFor()
  await button(page, 'Make the clip').click()
  const video = page.locator('.ui-clip video')
  await video.waitFor({ timeout: 240_000 })
  const shown = await shownIn(video)
  await picture('told-clip')
  expect(shown).toMatchObject({ videoWidth: 1280, videoHeight: 720 })
  expect(shown.bright).toBeGreaterThan(100)
  expect(shown.changed).toBeGreaterThan(5)
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(await saved(page, 'Save the film')) })
  const track = await input.getPrimaryVideoTrack()
  const lasts = await input.computeDuration()
  expect(lasts).toBeCloseTo(shown.duration, 1)
  expect(lasts).toBeGreaterThan(2.5)
  expect((await track?.computePacketStats())?.averagePacketRate).toBeCloseTo(30, 0)
}

/** Opens a proof of a result on the home page; gives its points. */
async function opened(page: Page, proof: string): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    location.hash = '#/'
  })
  await page.waitForSelector('.ui-file input[type=file]', { state: 'attached' })
  await give(page, proof, 'result.json')
  await page.waitForSelector('.ui-result .ui-check-conclusion')
  return () => page.locator('.ui-result li').allTextContents()
}

test('a drawn match is forked and won, and the fork is told', async ({ onTestFailed }) => {
  const seen = await visit(browser, inject('address'), { width: 1366, height: 768 })
  onTestFailed(() => seen.picture('failed-told'))
  const { page, picture } = seen
  await openMatch(page, inject('address'), match.file)
  const before = await asked(page, 'move turn')
  expect(await playedOut(page)).toContain('A draw')
  const source = idOf(page)

  await button(page, 'Watch it again').click()
  await page.waitForSelector('.ui-watch')
  await scrubbed(page, 0.5)
  await picture('told-scrubbed')
  await page.evaluate((hash) => {
    location.hash = hash
  }, `#/watch/${source}?at=${FORKED_AT}`)
  await until(page, ({ rolls, isOver }) => rolls.length === before.rolls.length && !isOver)
  await button(page, 'Play on').click()
  await page.click('[role=dialog][data-open] .ui-button-main')
  await page.waitForSelector('.ui-prompt')
  const forked = await asked(page, 'move turn')
  expect(forked).toMatchObject({ seat: 'A', rolls: before.rolls, pieces: before.pieces })

  // The point that was left lying.
  await drag(page, SHOOTER, ...NODE.at)
  await asked(page, 'move where')
  await confirm(page)
  await asked(page, 'take nodes')
  await take(page, 'Take vortex node 1')
  await until(page, ({ tokens, isPlaying }) => tokens[NODE.ref]?.carriedBy === SHOOTER && !isPlaying)
  expect(await playedOut(page)).toContain('Ada wins')
  await picture('told-won')
  const fork = idOf(page)
  expect(fork).not.toBe(source)

  await button(page, 'Proof of result').click()
  await page.waitForSelector('.ui-result .ui-check-conclusion[data-follows]')
  const proof = (await saved(page, 'Save the proof')).toString()
  expect(JSON.parse(proof)).toMatchObject({ format: 'sightline-result', signatures: [{ as: { seats: ['A', 'B'] } }] })

  // Loaded again, with the motion of a player's screen.
  await page.goto(`${inject('address')}?quality=test#/watch/${fork}`)
  await page.waitForSelector('.ui-watch')
  await reported(seen)
  await filmed(seen)

  const points = await opened(page, proof)
  expect(await page.locator('.ui-check-conclusion').textContent()).toBe('Signed, and unchanged since.')
  await expect.poll(points, { timeout: 60_000 }).toContainEqual(expect.stringMatching(/^The match was worked through here/))
  expect(await points()).toContainEqual(expect.stringMatching(/^Signed by this device for /))
  await picture('told-proof')
  await page.keyboard.press('Escape')
  await page.waitForSelector('.ui-result', { state: 'detached' })
  const changed = await opened(page, proof.replace(/"proved":/, '"proved":1'))
  expect(await changed()).toContain('Changed after signing: the check of dice and shuffles.')
  expect(await page.locator('.ui-check-conclusion[data-follows]').count()).toBe(0)
  expect(seen.errors).toEqual([])
  expect(seen.strangers).toEqual([])
  await page.context().close()
})
