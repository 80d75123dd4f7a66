import { describe, expect, test } from 'vitest'
import { fighting, figure, type Laid, pass, shooting, way, where } from './driver'

type Held = NonNullable<Laid['sides']>['A']
/** A Cyberman charges a Dalek and has this one round with him; the damage is the loser's. */
const round = (
  [attack, defence, damage]: readonly [string, string, string],
  A: Held = {},
  B: Held = {},
  { bonus = 0, until = 'contest window', ...more }: Partial<Laid> & { bonus?: number; until?: string } = {},
) => {
  const figures = { A1: { profile: 'TC', at: [1.5, 0] }, B1: { profile: 'TD', at: [3, 0] } } as const
  const play = fighting({ figures, sides: { A, B }, ...more })
    .answer('A', 'melee turn', 'engage:A1>B1')
    .answer('A', 'engage where', way([2, 0]))
    .answer('A', 'bonus dice', bonus)
  pass(play.roll('melee attack dice', attack + 'A'.repeat(bonus)).roll('melee defence dice', defence))
  return pass(play.roll('damage dice', damage), until)
}
const WON = ['HAAAAA', 'AA', 'H'] as const
const LOST = ['AAAAAA', 'HA', 'H'] as const

describe('both at once', () => {
  const both = (active: 'A' | 'B', tokens: number) =>
    round(WON, { fate: 1 }, { fate: tokens }, { active })
      .answer('B', 'contest window', 'fate:recover>token')
      .answer('A', 'contest window', 'fate:exterminate>token')

  test('GC-19, EX-FAT-04, EX-FAT-05, EX-FAT-06: exterminated first, standing up comes too late', () => {
    const play = both('A', 1)
    expect(play.open).toEqual(['A: fate order'])
    play.answer('A', 'fate order', ['exterminate-1', 'recover-0'])
    expect(figure(play, 'B1').condition).toBe('exterminated')
    expect(play.last('fate-void')).toMatchObject({ seat: 'B', use: 'recover' })
    expect([play.state.sides.A.fate, play.state.sides.B.fate]).toEqual([0, 0])
    expect(play.last('melee-ended').outcome).toEqual({ case: 'gone', beaten: 'B' })
    expect(play.state.ledger).toMatchObject([{ seat: 'A', points: 1 }])
  })

  test('GC-19, EX-FAT-06, EX-FAT-07: saved from it before the next effect, then stood up', () => {
    const play = both('A', 2).answer('A', 'fate order', ['exterminate-1', 'recover-0'])
    expect(play.options('result')).toEqual(['fate:save>token', 'suffer'])
    play.answer('B', 'result', 'fate:save>token')
    expect([figure(play, 'B1').condition, play.state.sides.B.fate]).toEqual(['operational', 0])
    expect(play.last('melee-ended').outcome).toEqual({ case: 'drawn' })
    expect(where(play.state, 'A1')).toEqual([1, 0])
  })

  test('GC-19, EX-FAT-06: stood up first, there is nobody left to exterminate', () => {
    const play = both('B', 1)
    expect(play.open).toEqual(['B: fate order'])
    play.answer('B', 'fate order', ['recover-0', 'exterminate-1'])
    expect(figure(play, 'B1').condition).toBe('operational')
    expect(play.last('fate-void')).toMatchObject({ seat: 'A', use: 'exterminate' })
    expect([play.state.sides.A.fate, play.state.ledger]).toEqual([0, []])
    expect(play.last('melee-ended').outcome).toEqual({ case: 'drawn' })
  })

  test('EX-FAT-06: passed over, the owner may still answer; to be stood up twice is not offered', () => {
    const play = round(WON, { fate: 1 }, { fate: 3 }).answer('B', 'contest window', 'pass')
    play.answer('A', 'contest window', 'fate:exterminate>token')
    expect(play.open).toEqual(['B: contest window'])
    play.answer('B', 'contest window', 'fate:recover>token')
    expect(play.open).toEqual(['A: fate order'])
  })

  test('EX-FAT-06, EX-FAT-08: effects of one kind need no order; each is answered for itself', () => {
    const play = round(WON, { fate: 2 }, { fate: 1 })
    play.answer('B', 'contest window', 'pass').answer('A', 'contest window', 'fate:exterminate>token')
    play.answer('B', 'contest window', 'pass').answer('A', 'contest window', 'fate:exterminate>token')
    pass(play).answer('B', 'result', 'fate:save>token')
    expect([figure(play, 'B1').condition, play.state.sides.A.fate]).toEqual(['exterminated', 0])
    expect(play.events.filter(({ type }) => type === 'figure-exterminated')).toHaveLength(1)
  })

  test('EX-AMB-43: whether wounds help against fate is a ruling, saves always do', () => {
    const struck = (woundVsAuto: boolean) => {
      const figures = { A1: { profile: 'TC', at: [1.5, 0] }, B1: { profile: 'TD', at: [3, 0], as: { wounds: 1 } } } as const
      const play = round(WON, { fate: 1 }, { fate: 1 }, { figures, rulings: { woundVsAuto }, until: 'none' })
      play.answer('B', 'result', 'suffer')
      play.answer('B', 'contest window', 'pass').answer('A', 'contest window', 'fate:exterminate>token')
      return pass(play)
    }
    expect(struck(false).options('result')).toEqual(['fate:save>token', 'suffer'])
    const play = struck(true)
    expect(play.options('result')).toEqual(['wound', 'fate:save>token', 'suffer'])
    play.answer('B', 'result', 'wound')
    expect([figure(play, 'B1').condition, figure(play, 'B1').wounds, play.state.ledger]).toEqual(['shocked', 1, []])
    // EX-MEL-12: he has fallen, and the attack that was not used is still there.
    expect(play.options('finish')).toEqual(['finish:A1>B1', 'decline'])
  })
})

