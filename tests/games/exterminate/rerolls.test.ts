import { describe, expect, test } from 'vitest'
import { fighting, figure, type Laid, laid, moving, pass, playing, shooting, upkeeping, way, where } from './driver'

const SHOT = 'shoot:A1>B1:gunstick'
type Hands = { readonly A?: readonly string[]; readonly B?: readonly string[]; readonly fate?: number }
const duel = ({ A = [], B = [], fate = 0 }: Hands, more: Partial<Laid> = {}): Laid => ({
  figures: { A1: { profile: 'TC', at: [0, 0] }, B1: { profile: 'TD', at: [7, 0] } },
  sides: { A: { hand: A, fate }, B: { hand: B } },
  ...more,
})
const shot = (position: Laid, attack: string, defence = 'HHHH') =>
  shooting(position).answer('A', 'shoot turn', SHOT).roll('attack dice', attack).roll('defence dice', defence)
/** TC before the barrier of GC-04. */
const crossing = (hands: Hands, die: string) =>
  moving({ ...duel(hands), terrain: { barrier: { box: [2, -3, 2.5, 3] } } })
    .answer('A', 'move turn', 'move:A1')
    .answer('A', 'move where', way([3.2, 0]))
    .roll('crossing die', die)

describe('which dice', () => {
  test('GC-43, EX-FAT-03, EX-FAT-08: fate re-rolls any of the own dice, and again', () => {
    const play = shot(duel({ fate: 2 }), 'AAH').answer('A', 'reroll window', 'reroll:attack>token')
    expect(play.options('which dice')).toEqual(['die-0', 'die-1', 'die-2'])
    expect(play.verdict('A', 'which dice', []).allowed).toBe(false)
    play.answer('A', 'which dice', ['die-0', 'die-1']).roll('reroll dice', 'HL')
    expect(play.state.dice?.attack?.faces).toEqual(['hit', 'bolt', 'hit'])
    play.answer('A', 'reroll window', 'reroll:attack>token').answer('A', 'which dice', ['die-1']).roll('reroll dice', 'H')
    expect(play.last('shot-netted').hits.total).toBe(3)
    expect(play.state.sides.A.fate).toBe(0)
  })

  test('EX-STR-01: stress is judged by the dice as they lie at last', () => {
    const play = shot(duel({ fate: 1 }), 'AAH').answer('A', 'reroll window', 'reroll:attack>token')
    pass(play.answer('A', 'which dice', ['die-2']).roll('reroll dice', 'A'))
    expect(figure(play, 'B1').stress).toBe(0)
  })

  test('EX-CRD-06: any dice of one roll, of whatever purpose', () => {
    const initiative = playing(duel({ A: ['reroll'] }), { call: 'initiative', local: {} })
    initiative.roll('initiative dice', 'HAAAA', 'A').roll('initiative dice', 'HHAAA', 'B')
    initiative.answer('A', 'reroll window', 'reroll:initiative-A>reroll')
    initiative.answer('A', 'which dice', ['die-3', 'die-4']).roll('reroll dice', 'HH')
    expect(initiative.last('initiative-rolled')).toMatchObject({
      winner: 'A',
      faces: { A: ['hit', 'armour', 'armour', 'hit', 'hit'] },
    })
    const stressed = upkeeping(duel({ A: ['reroll'] }, { figures: { A1: { profile: 'TC', at: [0, 0], stress: 2 } } }))
    stressed.roll('stress dice', 'AL').answer('A', 'reroll window', 'reroll:stress>reroll')
    stressed.answer('A', 'which dice', ['die-0', 'die-1']).roll('reroll dice', 'HH')
    expect(figure(stressed, 'A1').stress).toBe(0)
    const tried = upkeeping({ ...duel({}), sides: { A: { hand: ['reroll'], discard: ['lucky-hit'] } } })
    tried.answer('A', 'upkeep hand', 'none').answer('B', 'upkeep hand', 'none').answer('A', 'upkeep adventure', 'try')
    tried.roll('adventure die', 'H').answer('A', 'reroll window', 'reroll:adventure>reroll').roll('reroll dice', 'L')
    expect(tried.state.sides.A.adventures.ready).toEqual(['lucky-hit'])
  })

  test('EX-FAT-03, EX-AMB-11: fate is for the dice of actions alone, and for the own ones', () => {
    const hands = { A: ['armour'], fate: 1 }
    const initiative = playing(duel(hands), { call: 'initiative', local: {} })
    initiative.roll('initiative dice', 'HAAAA', 'A').roll('initiative dice', 'HHAAA', 'B')
    expect(initiative.options('reroll window')).toEqual(['pass'])
    const stressed = upkeeping(duel(hands, { figures: { A1: { profile: 'TC', at: [0, 0], stress: 1 } } })).roll(
      'stress dice',
      'A',
    )
    expect(stressed.options('reroll window')).toEqual(['pass'])
    expect(shot(duel(hands), 'AAH').options('reroll window')).toEqual(['reroll:attack>token', 'pass'])
    expect(crossing(hands, 'A').options('reroll window')).toEqual(['reroll:crossing>token', 'pass'])
    const damaged = pass(shot(duel(hands), 'AAH'), 'attack cards')
    pass(damaged, 'stress window').roll('damage dice', 'A')
    expect(damaged.options('reroll window')).toEqual(['reroll:damage>token', 'pass'])
  })

  test('EX-AMB-11: whose dice a plain card re-rolls is a ruling', () => {
    const offered = (rerollOwn: boolean) =>
      shot(duel({ A: ['reroll'] }, { rulings: { rerollOwn } }), 'AAH').options('reroll window')
    expect(offered(true)).toEqual(['reroll:attack>reroll', 'pass'])
    expect(offered(false)).toEqual(['reroll:attack>reroll', 'reroll:defence>reroll', 'pass'])
  })
})

