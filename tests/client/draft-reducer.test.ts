import { describe, expect, it } from 'vitest'
import { type Draft, IDLE } from '../../src/client/draft'
import { carried, gestured, judged, picked } from '../../src/client/draft-reducer'
import type { Gesture } from '../../src/client/gesture'
import { INCH } from '../../src/geometry/types'
import type { AnyDecision } from '../../src/kernel'
import type { Path, Place } from '../../src/table/choice'
import { judgePath } from '../../src/table/judge'
import type { Tabletop } from '../../src/table/piece'

const at = (x: number, y: number) => ({ x: x * INCH, y: y * INCH })
const tabletop: Tabletop = {
  width: 24 * INCH,
  depth: 24 * INCH,
  terrain: [],
  pieces: {
    scout: { ref: 'scout', radius: 1600, pose: { at: at(6, 6), heading: 90 } },
    tank: { ref: 'tank', radius: 2500, pose: { at: at(12, 6), heading: 0 } },
    mine: { ref: 'mine', radius: 1000, pose: { at: at(20, 20), heading: 45 } },
  },
}
const tolerance = { overlap: 13, contact: 13 }
const keep = [{ ref: 'tank', gap: 0, why: { key: 'overlaps', says: { piece: 'tank' } } }]
const path: Path = {
  shape: 'path',
  piece: 'scout',
  radius: 1600,
  from: at(6, 6),
  budget: 8 * INCH,
  walls: ['tank'],
  crossings: [],
  end: { keep },
  tolerance,
}
const place: Place = { shape: 'place', piece: 'mine', radius: 1000, region: { keep }, tolerance }
const ask = (id: string, subject: string, choice: AnyDecision['choice']): AnyDecision => ({
  id,
  seat: 'A',
  subject,
  choice,
  fallback: [],
})
const MOVE = ask('A1', 'where to', path)
const LAY = ask('A2', 'lay', place)
const ONE = ask('A3', 'what', {
  shape: 'pick',
  options: [{ id: 'a' }, { id: 'b', refused: { key: 'no' } }],
  least: 1,
  most: 1,
} as never)
const SOME = ask('A4', 'which', { shape: 'pick', options: [{ id: 'a' }, { id: 'b' }, { id: 'c' }], least: 2, most: 3 } as never)
const COUNT = ask('A5', 'how many', { shape: 'amount', least: 0, most: 3 } as never)
const decisions = [MOVE, LAY, ONE, SOME, COUNT]

const play = (gestures: readonly Gesture[], from: Draft = IDLE) =>
  gestures.reduce<ReturnType<typeof gestured>>(({ draft }, gesture) => gestured(draft, decisions, tabletop, gesture), {
    draft: from,
  })
const lift = (ref: string, x: number, y: number): Gesture => ({ type: 'lift', ref, at: at(x, y) })
const drag = (ref: string, x: number, y: number): Gesture => ({ type: 'drag', ref, at: at(x, y), free: true })
const drop = (ref: string, x: number, y: number): Gesture => ({ type: 'drop', ref, at: at(x, y), free: true })
const bend = (x: number, y: number): Gesture => ({ type: 'bend', at: at(x, y) })
const CONFIRM: Gesture = { type: 'confirm' }
const BACK: Gesture = { type: 'back' }

