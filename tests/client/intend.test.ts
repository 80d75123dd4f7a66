/** What a gesture comes to: what the game says it means, else what the draft makes of it. A game of one pawn that is taken by the option `move`. */
import { describe, expect, test } from 'vitest'
import { withAhead } from '../../src/client/ahead'
import { type Draft, IDLE } from '../../src/client/draft'
import type { Gesture } from '../../src/client/gesture'
import { type Deed, intend, type Meaning } from '../../src/client/intend'
import { type Intent, type Moment, type Pointed, stillMoment } from '../../src/client/moment'
import type { AnyDecision } from '../../src/kernel'
import type { Tabletop } from '../../src/table/piece'

const tabletop: Tabletop = {
  width: 10_000,
  depth: 10_000,
  terrain: [],
  pieces: { pawn: { ref: 'pawn', radius: 100, pose: { at: { x: 1000, y: 1000 }, heading: 0 } } },
}
const WHAT: AnyDecision = {
  id: 'A1',
  seat: 'A',
  subject: 'what',
  choice: { shape: 'pick', options: [{ id: 'move', on: ['pawn'] }, { id: 'wait' }, { id: 'rest' }], least: 1, most: 1 } as never,
  fallback: ['wait'],
}
const WHERE = {
  seat: 'A',
  subject: 'where',
  choice: {
    shape: 'path',
    piece: 'pawn',
    radius: 100,
    from: { x: 1000, y: 1000 },
    budget: 3000,
    walls: [],
    crossings: [],
    end: { keep: [] },
    tolerance: { overlap: 13, contact: 13 },
  } as never,
  fallback: [],
} as const
const REASON = { key: 'not-your-go', says: {} }

const game = (means: (gesture: Gesture) => Intent | undefined): Meaning => ({
  tabletop: () => tabletop,
  stationAt: (_view, at) => `${at.x}-${at.y}`,
  intent: (_moment, gesture) => means(gesture),
  foreseen: (_moment, _decision, option) => (option === 'move' ? { question: WHERE } : undefined),
})
const carrying = (option: string) => game(() => ({ type: 'carry', decision: 'A1', option, piece: 'pawn' }))
const meaningless = game(() => undefined)

const still = (pointed: Pointed = {}): Moment => ({ ...stillMoment({}, 'A', [WHAT]), ...pointed })
/** The moment after a deed, as the client would have it. */
const thereafter = (moment: Moment, { drafted }: Deed): Moment => {
  if (!drafted) return moment
  const ahead = drafted.ahead ?? moment.ahead
  return { ...moment, draft: drafted.draft, ahead, decisions: withAhead([WHAT], ahead) }
}
const at = (x: number, y: number) => ({ x, y })
const LIFT: Gesture = { type: 'lift', ref: 'pawn', at: at(1000, 1000) }

