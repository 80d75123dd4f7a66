/** Building a strike team (4.25): every rule broken once, and what comes of a list that breaks none. */
import { describe, expect, test } from 'vitest'
import { HOUSE } from '../../../src/games/deadzone/content/house'
import { type Chosen, covers, ITEM_LIMITS, roleOf, type TeamList } from '../../../src/games/deadzone/rules/data'
import { LIMITS, type PointsLimit, VP_TO_WIN } from '../../../src/games/deadzone/rules/mission'
import type { ItemKind, WeaponId } from '../../../src/games/deadzone/rules/profile'
import { RULED } from '../../../src/games/deadzone/rules/rulings'
import { modelsOf, offersFor, teamFaults, totalOf } from '../../../src/games/deadzone/rules/team'

const one = (model: string, weapons: readonly WeaponId[] = [], items: readonly ItemKind[] = []): Chosen => ({
  model,
  weapons,
  items,
})
const list = (faction: string, ...models: readonly (string | Chosen)[]): TeamList => ({
  faction,
  models: models.map((model) => (typeof model === 'string' ? { model } : model)),
})
const faults = (team: TeamList, limit: PointsLimit = 100) => teamFaults(team, limit, HOUSE).map(({ reason }) => reason)
const keys = (team: TeamList, limit?: PointsLimit) => faults(team, limit).map(({ key, rule }) => `${key} ${rule}`)
const recruits = (team: TeamList) => modelsOf(team, HOUSE, RULED)
const first = (team: TeamList) => {
  const [recruit] = recruits(team)
  if (!recruit) throw new Error('nobody')
  return recruit.profile
}
const armed = (model: string, ...weapons: readonly WeaponId[]) =>
  first(list('enforcers', one(model, weapons))).weapons.map(({ id }) => id)
const GOOD = list('enforcers', 'enforcer-captain', 'enforcer', 'assault-enforcer')

describe('whom a team may have', () => {
  test('a small team without faults', () => {
    expect(faults(GOOD)).toEqual([])
    expect(totalOf(GOOD, HOUSE)).toBe(64)
  })
  test('DZ-TMB-01: never more points than agreed; exactly as many are fine', () => {
    const exact = list('enforcers', 'enforcer-captain', 'enforcer', 'enforcer', one('enforcer', ['combat-shotgun']), 'enforcer')
    expect(totalOf(exact, HOUSE)).toBe(99)
    expect(faults(exact)).toEqual([])
    const over = list('enforcers', ...exact.models, 'assault-enforcer')
    expect(faults(over)).toEqual([{ key: 'team-points', says: { total: 113, limit: 100 }, rule: 'DZ-TMB-01' }])
    expect(faults(over, 150)).toEqual([])
  })
  test('DZ-TMB-01, DZ-SET-03: one faction, and Characters who work for it', () => {
    const mixed = teamFaults(list('enforcers', ...GOOD.models, 'brokkr'), 100, HOUSE)
    expect(mixed).toEqual([
      { at: 3, reason: { key: 'team-faction', says: { model: 'brokkr', faction: 'enforcers' }, rule: 'DZ-TMB-01' } },
    ])
    expect(keys(list('enforcers', ...GOOD.models, 'blaine'))).toEqual([])
    expect(keys(list('forge-fathers', 'steel-warrior-huscarl', 'steel-warrior', 'recon-unit-n32-19'))).toEqual([
      'team-faction DZ-TMB-01',
    ])
  })
  test('DZ-TMB-02: exactly one Leader', () => {
    expect(keys(list('enforcers', 'enforcer'))).toEqual(['team-leader DZ-TMB-02'])
    expect(keys(list('enforcers', 'enforcer-captain', 'enforcer-sergeant', 'enforcer'))).toEqual(['team-leader DZ-TMB-02'])
  })
  test('DZ-TMB-02: as many Specialists as Troops, no more', () => {
    expect(keys(list('enforcers', 'enforcer-captain', 'enforcer', 'dog-drone'))).toEqual([])
    expect(keys(list('enforcers', 'enforcer-captain', 'enforcer', 'dog-drone', 'dog-drone'))).toEqual([
      'team-specialists DZ-TMB-02',
    ])
  })
  test('DZ-TMB-02: a Vehicle for every three Troops, beside the Specialists', () => {
    const three = ['enforcer-captain', 'assault-enforcer', 'assault-enforcer', 'assault-enforcer', 'enforcer-jet-bike']
    expect(keys(list('enforcers', ...three), 200)).toEqual([])
    expect(keys(list('enforcers', ...three, 'dog-drone', 'dog-drone', 'dog-drone'), 200)).toEqual([])
    expect(keys(list('enforcers', ...three, 'enforcer-jet-bike'), 200)).toEqual(['team-vehicles DZ-TMB-02'])
    expect(keys(list('enforcers', 'enforcer-captain', 'enforcer', 'enforcer', 'enforcer-jet-bike'), 200)).toEqual([
      'team-vehicles DZ-TMB-02',
    ])
  })
  test('DZ-TMB-02: at most one Character', () => {
    expect(keys(list('enforcers', ...GOOD.models, 'blaine', 'freya'), 150)).toEqual(['team-characters DZ-TMB-02'])
  })
  test('DZ-TMB-07: a Character does what Specialists do, and takes no Specialist’s place', () => {
    expect(roleOf('P')).toBe('S')
    expect(keys(list('enforcers', 'enforcer-captain', 'enforcer', 'dog-drone', 'freya'))).toEqual([])
  })
  test('DZ-SET-04: a model without a profile is no model', () => {
    expect(keys(list('enforcers', ...GOOD.models, 'toString'))).toEqual(['team-unknown DZ-SET-04'])
  })
})

