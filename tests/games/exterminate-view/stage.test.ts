/** Events as cues, and as sentences: moves, shots, melees, pushes. */
import { describe, expect, test } from 'vitest'
import type { View } from '../../../src/games/exterminate/rules'
import { exterminateView } from '../../../src/games/exterminate/view'
import type { ToldEntry } from '../../../src/protocol/messages'
import type { Cue } from '../../../src/scene/cue'
import type { Language } from '../../../src/ui/words/speak'
import { fighting, type Laid, moving, shooting, way } from '../exterminate/position'
import { speakOf } from './matches'

type Playing = ReturnType<typeof shooting>

/** Does something, and tells what followed as one entry. */
function told(play: Playing, act: () => unknown, roll?: ToldEntry['roll'], subject = '') {
  const before = play.sees('A')
  const known = play.events.length
  act()
  const cause = { type: 'answer', seat: roll ? 'chance' : 'A', subject } as const
  const entry: ToldEntry = { seq: 0, cause, told: play.events.slice(known), ...(roll ? { roll } : {}) }
  return { entry, before, now: play.sees('A') as View }
}
type Happened = ReturnType<typeof told>
const cuesOf = ({ entry, before, now }: Happened): readonly Cue[] => exterminateView.stage(entry, before, now, speakOf(now, 'en'))
const logOf = ({ entry, before, now }: Happened, language: Language = 'en') =>
  exterminateView.words(language).log(entry, before, now, speakOf(now, language))

const DICE = { faces: ['hit', 'hit', 'hit', 'armour', 'armour', 'bolt'] }
const rolled = (faces: readonly string[], about: NonNullable<ToldEntry['roll']>['about']): ToldEntry['roll'] => ({
  dice: faces.map(() => DICE),
  faces,
  by: 'A',
  ...(about ? { about } : {}),
  film: { kept: true },
})

const BARRIER: Laid = {
  figures: { A1: { profile: 'TC', at: [0, 0] }, B1: { profile: 'TD', at: [12, 12] } },
  terrain: { 'barrier-1': { box: [2, -3, 2.5, 3] } },
}

describe('a move over an obstacle', () => {
  test('its dice first, then the way walked, up to where it is stopped', () => {
    const play = moving(BARRIER)
      .answer('A', 'move turn', 'move:A1')
      .answer('A', 'move where', way([3.2, 0]))
    const roll = rolled(['armour'], { figure: 'A1', obstacle: 'barrier-1' })
    const happened = told(play, () => play.roll('crossing die', 'A'), roll, 'crossing die')
    const [dice, walk, say] = cuesOf(happened)
    expect(dice).toMatchObject({
      type: 'dice',
      faces: ['armour'],
      film: { kept: true },
      title: 'Dalek 1 crosses the test',
      glow: [],
    })
    const [from, to] = way([0, 0], [1.5, 0])
    expect(walk).toEqual({
      type: 'walk',
      ref: 'A1',
      gait: 'walk',
      path: [
        { at: from, z: 0 },
        { at: to, z: 0 },
      ],
    })
    expect(say).toMatchObject({ type: 'say', over: 'A1', text: 'stopped at the test' })
    expect(logOf(happened)[0]).toEqual({
      kind: 'action',
      seat: 'A',
      text: 'Dalek 1 goes 1.5″ and is stopped at the test.',
      details: ['The test: armour → stopped in contact'],
    })
  })
  test('a hit glows and takes it across; a bolt leaves it where it is', () => {
    const across = moving(BARRIER)
      .answer('A', 'move turn', 'move:A1')
      .answer('A', 'move where', way([3.2, 0]))
    const happened = told(across, () => across.roll('crossing die', 'H'), rolled(['hit'], { figure: 'A1' }), 'crossing die')
    expect(cuesOf(happened)[0]).toMatchObject({ glow: [0] })
    expect(logOf(happened)[0]?.text).toBe('Dalek 1 moves 3.2″.')
    const lost = moving(BARRIER)
      .answer('A', 'move turn', 'move:A1')
      .answer('A', 'move where', way([3.2, 0]))
    const nothing = told(lost, () => lost.roll('crossing die', 'L'))
    expect(cuesOf(nothing)[0]).toMatchObject({ type: 'say', text: 'does not get across' })
  })
})

