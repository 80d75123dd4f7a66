/** Support cards (4.9). */
import { describe, expect, test } from 'vitest'
import { act, actionId, at, decline, defendersAt, enemiesAt, junk, playing, ruleAgainst, seatIn, slots, whyNot } from './position'

const begin = (play: ReturnType<typeof playing>, action: string) => play.answer('A', 'action', actionId(play, action))

describe('support cards in general', () => {
  test('DWC-SUP-01, DWC-SUP-02: played once, then discarded; never onto a location', () => {
    const play = playing({ hands: { A: ['dreamlord', ...junk(4)] }, table: { A1: {}, B1: {} } })
    expect(play.options('action').filter((id) => id.includes(':h0'))).toEqual(['support:h0', 'reserve:h0', 'discard:h0'])
    act(play, 'support dreamlord')
    expect(play.state.discard).toEqual(['dreamlord'])
  })

  test('DWC-SUP-03: from the hand only', () => {
    const play = playing({ hands: { A: junk(4) }, reserve: { A: ['dreamlord'] }, table: { A1: {} } })
    expect(play.options('action').some((id) => id.startsWith('support'))).toBe(false)
    play.answer('A', 'take back', 'r0')
    expect(play.options('action')).toContain('support:h4')
  })

  test.each([
    ['DWC-SUP-10', 'sonic-screwdriver'],
    ['DWC-SUP-11', 'psychic-paper'],
    ['DWC-SUP-12', 'visual-recognition-device'],
  ])(
    'DWC-SUP-10, DWC-SUP-11, DWC-SUP-12, AMB-15, AMB-20 (%s): turns the enemies up and gives a point, and nothing else happens',
    (_rule, card) => {
      const play = playing({
        hands: { A: [card, ...junk(4)] },
        table: { A1: { by: 'B', enemies: ['weeping-angels', 'dalek'] }, A2: {} },
      })
      act(play, `support ${card}>A1`)
      expect(enemiesAt(play, 'A1')).toEqual(['+weeping-angels', '+dalek'])
      expect([seatIn(play, 'A').time, seatIn(play, 'B').time, play.state.discard]).toEqual([1, 0, [card]])
      const idle = playing({ hands: { A: [card, ...junk(4)] }, table: { A1: {} } })
      expect(whyNot(idle, `support ${card}`).key).toBe('nothing-attacked')
      const open = playing({ hands: { A: [card, ...junk(4)] }, table: { A1: { by: 'B', enemies: ['+dalek'] } } })
      act(open, `support ${card}>A1`)
      expect(seatIn(open, 'A').time).toBe(1)
    },
  )

  test.each([
    ['DWC-SUP-13', 'cardiff'],
    ['DWC-SUP-14', 'face-of-boe'],
  ])('DWC-SUP-13, DWC-SUP-14 (%s): beside the reserve for the rest of the match, one more place', (_rule, card) => {
    const play = playing({ hands: { A: [card, ...junk(6)] }, reserve: { A: ['sycorax'] } })
    act(play, `support ${card}`)
    act(play, 'reserve gangers', 'gangers')
    expect([seatIn(play, 'A').beside, seatIn(play, 'A').reserve.length, play.state.discard]).toEqual([[card], 3, []])
    expect(play.sees('B').seats.A?.beside).toEqual([card])
  })

  test('DWC-SUP-17: up to three TARDIS markers of anybody, and two points', () => {
    const play = playing({
      hands: { A: ['dreamlord', ...junk(4)] },
      table: { A1: { tardis: true }, B1: { tardis: true }, B2: { tardis: true }, C1: { tardis: true } },
    })
    begin(play, 'support dreamlord')
    expect(play.refusal('A', 'which markers', ['A1', 'B1', 'B2', 'C1']).key).toBe('too-many')
    play.answer('A', 'which markers', ['B1', 'C1'])
    expect([at(play, 'B1').tardis, at(play, 'C1').tardis, at(play, 'B2').tardis, seatIn(play, 'A').time]).toEqual([
      false,
      false,
      true,
      2,
    ])
    expect([seatIn(play, 'B').tardis, seatIn(play, 'C').tardis]).toEqual([4, 5])
  })

  test.each([
    ['DWC-SUP-18', 'captain-jack'],
    ['DWC-SUP-19', 'collecting-on-debts'],
  ])('DWC-SUP-18, DWC-SUP-19 (%s): one enemy is discarded; the last one takes the attack with it', (_rule, card) => {
    const play = playing({
      hands: { A: [card, card, ...junk(4)] },
      table: { A1: { by: 'B', enemies: ['dalek', '+roboforms'] } },
    })
    begin(play, `support ${card}>A1`)
    expect(play.option('which enemy', 'e0').on).toEqual(['A1/enemy/0'])
    play.answer('A', 'which enemy', 'e0')
    expect([enemiesAt(play, 'A1'), seatIn(play, 'B').dalek]).toEqual([['+roboforms'], 4])
    act(play, `support ${card}>A1`)
    expect([at(play, 'A1').attack, seatIn(play, 'B').dalek, at(play, 'A1').tardis]).toEqual([undefined, 5, false])
    expect(play.state.discard).toEqual([card, 'dalek', card, 'roboforms'])
  })
})

