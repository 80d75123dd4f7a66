/**
 * What is drawn is what is so, for a whole match of each golden playthrough: one person plays it through the product's own client by the
 * shortest gestures, and after every answer, and whenever a piece is set down, the scene's cast is held against view and draft. The picture
 * itself is compared in `tests/browser/drawn.test.ts`.
 */
import { expect, test } from 'vitest'
import type { draftedLook } from '../../src/app/match/drafted-look'
import { gameOf, loadRules } from '../../src/games'
import { PLAYTHROUGHS, SEED } from '../conformance/golden'
import { type Onlooker, pressMatch } from '../tools/pressing'
import { faults, type Places } from './faults'
import { createStandIn } from './stand-in'

const RULES = await loadRules()

test('planted faults are found', () => {
  const so: Places = { a: { at: { x: 0, y: 0 }, z: 0 }, t: { at: { x: 5, y: 5 }, z: 0, carriedBy: 'a' } }
  const apart = { ...so, a: { at: { x: 40, y: 0 }, z: 0 } }
  const high = { ...so, a: { at: { x: 0, y: 0 }, z: 1067 } }
  const loose = { ...so, t: { at: { x: 5, y: 5 }, z: 0 } }
  const { t, ...bare } = so
  expect(faults(so, so)).toEqual([])
  for (const planted of [apart, high, loose, bare, { ...so, b: t as Places[string] }]) expect(faults(so, planted)).toHaveLength(1)
})

/** Without motion the cast takes other ways: of the games one after the other is drawn with it and without. With SOAK all playthroughs are, both ways. */
const MATCHES = Object.entries(PLAYTHROUGHS).flatMap(([name, { game }]) => {
  const isReduced = Object.keys(RULES).indexOf(game) % 2 === 1
  const ways = process.env.SOAK ? [false, true] : name === game ? [isReduced] : []
  return ways.map((reduced) => ({ name, motion: reduced ? 'no' : 'full', reduced }))
})

/** Ends a match early. */
class Enough extends Error {}

/** The faults of the picture in a match that is played until it is over or so many looks found faults, and how often it was looked at. */
async function played(name: string, reduced: boolean, drafted?: typeof draftedLook, enough = Number.POSITIVE_INFINITY) {
  const { game: id, options } = PLAYTHROUGHS[name] ?? { game: name }
  const rules = RULES[id]
  const view = await gameOf(id)?.view?.()
  const parsed = rules?.parseSpec({ ...rules.defaultOptions(), ...options })
  if (!rules || !view || !parsed?.ok) throw new Error(`${name} does not start`)
  const found: string[] = []
  let looks = 0
  const playing = pressMatch({ rules, view, spec: parsed.spec }, SEED, (client): Onlooker => {
    const standIn = createStandIn(client, view, reduced, drafted)
    return {
      played: standIn.play,
      looks(after) {
        looks++
        const now = standIn.faults()
        if (now.length > 0) found.push(`look ${looks}, after ${after}: ${now.join('; ')}`)
        if (found.length >= enough) throw new Enough()
      },
    }
  })
  await playing.catch((error) => {
    if (!(error instanceof Enough)) throw error
  })
  return { found, looks }
}

test.each(MATCHES)('$name, $motion motion', { timeout: 300_000 }, async ({ name, reduced }) => {
  const { found, looks } = await played(name, reduced)
  expect(found.slice(0, 20)).toEqual([])
  expect(looks).toBeGreaterThan(60)
})

test('a picture that forgets what is set down is found out', { timeout: 300_000 }, async () => {
  const { found } = await played('deadzone', true, (look) => look, 20)
  expect(found).toHaveLength(20)
  expect(found.every((fault) => fault.includes('to be confirmed'))).toBe(true)
})
