/** Spells and trances as they are told: what is announced, the sums before Mana, the log of what a spell does, the cues. */
import { describe, expect, test } from 'vitest'
import type { View } from '../../../src/games/vortex/rules/state'
import { vortexView } from '../../../src/games/vortex/view'
import { LANGUAGES } from '../../../src/ui/words/speak'
import { act, acting, bid, type Laid, type VortexPlay } from '../vortex/position'
import { card, situationOf, telling } from './told'

describe('a spell', () => {
  const field = (caster: string, spell: string, mana: number, more: Laid['models'] = {}) => {
    const models: Laid['models'] = { A1: card(caster, [20, 40], { mana }), B1: card('my-creeper', [35, 40]), ...more }
    const rapidity = Math.min(...Object.values(models).map(({ now }) => now?.rapidity ?? 9))
    return act(acting({ models, step: { of: 'others', rapidity } }), `cast:A1>${spell}`)
  }
  const cast = (play: VortexPlay, target: string, mana: number, notice: readonly string[] = []) => {
    const declared = telling(play, () => play.answer('A', 'spell target', [`target:${target}`]))
    if (play.open.includes('B: notice spell')) play.answer('B', 'notice spell', notice)
    const sums = situationOf(play)?.result
    const worked = telling(play, () => {
      if (play.open.includes('B: will')) bid(play, 'B', 'will', { B1: 1 })
      bid(play, 'A', 'mana', { A1: mana })
    })
    return { declared, sums, worked }
  }
  test('that is noticed and hurts: Mana against difficulty and Will, both hands at once', () => {
    const play = field('er-chanter', 'dart', 9)
    const { declared, sums, worked } = cast(play, 'B1', 7, ['B1'])
    expect([declared.log(), declared.cues()]).toEqual([
      ['Wind Chanter casts Ether Dart at Creeper.'],
      ['aim A1 friend, B1 enemy'],
    ])
    expect(sums).toBe('0 against 5 so far')
    expect(worked.log()).toEqual([
      'Hands up: Creeper 1 point of Will, Wind Chanter 7 Mana.',
      '7 against 6: success.',
      'Creeper: 1 damage.',
      'Creeper is killed.',
    ])
    expect(worked.details().slice(0, 2)).toEqual([
      'For it: 7 (Mana of Wind Chanter)',
      'Against it: 3 (difficulty of the spell) + 2 (Will of Creeper) + 1 (Will of Creeper)',
    ])
    expect(worked.log('fr')[0]).toBe('Mains levées : Rampeur 1 point de Volonté, Chantre du Vent 7 de Mana.')
  })
  test.each<[string, string, string, Laid['models'], string, string]>([
    ['er-chanter', 'gust', 'B1', {}, 'Creeper is pushed.', 'slide B1'],
    ['my-weaver', 'entangle', 'B1', {}, 'Creeper: entangled (Movement).', ''],
    ['se-seer', 'mind-lash', 'B1', {}, 'Creeper now has 4 action points and 2 points of Will.', ''],
    [
      'er-chanter',
      'second-wind',
      'A2',
      { A2: card('er-halberd', [26, 40]) },
      'Halberdier now has 5 action points and 1 point of Will.',
      '',
    ],
    ['az-rune', 'stone-skin', 'A2', { A2: card('er-halberd', [26, 40]) }, 'Halberdier: stone skin (Defence).', ''],
    ['se-seer', 'veil', 'A1', {}, 'Ether Seer: mist veil (only partly seen).', ''],
  ])('of %s: %s on %s is told by what it does', (caster, spell, target, more, line, cue) => {
    const { worked } = cast(field(caster, spell, 4, more), target, 4)
    expect(worked.log()).toContain(line)
    if (cue !== '') expect(worked.cues()).toContain(cue)
  })
  test('that heals says of how much', () => {
    const play = field('my-weaver', 'suture', 6, { A2: card('my-brute', [26, 40], { damage: 1 }) })
    const { worked } = cast(play.answer('A', 'difficulty', 'difficulty:2'), 'A2', 3)
    expect(worked.log()).toContain('Bog Brute is healed of 1 wound.')
    expect(worked.log('fr')).toContain('Brute des Fondrières guérit de 1 blessure.')
    expect(worked.cues()).toContain('say A2 +1')
  })
  test('VX-SPL-12: out of range comes to nothing, once it is paid for', () => {
    const play = field('er-chanter', 'dart', 9, { B1: card('my-creeper', [60, 40]) })
    const declared = telling(play, () => play.answer('A', 'spell target', ['target:B1']))
    expect(declared.log()).toEqual([
      'Wind Chanter casts Ether Dart at Creeper.',
      'Wind Chanter: out of range, the points are lost.',
      'Ether Dart comes to nothing.',
    ])
  })
  test('VX-SPL-03: who of a group is too far from the first named is left out, and has paid nothing', () => {
    const more = { B2: card('my-creeper', [35, 44]), B3: card('my-elder', [30, 60]), B4: card('my-weaver', [30, 20]) }
    const log = (...targets: readonly string[]) => {
      const play = field('se-seer', 'mind-lash', 4, more)
      const declared = telling(play, () =>
        play.answer(
          'A',
          'spell target',
          targets.map((ref) => `target:${ref}`),
        ),
      )
      return LANGUAGES.map((language) => declared.log(language).slice(1))
    }
    expect(log('B1', 'B2')).toEqual([[], []])
    expect(log('B1', 'B2', 'B3')).toEqual([
      ['Elder Cap: too far from the target named first, left out of the spell.'],
      ['Vieux Chapeau : hors du sort, trop loin de la première cible.'],
    ])
    expect(log('B1', 'B3', 'B4')).toEqual([
      ['Elder Cap and Mycelium Weaver: too far from the target named first, left out of the spell.'],
      ['Vieux Chapeau et Tisse-Mycélium : hors du sort, trop loin de la première cible.'],
    ])
  })
  test('that breaks a wall tells which by the name that it had, and the one that is left keeps its own', () => {
    const long = (x: number) => ({ kind: 'wall', at: [x, 40], size: [0.6, 12], height: 1.5 }) as const
    const scenery = [long(30), long(60)]
    const models = { A1: card('az-rune', [20, 40], { mana: 9 }), B1: card('my-creeper', [75, 75]) }
    const play = act(acting({ models, scenery, step: { of: 'others', rapidity: 3 } }), 'cast:A1>shatter')
    const declared = telling(play, () => play.answer('A', 'spell target', ['target:wall-1']))
    const [before, broken] = [play.sees('A'), telling(play, () => bid(play, 'A', 'mana', { A1: 9 }))]
    const after = play.sees('A')
    expect([declared.log(), declared.log('fr')].map(([line]) => line)).toEqual([
      'Rune Warden casts Shatter at Long dry-stone wall 1.',
      'Garde-Rune lance Fracas : Long muret de pierres sèches 1.',
    ])
    expect([broken.log().at(-1), broken.log('fr').at(-1)]).toEqual([
      'Long dry-stone wall 1 bursts.',
      'Long muret de pierres sèches 1 éclate.',
    ])
    const names = (view: View) => ['wall-1', 'wall-2'].map((ref) => vortexView.nameOf(view, ref, 'en'))
    expect([names(before), names(after)]).toEqual([
      ['Long dry-stone wall 1', 'Long dry-stone wall 2'],
      ['wall 1', 'Long dry-stone wall 2'],
    ])
  })
  test('a trance, and how it is broken', () => {
    const play = acting({
      models: { A1: card('er-chanter', [20, 40]), A2: card('er-captain', [20, 70]), B1: card('my-creeper', [30, 40]) },
      step: { of: 'others', rapidity: 4 },
    })
    const trance = telling(play, () => act(play, 'trance:A1'))
    expect([trance.log(), trance.cues()]).toEqual([['Wind Chanter falls into trance (turn 1).'], ['say A1 trance']])
    const enemy = act(acting(play, 'B'), 'walk:B1', 'B')
    const broken = telling(enemy, () => enemy.answer('B', 'move where', [{ x: 22_500, y: 40_000 }]))
    expect(broken.log()).toEqual([
      'Creeper walks 7.5 cm.',
      'Creeper is in contact with Wind Chanter.',
      'The trance of Wind Chanter is broken.',
    ])
    expect(broken.cues()).toEqual(['walk B1', 'say A1 trance broken'])
  })
})
