/** The army lists (annex A) as they were transcribed: nothing lost, nothing that the rules do not know. */
import { describe, expect, test } from 'vitest'
import { HOUSE } from '../../../src/games/deadzone/content/house'
import { BAG } from '../../../src/games/deadzone/content/items'
import { modelTable, weaponTable } from '../../../src/games/deadzone/content/read-table'
import { SCULPTURES } from '../../../src/games/deadzone/content/sculptures'
import { inches } from '../../../src/games/deadzone/rules/constants'
import type { Listing, Offer } from '../../../src/games/deadzone/rules/data'
import { ABILITIES, type Profile, SPECIALS, WEAPON_KEYWORDS } from '../../../src/games/deadzone/rules/profile'
import { RULED } from '../../../src/games/deadzone/rules/rulings'
import { modelsOf, offersFor } from '../../../src/games/deadzone/rules/team'

const listings = Object.values(HOUSE.models)
const profiles = listings.map(({ profile }) => profile)
const countBy = (of: (profile: Profile) => string) =>
  profiles.reduce<{ [key: string]: number }>((counts, profile) => {
    counts[of(profile)] = (counts[of(profile)] ?? 0) + 1
    return counts
  }, {})
/** Added up from the annex. */
const SUMS = {
  points: 3331,
  vp: 344,
  move: 184,
  sprint: 351,
  armour: 104,
  size: 241,
  shoot: 642,
  fight: 738,
  survive: 716,
  recon: 137,
}
const listing = (id: string): Listing => {
  const found = HOUSE.models[id]
  if (!found) throw new Error(id)
  return found
}

test('DZ-PROF-01: every line of every list is there', () => {
  expect(countBy(({ faction }) => faction)).toEqual({
    enforcers: 15,
    'forge-fathers': 18,
    plague: 16,
    rebs: 23,
    marauders: 16,
    asterians: 14,
    gcps: 12,
    'veer-myn': 14,
    mercs: 30,
  })
  expect(Object.keys(HOUSE.weapons).length).toBe(179)
  expect(HOUSE.items.length).toBe(20)
})

test('DZ-PROF-02: Leaders, Troops, Specialists, Characters and Vehicles', () => {
  expect(countBy(({ type }) => type)).toEqual({ L: 31, T: 26, S: 56, V: 15, P: 30 })
})

test('DZ-PROF-03, DZ-PROF-04, DZ-PROF-05, DZ-PROF-06, DZ-PROF-07, DZ-PROF-08: sums over all lists, against the printed tables', () => {
  const sum = (of: (profile: Profile) => number) => profiles.reduce((total, profile) => total + of(profile), 0)
  expect({
    points: sum(({ points }) => points),
    vp: sum(({ vp }) => vp),
    move: sum(({ speed }) => speed[0]),
    sprint: sum(({ speed }) => speed[1]),
    armour: sum(({ armour }) => armour),
    size: sum(({ size }) => size),
    shoot: sum(({ shoot }) => shoot ?? 0),
    fight: sum(({ fight }) => fight ?? 0),
    survive: sum(({ survive }) => survive ?? 0),
    recon: sum(({ recon }) => recon ?? 0),
  }).toEqual(SUMS)
})

test('DZ-PROF-05, DZ-PROF-08, DZ-REC-02: numbers are within what the rules know; Leaders alone have Recon and a Special', () => {
  for (const { id, speed, armour, size, shoot, fight, survive, vp, type, recon, special } of profiles) {
    expect([id, speed[0] <= speed[1], speed[1] <= 5, armour <= 4, size >= 1, vp <= 5]).toEqual([id, true, true, true, true, true])
    for (const stat of [shoot, fight, survive]) expect(stat === null || (stat >= 3 && stat <= 7)).toBe(true)
    expect([id, recon !== undefined, special !== undefined]).toEqual([id, type === 'L', type === 'L'])
  }
  expect(new Set(profiles.flatMap(({ special }) => special ?? []))).toEqual(new Set(SPECIALS))
})

test('DZ-PROF-09, DZ-PROF-10, DZ-PROF-11: sums over weapons, abilities and items, against the printed tables', () => {
  const offers = Object.values(HOUSE.weapons)
  const sum = (of: (offer: Offer) => number) => offers.reduce((total, offer) => total + of(offer), 0)
  expect({
    points: sum(({ points }) => points),
    vp: sum(({ vp }) => vp),
    ap: sum(({ weapon }) => weapon.ap),
    reach: sum(({ weapon: { range } }) => (typeof range === 'number' ? range : 0)),
    fights: sum(({ weapon }) => Number(weapon.range === 'fight')),
    gear: sum(({ weapon }) => Number(weapon.range === 'none')),
    // Smoke and stun grenades say here what their names mean.
    keywords: sum(({ weapon }) => weapon.keywords.length),
    hardpoints: sum(({ hardpoints }) => hardpoints),
    extra: sum(({ extra }) => Number(extra)),
    factions: sum(({ factions }) => (factions === 'all' ? 0 : factions.length)),
    all: sum(({ factions }) => Number(factions === 'all')),
  }).toEqual({
    points: 803,
    vp: 67,
    ap: 167,
    reach: 677,
    fights: 49,
    gear: 4,
    keywords: 191,
    hardpoints: 22,
    extra: 5,
    factions: 236,
    all: 17,
  })
  const held = [profiles.flatMap(({ weapons }) => weapons).length, profiles.flatMap(({ abilities }) => abilities).length]
  expect(held).toEqual([206, 281])
  expect(HOUSE.items.reduce((total, { points }) => total + points, 0)).toBe(126)
})

