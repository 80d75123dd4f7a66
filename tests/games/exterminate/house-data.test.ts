/** Every number of the house data (section 6.3), and that it hangs together. */
import { describe, expect, test } from 'vitest'
import { HOUSE } from '../../../src/games/exterminate/content/house'
import { EFFECTS } from '../../../src/games/exterminate/rules/cards'
import { inches } from '../../../src/games/exterminate/rules/constants'
import { nodesOf, readyRoster } from '../../../src/games/exterminate/rules/data'
import { KEYWORDS } from '../../../src/games/exterminate/rules/profile'
import { overlaps } from '../../../src/geometry'
import { placed } from '../../../src/table/layout'
import { terrainKind } from '../../../src/table/terrain'
import { inch } from '../../driver/inches'

describe('weapons (6.3.1)', () => {
  test.each([
    ['gunstick', 3, 10, false, 1, []],
    ['cybergun', 3, 6, false, 1, []],
    ['heavy-gunstick', 4, 12, false, 2, ['blast']],
    ['rifle', 3, 12, false, 1, []],
    ['pistol', 2, 8, false, 1, []],
    ['fist', 0, undefined, true, 1, []],
  ] as const)('%s: %i dice up to %s inches', (id, dice, range, closeCombat, stress, keywords) => {
    expect(HOUSE.weapons[id]).toEqual({
      id,
      dice,
      ...(range === undefined ? {} : { range: inches(range) }),
      closeCombat,
      stress,
      keywords,
    })
  })
  test('there are no others', () => {
    expect(Object.keys(HOUSE.weapons).length).toBe(6)
  })
})

describe('recruitment cards (6.3.2)', () => {
  const [gun, claw] = ['gunstick', 'cybergun']
  test.each([
    // figures, fate, movement, resistance, melee, shoot, wounds, weapon, keywords, attacks, points, base
    ['DAL-L', 1, 2, 5, 5, 3, 2, 1, gun, ['leader', 'relentless'], 1, 2, 0.59],
    ['DAL-3', 3, 0, 5, 4, 2, 1, 0, gun, ['relentless'], 1, 1, 0.59],
    ['DAL-2', 2, 1, 5, 4, 2, 1, 0, gun, ['relentless'], 1, 1, 0.59],
    ['DAL-H', 1, 0, 4, 5, 2, 1, 1, 'heavy-gunstick', [], 1, 1, 0.59],
    ['CYB-L', 1, 2, 4, 4, 6, 1, 1, claw, ['leader'], 2, 2, 0.59],
    ['CYB-4', 4, 0, 4, 3, 5, 0, 0, claw, [], 2, 1, 0.59],
    ['CYB-3', 3, 1, 4, 3, 5, 0, 0, claw, [], 2, 1, 0.59],
    ['CYB-M', 2, 0, 6, 1, 3, undefined, 0, undefined, ['low'], 1, 1, 0.79],
    ['DOC-D', 1, 2, 5, 3, 1, undefined, 2, undefined, ['agile'], 1, 4, 0.59],
    ['DOC-C', 2, 1, 5, 2, 2, 0, 1, 'pistol', ['agile'], 1, 2, 0.59],
    ['DOC-S', 4, 0, 5, 2, 2, 0, 0, 'rifle', [], 1, 1, 0.59],
  ] as const)(
    'EX-CHR-01: %s',
    (id, figures, fate, movement, resistance, melee, shoot, wounds, weapon, keywords, attacks, points, base) => {
      const card = HOUSE.cards[id]
      expect(card).toMatchObject({ figures, fate })
      expect(card?.profile).toMatchObject({ resistance, melee, wounds, keywords, attacks, points })
      expect([card?.profile.movement, card?.profile.radius]).toEqual([inches(movement), inches(base)])
      expect([card?.profile.shoot, card?.profile.weapons[0]?.id]).toEqual([shoot, weapon])
    },
  )
  test('there are no others, every profile has its own id, every keyword is known', () => {
    const cards = Object.values(HOUSE.cards)
    expect(cards.length).toBe(11)
    expect([HOUSE.factions, HOUSE.maps].map((all) => Object.keys(all).length)).toEqual([3, 3])
    expect(cards.flatMap(({ profile }) => profile.keywords).every((keyword) => KEYWORDS.includes(keyword))).toBe(true)
    expect(cards.every(({ profile }) => HOUSE.miniatures[profile.model] === profile.radius)).toBe(true)
  })
  test.each(Object.keys(HOUSE.factions))('%s has a ready team of one to five cards, nobody unique twice', (faction) => {
    for (const size of [1, 2, 3, 4, 5]) {
      const team = readyRoster(HOUSE, faction, size)
      expect(team.length).toBe(size)
      expect(team.every((card) => HOUSE.cards[card]?.faction === faction)).toBe(true)
      expect(team.every((card, at) => !HOUSE.cards[card]?.unique || team.indexOf(card) === at)).toBe(true)
    }
  })
})

