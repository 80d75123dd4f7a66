/** What gestures mean at a Turn: lifting drafts ahead, and what is drawn while one considers. */
import { expect, test } from 'vitest'
import { IDLE } from '../../../src/client/draft'
import { deadzone } from '../../../src/games/deadzone/rules'
import { deadzoneView } from '../../../src/games/deadzone/view'
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
  expect(intent).toMatchObject({ type: 'ahead', option: 'activate:A2', further: ['move'], piece: 'A2' })
  expect(intent?.type === 'ahead' && intent.question.choice.shape).toBe('route')
})

test('another’s model is not lifted', () => {
  const intent = deadzoneView.intent(moment, { type: 'lift', ref: 'B1', at })
  expect(intent).toMatchObject({ type: 'refuse', reason: { key: 'not-your-miniature' } })
})

test('while something is in hand the strip offers nothing else', () => {
  const intent = deadzoneView.intent(moment, { type: 'lift', ref: 'A2', at })
  if (intent?.type !== 'ahead') throw new Error('not lifted')
  const speak = speakOf(view, 'en')
  const inHand = { ...moment, decisions: [met.open, intent.question] }
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
