/** The weapon of a melee round: what is asked, and what each would give. */
import { expect, test } from 'vitest'
import type { Weapon } from '../../../src/games/exterminate/rules/profile'
import { exterminateView } from '../../../src/games/exterminate/view'
import { fighting, way } from '../exterminate/position'
import { speakOf } from './matches'
import { asked, momentOf } from './told'

const close = (id: string, dice: number): Weapon => ({ id, dice, closeCombat: true, stress: 1, keywords: [] })

test('EX-MEL-05: which weapon is asked in words, and answered by a button that says the dice', () => {
  const weapons = [close('fist', 0), close('rifle', 3)]
  const play = fighting({
    figures: { A1: { profile: 'TD', at: [1.5, 0], as: { weapons } }, B1: { profile: 'TD', at: [3, 0] } },
  })
  play.answer('A', 'melee turn', 'engage:A1>B1').answer('A', 'engage where', way([2, 0]))
  expect(asked(play, 'melee weapon')).toMatchObject({ title: 'Which weapon for Dalek 1?', options: ['Fist', 'Rifle'] })
  expect(asked(play, 'melee weapon', 'fr')).toMatchObject({
    title: 'Quelle arme pour Dalek 1\u202f?',
    options: ['Poing', 'Fusil'],
  })
  const acts = exterminateView.acts?.(momentOf(play), speakOf(play.sees('A'), 'en')) ?? []
  expect(acts.map(({ label, detail }) => [label, detail])).toEqual([
    ['Fist', '3 dice: melee 2, charge +1'],
    ['Rifle', '6 dice: melee 2, rifle +3, charge +1'],
  ])
})
