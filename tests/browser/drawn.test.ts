/**
 * The scene draws what view and draft say: each game is played by pointer and keys, and after every answer, Back, refusal and
 * undo the positions of all figures, tokens and cards in the scene are compared with view and draft.
 */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, type TestContext, test } from 'vitest'
import { loadRules } from '../../src/games'
import type { Point } from '../../src/geometry/types'
import type { AnyDecision } from '../../src/kernel'
import { writeMatchFile } from '../../src/match/file'
import { answered, begun, nowOf } from '../../src/match/history'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { seeded } from '../conformance/rng'
import { inch, inInches } from '../driver/inches'
import { matchFile, openMatch, PLACES, wished } from './begun'
import { meeting } from './deadzone-begun'
import { agree, agreeAnew, playOn } from './drawn-here'
import { launch, visit } from './launch'
import { asked, confirm, drag, settled, still, tap, told, until } from './player'

const RULES = await loadRules()

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => browser?.close())

async function visitor({ onTestFailed }: TestContext, name: string) {
  const seen = await visit(browser, inject('address'))
  onTestFailed(() => seen.picture(`drawn-${name}-failed`))
  return seen
}

/** Lets go of whatever is drafted. */
async function back(page: Page): Promise<void> {
  for (let presses = 0; presses < 6 && (await told(page)).draft !== 'idle'; presses++) {
    await page.keyboard.press('Escape')
    await agree(page, 'after Back')
  }
  expect((await told(page)).draft).toBe('idle')
}

const at = (place: Point | undefined): readonly [number, number] => {
  if (!place) throw new Error('it is not on the table')
  const [x, y] = inInches(place)
  return [x as number, y as number]
}

test('Exterminate!: deployed, refused, put back, taken back, moved, set nearer', { timeout: 600_000 }, async (context) => {
  const seen = await visitor(context, 'exterminate')
  const { page } = seen
  await openMatch(page, inject('address'), matchFile('deploy', 0))
  const { seat } = await asked(page, 'deploy')
  const ref = `${seat}2`
  const [x, y] = PLACES[ref] ?? [0, 0]
  await agree(page, 'at the beginning')
  await drag(page, ref, x, y)
  await agree(page, 'set down to be confirmed')
  await back(page)
  // Far outside of its strip it stays where it was put, with the reason over it.
  await drag(page, ref, 18, 18)
  await agree(page, 'set down where it may not be')
  expect((await told(page)).draft).toBe('placing')
  expect((await page.textContent('.scene-words'))?.trim()).not.toBe('')
  await back(page)
  await drag(page, ref, x, y)
  await confirm(page)
  await until(page, (now) => now.pieces[ref] !== undefined && now.subjects.includes('deploy'))
  await agree(page, 'deployed')
  await page.keyboard.press('Control+z')
  await until(page, (now) => now.pieces[ref] === undefined && now.subjects.length > 0)
  await agree(page, 'taken back')
  await page.keyboard.press('Control+Shift+z')
  await until(page, (now) => now.pieces[ref] !== undefined)
  await agree(page, 'done again')

  await openMatch(page, inject('address'), matchFile('move turn'))
  const turn = await asked(page, 'move turn')
  const mover = `${turn.seat}3`
  const from = at(turn.pieces[mover])
  const forward = turn.seat === 'A' ? 1 : -1
  await drag(page, mover, from[0], from[1] + 14 * forward)
  await agree(page, 'far too far')
  await back(page)
  await drag(page, mover, from[0], from[1] + 3 * forward)
  await agree(page, 'moved, to be confirmed')
  // Taken up again and let go of a little beyond its reach: it is set where its way ends.
  const words = await page.textContent('.scene-words')
  const reach = Number(/of (\d+(?:\.\d+)?)/.exec(words ?? '')?.[1] ?? Number.NaN)
  expect(reach).toBeGreaterThan(3)
  await back(page)
  await drag(page, mover, from[0], from[1] + (reach + 0.6) * forward)
  await agree(page, 'set nearer')
  expect(await page.textContent('.scene-words')).toContain('Set as near as it may stand')
  await confirm(page)
  await settled(page)
  await agree(page, 'moved')
  await playOn(page, 12)
  await agreeAnew(page, 'failed-anew-exterminate')
  expect([seen.errors, seen.strangers]).toEqual([[], []])
  await page.context().close()
})

