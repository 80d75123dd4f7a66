import { describe, expect, test } from 'vitest'
import { inches } from '../../../src/games/exterminate/rules/constants'
import { meleePool } from '../../../src/games/exterminate/rules/facts/pools'
import { fighting, figure, type Laid, laid, type Placing, way, where } from './position'

const go = (position: Laid, seat: 'A' | 'B' = 'A') => fighting(position, seat)
const duel = (attacker: Placing, target: Placing, more: Partial<Laid> = {}): Laid => ({
  ...more,
  figures: { A1: attacker, B1: target, ...more.figures },
})
/** A1 moves in with so many bonus dice; nobody joins unless somebody could. */
const charge = (position: Laid, to: readonly [number, number], bonus?: number) => {
  const play = go(position).answer('A', 'melee turn', 'engage:A1>B1').answer('A', 'engage where', way(to))
  return bonus === undefined ? play : play.answer('A', 'bonus dice', bonus)
}
const dice = (face: string, count: number) => face.repeat(count)

describe('engaging', () => {
  test('GC-31, EX-MEL-01, EX-AMB-21: two inches are within two inches, unless the ruling says otherwise', () => {
    const at = (x: number, more: Partial<Laid> = {}) =>
      go(duel({ profile: 'TD', at: [0, 0] }, { profile: 'TD', at: [x, 0] }, more))
    expect(at(3).options('melee turn')).toEqual(['engage:A1>B1', 'end'])
    expect(at(3.1).open).toEqual([])
    const two = go({
      figures: { A1: { profile: 'TD', at: [0, 0] }, A2: { profile: 'TD', at: [6, 0] }, B1: { profile: 'TD', at: [3.1, 0] } },
    })
    expect(two.option('melee turn', 'engage:A1>B1').refused).toMatchObject({
      key: 'too-far-to-engage',
      rule: 'EX-MEL-01',
      says: { gap: inches(2.1), limit: inches(2) },
    })
    expect(at(3, { rulings: { engageInclusive: false } }).open).toEqual([])
  })

  test('GC-54, EX-MEL-03, EX-AMB-21, EX-AMB-35: a place beside the friend already there, one straight move, whatever its length', () => {
    const position: Laid = {
      figures: { A1: { profile: 'TC', at: [2, 0] }, A2: { profile: 'TC', at: [0.6, 1.6] }, B1: { profile: 'TD', at: [3, 0] } },
    }
    const play = go(position).answer('A', 'melee turn', 'engage:A2>B1')
    expect(play.refusal('A', 'engage where', way([2.168, 0.555]))).toMatchObject({ key: 'stands-in', says: { piece: 'A1' } })
    expect(play.verdict('A', 'engage where', play.decision('engage where').fallback).allowed).toBe(true)
    expect(play.refusal('A', 'engage where', way([1, 1.6]))).toMatchObject({ key: 'not-in-contact' })
    expect(play.refusal('A', 'engage where', way([1.5, 1.6], [2.72, 0.96]))).toMatchObject({ key: 'only-straight' })
    play.answer('A', 'engage where', way([2.72, 0.96])).answer('A', 'bonus dice', 0)
    expect(where(play.state, 'A2')).toEqual([2.72, 0.96])
    const short = go({
      ...position,
      figures: { ...position.figures, A3: { profile: 'TC', at: [3, 2] } },
      rulings: { engageMax: '2in' },
    })
    expect(short.option('melee turn', 'engage:A2>B1').refused).toMatchObject({ key: 'no-way-in' })
    short.answer('A', 'melee turn', 'engage:A3>B1')
    expect(short.refusal('A', 'engage where', way([3.99, 0.1]))).toMatchObject({ key: 'too-far' })
  })

  test('EX-MEL-03: where two others leave room only a hundredth of an inch away, that is near enough', () => {
    const play = go({
      figures: {
        A1: { profile: 'TD', at: [0.9, 0] },
        A2: { profile: 'TD', at: [2.19, 0.98], done: { engaged: true } },
        A3: { profile: 'TD', at: [2.19, -0.98], done: { engaged: true } },
        B1: { profile: 'TD', at: [3, 0] },
      },
    })
    expect(play.option('melee turn', 'engage:A1>B1').refused).toBeUndefined()
    play.answer('A', 'melee turn', 'engage:A1>B1')
    const [spot] = play.decision('engage where').fallback as readonly { readonly x: number; readonly y: number }[]
    play.answer('A', 'engage where', [spot])
    // The shortest move into contact.
    expect(where(play.state, 'A1')).toEqual([1.98, 0])
  })

  test('EX-MEL-03: not through the target, not through a wall; where nothing is free, not at all', () => {
    const play = go(duel({ profile: 'TD', at: [0, 0] }, { profile: 'TD', at: [2.5, 0] })).answer(
      'A',
      'melee turn',
      'engage:A1>B1',
    )
    expect(play.refusal('A', 'engage where', way([2.25, 0.9682]))).toMatchObject({ key: 'wall-in-way', says: { piece: 'B1' } })
    const walled: Laid = {
      figures: { A1: { profile: 'TD', at: [0, 0] }, A2: { profile: 'TD', at: [2.5, 1.5] }, B1: { profile: 'TD', at: [2.5, 0] } },
      terrain: { wall: { box: [1, -4, 1.3, 4], height: 2 } },
    }
    expect(go(walled).option('melee turn', 'engage:A1>B1').refused).toMatchObject({ key: 'no-way-in' })
  })

  test('GC-50, EX-MEL-03, EX-MEL-16: an obstacle on the way is crossed or not; who does not arrive does not fight', () => {
    const position = duel(
      { profile: 'TC', at: [0, 0] },
      { profile: 'TD', at: [2.8, 0] },
      { terrain: { low: { box: [0.8, -2, 1, 2] } } },
    )
    const over = charge(position, [1.8, 0], 0).roll('crossing die', 'H')
    expect(over.open).toEqual(['chance: melee attack dice', 'chance: melee defence dice'])
    expect(where(over.state, 'A1')).toEqual([1.8, 0])
    const stopped = charge(position, [1.8, 0], 0).roll('crossing die', 'A')
    expect(where(stopped.state, 'A1')).toEqual([0.3, 0])
    const stays = charge(position, [1.8, 0], 0).roll('crossing die', 'L')
    expect(where(stays.state, 'A1')).toEqual([0, 0])
    for (const play of [stopped, stays]) {
      expect(play.last('melee-ended').outcome).toEqual({ case: 'no-melee' })
      expect(figure(play, 'A1').done).toEqual({ engaged: true })
      expect(play.state.melee).toBeUndefined()
    }
  })

  test('EX-MEL-16: at a third enemy who is not passed, the figure stays where it was', () => {
    const position = duel(
      { profile: 'TD', at: [0, 0] },
      { profile: 'TD', at: [2.8, 0] },
      { figures: { B2: { profile: 'TD', at: [0.8, 0.9] } } },
    )
    const play = charge(position, [1.8, 0]).roll('crossing die', 'A')
    expect(where(play.state, 'A1')).toEqual([0, 0])
  })

  test('EX-MEL-16: a later attacker whose place is taken by one who did not get over goes back and may still engage', () => {
    const position: Laid = {
      figures: {
        A1: { profile: 'TC', at: [0, 0] },
        A2: { profile: 'TC', at: [-0.5, -1.3] },
        B1: { profile: 'TD', at: [1.5, 0] },
      },
      terrain: { low: { box: [0.39, 0.347, 0.41, 0.367] } },
    }
    const play = go(position)
      .answer('A', 'melee turn', 'engage:A1>B1')
      .answer('A', 'engage where', way([0.8, 0.7142]))
      .answer('A', 'bonus dice', 0)
    play
      .answer('A', 'more attackers', 'join:A2')
      .answer('A', 'engage where', way([0.6, -0.4359]))
      .answer('A', 'bonus dice', 0)
    expect(play.open).toEqual(['chance: crossing die'])
    play.roll('crossing die', 'L')
    expect(where(play.state, 'A1')).toEqual([0, 0])
    expect(where(play.state, 'A2')).toEqual([-0.5, -1.3])
    expect(play.last('engagement-withdrawn')).toMatchObject({ figure: 'A2' })
    expect([figure(play, 'A1').done, figure(play, 'A2').done]).toEqual([{ engaged: true }, {}])
    expect(play.option('melee turn', 'engage:A2>B1').refused).toBeUndefined()
  })
})

