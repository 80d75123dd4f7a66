/** When a turn ends by itself: by what everybody at the table can see, whatever the hand holds. */
import { describe, expect, test } from 'vitest'
import { doctorWhoView } from '../../../src/games/doctor-who-card-game/view'
import type { AnyDecision } from '../../../src/kernel'
import { junk, type Laid, playing } from '../doctor-who-card-game/position'

function restOf(laid: Laid): string | undefined {
  const decision = playing(laid).snapshot.pending.find(({ subject }) => subject === 'action') as AnyDecision
  return doctorWhoView.rest?.(decision)
}
/** Three cards, which must be passed on, and no time to buy one. */
const done: Laid = { hands: { A: junk(3) }, time: { A: 4 }, pile: junk(9) }

describe('the end of a turn', () => {
  test.each([
    ['DWC-TRN-04, DWC-TRN-06: where nothing can be done', {}],
    [
      'DWC-SUP-26: where only a card that is replaced could be played',
      { hands: { A: ['fish-fingers-and-custard', ...junk(2)] } },
    ],
  ] as const)('%s, it comes by itself', (_, more) => expect(restOf({ ...done, ...more })).toBe('end'))

  test.each([
    ['DWC-TRN-06: with a card more', { hands: { A: junk(4) } }],
    ['DWC-BUY-01: with time for a card', { time: { A: 5 } }],
    ['DWC-END-07: in the end phase', { endCard: { at: 'found', by: 'B', during: 'action', turn: 1 } }],
  ] as const)('%s, it is asked', (_, more) => expect(restOf({ ...done, ...more })).toBeUndefined())
})
