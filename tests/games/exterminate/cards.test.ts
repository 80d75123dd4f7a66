import { describe, expect, test } from 'vitest'
import type { Exterminate } from '../../../src/games/exterminate/rules/terms'
import type { Roll } from '../../../src/kernel'
import type { Play } from '../../driver/drive'
import { fighting, figure, type Laid, moving, pass, shooting, way } from './driver'

const SHOT = 'shoot:A1>B1:gunstick'
/** A Cyberman and a Dalek in the open, with these hands. */
const duel = (A: readonly string[], B: readonly string[], more: Partial<Laid> = {}): Laid => ({
  figures: { A1: { profile: 'TC', at: [0, 0] }, B1: { profile: 'TD', at: [7, 0] } },
  sides: { A: { hand: A }, B: { hand: B } },
  ...more,
})
/** A shot until its dice lie on the table and nobody re-rolls them. */
const shot = (position: Laid, attack: string, defence: string, until = 'attack cards') =>
  pass(shooting(position).answer('A', 'shoot turn', SHOT).roll('attack dice', attack).roll('defence dice', defence), until)
/** The same for a round of melee: six dice against two. */
const brawl = (A: readonly string[], B: readonly string[], attack: string, defence: string, more: Partial<Laid> = {}) => {
  const figures = { A1: { profile: 'TC', at: [1.5, 0] }, B1: { profile: 'TD', at: [3, 0] } } as const
  const play = fighting(duel(A, B, { figures, ...more }))
    .answer('A', 'melee turn', 'engage:A1>B1')
    .answer('A', 'engage where', way([2, 0]))
    .answer('A', 'bonus dice', 0)
  return pass(play.roll('melee attack dice', attack).roll('melee defence dice', defence), 'attack cards')
}
const netted = (play: Play<Exterminate>) => {
  const { hits, cancelled, net } = play.last('shot-netted')
  return [hits.total, cancelled.total, net]
}
/** How many dice are to be thrown. */
const thrown = (play: Play<Exterminate>, subject: string) => (play.decision(subject).choice as Roll).dice.length
const round = (play: Play<Exterminate>) => {
  const { hits } = play.last('round-won')
  return [hits.attack.total, hits.defence.total]
}

describe('cards on a shot', () => {
  test('EX-CRD-14: what is played lies open on the common discard', () => {
    const play = shot(duel(['hit'], ['armour']), 'HHA', 'AHHL').answer('A', 'attack cards', 'play:hit>hit')
    expect(play.state.battle.discard).toEqual(['hit'])
    play.answer('B', 'defence cards', 'play:armour>armour')
    expect(play.state.battle.discard).toEqual(['hit', 'armour'])
    expect([play.state.sides.A.hand, play.state.sides.B.hand]).toEqual([[], []])
  })

  test('GC-21, EX-CRD-02, EX-CRD-04, EX-CRD-05, EX-CRD-07: hits on the dice doubled, a hit added, an armour against them', () => {
    const play = shot(duel(['double', 'hit'], ['armour']), 'HHA', 'AHHL')
    play.answer('A', 'attack cards', 'play:double>double').answer('A', 'attack cards', 'play:hit>hit')
    play.answer('B', 'defence cards', 'play:armour>armour')
    expect(netted(play)).toEqual([5, 2, 3])
    expect(play.last('shot-netted').hits.parts.map(({ value, reason }) => [value, reason.key, reason.rule])).toEqual([
      [2, 'dice-hits', 'EX-SHO-05'],
      [2, 'doubled', 'EX-CRD-07'],
      [1, 'card-hit', 'EX-CRD-04'],
    ])
    expect(play.last('shot-netted').cancelled.parts.map(({ reason }) => reason.key)).toEqual(['dice-armours', 'card-armour'])
    expect(thrown(play, 'damage dice')).toBe(3)
  })

  test('GC-22, EX-CRD-08, EX-STR-01: a super armour leaves nothing of dice and cards, but for the stress', () => {
    const play = shot(duel(['double', 'hit'], ['super-armour']), 'HHA', 'AHHL')
    play.answer('A', 'attack cards', 'play:double>double').answer('A', 'attack cards', 'play:hit>hit')
    play.answer('B', 'defence cards', 'play:super-armour>super-armour')
    expect(netted(play)).toEqual([0, 1, 0])
    expect(play.open).toEqual([])
    expect(figure(play, 'B1').stress).toBe(1)
  })

  test('GC-23, EX-CRD-12: first the attacker until he passes, then the target; there is no way back', () => {
    const play = shot(duel(['hit'], ['armour', 'armour']), 'HHA', 'AHHL')
    expect(play.open).toEqual(['A: attack cards'])
    play.answer('A', 'attack cards', 'pass').answer('B', 'defence cards', 'play:armour>armour')
    expect(play.open).toEqual(['B: defence cards'])
    expect(() => play.answer('A', 'attack cards', 'play:hit>hit')).toThrow('nobody asks "attack cards"')
    expect(play.options('defence cards')).toEqual(['play:armour>armour', 'pass'])
  })

  test('EX-CRD-04, EX-CRD-05: as many as one likes; a card with two marks is the one or the other', () => {
    const play = shot(duel(['flex', 'hit', 'hit'], ['flex', 'armour', 'armour']), 'HHA', 'HHHH')
    expect(play.options('attack cards')).toEqual(['play:flex>hit', 'play:hit>hit', 'pass'])
    for (const id of ['play:hit>hit', 'play:flex>hit', 'play:hit>hit']) play.answer('A', 'attack cards', id)
    expect(play.options('defence cards')).toEqual(['play:armour>armour', 'play:flex>armour', 'pass'])
    for (const id of ['play:armour>armour', 'play:armour>armour', 'play:flex>armour']) play.answer('B', 'defence cards', id)
    expect(netted(play)).toEqual([5, 3, 2])
  })

  test('EX-CRD-04, EX-AMB-41: no hit card on damage dice, unless the ruling says so', () => {
    const damaged = (hitCardScope: 'pools' | 'damageToo') =>
      shot(duel(['hit'], [], { rulings: { hitCardScope } }), 'HHA', 'AHHL')
        .answer('A', 'attack cards', 'pass')
        .roll('damage dice', 'A')
    expect(damaged('pools').options('reroll window')).toEqual(['pass'])
    const play = damaged('damageToo').answer('A', 'reroll window', 'play:hit>hit')
    expect(play.last('damage-rolled')).toMatchObject({ faces: ['armour', 'hit'], best: 'shocked' })
    expect(play.state.sides.A.hand).toEqual([])
  })

  test('EX-CRD-07, EX-AMB-15: one double in an action', () => {
    const play = shot(duel(['double', 'double'], []), 'HAA', 'HHHH').answer('A', 'attack cards', 'play:double>double')
    expect(play.options('attack cards')).toEqual(['pass'])
  })
})

