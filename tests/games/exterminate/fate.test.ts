import { describe, expect, test } from 'vitest'
import type { Exterminate } from '../../../src/games/exterminate/rules/terms'
import type { Play } from '../../driver/drive'
import { fighting, figure, type Laid, moving, type Placing, pass, shooting, way } from './driver'

type Held = NonNullable<Laid['sides']>['A']
const SHOT = 'shoot:A1>B1:gunstick'
const shot = (A: Held, B: Held, more: Partial<Laid> = {}, target: Partial<Placing> = {}) => {
  const figures = { A1: { profile: 'TC', at: [0, 0] }, B1: { profile: 'TD', at: [7, 0], ...target } } as const
  const position = { figures, sides: { ...(A ? { A } : {}), ...(B ? { B } : {}) }, ...more }
  return shooting(position).answer('A', 'shoot turn', SHOT)
}
/** One hit comes through, and this is its damage. */
const hurt = (play: Play<Exterminate>, damage: string, until?: string) =>
  pass(pass(play.roll('attack dice', 'HAA').roll('defence dice', 'HHHH')).roll('damage dice', damage), until)
describe('stress', () => {
  const figures = {
    A1: { profile: 'TD', at: [0, 0], stress: 2 },
    A2: { profile: 'TD', at: [-3, 0], stress: 1 },
    B1: { profile: 'TC', at: [1.5, 0] },
  } as const

  test('EX-FAT-02, EX-AMB-12: between own actions, in every part, all of it comes off one figure', () => {
    const position = { figures, sides: { A: { fate: 1 } } }
    for (const [play, subject] of [
      [moving(position), 'move turn'],
      [shooting(position), 'shoot turn'],
      [fighting(position), 'melee turn'],
    ] as const) {
      expect(play.options(subject)).toEqual(expect.arrayContaining(['clear:A1>token', 'clear:A2>token']))
      play.answer('A', subject, 'clear:A1>token')
      expect([figure(play, 'A1').stress, figure(play, 'A2').stress, play.state.sides.A.fate]).toEqual([0, 1, 0])
    }
    const freed = moving(position).answer('A', 'move turn', 'clear:A1>token')
    expect(freed.verdict('A', 'move turn', 'move:A1').allowed).toBe(true)
  })

  test('EX-FAT-02: a part does not end by itself while a token might still be spent in it', () => {
    const still = { A1: { ...figures.A1, done: { moved: true } } } as const
    expect(moving({ figures: still, sides: { A: { fate: 1 } } }).options('move turn')).toEqual(['clear:A1>token', 'end'])
    expect(moving({ figures: still, sides: { A: { hand: ['armour'] } } }).options('move turn')).toEqual(['end'])
    expect(moving({ figures: still }).open).toEqual([])
  })

  test('EX-FAT-02, EX-CRD-10: or at once when tokens are placed; a card does as well, and the pool is not touched', () => {
    const relieved = (B: Held, id: string) => {
      const play = pass(shot({}, B).roll('attack dice', 'HAA').roll('defence dice', 'AAAA'), 'stress window')
      expect(play.options('stress window')).toContain(id)
      play.answer('B', 'stress window', id)
      expect(figure(play, 'B1').stress).toBe(0)
      return play.state
    }
    expect(relieved({ fate: 2 }, 'clear:B1>token').sides.B.fate).toBe(1)
    const { sides, battle } = relieved({ fate: 2, hand: ['fate', 'hit'] }, 'clear:B1>fate')
    expect([sides.B.fate, sides.B.hand, battle.discard]).toEqual([2, ['hit'], ['fate']])
  })
})

