/** Panels at the edge of the window make room for pieces that wait beside the table. */
import { expect, test } from 'vitest'
import { waitsBeside } from '../../src/app/match/beside'
import { stillMoment } from '../../src/client/moment'
import { gameOf } from '../../src/games'
import type { GameModule } from '../../src/games/module'
import { PLAIN_NAMES, speaker } from '../../src/ui/words/speaker'
import { momentsIn } from '../tools/moments-of'

test('pieces wait there while a side is deployed, and never in a turn', async () => {
  const module = gameOf('exterminate') as Required<GameModule>
  const [rules, game] = [await module.rules(), await module.view()]
  const parsed = rules.parseSpec(rules.defaultOptions())
  if (!parsed.ok) throw new Error('no default spec')
  const found = new Map<string, Set<boolean>>()
  for (let seed = 1; seed <= 10 && found.get('deploy where')?.size !== 2; seed++) {
    for await (const { questions, state } of momentsIn(rules, parsed.spec, seed)) {
      const [question] = questions
      if (!question || question.seat === 'chance') continue
      const view = rules.game.project(state, question.seat) as object
      const { figures } = game.look(view, stillMoment(view, question.seat, questions), speaker('en', game.unit, PLAIN_NAMES))
      const waits = waitsBeside(figures, questions, game.tabletop(view))
      found.set(question.subject, (found.get(question.subject) ?? new Set()).add(waits))
    }
  }
  expect(
    Object.fromEntries(['deploy', 'deploy where', 'move turn', 'shoot turn'].map((name) => [name, [...(found.get(name) ?? [])]])),
  ).toEqual({
    // Once all are on the table, some may be placed anew.
    deploy: [true, false],
    'deploy where': [true, false],
    'move turn': [false],
    'shoot turn': [false],
  })
})

test('a card table has nothing beside it', () => {
  const figures = [{ ref: 'A1', at: { x: 5, y: 5 }, ready: true }]
  expect(waitsBeside(figures, [], { width: 0, depth: 0 })).toBe(false)
  expect(waitsBeside(figures, [], { width: 4, depth: 8 })).toBe(true)
})
