/**
 * A page has loaded the words of its own language alone. What it finds out by the way, without saying it, must not ask for another's.
 * The modules are loaded anew here: those of other tests have learnt every language.
 */
import { beforeAll, expect, test, vi } from 'vitest'
import type { GameModule } from '../../src/games/module'
import type { Json } from '../../src/kernel'

const SETTINGS = { hands: 'covered', stops: {}, windows: 'brief' } as const
const GAMES = ['exterminate', 'deadzone', 'doctor-who-card-game', 'vortex', 'doomtrooper']

beforeAll(async () => {
  vi.resetModules()
  const { learn, platformPhrases } = await import('../../src/ui/words/words')
  await learn('fr')
  expect(() => platformPhrases('en')).toThrow()
})

test.each(GAMES)('%s: who may see what is found out in every moment of a match', { timeout: 120_000 }, async (id) => {
  const { gameOf } = await import('../../src/games')
  const { secrecyOf } = await import('../../src/app/match/secrecy')
  const { momentsIn } = await import('../tools/moments-of')
  const game = gameOf(id) as Required<GameModule>
  const rules = await game.rules()
  const parsed = rules.parseSpec(rules.defaultOptions())
  if (!parsed.ok) throw new Error(`${id} does not start`)
  const { hides, suggested } = secrecyOf(await game.view(), parsed.spec.seats, SETTINGS, () => 'fr')
  let asked = 0
  for await (const { questions, state } of momentsIn(rules, parsed.spec, 1))
    for (const question of questions) {
      if (question.seat === 'chance') continue
      const seen = rules.game.project(state, question.seat) as Json
      hides?.(seen)
      suggested?.(question, seen)
      asked++
    }
  expect(asked).toBeGreaterThan(100)
})