describe('the end of a melee', () => {
  test('GC-33, EX-FAT-05, EX-MEL-12: the winner may exterminate at once, or when the melee is judged, or not at all', () => {
    const lost = () => round(LOST, {}, { fate: 1 })
    const now = lost().answer('B', 'contest window', 'fate:exterminate>token')
    const later = lost().answer('B', 'contest window', 'pass')
    expect(later.options('finish')).toEqual(['strike:A1>token', 'decline'])
    pass(later.answer('B', 'finish', 'strike:A1>token'))
    for (const play of [now, later]) {
      expect(figure(play, 'A1').condition).toBe('exterminated')
      expect(play.state.ledger).toMatchObject([{ seat: 'B', points: 1 }])
      expect(play.state.sides.B.fate).toBe(0)
    }
    const declined = lost().answer('B', 'contest window', 'pass').answer('B', 'finish', 'decline')
    expect([where(declined.state, 'A1'), figure(declined, 'A1').condition]).toEqual([[1, 0], 'shocked'])
  })

  test('GC-35, EX-MEL-12, EX-MUL-06: by an attack not used, else by a token, else he is pushed', () => {
    const won = (fate: number, bonus: number) => pass(round(WON, { fate }, {}, { bonus }))
    expect(won(0, 0).options('finish')).toEqual(['finish:A1>B1', 'decline'])
    expect(won(1, 0).options('finish')).toEqual(['finish:A1>B1', 'strike:B1>token', 'decline'])
    expect(won(1, 1).options('finish')).toEqual(['strike:B1>token', 'decline'])
    expect([won(0, 1).open, where(won(0, 1).state, 'B1')]).toEqual([[], [4, 0]])
    const struck = pass(won(1, 1).answer('A', 'finish', 'strike:B1>token'))
    expect([figure(struck, 'B1').condition, struck.state.ledger.length]).toEqual(['exterminated', 1])
    expect(won(1, 0).answer('A', 'finish', 'finish:A1>B1').state.sides.A.fate).toBe(1)
  })

  test('EX-FAT-04, EX-FAT-06, EX-MEL-12: fate answers fate in the finish too; what was spent is gone', () => {
    const play = pass(round(WON, { fate: 1 }, { fate: 1 }, { bonus: 1 })).answer('A', 'finish', 'strike:B1>token')
    expect(play.open).toEqual(['B: contest window'])
    play.answer('B', 'contest window', 'fate:recover>token').answer('A', 'fate order', ['recover-1', 'exterminate-0'])
    expect([figure(play, 'B1').condition, play.state.sides.A.fate, play.state.sides.B.fate]).toEqual(['operational', 0, 0])
    expect(play.open).toEqual([])
  })

  test('EX-MEL-12, EX-FAT-07: as often as there are means', () => {
    const play = pass(round(WON, { fate: 2 }, { fate: 1 }))
    pass(play.answer('A', 'finish', 'strike:B1>token')).answer('B', 'result', 'fate:save>token')
    expect(play.options('finish')).toEqual(['finish:A1>B1', 'strike:B1>token', 'decline'])
    play.answer('A', 'finish', 'finish:A1>B1')
    expect([figure(play, 'B1').condition, play.state.sides.A.fate]).toEqual(['exterminated', 1])
  })

  test('EX-MUL-05, EX-FAT-07: a blow of one who was not yet fought may be survived by fate, for now', () => {
    const play = fighting({
      figures: {
        A1: { profile: 'TB', at: [1.5, 0] },
        B1: { profile: 'TD', at: [3, 0] },
        B2: { profile: 'TD', at: [3.9, 1.2] },
      },
      sides: { A: { fate: 1 } },
    })
    play
      .answer('A', 'melee turn', 'engage:A1>B1')
      .answer('A', 'engage where', way([2, 0]))
      .answer('A', 'attack mode', 'one-for-all')
    for (const id of ['attack:B1', 'attack:B2', 'enough']) play.answer('A', 'next attack', id)
    pass(play.roll('melee attack dice', 'HAAAA').roll('melee defence dice', 'HH'))
    pass(play.roll('damage dice', 'HA')).answer('B', 'finish', 'finish:B2>A1')
    expect(play.options('result')).toEqual(['fate:save>token', 'suffer'])
    play.answer('A', 'result', 'fate:save>token')
    expect([figure(play, 'A1').condition, play.last('melee-ended').outcome]).toEqual([
      'shocked',
      { case: 'shocked', beaten: 'A' },
    ])
  })
})

