/** An attack is made by dragging the attacker onto its target, besides by touching both. */
import { expect, test } from 'vitest'
import { IDLE } from '../../../src/client/draft'
import { doomtrooperView } from '../../../src/games/doomtrooper/view'
import type { Pick } from '../../../src/kernel'
import { playMatch, speakOf, specFor } from './matches'

test('whoever may attack can be lifted, and dropped on whom it attacks', () => {
  let pairs = 0
  playMatch(specFor(2), 1, ({ decisions, sees }) => {
    const decision = decisions.find(({ subject }) => subject === 'combatants')
    if (!decision || decision.seat === 'chance') return
    const viewer = decision.seat
    const view = sees(viewer)
    const moment = { view, viewer, decisions: [decision], draft: IDLE }
    const { cards = [] } = doomtrooperView.look(view, moment, speakOf(view, 'en'))
    const lifted = cards.filter(({ liftable }) => liftable).map(({ ref }) => ref)
    const open = (decision.choice as Pick).options.filter(({ refused }) => !refused)
    expect(lifted.sort()).toEqual([...new Set(open.map(({ on }) => on?.[0] ?? ''))].sort())
    for (const { id, on = [] } of open) {
      const [ref = '', over = ''] = on
      // A player who is attacked himself is no card.
      if (!Object.hasOwn(view.inPlay, over)) continue
      const gesture = { type: 'drop', ref, over, at: { x: 0, y: 0 }, free: false } as const
      const meant = doomtrooperView.intent(moment, gesture)
      expect(meant).toMatchObject({ type: 'answer', decision: decision.id, answer: [id] })
      pairs++
    }
  })
  expect(pairs).toBeGreaterThan(5)
})
