import { expect, test } from 'vitest'
import { IDLE } from '../../../../src/client/draft'
import { buttonFor, worded } from '../../../../src/games/kit/questions/acts'
import { optionOf, pickedOf, shownAs } from '../../../../src/games/kit/questions/asked'
import { answer, carry, openFirst, pick } from '../../../../src/games/kit/questions/intents'
import { ALLOWED, type AnyDecision, pickOne } from '../../../../src/kernel'

const REASON = { key: 'too-far', says: {} }
const GO = { id: 'go', shows: { dice: 2, cover: 1 } }
const BARRED = { id: 'barred', refused: REASON }
const decision: AnyDecision = { id: 'd1', seat: 'A', subject: 'turn', choice: pickOne([BARRED, GO]), fallback: ['go'] }

test('an option becomes an intent; one that cannot be taken becomes its refusal', () => {
  expect(answer(decision, GO)).toEqual({ type: 'answer', decision: 'd1', answer: ['go'] })
  expect(pick(decision, GO)).toEqual({ type: 'pick', decision: 'd1', option: 'go' })
  expect(carry(decision, GO, 'A1', true)).toEqual({ type: 'carry', decision: 'd1', option: 'go', piece: 'A1', isTaken: true })
  for (const made of [answer(decision, BARRED), pick(decision, BARRED), carry(decision, BARRED, 'A1')])
    expect(made).toEqual({ type: 'refuse', reason: REASON })
  expect([openFirst([BARRED, GO]), openFirst([BARRED]), openFirst([])]).toEqual([GO, BARRED, undefined])
})

test('a button says what it does, and why it cannot be done', () => {
  const why = () => 'too far'
  expect(buttonFor(decision, GO, worded('Go', ''), 'boot', why)).toEqual({
    decision: 'd1',
    option: 'go',
    label: 'Go',
    icon: 'boot',
  })
  expect(buttonFor(decision, BARRED, worded('Go', 'far'), undefined, why)).toEqual({
    decision: 'd1',
    option: 'barred',
    label: 'Go',
    detail: 'far',
    refused: 'too far',
  })
})

test('options, picks and evidence are found, and only where they are', () => {
  expect([optionOf(decision, 'go'), optionOf(decision, 'other'), optionOf(undefined, 'go')]).toEqual([GO, undefined, undefined])
  const draft = { type: 'choosing', decision: 'd1', picked: ['go'], verdict: ALLOWED } as const
  expect([pickedOf(draft, decision), pickedOf(draft, { ...decision, id: 'd2' }), pickedOf(IDLE, decision)]).toEqual([
    ['go'],
    [],
    [],
  ])
  expect(shownAs<{ dice: number; cover: number }>(GO, 'dice', 'cover')).toEqual({ dice: 2, cover: 1 })
  expect([shownAs<{ dice: number; height: number }>(GO, 'dice', 'height'), shownAs<{ dice: number }>(BARRED, 'dice')]).toEqual([
    undefined,
    undefined,
  ])
})