describe('rounds', () => {
  const pair: Laid = {
    figures: { A1: { profile: 'TC', at: [8.5, 0] }, A2: { profile: 'TC', at: [10, 2] }, B1: { profile: 'TD', at: [10, 0] } },
  }
  const both = (position: Laid = pair, bonus = 1) =>
    charge(position, [9, 0], bonus)
      .answer('A', 'more attackers', 'join:A2')
      .answer('A', 'engage where', way([10, 1]))
      .answer('A', 'bonus dice', bonus)

  test('GC-03, EX-MEL-02, EX-MEL-04, EX-MEL-05, EX-MEL-07, EX-MEL-09, EX-MEL-11, EX-MUL-01, EX-MUL-02: two together, one round after the other', () => {
    const play = both()
    expect(play.last('round-began').pools.attack.parts.map(({ value, reason }) => [value, reason.key])).toEqual([
      [5, 'melee-value'],
      [1, 'charge'],
      [1, 'all-for-one'],
    ])
    play.roll('melee attack dice', 'HAALAAA').roll('melee defence dice', 'HA')
    expect(play.last('round-won').hits).toMatchObject({ attack: { total: 1 }, defence: { total: 1 } })
    expect(play.last('round-began').pools.attack).toMatchObject({ total: 8 })
    play.roll('melee attack dice', 'HHHAALAH').roll('melee defence dice', 'AL')
    expect(play.last('round-won').hits).toMatchObject({ attack: { total: 4 }, defence: { total: 0 } })
    play.roll('damage dice', 'AHAL')
    expect(play.last('melee-ended').outcome).toEqual({ case: 'gone', beaten: 'B' })
    expect([where(play.state, 'A1'), where(play.state, 'A2'), where(play.state, 'B1')]).toEqual([[9, 0], [10, 1], undefined])
    expect(play.state.ledger).toMatchObject([{ seat: 'A', points: 1 }])
  })

  test('GC-03, EX-MEL-10, EX-CDG-03: shocked in the first round, exterminated without dice in the second', () => {
    const play = both().roll('melee attack dice', 'HHAAAAA').roll('melee defence dice', 'AA').roll('damage dice', 'HA')
    expect(play.last('coup-struck')).toMatchObject({ by: 'A2', figure: 'B1', harm: 'coup' })
    expect(figure(play, 'B1').condition).toBe('exterminated')
    expect(play.open).toEqual([])
  })

  test('EX-CDG-01, EX-CDG-03, EX-WND-01, EX-AMB-43: a wound may cancel an automatic extermination, unless the ruling says otherwise', () => {
    const position = duel({ profile: 'TD', at: [0, 0] }, { profile: 'TL', at: [1.5, 0], condition: 'shocked' })
    const play = charge(position, [0.5, 0])
    expect(play.open).toEqual(['B: result'])
    play.answer('B', 'result', 'wound')
    expect(figure(play, 'B1')).toMatchObject({ condition: 'shocked', wounds: 1 })
    expect(play.last('melee-ended').outcome).toEqual({ case: 'shocked', beaten: 'B' })
    expect(where(play.state, 'B1')).toEqual([2.5, 0])
    expect(figure(charge({ ...position, rulings: { woundVsAuto: false } }, [0.5, 0]), 'B1').condition).toBe('exterminated')
  })

  test('GC-47, EX-MEL-02, EX-MEL-05, EX-AMB-20: who attacks later in the same turn has one die more, together or apart', () => {
    const play = charge(pair, [9, 0], 0).answer('A', 'more attackers', 'fight')
    play.roll('melee attack dice', dice('A', 6)).roll('melee defence dice', 'AA')
    expect(where(play.state, 'A1')).toEqual([8, 0])
    play
      .answer('A', 'melee turn', 'engage:A2>B1')
      .answer('A', 'engage where', way([10, 1]))
      .answer('A', 'bonus dice', 0)
    expect(play.last('round-began').pools.attack).toMatchObject({
      total: 7,
      parts: [{ value: 5 }, { value: 1 }, { value: 1, reason: { key: 'attacked-before', says: { target: 'B1', times: 1 } } }],
    })
  })

  test('EX-MEL-01: a figure engages once in a turn', () => {
    const play = charge(pair, [9, 0], 0)
      .answer('A', 'more attackers', 'fight')
      .roll('melee attack dice', dice('A', 6))
      .roll('melee defence dice', 'AA')
    expect(play.option('melee turn', 'engage:A1>B1').refused).toMatchObject({ key: 'has-engaged' })
  })

  test('EX-MEL-05: pools never fall below nothing and take further parts', () => {
    const state = laid(duel({ profile: 'TC', at: [0, 0] }, { profile: 'TD', at: [1, 0], stress: 2, as: { melee: 1 } }))
    const pool = { figure: 'B1', opponent: 'A1', isInitiator: false, bonus: 0 } as const
    expect(meleePool(state, pool)).toMatchObject({ total: 0, least: 0 })
    expect(meleePool(state, pool, [{ value: 3, reason: { key: 'charge' } }]).total).toBe(2)
  })

  test('EX-MEL-08, EX-MEL-13, EX-MEL-15, GC-32: a tie: no damage, and the attacker is pushed', () => {
    const play = charge(duel({ profile: 'TC', at: [1.5, 0] }, { profile: 'TD', at: [3, 0] }), [2, 0], 0)
    play.roll('melee attack dice', 'HAAAAA').roll('melee defence dice', 'HA')
    expect(play.events.some(({ type }) => type === 'damage-rolled')).toBe(false)
    expect(where(play.state, 'A1')).toEqual([1, 0])
    expect(play.last('figure-pushed')).toMatchObject({ figure: 'A1', by: 'B1' })
  })
})