describe('Tesselecta and U.N.I.T.', () => {
  test('D-32, DWC-SUP-15, DWC-CON-09, AMB-17: the loser takes his defenders back in another’s turn', () => {
    const play = playing({
      hands: { A: ['foe-7', 'foe-4', ...junk(4)] },
      reserve: { C: ['tesselecta'] },
      table: { A1: {}, C1: { defenders: ['doctor'] } },
    })
    act(play, 'attack foe-7>C1', 'foe-4')
    expect(play.options('tesselecta')).toEqual(['r0', 'pass'])
    play.answer('C', 'tesselecta', 'r0')
    expect([seatIn(play, 'C').hand, seatIn(play, 'C').reserve, play.state.discard]).toEqual([
      ['doctor'],
      [],
      ['tesselecta', 'foe-4'],
    ])
    expect([enemiesAt(play, 'C1'), play.open]).toEqual([['+foe-7'], ['A: action']])
  })

  test('DWC-SUP-15, AMB-04: from the hand, with River who had switched; never as an action', () => {
    const play = playing({
      hands: { A: ['doctor', 'river-song', 'tesselecta', ...junk(2)] },
      table: { A1: { by: 'B', enemies: ['silence', 'madame-kovarian'] } },
    })
    expect(ruleAgainst(play, 'support tesselecta')).toBe('DWC-SUP-15')
    act(play, 'defend doctor>A1', 'river-song')
    play.answer('A', 'tesselecta', slots(play, 'A', ['tesselecta']))
    expect(seatIn(play, 'A').hand).toEqual([...junk(2), 'doctor', 'river-song'])
  })

  test('DWC-HID-07: who could hold it is asked, whether or not he does; who cannot is not', () => {
    const attack = (hand: readonly string[], reserve: readonly string[]) =>
      act(
        playing({
          hands: { A: ['foe-7', ...junk(4)], B: hand },
          reserve: { B: reserve },
          table: { A1: {}, B1: { defenders: ['doctor'] } },
        }),
        'attack foe-7>B1',
      )
    expect(attack(['sycorax'], []).open).toEqual(['B: tesselecta'])
    expect(attack([], ['sycorax']).open).toEqual(['B: tesselecta'])
    expect(attack([], []).open).toEqual(['A: action'])
    expect(attack([], ['+unit']).open).toEqual(['A: action'])
  })

  test('D-33, DWC-SUP-16, AMB-16: one point for one of defence, and the other reading', () => {
    const position = (enemy: string, time: number) => ({
      hands: { A: [enemy, ...junk(4)] },
      reserve: { C: ['+unit'] },
      time: { C: time },
      table: { A1: {}, C1: { defenders: ['doctor'] } },
    })
    const play = playing(position('foe-6', 1))
    act(play, 'attack foe-6>C1')
    expect(play.decision('unit boost')).toMatchObject({ seat: 'C', choice: { least: 0, most: 1 } })
    play.answer('C', 'unit boost', 1)
    expect(play.last('strengths-compared').defence).toMatchObject({
      total: 6,
      parts: [{ value: 5 }, { value: 1, reason: { key: 'unit-boost', rule: 'DWC-SUP-16' } }],
    })
    expect([at(play, 'C1').tardis, play.state.supply, seatIn(play, 'C').reserve]).toEqual([
      true,
      30,
      [{ card: 'unit', up: true }],
    ])
    const weak = playing(position('foe-7', 3))
    act(weak, 'attack foe-7>C1').answer('C', 'unit boost', 1)
    expect([weak.open, enemiesAt(weak, 'C1')]).toEqual([['A: action'], ['+foe-7']])
    const rich = playing({ ...position('foe-7', 3), rulings: { unitSpend: 'unlimited' } })
    act(rich, 'attack foe-7>C1').answer('C', 'unit boost', 2)
    expect([at(rich, 'C1').tardis, seatIn(rich, 'C').time]).toEqual([true, 1])
  })

  test('DWC-SUP-16: nobody is asked who defends well enough, has no time, or has it face down', () => {
    const asked = (reserve: string, time: number, enemy = 'foe-6') =>
      act(
        playing({
          hands: { A: [enemy, ...junk(4)] },
          reserve: { C: [reserve] },
          time: { C: time },
          table: { A1: {}, C1: { defenders: ['doctor'] } },
        }),
        `attack ${enemy}>C1`,
      ).open
    expect(asked('+unit', 0)).not.toContain('C: unit boost')
    expect(asked('unit', 2)).not.toContain('C: unit boost')
    expect(asked('+unit', 2, 'foe-5')).not.toContain('C: unit boost')
    expect(asked('+unit', 2)).toContain('C: unit boost')
  })

  test('DWC-RSV-03, AMB-34: U.N.I.T. stays in the reserve while its question is open', () => {
    const play = playing({
      hands: { A: ['doctor', ...junk(4)] },
      reserve: { A: ['+unit', 'sycorax'] },
      time: { A: 2 },
      table: { A1: { by: 'B', enemies: ['foe-6'] } },
    })
    act(play, 'defend doctor>A1')
    expect(play.open).toEqual(['A: unit boost', 'A: take back'])
    expect(play.options('take back')).toEqual(['r1'])
    play.answer('A', 'unit boost', 1)
    expect(play.options('take back')).toEqual(['r0', 'r1'])
  })

  test('D-34, DWC-SUP-16, DWC-RSV-02: U.N.I.T. takes a place of the reserve', () => {
    const play = playing({ hands: { A: ['unit', ...junk(5)] }, reserve: { A: ['sycorax', 'sycorax'] } })
    expect(whyNot(play, 'support unit')).toMatchObject({ key: 'reserve-full', rule: 'DWC-SUP-16' })
    play.answer('A', 'take back', 'r0')
    act(play, 'support unit')
    expect(seatIn(play, 'A').reserve).toEqual([
      { card: 'sycorax', up: false },
      { card: 'unit', up: true },
    ])
    expect(play.sees('B').seats.A?.reserve).toEqual([
      { card: '?', up: false },
      { card: 'unit', up: true },
    ])
  })
})

