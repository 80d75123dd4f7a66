/** The options of a match: what is taken, what is refused and where. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { HOUSE } from '../../../src/games/deadzone/content/house'
import { MAPS } from '../../../src/games/deadzone/content/maps'
import { setUp } from '../../../src/games/deadzone/rules/begin'
import { readPack, readPackFile } from '../../../src/games/deadzone/rules/pack'
import { RULED } from '../../../src/games/deadzone/rules/rulings'
import { defaultSpec, parseSpec } from '../../../src/games/deadzone/rules/spec'

const begun = (options: object) => setUp({ game: 'deadzone', seats: ['A', 'B'], options: options as never })
const built = (...models: readonly object[]) => ({ teams: { A: { faction: 'enforcers', models }, B: 'forge-fathers' } })
const captain = { model: 'enforcer-captain' }
const pack = (changes: object = {}) => ({ sightline: 'pack', game: 'deadzone', version: 1, name: 'Mine', ...changes })

test('DZ-SET-02, DZ-SET-06: without a word, the first match of the book', () => {
  expect(parseSpec({})).toEqual(defaultSpec())
  expect(defaultSpec()).toEqual({
    mission: 'patrol',
    map: 'sector-12',
    limit: 100,
    teams: { A: 'enforcers', B: 'forge-fathers' },
    rulings: RULED,
  })
})

test('DZ-SET-03: a ready team, a built one, the same twice; maps by name, by seed, of one’s own', () => {
  const team = {
    faction: 'enforcers',
    models: [captain, { model: 'enforcer-specialist', weapons: ['thermal-rifle'] }, { model: 'enforcer' }],
  }
  const options = {
    mission: 'scour',
    limit: 150,
    map: { seed: 12 },
    teams: { A: team, B: 'enforcers' },
    rulings: { ...RULED, items: 'off' },
  }
  expect(parseSpec(options)).toEqual(options)
  expect(parseSpec({ map: { battlefield: MAPS['sector-12'] } })).toMatchObject({ map: { battlefield: MAPS['sector-12'] } })
})

test.each([
  ['an unknown field', { teamz: {} }, 'teamz', ''],
  ['an unknown mission', { mission: 'picnic' }, 'mission', 'one of patrol, scour'],
  ['an unknown map', { map: 'atlantis' }, 'map', 'one of sector-12'],
  ['a seed that is none', { map: { seed: 0.5 } }, 'map.seed', 'a whole number from 1'],
  ['a map that is nothing', { map: 7 }, 'map', 'an object of seed or battlefield'],
  [
    'a panel off the board',
    { map: { battlefield: { panels: { '9-1-1 E': 'full' }, floors: {} } } },
    'map.battlefield.panels',
    'the side of a cube',
  ],
  [
    'an unknown panel',
    { map: { battlefield: { panels: { '4-4-1 E': 'curtain' }, floors: {} } } },
    'map.battlefield.panels',
    'one of open',
  ],
  [
    'a floor in the air',
    { map: { battlefield: { panels: {}, floors: { '4-4-3': 'floor' } } } },
    'map.battlefield',
    'without faults',
  ],
  ['other points', { limit: 120 }, 'limit', 'one of 100, 150'],
  ['an unknown team', { teams: { A: 'toString', B: 'enforcers' } }, 'teams.A', 'one of enforcers, forge-fathers'],
  ['no team', { teams: { A: 'enforcers' } }, 'teams.B', ''],
  [
    'an unknown faction',
    { teams: { A: { faction: 'x', models: [captain] }, B: 'enforcers' } },
    'teams.A.faction',
    'one of enforcers',
  ],
  ['an empty team', built(), 'teams.A.models', 'at least 1 of models'],
  ['an unknown item', built({ ...captain, items: ['piano'] }), 'teams.A.models.0.items.0', 'one of ammo'],
  ['an unknown model', built(captain, { model: 'bystander' }), 'teams.A.models.1', 'team-unknown'],
  ['too many Specialists', built(captain, { model: 'dog-drone' }), 'teams.A', 'team-specialists'],
  ['a weapon that is not for it', built({ ...captain, weapons: ['burst-laser'] }), 'teams.A.models.0', 'team-not-for'],
  ['an unknown ruling', { rulings: { magic: 'yes' } }, 'rulings.magic', ''],
  ['another value', { rulings: { items: 'maybe' } }, 'rulings.items', 'one of on, off'],
  ['a wrong pack', { pack: pack({ version: 2 }) }, 'pack.version', 'pack-other-version'],
])('DZ-SET-03, DZ-TMB-01: %s is refused with the place and what is expected', (_what, options, path, message) => {
  const refused = parseSpec(options)
  expect(refused).toMatchObject({ refused: true })
  expect('path' in refused && refused.path.startsWith(path)).toBe(true)
  expect('message' in refused && refused.message).toContain(message)
  expect(() => begun(options)).toThrow('the options of the match are wrong')
})

describe('packs of the players’ own', () => {
  const EXAMPLE = readFileSync('public/packs/deadzone-example.json', 'utf8')
  const wrong = (changes: object) => {
    const read = readPack(pack(changes), HOUSE)
    return read.ok ? [] : read.faults.map(({ path, expected }) => `${path} ${expected.key}`)
  }

  test('DZ-SET-03: the example adds a faction that can be played', () => {
    const read = readPackFile(EXAMPLE, HOUSE)
    if (!read.ok) throw new Error(JSON.stringify(read.faults))
    const team = read.document.teams[0]?.id ?? ''
    const spec = parseSpec({ pack: read.pack, teams: { A: team, B: 'enforcers' } })
    expect(spec).toMatchObject({ teams: { A: team }, pack: read.pack })
    const { models, sides } = begun({ pack: read.pack, teams: { A: team, B: 'enforcers' } })
    expect(models.A1?.profile.name?.fr).toBeTruthy()
    expect(sides.A.special).toBeDefined()
  })
  test('what has the id of a house thing replaces it', () => {
    const read = readPack(pack({ weapons: [{ id: 'rifle', range: 7 }] }), HOUSE)
    expect(read.ok && read.data.weapons.rifle?.weapon).toEqual({ id: 'rifle', range: 7, ap: 0, keywords: [] })
    expect(read.ok && Object.keys(read.data.weapons).length).toBe(179)
  })
  test('DZ-PROF-12: campaign options are no part of a profile', () => {
    expect(wrong({ models: [{ id: 'enforcer', campaignOptions: [] }] })).toContain('models[0].campaignOptions pack-no-such-field')
  })
  test('everything that is wrong is told with its place', () => {
    const model = {
      id: 'x',
      faction: 'enforcers',
      type: 'T',
      points: 5,
      vp: 1,
      speed: [1, 2],
      shoot: 4,
      fight: 4,
      survive: 4,
      model: 'dz-trooper',
    }
    expect(wrong({ models: [{ ...model, name: 'X', abilities: ['brave'] }] })).toEqual(['models[0].abilities[0] pack-keyword'])
    expect(wrong({ models: [{ ...model, weapons: ['spoon'], recon: 4 }] })).toEqual([
      'models[0].name pack-name-needed',
      'models[0].recon pack-leader',
      'models[0].weapons[0] pack-one-of',
    ])
    expect(wrong({ models: [{ ...model, name: 'X', shoot: 9, model: 'statue' }] })).toEqual([
      'models[0].shoot pack-stat',
      'models[0].model pack-one-of',
    ])
    expect(wrong({ factions: [{ id: 'new', name: 'New' }] })).toEqual(['factions[0] pack-faction-empty'])
    expect(wrong({ weapons: [{ id: 'a', name: 'A', range: 0 }] })).toEqual(['weapons[0].range pack-range'])
    expect(readPackFile('{', HOUSE)).toMatchObject({ ok: false, faults: [{ expected: { key: 'pack-not-json' } }] })
  })
})
