import { describe, expect, test } from 'vitest'
import { fighting, figure, type Laid, type Placing, pass, shooting, way } from './driver'

const SHOT = 'shoot:A1>B1:gunstick'
const shot = (position: Laid, attack: string) =>
  shooting(position).answer('A', 'shoot turn', SHOT).roll('attack dice', attack).roll('defence dice', 'HHHH')

describe('the leader’s die (house)', () => {
  const led = (leader: Partial<Placing> = {}, more: Partial<Laid> = {}): Laid => ({
    figures: {
      A1: { profile: 'TC', at: [0, 0] },
      A2: { profile: 'TC', at: [0, 2] },
      A3: { profile: 'TL', at: [-5, 0], ...leader },
      B1: { profile: 'TD', at: [6, 0] },
    },
    ...more,
  })

  test('once in a turn it lends one die to a figure within six inches, without a card or a token', () => {
    const play = shot(led(), 'AAH')
    expect(play.options('reroll window')).toEqual(['reroll:attack>leader', 'pass'])
    play.answer('A', 'reroll window', 'reroll:attack>leader')
    expect(play.verdict('A', 'which dice', ['die-0', 'die-1']).allowed).toBe(false)
    play.answer('A', 'which dice', ['die-0']).roll('reroll dice', 'H')
    expect(figure(play, 'A3').done).toMatchObject({ led: true })
    expect(play.last('shot-netted').hits.total).toBe(2)
    play.roll('damage dice', 'AA')
    play.answer('A', 'shoot turn', 'shoot:A2>B1:gunstick').roll('attack dice', 'AAH')
    expect(play.roll('defence dice', 'AAAA').open).toEqual(['A: shoot turn'])
  })

  test('not too far away, not shocked; himself too; the dice of melee as well', () => {
    expect(shot(led({ at: [-7.1, 0] }), 'AAA').open).toEqual(['A: shoot turn'])
    expect(shot(led({ condition: 'shocked' }), 'AAA').open).toEqual(['A: shoot turn'])
    const own = fighting({ figures: { A1: { profile: 'TD', at: [0, 0] }, B1: { profile: 'TL', at: [1.5, 0] } } })
    own.answer('A', 'melee turn', 'engage:A1>B1').answer('A', 'engage where', way([0.5, 0]))
    own.roll('melee attack dice', 'HAA').roll('melee defence dice', 'AAA')
    expect(own.options('reroll window')).toEqual(['reroll:defence>leader', 'pass'])
  })
  test('a leader who has left the table lends nothing to the dice that he threw himself', () => {
    const bomb = { id: 'bomb', dice: 3, range: 25400, closeCombat: false, stress: 1, keywords: ['blast'] } as const
    const play = shooting({
      figures: {
        A1: { profile: 'TL', at: [0, 0], as: { wounds: 0, weapons: [bomb] } },
        B1: { profile: 'TC', at: [1.5, 0] },
        B2: { profile: 'TC', at: [3, 0] },
      },
    })
    play.answer('A', 'shoot turn', 'shoot:A1>B1:bomb').roll('attack dice', 'AAAAA').roll('defence dice', 'AAA')
    expect(play.options('reroll window')).toEqual(['reroll:attack>leader', 'pass'])
    pass(play).roll('attack dice', 'HHH').roll('defence dice', 'HHHHH')
    pass(pass(play).roll('damage dice', 'LLL'))
    expect(figure(play, 'A1').condition).toBe('exterminated')
    play.roll('attack dice', 'AAA').roll('defence dice', 'AAA')
    expect([play.last('shot-rolled').target, play.open]).toEqual(['B2', []])
  })
})
