/** The options of a match, and the state they set up. */
import { describe, expect, test } from 'vitest'
import { HOUSE } from '../../../src/games/exterminate/content/house'
import { recruit, setUp } from '../../../src/games/exterminate/rules/begin'
import { inches } from '../../../src/games/exterminate/rules/constants'
import { defaultSpec, parseSpec } from '../../../src/games/exterminate/rules/spec'
import { at } from '../../driver/inches'

const stateOf = (options: object = {}) => setUp({ game: 'exterminate', seats: ['A', 'B'], options: options as never })
const cards = (...ids: readonly string[]) => ids.map((id) => HOUSE.cards[id] as NonNullable<(typeof HOUSE.cards)[string]>)
const teams = (A: readonly string[], B: readonly string[]) => ({ rosters: { A, B } })

describe('teams', () => {
  test('EX-CHR-01: a card gives so many figures with its profile', () => {
    expect(recruit('B', cards('CYB-4')).map(({ ref, card }) => [ref, card])).toEqual([
      ['B1', 'CYB-4'],
      ['B2', 'CYB-4'],
      ['B3', 'CYB-4'],
      ['B4', 'CYB-4'],
    ])
    expect(recruit('A', cards('DAL-L'))[0]?.profile).toBe(HOUSE.cards['DAL-L']?.profile)
  })

  test('EX-GEN-04: whatever beings a faction’s cards bring serve together, and no others', () => {
    expect(recruit('B', cards('CYB-L', 'CYB-M')).map(({ ref, profile }) => [ref, profile.id])).toEqual([
      ['B1', 'cyber-leader'],
      ['B2', 'cybermat-swarm'],
      ['B3', 'cybermat-swarm'],
    ])
    expect(parseSpec(teams(['DAL-L', 'DOC-C'], ['CYB-L', 'CYB-4']))).toMatchObject({
      refused: true,
      path: 'rosters.A',
      message: 'cards of one faction',
    })
  })

  test('EX-FAT-01: a side starts with the fate that its cards bring', () => {
    const { sides } = stateOf(teams(['DAL-L', 'DAL-2', 'DAL-2'], ['DOC-C', 'DOC-S', 'DOC-S']))
    expect([sides.A.fate, sides.A.fateStart, sides.B.fate, sides.B.fateStart]).toEqual([4, 4, 1, 1])
  })

  test.each([
    ['nobody', teams([], ['CYB-L']), 'rosters.A', 'at least 1 card'],
    ['six cards', teams(Array(6).fill('DAL-2'), ['CYB-L']), 'rosters.A', 'at most 5 cards'],
    ['unequal teams', teams(['DAL-L', 'DAL-3'], ['CYB-L']), 'rosters.B', 'as many cards as the other side: 2'],
    ['an unknown card', teams(['DAL-9'], ['CYB-L']), 'rosters.A.0', 'one of DAL-L, DAL-3'],
    ['a card called like a function', teams(['DAL-3'], ['toString']), 'rosters.B.0', 'one of DAL-L, DAL-3'],
    ['a leader twice', teams(['DAL-L', 'DAL-L'], ['CYB-L', 'CYB-3']), 'rosters.A.1', 'DAL-L only once'],
    ['no list', { rosters: { A: 'DAL-L', B: ['CYB-L'] } }, 'rosters.A', 'a list of cards'],
  ])('EX-SET-02: %s is refused with the place and what is expected', (_what, options, path, message) => {
    const refused = parseSpec(options)
    expect(refused).toMatchObject({ refused: true, path })
    expect('message' in refused && refused.message).toContain(message)
  })

  test('EX-SET-02: any number from one to five is good when both keep it; a card may come twice', () => {
    for (const size of [1, 2, 3, 4, 5]) {
      const options = teams(Array(size).fill('DAL-2'), Array(size).fill('CYB-3'))
      expect(parseSpec(options)).toMatchObject(options)
    }
  })
})

