/** Own packs: what is refused and how it is said, what a good one makes, and the one that is shipped. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { HOUSE } from '../../../src/games/exterminate/content/house'
import { exterminate } from '../../../src/games/exterminate/rules'
import { setUp } from '../../../src/games/exterminate/rules/begin'
import { inches } from '../../../src/games/exterminate/rules/constants'
import { readPack, readPackFile } from '../../../src/games/exterminate/rules/pack'
import { defaultSpec, parseSpec } from '../../../src/games/exterminate/rules/spec'
import { sourceOf } from '../../../src/games/exterminate/rules/state'
import { TABLE_SHAPES } from '../../../src/table/shapes'
import { playOut } from '../../conformance/conformance'

const EXAMPLE = readFileSync('public/packs/example.json', 'utf8')
/** As a file gives it: what is undefined is not there. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const head = { sightline: 'pack', game: 'exterminate', version: 1, name: 'Test' }
const card = (changes: object = {}, profile: object = {}) => ({
  id: 'NEW-1',
  name: 'Newcomers',
  faction: 'daleks',
  figures: 2,
  ...changes,
  profile: { movement: 5, resistance: 3, melee: 2, model: 'soldier', ...profile },
})
const good = (parts: object) => {
  const read = readPack(plain({ ...head, ...parts }), HOUSE)
  if (!read.ok) throw new Error(JSON.stringify(read.faults))
  return read
}
/** The first fault as one line: place, what was expected, what was found. */
const fault = (parts: object) => {
  const read = readPack(plain({ ...head, ...parts }), HOUSE)
  if (read.ok) return 'good'
  const [{ path, expected, found } = { path: '', expected: undefined, found: undefined }] = read.faults
  return `${path}: ${expected?.key} ${JSON.stringify(expected?.says)} ${found ?? 'nothing'}`
}
const scenario = (changes: object = {}) => ({ id: 'new', name: 'New', turns: 5, terrain: [], ...changes })
const two = (kind: string, first: readonly number[], second: readonly number[]) => [
  { kind, at: first },
  { kind, at: second },
]

