import { describe, expect, test } from 'vitest'
import { inches, TOLERANCE, WALL_ABOVE } from '../../../src/games/exterminate/rules/constants'
import { combatDice, count } from '../../../src/games/exterminate/rules/dice'
import { bestCrossing, worstDamage } from '../../../src/games/exterminate/rules/facts/faces'
import { enemiesOf, gapBetween, isWall, standing, touches } from '../../../src/games/exterminate/rules/facts/figures'
import { movePath } from '../../../src/games/exterminate/rules/facts/moves'
import { RULED } from '../../../src/games/exterminate/rules/rulings'
import type { Pick } from '../../../src/kernel'
import { judgePath } from '../../../src/table/judge'
import { fighting, laid, moving, shooting, way } from './position'

describe('general rules', () => {
  test('EX-GEN-03, EX-CHR-06: a player controls every figure of his side, and no other', () => {
    const play = moving({
      figures: { A1: { profile: 'TD', at: [0, 0] }, A2: { profile: 'TB', at: [4, 0] }, B1: { profile: 'TC', at: [0, 8] } },
    })
    expect(play.open).toEqual(['A: move turn'])
    expect(play.options('move turn')).toEqual(['move:A1', 'move:A2', 'end'])
  })

  test('EX-GEN-06: a face means what the situation says: a bolt kills, holds up, and does nothing in the open', () => {
    expect(combatDice(1, 'A').dice[0]?.faces).toEqual(['hit', 'hit', 'hit', 'armour', 'armour', 'bolt'])
    expect(worstDamage(RULED, ['bolt'])).toBe('exterminated')
    expect(bestCrossing(RULED, ['bolt'])).toBe('lost')
    expect(count(['hit', 'bolt', 'hit'], 'hit')).toBe(2)
  })
})

describe('geometry', () => {
  const state = laid({
    figures: { A1: { profile: 'TD', at: [0, 0] }, B1: { profile: 'TC', at: [3, 0] }, B2: { profile: 'TC', at: [1.02, 0] } },
    terrain: { wall: { box: [0.51, 2, 3, 3], height: 1.27 }, low: { box: [-3, -0.2, -0.5, 0.2], height: 1.2 } },
  })

  test('EX-GEO-01: lengths are whole units, an inch is a whole number of them, and stops are rounded back', () => {
    expect([inches(1), inches(0.5), TOLERANCE.overlap, TOLERANCE.contact]).toEqual([2540, 1270, 3, 51])
    const play = moving({
      figures: { A1: { profile: 'TD', at: [0, 0] }, B1: { profile: 'TC', at: [2.5, 1] } },
    })
      .answer('A', 'move turn', 'move:A1')
      .answer('A', 'move where', way([4.2, 2.6]))
      .roll('crossing die', 'A')
    expect(play.last('figure-moved').to.at).toSatisfy(
      ({ x, y }: { x: number; y: number }) => Number.isInteger(x) && Number.isInteger(y),
    )
    expect(gapBetween(play.state, 'A1', 'B1')).toBeGreaterThanOrEqual(inches(1))
  })

  test('EX-GEO-02: gaps are measured from base edge to base edge', () => {
    expect(gapBetween(state, 'A1', 'B1')).toBe(inches(2))
  })

  test('EX-GEO-03: contact leaves two hundredths of an inch', () => {
    expect(touches(state, 'A1', 'B2')).toBe(true)
    expect(touches(state, 'A1', 'B1')).toBe(false)
    expect(touches(state, 'A1', 'low')).toBe(true)
    expect(touches(state, 'A1', 'wall')).toBe(false)
  })

  test('EX-GEO-04: heights never count: a gap to somebody on a top is the gap from above', () => {
    const up = laid({
      figures: { A1: { profile: 'TD', at: [0, 0] }, B1: { profile: 'TC', at: [3, 0], on: 'block' } },
      terrain: { block: { box: [2, -1, 4, 1], height: 1.2 } },
    })
    expect(gapBetween(up, 'A1', 'B1')).toBe(inches(2))
  })

  test('EX-GEO-05: a straight move carries the centre as far as the base', () => {
    const open = laid({ figures: { A1: { profile: 'TD', at: [0, 0] } } })
    expect(judgePath(movePath(open, 'A1'), way([3, 4]), open.tabletop)).toMatchObject({
      verdict: { allowed: true },
      used: inches(5),
    })
    expect(judgePath(movePath(open, 'A1'), way([3, 4.01]), open.tabletop).verdict.allowed).toBe(false)
  })

  test('EX-WAL-01: an obstacle is a wall when it is higher than two dice, not at exactly their height', () => {
    expect(WALL_ABOVE).toBe(3200)
    expect(state.tabletop.terrain.map((piece) => [piece.ref, isWall(piece)])).toEqual([
      ['wall', true],
      ['low', false],
    ])
    expect(isWall({ ...(state.tabletop.terrain[0] as (typeof state.tabletop.terrain)[number]), height: 3200 })).toBe(false)
  })
})

