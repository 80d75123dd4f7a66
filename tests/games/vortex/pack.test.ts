/** Own packs, and the limits of armies (6.4). */
import { describe, expect, test } from 'vitest'
import { HOUSE } from '../../../src/games/vortex/content/house'
import { defaultSpec, parseSpec, vortexGame } from '../../../src/games/vortex/rules'
import { readPackFile } from '../../../src/games/vortex/rules/pack'
import type { MatchSpec } from '../../../src/kernel'
import { playOut } from '../../conformance/conformance'
import { BOLD } from './soak-scenes'

const PACK = {
  sightline: 'pack',
  game: 'vortex',
  version: 1,
  name: { en: 'Wardens of the ford', fr: 'Gardes du gué' },
  profiles: [
    {
      id: 'ford-warden',
      name: { en: 'Ford Warden', fr: 'Garde du gué' },
      people: 'erediens',
      size: 'M',
      stats: { RAP: 5, VIE: 2, MOU: 7.5, ATT: 3, DEF: 3, FOR: 3, VIV: 2, POU: 2, VOL: 2, PA: 5 },
      shot: { near: 2, nearRange: 15, far: 1, farRange: 30, heavy: true },
      skills: ['quick', 'vicious'],
      discipline: 2,
      spells: ['dart'],
      most: 6,
      points: 20,
      model: 'vx-captain',
    },
  ],
  maps: [
    {
      id: 'ford',
      scenery: [
        { kind: 'wall', at: [40, 40], size: [10, 0.6], height: 1.5 },
        { kind: 'block', at: [20, 40], radius: 2, height: 6 },
      ],
    },
  ],
  scenarios: [{ id: 'hold-the-ford', name: { en: 'Hold the ford', fr: 'Tenir le gué' }, goal: 'passage', map: 'ford' }],
}
type Pack = typeof PACK
const read = (pack: object) => readPackFile(JSON.stringify(pack), HOUSE)
const faultOf = (pack: object) => {
  const found = read(pack)
  if (found.ok) return 'taken'
  const [{ path, expected, found: stands } = { path: '', expected: { key: '' }, found: '' }] = found.faults
  return [path, expected.key, stands]
}
const withProfile = (changes: object): object => ({ ...PACK, profiles: [{ ...PACK.profiles[0], ...changes }] })
const withStat = (stat: string, value: unknown): object =>
  withProfile({ stats: { ...(PACK.profiles[0] as Pack['profiles'][number]).stats, [stat]: value } })

const OPTIONS = {
  ...defaultSpec(),
  scenario: 'hold-the-ford',
  armies: { A: Array(6).fill('ford-warden'), B: HOUSE.rosters.azelks },
  pack: PACK,
}

