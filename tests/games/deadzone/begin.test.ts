/** The state before anything happened (4.1, 2.7), and the ready teams (6.1, 6.2). */
import { describe, expect, test } from 'vitest'
import { HOUSE } from '../../../src/games/deadzone/content/house'
import { setUp } from '../../../src/games/deadzone/rules/begin'
import { RULED } from '../../../src/games/deadzone/rules/rulings'
import { modelsOf, teamFaults, totalOf, worthOf } from '../../../src/games/deadzone/rules/team'

const begun = (options: object = {}) => setUp({ game: 'deadzone', seats: ['A', 'B'], options: options as never })
const team = (id: string) => {
  const found = HOUSE.teams[id]
  if (!found) throw new Error(id)
  return found
}

test('DZ-PRE-01, DZ-SET-06, AMB-39: the two ready teams are worth 96 and 99 points, and 10 and 9 VP', () => {
  const sums = ['enforcers', 'forge-fathers'].map((id) => [totalOf(team(id), HOUSE), worthOf(modelsOf(team(id), HOUSE, RULED))])
  expect(sums).toEqual([
    [96, 10],
    [99, 9],
  ])
})

test('DZ-TMB-01: the other ready teams are ours, and obey the rules for 100 points', () => {
  const ours = Object.values(HOUSE.teams).filter(({ id }) => id !== 'enforcers' && id !== 'forge-fathers')
  expect(ours.map(({ id }) => id)).toEqual(['plague', 'rebs', 'marauders', 'asterians', 'gcps', 'veer-myn'])
  expect(ours.map((one) => teamFaults(one, 100, HOUSE))).toEqual(ours.map(() => []))
  for (const one of ours) expect(totalOf(one, HOUSE)).toBeGreaterThan(90)
})

describe('the state that a match begins with', () => {
  test('DZ-SET-03, DZ-SET-04: every model has its name, its side and its own profile, and waits off the board', () => {
    const { models, sides } = begun()
    expect(Object.keys(models)).toEqual(['A1', 'A2', 'A3', 'A4', 'A5', 'B1', 'B2', 'B3', 'B4'])
    expect(Object.values(models).every(({ standing }) => standing === 'reserve')).toBe(true)
    expect(models.B2?.profile).toMatchObject({ id: 'steel-warrior', shoot: 4, armour: 1, points: 21 })
    expect(sides).toMatchObject({
      A: { startCount: 5, recon: 4, special: 'stalwart' },
      B: { startCount: 4, recon: 4, special: 'too-stubborn-to-die' },
    })
  })
  test('DZ-PRE-01, 6.1, 6.2: armed as the book has them', () => {
    const arms = Object.values(begun().models).map(({ ref, profile }) => [ref, ...profile.weapons.map(({ id }) => id)])
    expect(arms).toEqual([
      ['A1', 'pistol', 'energy-gauntlet'],
      ['A2', 'pistol', 'wristblade'],
      ['A3', 'laser-rifle', 'knife'],
      ['A4', 'burst-laser', 'knife'],
      ['A5', 'burst-laser'],
      ['B1', 'hailstorm-pistol', 'forge-hammer'],
      ['B2', 'hailstorm-rifle', 'knife'],
      ['B3', 'hailstorm-rifle', 'knife'],
      ['B4', 'dragons-breath', 'knife'],
    ])
  })
  test('DZ-MIS-02, DZ-PAT-02: the points agreed on set the VP to win', () => {
    expect([begun().target, begun({ limit: 150 }).target, begun({ limit: 300 }).target]).toEqual([12, 16, 20])
  })
  test('DZ-OBJ-01, DZ-OBJ-02: objectives lie on the highest level of their stacks', () => {
    expect(begun().objectives).toEqual([
      { ref: 'o1', vp: 1, cube: '8-2-1' },
      { ref: 'o2', vp: 1, cube: '1-7-1' },
      { ref: 'o3', vp: 2, cube: '6-4-2' },
      { ref: 'o4', vp: 2, cube: '3-5-2' },
    ])
    expect(begun({ mission: 'scour' }).objectives).toEqual([])
  })
  test('DZ-IPL-01, DZ-SET-07: sixteen tokens of unknown kinds in the pool, or none at all', () => {
    const { items, bag } = begun()
    expect(Object.values(items).map(({ kind, faceUp, where }) => [kind, faceUp, where.at])).toEqual(
      Array.from({ length: 16 }, () => [undefined, false, 'pool']),
    )
    expect(bag.map(({ kind, count }) => [kind, count])).toContainEqual(['ammo', 5])
    const without = begun({ rulings: { items: 'off' } })
    expect([without.items, without.bag]).toEqual([{}, []])
  })
  test('DZ-TMB-05: bought items are carried, face up', () => {
    const team = { faction: 'enforcers', models: [{ model: 'enforcer-captain', items: ['medi-pack'] }, { model: 'enforcer' }] }
    const { models, items } = begun({ teams: { A: team, B: 'enforcers' } })
    expect(models.A1?.items).toEqual(['iA1'])
    expect(items.iA1).toEqual({ ref: 'iA1', kind: 'medi-pack', faceUp: true, seenBy: [], where: { at: 'model', model: 'A1' } })
  })
  test('DZ-TER-01: the table carries the chosen battlefield', () => {
    expect(begun().tabletop.terrain.length).toBeGreaterThan(30)
    expect([begun().map, begun({ map: { seed: 7 } }).map]).toEqual(['sector-12', 'random 7'])
    expect(begun({ map: { seed: 7 } }).battlefield).toEqual(begun({ map: { seed: 7 } }).battlefield)
    expect(begun({ map: { battlefield: { panels: {}, floors: {} } } }).tabletop.terrain).toEqual([])
  })
  test('it is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(begun()))).toEqual(begun())
  })
})