describe('what a model may buy', () => {
  test('DZ-TMB-03, DZ-PROF-11: only from its categories, and only weapons of its faction', () => {
    expect(keys(list('enforcers', ...GOOD.models, one('enforcer', ['burst-laser'])))).toEqual(['team-not-for DZ-TMB-03'])
    expect(keys(list('enforcers', ...GOOD.models, one('enforcer', ['rifle'])))).toEqual(['team-not-for DZ-TMB-03'])
    expect(keys(list('enforcers', ...GOOD.models, one('enforcer', ['combat-shotgun'])))).toEqual([])
    expect(keys(list('enforcers', ...GOOD.models, one('enforcer', ['spoon'])))).toEqual(['team-not-for DZ-TMB-03'])
  })
  test('DZ-TMB-03: “(All)” is every sub of its main part', () => {
    expect([
      covers('light-all', 'light-melee'),
      covers('light-all', 'heavy-melee'),
      covers('light-melee', 'light-melee'),
    ]).toEqual([true, false, true])
    const malignus = HOUSE.models.malignus
    const offers = malignus ? offersFor(malignus, 'veer-myn', HOUSE).map(({ weapon }) => weapon.id) : []
    expect(offers).toEqual(expect.arrayContaining(['ray-gun', 'chem-spitter', 'spitter-rifle', 'chem-thrower', 'big-drill']))
    expect(offers).not.toContain('heavy-chem-thrower')
  })
  test('DZ-TMB-03: one ranged and one melee upgrade', () => {
    expect(keys(list('enforcers', ...GOOD.models, one('enforcer-specialist', ['burst-laser', 'thermal-rifle'])))).toEqual([
      'team-one-upgrade DZ-TMB-03',
    ])
    const both = one('assault-enforcer', ['laser-rifle', 'energy-gauntlet'])
    expect(keys(list('enforcers', 'enforcer-captain', both))).toEqual([])
    expect(keys(list('enforcers', 'enforcer-captain', one('assault-enforcer', ['laser-rifle', 'laser-rifle'])))).toEqual([
      'team-twice DZ-TMB-03',
      'team-one-upgrade DZ-TMB-03',
    ])
  })
  test('DZ-TMB-03: an upgrade replaces a weapon of its kind; one with a star is added', () => {
    expect(armed('assault-enforcer', 'laser-rifle', 'energy-gauntlet')).toEqual(['laser-rifle', 'energy-gauntlet'])
    expect(armed('enforcer', 'pistol')).toEqual(['laser-rifle', 'pistol', 'knife'])
    expect(keys(list('enforcers', 'enforcer-captain', one('enforcer', ['pistol', 'combat-shotgun'])))).toEqual([])
  })
  test('DZ-TMB-03, DZ-FGT-03: who can fight and has nothing for it has a Knife', () => {
    expect(armed('enforcer')).toEqual(['laser-rifle', 'knife'])
    expect(armed('enforcer-captain')).toEqual(['pistol', 'energy-gauntlet'])
    expect(armed('assault-enforcer')).toEqual(['pistol', 'wristblade'])
    expect(first(list('rebs', 'judwan-medic')).weapons).toEqual([])
    const knife = first(list('enforcers', 'enforcer')).weapons[1]
    expect(knife).toEqual({ id: 'knife', range: 'fight', ap: 0, keywords: [] })
  })
  test('DZ-TMB-04: hardpoints hold one system each, big ones two, and nothing is replaced', () => {
    const troops = Array.from({ length: 3 }, () => 'assault-enforcer')
    const strider = (...weapons: readonly WeaponId[]) =>
      list('enforcers', 'enforcer-captain', ...troops, one('enforcer-strider', weapons))
    expect(keys(strider('chainsaw', 'assault-flamer'), 150)).toEqual([])
    expect(keys(strider('chainsaw', 'assault-flamer', 'strider-aggressor-shield'), 200)).toEqual(['team-hardpoints DZ-TMB-04'])
    expect(keys(strider('polaris-cannon'), 150)).toEqual([])
    expect(keys(strider('polaris-cannon', 'chainsaw'), 200)).toEqual(['team-hardpoints DZ-TMB-04'])
    const guard = first(list('forge-fathers', one('forge-guard', ['magma-cannon'])))
    expect(guard.weapons.map(({ id }) => id)).toEqual(['hailstorm-rifle', 'forge-hammer', 'magma-cannon'])
  })
  test('DZ-TMB-04: both halves of a system come together', () => {
    expect(armed('enforcer-strider', 'strider-grav-ram-spear-rf')).toEqual([
      'strider-grav-ram-spear-rf',
      'strider-grav-ram-spear',
    ])
  })
  test('DZ-TMB-03: a weapons team comes with its weapon', () => {
    expect(keys(list('gcps', 'major-general', 'corporation-marine', 'heavy-weapons-squad'))).toEqual(['team-crew DZ-TMB-03'])
    expect(keys(list('gcps', 'major-general', 'corporation-marine', one('heavy-weapons-squad', ['mortar'])))).toEqual([])
  })
  test('DZ-PROF-10: equipment among the weapons works as an ability', () => {
    const drone = first(list('asterians', one('weapons-drone', ['shield-generator'])))
    expect(drone.weapons).toEqual([])
    expect(drone.abilities).toContainEqual({ name: 'shield-generator', value: 4 })
  })
})

