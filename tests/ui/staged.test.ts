import { expect, test } from 'vitest'
import { staging } from '../../src/app/match/staged'
import type { ShownLine } from '../../src/client/seats'
import type { Cue } from '../../src/scene/cue'

const corridor: Cue = { type: 'overlays', overlays: [], ms: 1200 }
const shot: Cue = { type: 'shot', from: 'A1', to: 'B1', hit: true }
// Only the cause matters here.
const answeredBy = (seat: string) =>
  ({ entry: { seq: 4, cause: { type: 'answer', seat, subject: 'shoot turn' }, told: [] } }) as unknown as ShownLine

test('whoever has just aimed does not wait for what he has seen; a shot of others is shown at length', () => {
  expect(staging([corridor, shot], answeredBy('A'), ['A'])).toEqual([{ ...corridor, ms: 400 }, shot])
  expect(staging([corridor, shot], answeredBy('B'), ['A'])).toEqual([corridor, shot])
  expect(staging([corridor, shot], answeredBy('A'), [])).toEqual([corridor, shot])
  expect(staging([{ ...corridor, ms: 300 }], answeredBy('A'), ['A'])).toEqual([{ ...corridor, ms: 300 }])
})