describe('adventure cards', () => {
  test('EX-GEN-02: a match without any is a match', () => {
    const state = stateOf({ adventures: { A: 0, B: 0 } })
    expect([state.set.deal, state.sides.A.adventures.ready, state.sides.B.adventures.ready]).toEqual([{ A: 0, B: 0 }, [], []])
  })
  test('EX-ADV-01: up to five are dealt, or chosen and then not dealt', () => {
    const state = stateOf({ adventures: { A: 5, B: ['sidestep', 'medi-kit'] } })
    expect(state.set.deal).toEqual({ A: 5, B: 0 })
    expect(state.sides.B.adventures).toEqual({ ready: ['medi-kit', 'sidestep'], exhausted: [], discard: [] })
    expect(Object.keys(state.adventureCards).length).toBe(15)
  })
  test.each([
    [6, 'adventures.A', 'a number from 0 to 5'],
    [1.5, 'adventures.A', 'a number from 0 to 5'],
    ['all', 'adventures.A', 'a number from 0 to 5'],
    [Array(6).fill('sidestep'), 'adventures.A', 'a list of at most 5'],
    [['teleport'], 'adventures.A.0', 'one of lucky-hit'],
    [['sidestep', 'sidestep'], 'adventures.A.1', 'each card only once'],
  ])('%j is refused', (A, path, message) => {
    const refused = parseSpec({ adventures: { A, B: 0 } })
    expect(refused).toMatchObject({ refused: true, path })
    expect('message' in refused && refused.message).toContain(message)
  })
})

describe('set-up', () => {
  test('missing options get their defaults: the first scenario, ready teams of three, three adventure cards each', () => {
    expect(parseSpec({})).toEqual(defaultSpec())
    expect(defaultSpec()).toMatchObject({
      scenario: 'meeting',
      rosters: { A: ['DAL-L', 'DAL-2', 'DAL-2'], B: ['CYB-L', 'CYB-4', 'CYB-4'] },
      adventures: { A: 3, B: 3 },
    })
  })

  test.each([
    [undefined, ''],
    [{ colour: 'red' }, 'colour'],
    [{ scenario: 7 }, 'scenario'],
    [{ scenario: 'nowhere' }, 'scenario'],
    [{ rulings: { oneStress: 'maybe' } }, 'rulings.oneStress'],
    [{ rulings: { nonsense: true } }, 'rulings.nonsense'],
  ])('%j is refused at "%s"', (options, path) => {
    expect(parseSpec(options)).toMatchObject({ refused: true, path })
    expect(() => setUp({ game: 'exterminate', seats: ['A', 'B'], options: options as never })).toThrow(`"${path}"`)
  })

  test('EX-SET-01, EX-SET-03, EX-SCN-01: the scenario brings table, map, length, edges and nodes', () => {
    const state = stateOf()
    expect([state.tabletop.width, state.tabletop.depth, state.turns, state.phase]).toEqual([inches(36), inches(36), 6, 'setup'])
    const container = state.tabletop.terrain.find(({ ref }) => ref === 'container-1')
    expect(container?.outlines).toEqual([[at(8, 16), at(12, 16), at(12, 19), at(8, 19)]])
    expect(state.set).toEqual({ depth: inches(6), nodes: { placing: 'alternate', each: 4 }, deal: { A: 3, B: 3 } })
    expect(state.nodes).toMatchObject({ n1: { ref: 'n1', radius: inches(0.5) }, n8: { ref: 'n8', radius: inches(0.5) } })
    expect(Object.keys(state.nodes).length).toBe(8)
    expect(state.tabletop.pieces).toEqual({})
  })

  test('EX-SCN-01: in the first scenario every node is worth a point; in the storm what its kind says', () => {
    const bag = (scenario: string) => stateOf({ scenario }).nodeBag.map(({ kind, points }) => `${kind} ${points}`)
    const kinds = (black: number) => [
      ...Array(2).fill(`black ${black}`),
      ...Array(3).fill('temporal 1'),
      ...Array(3).fill('spatial 1'),
    ]
    expect(bag('meeting')).toEqual(kinds(1))
    expect(bag('rift-storm')).toEqual(kinds(3))
    expect(Object.keys(stateOf({ scenario: 'rift-storm' }).nodes).length).toBe(6)
    expect([stateOf({ scenario: 'purge' }).nodes, stateOf({ scenario: 'purge' }).set.nodes]).toEqual([{}, undefined])
  })

  test('EX-SET-04: the whole deck is there, hands are empty until they are dealt', () => {
    const { battle, sides } = stateOf()
    expect([battle.deck.length, battle.discard, sides.A.hand, sides.B.hand]).toEqual([36, [], [], []])
    expect(battle.deck).toEqual([...battle.deck].sort())
    expect(battle.deck.filter((id) => id === 'hit').length).toBe(9)
    expect(battle.cards.flex).toEqual({ id: 'flex', icons: ['hit', 'armour'], count: 2 })
  })
})
