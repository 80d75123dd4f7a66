import { expect, test } from 'vitest'
import { cockedNotes } from '../../src/app/match/cocked-notes'
import { cockedReasons } from '../../src/dice/throw'
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
