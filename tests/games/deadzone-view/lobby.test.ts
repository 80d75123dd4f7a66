/** The lobby: what it offers, what follows from a choice, the options it makes, and packs in both languages. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { setUp } from '../../../src/games/deadzone/rules/begin'
import { RULED } from '../../../src/games/deadzone/rules/rulings'
import { defaultSpec, parseSpec } from '../../../src/games/deadzone/rules/spec'
import { lobbyIn } from '../../../src/games/deadzone/view/lobby'
import {
  ANOTHER,
  choose,
  FIRST_CHOSEN,
  HIRED,
  NOBODY,
  OWN,
  optionsOf,
  RANDOM,
  READY,
  teamOf,
} from '../../../src/games/deadzone/view/lobby-choices'
import { packs } from '../../../src/games/deadzone/view/packs'
import type { LobbyChange, LobbyChosen, LobbyList } from '../../../src/games/lobby'
import { LANGUAGES } from '../../../src/ui/words/speak'

const having = (...changes: readonly LobbyChange[]): LobbyChosen => changes.reduce(choose, FIRST_CHOSEN)
const seat = (list: string, value: string | readonly string[]): LobbyChange => ({ type: 'seat', seat: 'A', list, value })
const agreed = (list: string, value: string): LobbyChange => ({ type: 'agreed', list, value })
const listIn = (chosen: LobbyChosen, id: string, language: 'en' | 'fr' = 'en'): LobbyList | undefined =>
  lobbyIn(language, chosen).seats.A?.find((list) => list.id === id)
const summary = (chosen: LobbyChosen, id: string) => {
  const list = listIn(chosen, id)
  return list?.kind === 'several' ? list.summary : []
}
const own = seat('how', OWN)
const specialist = [own, seat('equip', 'enforcer-specialist 1')]

const EXAMPLE = readFileSync('public/packs/deadzone-example.json', 'utf8')
const good = packs.read('example.json', EXAMPLE, 'en')
if (!good.ok) throw new Error(good.problems.join('\n'))
const withPack: LobbyChange = { type: 'pack', pack: good.pack }

describe('what a lobby offers', () => {
  test.each(LANGUAGES)('in %s it has words for everything, for every faction, with a pack and without', (language) => {
    const factions = ['enforcers', 'forge-fathers', 'plague', 'rebs', 'marauders', 'asterians', 'gcps', 'veer-myn']
    const several = [
      FIRST_CHOSEN,
      having(agreed('map', RANDOM)),
      ...factions.map((faction) => having(own, seat('faction', faction))),
      having(withPack, seat('team', 'salvage-crew')),
    ]
    for (const chosen of several) {
      const lobby = lobbyIn(language, chosen)
      expect(JSON.stringify(lobby)).not.toMatch(/undefined|NaN|\[object|\{n\}/)
      expect(
        lobby.rulings
          .flatMap(({ options }) => options)
          .map(({ id }) => id)
          .sort(),
      ).toEqual(Object.keys(RULED).sort())
      expect(lobby.problems).toEqual([])
    }
  })
  test('no French text is left in English', () => {
    const texts = (value: unknown): readonly string[] =>
      typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : []
    const long = (language: 'en' | 'fr') => texts(lobbyIn(language, having(...specialist))).filter((text) => text.includes('. '))
    expect(long('en').length).toBeGreaterThan(10)
    expect(long('en').filter((text) => long('fr').includes(text))).toEqual([])
  })
  test('DZ-MIS-01, DZ-MIS-02: four missions with what wins them', () => {
    expect(lobbyIn('en', having(agreed('limit', '150'))).scenarios.map(({ label, facts }) => [label, ...(facts ?? [])])).toEqual([
      ['Patrol', '16 VP to win', 'zones of 4 squares', '4 objectives'],
      ['Scour', '16 VP to win', 'zones of 5 squares', 'no objectives', 'partly house data'],
      ['Break Through', '16 VP to win', 'zones of 8 squares', 'no objectives', 'partly house data'],
      ['Search and Destroy', '16 VP to win', 'zones of 8 squares', 'no objectives', 'partly house data'],
    ])
  })
  test('DZ-PRE-01: the ready teams with who is in them', () => {
    const teams = listIn(FIRST_CHOSEN, 'team')?.options
    expect(teams?.[0]).toMatchObject({
      label: 'Enforcer strike team',
      detail: 'Enforcer Captain, Assault Enforcer, Enforcer, Enforcer Specialist (burst laser), D.O.G. Drone.',
      facts: ['96 points', '10 VP', 'Recon 4+', 'Special: Stalwart'],
    })
    expect(teams?.[1]?.detail).toContain('Steel Warrior × 2')
    expect(listIn(FIRST_CHOSEN, 'team', 'fr')?.options[1]?.detail).toContain('Houscarl Guerrier d’Acier')
  })
  test('DZ-SET-04: every model with its stats and arms', () => {
    const captain = listIn(having(own), 'models')?.options.find(({ id }) => id === 'enforcer-captain')
    expect(captain).toMatchObject({
      label: 'Enforcer Captain',
      detail: 'Speed 1-2, Shoot 4+, Fight 5+, Survive 4+, Armour 1, Size 1. Pistol: R3. Energy gauntlet: RF, Knockback.',
      facts: ['34 points', 'Leader', '4 VP', 'Jump Pack', 'Tactician (2)', 'Recon 4+', 'Special: Stalwart'],
    })
    expect(listIn(having(own), 'models', 'fr')?.options[0]?.detail).toContain('Pistolet\u202f: P3.')
    expect(listIn(having(own), 'models')?.options.some(({ id }) => id === 'brokkr')).toBe(false)
    expect(listIn(having(own), 'models')?.options.some(({ id }) => id === 'freya')).toBe(false)
  })
  test('DZ-TMB-02: Characters are shown to who hires one, and go when nobody does', () => {
    expect(listIn(having(own), 'characters')).toBeUndefined()
    const hiring = having(own, seat('models', ['enforcer-captain', 'enforcer']), seat('hire', HIRED))
    expect(listIn(hiring, 'characters')?.options.map(({ id }) => id)).toContain('freya')
    expect(listIn(hiring, 'characters')?.options.map(({ id }) => id)).not.toContain('the-piper')
    const hired = choose(hiring, seat('characters', ['freya']))
    expect(summary(hired, 'models')).toEqual(['66 of 100 points', '3 models', '7 VP'])
    expect(teamOf(choose(hired, seat('models', ['enforcer-captain'])), 'A').members.map(({ model }) => model)).toEqual([
      'enforcer-captain',
      'freya',
    ])
    expect(teamOf(choose(hired, seat('hire', NOBODY)), 'A').members.length).toBe(2)
  })
})

describe('what follows from a choice', () => {
  test('the first choices are the default match', () => {
    expect(parseSpec(optionsOf(lobbyIn('en').chosen))).toEqual(defaultSpec())
  })
  test('an own team begins with the ready one, as it was armed', () => {
    expect(teamOf(having(own), 'A').members.map(({ key, bought }) => [key, bought])).toEqual([
      ['enforcer-captain 1', []],
      ['assault-enforcer 1', []],
      ['enforcer 1', []],
      ['dog-drone 1', []],
      ['enforcer-specialist 1', ['burst-laser']],
    ])
    expect(summary(having(own), 'models')).toEqual(['96 of 100 points', '5 models', '10 VP'])
    expect(parseSpec(optionsOf(having(own)))).not.toHaveProperty('refused')
    expect(listIn(having(own), 'models')).toMatchObject({ ready: { label: 'Ready team' } })
  })
  test('DZ-TMB-01, DZ-TMB-03: buying for a model counts at once, and goes into the match', () => {
    const bought = having(...specialist, seat('buy enforcer-specialist 1', ['thermal-rifle', 'item:ammo']))
    expect(summary(bought, 'models')).toEqual(['101 of 100 points', '5 models', '11 VP'])
    expect(lobbyIn('en', bought).problems).toEqual(['Player A: the team costs 101 points, and 100 were agreed on.'])
    const larger = choose(bought, agreed('limit', '150'))
    expect(lobbyIn('en', larger).problems).toEqual([])
    const options = optionsOf(larger)
    expect(options).toMatchObject({
      limit: 150,
      teams: {
        A: { models: expect.arrayContaining([{ model: 'enforcer-specialist', weapons: ['thermal-rifle'], items: ['ammo'] }]) },
      },
    })
    const { models } = setUp({ game: 'deadzone', seats: ['A', 'B'], options })
    expect(models.A5?.profile.weapons.map(({ id }) => id)).toEqual(['thermal-rifle', 'knife'])
  })
  test('DZ-TMB-02: faults are said in words, whose team it is', () => {
    const two = having(own, seat('models', ['enforcer', 'dog-drone', 'dog-drone']))
    expect(lobbyIn('en', two).problems).toEqual([
      'Player A: the team has no Leader, and needs one.',
      'Player A: 2 Specialists with 1 Troop: there may be no more of them than Troops.',
    ])
    expect(lobbyIn('fr', two).problems[0]).toBe('Joueur A\u202f: le groupe n’a pas de Leader, et il en faut un.')
    expect(parseSpec(optionsOf(two))).toMatchObject({ refused: true, path: 'teams.A' })
  })
  test('who goes takes along what was bought for him; others of his kind keep theirs', () => {
    const before = having(
      own,
      seat('models', ['enforcer-captain', 'enforcer', 'enforcer']),
      seat('buy enforcer 2', ['combat-shotgun']),
      seat('equip', 'enforcer 2'),
    )
    expect(listIn(before, 'equip')?.options.map(({ label }) => label)).toEqual([
      'Nobody in particular',
      'Enforcer Captain',
      'Enforcer 1',
      'Enforcer 2',
    ])
    expect(listIn(before, 'buy enforcer 2')?.title).toBe('For Enforcer 2')
    const after = choose(before, seat('models', ['enforcer-captain', 'enforcer']))
    expect(teamOf(after, 'A')).toMatchObject({ equip: '', members: [{ bought: [] }, { key: 'enforcer 1', bought: [] }] })
    const again = choose(after, seat('models', ['enforcer', 'enforcer', 'enforcer-captain']))
    expect(teamOf(again, 'A').members[2]?.bought).toEqual([])
  })
  test('DZ-ITM-01: what a drone may buy holds no items', () => {
    const drone = having(own, seat('equip', 'dog-drone 1'))
    expect(listIn(drone, 'buy dog-drone 1')?.options.map(({ id }) => id)).toEqual(['burst-laser'])
  })
  test('DZ-TMB-04: systems say how many hardpoints they take', () => {
    const strider = having(own, seat('models', ['enforcer-captain', 'enforcer-strider']), seat('equip', 'enforcer-strider 1'))
    const cannon = listIn(strider, 'buy enforcer-strider 1')?.options.find(({ id }) => id === 'polaris-cannon')
    expect(cannon?.facts).toEqual(['10 points', 'weapon', '1 VP', '2 hardpoints'])
  })
  test('another faction brings its ready team; a ready team again forgets the own one', () => {
    const rebs = having(own, seat('faction', 'rebs'))
    expect(teamOf(rebs, 'A').members[0]?.model).toBe('rebel-commander')
    const ready = choose(rebs, seat('how', READY))
    expect(optionsOf(ready)).toMatchObject({ teams: { A: 'rebs', B: 'forge-fathers' } })
    expect(optionsOf(choose(ready, seat('team', 'gcps')))).toMatchObject({ teams: { A: 'gcps' } })
    expect(choose(ready, seat('team', 'enforcers'))).toEqual(FIRST_CHOSEN)
  })
  test('DZ-TER-07: a random battlefield has a number, and there is always another', () => {
    const random = having(agreed('map', RANDOM))
    expect(optionsOf(random)).toMatchObject({ map: { seed: 1 } })
    const other = choose(random, agreed('seed', ANOTHER))
    expect(parseSpec(optionsOf(other))).not.toHaveProperty('refused')
    expect(optionsOf(other)).not.toEqual(optionsOf(random))
    const shown = lobbyIn('en', other).agreed.find(({ id }) => id === 'seed')
    expect(shown?.options[0]?.id).toBe(shown?.value)
    expect(lobbyIn('en').agreed.map(({ id }) => id)).toEqual(['map', 'limit'])
  })
  test('rulings are heard, and taken back', () => {
    const ruled = having({ type: 'ruling', ruling: 'items', value: 'off' }, { type: 'ruling', ruling: 'roundLimit', value: '6' })
    expect(parseSpec(optionsOf(ruled))).toMatchObject({ rulings: { ...RULED, items: 'off', roundLimit: '6' } })
    expect(choose(ruled, { type: 'rulings-reset' })).toEqual(FIRST_CHOSEN)
  })
  test('AMB-36: the lobby shows the D.O.G. Drone as it is ruled', () => {
    const drone = (...changes: readonly LobbyChange[]) =>
      listIn(having(own, ...changes), 'models')?.options.find(({ id }) => id === 'dog-drone')?.detail
    expect(drone()).toContain('Fight –')
    expect(drone({ type: 'ruling', ruling: 'droneFight', value: '7' })).toContain('Fight 7+')
  })
  test('no fact is told twice of anything', () => {
    const lobby = lobbyIn('en', having(own, seat('faction', 'forge-fathers'), seat('hire', HIRED)))
    const facts = (lobby.seats.A ?? []).flatMap(({ options }) => options.map((option) => option.facts ?? []))
    expect(facts.length).toBeGreaterThan(20)
    expect(facts.filter((one) => new Set(one).size < one.length)).toEqual([])
  })
  test('DZ-MIS-01: another mission is another match', () => {
    expect(optionsOf(having({ type: 'scenario', scenario: 'scour' }))).toMatchObject({ mission: 'scour' })
  })
})

describe('packs in the lobby', () => {
  test('a pack adds its faction and team; a match with it is a match', () => {
    const chosen = having(withPack, seat('team', 'salvage-crew'))
    expect(parseSpec(optionsOf(chosen))).toMatchObject({ teams: { A: 'salvage-crew' }, pack: good.pack })
    expect(listIn(chosen, 'team', 'fr')?.options.at(-1)).toMatchObject({ label: 'Équipe de récupération' })
    const mine = choose(chosen, own)
    expect(listIn(mine, 'models')?.options[0]?.facts).toContain('from “The Salvagers”')
    expect(lobbyIn('en', mine).problems).toEqual([])
    expect(lobbyIn('en', mine).source).toContain('The Salvagers')
  })
  test('without its pack, what was from it is replaced', () => {
    expect(having(withPack, seat('team', 'salvage-crew'), { type: 'pack' })).toEqual(FIRST_CHOSEN)
    expect(having(withPack, seat('team', 'salvage-crew'), own, { type: 'pack' })).toEqual(FIRST_CHOSEN)
  })
  test.each(LANGUAGES)('in %s a wrong pack says where and what', (language) => {
    const verdict = packs.read(
      'mine.json',
      EXAMPLE.replace('"scavenger"', '"brave"').replace('"range": 5', '"range": 99'),
      language,
    )
    expect(verdict.ok).toBe(false)
    const problems = verdict.ok ? [] : verdict.problems
    expect(problems[0]).toContain('weapons[0].range')
    expect(problems.join()).toContain('models[0].abilities[1]')
    expect(problems.join()).not.toMatch(/undefined|\[object/)
  })
})
