/** Magicians, trance and spells (4.13). */
import { describe, expect, test } from 'vitest'
import { statOf } from '../../../src/games/vortex/rules/facts/figures'
import { visibility } from '../../../src/games/vortex/rules/facts/sight'
import type { Spell } from '../../../src/games/vortex/rules/profile'
import {
  act,
  acting,
  bid,
  figure,
  go,
  type Laid,
  laid,
  type Placing,
  quiet,
  resolved,
  turnEnded,
  turning,
  wall,
  where,
  why,
} from './position'

const TEST: Spell = { id: 'test', range: 30_000, target: { of: 'friend' }, difficulties: [2], effect: { does: 'harden' } }
const BOLT: Spell = { ...TEST, id: 'bolt', target: { of: 'enemy' }, effect: { does: 'damage', amount: 1, more: 2 } }
const LASH: Spell = {
  ...TEST,
  id: 'lash',
  target: { of: 'group', most: 3, spread: 8000 },
  difficulties: [1],
  effect: { does: 'lash', amount: 1, more: 2 },
}
const MAGE: Placing = {
  at: [10, 40],
  POU: 3,
  spells: [
    'test',
    'bolt',
    'lash',
    'dart',
    'gust',
    'suture',
    'veil',
    'rot-cloud',
    'mind-lash',
    'second-wind',
    'shatter',
    'entangle',
    'stone-skin',
  ],
}
const SPELLS = [TEST, BOLT, LASH]
const field = (models: Laid['models'], more: Partial<Laid> = {}) =>
  acting({ models: { A1: MAGE, B1: { at: [25, 40] }, ...models }, spells: SPELLS, ...more })

interface How {
  readonly casters?: readonly string[]
  readonly notice?: readonly string[]
  readonly will?: object
  readonly mana?: object
  readonly difficulty?: string
}
function cast(play: ReturnType<typeof field>, id: string, targets: readonly string[], how: How = {}) {
  act(play, `cast:A1>${id}`)
  if (play.open.includes('A: difficulty')) play.answer('A', 'difficulty', how.difficulty ?? 'difficulty:2')
  if (play.open.includes('A: casters')) play.answer('A', 'casters', how.casters ?? [])
  play.answer(
    'A',
    'spell target',
    targets.map((target) => `target:${target}`),
  )
  if (play.open.includes('B: notice spell')) play.answer('B', 'notice spell', how.notice ?? [])
  if (play.open.includes('B: will')) bid(play, 'B', 'will', (how.will ?? {}) as never)
  if (play.open.includes('A: mana')) bid(play, 'A', 'mana', (how.mana ?? {}) as never)
  return play
}
const rich = (mana: number): Placing => ({ ...MAGE, now: { mana } })

type Playing = ReturnType<typeof field>
const ARCHER: Placing = { RAP: 6, shot: [4, 30, 1, 40] }
/** Everybody passes, or goes into trance where that is said, until the turn is over. */
function passedOut(play: Playing, trances = false): Playing {
  for (let [next] = play.open; next; [next] = play.open) {
    const isTrance = trances && next.startsWith('A') && why(play, 'trance:A1') === undefined
    play.answer(next.startsWith('A') ? 'A' : 'B', 'act', isTrance ? 'trance:A1' : 'pass')
  }
  return play
}
const turnAfter = ({ state }: { readonly state: Playing['state'] }): Playing => turning(state)
/** A magician and an enemy near, after so many turns of trance. */
function inTrance(a: Placing, b: Placing, turns: number): { readonly state: Playing['state'] } {
  const models = { A1: { ...MAGE, ...a }, B1: { at: [22, 40] as const, ...b } }
  const from = laid({ models, spells: SPELLS, peoples: { A: 'azelks', B: 'azelks' } })
  let play: { readonly state: Playing['state'] } = { state: { ...from, turn: 0 } }
  for (let turn = 0; turn < turns; turn++) play = passedOut(turnAfter(play), true)
  return play
}

