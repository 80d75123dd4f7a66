/** The lobby: what it offers, what follows from a choice, what it says of an army that may not play, packs, in both languages. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { LobbyChange, LobbyChosen, LobbyList } from '../../../src/games/lobby'
import { HOUSE } from '../../../src/games/vortex/content/house'
import { ARMY_LIMITS, copiesAllowed, TABLE_SIZES } from '../../../src/games/vortex/rules/data'
import { PEOPLES, type People } from '../../../src/games/vortex/rules/profile'
import { RULED, RULING_VALUES } from '../../../src/games/vortex/rules/rulings'
import { defaultSpec, parseSpec } from '../../../src/games/vortex/rules/spec'
import { lobbyIn } from '../../../src/games/vortex/view/lobby'
import { armyOf, choose, FIRST_CHOSEN, OWN, optionsOf, READY } from '../../../src/games/vortex/view/lobby-choices'
import { packs } from '../../../src/games/vortex/view/packs'
import { LANGUAGES, type Language } from '../../../src/ui/words/speak'
import { seeded } from '../../conformance/rng'
import { plain } from './told'

const having = (...changes: readonly LobbyChange[]): LobbyChosen => changes.reduce(choose, FIRST_CHOSEN)
const seat = (list: string, value: string | readonly string[]): LobbyChange => ({ type: 'seat', seat: 'A', list, value })
const agreed = (list: string, value: string): LobbyChange => ({ type: 'agreed', list, value })
const own = seat('how', OWN)
const listIn = (chosen: LobbyChosen, id: string, language: Language = 'en'): LobbyList | undefined =>
  lobbyIn(language, chosen).seats.A?.find((list) => list.id === id)
const problems = (chosen: LobbyChosen, language: Language = 'en') => lobbyIn(language, chosen).problems.map(plain)
const texts = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : []

const EXAMPLE = readFileSync('public/packs/vortex-example.json', 'utf8')
const good = packs.read('example.json', EXAMPLE, 'en')
if (!good.ok) throw new Error(good.problems.join('\n'))
const withPack: LobbyChange = { type: 'pack', pack: good.pack }

describe('what a lobby offers', () => {
  const several = [
    FIRST_CHOSEN,
    ...PEOPLES.flatMap((people) => [having(seat('people', people), own), having(agreed('table', '120'), seat('people', people))]),
    having(withPack, { type: 'scenario', scenario: 'last-stand' }, own),
  ]
  test.each(LANGUAGES)('in %s it has words for everything, for every people, with a pack and without', (language) => {
    for (const chosen of several) {
      const lobby = lobbyIn(language, chosen)
      expect(JSON.stringify(lobby)).not.toMatch(/undefined|NaN|\[object|\{n\}/)
      expect(lobby.problems).toEqual([])
      const labels = [...lobby.scenarios, ...lobby.agreed.flatMap(({ options }) => options)].map(({ label }) => label)
      expect(labels.filter((label) => label.trim() === '')).toEqual([])
    }
  })
  test.each(LANGUAGES)(
    'in %s every ruling has a name, a sentence that explains it, and a word for each of its values',
    (language) => {
      const shown = lobbyIn(language).rulings.flatMap(({ options }) => options)
      expect(shown.map(({ id }) => id).sort()).toEqual(Object.keys(RULED).sort())
      for (const { id, title, explanation, values, standard } of shown) {
        expect([id, title.length > 4, /^\p{Lu}.{20,}[.]$/u.test(explanation)]).toEqual([id, true, true])
        expect(values.map((value) => value.id)).toEqual(RULING_VALUES[id as keyof typeof RULING_VALUES])
        const labels = values.map(({ label }) => label)
        expect(new Set(labels).size).toBe(values.length)
        expect(labels.filter((label) => values.some((value) => value.id === label))).toEqual([])
        expect(standard).toBe(RULED[id as keyof typeof RULED])
      }
    },
  )
  test('no French text is left in English', () => {
    const long = (language: Language) =>
      texts(lobbyIn(language, having(own))).filter((text) => text.includes(' ') && text.length > 25)
    expect(long('en').length).toBeGreaterThan(15)
    expect(long('en').filter((text) => long('fr').includes(text))).toEqual([])
  })
  test('6.4: an army with what it costs, how many it has, and its Discipline', () => {
    const summary = (chosen: LobbyChosen, language: Language = 'en') => {
      const list = listIn(chosen, 'army', language)
      return list?.kind === 'several' ? list.summary.map(plain) : []
    }
    expect(summary(having(own))).toEqual(['124 of 130 points', '8 miniatures (5 to 10)', 'Discipline 4'])
    expect(summary(having(seat('people', 'seraphydes'), own))).toEqual([
      '125 of 130 points',
      '8 miniatures (5 to 10)',
      'Discipline 2',
    ])
    expect(summary(having(own, seat('army', ['er-captain'])), 'fr')).toEqual([
      '27 sur 130 points',
      '1 figurine (5 à 10)',
      'Discipline 3',
    ])
  })
  test('6.3: every card of one’s people with its numbers, its price and how many there may be; magicians alone have Power', () => {
    const list = listIn(having(own), 'army')
    expect(list?.options.map(({ label }) => label)).toEqual([
      ...['Plains Captain', 'Steppe Lancer', 'Shieldbearer', 'Halberdier', 'Horizon Archer', 'Wind Chanter'],
    ])
    const [captain, , , , , chanter] = list?.kind === 'several' ? list.options : []
    expect([plain(captain?.detail ?? ''), captain?.facts, captain?.most]).toEqual([
      'Rapidity 6, Life 2, Movement 10 cm, Attack 4, Defence 4, Strength 3, Reflexes 3, Will 3, Action points 6',
      ['27 points'],
      1,
    ])
    expect(plain(chanter?.detail ?? '')).toContain('Power 2')
  })
})

describe('what follows from a choice', () => {
  test('the first choices are the default match', () => {
    expect(parseSpec(optionsOf(lobbyIn('en').chosen))).toEqual(defaultSpec())
  })
  test.each(PEOPLES)('6.4: a ready army of the %s fits every table, without a word against it', (people) => {
    for (const size of TABLE_SIZES) {
      const chosen = having(agreed('table', String(size)), seat('people', people))
      expect([size, problems(chosen)]).toEqual([size, []])
      expect(parseSpec(optionsOf(chosen))).not.toHaveProperty('refused')
      expect(armyOf(chosen, 'A').models.length).toBeGreaterThanOrEqual(ARMY_LIMITS[size].least)
    }
  })
  test('another people brings its ready army; a ready army again forgets the own one', () => {
    const azelks = having(own, seat('army', ['er-captain']), seat('people', 'azelks'))
    expect(armyOf(azelks, 'A')).toEqual({ people: 'azelks', isOwn: true, models: HOUSE.rosters.azelks })
    const ready = choose(choose(azelks, seat('army', ['az-thane'])), seat('how', READY))
    expect(armyOf(ready, 'A').models).toEqual(HOUSE.rosters.azelks)
    expect(optionsOf(ready)).toMatchObject({ armies: { A: HOUSE.rosters.azelks, B: HOUSE.rosters.mycoides } })
  })
  test('VX-SET-01, VX-SET-02, VX-TER-03: table, turns, battlefield and whose land comes first go into the match', () => {
    const chosen = having(agreed('table', '100'), agreed('turns', '8'), agreed('map', 'broken-ring'), agreed('terrain', 'random'))
    expect(parseSpec(optionsOf(chosen))).toMatchObject({ table: 100, turns: 8, map: 'broken-ring', terrain: 'random' })
  })
  test('rulings are heard, and taken back', () => {
    const ruled = having(
      { type: 'ruling', ruling: 'shortCharge', value: 'attackWithoutBonus' },
      { type: 'ruling', ruling: 'groupThreshold', value: 'individual' },
    )
    const rulings = { ...RULED, shortCharge: 'attackWithoutBonus', groupThreshold: 'individual' }
    expect(parseSpec(optionsOf(ruled))).toMatchObject({ rulings })
    expect(choose(ruled, { type: 'rulings-reset' })).toEqual(FIRST_CHOSEN)
  })
})

describe('an army that may not play', () => {
  const many = (...counts: readonly (readonly [string, number])[]) =>
    counts.flatMap(([id, count]) => Array<string>(count).fill(id))
  test('6.4: is said to be too dear, or too small, with the numbers, and whose it is', () => {
    const dear = having(own, seat('army', many(['er-captain', 1], ['er-lancer', 2], ['er-archer', 3], ['er-shield', 3])))
    expect(problems(dear)).toEqual(['Player A: the army costs 141 of 130 points.'])
    expect(problems(dear, 'fr')).toEqual(['Joueur A : l’armée coûte 141 sur 130 points.'])
    const small = having(own, seat('army', many(['er-shield', 3])))
    expect(problems(small)).toEqual(['Player A: an army has 5 to 10 miniatures.'])
    expect(problems(small, 'fr')).toEqual(['Joueur A : une armée compte de 5 à 10 figurines.'])
    const both = having(agreed('table', '120'), own, seat('army', []), { type: 'seat', seat: 'B', list: 'how', value: OWN })
    expect(problems(choose(both, { type: 'seat', seat: 'B', list: 'army', value: many(['my-brute', 14]) }))).toEqual([
      'Player A: an army has 10 to 18 miniatures.',
      'Player B: at most 3 of Bog Brute, not 14.',
      'Player B: the army costs 266 of 250 points.',
    ])
  })
  test('6.4: is said to have too many of one card, by its name and their number, on this table', () => {
    const shields = having(own, seat('army', many(['er-shield', 6])))
    expect(parseSpec(optionsOf(shields))).toEqual({ refused: true, path: 'armies.A.0', message: 'at most 3 of er-shield' })
    expect(problems(shields)).toEqual(['Player A: at most 3 of Shieldbearer, not 6.'])
    expect(problems(shields, 'fr')).toEqual(['Joueur A : au plus 3 exemplaires de Pavoisier, pas 6.'])
    const captains = having(own, seat('army', many(['er-captain', 2], ['er-archer', 4])))
    expect(problems(captains)).toEqual([
      'Player A: at most 1 of Plains Captain, not 2.',
      'Player A: at most 3 of Horizon Archer, not 4.',
    ])
    expect(problems(captains, 'fr').slice(0, 2)).toEqual([
      'Joueur A : au plus 1 exemplaire de Capitaine des Plaines, pas 2.',
      'Joueur A : au plus 3 exemplaires d’Archer de l’Horizon, pas 4.',
    ])
    expect(problems(having(agreed('table', '120'), own, seat('army', many(['er-shield', 5]))))).toEqual([
      'Player A: an army has 10 to 18 miniatures.',
    ])
  })
  test('6.4: nothing is said exactly where the rules take the army, whatever it has of each', () => {
    const rng = seeded(4)
    const answers = new Map<boolean, number>()
    for (let seed = 0; seed < 120; seed++) {
      const people = PEOPLES[rng.below(4)] as People
      const size = TABLE_SIZES[rng.below(3)] ?? 80
      const cards = Object.values(HOUSE.profiles).filter((profile) => profile.people === people)
      const army = cards.flatMap((profile) =>
        Array<string>(rng.below(copiesAllowed(profile, ARMY_LIMITS[size].points) + (rng.below(9) === 0 ? 2 : 1))).fill(
          profile.id,
        ),
      )
      if (army.length === 0) continue
      const chosen = having(agreed('table', String(size)), seat('people', people), own, seat('army', army))
      const isTaken = !('refused' in parseSpec(optionsOf(chosen)))
      expect([size, army, problems(chosen).length === 0]).toEqual([size, army, isTaken])
      answers.set(isTaken, (answers.get(isTaken) ?? 0) + 1)
    }
    expect([...answers.values()].every((times) => times > 15)).toBe(true)
    expect(answers.size).toBe(2)
  })
})

describe('packs in the lobby', () => {
  const last = having(withPack, { type: 'scenario', scenario: 'last-stand' }, own)
  test.each([
    ['en', 'Steppe Veteran', 'The Last Stand', 'The Old Guard'],
    ['fr', 'Vétéran des Steppes', 'Le dernier carré', 'La Vieille Garde'],
  ] as const)(
    'in %s a pack adds its cards and scenarios by their names, and is named itself',
    (language, veteran, scenario, name) => {
      expect(listIn(last, 'army', language)?.options.map(({ label }) => label)).toContain(veteran)
      const lobby = lobbyIn(language, last)
      expect(lobby.scenarios.map(({ label }) => label)).toContain(scenario)
      expect(lobby.source).toContain(name)
      expect(parseSpec(optionsOf(last))).toMatchObject({ scenario: 'last-stand', pack: good.pack })
    },
  )
  const maps = (chosen: LobbyChosen, language: Language = 'en') => {
    const list = lobbyIn(language, chosen).agreed.find(({ id }) => id === 'map')
    if (list?.kind !== 'one') throw new Error('there is no list of battlefields')
    return {
      ...list,
      hint: list.hint,
      options: list.options.map(({ id, label, detail = '' }) => plain(`${id}: ${label}. ${detail}`)),
    }
  }
  const packed = (...brought: readonly object[]): LobbyChosen => {
    const pack = { ...JSON.parse(EXAMPLE), profiles: [], scenarios: [], maps: brought }
    const verdict = packs.read('maps.json', JSON.stringify(pack), 'en')
    if (!verdict.ok) throw new Error(verdict.problems.join('\n'))
    return having({ type: 'pack', pack: verdict.pack })
  }
  test('a battlefield of a pack has the name that it brings, and says what stands there', () => {
    expect([maps(having(withPack)).options.at(-1), maps(having(withPack), 'fr').options.at(-1)]).toEqual([
      'long-wall: Long Wall. 2 walls, 1 block.',
      'long-wall: La longue muraille. 2 murs, 1 bloc.',
    ])
  })
  test('one without a name is the pack’s own; several of them are counted; one in place of the house’s keeps the house’s name', () => {
    const scenery = [{ kind: 'wall', at: [40, 40], size: [10, 0.6], height: 1 }]
    expect(maps(packed({ id: 'mine', scenery })).options.at(-1)).toBe('mine: The pack’s own map. 1 wall, 0 blocks.')
    const several = packed({ id: 'mine', scenery }, { id: 'named', name: 'Ford', scenery }, { id: 'yours', scenery: [] })
    expect(maps(several).options.slice(3)).toEqual([
      'mine: The pack’s own map 1. 1 wall, 0 blocks.',
      'named: Ford. 1 wall, 0 blocks.',
      'yours: The pack’s own map 2. Nothing at all.',
    ])
    expect(maps(several, 'fr').options.slice(3)).toEqual([
      'mine: La carte 1 du pack. 1 mur, 0 bloc.',
      'named: Ford. 1 mur, 0 bloc.',
      'yours: La carte 2 du pack. Rien du tout.',
    ])
    const ford = maps(packed({ id: 'stone-ford', scenery }))
    expect(ford.options[0]).toBe('stone-ford: Stone Ford. 1 wall, 0 blocks.')
  })
  test.each([
    ['en', 'The scenario is played on this battlefield.'],
    ['fr', 'Le scénario se joue sur ce champ de bataille.'],
  ] as const)(
    'in %s a battlefield that the scenario brings is settled, and the choice comes back with another',
    (language, why) => {
      const before = having(withPack, agreed('map', 'broken-ring'))
      expect(maps(before, language)).toMatchObject({ value: 'broken-ring', hint: undefined })
      expect(maps(before, language).options.length).toBe(4)
      const stand = choose(before, { type: 'scenario', scenario: 'last-stand' })
      const { options, value, hint } = maps(stand, language)
      expect([options.map((option) => option.split(':')[0]), value, hint && plain(hint)]).toEqual([
        ['long-wall'],
        'long-wall',
        why,
      ])
      expect(parseSpec(optionsOf(stand))).not.toHaveProperty('refused')
      expect(maps(choose(stand, { type: 'scenario', scenario: 'passage' })).value).toBe('broken-ring')
    },
  )
  test('without its pack, what was from it is replaced', () => {
    const back = choose(choose(last, seat('army', ['er-veteran', 'er-captain'])), { type: 'pack' })
    expect([back.scenario, back.pack, armyOf(back, 'A').models]).toEqual(['passage', undefined, ['er-captain']])
    expect(lobbyIn('en', back).source).not.toContain('Old Guard')
  })
  test.each(LANGUAGES)('in %s a wrong pack says where and what', (language) => {
    const verdict = packs.read('mine.json', EXAMPLE.replace('"MOU": 10', '"MOU": 400').replace('"vicious"', '"brave"'), language)
    const said = verdict.ok ? [] : verdict.problems
    expect(said.join('\n')).toContain('profiles[0].stats.MOU')
    expect(said.join('\n')).toContain('profiles[0].skills[1]')
    expect(said.join('\n')).not.toMatch(/undefined|\[object/)
  })
})