describe('at any moment', () => {
  test('EX-CRD-06, EX-CRD-10: a card with two marks is a re-roll before it is a token, and offered once', () => {
    const twin = { id: 'twin', icons: ['reroll', 'fate'], count: 1 } as const
    const position = laid(duel({ A: ['twin'] }))
    const state = { ...position, battle: { ...position.battle, cards: { ...position.battle.cards, twin } } }
    const play = shooting(state)
    play.answer('A', 'shoot turn', SHOT).roll('attack dice', 'AAH').roll('defence dice', 'HHHH')
    expect(play.options('reroll window')).toEqual(['reroll:attack>twin', 'pass'])
    play.answer('A', 'reroll window', 'reroll:attack>twin').answer('A', 'which dice', ['die-0']).roll('reroll dice', 'H')
    expect(play.last('card-played')).toMatchObject({ card: 'twin', icon: 'reroll', pool: 'attack' })
    expect(play.events.some(({ type }) => type === 'fate-spent')).toBe(false)
  })

  test('EX-AMB-40: in melee too', () => {
    const late = (immediateAfterCards: boolean) => {
      const play = fighting({
        figures: { A1: { profile: 'TD', at: [0, 0] }, B1: { profile: 'TD', at: [1.5, 0] } },
        sides: { A: { hand: ['hit'] }, B: { hand: ['instant-reroll'] } },
        rulings: { immediateAfterCards },
      })
      play.answer('A', 'melee turn', 'engage:A1>B1').answer('A', 'engage where', way([0.5, 0]))
      pass(play.roll('melee attack dice', 'HAA').roll('melee defence dice', 'AA'), 'attack cards')
      return play.answer('A', 'attack cards', 'play:hit>hit').answer('B', 'defence cards', 'pass')
    }
    expect(late(false).last('round-won').hits.attack.total).toBe(2)
    const play = late(true).answer('B', 'reroll window', 'reroll:attack>instant-reroll')
    play.answer('B', 'which dice', ['die-0']).roll('reroll dice', 'A')
    expect(play.last('round-won').hits.attack.total).toBe(1)
  })

  test('GC-45, EX-CRD-11: an immediate card changes the other’s dice, a plain one does not', () => {
    const play = crossing({ B: ['instant-reroll', 'reroll'] }, 'H')
    expect(play.open).toEqual(['B: reroll window'])
    expect(play.options('reroll window')).toEqual(['reroll:crossing>instant-reroll', 'pass'])
    play.answer('B', 'reroll window', 'reroll:crossing>instant-reroll')
    expect(play.open).toEqual(['chance: reroll dice'])
    pass(play.roll('reroll dice', 'L'))
    expect(where(play.state, 'A1')).toEqual([0, 0])
    expect(play.last('move-lost').crossings).toMatchObject([{ result: 'lost', faces: ['bolt'] }])
  })

  test('EX-CRD-11: also when a blast catches a friend of the shooter: the other side may still come in', () => {
    const weapon = { id: 'bomb', dice: 3, range: 25400, closeCombat: false, stress: 1, keywords: ['blast'] } as const
    const play = shooting(
      duel(
        { B: ['instant-reroll'] },
        {
          figures: {
            A1: { profile: 'TD', at: [0, 0], as: { weapons: [weapon] } },
            A2: { profile: 'TC', at: [7, 1.5] },
            B1: { profile: 'TC', at: [7, 0] },
          },
        },
      ),
    )
    play.answer('A', 'shoot turn', 'shoot:A1>B1:bomb').roll('attack dice', 'AAAA').roll('defence dice', 'AAA')
    pass(play).roll('attack dice', 'HH').roll('defence dice', 'LLL')
    expect(play.last('shot-rolled')).toMatchObject({ target: 'A2' })
    expect(play.options('reroll window')).toEqual(['reroll:attack>instant-reroll', 'reroll:defence>instant-reroll', 'pass'])
  })

  test('EX-CRD-06: both change dice until both have passed in succession', () => {
    const play = shot(duel({ A: ['reroll', 'reroll'], B: ['instant-reroll'] }), 'HAA')
    play.answer('A', 'reroll window', 'pass').answer('B', 'reroll window', 'reroll:attack>instant-reroll')
    play.answer('B', 'which dice', ['die-0']).roll('reroll dice', 'A')
    expect(play.open).toEqual(['A: reroll window'])
    play.answer('A', 'reroll window', 'reroll:attack>reroll').answer('A', 'which dice', ['die-0']).roll('reroll dice', 'H')
    // His hand is empty now: he is not asked again.
    expect(play.open).toEqual(['A: reroll window'])
    expect(play.answer('A', 'reroll window', 'pass').open).toEqual(['A: attack cards'])
  })

  test('EX-AMB-39: plain cards may wait for each player’s own card window', () => {
    const hands = { A: ['hit', 'reroll', 'instant-reroll'], B: ['reroll', 'reroll'] }
    const rulings = { rerollTiming: 'inCardWindow' } as const
    const play = shot(duel(hands, { rulings }), 'HAA', 'HHHH')
    expect(play.options('reroll window')).toEqual(['reroll:attack>instant-reroll', 'reroll:defence>instant-reroll', 'pass'])
    play.answer('A', 'reroll window', 'pass')
    expect(play.options('reroll window')).toEqual(['pass'])
    play.answer('B', 'reroll window', 'pass')
    expect(play.options('attack cards')).toEqual(['play:hit>hit', 'reroll:attack>reroll', 'pass'])
    play.answer('A', 'attack cards', 'pass')
    play.answer('B', 'defence cards', 'reroll:defence>reroll').answer('B', 'which dice', ['die-0'])
    play.roll('reroll dice', 'A')
    expect(play.open).toEqual(['B: defence cards'])
    pass(play)
    expect(play.last('shot-netted').net).toBe(0)
    // Damage has no card window: there the card may be played at once.
    const damaged = pass(shot(duel({ A: ['reroll'] }, { rulings }), 'HAA')).roll('damage dice', 'A')
    expect(damaged.options('reroll window')).toEqual(['reroll:damage>reroll', 'pass'])
    const free = shot(duel({ A: ['reroll'] }, { rulings: { ...rulings, rerollOwn: false } }), 'HAA')
    expect(free.answer('A', 'reroll window', 'pass').options('attack cards')).toEqual([
      'reroll:attack>reroll',
      'reroll:defence>reroll',
      'pass',
    ])
  })

  test('EX-CRD-11, EX-AMB-40: not once cards have been played on the roll, unless the ruling says so', () => {
    const late = (immediateAfterCards: boolean) => {
      const hands = { A: ['double'], B: ['instant-reroll', 'reroll'] }
      const play = pass(shot(duel(hands, { rulings: { immediateAfterCards } }), 'HHA'), 'attack cards')
      return play.answer('A', 'attack cards', 'play:double>double').answer('B', 'defence cards', 'pass')
    }
    expect(late(false).last('shot-netted').hits.total).toBe(4)
    const play = late(true)
    expect(play.options('reroll window')).toEqual(['reroll:attack>instant-reroll', 'reroll:defence>instant-reroll', 'pass'])
    play
      .answer('B', 'reroll window', 'reroll:attack>instant-reroll')
      .answer('B', 'which dice', ['die-0'])
      .roll('reroll dice', 'A')
    pass(play)
    // The double stays on the dice, whatever they show.
    expect(play.last('shot-netted').hits.total).toBe(2)
  })
})