describe('a path', () => {
  it('is begun by lifting the piece, follows the pointer with the judgement of the table, and is sent only when confirmed', () => {
    const { draft, send } = play([lift('scout', 6, 6), drag('scout', 6, 10)])
    expect(send).toBeUndefined()
    expect(draft).toEqual({
      type: 'pathing',
      decision: 'A1',
      piece: 'scout',
      bends: [],
      end: at(6, 10),
      held: true,
      judgement: judgePath(path, [at(6, 10)], tabletop),
    })
    expect(play([drop('scout', 6, 10), CONFIRM], draft)).toMatchObject({
      draft: { held: false },
      send: { decision: 'A1', answer: [at(6, 10)] },
    })
  })

  it('round a corner: bends are fixed on the way and, set down, stepped back one by one; what is held is let go of', () => {
    const bends = [
      lift('scout', 6, 6),
      drag('scout', 6, 8),
      bend(6, 8),
      bend(6, 8),
      drag('scout', 9, 9),
      bend(9, 9),
      drag('scout', 10, 9),
    ]
    const { draft } = play(bends)
    expect(draft).toMatchObject({ bends: [at(6, 8), at(9, 9)], end: at(10, 9) })
    expect(play([drop('scout', 10, 9), CONFIRM], draft).send?.answer).toEqual([at(6, 8), at(9, 9), at(10, 9)])
    expect(play([BACK], draft)).toEqual({ draft: IDLE })
    const one = play([drop('scout', 10, 9), BACK], draft).draft
    expect(one).toMatchObject({ bends: [at(6, 8)], end: at(9, 9), held: false })
    expect(play([BACK, BACK], one)).toEqual({ draft: IDLE })
    // Nothing that was answered is taken back by it.
    expect(play([BACK, BACK, BACK], one)).toEqual({ draft: IDLE })
  })

  it('set down, it can be lifted again and goes on with its bends', () => {
    const { draft } = play([lift('scout', 6, 6), bend(6, 8), drop('scout', 8, 8), lift('scout', 8, 8), drag('scout', 9, 8)])
    expect(draft).toMatchObject({ bends: [at(6, 8)], end: at(9, 8), held: true })
  })

  it.each([
    ['too far', [drag('scout', 6, 20)], 'too-far'],
    ['through the tank', [drag('scout', 13, 6)], 'wall-in-way'],
    ['off the table', [drag('scout', 0, 6)], 'off-table'],
  ])('%s is not sent, and the reason is the table’s', (_name, way, key) => {
    const { draft, send } = play([lift('scout', 6, 6), ...way, CONFIRM])
    expect(send).toBeUndefined()
    expect(draft).toMatchObject({ judgement: { verdict: { allowed: false, reason: { key } } } })
  })

  it('put back where it stood is no move; a move half a unit is rounded', () => {
    expect(play([lift('scout', 6, 6), drop('scout', 6, 6), CONFIRM]).send?.answer).toEqual([])
    const off: Gesture = { type: 'drag', ref: 'scout', at: { x: 15240.4, y: 20000.6 }, free: true }
    expect(play([lift('scout', 6, 6), off, CONFIRM]).send?.answer).toEqual([{ x: 15240, y: 20001 }])
  })

  it('of another piece, or without a question, changes nothing', () => {
    expect(play([lift('tank', 12, 6)])).toEqual({ draft: IDLE })
    const { draft } = play([lift('scout', 6, 6)])
    expect(gestured(draft, decisions, tabletop, drag('tank', 1, 1)).draft).toBe(draft)
    expect(gestured(draft, decisions, tabletop, { type: 'hover', ref: 'tank' }).draft).toBe(draft)
  })
})

describe('a place', () => {
  it('keeps its heading, is judged where it is, and sent as a pose', () => {
    const { draft } = play([lift('mine', 20, 20), drag('mine', 12, 7)])
    expect(draft).toMatchObject({ type: 'placing', held: true, verdict: { allowed: false, reason: { key: 'overlaps' } } })
    expect(play([CONFIRM], draft).send).toBeUndefined()
    expect(play([drop('mine', 12, 12), CONFIRM], draft).send).toEqual({ decision: 'A2', answer: { at: at(12, 12), heading: 45 } })
  })
})