describe('outcomes', () => {
  test('GC-33, EX-MEL-12: the beaten attacker is shocked and pushed', () => {
    const play = charge(duel({ profile: 'TC', at: [1.5, 0] }, { profile: 'TD', at: [3, 0] }), [2, 0], 0)
    play.roll('melee attack dice', dice('A', 6)).roll('melee defence dice', 'HA').roll('damage dice', 'H')
    expect(play.last('melee-ended').outcome).toEqual({ case: 'shocked', beaten: 'A' })
    expect([where(play.state, 'A1'), where(play.state, 'B1'), figure(play, 'A1').condition]).toEqual([[1, 0], [3, 0], 'shocked'])
  })

  test('GC-34, EX-MEL-13, EX-MEL-14, EX-MEL-15: all attackers are pushed, the shocked ones too', () => {
    const play = go({
      figures: {
        A1: { profile: 'TC', at: [9.1, 1.2] },
        A2: { profile: 'TC', at: [9.1, -1.2] },
        B1: { profile: 'TD', at: [10, 0] },
      },
    })
    play
      .answer('A', 'melee turn', 'engage:A1>B1')
      .answer('A', 'engage where', way([9.4, 0.8]))
      .answer('A', 'bonus dice', 0)
    play
      .answer('A', 'more attackers', 'join:A2')
      .answer('A', 'engage where', way([9.4, -0.8]))
      .answer('A', 'bonus dice', 0)
    play.roll('melee attack dice', dice('A', 6)).roll('melee defence dice', 'AA')
    play.roll('melee attack dice', dice('A', 7)).roll('melee defence dice', 'HA').roll('damage dice', 'H')
    expect([where(play.state, 'A1'), where(play.state, 'A2'), where(play.state, 'B1')]).toEqual([
      [8.8, 1.6],
      [8.8, -1.6],
      [10, 0],
    ])
    expect(figure(play, 'A2').condition).toBe('shocked')
    expect(play.last('melee-ended').outcome).toEqual({ case: 'drawn' })
  })

  test('GC-35, EX-MEL-12, EX-MUL-06: an attack not used may finish the shocked; without one he is pushed', () => {
    const position = duel({ profile: 'TC', at: [1.5, 0] }, { profile: 'TD', at: [3, 0] })
    const spare = charge(position, [2, 0], 0)
      .roll('melee attack dice', 'HAAAAA')
      .roll('melee defence dice', 'AA')
      .roll('damage dice', 'H')
    expect(spare.options('finish')).toEqual(['finish:A1>B1', 'decline'])
    spare.answer('A', 'finish', 'finish:A1>B1')
    expect(figure(spare, 'B1').condition).toBe('exterminated')
    expect(spare.state.ledger).toMatchObject([{ seat: 'A', points: 1 }])
    const used = charge(position, [2, 0], 1)
      .roll('melee attack dice', 'HAAAAAA')
      .roll('melee defence dice', 'AA')
      .roll('damage dice', 'H')
    expect(used.open).toEqual([])
    expect([where(used.state, 'B1'), where(used.state, 'A1'), figure(used, 'B1').condition]).toEqual([[4, 0], [2, 0], 'shocked'])
    const declined = charge(position, [2, 0], 0)
      .roll('melee attack dice', 'HAAAAA')
      .roll('melee defence dice', 'AA')
      .roll('damage dice', 'H')
    declined.answer('A', 'finish', 'decline')
    expect(where(declined.state, 'B1')).toEqual([4, 0])
  })

  test('EX-MUL-06: a winning defender with more attacks than rounds may finish too', () => {
    const play = charge(duel({ profile: 'TD', at: [1.5, 0] }, { profile: 'TB', at: [3, 0] }), [2, 0])
    play.roll('melee attack dice', 'AAA').roll('melee defence dice', 'HAAA').roll('damage dice', 'H')
    expect(play.options('finish')).toEqual(['finish:B1>A1', 'decline'])
  })

  test('GC-41, EX-MEL-15: a push stops early at a wall', () => {
    const play = charge(
      duel(
        { profile: 'TC', at: [1.8, 0] },
        { profile: 'TD', at: [3, 0] },
        { terrain: { wall: { box: [0.5, -2, 1.1, 2], height: 2 } } },
      ),
      [2, 0],
      0,
    )
    play.roll('melee attack dice', dice('A', 6)).roll('melee defence dice', 'AA')
    expect(where(play.state, 'A1')).toEqual([1.6, 0])
    expect(play.last('figure-pushed').stoppedBy).toBe('wall')
  })

  test('EX-MEL-15: of several winners in contact their player says who pushes', () => {
    const play = go({
      figures: {
        A1: { profile: 'TD', at: [8.5, 0] },
        A2: { profile: 'TD', at: [10, 2] },
        B1: { profile: 'TL', at: [10, 0], condition: 'shocked' },
      },
    })
    play.answer('A', 'melee turn', 'engage:A1>B1').answer('A', 'engage where', way([9, 0]))
    play.answer('A', 'more attackers', 'join:A2').answer('A', 'engage where', way([10, 1]))
    play.answer('B', 'result', 'wound')
    // The second blow finds no wound left to take.
    expect(figure(play, 'B1').condition).toBe('exterminated')
    const brave = go({
      figures: {
        A1: { profile: 'TD', at: [8.5, 0] },
        A2: { profile: 'TD', at: [10, 2] },
        B1: { profile: 'TL', at: [10, 0], condition: 'shocked', as: { wounds: 3 } },
      },
    })
    brave.answer('A', 'melee turn', 'engage:A1>B1').answer('A', 'engage where', way([9, 0]))
    brave.answer('A', 'more attackers', 'join:A2').answer('A', 'engage where', way([10, 1]))
    brave.answer('B', 'result', 'wound').answer('B', 'result', 'wound')
    expect(brave.options('pusher')).toEqual(['push:A1', 'push:A2'])
    brave.answer('A', 'pusher', 'push:A2')
    expect(where(brave.state, 'B1')).toEqual([10, -1])
  })

  test('EX-AMB-45: only the beaten are pushed, unless the ruling says all shocked', () => {
    const pushed = (pushAllShocked: boolean) => {
      const play = go({
        figures: {
          A1: { profile: 'TC', at: [9.1, 1.2] },
          A2: { profile: 'TC', at: [9.1, -1.2] },
          B1: { profile: 'TD', at: [10, 0] },
        },
        rulings: { pushAllShocked },
      })
      play
        .answer('A', 'melee turn', 'engage:A1>B1')
        .answer('A', 'engage where', way([9.4, 0.8]))
        .answer('A', 'bonus dice', 0)
      play
        .answer('A', 'more attackers', 'join:A2')
        .answer('A', 'engage where', way([9.4, -0.8]))
        .answer('A', 'bonus dice', 1)
      play.roll('melee attack dice', dice('A', 6)).roll('melee defence dice', 'HA').roll('damage dice', 'H')
      play
        .roll('melee attack dice', `H${dice('A', 7)}`)
        .roll('melee defence dice', 'AA')
        .roll('damage dice', 'H')
      expect(play.last('melee-ended').outcome).toEqual({ case: 'shocked', beaten: 'B' })
      return play.events.flatMap((event) => (event.type === 'figure-pushed' ? [event.figure] : []))
    }
    expect(pushed(false)).toEqual(['B1'])
    expect(pushed(true)).toEqual(['A1', 'B1'])
  })
})