describe('Chameleon Arch', () => {
  const position = {
    players: 4 as const,
    hands: { A: ['chameleon-arch', ...junk(4)] },
    table: {
      A1: { by: 'B' as const, enemies: ['dalek', 'dalek'] },
      A2: {},
      B1: {},
      C1: { defenders: ['doctor', 'rory-williams'] },
      C2: { tardis: true },
      D1: { by: 'C' as const, enemies: ['foe-2'] },
    },
  }
  test('D-22, DWC-SUP-20, DWC-CRD-02: the attack goes to another, who defends himself', () => {
    const play = playing(position)
    begin(play, 'support chameleon-arch>A1').answer('A', 'divert to', 'C1')
    expect(play.last('conflict-began')).toMatchObject({ cause: 'attack-diverted', attacker: 'B', defender: 'C' })
    decline(play)
    expect([play.last('strengths-compared').attack.total, play.last('strengths-compared').defence.total]).toEqual([10, 7])
    expect([seatIn(play, 'C').hand, enemiesAt(play, 'C1'), at(play, 'C1').attack?.by]).toEqual([
      ['rory-williams'],
      ['+dalek'],
      'B',
    ])
    expect([at(play, 'A1').attack, at(play, 'A1').tardis, seatIn(play, 'B').dalek]).toEqual([undefined, false, 4])
    expect(play.state.discard).toEqual(['chameleon-arch', 'doctor', 'dalek'])
  })

  test('D-23, DWC-SUP-20, AMB-13: not to the attacker, not onto an attack, not to oneself; a marker takes it', () => {
    const play = playing(position)
    begin(play, 'support chameleon-arch>A1')
    expect(play.refusal('A', 'divert to', 'B1')).toMatchObject({ key: 'belongs-to-attacker', rule: 'DWC-SUP-20' })
    expect(play.refusal('A', 'divert to', 'A2').key).toBe('not-offered')
    expect(play.refusal('A', 'divert to', 'D1')).toMatchObject({ key: 'already-attacked', says: { location: 'D1', by: 'C' } })
    play.answer('A', 'divert to', 'C2')
    expect(play.state.discard).toEqual(['chameleon-arch', 'dalek', 'dalek'])
    expect([at(play, 'C2').tardis, seatIn(play, 'C').tardis, seatIn(play, 'B').dalek]).toEqual([false, 5, 5])
  })

  test('DWC-SUP-20: an empty location is simply attacked, the cards lie as they lay', () => {
    const play = playing({ ...position, table: { ...position.table, A1: { by: 'B', enemies: ['+dalek', 'dalek'] }, C1: {} } })
    begin(play, 'support chameleon-arch>A1').answer('A', 'divert to', 'C1')
    expect([enemiesAt(play, 'C1'), play.open]).toEqual([['+dalek', 'dalek'], ['A: action']])
  })
})