describe('shocked', () => {
  test('EX-FAT-04, EX-CRD-10: stood up right after the result, by a token or a card', () => {
    const play = hurt(shot({ fate: 1 }, { fate: 1, hand: ['fate'] }), 'H', 'contest window')
    expect(play.open).toEqual(['B: contest window'])
    expect(play.options('contest window')).toEqual(['fate:recover>token', 'fate:recover>fate', 'pass'])
    play.answer('B', 'contest window', 'fate:recover>fate')
    expect(figure(play, 'B1').condition).toBe('operational')
    expect([play.state.sides.B.fate, play.state.battle.discard]).toEqual([1, ['fate']])
    // EX-FAT-05: whoever shot is not asked, token or not.
    expect(play.events.filter(({ type }) => type === 'fate-spent')).toHaveLength(1)
    expect(play.open).toEqual([])
  })

  test('EX-FAT-04, EX-AMB-10: later only if the ruling says so', () => {
    const lying = (fateRecover: 'window' | 'any') =>
      moving({
        figures: { A1: { profile: 'TD', at: [0, 0], condition: 'shocked' }, A2: { profile: 'TD', at: [4, 0] } },
        sides: { A: { fate: 1 } },
        rulings: { fateRecover },
      })
    expect(lying('window').options('move turn')).toEqual(['move:A2', 'end'])
    const play = lying('any').answer('A', 'move turn', 'rescue:A1>token')
    expect(figure(play, 'A1').condition).toBe('operational')
    expect(play.options('move turn')).toEqual(['move:A1', 'move:A2', 'end'])
  })

  test('EX-FAT-04, EX-CDG-03: against a blow at one who lies already only a save or a wound helps', () => {
    const play = fighting({
      figures: { A1: { profile: 'TD', at: [0, 0] }, B1: { profile: 'TL', at: [1.5, 0], condition: 'shocked' } },
      sides: { B: { fate: 1 } },
    })
    play.answer('A', 'melee turn', 'engage:A1>B1').answer('A', 'engage where', way([0.5, 0]))
    expect(play.options('result')).toEqual(['wound', 'fate:save>token', 'suffer'])
    play.answer('B', 'result', 'fate:save>token')
    expect(play.last('figure-saved')).toMatchObject({ figure: 'B1', by: 'fate' })
    expect(figure(play, 'B1')).toMatchObject({ condition: 'shocked', wounds: 0 })
  })
})

describe('exterminated', () => {
  test('EX-FAT-07, EX-FAT-08: a save keeps the figure as it was; nobody is asked who has nothing to pay with', () => {
    const play = hurt(shot({}, { fate: 1 }), 'L')
    expect(play.options('result')).toEqual(['fate:save>token', 'suffer'])
    play.answer('B', 'result', 'fate:save>token')
    expect([figure(play, 'B1').condition, play.state.sides.B.fate, play.state.ledger]).toEqual(['operational', 0, []])
    expect(figure(hurt(shot({}, {}), 'L'), 'B1').condition).toBe('exterminated')
    const lying = hurt(shot({}, { hand: ['fate'] }, {}, { condition: 'shocked' }), 'L').answer('B', 'result', 'fate:save>fate')
    expect(figure(lying, 'B1').condition).toBe('shocked')
  })

  test('EX-FAT-07: fate saves nobody from being shocked: a wound may, and fate after it', () => {
    const play = hurt(shot({}, { fate: 1 }, {}, { as: { wounds: 1 } }), 'H')
    expect(play.options('result')).toEqual(['wound', 'suffer'])
    play.answer('B', 'result', 'suffer')
    expect(play.open).toEqual(['B: contest window'])
  })

  test('EX-AMB-09: by the other reading the damage is rolled again, with its windows', () => {
    const saved = (again: string) => {
      const play = hurt(shot({ hand: ['instant-reroll'] }, { fate: 3 }, { rulings: { fateSave: 'rerollDamage' } }), 'L')
      play.answer('B', 'result', 'fate:save>token').roll('damage dice', again)
      expect(play.open).toEqual(['A: reroll window'])
      return play
    }
    expect(figure(pass(saved('A')), 'B1').condition).toBe('operational')
    const shocked = pass(saved('H'), 'contest window')
    expect([shocked.open, figure(shocked, 'B1').condition]).toEqual([['B: contest window'], 'shocked'])
    const twice = pass(saved('L'))
    expect([twice.open, twice.state.sides.B.fate]).toEqual([['B: result'], 2])
    const changed = saved('A').answer('A', 'reroll window', 'reroll:damage>instant-reroll').roll('reroll dice', 'L')
    expect(changed.open).toEqual(['B: result'])
  })

  test('EX-AMB-09, EX-CDG-03: where nothing was rolled, a save cancels by either reading', () => {
    const play = fighting({
      figures: { A1: { profile: 'TD', at: [0, 0] }, B1: { profile: 'TD', at: [1.5, 0], condition: 'shocked' } },
      sides: { B: { fate: 1 } },
      rulings: { fateSave: 'rerollDamage' },
    })
    play.answer('A', 'melee turn', 'engage:A1>B1').answer('A', 'engage where', way([0.5, 0]))
    play.answer('B', 'result', 'fate:save>token')
    expect([figure(play, 'B1').condition, play.open]).toEqual(['shocked', []])
  })
})