describe('a pack is checked before anything is made of it', () => {
  test.each([
    ['a wrong format', { sightline: 'match' }, ': pack-not-a-pack {} '],
    ['another game', { game: 'chess' }, 'game: pack-other-game {"game":"exterminate"} "chess"'],
    ['another version', { version: 2 }, 'version: pack-other-version {"ours":1} 2'],
    ['a missing name', { name: undefined }, 'name: pack-needed {} nothing'],
    ['half a name', { name: { en: 'Test' } }, 'name: pack-name {} {"en":"Test"}'],
    ['a name too long', { name: 'x'.repeat(81) }, `name: pack-name {} "${'x'.repeat(38)}…`],
    ['a foreign field', { colour: 'red' }, 'colour: pack-no-such-field'],
    ['no list', { cards: {} }, 'cards: pack-list {"least":0,"most":60} {}'],
    ['a long list', { cards: Array(61).fill(card()) }, 'cards: pack-list {"least":0,"most":60}'],
    ['a bad id', { cards: [card({ id: 'a:b' })] }, 'cards[0].id: pack-id {} "a:b"'],
    ['a missing field', { cards: [card({ figures: undefined })] }, 'cards[0].figures: pack-needed {} nothing'],
    [
      'a text for a length',
      { cards: [card({}, { movement: '5' })] },
      'cards[0].profile.movement: pack-number {"least":0,"most":24} "5"',
    ],
    [
      'a length out of bounds',
      { cards: [card({}, { movement: 25 })] },
      'cards[0].profile.movement: pack-number {"least":0,"most":24} 25',
    ],
    ['half a die', { weapons: [{ id: 'w', name: 'w', dice: 1.5 }] }, 'weapons[0].dice: pack-whole {"least":0,"most":12} 1.5'],
    [
      'three stress',
      { weapons: [{ id: 'w', name: 'w', dice: 1, stress: 3 }] },
      'weapons[0].stress: pack-whole {"least":1,"most":2} 3',
    ],
    ['an unknown keyword', { cards: [card({}, { keywords: ['fast'] })] }, 'cards[0].profile.keywords[0]: pack-one-of'],
    ['an unknown weapon', { cards: [card({}, { weapons: ['laser'] })] }, 'cards[0].profile.weapons[0]: pack-one-of'],
    [
      'a weapon called like a function',
      { cards: [card({}, { weapons: ['constructor'] })] },
      'cards[0].profile.weapons[0]: pack-one-of',
    ],
    ['an unknown miniature', { cards: [card({}, { model: 'dragon' })] }, 'cards[0].profile.model: pack-one-of'],
    ['an unknown faction', { cards: [card({ faction: 'elves' })] }, 'cards[0].faction: pack-one-of'],
    ['a new card without a name', { cards: [card({ name: undefined })] }, 'cards[0].name: pack-name-needed {} nothing'],
    ['an id twice', { cards: [card(), card()] }, 'cards[1].id: pack-once {} NEW-1'],
    ['a faction without cards', { factions: [{ id: 'elves', name: 'Elves' }] }, 'factions[0]: pack-faction-empty {} elves'],
    [
      'a stranger in a roster',
      { factions: [{ id: 'daleks', roster: ['CYB-L'] }] },
      'factions[0].roster[0]: pack-own-faction {"faction":"daleks"} CYB-L',
    ],
    [
      'a leader twice in a roster',
      { factions: [{ id: 'daleks', roster: ['DAL-L', 'DAL-L'] }] },
      'factions[0].roster[1]: pack-once {} DAL-L',
    ],
    [
      'a small deck',
      { battleDeck: [{ id: 'hit', icons: ['hit'], count: 9 }] },
      'battleDeck: pack-deck-size {"least":10,"most":120} 9',
    ],
    [
      'immediate alone',
      { battleDeck: [{ id: 'hit', icons: ['immediate'], count: 10 }] },
      'battleDeck[0].icons: pack-marks {} immediate',
    ],
    ['an unknown effect', { adventures: [{ id: 'x', name: 'x', effect: 'fly' }] }, 'adventures[0].effect: pack-one-of'],
    [
      'too few nodes',
      { nodes: { stock: [{ kind: 'black', count: 7, points: 1 }] } },
      'nodes.stock: pack-node-stock {"needed":8} 7',
    ],
    ['teams upside down', { scenarios: [scenario({ cards: { least: 3, most: 2 } })] }, 'scenarios[0].cards: pack-teams {} 3 > 2'],
    ['an unknown map', { scenarios: [scenario({ terrain: 'moon' })] }, 'scenarios[0].terrain: pack-one-of'],
    [
      'unknown terrain',
      { scenarios: [scenario({ terrain: [{ kind: 'lava', at: [1, 1] }] })] },
      'scenarios[0].terrain[0].kind: pack-one-of',
    ],
    [
      'terrain off the table',
      { terrainSets: [{ id: 'm', terrain: [{ kind: 'wall', at: [1.9, 9] }] }] },
      'terrainSets[0].terrain[0].at: pack-off-table {"side":36} [1.9,9]',
    ],
    [
      'terrain in terrain',
      { terrainSets: [{ id: 'm', terrain: two('wall', [9, 9], [12, 9.3]) }] },
      'terrainSets[0].terrain[1].at: pack-overlaps {"other":"wall [0]"} [12,9.3]',
    ],
    [
      'a node off the table',
      { scenarios: [scenario({ nodes: { placing: 'fixed', at: [[0, 9]] } })] },
      'scenarios[0].nodes.at[0]: pack-off-table',
    ],
    [
      'a node in terrain',
      { scenarios: [scenario({ terrain: 'station-deck', nodes: { placing: 'fixed', at: [[18, 18]] } })] },
      'scenarios[0].nodes.at[0]: pack-overlaps {"other":"console [6]"}',
    ],
    [
      'a node in a node',
      {
        scenarios: [
          scenario({
            nodes: {
              placing: 'fixed',
              at: [
                [9, 9],
                [9, 9.9],
              ],
            },
          }),
        ],
      },
      'scenarios[0].nodes.at[1]: pack-overlaps {"other":"scenarios[0].nodes.at[0]"}',
    ],
    [
      'nodes in no way',
      { scenarios: [scenario({ nodes: { placing: 'scattered' } })] },
      'scenarios[0].nodes.placing: pack-one-of {"options":"alternate, fixed"} "scattered"',
    ],
  ])('%s is refused with its place and what was expected', (_what, parts, said) => {
    expect(fault(parts)).toContain(said)
  })

  test('terrain that touches, and nodes that touch, are beside each other', () => {
    expect(fault({ terrainSets: [{ id: 'm', terrain: two('console', [9, 9], [10.6, 9]) }] })).toBe('good')
    expect(
      fault({
        scenarios: [
          scenario({
            nodes: {
              placing: 'fixed',
              at: [
                [9, 9],
                [9, 10],
              ],
            },
          }),
        ],
      }),
    ).toBe('good')
  })

  test('all that is wrong is told at once, in the order of the file', () => {
    const read = readPack({ ...head, cards: [card({ figures: 0 }), card({}, { model: 'dragon', movement: -1 })] }, HOUSE)
    expect(read.ok || read.faults.map(({ path }) => path)).toEqual(['cards[0].figures', 'cards[1].profile.movement'])
  })

  test('a file that is no JSON, no pack, or far too large', () => {
    const key = (text: string) => {
      const read = readPackFile(text, HOUSE)
      return read.ok ? 'good' : read.faults[0]?.expected.key
    }
    expect([key('{"sightline": '), key('[]'), key('null'), key('"pack"'), key(' '.repeat(256_001))]).toEqual([
      'pack-not-json',
      'pack-not-a-pack',
      'pack-not-a-pack',
      'pack-not-a-pack',
      'pack-too-large',
    ])
  })
})

