import { describe, expect, test } from 'vitest'
import type { Weapon } from '../../../src/games/exterminate/rules/profile'
import { fighting, type Laid, way } from './position'

const weapon = (id: string, dice: number, closeCombat = true): Weapon => ({ id, dice, closeCombat, stress: 1, keywords: [] })
const [fist, crowbar, rifle] = [weapon('fist', 0), weapon('crowbar', 2), weapon('rifle', 3, false)]

const charged = (own: readonly Weapon[], other: readonly Weapon[], more: Partial<Laid> = {}) =>
  fighting({
    figures: {
      A1: { profile: 'TD', at: [1.5, 0], as: { weapons: own } },
      B1: { profile: 'TD', at: [3, 0], as: { weapons: other } },
    },
    ...more,
  })
    .answer('A', 'melee turn', 'engage:A1>B1')
    .answer('A', 'engage where', way([2, 0]))

describe('the weapon of a melee', () => {
  test('EX-MEL-05: who has several for close combat says which one counts in this round, the attacker first', () => {
    const play = charged([fist, crowbar, rifle], [crowbar, fist])
    expect([play.open, play.options('melee weapon')]).toEqual([['A: melee weapon'], ['wield:fist', 'wield:crowbar']])
    play.answer('A', 'melee weapon', 'wield:fist')
    expect([play.open, play.options('melee weapon')]).toEqual([['B: melee weapon'], ['wield:crowbar', 'wield:fist']])
    play.answer('B', 'melee weapon', 'wield:crowbar')
    const { attack, defence } = play.last('round-began').pools
    expect([attack.total, defence.total]).toEqual([3, 4])
    expect(defence.parts.find(({ reason }) => reason.key === 'weapon-dice')?.reason).toMatchObject({
      says: { weapon: 'crowbar' },
    })
  })

  test('EX-MEL-05, EX-MEL-06: with one for close combat, or none, nothing is asked', () => {
    const play = charged([crowbar, rifle], [rifle])
    expect(play.open).toEqual(['chance: melee attack dice', 'chance: melee defence dice'])
    expect(play.last('round-began').pools).toMatchObject({ attack: { total: 5 }, defence: { total: 2 } })
  })

  test('EX-MEL-05: each shows the dice that it would give; the one with the most is what is counted on', () => {
    const play = charged([fist, crowbar], [])
    const total = (id: string) => (play.option('melee weapon', id).shows as { readonly total: number }).total
    expect([total('wield:fist'), total('wield:crowbar')]).toEqual([3, 5])
    expect(play.decision('melee weapon')).toMatchObject({ fallback: ['wield:crowbar'], about: { figure: 'A1', target: 'B1' } })
    const before = fighting({
      figures: { A1: { profile: 'TD', at: [1.5, 0], as: { weapons: [fist, crowbar] } }, B1: { profile: 'TD', at: [3, 0] } },
    })
    expect(before.option('melee turn', 'engage:A1>B1').shows).toMatchObject({ attack: { total: 5 } })
  })

  test('EX-MEL-05, EX-CDG-03: a blow at a shocked figure needs no weapon', () => {
    const play = fighting({
      figures: {
        A1: { profile: 'TD', at: [1.5, 0], as: { weapons: [fist, crowbar] } },
        B1: { profile: 'TD', at: [3, 0], condition: 'shocked' },
      },
    })
    play.answer('A', 'melee turn', 'engage:A1>B1').answer('A', 'engage where', way([2, 0]))
    expect(play.last('coup-struck')).toMatchObject({ by: 'A1', figure: 'B1' })
  })
})
