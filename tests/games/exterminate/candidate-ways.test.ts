import { expect, test } from 'vitest'
import { rules } from '../../../src/games/exterminate/play'
import { distance } from '../../../src/geometry/measure'
import type { Point } from '../../../src/geometry/types'
import { type AnyDecision, seeded } from '../../../src/kernel'
import type { Path } from '../../../src/table/choice'
import { judgePath } from '../../../src/table/judge'
import type { Tabletop } from '../../../src/table/piece'
import { playedTo } from '../../bots/playing'

test('a bot that looks ahead compares ways that end apart from each other, and all of them can be walked', () => {
  const parsed = rules.parseSpec(rules.defaultOptions())
  if (!parsed.ok) throw new Error('default options are refused')
  const counts = [1, 2, 3, 4].map((seed) => {
    const snapshot = playedTo(rules, parsed.spec, seeded(seed), (_, __, { subject }) => subject === 'move where')
    const asked = snapshot.pending.find(({ offer }) => !offer) as AnyDecision
    // The cast is safe: figures are moved along paths.
    const path = asked.choice as unknown as Path
    const ways = (rules.candidates?.(snapshot.state, asked) ?? []) as readonly (readonly [Point])[]
    for (const [at, way] of ways.entries()) {
      expect(judgePath(path, way, rules.game.space(snapshot.state) as Tabletop).verdict.allowed).toBe(true)
      for (const [other] of ways.slice(0, at)) expect(distance(way[0], other)).toBeGreaterThan(path.budget / 3)
    }
    return ways.length
  })
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(4)
})
