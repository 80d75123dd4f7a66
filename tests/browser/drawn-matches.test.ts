/**
 * Compares pictures through whole matches: each golden playthrough is opened after some of its answers, played on, and compared
 * with the picture after a reload. A run of all tests does this at a few points; `npm run drawn` at more.
 */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, onTestFailed, test } from 'vitest'
import { botAnswer, botDecision } from '../../src/bots/bot'
import { gameOf, loadRules } from '../../src/games'
import { type AnyDecision, seen } from '../../src/kernel'
import { writeMatchFile } from '../../src/match/file'
import { answered, begun, nowOf } from '../../src/match/history'
import { PLAYTHROUGHS, SEED } from '../conformance/golden'
import { seeded } from '../conformance/rng'
import { openMatch } from './begun'
import { agree, agreeAnew, playOn } from './drawn-here'
import { launch, visit } from './launch'
import { settled } from './player'

const RULES = await loadRules()
/** Points of each match, evenly from its beginning to its end. */
const POINTS = Number(process.env.DRAWN_POINTS ?? 1)
/** At each of them so many answers more are given by pointer and keys. */
const ANSWERS = POINTS > 1 ? 4 : 2

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => browser?.close())

/** The whole match by the bots' answers: its files where a player is asked, at these shares of its entries. */
function filesOf(name: string, shares: readonly number[]): readonly string[] {
  const { game: id, options } = PLAYTHROUGHS[name] ?? { game: name }
  const rules = RULES[id]
  const parsed = rules?.parseSpec({ ...rules.defaultOptions(), ...options })
  if (!rules || !parsed?.ok) throw new Error(`${name} does not start`)
  const { game } = rules
  const { spec } = parsed
  const rng = seeded(SEED)
  const first = begun(game, spec)
  const entries = [first.entry]
  /** How many entries had been made when a player was asked. */
  const asked: number[] = []
  let { history } = first
  for (;;) {
    const { snapshot } = nowOf(history)
    const pending = snapshot.pending as readonly AnyDecision[]
    const [open] = pending
    if (!open) break
    if (open.seat !== 'chance') asked.push(entries.length)
    const known = seen(game, snapshot, open.seat === 'chance' ? 'everybody' : open.seat).view
    const decision = botDecision(rules, known, pending)
    if (!decision) break
    const grown = answered(game, history, decision.id, botAnswer(rules, known, decision, rng))
    entries.push(grown.entry)
    history = grown.history
  }
  const roster = Object.fromEntries(spec.seats.map((seat) => [seat, 'person' as const]))
  return shares.map((share) => {
    const at = asked.findLast((count) => count <= share * entries.length) ?? 1
    const part = entries.slice(0, at)
    return writeMatchFile({
      spec,
      roster,
      dice: 'auto',
      rulesVersion: rules.rulesVersion,
      title: 'Ada\nBen\nCleo\nDan',
      entries: part,
    })
  })
}

const NAMES = Object.keys(PLAYTHROUGHS).filter((name) => POINTS > 1 || gameOf(name))
const SHARES = Array.from({ length: POINTS }, (_, at) => (at + 1) / (POINTS + 1))

test.each(NAMES)('%s', { timeout: 120_000 * POINTS + 120_000 }, async (name) => {
  const seen = await visit(browser, inject('address'))
  onTestFailed(() => seen.picture(`failed-drawn-${name}`))
  const { page } = seen
  for (const [at, file] of filesOf(name, SHARES).entries()) {
    await openMatch(page, inject('address'), file)
    await settled(page)
    await agree(page, `point ${at + 1}, opened`)
    // A match that is over is opened with the first seat at the near side, whoever was shown before.
    if (await playOn(page, ANSWERS)) await agreeAnew(page, `failed-drawn-${name}-${at + 1}`)
    await seen.picture(`drawn-${name}-${at + 1}`)
  }
  expect([seen.errors, seen.strangers]).toEqual([[], []])
  await page.context().close()
})