describe('cards and nodes', () => {
  test.each([
    ['hit', ['hit'], 9],
    ['armour', ['armour'], 8],
    ['flex', ['hit', 'armour'], 2],
    ['reroll', ['reroll'], 4],
    ['instant-reroll', ['reroll', 'immediate'], 3],
    ['double', ['double'], 2],
    ['super-armour', ['super-armour'], 2],
    ['lightning', ['lightning', 'immediate'], 3],
    ['fate', ['fate', 'immediate'], 3],
  ] as const)('the battle deck (6.3.4): %s, %j, %i times', (id, icons, count) => {
    expect(HOUSE.battleDeck.find((card) => card.id === id)).toEqual({ id, icons, count })
  })
  test('EX-CRD-01: the battle deck has 36 cards of nine kinds', () => {
    expect(HOUSE.battleDeck.length).toBe(9)
    expect(HOUSE.battleDeck.reduce((sum, { count }) => sum + count, 0)).toBe(36)
  })

  const used = ['lucky-hit', 'escape-plan', 'medi-kit', 'finish-them', 'second-wind', 'scavenger']
  test.each(EFFECTS)('EX-ADV-01, EX-ADV-02: the adventure card %s (6.3.5), once', (effect) => {
    const after = used.includes(effect) ? 'discard' : 'exhaust'
    expect(HOUSE.adventures[effect]).toEqual({ id: effect, effect, after })
  })
  test('EX-ADV-01: there are fifteen', () => {
    expect(Object.keys(HOUSE.adventures).length).toBe(15)
  })

  test('the nodes (6.3.6): two black ones of three points, three of each other kind of one point', () => {
    expect(HOUSE.nodes).toEqual({
      radius: inches(0.5),
      stock: [
        { kind: 'black', count: 2, points: 3 },
        { kind: 'temporal', count: 3, points: 1 },
        { kind: 'spatial', count: 3, points: 1 },
      ],
    })
  })
})

describe('scenarios (6.3.7)', () => {
  test.each([
    ['meeting', 6, 8, 1],
    ['purge', 5, 0, undefined],
    ['rift-storm', 6, 6, undefined],
  ] as const)('EX-SCN-01: %s lasts %i turns with %i nodes', (id, turns, nodes, nodePoints) => {
    const scenario = HOUSE.scenarios[id]
    expect(scenario).toMatchObject({ turns, depth: inches(6), cards: { least: 1, most: 5 } })
    expect([nodesOf(scenario?.nodes), scenario?.nodePoints]).toEqual([nodes, nodePoints])
  })

  const boxes = (id: string) =>
    (HOUSE.scenarios[id]?.terrain ?? []).map(({ kind, ref, at: [x, y], heading }) =>
      placed(terrainKind(kind), ref, { x: inch(x), y: inch(y) }, heading),
    )
  test.each([
    ['container-1', 8, 16, 12, 19, 2],
    ['container-2', 24, 17, 28, 20, 2],
    ['crates-1', 16, 8, 18, 9, 0.9],
    ['crates-2', 18, 27, 20, 28, 0.9],
    ['barricade-1', 10, 11, 13, 11.4, 0.8],
    ['barricade-2', 23, 24.6, 26, 25, 0.8],
    ['console-1', 17.2, 17.2, 18.8, 18.8, 1.2],
    ['barrels-1', 5, 23, 6, 24, 1],
    ['barrels-2', 30, 12, 31, 13, 1],
    ['pipe-1', 14, 21, 17, 21.4, 0.6],
  ] as const)('EX-SET-03: the first map has %s from (%s, %s) to (%s, %s), %s high', (ref, x0, y0, x1, y1, height) => {
    const piece = boxes('meeting').find((one) => one.ref === ref)
    const corners = piece?.outlines.flat() ?? []
    expect([Math.min(...corners.map(({ x }) => x)), Math.min(...corners.map(({ y }) => y))]).toEqual([inch(x0), inch(y0)])
    expect([Math.max(...corners.map(({ x }) => x)), Math.max(...corners.map(({ y }) => y))]).toEqual([inch(x1), inch(y1)])
    expect(piece?.height).toBe(inch(height))
  })
  test('the storm has that map without the console; its six nodes lie on free ground', () => {
    expect(boxes('rift-storm').map(({ ref }) => ref)).toEqual(
      boxes('meeting').flatMap(({ ref }) => (ref === 'console-1' ? [] : [ref])),
    )
    const nodes = HOUSE.scenarios['rift-storm']?.nodes
    const spots = nodes?.placing === 'fixed' ? nodes.at : []
    expect(spots).toEqual([
      [14, 18],
      [22, 18],
      [18, 11],
      [18, 25],
      [12, 22],
      [24, 14],
    ])
    const { radius } = HOUSE.nodes
    for (const [x, y] of spots)
      for (const { outlines } of boxes('rift-storm'))
        expect(overlaps({ at: { x: inch(x), y: inch(y) }, radius }, { parts: outlines }, 0)).toBe(false)
  })
  test.each(Object.keys(HOUSE.maps))('the terrain of %s stands apart', (id) => {
    const pieces = (HOUSE.maps[id] ?? []).map(({ kind, ref, at: [x, y], heading }) =>
      placed(terrainKind(kind), ref, { x: inch(x), y: inch(y) }, heading),
    )
    expect(pieces.length).toBeGreaterThan(8)
    for (const [at, piece] of pieces.entries())
      for (const other of pieces.slice(0, at))
        expect(overlaps({ parts: piece.outlines }, { parts: other.outlines }, 0)).toBe(false)
  })
})