describe('a pack', () => {
  test('that is right is played with: its profiles, its map and its scenario', () => {
    const options = JSON.parse(JSON.stringify(OPTIONS))
    const spec = { game: 'vortex', seats: ['A', 'B'], options } as MatchSpec
    const begun = vortexGame.setUp(spec)
    expect(begun.figures.A1?.profile).toMatchObject({
      id: 'ford-warden',
      stats: { MOU: 7500, VIE: 2, POU: 2 },
      shot: { near: 2, nearRange: 15_000, far: 1, farRange: 30_000, heavy: true },
    })
    expect([begun.sides.A.order, begun.goal, Object.keys(begun.scenery)]).toEqual([12, 'passage', ['wall-1', 'block-1']])
    expect(begun.pack).toMatchObject({ name: PACK.name, profiles: ['ford-warden'], scenario: PACK.scenarios[0]?.name })
    const run = playOut(vortexGame, BOLD, spec, 3, { secrecyEvery: 0, saveEvery: 40 })
    expect(vortexGame.outcome(run.snapshot.state)).toBeDefined()
    expect(run.events.some((event) => event.type === 'action-paid' && event.figure.startsWith('A'))).toBe(true)
  })

  test.each<[string, object, readonly (string | undefined)[]]>([
    ['of another game', { ...PACK, game: 'exterminate' }, ['game', 'pack-other-game', '"exterminate"']],
    ['of another version', { ...PACK, version: 2 }, ['version', 'pack-other-version', '2']],
    ['with an unknown field', { ...PACK, cards: [] }, ['cards', 'pack-no-such-field', '"cards"']],
    ['with a wound too many', withStat('VIE', 10), ['profiles[0].stats.VIE', 'pack-whole', '10']],
    ['with half a point of attack', withStat('ATT', 2.5), ['profiles[0].stats.ATT', 'pack-whole', '2.5']],
    ['with a move of no number', withStat('MOU', 'far'), ['profiles[0].stats.MOU', 'pack-number', '"far"']],
    ['with no power instead of none', withStat('POU', 0), ['profiles[0].stats.POU', 'pack-whole', '0']],
    ['with an unknown people', withProfile({ people: 'elves' }), ['profiles[0].people', 'pack-one-of', '"elves"']],
    ['with an unknown skill', withProfile({ skills: ['quick', 'flying'] }), ['profiles[0].skills[1]', 'pack-one-of', '"flying"']],
    ['with an unknown spell', withProfile({ spells: ['dart', 'doom'] }), ['profiles[0].spells[1]', 'pack-one-of', 'doom']],
    ['with an unknown model', withProfile({ model: 'knight' }), ['profiles[0].model', 'pack-one-of', 'knight']],
    ['with a nameless profile', withProfile({ name: undefined }), ['profiles[0].name', 'pack-name-needed', undefined]],
    [
      'with a profile twice',
      { ...PACK, profiles: [...PACK.profiles, ...PACK.profiles] },
      ['profiles[1].id', 'pack-once', 'ford-warden'],
    ],
    [
      'with a map that is not there',
      { ...PACK, scenarios: [{ ...PACK.scenarios[0], map: 'bridge' }] },
      ['scenarios[0].map', 'pack-one-of', 'bridge'],
    ],
    [
      'with scenery off the table',
      { ...PACK, maps: [{ id: 'ford', scenery: [{ kind: 'wall', at: [81, 40], size: [10, 0.6], height: 1 }] }] },
      ['maps[0].scenery[0].at[0]', 'pack-number', '81'],
    ],
  ])('%s is refused at its place', (_what, pack, fault) => {
    expect(faultOf(pack)).toEqual(fault)
  })
})

describe('6.4: an army', () => {
  const refusal = (A: readonly string[], more: object = {}) => {
    const found = parseSpec(JSON.parse(JSON.stringify({ ...defaultSpec(), armies: { A, B: HOUSE.rosters.mycoides }, ...more })))
    return 'refused' in found ? [found.path, found.message] : 'taken'
  }
  const of = (copies: { readonly [id: string]: number }) =>
    Object.entries(copies).flatMap(([id, count]) => Array<string>(count).fill(id))
  test('has 5 to 10 miniatures', () => {
    expect(refusal(of({ 'er-shield': 3, 'er-halberd': 1 }))).toEqual(['armies.A', '5 to 10 miniatures'])
    expect(refusal(of({ 'er-shield': 3, 'er-halberd': 2 }))).toBe('taken')
    expect(refusal(of({ 'er-shield': 3, 'er-halberd': 3, 'er-archer': 3, 'er-chanter': 1, 'er-lancer': 1 }))).toEqual([
      'armies.A',
      '5 to 10 miniatures',
    ])
  })
  test('costs at most 130 points', () => {
    // 27 + 2 x 15 + 3 x 16 + 12 = 117; with one more of 14 it is 131.
    const near = { 'er-captain': 1, 'er-lancer': 2, 'er-archer': 3, 'er-shield': 1 }
    expect(refusal(of(near))).toBe('taken')
    expect(refusal(of({ ...near, 'er-chanter': 1 }))).toEqual(['armies.A', 'at most 130 points, not 131'])
  })
  test('has so many copies of a card, more on larger tables', () => {
    const five = { 'er-captain': 1, 'er-shield': 4, 'er-halberd': 3 }
    expect(refusal(of(five))).toEqual(['armies.A.1', 'at most 3 of er-shield'])
    const large = { table: 100, armies: { A: of(five), B: of({ 'my-elder': 1, 'my-creeper': 4, 'my-spitter': 3 }) } }
    expect(refusal([], large)).toBe('taken')
    expect(refusal([], { ...large, table: 120 })).toEqual(['armies.A', '10 to 18 miniatures'])
  })
  test('is of one people, and of cards that there are', () => {
    expect(refusal(of({ 'er-shield': 3, 'er-halberd': 2, 'az-eye': 1 }))).toEqual(['armies.A', 'profiles of one people'])
    expect(refusal(of({ 'er-shield': 3, 'er-halberd': 2, knight: 1 }))[0]).toBe('armies.A.5')
  })
})