describe('Mana and trance', () => {
  test('VX-MAG-01, VX-MAG-02, VX-STA-05: only who has POU is a magician, with so much Mana', () => {
    const play = field({ A2: { at: [20, 20] } })
    expect([figure(play, 'A1').mana, figure(play, 'A2').mana]).toEqual([3, 0])
    expect([why(play, 'trance:A1'), why(play, 'trance:A2')]).toEqual([undefined, 'absent'])
  })
  test.each([
    [0, 3],
    [1, 6],
    [2, 9],
    [3, 12],
  ])('G-05, VX-TRA-05, VX-TRA-06: after %s turns of trance %s Mana', (turns, mana) => {
    let state = laid({ models: { A1: MAGE, B1: { at: [70, 70] } }, spells: SPELLS })
    for (let n = 0; n < turns; n++) {
      const play = act(acting(state), 'trance:A1')
      expect(figure(play, 'A1')).toMatchObject({ pa: 0, locked: 'trance', trance: n + 1 })
      const ended = turnEnded(play.state)
      const next = turning(ended)
      state = next.state
    }
    expect(figure(acting(state), 'A1').mana).toBe(mana)
  })
  test('G-63, VX-TRA-04: engaged in trance, all of it is lost', () => {
    const play = turnAfter(inTrance({ POU: 2 }, {}, 1))
    act(play, 'trance:A1')
    expect(figure(play, 'A1').trance).toBe(2)
    go(play, 'walk:B1', [12.5, 40])
    expect(play.last('trance-broken').figure).toBe('A1')
    expect(figure(play, 'A1')).toMatchObject({ trance: 0, locked: 'trance', pa: 0 })
    expect(figure(turnAfter(passedOut(play)), 'A1').mana).toBe(2)
  })
  test('G-64, VX-TRA-03, VX-TRA-07: hurt before declaring again, the Mana stays and the sequence ends', () => {
    const play = turnAfter(inTrance({ POU: 2, VIE: 2 }, ARCHER, 2))
    quiet(act(play, 'shoot:B1>A1', 'B'))
    expect([resolved(play)[2], figure(play, 'A1').damage]).toEqual(['success', 1])
    play.answer('B', 'act', 'pass')
    expect([figure(play, 'A1').mana, why(play, 'trance:A1')]).toEqual([6, 'hurt-already'])
    expect(figure(turnAfter(passedOut(play)), 'A1').mana).toBe(2)
  })
  test('G-65, VX-TRA-01, VX-TRA-02: the only action of the turn; what noticing cost does not matter', () => {
    const walked = go(field({}), 'walk:A1', [12, 40])
    expect(why(walked, 'trance:A1')).toBe('acted-already')
    const noticed = act(turnAfter(inTrance({ VIV: 9 }, ARCHER, 0)), 'shoot:B1>A1', 'B').answer('B', 'concentrate', [])
    noticed.answer('A', 'shot reaction', 'notice:0').answer('B', 'act', 'pass')
    expect([figure(noticed, 'A1').pa, why(noticed, 'trance:A1')]).toEqual([5, undefined])
    act(noticed, 'trance:A1')
    expect(noticed.last('action-paid')).toMatchObject({ figure: 'A1', pa: 5, what: 'trance' })
    expect(figure(noticed, 'A1')).toMatchObject({ pa: 0, trance: 1 })
    expect(why(field({ A1: { ...MAGE, now: { pa: 0 } }, A2: { at: [30, 30] } }), 'trance:A1')).toBe('short-of-pa')
    expect(why(field({ A1: { ...MAGE, now: { done: { engaged: true } } } }), 'trance:A1')).toBe('was-engaged')
    expect(why(field({ B1: { at: [12.5, 40] } }), 'trance:A1')).toBe('is-engaged')
  })
})

test('VX-TRA-03: who was held when the turn began was engaged in it, though its enemy is dead by now', () => {
  const from = laid({
    models: { A1: { ...MAGE, RAP: 1 }, A2: { at: [12.5, 42.5], ATT: 9 }, B1: { at: [12.5, 40] }, B2: { at: [70, 70] } },
    spells: SPELLS,
    peoples: { A: 'erediens', B: 'erediens' },
  })
  const play = quiet(act(turning({ ...from, turn: 0 }), 'strike:A2>B1'))
  expect(where(play, 'B1')).toBeUndefined()
  while (play.state.steps[play.state.step]?.rapidity !== 1) play.answer(play.open[0]?.startsWith('A') ? 'A' : 'B', 'act', 'pass')
  expect(why(play, 'trance:A1')).toBe('was-engaged')
})