describe('items', () => {
  test('DZ-TMB-05, R15: how many of each rarity', () => {
    expect(ITEM_LIMITS[200]).toEqual({ common: 4, rare: 2, unique: 1 })
    expect(LIMITS.map((limit) => Object.values(ITEM_LIMITS[limit]).join('/'))).toEqual([
      '2/1/1',
      '3/1/1',
      '4/2/1',
      '5/2/1',
      '6/3/1',
    ])
    const ammo = (count: number) =>
      list('enforcers', 'enforcer-captain', ...Array.from({ length: count }, () => one('assault-enforcer', [], ['ammo'])))
    expect(keys(ammo(2))).toEqual([])
    expect(keys(ammo(3))).toEqual(['team-rarity DZ-TMB-05'])
    expect(keys(ammo(4), 200)).toEqual([])
    expect(faults(ammo(5), 200)).toEqual([
      { key: 'team-rarity', says: { rarity: 'common', items: 5, most: 4 }, rule: 'DZ-TMB-05' },
    ])
  })
  test('DZ-TMB-05: one for each model, and of its faction', () => {
    expect(keys(list('enforcers', 'enforcer-captain', one('enforcer', [], ['ammo', 'medi-pack'])))).toEqual([
      'team-one-item DZ-TMB-05',
    ])
    expect(keys(list('enforcers', 'enforcer-captain', one('enforcer', [], ['tripmine'])))).toEqual(['team-item DZ-TMB-05'])
  })
  test('DZ-ITM-01: none for Vehicles and Beasts', () => {
    expect(keys(list('enforcers', 'enforcer-captain', 'enforcer', one('dog-drone', [], ['ammo'])))).toEqual([
      'team-no-items DZ-ITM-01',
    ])
  })
  test('DZ-TMB-01: an item’s price is its faction’s', () => {
    const price = (faction: string, model: string) =>
      totalOf(list(faction, one(model, [], ['stun-grenade'])), HOUSE) - totalOf(list(faction, model), HOUSE)
    expect([price('rebs', 'rebel-trooper'), price('gcps', 'corporation-marine')]).toEqual([4, 6])
  })
})

test('DZ-TMB-06, DZ-PROF-04, R15: an Enforcer with a Thermal Rifle is worth 3 VP', () => {
  expect(first(list('enforcers', one('enforcer-specialist', ['thermal-rifle'])))).toMatchObject({ vp: 3, points: 23 })
})

test('DZ-PROF-03: the points of one model, its upgrades included', () => {
  expect(first(list('enforcers', one('enforcer-specialist', ['burst-laser'])))).toMatchObject({ vp: 2, points: 20 })
})

test('DZ-MIS-02: VP to win by the points agreed on', () => {
  expect(LIMITS.map((limit) => VP_TO_WIN[limit])).toEqual([12, 16, 20, 20, 20])
})

test('AMB-36: the D.O.G. Drone’s Fight is a switch', () => {
  const drone = (droneFight: 'none' | '7') =>
    modelsOf(list('enforcers', 'dog-drone'), HOUSE, { ...RULED, droneFight })[0]?.profile
  expect([drone('none')?.fight, drone('none')?.weapons.length]).toEqual([null, 1])
  expect([drone('7')?.fight, drone('7')?.weapons.map(({ id }) => id)]).toEqual([7, ['burst-laser', 'knife']])
})
