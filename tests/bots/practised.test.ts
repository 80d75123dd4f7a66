/** What matches have taught is worth something: without searching, it beats what was written by hand. */
import { describe, expect, test } from 'vitest'
import { practised } from '../../src/bots/bot'
import { loadRules } from '../../src/games'
import { scoresOfPractice } from '../tools/practise'

const GAMES = await loadRules()
/** Matches of each game that has practised: enough for the error to be far from an even result. */
const MATCHES = { exterminate: 60, 'doctor-who-card-game': 150 }

describe.each(Object.entries(MATCHES))('the practised bot of %s', (id, matches) => {
  test('wins clearly more than half of its matches against the plain bot', () => {
    const rules = GAMES[id]
    if (!rules) throw new Error(`there is no game ${id}`)
    const scores = scoresOfPractice(rules, practised(rules), matches)
    const share = scores.reduce((sum, one) => sum + one, 0) / matches
    expect(share).toBeGreaterThan(0.55)
  }, 120_000)
})
