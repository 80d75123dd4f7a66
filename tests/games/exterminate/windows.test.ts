/**
 * Windows open for public reasons alone (3.2): tokens, the size of a hand, ready adventure cards, a leader. If the cards of a hand decided
 * whether there is a pause, every pause would betray them.
 */
import { describe, expect, test } from 'vitest'
import type { Side } from '../../../src/games/exterminate/rules'
import type { Exterminate } from '../../../src/games/exterminate/rules/terms'
import type { Play } from '../../driver/drive'
import { fighting, type Laid, moving, playedOut, playing, shooting, upkeeping, way } from './driver'

type Held = { readonly fate?: number; readonly hand?: readonly string[]; readonly ready?: readonly string[] }
type Holding = { readonly [S in Side]?: Held }
interface Scene {
  readonly begin: (held: Holding) => Play<Exterminate>
  readonly dice?: { readonly [subject: string]: string }
}

const duel: Laid['figures'] = { A1: { profile: 'TD', at: [0, 0] }, B1: { profile: 'TC', at: [10, 0] } }
const brawl: Laid['figures'] = { A1: { profile: 'TC', at: [1.5, 0] }, B1: { profile: 'TD', at: [3, 0] } }
const charge = (sides: Holding) =>
  fighting({ figures: brawl, sides })
    .answer('A', 'melee turn', 'engage:A1>B1')
    .answer('A', 'engage where', way([2, 0]))
    .answer('A', 'bonus dice', 0)

const SCENES: { readonly [name: string]: Scene } = {
  'a shot in cover that shocks': {
    begin: (sides) =>
      shooting({ figures: duel, terrain: { crate: { box: [9, -0.4, 9.5, 0.2] } }, sides }).answer(
        'A',
        'shoot turn',
        'shoot:A1>B1:gunstick',
      ),
    dice: { 'attack dice': 'H', 'defence dice': 'H', 'damage dice': 'H' },
  },
  'a shot that exterminates': {
    begin: (sides) => shooting({ figures: duel, sides }).answer('A', 'shoot turn', 'shoot:A1>B1:gunstick'),
    dice: { 'attack dice': 'H', 'defence dice': 'H', 'damage dice': 'L' },
  },
  'a round that shocks the defender': { begin: charge, dice: { 'melee defence dice': 'A', 'damage dice': 'H' } },
  'a round that shocks the attacker': { begin: charge, dice: { 'melee attack dice': 'A', 'damage dice': 'H' } },
  'a crossing': {
    begin: (sides) =>
      moving({ figures: duel, terrain: { low: { box: [2, -3, 2.5, 3] } }, sides })
        .answer('A', 'move turn', 'move:A1')
        .answer('A', 'move where', way([3.5, 0])),
  },
  'the initiative': {
    begin: (sides) => playing({ figures: duel, sides, turn: 2, active: 'B' }, { call: 'initiative', local: {} }),
  },
  'a whole turn with stress': {
    begin: (sides) =>
      playing(
        {
          figures: { A1: { profile: 'TD', at: [0, 0], stress: 1 }, B1: { profile: 'TC', at: [10, 0], stress: 2 } },
          sides,
        },
        { call: 'turn', local: {} },
      ),
    dice: { 'stress dice': 'A' },
  },
  'an upkeep with exhausted adventure cards': {
    begin: ({ A = {}, B = {} }) =>
      upkeeping({ figures: duel, sides: { A: { ...A, exhausted: ['sidestep'] }, B: { ...B, discard: ['lucky-hit'] } } }),
  },
}

/** Who is asked what in this scene by those who hold this, dice and draws left out. */
function asked(name: string, held: Holding): readonly string[] {
  const scene = SCENES[name]
  if (!scene) throw new Error(`no scene ${name}`)
  const play = scene.begin(held)
  // Without rolls given here, the initiative would be tied for ever.
  if (play.open[0] === 'chance: initiative dice') play.roll('initiative dice', 'HHHHH', 'A').roll('initiative dice', 'AAAAA', 'B')
  return playedOut(play, scene.dice).filter((one) => !one.startsWith('chance'))
}

