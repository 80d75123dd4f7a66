/** The lobby: what it offers, what follows from a choice, the options it makes, and packs in both languages. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { RULED } from '../../../src/games/exterminate/rules/rulings'
import { defaultSpec, parseSpec } from '../../../src/games/exterminate/rules/spec'
import { lobbyIn } from '../../../src/games/exterminate/view/lobby'
import { BY_HAND, choose, FIRST_CHOSEN, optionsOf, teamOf } from '../../../src/games/exterminate/view/lobby-choices'
import { packs } from '../../../src/games/exterminate/view/packs'
import type { LobbyChange, LobbyChosen } from '../../../src/games/lobby'
import { LANGUAGES } from '../../../src/ui/words/speak'

const EXAMPLE = readFileSync('public/packs/example.json', 'utf8')
const having = (...changes: readonly LobbyChange[]): LobbyChosen => changes.reduce(choose, FIRST_CHOSEN)
const seat = (list: string, value: string | readonly string[]): LobbyChange => ({ type: 'seat', seat: 'A', list, value })
const size = (value: string): LobbyChange => ({ type: 'agreed', list: 'size', value })
const cards = (chosen: LobbyChosen) => teamOf(chosen, 'A').cards
const good = (text: string) => {
  const verdict = packs.read('example.json', text, 'en')
  if (!verdict.ok) throw new Error(verdict.problems.join('\n'))
  return verdict
}
const own = good(EXAMPLE)
const withPack: LobbyChange = { type: 'pack', pack: own.pack }

describe('what a lobby offers', () => {
  test.each(LANGUAGES)('in %s has words for everything, with a pack and without', (language) => {
    const several = [FIRST_CHOSEN, having(seat('adventures', BY_HAND)), having(withPack, seat('faction', 'underground'))]
    for (const chosen of several) {
      const lobby = lobbyIn(language, chosen)
      expect(JSON.stringify(lobby)).not.toMatch(/undefined|NaN|\[object/)
      expect(lobby.rulings.flatMap(({ options }) => options).length).toBe(Object.keys(RULED).length)
      expect(lobby.problems).toEqual([])
    }
  })
  test('no French text is left in English', () => {
    const texts = (value: unknown): readonly string[] =>
      typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : []
    const explained = (language: 'en' | 'fr') =>
      texts(lobbyIn(language).rulings.map(({ options }) => options.map(({ explanation }) => explanation)))
    expect(explained('en').filter((text) => explained('fr').includes(text))).toEqual([])
  })
  test('EX-SCN-01: every scenario with its turns, nodes and teams', () => {
    expect(lobbyIn('en').scenarios.map(({ label, facts }) => [label, ...(facts ?? [])])).toEqual([
      ['A Meeting of Metal', '6 turns', '8 nodes', 'teams of 1 to 5'],
      ['Purge', '5 turns', 'no nodes', 'teams of 1 to 5'],
      ['Rift Storm', '6 turns', '6 nodes', 'teams of 1 to 5'],
    ])
  })
  test('EX-CHR-01, EX-FAT-01: a team with its figures, fate and points', () => {
    const list = lobbyIn('en').seats.A?.find(({ id }) => id === 'cards')
    expect(list?.kind === 'several' && list.summary).toEqual(['3 of 3 cards', '5 miniatures', '4 fate', 'worth 6 points'])
    expect(list?.options.map(({ label }) => label)).toEqual([
      'Dalek Patrol Leader',
      '3 × Dalek',
      '2 × Dalek',
      'Heavy Weapon Dalek',
    ])
    expect(list?.options[0]?.detail).toContain('Moves 5″, resistance 5, melee +3, shooting +2, 1 wound.')
    expect(list?.options[0]?.detail).toContain('Gunstick, 3 dice up to 10″.')
    expect(list?.options[0]?.facts).toEqual(['2 fate', '2 points', 'Leader', 'Relentless', 'one of a kind'])
    expect(list?.options[3]?.detail).toContain('Heavy gunstick, 4 dice up to 12″ (Blast).')
  })
  test('says whose data is played with', () => {
    expect(lobbyIn('en').source).toContain('House data')
    expect(lobbyIn('fr').source).toContain('Valeurs maison')
    expect(lobbyIn('fr', having(withPack)).source).toContain('Les Souterrains')
  })
})

describe('what follows from a choice', () => {
  test('the first choices are the default match', () => {
    expect(parseSpec(optionsOf(lobbyIn('en').chosen))).toEqual(defaultSpec())
  })
  test('another faction brings its ready team', () => {
    expect(cards(having(seat('faction', 'doctor')))).toEqual(['DOC-D', 'DOC-S', 'DOC-S'])
  })
  test('EX-SET-02: another size fits both teams: a ready one stays ready, another keeps what it can', () => {
    const five = having(size('5'))
    expect([cards(five).length, teamOf(five, 'B').cards.length]).toEqual([5, 5])
    expect(parseSpec(optionsOf(five))).not.toHaveProperty('refused')
    expect(cards(having(size('1')))).toEqual(['DAL-L'])
    const mine = [seat('cards', ['DAL-2', 'DAL-2', 'DAL-2'])]
    expect(cards(having(...mine, size('2')))).toEqual(['DAL-2', 'DAL-2'])
    const more = cards(having(...mine, size('4')))
    expect([more.length, more.filter((card) => card === 'DAL-2').length]).toEqual([4, 3])
  })
  test('EX-SET-02: a team of another size is a problem, said in words', () => {
    const two = having(seat('cards', ['DAL-L', 'DAL-3']))
    expect(lobbyIn('en', two).problems).toEqual(['Player A has 2 recruitment cards, and 3 were agreed on.'])
    expect(parseSpec(optionsOf(two))).toMatchObject({ refused: true })
  })
  test('EX-ADV-01, EX-GEN-02: adventure cards are dealt, chosen, or left away', () => {
    expect(optionsOf(having(seat('adventures', '0')))).toMatchObject({ adventures: { A: 0, B: 3 } })
    const chosen = having(seat('adventures', BY_HAND), seat('picked', ['medi-kit']))
    expect(parseSpec(optionsOf(chosen))).toMatchObject({ adventures: { A: ['medi-kit'], B: 3 } })
    expect(lobbyIn('en', chosen).seats.A?.map(({ id }) => id)).toEqual(['faction', 'cards', 'adventures', 'picked'])
  })
  test('rulings are heard, and taken back', () => {
    const ruled = having(
      { type: 'ruling', ruling: 'stressedSprint', value: 'false' },
      { type: 'ruling', ruling: 'corridor', value: 'tape' },
    )
    expect(parseSpec(optionsOf(ruled))).toMatchObject({ rulings: { ...RULED, stressedSprint: false, corridor: 'tape' } })
    expect(choose(ruled, { type: 'rulings-reset' })).toEqual(FIRST_CHOSEN)
  })
})

describe('packs in the lobby', () => {
  test('a pack adds its forces and scenarios; a match with it is a match', () => {
    const chosen = having(withPack, { type: 'scenario', scenario: 'the-old-works' }, seat('faction', 'underground'))
    expect(lobbyIn('en', chosen).scenarios.map(({ label }) => label)).toContain('The Old Works')
    expect(cards(chosen)).toEqual(['UND-L', 'UND-4', 'UND-G'])
    expect(parseSpec(optionsOf(chosen))).toMatchObject({ scenario: 'the-old-works', pack: own.pack })
  })
  test('a scenario’s own bounds hold for both teams', () => {
    expect(having(withPack, size('5'), { type: 'scenario', scenario: 'the-old-works' }).agreed.size).toBe('4')
  })
  test('without its pack, what was from it is replaced', () => {
    const back = having(withPack, { type: 'scenario', scenario: 'the-old-works' }, seat('faction', 'underground'), {
      type: 'pack',
    })
    expect([back.scenario, teamOf(back, 'A').faction, back.pack]).toEqual(['meeting', 'daleks', undefined])
    expect(parseSpec(optionsOf(back))).not.toHaveProperty('refused')
  })
  test('is shown with its name and what is in it, in both languages', () => {
    expect(own).toMatchObject({ id: 'The Underground', shown: { name: 'The Underground' } })
    const french = packs.read('exemple.json', EXAMPLE, 'fr')
    expect(french.ok && french.shown).toEqual({
      name: 'Les Souterrains',
      facts: [
        '1 faction',
        '4 cartes de recrutement',
        '3 armes',
        '2 cartes aventure',
        '1 scénario',
        'son propre paquet de combat',
        'par Sightline',
      ],
    })
  })
  test('a wrong one is refused by file, place, what was expected and what was found', () => {
    const wrong = EXAMPLE.replace('"movement": 5', '"movement": "5"')
    const problem = (language: 'en' | 'fr', text = wrong) => {
      const verdict = packs.read('mine.json', text, language)
      return verdict.ok ? [] : verdict.problems
    }
    expect(problem('en')).toEqual(['mine.json, cards[0].profile.movement: expected a number from 0 to 24; found "5".'])
    expect(problem('fr')[0]?.replace(/\s/g, ' ')).toBe(
      'mine.json, cards[0].profile.movement : attendu un nombre de 0 à 24 ; trouvé "5".',
    )
    expect(problem('en', 'PK')).toEqual(['mine.json: expected a JSON file; found PK.'])
    const many = JSON.stringify({ ...JSON.parse(EXAMPLE), weapons: Array(8).fill({ id: 1 }) })
    expect(problem('en', many).length).toBe(6)
    expect(problem('en', many)[5]).toMatch(/^And \d+ more\.$/)
  })
})