describe('lightning', () => {
  const covered = (A: readonly string[], B: readonly string[]): Laid => ({
    figures: { A1: { profile: 'TD', at: [0, 0] }, B1: { profile: 'TC', at: [10, 0] } },
    terrain: { crate: { box: [9, -0.4, 9.5, 0.2] } },
    sides: { A: { hand: A }, B: { hand: B } },
  })

  test('GC-44, EX-CRD-09, EX-AMB-18: a bolt more cancels a hit in cover, and exterminates among damage dice', () => {
    const saved = shot(covered([], ['lightning']), 'HHH', 'LAHH', 'defence cards')
    saved.answer('B', 'defence cards', 'play:lightning>lightning')
    expect(netted(saved)).toEqual([3, 3, 0])
    const early = shot(covered([], ['lightning']), 'HHH', 'LAHH', 'reroll window')
    expect(netted(early.answer('B', 'reroll window', 'play:lightning>lightning'))).toEqual([3, 3, 0])
    const killed = pass(shot(covered(['lightning'], []), 'HHH', 'LAHH').answer('A', 'attack cards', 'pass')).roll(
      'damage dice',
      'A',
    )
    killed.answer('A', 'reroll window', 'play:lightning>lightning')
    expect(killed.last('damage-rolled')).toMatchObject({ faces: ['armour', 'bolt'], best: 'exterminated' })
    expect(figure(killed, 'B1').condition).toBe('exterminated')
  })

  test('EX-CRD-09: not in the open, not for the attack, not on the other’s dice', () => {
    const open = shot(duel(['lightning'], ['lightning']), 'HHA', 'HHHH')
    expect(open.options('attack cards')).toEqual(['pass'])
    expect(open.answer('A', 'attack cards', 'pass').options('defence cards')).toEqual(['pass'])
    const damaged = pass(open).roll('damage dice', 'AA')
    expect(damaged.open).toEqual(['A: reroll window'])
    expect(damaged.answer('A', 'reroll window', 'pass').options('reroll window')).toEqual(['pass'])
    const crossing = moving({ ...duel(['lightning'], []), terrain: { low: { box: [2, -3, 2.5, 3] } } })
    crossing
      .answer('A', 'move turn', 'move:A1')
      .answer('A', 'move where', way([3.2, 0]))
      .roll('crossing die', 'A')
    expect(crossing.options('reroll window')).toEqual(['pass'])
  })
})

