import { expect, test } from 'vitest'
import { cockedLines, cockedNotes } from '../../src/app/match/cocked-notes'
import { cockedReasons } from '../../src/dice/throw'
import type { Json } from '../../src/kernel'
import { LANGUAGES } from '../../src/ui/words/speak'
import { sayer } from '../../src/ui/words/words'

const spot = { x: 1, y: -2, z: 3 }

test.each(LANGUAGES)('in %s every reason why a die does not count has words of its own, at the die', (language) => {
  const say = sayer(language)
  const dice = cockedReasons.map((why, die) => ({ cocked: { die, why, ruling: 'thrown again' as const }, spot, lane: 'A' }))
  const notes = cockedNotes(dice, { say })
  const texts = notes.map(({ text }) => text)
  expect(new Set(texts).size).toBe(cockedReasons.length)
  for (const { at } of notes) expect(at).toEqual(spot)
})

test('a die that is cocked again is spoken of once, by what was done last', () => {
  const say = sayer('en')
  const first = { cocked: { die: 2, why: 'leaning', ruling: 'thrown again' }, spot, lane: 'A' } as const
  const last = { cocked: { die: 2, why: 'off the tray', ruling: 'set down' }, spot, lane: 'A' } as const
  expect(cockedNotes([first, last], { say })).toMatchObject([{ id: 'cocked-A 2', text: 'off the tray: laid flat' }])
  // The same die of the other side is another.
  expect(cockedNotes([first, { ...first, lane: 'B' }], { say })).toHaveLength(2)
})

test('the log tells each time that a die did not count; what is no film tells nothing', () => {
  const say = sayer('en')
  // As a throw has it, with what else is in a film.
  const cocked = [
    { die: 2, why: 'leaning', attempt: 1, ruling: 'thrown again', at: 1.2 },
    { die: 2, why: 'off the tray', attempt: 4, ruling: 'set down', at: 4.5 },
  ]
  expect(cockedLines({ dice: [], faces: [], cocked, hash: '' }, say)).toEqual([
    'Die 3 did not count (leans on another die): thrown again.',
    'Die 3 did not count (off the tray): laid flat.',
  ])
  expect(cockedLines({ cocked: [{ ...cocked[0], why: 'bewitched' }] } as Json, say)).toEqual([])
  expect(cockedLines(undefined, say)).toEqual([])
})
