import { expect, test } from 'vitest'
import { advisedAnswers } from '../../src/app/match/advised'
import type { GameWords } from '../../src/games/view'
import type { AnyDecision, Json } from '../../src/kernel'
import { speaker } from '../../src/ui/words/speaker'
import { sayer } from '../../src/ui/words/words'

const NAMES: { readonly [id: string]: string } = { duck: 'Duck behind the wall', shoot: 'Shoot', a: 'Ada', b: 'Ben' }
// Only the names of options are asked for.
const words = { option: (_: AnyDecision, id: string) => ({ label: NAMES[id] ?? id }) } as unknown as GameWords
const speaking = {
  say: sayer('en'),
  speak: speaker('en', 'inch', { piece: (ref) => `Miniature ${ref}`, seat: (seat) => seat }),
}
const advised = (choice: object, ...answers: readonly Json[]) => {
  const decision = { id: 'q', seat: 'A', subject: 'x', choice, fallback: [] } as unknown as AnyDecision
  const advice = answers.map((answer, at) => ({ decision: 'q', answer, expected: 0.6 - at / 10, playouts: at === 2 ? 0 : 8 }))
  return advisedAnswers(decision, advice, words, speaking)
}

test('options are called by their names, with what is expected of each', () => {
  expect(advised({ shape: 'pick', options: [], least: 0, most: 2 }, ['duck'], ['duck', 'shoot'], [])).toEqual([
    { id: '0', label: 'Duck behind the wall', expected: 0.6 },
    { id: '1', label: 'Duck behind the wall, Shoot', expected: 0.5 },
    // Not weighed.
    { id: '2', label: 'Nothing' },
  ])
  expect(advised({ shape: 'order', items: ['a', 'b'] }, ['b', 'a'])[0]?.label).toBe('Ben, Ada')
})

test('of secret answers it is said how often each should be given', () => {
  const decision = { id: 'q', seat: 'A', subject: 'x', choice: { shape: 'amount', least: 0, most: 9 }, fallback: 0 }
  const advice = [{ decision: 'q', answer: 3, expected: 0.1, playouts: 8, share: 0.7 }]
  expect(advisedAnswers(decision as unknown as AnyDecision, advice, words, speaking)).toEqual([
    { id: '0', label: '3', share: 0.7 },
  ])
})

test('numbers, shares and places can be told apart', () => {
  expect(advised({ shape: 'amount', least: 0, most: 9 }, 4)[0]?.label).toBe('4')
  const among = [{ id: 'a' }, { id: 'b' }]
  expect(advised({ shape: 'split', total: 3, among }, [1, 2])[0]?.label).toBe('Ada 1, Ben 2')
  const places = advised({ shape: 'path', piece: 'A3' }, [{ x: 1, y: 1 }], [{ x: 2, y: 2 }])
  expect(places.map(({ label }) => label)).toEqual(['Miniature A3: place 1', 'Miniature A3: place 2'])
})