describe('a piece picked up', () => {
  test('is drafted ahead of the question that its option leads to; nothing is sent', () => {
    const { drafted, pointed } = intend(carrying('move'), still(), LIFT)
    expect(drafted).toMatchObject({
      draft: { type: 'pathing', piece: 'pawn', held: true },
      ahead: { from: WHAT, option: 'move', further: [], question: WHERE },
    })
    expect(drafted?.send).toBeUndefined()
    expect(pointed.selected).toBe('pawn')
  })
  test('in hand already, it is only taken further; let go, it waits to be confirmed', () => {
    const held = thereafter(still(), intend(carrying('move'), still(), LIFT))
    const dropped = thereafter(
      held,
      intend(carrying('move'), held, { type: 'drop', ref: 'pawn', at: at(2000, 1000), free: true }),
    )
    expect(dropped.draft).toMatchObject({ end: at(2000, 1000), held: false, judgement: { verdict: { allowed: true } } })
    expect(dropped.ahead).toBe(held.ahead)
    // Confirmed, the answer is one to the foreseen question: the client sends what leads to it first.
    expect(intend(meaningless, dropped, { type: 'confirm' }).drafted?.send).toEqual({
      decision: held.ahead?.question.id,
      answer: [at(2000, 1000)],
    })
  })
  test('a tap that takes it lays it there, or gives it into the hand where the game says so', () => {
    const tap: Gesture = { type: 'tap', at: at(1500, 1000) }
    expect(intend(carrying('move'), still(), tap).drafted?.draft).toMatchObject({ end: at(1500, 1000), held: false })
    const taking = game(() => ({ type: 'carry', decision: 'A1', option: 'move', piece: 'pawn', isTaken: true }))
    expect(intend(taking, still(), tap).drafted?.draft).toMatchObject({ held: true })
  })
  test('for an option that leads nowhere, it stays while it is carried; let go, the option is picked to be confirmed', () => {
    expect(intend(carrying('rest'), still(), LIFT).drafted).toBeUndefined()
    const drop: Gesture = { type: 'drop', ref: 'pawn', at: at(2000, 1000), free: false }
    expect(intend(carrying('rest'), still(), drop).drafted).toEqual({
      draft: { type: 'choosing', decision: 'A1', picked: ['rest'], verdict: { allowed: true } },
    })
  })
  test('is let go on the miniature that shows through terrain, unless it is being moved: then it goes where it would stand', () => {
    const overs: unknown[] = []
    const asking = game((gesture) => void ('over' in gesture && overs.push(gesture.over)))
    const drop: Gesture = { type: 'drop', ref: 'pawn', at: at(2000, 1000), over: 'house', through: 'foe', free: false }
    expect(intend(asking, still(), { ...drop, type: 'drag' }).pointed.hover).toBe('foe')
    intend(asking, still(), drop)
    intend(asking, thereafter(still(), intend(carrying('move'), still(), LIFT)), drop)
    expect(overs).toEqual(['foe', 'foe', 'house'])
  })
  test('the game is asked about the questions that are open, whatever is ahead', () => {
    const held = thereafter(still(), intend(carrying('move'), still(), LIFT))
    expect(held.decisions).toMatchObject([{ subject: 'where' }])
    const asked: Moment[] = []
    const asking: Meaning = { ...meaningless, intent: (moment) => void asked.push(moment as Moment) }
    intend(asking, held, LIFT)
    expect(asked).toMatchObject([{ decisions: [WHAT] }])
  })
})

describe('other meanings', () => {
  test.each<[Intent, Partial<Deed>]>([
    [{ type: 'refuse', reason: REASON }, { refused: REASON }],
    [
      { type: 'answer', decision: 'A1', answer: ['wait'] },
      { drafted: { draft: { type: 'idle' }, send: { decision: 'A1', answer: ['wait'] } } },
    ],
    [
      { type: 'pick', decision: 'A1', option: 'wait' },
      { drafted: { draft: { type: 'choosing', decision: 'A1', picked: ['wait'], verdict: { allowed: true } } } },
    ],
    [{ type: 'picks', decision: 'A1', options: [] }, { drafted: { draft: { type: 'idle' } } }],
  ])('%j', (intent, wanted) => {
    const deed = intend(
      game(() => intent),
      still({ selected: 'other' }),
      { type: 'tap', ref: 'pawn', at: at(0, 0) },
    )
    expect(deed).toMatchObject(wanted)
    // A tap that picks, or is refused, leaves who is considered.
    expect(deed.pointed.selected).toBe(intent.type === 'pick' || intent.type === 'refuse' ? 'other' : 'pawn')
  })
  test('resting and carrying say what the pointer is over; while something is played only Back reaches the draft', () => {
    expect(intend(meaningless, still(), { type: 'hover', ref: 'pawn', at: at(1, 2) })).toEqual({
      pointed: { hover: 'pawn', selected: undefined, station: '1-2' },
    })
    const drag: Gesture = { type: 'drag', ref: 'pawn', at: at(0, 0), over: 'other', free: false }
    expect(intend(meaningless, still(), drag).pointed.hover).toBe('other')
    expect(intend(carrying('move'), still(), LIFT, true).drafted).toBeUndefined()
    const draft: Draft = { type: 'choosing', decision: 'A1', picked: ['move'], verdict: { allowed: true } }
    expect(intend(carrying('move'), { ...still(), draft }, { type: 'back' }, true).drafted).toEqual({ draft: IDLE })
  })
  test('Back lets go of the draft, then of who is considered, and takes back nothing', () => {
    const considering = still({ selected: 'pawn' })
    const draft: Draft = { type: 'choosing', decision: 'A1', picked: ['move'], verdict: { allowed: true } }
    expect(intend(meaningless, { ...considering, draft }, { type: 'back' })).toMatchObject({
      pointed: { selected: 'pawn' },
      drafted: { draft: IDLE },
    })
    expect(intend(meaningless, considering, { type: 'back' })).toEqual({
      pointed: { hover: undefined, selected: undefined, station: undefined },
      drafted: { draft: IDLE },
    })
  })
})