/** Hands of three: of no use, of use in every window, and of use here and there. */
const HANDS: readonly (readonly string[])[] = [
  ['armour', 'armour', 'armour'],
  ['fate', 'instant-reroll', 'lightning'],
  ['fate', 'fate', 'fate'],
  ['double', 'hit', 'super-armour'],
  ['flex', 'lightning', 'reroll'],
]

describe('hands of the same size are asked the same', () => {
  test.each(Object.keys(SCENES))('EX-CRD-11, EX-FAT-03: %s', (name) => {
    for (const fate of [0, 1]) {
      const lists = HANDS.flatMap((A) => HANDS.map((B) => asked(name, { A: { hand: A, fate }, B: { hand: B, fate } })))
      for (const list of lists) expect(list).toEqual(lists[0])
      // The scene is about something: both are asked.
      expect(new Set(lists[0]?.map((one) => one[0])).size).toBe(2)
    }
  })
})

describe('who holds nothing is not asked, who holds anything is', () => {
  const card = { hand: ['armour'] } as const
  const token = { fate: 1 } as const
  const windows = (name: string, held: Holding) =>
    asked(name, held).filter((one) =>
      / (reroll window|attack cards|defence cards|contest window|stress window|finish|result)$/.test(one),
    )

  test('EX-SHO-08, EX-CRD-12: the windows of a shot in their order', () => {
    const at = (held: Holding) => windows('a shot in cover that shocks', held)
    expect(at({})).toEqual([])
    expect(at({ A: card })).toEqual(['A: reroll window', 'A: attack cards', 'A: reroll window'])
    expect(at({ B: card })).toEqual([
      'B: reroll window',
      'B: defence cards',
      'B: stress window',
      'B: reroll window',
      'B: contest window',
    ])
    expect(at({ A: token })).toEqual(['A: reroll window', 'A: reroll window'])
    expect(at({ B: token })).toEqual(['B: reroll window', 'B: stress window', 'B: contest window'])
    expect(at({ A: card, B: card })).toEqual([
      'A: reroll window',
      'B: reroll window',
      'A: attack cards',
      'B: defence cards',
      'B: stress window',
      'A: reroll window',
      'B: reroll window',
      'B: contest window',
    ])
  })

  test('EX-FAT-07: the answer to an extermination', () => {
    const at = (held: Holding) => windows('a shot that exterminates', held).filter((one) => one.endsWith('result'))
    expect([at({}), at({ A: token }), at({ B: token }), at({ B: card })]).toEqual([[], [], ['B: result'], ['B: result']])
  })

  test('EX-CRD-13, EX-FAT-05, EX-MEL-12: the windows of a round in their order, and the finish', () => {
    const at = (held: Holding) => windows('a round that shocks the attacker', held)
    expect(at({})).toEqual([])
    expect(at({ A: card, B: card })).toEqual([
      'A: reroll window',
      'B: reroll window',
      'A: attack cards',
      'B: defence cards',
      'B: reroll window',
      'A: reroll window',
      'A: contest window',
      'B: contest window',
      'B: finish',
    ])
    expect(at({ B: token })).toEqual(['B: reroll window', 'B: reroll window', 'B: contest window', 'B: finish'])
    expect(at({ A: token })).toEqual(['A: reroll window', 'A: contest window'])
  })

  test('EX-FAT-03, EX-CRD-06: at rolls that fate does not change a token asks nobody', () => {
    for (const name of ['the initiative', 'a whole turn with stress']) {
      expect(windows(name, { A: token, B: token })).toEqual([])
      expect(windows(name, { A: card })).toContain('A: reroll window')
    }
    expect(windows('the initiative', { A: card, B: card })).toEqual(['B: reroll window', 'A: reroll window'])
    expect(windows('a crossing', { B: token })).toEqual([])
    expect(windows('a crossing', { A: token, B: card })).toEqual(['A: reroll window', 'B: reroll window'])
  })

  test('EX-ADV-02: an adventure card is asked for where it lies ready, which all can see', () => {
    const ready = (A: readonly string[]) => asked('a shot in cover that shocks', { A: { ready: A } })
    expect(ready(['sensory-input'])).toContain('A: adventure window')
    expect(ready(['combat-senses'])).not.toContain('A: adventure window')
  })
})