describe('casting', () => {
  test.each([
    [5, 'failure'],
    [6, 'success'],
    [11, 'exceptional'],
  ])('G-59, VX-SPL-05, VX-SPL-15, VX-SPL-16, VX-SPL-17, VX-SPL-19: %s Mana against five is a %s', (q, outcome) => {
    const play = cast(field({ A1: rich(12) }), 'bolt', ['B1'], { notice: ['B1'], will: { B1: 1 }, mana: { A1: q } })
    expect(resolved(play)).toEqual([q, 5, outcome])
    expect([figure(play, 'B1').pa, figure(play, 'B1').will, figure(play, 'A1').mana]).toEqual([5, 1, 12 - q])
  })
  test('G-59, VX-SPL-16: Mana is asked while what the target bids is still hidden', () => {
    const play = act(field({ A1: rich(12) }), 'cast:A1>bolt')
      .answer('A', 'spell target', 'target:B1')
      .answer('B', 'notice spell', ['B1'])
    expect(play.open).toEqual(['B: will', 'A: mana'])
    const before = JSON.stringify([play.sees('A'), play.decision('mana')])
    bid(play, 'B', 'will', { B1: 2 })
    expect(JSON.stringify([play.sees('A'), play.decision('mana')])).toBe(before)
    expect(figure(play, 'B1').will).toBe(2)
  })
  test('G-60, VX-SPL-07, VX-SPL-12, VX-SPL-13, VX-SPL-18: who is out of range drops out; one who knows is enough', () => {
    const models = { A1: rich(3), A2: { at: [10, 75] as const, POU: 2, now: { mana: 2 } }, A3: { at: [20, 40] as const } }
    for (const [q, outcome] of [
      [3, 'success'],
      [2, 'failure'],
    ] as const) {
      const play = cast(field(models), 'test', ['A3'], { casters: ['A2'], mana: { A1: q } })
      expect(play.last('spell-measured')).toMatchObject({ out: ['A2'], casting: { casters: ['A1'] } })
      expect([figure(play, 'A1').pa, figure(play, 'A2').pa]).toEqual([4, 4])
      expect(resolved(play)).toEqual([q, 2, outcome])
    }
  })
  test('G-61, VX-SPL-18, VX-SPL-19: a friend does not resist', () => {
    const play = cast(field({ A1: rich(6), A2: { at: [20, 40] } }), 'test', ['A2'], { mana: { A1: 5 } })
    expect(resolved(play)).toEqual([5, 2, 'exceptional'])
    expect(play.events.some(({ type }) => type === 'figure-noticed')).toBe(false)
  })
  test.each([
    [4, 'failure'],
    [5, 'success'],
    [8, 'success'],
    [9, 'exceptional'],
  ])('G-12, VX-SPL-19: %s against four is a %s', (q, outcome) => {
    const play = cast(field({ A1: rich(12) }), 'bolt', ['B1'], { mana: { A1: q } })
    expect(resolved(play)).toEqual([q, 4, outcome])
  })
  test('G-62, VX-SPL-17: a group has one threshold', () => {
    const play = cast(field({ A1: rich(9), B1: { at: [25, 40], VOL: 1 }, B2: { at: [25, 44], VOL: 2 } }), 'lash', ['B1', 'B2'], {
      notice: ['B1'],
      will: { B1: 1 },
      mana: { A1: 6 },
    })
    expect(resolved(play)).toEqual([6, 5, 'success'])
    expect([figure(play, 'B1').pa, figure(play, 'B2').pa]).toEqual([4, 5])
  })
  test('R-39: or each has its own', () => {
    const play = cast(
      field(
        { A1: rich(9), B1: { at: [25, 40], VOL: 1 }, B2: { at: [25, 44], VOL: 2 } },
        { rulings: { groupThreshold: 'individual' } },
      ),
      'lash',
      ['B1', 'B2'],
      { mana: { A1: 3 } },
    )
    expect([figure(play, 'B1').pa, figure(play, 'B2').pa]).toEqual([5, 6])
  })
  test('VX-WIL-04, VX-SPL-06: what was bid against a lash is spent though the lash takes points itself', () => {
    const lashed = (q: number) =>
      figure(
        cast(field({ A1: rich(12), B1: { at: [25, 40], VOL: 2 } }), 'lash', ['B1'], {
          notice: ['B1'],
          will: { B1: 1 },
          mana: { A1: q },
        }),
        'B1',
      )
    // One point of action to notice, one or two lost; of two points of Will one is bid, all are lost to an exceptional success.
    expect([lashed(5).pa, lashed(5).will]).toEqual([4, 1])
    expect([lashed(9).pa, lashed(9).will]).toEqual([3, 0])
  })
  test('G-66, VX-SPL-02, VX-SPL-12: out of range it costs, and nobody is asked anything', () => {
    const play = cast(field({ B1: { at: [43, 40] } }), 'bolt', ['B1'])
    expect([figure(play, 'A1').pa, figure(play, 'A1').mana, play.open]).toEqual([4, 3, ['A: act']])
    expect(play.last('spell-fizzled').spell).toBe('bolt')
  })
  test('G-75, VX-SPL-12: one of a group out of range is enough', () => {
    const play = cast(field({ B1: { at: [32.5, 40] }, B2: { at: [38.5, 42] } }), 'mind-lash', ['B1', 'B2'])
    expect([figure(play, 'A1').pa, figure(play, 'A1').mana, play.open]).toEqual([4, 3, ['A: act']])
  })
  test('VX-SPL-01, VX-SPL-03, VX-SPL-08: spell, difficulty, casters, target; only what the card allows', () => {
    const play = act(field({ A1: rich(9), A2: { at: [20, 40], POU: 2 } }), 'cast:A1>suture')
    expect(play.open).toEqual(['A: difficulty'])
    play.answer('A', 'difficulty', 'difficulty:5')
    expect(play.open).toEqual(['A: casters'])
    play.answer('A', 'casters', [])
    expect(play.options('spell target')).toEqual(['target:A1', 'target:A2', 'cancel'])
    expect(figure(play.answer('A', 'spell target', 'cancel'), 'A1').pa).toBe(6)
  })
  test('VX-SPL-09: casters see one another', () => {
    const play = act(field({ A2: { at: [10, 60], POU: 2 } }, { scenery: [wall(0, 30, 50, 51, 9)] }), 'cast:A1>bolt')
    expect(play.open).toEqual(['A: spell target'])
  })
  test('VX-SPL-10: casters are of the step', () => {
    const play = act(field({ A1: { ...MAGE, RAP: 6 }, A2: { at: [20, 45], POU: 2 } }), 'cast:A1>bolt')
    expect(play.open).toEqual(['A: spell target'])
  })
  test('VX-SPL-14: enemies resist with VOL', () => {
    expect(resolved(cast(field({ B1: { at: [25, 40], VOL: 4 } }), 'bolt', ['B1'], { mana: { A1: 3 } }))).toEqual([
      3,
      6,
      'failure',
    ])
  })
  test('VX-SPL-20: casting while engaged', () => {
    expect(why(field({ B1: { at: [12.5, 40] } }), 'cast:A1>bolt')).toBeUndefined()
  })
})