describe('what is written in the tables', () => {
  test('DZ-PROF-10: a keyword that the rules do not know is not passed over', () => {
    const line = 'x | L | 1 | 1 | 1-2 | 4+ 4+ 4+ | 1 | 0 | - | brave | - | 0 | 4+ | stalwart | dz-trooper'
    expect(() => modelTable('enforcers', line, {})).toThrow('brave is not one of')
    expect(() => weaponTable('x | R3 | 0 | loud | 0 | 0 | - | 0 | - | all')).toThrow('loud is not one of')
    expect(() => modelTable('enforcers', 'x | L | 1', {})).toThrow('cells instead of')
    expect(() => modelTable('enforcers', line.replace('| - | brave', '| spoon | -'), {})).toThrow(
      'a weapon that is not there: spoon',
    )
  })

  test('DZ-PROF-09: weapons have range, AP and keywords; some are for Fights', () => {
    expect(HOUSE.weapons['burst-laser']).toMatchObject({
      weapon: { range: 8, ap: 0, keywords: [{ name: 'weight-of-fire', value: 1 }, { name: 'suppression' }] },
      points: 4,
      vp: 0,
      categories: ['light-automatic', 'heavy-automatic', 'dog-drone'],
      factions: ['enforcers'],
    })
    expect(HOUSE.weapons['forge-hammer']?.weapon).toEqual({ id: 'forge-hammer', range: 'fight', ap: 1, keywords: [] })
    expect(HOUSE.weapons['hailstorm-rifle']?.weapon).toMatchObject({ range: 6, ap: 1, keywords: [{ name: 'rapid-fire' }] })
  })

  test('DZ-PROF-11: weapons and models name the same categories', () => {
    const sold = new Set(Object.values(HOUSE.weapons).flatMap(({ categories }) => categories))
    const bought = new Set(listings.flatMap(({ categories }) => categories))
    const mains = new Set([...sold].map((category) => category.split('-')[0]))
    const open = [...bought].filter(
      (category) => !sold.has(category) && !(category.endsWith('-all') && mains.has(category.slice(0, -4))),
    )
    // No weapon in the lists is sold in these.
    expect(open.sort()).toEqual(['light-artillery', 'platform-automatic'])
  })

  test('AMB-37: the Specialist’s support laser is the Burst Laser', () => {
    const laser = HOUSE.weapons['burst-laser']
    const specialist = listing('enforcer-specialist')
    const open = offersFor(specialist, 'enforcers', HOUSE).filter(({ weapon }) =>
      weapon.keywords.some(({ name }) => name === 'suppression'),
    )
    expect(open).toEqual([laser])
  })

  test('AMB-38: the Huscarl’s pistol has Rapid Fire', () => {
    expect(listing('steel-warrior-huscarl').profile.weapons).toEqual([
      { id: 'hailstorm-pistol', range: 4, ap: 0, keywords: [{ name: 'weight-of-fire', value: 1 }, { name: 'rapid-fire' }] },
      { id: 'forge-hammer', range: 'fight', ap: 1, keywords: [] },
    ])
  })

  test('DZ-PROF-10: abilities and fixed equipment', () => {
    expect(listing('enforcer-captain').profile.abilities).toEqual([{ name: 'jump-pack' }, { name: 'tactician', value: 2 }])
    expect(listing('judwan-medic').profile.abilities).toEqual([
      { name: 'energy-shield', value: 3 },
      { name: 'medic' },
      { name: 'non-combatant' },
    ])
    expect(listing('ten-ur-go').profile.abilities).toContainEqual({ name: 'vulnerable' })
  })

  test('every keyword in them is one of the rules’', () => {
    const known = new Set<string>([...ABILITIES, ...WEAPON_KEYWORDS])
    const used = [
      ...profiles.flatMap(({ abilities }) => abilities),
      ...Object.values(HOUSE.weapons).flatMap(({ weapon }) => weapon.keywords),
    ]
    expect(used.filter(({ name }) => !known.has(name))).toEqual([])
    expect(used.length).toBeGreaterThan(400)
  })
})

test('DZ-LOS-02: silhouettes go by Size; the drone is lower', () => {
  expect(listing('enforcer').profile.silhouette).toEqual({
    base: inches(0.49),
    body: inches(0.35),
    height: inches(1.3),
    eye: inches(1.15),
    pinned: inches(0.6),
  })
  expect(listing('enforcer-strider').profile.silhouette).toMatchObject({ base: inches(1.18), height: inches(2.7) })
  expect(listing('dog-drone').profile.silhouette).toMatchObject({ base: inches(0.49), height: inches(0.9), eye: inches(0.7) })
})

test('every profile has one of the sculptures, and every sculpture is somebody’s', () => {
  const used = new Set(profiles.map(({ sculpture }) => sculpture))
  expect([...used].sort()).toEqual([...SCULPTURES].sort())
})

test('DZ-IPL-01: sixteen tokens in the bag', () => {
  expect(BAG.reduce((sum, { count }) => sum + count, 0)).toBe(16)
})

test('every listed model can be fielded alone on paper, armed as it comes', () => {
  const fielded = listings.flatMap(({ profile, factions }) =>
    modelsOf({ faction: factions[0] ?? '', models: [{ model: profile.id }] }, HOUSE, RULED),
  )
  expect(fielded.length).toBe(158)
  for (const { profile } of fielded)
    expect([profile.id, profile.fight === null || profile.weapons.some(({ range }) => range === 'fight')]).toEqual([
      profile.id,
      true,
    ])
})