describe('cards in melee', () => {
  test('EX-CRD-13, EX-CRD-05: the attacker first, then the target, who adds hits too; armour is for shots', () => {
    const play = brawl(['hit', 'armour'], ['hit', 'armour', 'double'], 'HAAAAA', 'HA')
    expect(play.options('attack cards')).toEqual(['play:hit>hit', 'pass'])
    play.answer('A', 'attack cards', 'play:hit>hit').answer('A', 'attack cards', 'pass')
    expect(play.options('defence cards')).toEqual(['play:hit>hit', 'play:double>double', 'pass'])
    play.answer('B', 'defence cards', 'play:hit>hit').answer('B', 'defence cards', 'play:double>double')
    pass(play.answer('B', 'defence cards', 'pass'))
    expect(round(play)).toEqual([2, 3])
    expect(play.last('round-won')).toMatchObject({ winner: 'B1', loser: 'A1' })
    // EX-MEL-09, EX-AMB-42: a die for each of them.
    expect(thrown(play, 'damage dice')).toBe(3)
  })

  test('EX-CRD-08, EX-AMB-16: either may play a super armour, against what has been rolled and played so far', () => {
    const later = brawl(['super-armour'], ['hit', 'double'], 'HAAAAA', 'HH')
    later.answer('A', 'attack cards', 'play:super-armour>super-armour')
    later.answer('B', 'defence cards', 'play:double>double').answer('B', 'defence cards', 'play:hit>hit')
    expect(round(later)).toEqual([1, 1])
    expect(later.last('round-won').hits.defence.parts.map(({ value, reason }) => [value, reason.key])).toEqual([
      [2, 'dice-hits'],
      [2, 'doubled'],
      [1, 'card-hit'],
      [-4, 'super-armour'],
    ])
    const both = brawl(['hit', 'super-armour'], ['super-armour'], 'HHAAAA', 'HH')
    both.answer('A', 'attack cards', 'play:hit>hit').answer('A', 'attack cards', 'play:super-armour>super-armour')
    both.answer('B', 'defence cards', 'play:super-armour>super-armour')
    expect(round(both)).toEqual([0, 0])
  })

  test('EX-CRD-07, EX-CRD-08: an action is one round: in the next one nothing of it is left', () => {
    const figures = {
      A1: { profile: 'TC', at: [1.5, 0] },
      A2: { profile: 'TC', at: [3, 2] },
      B1: { profile: 'TD', at: [3, 0] },
    } as const
    const play = fighting(duel(['hit'], ['double', 'double', 'super-armour'], { figures }))
      .answer('A', 'melee turn', 'engage:A1>B1')
      .answer('A', 'engage where', way([2, 0]))
      .answer('A', 'bonus dice', 0)
      .answer('A', 'more attackers', 'join:A2')
      .answer('A', 'engage where', way([3, 1]))
      .answer('A', 'bonus dice', 0)
    pass(play.roll('melee attack dice', 'HAAAAA').roll('melee defence dice', 'AA'), 'defence cards')
    play.answer('B', 'defence cards', 'play:super-armour>super-armour').answer('B', 'defence cards', 'play:double>double')
    expect(play.options('defence cards')).toEqual(['pass'])
    play.answer('B', 'defence cards', 'pass')
    expect(round(play)).toEqual([0, 0])
    pass(play.roll('melee attack dice', 'HAAAAAA').roll('melee defence dice', 'HA'), 'defence cards')
    play.answer('B', 'defence cards', 'play:double>double')
    expect(round(play)).toEqual([1, 2])
  })

  test('EX-AMB-42: whether cards give damage dice is a ruling; what a super armour voided never does', () => {
    const dice = (damagePerHit: 'hits' | 'diceOnly', faces: string, B: readonly string[] = []) => {
      const play = brawl(['double', 'hit'], B, faces, 'AA', { rulings: { damagePerHit } })
      play.answer('A', 'attack cards', 'play:double>double').answer('A', 'attack cards', 'play:hit>hit')
      return play.open.includes('chance: damage dice') ? thrown(play, 'damage dice') : 0
    }
    expect([dice('hits', 'HHAAAA'), dice('diceOnly', 'HHAAAA'), dice('diceOnly', 'AAAAAA')]).toEqual([5, 2, 0])
    const voided = brawl(['hit', 'super-armour'], ['hit'], 'AAAAAA', 'HH', { rulings: { damagePerHit: 'diceOnly' } })
    voided.answer('A', 'attack cards', 'play:super-armour>super-armour').answer('A', 'attack cards', 'pass')
    voided.answer('B', 'defence cards', 'play:hit>hit')
    expect(round(voided)).toEqual([0, 1])
    expect(voided.open).toEqual([])
  })
})