describe('what spells do', () => {
  const done = (
    id: string,
    models: Laid['models'],
    targets: readonly string[],
    q: number,
    more: How = {},
    at: Partial<Laid> = {},
  ) => cast(field({ A1: rich(30), ...models }, at), id, targets, { mana: { A1: q }, ...more })
  test('VX-SPL-06: Gust pushes away and stops clear of what is behind', () => {
    expect(where(done('gust', {}, ['B1'], 4), 'B1')).toEqual([30, 40])
    expect(where(done('gust', {}, ['B1'], 9), 'B1')).toEqual([35, 40])
    expect(where(done('gust', { B2: { at: [30, 40] } }, ['B1'], 4), 'B1')?.[0]).toBeCloseTo(27.3, 1)
  })
  test('VX-SPL-04: Rot Cloud takes from all around, and from its casters if it fails', () => {
    const models = {
      B1: { at: [25, 40] as const, VIE: 3 },
      B2: { at: [28, 43] as const },
      A2: { at: [25, 46] as const },
      A3: { at: [25, 50] as const },
    }
    const play = done('rot-cloud', models, ['B1'], 5)
    expect([figure(play, 'B1').damage, figure(play, 'B2').pa, figure(play, 'A2').pa, figure(play, 'A3').pa]).toEqual([1, 5, 5, 6])
    expect(figure(done('rot-cloud', models, ['B1'], 1), 'A1').will).toBe(1)
  })
  test('VX-SPL-06, VX-SPL-19: Entangle slows, and roots', () => {
    const slow = done('entangle', {}, ['B1'], 4)
    expect(figure(slow, 'B1').effects).toMatchObject([{ stat: 'MOU', delta: -5000, until: 2 }])
    const rooted = done('entangle', {}, ['B1'], 7)
    expect(why(acting(rooted.state, 'B'), 'walk:B1')).toBe('is-rooted')
  })
  test('VX-STA-10: Entangle twice slows twice', () => {
    const play = cast(done('entangle', {}, ['B1'], 4), 'entangle', ['B1'], { mana: { A1: 4 } })
    expect(statOf(play.state, 'B1', 'MOU')).toBe(0)
  })
  test('VX-SPL-06: Gust pushes along a wall, and stops before contact across it', () => {
    const scenery = [wall(20, 40, 41.3, 41.9, 1.5)]
    const models = { A2: { at: [30, 43.2] as const }, B1: { at: [25, 40] as const } }
    // Across the wall 3.2 cm lie between the middles: contact, at a gap of 1 cm, begins 1.418 cm before A2.
    expect(where(done('gust', models, ['B1'], 9, {}, { scenery }), 'B1')).toEqual([28.57, 40])
  })
  test('VX-SPL-05, VX-SPL-06: Suture heals, more for a higher difficulty', () => {
    const hurt = { A2: { at: [20, 40] as const, VIE: 4, now: { damage: 3 } } }
    expect(figure(done('suture', hurt, ['A2'], 3), 'A2').damage).toBe(2)
    expect(figure(done('suture', hurt, ['A2'], 6, { difficulty: 'difficulty:5' }), 'A2').damage).toBe(1)
  })
  test('VX-LOS-09, VX-SPL-04: Mist Veil hides friends around in part', () => {
    const play = done('veil', { A2: { at: [20, 40] }, A3: { at: [20, 46] }, A4: { at: [20, 60] } }, ['A2'], 3)
    expect(['A2', 'A3', 'A4'].map((ref) => figure(play, ref).effects.length)).toEqual([1, 1, 0])
    expect(['A2', 'A3'].map((ref) => visibility(play.state, 'B1', ref))).toEqual(['partial', 'partial'])
  })
  test('VX-SPL-06: a veil of two turns is not shortened by another of one', () => {
    const long = done('veil', { A2: { at: [20, 44] } }, ['A2'], 5)
    expect(figure(cast(long, 'veil', ['A2'], { mana: { A1: 3 } }), 'A2').effects).toMatchObject([{ until: 2 }])
  })
  test('VX-SPL-06: Second Wind gives points once a turn, not to casters', () => {
    const play = done('second-wind', { A2: { at: [20, 40] } }, ['A2'], 3)
    expect(figure(play, 'A2').pa).toBe(7)
    expect(why(play, 'cast:A1>second-wind')).toBe('no-target')
  })
  test('VX-LOS-11, VX-SPL-03, VX-DST-01: Shatter breaks what it sees, at a difficulty by its kind', () => {
    const scenery = [
      wall(20, 20.6, 35, 45, 1.5),
      { kind: 'block' as const, at: [30, 60] as const, size: [6, 4] as const, height: 4 },
      wall(34, 40, 61, 61.6, 1),
    ]
    const broken = done('shatter', {}, ['wall-1'], 4, {}, { scenery })
    expect(broken.last('scenery-broken').piece).toBe('wall-1')
    expect(resolved(broken)).toEqual([4, 3, 'success'])
    expect(resolved(done('shatter', {}, ['block-2'], 5, {}, { scenery }))).toEqual([5, 5, 'failure'])
  })
  test('VX-SPL-06: Stone Skin hardens, and an exceptional one steadies', () => {
    const play = done('stone-skin', { A2: { at: [20, 40] } }, ['A2'], 5)
    expect(figure(play, 'A2').effects.map(({ stat }) => stat)).toEqual(['DEF', 'VIV', 'unshakable'])
    quiet(play)
  })
})