describe('picks, amounts and the rest', () => {
  it('one of one is sent at once; a refused one is not, and says why', () => {
    expect(picked(decisions, tabletop, 'A3', ['a']).send).toEqual({ decision: 'A3', answer: ['a'] })
    expect(picked(decisions, tabletop, 'A3', ['b'])).toMatchObject({ draft: { verdict: { reason: { key: 'no' } } } })
    expect(picked(decisions, tabletop, 'A3', ['b']).send).toBeUndefined()
  })

  it('several wait for the confirmation and can be stepped back', () => {
    const { draft, send } = picked(decisions, tabletop, 'A4', ['a', 'c'])
    expect(send).toBeUndefined()
    expect(play([CONFIRM], draft).send).toEqual({ decision: 'A4', answer: ['a', 'c'] })
    const one = play([BACK], draft).draft
    expect(one).toMatchObject({ picked: ['a'], verdict: { allowed: false, reason: { key: 'too-few' } } })
    expect(play([CONFIRM], one).send).toBeUndefined()
  })

  it('an amount of a panel is judged when it is put in place', () => {
    const put = (value: number) =>
      judged({ type: 'counting', decision: 'A5', value, verdict: { allowed: true } }, decisions, tabletop)
    expect(put(9)).toMatchObject({ verdict: { allowed: false, reason: { key: 'above-most' } } })
    expect(play([CONFIRM], put(2)).send).toEqual({ decision: 'A5', answer: 2 })
  })

  it('unknown decisions and shapes that do not fit lead to nothing', () => {
    expect(picked(decisions, tabletop, 'A99', ['a'])).toEqual({ draft: IDLE })
    expect(picked(decisions, tabletop, 'A1', ['a'])).toEqual({ draft: IDLE })
    expect(judged({ type: 'counting', decision: 'A99', value: 1, verdict: { allowed: true } }, decisions, tabletop)).toBe(IDLE)
  })
})

describe('when questions are put again', () => {
  const { draft } = play([lift('scout', 6, 6), bend(6, 8), drop('scout', 8, 8)])

  it('the draft is kept under the new name where the question came back equal, and judged anew', () => {
    const again = [{ ...MOVE, id: 'A7', choice: { ...path } }]
    expect(carried(draft, decisions, again, tabletop)).toEqual({ ...draft, decision: 'A7' })
    const crowded = {
      ...tabletop,
      pieces: { ...tabletop.pieces, tank: { ref: 'tank', radius: 2500, pose: { at: at(8, 8), heading: 0 } } },
    }
    expect(carried(draft, decisions, again, crowded)).toMatchObject({ judgement: { verdict: { allowed: false } } })
  })

  it('it is dropped where the question has changed or gone', () => {
    const shorter = [{ ...MOVE, id: 'A7', choice: { ...path, budget: INCH } as Path }]
    expect(carried(draft, decisions, shorter, tabletop)).toBe(IDLE)
    expect(carried(draft, decisions, [LAY], tabletop)).toBe(IDLE)
  })
})

describe('let go where it may not stand', () => {
  const off = (ref: string, x: number, y: number): Gesture => ({ type: 'drop', ref, at: at(x, y), free: false })
  it('a little beyond its reach, it is set where its way ends, and keeps the reason; taken further it is judged anew', () => {
    const far = play([lift('scout', 6, 6), drag('scout', 6, 20)]).draft
    if (far.type !== 'pathing') throw new Error('no path')
    const { budget } = far.judgement
    const reach = 6 + budget / 2540
    const { draft } = play([lift('scout', 6, 6), off('scout', 6, reach + 0.8)])
    expect(draft).toMatchObject({ judgement: { verdict: { allowed: true } }, instead: { key: 'too-far' } })
    if (draft.type !== 'pathing') throw new Error('no path')
    expect(draft.end.y).toBeGreaterThan(at(0, reach - 0.05).y)
    expect(play([CONFIRM], draft).send).toBeDefined()
    expect(play([lift('scout', 6, reach), drag('scout', 6, 8)], draft).draft).toMatchObject({ instead: undefined })
  })
  it('a little too close to another piece, it is set as near as can be, not at the next point of a grid', () => {
    const { draft } = play([lift('mine', 20, 20), off('mine', 12, 7.1)])
    if (draft.type !== 'placing') throw new Error('no place')
    expect(draft.verdict).toEqual({ allowed: true })
    expect(draft.instead).toBeDefined()
    expect(Math.hypot(draft.pose.at.x - at(12, 7.1).x, draft.pose.at.y - at(12, 7.1).y)).toBeLessThan(0.36 * INCH)
  })
  it('far beyond, or by a free hand, it stays there with the refusal', () => {
    expect(play([lift('scout', 6, 6), off('scout', 6, 20)]).draft).toMatchObject({
      end: at(6, 20),
      judgement: { verdict: { allowed: false, reason: { key: 'too-far' } } },
    })
    const { draft } = play([lift('mine', 20, 20), drop('mine', 12, 7.1)])
    expect(draft).toMatchObject({ pose: { at: at(12, 7.1) } })
  })
})