describe('characters', () => {
  test('EX-CHR-02: movement is the most that one action covers', () => {
    const play = moving({ figures: { A1: { profile: 'TC', at: [0, 0] } } }).answer('A', 'move turn', 'move:A1')
    expect(play.verdict('A', 'move where', way([4, 0])).allowed).toBe(true)
    expect(play.refusal('A', 'move where', way([4.1, 0]))).toMatchObject({ key: 'too-far', says: { budget: inches(4) } })
  })

  test('EX-CHR-03, EX-CHR-05: resistance is the defender’s dice, shoot the shooter’s extra ones', () => {
    const play = shooting({ figures: { A1: { profile: 'TL', at: [0, 0] }, B1: { profile: 'TC', at: [5, 0] } } })
    play.answer('A', 'shoot turn', 'shoot:A1>B1:gunstick')
    const { report } = play.last('shot-declared')
    expect(report.attack.parts.map(({ value, reason }) => [value, reason.key])).toEqual([
      [3, 'weapon-dice'],
      [2, 'shoot-value'],
    ])
    expect(report.defence).toMatchObject({ total: 3, parts: [{ value: 3, reason: { key: 'resistance' } }] })
  })

  test('EX-CHR-04, EX-MEL-06: melee is added to the dice of weapons for close combat only', () => {
    const play = fighting({
      figures: { A1: { profile: 'TD', at: [0, 0] }, B1: { profile: 'TL', at: [1.5, 0] } },
    })
    play.answer('A', 'melee turn', 'engage:A1>B1').answer('A', 'engage where', way([0.5, 0]))
    const { pools } = play.last('round-began')
    expect([pools.attack.total, pools.defence.total]).toEqual([3, 3])
    expect(pools.attack.parts.map(({ reason }) => reason.key)).toEqual(['melee-value', 'charge'])
  })

  test('EX-CHR-07: the shocked do nothing, yet they are there: they obstruct and are kept away from', () => {
    const position = {
      figures: {
        A1: { profile: 'TD', at: [0, 0], condition: 'shocked' },
        A2: { profile: 'TD', at: [0, 4] },
        B1: { profile: 'TD', at: [1.5, 0] },
        B2: { profile: 'TC', at: [5, 4], condition: 'shocked' },
        B3: { profile: 'TC', at: [5, 4.7] },
      },
    } as const
    expect(moving(position).option('move turn', 'move:A1').refused).toMatchObject({ key: 'is-shocked' })
    expect(shooting(position).option('shoot turn', 'sprint:A1').refused).toMatchObject({ key: 'is-shocked' })
    expect(shooting(position).option('shoot turn', 'shoot:A1>B1:gunstick').refused).toMatchObject({ key: 'is-shocked' })
    expect(
      fighting({ ...position, figures: { ...position.figures, A2: { profile: 'TD', at: [1.5, 2] } } }).option(
        'melee turn',
        'engage:A1>B1',
      ).refused,
    ).toMatchObject({ key: 'is-shocked' })
    const state = laid(position)
    expect(standing(state, 'B')).toContain('B2')
    expect(enemiesOf(state, 'A2')).toContain('B2')
    const near = moving(position).answer('A', 'move turn', 'move:A2')
    expect(near.refusal('A', 'move where', way([3.2, 4]))).toMatchObject({ key: 'enemy-too-near', says: { piece: 'B2' } })
  })
})

test('every refused option says by which rule', () => {
  const busy = {
    figures: {
      A1: { profile: 'TD', at: [0, 0], stress: 2 },
      A2: { profile: 'TD', at: [3, 0], condition: 'shocked' },
      A3: { profile: 'TB', at: [6, 0], done: { moved: true, sprinted: true, engaged: true } },
      A4: { profile: 'TC', at: [6, 3] },
      B1: { profile: 'TC', at: [0, 2.5] },
      B2: { profile: 'TC', at: [6, 6.4] },
      B3: { profile: 'TC', at: [-14, 0] },
    },
    terrain: { wall: { box: [5, 4, 7, 4.4], height: 2 }, low: { box: [6.4, 2.5, 7, 3.5] } },
  } as const
  const refused = [moving(busy), shooting(busy), fighting(busy)].flatMap((play) =>
    play.decision(play.open[0]?.slice(3) ?? '').choice.shape === 'pick'
      ? (play.decision(play.open[0]?.slice(3) ?? '').choice as Pick).options.flatMap((option) => option.refused ?? [])
      : [],
  )
  expect(refused.length).toBeGreaterThan(12)
  expect(refused.filter(({ rule }) => !/^EX-[A-Z]{3}-\d\d$/.test(rule ?? ''))).toEqual([])
  expect(new Set(refused.map(({ key }) => key)).size).toBeGreaterThan(7)
})
