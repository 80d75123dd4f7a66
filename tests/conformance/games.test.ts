/** Checks the kernel's promises for every game of the list, over whole matches with sampled answers. */
import { describe, expect, test } from 'vitest'
import { loadRules } from '../../src/games'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { playOut } from './conformance'

const RULES = await loadRules()

/** How many matches of each game are played, fewer for games with long matches. The variable SOAK overrides all of them. */
const MATCHES: { readonly [game: string]: number } = { exterminate: 20, 'doctor-who-card-game': 20 }
const SOAK = Number(process.env.SOAK ?? 0)

describe.each(Object.values(RULES))('$id', (rules) => {
  const parsed = rules.parseSpec(rules.defaultOptions())
  const matches = SOAK || (MATCHES[rules.id] ?? 5)
  test('accepts its own default options', () => expect(parsed).toMatchObject({ ok: true }))

  test(`keeps every promise over ${matches} seeded matches`, { timeout: 600_000 }, () => {
    if (!parsed.ok) throw new Error('no default spec')
    const subjects = new Map<string, number>()
    let [answers, points, told] = [0, 0, 0]
    for (let seed = 1; seed <= matches; seed++) {
      // The expensive checks run at every answer of every tenth match, beginning with the fifth, and at one answer in 13 of the others.
      const every = seed % 10 === 5 ? 1 : 13
      const run = playOut(rules.game, TABLE_SHAPES, parsed.spec, seed, {
        saveEvery: every,
        secrecyEvery: every,
      })
      answers += run.answers
      points += run.secrecyPoints
      told += run.toldPoints
      for (const [subject, count] of run.asked) subjects.set(subject, (subjects.get(subject) ?? 0) + count)
    }
    expect(answers).toBeGreaterThan(matches * 50)
    expect(points).toBeGreaterThan(matches * 10)
    expect(told).toBeGreaterThan(matches * 3)
    expect([...subjects.keys()].length).toBeGreaterThan(8)
  })
})

test('there are games to check', () => expect(Object.keys(RULES).length).toBeGreaterThanOrEqual(3))
