/** What gestures mean at a Turn: lifting drafts ahead, and what is drawn while one considers. */
import { expect, test } from 'vitest'
import { withAhead } from '../../../src/client/ahead'
import { IDLE } from '../../../src/client/draft'
import { intend } from '../../../src/client/intend'
import { deadzone } from '../../../src/games/deadzone/rules'
import { deadzoneView } from '../../../src/games/deadzone/view'
import type { GameView } from '../../../src/games/view'
import { meeting } from '../../browser/deadzone-begun'
import { speakOf } from './matches'

const met = meeting({
  deploy: { A1: '5-8-1', A2: '6-8-1', B1: '3-1-1' },
  goals: { A2: '6-7-1', B1: '3-2-1' },
  command: { A: ['MOVE', 'SHOOT'], B: ['MOVE'] },
  isThere: ({ subject, seat }, { round }) => subject === 'turn' && seat === 'A' && round === 2,
})
const view = deadzone.project(met.state, 'A')
const moment = { view, viewer: 'A', decisions: [met.open], draft: IDLE } as const
const at = { x: 0, y: 0 }

test('a model lifted at the Turn is activated and moved only when its route is confirmed', () => {
  const intent = deadzoneView.intent(moment, { type: 'lift', ref: 'A2', at })
  expect(intent).toEqual({ type: 'carry', decision: met.open.id, option: 'activate:A2', piece: 'A2' })
  const found = deadzoneView.foreseen?.(moment, met.open.id, 'activate:A2')
  expect(found).toMatchObject({ further: ['move'], question: { subject: 'move where', choice: { shape: 'route', piece: 'A2' } } })
})

test('another’s model is not lifted', () => {
  const intent = deadzoneView.intent(moment, { type: 'lift', ref: 'B1', at })
  expect(intent).toMatchObject({ type: 'refuse', reason: { key: 'not-your-miniature' } })
})

test('while something is in hand the strip offers nothing else', () => {
  const { drafted } = intend(deadzoneView as unknown as GameView, moment, { type: 'lift', ref: 'A2', at })
  const speak = speakOf(view, 'en')
  const inHand = { ...moment, ...drafted, decisions: withAhead(moment.decisions, drafted?.ahead) }
  expect(inHand.decisions).toMatchObject([{ subject: 'move where' }])
  expect(deadzoneView.acts?.(inHand, speak)).toEqual([])
})

test('cubes in reach are grounds; only the one pointed at is a room', () => {
  const speak = speakOf(view, 'en')
  const boxes = (station?: string) =>
    deadzoneView
      .overlays({ ...moment, selected: 'A2', ...(station === undefined ? {} : { station }) }, speak)
      .filter(({ type }) => type === 'box').length
  expect(boxes()).toBe(0)
  expect(boxes('6-6-1')).toBe(1)
})