test('Exterminate!: a crossing that fails leaves the figure where it came to stand', { timeout: 600_000 }, async (context) => {
  const seen = await visitor(context, 'crossing')
  const { page } = seen
  const { file, state, open } = wished({ isThere: ({ open }) => open.subject === 'move turn' && open.seat === 'A' })
  expect(open.seat).toBe('A')
  await openMatch(page, inject('address'), file)
  await asked(page, 'move turn')
  // Whoever has something to cross within reach is sent over it; how the dice fall is not ours to say.
  for (const { ref, pose } of Object.values(state.tabletop.pieces).filter(({ ref }) => ref.startsWith('A'))) {
    const [px, py] = at(pose.at)
    await drag(page, ref, px, py + 5)
    await agree(page, `${ref} before it is confirmed`)
    const isReady = (await page.locator('.ui-prompt-buttons .ui-button-main:enabled').count()) > 0
    if (!isReady) {
      await back(page)
      continue
    }
    await confirm(page)
    await asked(page, 'move turn').catch(() => settled(page))
    await agree(page, `${ref} has gone`)
    if (!(await told(page)).subjects.includes('move turn')) break
  }
  await page.context().close()
})

test('Deadzone: a climb put back and confirmed, and what follows', { timeout: 600_000 }, async (context) => {
  const seen = await visitor(context, 'deadzone')
  const { page } = seen
  const { file } = meeting({
    options: { teams: { A: 'forge-fathers', B: 'enforcers' } },
    deploy: { A1: '5-8-1', A2: '6-8-1', A3: '7-8-1', A4: '8-8-1', B1: '3-1-1', B2: '4-1-1', B3: '2-1-1', B4: '1-1-1' },
    goals: { A1: '5-6-1', A2: '6-7-1', A3: '4-6-1', A4: '8-7-1', B1: '5-4-1', B2: '4-5-1', B3: '5-5-1', B4: '3-5-1' },
    command: { A: ['MOVE', 'SHOOT', 'FIGHT', 'DICE'], B: ['MOVE', 'DICE', 'FIGHT'] },
    isThere: ({ subject, seat }, { round }) => subject === 'turn' && seat === 'A' && round === 3,
  })
  await openMatch(page, inject('address'), file)
  await asked(page, 'turn')
  await agree(page, 'at the beginning')
  await drag(page, 'A2', 16.5, 7.5, 3)
  await agree(page, 'on the roof, to be confirmed')
  await back(page)
  await drag(page, 'A2', 1.5, 22.5)
  await agree(page, 'far away')
  await back(page)
  await drag(page, 'A2', 16.5, 7.5, 3)
  await confirm(page)
  expect((await asked(page, 'action')).figures.A2?.z).toBe(inch(3))
  await agree(page, 'climbed')
  await tap(page, 'B3')
  await agree(page, 'an enemy touched')
  await page.keyboard.press('Escape')
  await agree(page, 'let go of')
  await page.keyboard.press('Control+z')
  await still(page)
  await agree(page, 'taken back')
  await playOn(page, 12)
  await agreeAnew(page, 'failed-anew-taken-back')
  expect([seen.errors, seen.strangers]).toEqual([[], []])
  await page.context().close()
})

/** The card game after so many sampled answers. */
function cardsAfter(answers: number): string {
  const rules = RULES['doctor-who-card-game']
  const parsed = rules?.parseSpec(rules.defaultOptions())
  if (!rules || !parsed?.ok) throw new Error('the card game does not start')
  const { game } = rules
  const { spec } = parsed
  const rng = seeded(5)
  const first = begun(game, spec)
  const entries = [first.entry]
  let { history } = first
  for (let count = 0; count < answers; count++) {
    const { pending, state } = nowOf(history).snapshot
    const open = (pending as readonly AnyDecision[]).find((one) => !one.offer)
    if (!open) break
    const answer = TABLE_SHAPES[open.choice.shape]?.sample(open.choice as never, game.space(state) as never, rng)
    const grown = answered(game, history, open.id, answer ?? open.fallback)
    entries.push(grown.entry)
    history = grown.history
  }
  const roster = { A: 'person', B: 'person', C: 'person' } as const
  return writeMatchFile({ spec, roster, dice: 'auto', rulesVersion: rules.rulesVersion, title: 'Ada\nBen\nCleo', entries })
}

test('the card game: cards lie where they are, answer by answer and taken back', { timeout: 600_000 }, async (context) => {
  const seen = await visitor(context, 'cards')
  const { page } = seen
  await openMatch(page, inject('address'), cardsAfter(30))
  await settled(page)
  await agree(page, 'at the beginning')
  // Every print is drawn once more while the others are still there.
  await page.click('.ui-top-tools [lang=fr]')
  await page.waitForFunction(() => document.documentElement.lang === 'fr')
  await agreeAnew(page, 'failed-anew-french')
  await page.click('.ui-top-tools [lang=en]')
  await page.waitForFunction(() => document.documentElement.lang === 'en')
  await playOn(page, 20)
  await page.keyboard.press('Control+z')
  await agree(page, 'undo asked for')
  expect([seen.errors, seen.strangers]).toEqual([[], []])
  await page.context().close()
})