describe('a shot', () => {
  const DUEL: Laid = { figures: { A1: { profile: 'TC', at: [0, 0] }, B1: { profile: 'TD', at: [7, 0] } } }
  test('corridor, beam, stress, damage, fall; the log tells it with its numbers', () => {
    const play = shooting(DUEL)
    const declared = told(play, () => play.answer('A', 'shoot turn', 'shoot:A1>B1:gunstick'))
    expect(cuesOf(declared)).toMatchObject([
      { type: 'overlays', overlays: [{ type: 'outline', ref: 'A1' }, { type: 'corridor' }, { type: 'outline', ref: 'B1' }] },
    ])
    expect(logOf(declared)).toMatchObject([
      {
        text: 'Dalek 1 shoots at Dalek 2 (gunstick): 3 dice against 4.',
        details: ['Attack with 3 dice: gunstick 3', 'Dalek 2 with 4 dice: resistance 4', 'Range 6″ of 6″'],
      },
    ])
    const attacked = told(
      play,
      () => play.roll('attack dice', 'HHH'),
      rolled(['hit', 'hit', 'hit'], { shooter: 'A1', target: 'B1' }),
      'attack dice',
    )
    expect(cuesOf(attacked)).toMatchObject([{ type: 'dice', title: 'Dalek 1 shoots at Dalek 2', glow: [0, 1, 2] }])
    const roll = rolled(['armour', 'hit', 'bolt', 'hit'], { shooter: 'A1', target: 'B1' })
    const defended = told(play, () => play.roll('defence dice', 'AHLH'), roll, 'defence dice')
    expect(cuesOf(defended)).toMatchObject([
      { type: 'dice', title: 'Dalek 2 defends', glow: [0] },
      { type: 'shot', from: 'A1', to: 'B1', hit: true },
      {
        type: 'together',
        cues: [
          { type: 'say', over: 'A1', text: '3 hits' },
          { type: 'say', over: 'B1', text: '2 hits get through' },
        ],
      },
      { type: 'say', over: 'B1', text: '+1 stress' },
    ])
    expect(logOf(defended)).toMatchObject([
      { text: '3 hits, 1 saved → 2 damage dice.', details: ['Dalek 1: 3 hits', 'Dalek 2: 2 hits, armour, bolt'] },
      { text: 'Dalek 2 comes under stress: 1 token now.' },
    ])
    expect(logOf(defended, 'fr')[0]?.text).toBe('3 touches, 1 arrêtée → 2 dés de dégâts.')
    const hurt = told(
      play,
      () => play.roll('damage dice', 'AH'),
      rolled(['armour', 'hit'], { figure: 'B1', by: 'A1' }),
      'damage dice',
    )
    expect(cuesOf(hurt).slice(0, 2)).toMatchObject([
      { type: 'dice', title: 'Damage to Dalek 2', glow: [1] },
      {
        type: 'together',
        cues: [
          { type: 'fall', ref: 'B1' },
          { type: 'say', text: 'shocked' },
        ],
      },
    ])
    expect(logOf(hurt)[0]?.text).toBe('Damage to Dalek 2: hit, armour → shocked.')
    expect(
      exterminateView.look(
        hurt.now,
        { view: hurt.now, viewer: 'A', decisions: [], draft: { type: 'idle' } },
        speakOf(hurt.now, 'en'),
      ).figures,
    ).toMatchObject([{ ref: 'A1' }, { ref: 'B1', lying: true, markers: [{ kind: 'stress', count: 1, name: '1 stress token' }] }])
  })
  test('an extermination removes the figure and says the points', () => {
    const play = shooting(DUEL)
      .answer('A', 'shoot turn', 'shoot:A1>B1:gunstick')
      .roll('attack dice', 'HHA')
      .roll('defence dice', 'HHHH')
    const gone = told(play, () => play.roll('damage dice', 'AL'))
    expect(cuesOf(gone).slice(0, 3)).toMatchObject([
      { type: 'say', over: 'B1', text: 'exterminated' },
      { type: 'remove', ref: 'B1' },
      { type: 'say', text: '+1 point' },
    ])
    expect(exterminateView.status(gone.now, speakOf(gone.now, 'en'))).toEqual({
      round: 'Turn 1 of 5',
      phase: expect.any(String),
      scores: [
        { seat: 'A', score: 1 },
        { seat: 'B', score: 0 },
      ],
    })
    expect(exterminateView.scoreSheet?.(gone.now, speakOf(gone.now, 'fr'))).toEqual([
      { id: 'score-figures', label: 'Ennemis exterminés', points: { A: 1, B: 0 } },
      { id: 'score-leaders', label: 'Chefs exterminés', points: { A: 0, B: 0 } },
    ])
  })
})

test('a tied melee: pools over both, a clash, a push', () => {
  const play = fighting({ figures: { A1: { profile: 'TC', at: [0, 0] }, B1: { profile: 'TD', at: [2.5, 0] } } })
  play.answer('A', 'melee turn', 'engage:A1>B1').answer('A', 'engage where', way([1.5, 0]))
  const moved = told(play, () => play.answer('A', 'bonus dice', 1))
  expect(cuesOf(moved)).toMatchObject([
    { type: 'walk', ref: 'A1' },
    {
      type: 'overlays',
      overlays: [
        { type: 'outline', ref: 'A1' },
        { type: 'outline', ref: 'B1' },
        { over: 'A1', text: '7 dice' },
        { over: 'B1', text: '2 dice' },
      ],
    },
  ])
  expect(logOf(moved).map(({ text }) => text)).toEqual([
    'Dalek 1 moves in on Dalek 2.',
    'Dalek 1 attacks Dalek 2 in melee.',
    'Dalek 1 strikes at Dalek 2: 7 dice against 2.',
  ])
  play.roll('melee attack dice', 'HAAAAAA')
  const tied = told(play, () => play.roll('melee defence dice', 'HA'))
  const [at, to] = way([1.5, 0], [0.5, 0])
  expect(cuesOf(tied).slice(0, 3)).toMatchObject([
    { type: 'clash', one: 'A1', other: 'B1' },
    { type: 'say', text: '1 : 1, nobody wins' },
    { type: 'walk', ref: 'A1', gait: 'slide', path: [{ at }, { at: to }] },
  ])
})

test('parts in which nothing can be done go by in silence', () => {
  const play = moving({ figures: { A1: { profile: 'TC', at: [0, 0], condition: 'shocked' }, B1: { profile: 'TD', at: [9, 0] } } })
  const entry: ToldEntry = { seq: 0, cause: { type: 'start' }, told: play.events }
  expect(play.events.map(({ type }) => type)).toEqual(['phase-began', 'part-ended'])
  const view = play.sees('A')
  expect(exterminateView.stage(entry, view, view, speakOf(view, 'en'))).toEqual([])
  expect(exterminateView.words('en').log(entry, view, view, speakOf(view, 'en'))).toEqual([])
})