describe('the initiative', () => {
  const rolled = (more: Partial<Laid>) =>
    playing(duel({ A: ['armour'], B: ['armour'] }, more), { call: 'initiative', local: {} })
      .roll('initiative dice', 'HAAAA', 'A')
      .roll('initiative dice', 'HHAAA', 'B')

  test('EX-CRD-15: last turn’s active side first; in the first turn the first seat', () => {
    expect(rolled({ turn: 1, active: 'B' }).open).toEqual(['A: reroll window'])
    const second = rolled({ turn: 2, active: 'B' })
    expect(second.open).toEqual(['B: reroll window'])
    expect(second.state.active).toBe('B')
    expect(second.answer('B', 'reroll window', 'pass').open).toEqual(['A: reroll window'])
  })

  test('GC-05, EX-CRD-15, EX-INI-02: a tie is settled before anybody is active, and opens the window anew', () => {
    const play = playing(duel({ A: ['reroll'], B: ['armour'] }), { call: 'initiative', local: {} })
    play.roll('initiative dice', 'HHHAL', 'A').roll('initiative dice', 'HAHHL', 'B')
    play.answer('A', 'reroll window', 'pass').answer('B', 'reroll window', 'pass')
    expect(play.last('initiative-rolled').winner).toBeUndefined()
    play.roll('initiative dice', 'AAHLA', 'A').roll('initiative dice', 'HHAAA', 'B')
    play.answer('A', 'reroll window', 'reroll:initiative-A>reroll')
    play.answer('A', 'which dice', ['die-0', 'die-1', 'die-3', 'die-4']).roll('reroll dice', 'HHAA')
    pass(play)
    expect(play.last('initiative-rolled')).toMatchObject({ winner: 'A', faces: { A: ['hit', 'hit', 'hit', 'armour', 'armour'] } })
  })
})
