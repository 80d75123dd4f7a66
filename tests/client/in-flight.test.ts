import { expect, it } from 'vitest'
import { createInFlight } from '../../src/client/in-flight'
import type { SeatState, ToldLine } from '../../src/protocol/messages'

const asked = (id: string): SeatState =>
  ({
    seat: 'A',
    decisions: [{ id, seat: 'A', subject: 'what', choice: { shape: 'pick' }, fallback: ['end'] }],
    throws: [],
  }) as unknown as SeatState
const answer = { type: 'answer', seat: 'A', decision: 'A1', answer: ['play'] } as const
const line = (cause: object) => ({ entry: { seq: 7, told: [], cause } }) as unknown as ToldLine
const landedAfter = (...since: ToldLine[]) => {
  const flying = createInFlight()
  flying.leaves(answer, asked('A1'))
  return flying.landed(asked('A2'), since)
}

it('an answer that was in flight when the line broke is sent again where its question still stands', () => {
  expect(landedAfter()).toEqual([{ was: 'A1', again: { ...answer, decision: 'A2' } }])
})

it('an answer that arrived, or was taken back since, is not sent again although the same is asked', () => {
  expect(landedAfter(line({ type: 'answer', seat: 'A' }))).toEqual([{ was: 'A1' }])
  expect(landedAfter(line({ type: 'undo', seat: 'A' }))).toEqual([{ was: 'A1' }])
})