describe('a pack is laid over the house data', () => {
  test('the same id replaces, a new one adds, and the house is left as it is', () => {
    const { data } = good({
      weapons: [
        { id: 'pistol', dice: 4, range: 9 },
        { id: 'axe', name: 'axe', dice: 2 },
      ],
      cards: [
        card(),
        { ...card({ id: 'DAL-3', name: undefined, figures: 5 }), profile: { ...card().profile, weapons: ['axe', 'pistol'] } },
      ],
    })
    expect(data.weapons.pistol).toMatchObject({ dice: 4, range: inches(9), closeCombat: false, stress: 1 })
    expect(data.weapons.axe).toMatchObject({ dice: 2, closeCombat: true, name: { en: 'axe', fr: 'axe' } })
    expect(data.cards['DAL-3']).toMatchObject({ figures: 5, profile: { weapons: [{ id: 'axe' }, { dice: 4 }] } })
    expect([data.cards['NEW-1']?.faction, data.cards['DAL-L']]).toEqual(['daleks', HOUSE.cards['DAL-L']])
    expect([HOUSE.cards['DAL-3']?.figures, HOUSE.weapons.pistol?.dice]).toEqual([3, 2])
  })

  test('what is left out is filled in: one point, two for a leader, the base of the miniature', () => {
    const { data } = good({ cards: [card({}, { keywords: ['leader'], model: 'crawler-swarm' }), card({ id: 'NEW-2' })] })
    expect(data.cards['NEW-1']?.profile).toMatchObject({ points: 2, radius: inches(0.79), wounds: 0, attacks: 1, weapons: [] })
    expect(data.cards['NEW-2']?.profile).toMatchObject({
      points: 1,
      radius: inches(0.59),
      name: { en: 'Newcomers', fr: 'Newcomers' },
    })
    expect(data.cards['NEW-2']?.profile.shoot).toBeUndefined()
  })

  test('a deck replaces the deck, adventure cards are added to the fifteen', () => {
    const { data } = good({
      battleDeck: [{ id: 'hit', icons: ['hit'], count: 20 }],
      adventures: [
        { id: 'luck', name: 'Luck', effect: 'lucky-hit', after: 'lasting' },
        { id: 'more', name: 'More', effect: 'lucky-hit' },
      ],
    })
    expect(data.battleDeck).toEqual([{ id: 'hit', icons: ['hit'], count: 20 }])
    expect(Object.keys(data.adventures).length).toBe(17)
    expect([data.adventures.luck?.after, data.adventures.more?.after]).toEqual(['lasting', 'discard'])
  })
})

