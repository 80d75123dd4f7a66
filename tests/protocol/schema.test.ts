import { describe, expect, it } from 'vitest'
import { parseClientMessage } from '../../src/protocol/schema'

const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)])

describe('what a client may send', () => {
  it.each([
    [{ type: 'hello', version: 1, seats: ['A', 'B'] }],
    [{ type: 'hello', version: 1, seats: ['A', 'spectator'], since: { A: { seq: 7, mark: 'a1b2' } } }],
    [{ type: 'answer', seat: 'A', decision: 'A1', answer: ['x', { at: { x: 1, y: 2 } }, null] }],
    [{ type: 'throw', seat: 'A', decision: 'A1', gesture: { x: -1000, y: 0, strength: 1000 } }],
    [{ type: 'undo', seat: 'A' }],
    [{ type: 'redo', seat: 'F' }],
    [{ type: 'consent', seat: 'B', grant: false }],
    [{ type: 'concede', seat: 'A' }],
    [{ type: 'export' }],
    [{ type: 'telling', eyes: 'spectator' }],
    [
      {
        type: 'answer',
        seat: 'A',
        decision: 'A1',
        answer: 1,
        claims: [
          { type: 'unseen', piece: 'A1', other: 'B1' },
          { type: 'at-least', piece: 'A1', other: 'B1', length: 2540 },
          { type: 'at-most', piece: 'A1', other: 'B1', stations: 3 },
        ],
      },
    ],
  ])('%j passes unchanged', (message) => {
    expect(parseClientMessage(message)).toEqual({ ok: true, value: message })
  })

  it.each([{}, { length: 1, stations: 1 }, { stations: 1.5 }, { stations: -1 }, { stations: 101 }])(
    'a claim about a distance %j is refused',
    (distance) => {
      const claims = [{ type: 'at-least', piece: 'A1', other: 'B1', ...distance }]
      expect(parseClientMessage({ type: 'answer', seat: 'A', decision: 'A1', answer: 1, claims }).ok).toBe(false)
    },
  )

  it.each([
    ['nothing', undefined, 'message'],
    ['null', null, 'message'],
    ['text', 'answer', 'message'],
    ['a list', [], 'type'],
    ['no type', {}, 'type'],
    ['an unknown type', { type: 'cheat' }, 'type'],
    ['no version', { type: 'hello', seats: ['A'] }, 'version'],
    ['no seats', { type: 'hello', version: 1, seats: [] }, 'seats'],
    ['a seat that is none', { type: 'hello', version: 1, seats: ['A', 'Z'] }, 'seats[1]'],
    ['a past of nobody', { type: 'hello', version: 1, seats: ['A'], since: { Z: { seq: 0, mark: 'a' } } }, 'since.Z'],
    [
      'a past before the beginning',
      { type: 'hello', version: 1, seats: ['A'], since: { A: { seq: -1, mark: '' } } },
      'since.A.seq',
    ],
    [
      'a mark as long as a book',
      { type: 'hello', version: 1, seats: ['A'], since: { A: { seq: 1, mark: 'a'.repeat(99) } } },
      'since.A.mark',
    ],
    ['chance as a seat', { type: 'answer', seat: 'chance', decision: 'q1', answer: ['6'] }, 'seat'],
    ['no answer', { type: 'answer', seat: 'A', decision: 'A1' }, 'answer'],
    ['a number that is none', { type: 'answer', seat: 'A', decision: 'A1', answer: Number.NaN }, 'answer'],
    ['a function', { type: 'answer', seat: 'A', decision: 'A1', answer: () => 1 }, 'answer'],
    ['a date', { type: 'answer', seat: 'A', decision: 'A1', answer: new Date(0) }, 'answer'],
    ['undefined inside', { type: 'answer', seat: 'A', decision: 'A1', answer: [undefined] }, 'answer'],
    ['an answer too deep', { type: 'answer', seat: 'A', decision: 'A1', answer: deep(30) }, 'answer'],
    ['an answer too large', { type: 'answer', seat: 'A', decision: 'A1', answer: Array(30_000).fill(0) }, 'answer'],
    ['a decision without a name', { type: 'answer', seat: 'A', decision: '', answer: 1 }, 'decision'],
    ['half a unit', { type: 'throw', seat: 'A', decision: 'A1', gesture: { x: 0.5, y: 0, strength: 1 } }, 'gesture.x'],
    ['too strong', { type: 'throw', seat: 'A', decision: 'A1', gesture: { x: 0, y: 0, strength: 1001 } }, 'gesture.strength'],
    ['something more', { type: 'undo', seat: 'A', steps: 4 }, 'steps'],
  ])('%s is refused and its place named', (_name, message, at) => {
    expect(parseClientMessage(message)).toMatchObject({ ok: false, at })
  })
})