describe('a blow at a shocked figure, survived', () => {
  const struck = (A: NonNullable<Held>, B: NonNullable<Held>, wounds = 0) =>
    fighting({
      figures: { A1: { profile: 'TD', at: [1.5, 0] }, B1: { profile: 'TD', at: [3, 0], condition: 'shocked', as: { wounds } } },
      sides: { A, B },
    })
      .answer('A', 'melee turn', 'engage:A1>B1')
      .answer('A', 'engage where', way([2, 0]))

  test.each([
    ['a wound', 'wound', 1],
    ['fate', 'fate:save>token', 0],
  ])('EX-FAT-05: by %s, the other side may exterminate it by fate at once', (_by, saved, wounds) => {
    const play = struck({ fate: 1 }, { fate: 1 }, wounds).answer('B', 'result', saved)
    expect([figure(play, 'B1').condition, play.open]).toEqual(['shocked', ['A: contest window']])
    expect(play.options('contest window')).toEqual(['fate:exterminate>token', 'pass'])
    pass(play.answer('A', 'contest window', 'fate:exterminate>token'))
    if (play.open.includes('B: result')) play.answer('B', 'result', 'suffer')
    expect([figure(play, 'B1').condition, play.state.sides.A.fate]).toEqual(['exterminated', 0])
  })

  test('EX-FAT-04, EX-FAT-05: its owner may stand it up in answer to fate only, not to the blow', () => {
    const play = struck({ fate: 1 }, { fate: 2 }, 1).answer('B', 'result', 'wound')
    expect(play.open).toEqual(['A: contest window'])
    play.answer('A', 'contest window', 'fate:exterminate>token')
    expect([play.open, play.options('contest window')]).toEqual([['B: contest window'], ['fate:recover>token', 'pass']])
    play.answer('B', 'contest window', 'fate:recover>token').answer('A', 'fate order', ['recover-1', 'exterminate-0'])
    expect([figure(play, 'B1').condition, play.last('melee-ended').outcome]).toEqual(['operational', { case: 'drawn' }])
    const spared = struck({ fate: 1 }, { fate: 2 }, 1).answer('B', 'result', 'wound').answer('A', 'contest window', 'pass')
    expect(spared.open).toEqual(['A: finish'])
  })

  test('EX-FAT-05: who has no fate is not asked, nor is anybody about a shot', () => {
    expect(struck({}, { fate: 1 }, 1).answer('B', 'result', 'wound').open).toEqual([])
    const shot = shooting({
      figures: { A1: { profile: 'TD', at: [0, 0] }, B1: { profile: 'TD', at: [5, 0], condition: 'shocked', as: { wounds: 1 } } },
      sides: { A: { fate: 1 } },
    }).answer('A', 'shoot turn', 'shoot:A1>B1:gunstick')
    pass(shot.roll('attack dice', 'HHHH').roll('defence dice', 'HHHH'))
    pass(shot.roll('damage dice', 'LLLL')).answer('B', 'result', 'wound')
    expect(shot.open.filter((open) => open.includes('contest'))).toEqual([])
  })
})

describe('a defender with several attacks', () => {
  const brute = (defenderMultiAttack: 'finisherOnly' | 'full') => {
    const figures = { A1: { profile: 'TD', at: [1.5, 0] }, B1: { profile: 'TB', at: [3, 0] } } as const
    return fighting({ figures, rulings: { defenderMultiAttack } })
      .answer('A', 'melee turn', 'engage:A1>B1')
      .answer('A', 'engage where', way([2, 0]))
      .roll('melee attack dice', 'AAA')
  }

  test('EX-AMB-20, EX-MUL-06: they finish; by the other reading they are dice of its first round, and so spent', () => {
    const finisher = brute('finisherOnly').roll('melee defence dice', 'HAAA').roll('damage dice', 'H')
    expect(finisher.options('finish')).toEqual(['finish:B1>A1', 'decline'])
    const full = brute('full')
    expect(full.last('round-began').pools.defence).toMatchObject({
      total: 6,
      parts: [{ value: 4 }, { value: 2, reason: { key: 'extra-attacks' } }],
    })
    full.roll('melee defence dice', 'HAAAAA').roll('damage dice', 'H')
    expect([full.open, figure(full, 'A1').condition]).toEqual([[], 'shocked'])
  })
})