describe('the example pack', () => {
  const pack = JSON.parse(EXAMPLE) as object
  const options = {
    ...defaultSpec(),
    pack,
    scenario: 'the-old-works',
    rosters: { A: ['UND-L', 'UND-4', 'UND-G'], B: ['CYB-L', 'CYB-4', 'CYB-M'] },
    adventures: { A: ['tunnel-maps', 'medi-kit'], B: 2 },
  }

  test('EX-SCN-01, EX-GEN-04: is good, and a match is set up from it', () => {
    expect(readPackFile(EXAMPLE, HOUSE)).toMatchObject({ ok: true })
    expect(parseSpec(options)).toMatchObject({ scenario: 'the-old-works', pack })
    const state = setUp({ game: 'exterminate', seats: ['A', 'B'], options: options as never })
    expect([state.turns, Object.keys(state.nodes), state.nodeBag.length]).toEqual([5, ['n1', 'n2', 'n3', 'n4', 'n5'], 8])
    expect(state.tabletop.terrain.map(({ ref }) => ref)).toContain('ruined-corner-2')
    expect(state.figures.A6?.profile.weapons[0]).toMatchObject({ id: 'scrap-repeater', burst: 3 })
    expect([state.sides.A.faction, state.sides.A.adventures.ready, state.set.deal]).toEqual([
      'underground',
      ['medi-kit', 'tunnel-maps'],
      { A: 0, B: 2 },
    ])
    expect([state.battle.deck.length, state.battle.cards['lucky-break']?.icons]).toEqual([36, ['hit', 'reroll']])
  })

  test('the match says what of it is the pack’s and what is the house’s', () => {
    const state = setUp({ game: 'exterminate', seats: ['A', 'B'], options: options as never })
    const name = { en: 'The Underground', fr: 'Les Souterrains' }
    expect(sourceOf(state, 'cards', 'UND-L')).toEqual(name)
    expect(sourceOf(state, 'adventures', 'medi-kit')).toBe('house')
    expect([state.pack?.scenario?.fr, state.pack?.factions.underground]).toEqual(['L’ancienne usine', name])
    expect(sourceOf(setUp({ game: 'exterminate', seats: ['A', 'B'], options: {} }), 'cards', 'DAL-3')).toBe('house')
  })

  test('is played to the end, every promise of the kernel kept', { timeout: 120_000 }, () => {
    for (const seed of [1, 2, 3, 4]) {
      const rosters = { A: options.rosters.A, B: seed % 2 ? options.rosters.B : ['UND-L', 'UND-S', 'UND-S'] }
      const parsed = parseSpec({ ...options, rosters })
      if ('refused' in parsed) throw new Error(parsed.message)
      const spec = { game: 'exterminate', seats: ['A', 'B'], options: parsed } as never
      const run = playOut(exterminate, TABLE_SHAPES, spec, seed, { saveEvery: 7, secrecyEvery: 29, shows: () => true })
      expect(run.answers).toBeGreaterThan(50)
    }
  })

  test('options with a damaged pack are refused where the pack is wrong', () => {
    expect(parseSpec({ ...options, pack: { ...pack, name: 7 } })).toMatchObject({ refused: true, path: 'pack.name' })
    expect(parseSpec({ ...options, pack: undefined })).toMatchObject({ refused: true, path: 'scenario' })
  })
})