describe('time and wins', () => {
  test('D-39, DWC-SUP-21, DWC-TIM-03, DWC-TIM-04: a point for every TARDIS marker, then two more', () => {
    const marked = { tardis: true }
    const position = (supply: number) => ({
      players: 4 as const,
      hands: { A: ['tardis', ...junk(4)] },
      supply,
      table: { A1: marked, A2: marked, B1: marked, C1: {}, D1: marked, D2: marked, D3: marked },
    })
    const times = (supply: number) => {
      const play = act(playing(position(supply)), 'support tardis')
      return (['A', 'B', 'C', 'D'] as const).map((seat) => seatIn(play, seat).time)
    }
    expect([times(20), times(5)]).toEqual([
      [4, 1, 0, 3],
      [2, 1, 0, 2],
    ])
  })

  test('DWC-SUP-22: Crack in Time counts Dalek markers', () => {
    const play = playing({
      hands: { A: ['crack-in-time', ...junk(4)] },
      table: { A1: { by: 'B', enemies: ['dalek'] }, B1: { by: 'A', enemies: ['dalek'] }, B2: { by: 'A', enemies: ['foe-1'] } },
    })
    act(play, 'support crack-in-time')
    expect([seatIn(play, 'A').time, seatIn(play, 'B').time]).toEqual([4, 1])
  })

  test('DWC-SUP-23, DWC-CRD-11, AMB-18: Dalek Sec needs open cards, one of them a Dalek, the Flagship or Davros', () => {
    const against = (...enemies: readonly string[]) =>
      playing({ hands: { A: ['dalek-sec', ...junk(4)] }, table: { A1: { by: 'B', enemies } } })
    expect(whyNot(against('+dalek', 'roboforms'), 'support dalek-sec>A1').key).toBe('cards-face-down')
    expect(whyNot(against('+cybermen'), 'support dalek-sec>A1')).toMatchObject({ key: 'no-open-dalek', rule: 'DWC-SUP-23' })
    for (const card of ['dalek', 'dalek-flagship', 'davros']) {
      const play = act(against(`+${card}`, '+roboforms'), 'support dalek-sec>A1')
      expect([at(play, 'A1').tardis, seatIn(play, 'B').dalek]).toEqual([true, 5])
    }
  })

  test('D-21, DWC-SUP-24, AMB-15: Jammy Dodger wins, and no Angel brings time', () => {
    const play = playing({
      hands: { A: ['jammy-dodger', ...junk(4)] },
      table: { A1: { by: 'B', enemies: ['weeping-angels', 'weeping-angels'] } },
    })
    act(play, 'support jammy-dodger>A1')
    expect(play.state.discard).toEqual(['jammy-dodger', 'weeping-angels', 'weeping-angels'])
    expect([seatIn(play, 'B'), at(play, 'A1')]).toMatchObject([{ time: 0, dalek: 5 }, { tardis: true }])
  })

  test('DWC-SUP-25, AMB-19: K-9 costs a defender of the hand', () => {
    const play = playing({
      hands: { A: ['k-9', 'rory-williams', 'doctor', ...junk(2)] },
      table: { A1: { by: 'B', enemies: ['foe-9'] } },
    })
    begin(play, 'support k-9>A1').answer('A', 'which defender', slots(play, 'A', ['rory-williams']))
    expect([play.state.discard, at(play, 'A1').tardis]).toEqual([['k-9', 'rory-williams', 'foe-9'], true])
    const four = playing({ hands: { A: ['k-9', 'doctor', ...junk(2)] }, table: { A1: { by: 'B', enemies: ['foe-9'] } } })
    expect(whyNot(four, 'support k-9>A1')).toMatchObject({ key: 'hand-minimum', says: { hand: 4, leaving: 2, least: 3 } })
    const none = playing({ hands: { A: ['k-9', ...junk(5)] }, table: { A1: { by: 'B', enemies: ['foe-9'] } } })
    expect(whyNot(none, 'support k-9>A1').key).toBe('no-defender-in-hand')
  })

  test('D-38, DWC-SUP-26, AMB-06: Fish Fingers with a hand of three', () => {
    const play = playing({
      hands: { A: ['fish-fingers-and-custard', 'sycorax', 'gangers'] },
      pile: ['clerics', 'dalek', 'silence', 'minotaur'],
    })
    begin(play, 'support fish-fingers-and-custard').answer('A', 'discard for new', ['h1', 'h2'])
    expect(seatIn(play, 'A').hand).toEqual(['clerics', 'dalek', 'silence'])
    expect(play.state.discard).toEqual(['fish-fingers-and-custard', 'sycorax', 'gangers'])
  })

  test('DWC-SUP-26: what was discarded may come back if the pile is empty', () => {
    const play = playing({ hands: { A: ['fish-fingers-and-custard', 'sycorax', 'gangers'] }, pile: [] })
    begin(play, 'support fish-fingers-and-custard').answer('A', 'discard for new', ['h1'])
    expect(play.open).toEqual(['chance: reshuffle'])
    play.answer('chance' as never, 'reshuffle', [1, 0])
    expect(seatIn(play, 'A').hand).toEqual(['gangers', 'sycorax', 'fish-fingers-and-custard'])
  })
})

test('DWC-SUP-16: an attacked location without defenders asks nobody', () => {
  const play = playing({
    hands: { A: ['foe-6', ...junk(4)] },
    reserve: { C: ['+unit'] },
    time: { C: 2 },
    table: { A1: {}, C1: {} },
  })
  act(play, 'attack foe-6>C1')
  expect([play.open, defendersAt(play, 'C1')]).toEqual([['A: action'], []])
})