describe('one for all', () => {
  const brute = (more: Partial<Laid> = {}): Laid => ({
    ...more,
    figures: {
      A1: { profile: 'TB', at: [1.5, 0] },
      B1: { profile: 'TD', at: [3, 0] },
      B2: { profile: 'TD', at: [3.9, 1.2] },
      B3: { profile: 'TD', at: [3, 2.1] },
      ...more.figures,
    },
  })
  const spread = (position: Laid = brute()) =>
    go(position)
      .answer('A', 'melee turn', 'engage:A1>B1')
      .answer('A', 'engage where', way([2, 0]))
      .answer('A', 'attack mode', 'one-for-all')

  test('GC-36, EX-MUL-03: an inch from the primary target, at least two targets, the primary among them', () => {
    const play = spread()
    expect(play.options('next attack')).toEqual(['attack:B1', 'attack:B2'])
    play.answer('A', 'next attack', 'attack:B2')
    expect(play.option('next attack', 'enough').refused).toMatchObject({ key: 'two-targets-at-least' })
    play.answer('A', 'next attack', 'attack:B2')
    expect(play.option('next attack', 'attack:B2').refused).toMatchObject({ key: 'primary-must-be-attacked' })
    play.answer('A', 'next attack', 'attack:B1')
    expect(play.last('melee-declared').attacks.map(({ target }) => target)).toEqual(['B2', 'B2', 'B1'])
  })

  test('GC-36, EX-MUL-04, EX-MUL-05: shocked before its last attack it loses the rest, and who has not fought may strike', () => {
    const play = spread()
      .answer('A', 'next attack', 'attack:B1')
      .answer('A', 'next attack', 'attack:B2')
      .answer('A', 'next attack', 'enough')
    expect(play.last('round-began').pools.attack.total).toBe(5)
    play.roll('melee attack dice', 'HAAAA').roll('melee defence dice', 'HH').roll('damage dice', 'HA')
    expect(play.open).toEqual(['B: finish'])
    expect(play.options('finish')).toEqual(['finish:B2>A1', 'decline'])
    play.answer('B', 'finish', 'finish:B2>A1')
    expect(figure(play, 'A1').condition).toBe('exterminated')
    expect(play.last('melee-ended').outcome).toEqual({ case: 'gone', beaten: 'A' })
  })

  test('EX-MUL-05: nobody need strike', () => {
    const play = spread()
      .answer('A', 'next attack', 'attack:B1')
      .answer('A', 'next attack', 'attack:B2')
      .answer('A', 'next attack', 'enough')
    play
      .roll('melee attack dice', 'HAAAA')
      .roll('melee defence dice', 'HH')
      .roll('damage dice', 'HA')
      .answer('B', 'finish', 'decline')
    expect(figure(play, 'A1').condition).toBe('shocked')
    expect(play.last('melee-ended').outcome).toEqual({ case: 'shocked', beaten: 'A' })
  })

  test('GC-53, EX-MEL-17: with the primary target gone, the nearest of its side pushes', () => {
    const play = spread()
      .answer('A', 'next attack', 'attack:B1')
      .answer('A', 'next attack', 'attack:B2')
      .answer('A', 'next attack', 'enough')
    play.roll('melee attack dice', 'HAAAA').roll('melee defence dice', 'AA').roll('damage dice', 'L')
    play.roll('melee attack dice', 'HAAAA').roll('melee defence dice', 'AA').roll('damage dice', 'A')
    expect(play.last('melee-ended').outcome).toEqual({ case: 'drawn' })
    expect(play.last('figure-pushed')).toMatchObject({ figure: 'A1', by: 'B2' })
    const [dx, dy] = [2 - 3.9, 0 - 1.2]
    const size = Math.hypot(dx, dy)
    const [x, y] = where(play.state, 'A1') ?? [0, 0]
    expect([x, y].map((n, i) => Math.abs(n - ([2 + dx / size, dy / size][i] ?? 0)) < 0.011)).toEqual([true, true])
  })
})
