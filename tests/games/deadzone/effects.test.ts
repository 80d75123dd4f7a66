/** Abilities, weapons' keywords, Special actions and used items (4.22 to 4.24). */
import { describe, expect, test } from 'vitest'
import { ABILITY } from '../../../src/games/deadzone/rules/abilities'
import { ARMY_SPECIALS } from '../../../src/games/deadzone/rules/abilities/army-specials'
import { ARMY_STRATAGEMS } from '../../../src/games/deadzone/rules/abilities/army-stratagems'
import { SPECIAL_ACTIONS } from '../../../src/games/deadzone/rules/abilities/special-actions'
import { kills } from '../../../src/games/deadzone/rules/facts/harm'
import { moverOf, speedOf } from '../../../src/games/deadzone/rules/facts/movers'
import { mostOf, routeOf } from '../../../src/games/deadzone/rules/facts/moves'
import { specialBar } from '../../../src/games/deadzone/rules/facts/specials'
import { ABILITIES, ITEM_KINDS, SPECIALS, WEAPON_KEYWORDS } from '../../../src/games/deadzone/rules/profile'
import { type DeadzonePlay, type Laid, laid, model, playing, special, weapon, whereIs, why, window } from './driver'

describe('every name of the data has an entry', () => {
  /** Rules that no text explains (annex A): named, without an effect. */
  const UNEXPLAINED = ['cloaking-device', 'communication-relay', 'recon-drone', 'swarm-lord']
  test('abilities, keywords and items', () => {
    const names: readonly string[] = [...ABILITIES, ...WEAPON_KEYWORDS, ...ITEM_KINDS]
    expect([...new Set(names.filter((name) => !ABILITY[name]))].sort()).toEqual(UNEXPLAINED)
    expect(names.length).toBeGreaterThan(90)
  })
  test('Army Specials', () => {
    const rerolls = ['stalwart', 'defender-of-the-star-realm', 'by-the-numbers', 'eye-in-the-sky']
    const known = [...ARMY_SPECIALS, ...ARMY_STRATAGEMS, ...SPECIAL_ACTIONS].map(({ name }) => name)
    expect(SPECIALS.filter((name) => !known.includes(name) && !rerolls.includes(name))).toEqual([])
  })
})

const pair: Laid = {
  models: { A1: { profile: 'enforcer', at: [9.8, 9.8] }, A2: { profile: 'enforcer', at: [11.3, 11.3], damage: 1 } },
}

test('DZ-SPC-01, Medi-Pack: all damage off the carrier or one in its cube; not with an enemy there', () => {
  const position: Laid = { ...pair, items: { t1: { kind: 'medi-pack', with: 'A1' } } }
  const play = special(position, 'medi-pack:t1>A2')
  expect([model(play, 'A2').damage, play.state.items.t1?.where]).toEqual([0, { at: 'gone' }])
  expect(play.state.active).toMatchObject({ typesUsed: ['special'], budget: 'short' })
  expect(why(position, 'medi-pack:t1>A1')).toBe('not-injured DZ-SPC-01')
  const near: Laid = { ...position, models: { ...pair.models, B1: { profile: 'warrior', at: [11.3, 9.8], pinned: true } } }
  expect(why(near, 'medi-pack:t1>A2')).toBe('enemy-in-its-cube 4.24')
})

test('DZ-SPC-01: a Special action taken back costs nothing; without any the menu says why', () => {
  const play = special({ ...pair, items: { t1: { kind: 'medi-pack', with: 'A1' } } }, 'back')
  expect(play.state.active?.typesUsed).toEqual([])
  expect(specialBar(laid(pair), 'A1')?.key).toBe('nothing-special')
})

test('Medic: one damage off one model in the cube, no Construct (4.23)', () => {
  const medic = { abilities: [{ name: 'medic' }] } as const
  const play = special(
    {
      models: {
        A1: { profile: 'enforcer', at: [9.8, 9.8], as: medic },
        A2: { profile: 'enforcer', at: [11.3, 11.3], damage: 1 },
      },
    },
    'medic:A2',
  )
  expect(model(play, 'A2').damage).toBe(0)
  const drone: Laid = {
    models: { A1: { profile: 'enforcer', at: [9.8, 9.8], as: medic }, A2: { profile: 'drone', at: [11.3, 11.3], damage: 1 } },
  }
  expect(why(drone, 'medic:A2')).toBe('not offered')
})

test('a Reload marker goes by a Special action of its own, or of a Loader beside (4.23)', () => {
  const own = special({ models: { A1: { profile: 'enforcer', at: '4-4-1', reload: ['cannon'] } } }, 'reload:cannon')
  expect(model(own, 'A1').reload).toEqual([])
  const loader = special(
    {
      models: {
        A1: { profile: 'enforcer', at: [9.8, 9.8], as: { abilities: [{ name: 'loader' }] } },
        A2: { profile: 'enforcer', at: [11.3, 11.3], reload: ['cannon'] },
      },
    },
    'load:cannon>A2',
  )
  expect(model(loader, 'A2').reload).toEqual([])
})

test('DZ-SHM-05, Tag: one more die for every shot of a Tag Rifle at the tagged (4.23)', () => {
  const as = { weapons: [weapon('tag-rifle', 6, 0, 'tag')] }
  const position: Laid = {
    models: {
      A1: { profile: 'enforcer', at: '1-4-1', as },
      B1: { profile: 'warrior', at: '4-4-1' },
      B2: { profile: 'warrior', at: '8-4-1' },
    },
  }
  expect(why(position, 'tag:B2')).toBe('beyond-range DZ-RNG-03')
  const play = special(position, 'tag:B1')
  expect(model(play, 'B1').tagged).toBe(true)
  const shot = playing(
    { ...position, models: { ...position.models, B1: { profile: 'warrior', at: '4-4-1', tagged: true } }, active: 'A1' },
    { call: 'shoot', local: { model: 'A1', by: 'A', how: 'action' } },
  ).answer('A', 'shoot what', 'shoot:tag-rifle>B1:normal')
  expect(shot.state.test?.attack.dice.total).toBe(6)
})

test('DZ-ACT-05: among standing enemies only BOOM! and Teleport are Special actions (FAQ-55b)', () => {
  const as = { abilities: [{ name: 'boom', value: 3 }, { name: 'teleport' }, { name: 'medic' }] } as const
  const position: Laid = {
    models: { A1: { profile: 'enforcer', at: [9.8, 9.8], damage: 1, as }, B1: { profile: 'warrior', at: [11.3, 11.3] } },
  }
  expect([why(position, 'boom:A1'), why(position, 'teleport:A1'), why(position, 'medic:A1')]).toEqual([
    'open',
    'open',
    'standing-enemies DZ-ACT-05',
  ])
  // Teleport is a long action (ERR).
  expect(why({ ...position, active: { model: 'A1', budget: 'short', typesUsed: ['move'] } }, 'teleport:A1')).toBe(
    'no-long-left DZ-ACT-01',
  )
  const play = special(position, 'boom:A1')
  expect(whereIs(play, 'A1')).toBeUndefined()
  expect(play.state.sides.B.ledger.map(({ points }) => points)).toEqual([2])
  expect(play.open).toEqual(['chance: attack dice'])
})

test('Rampage: once injured, a die at each activation (4.23)', () => {
  const as = { abilities: [{ name: 'rampage' }] } as const
  const raging = (damage: number, boosts: readonly { kind: string; until: 'activation' }[] = []): DeadzonePlay =>
    playing(
      {
        models: { A1: { profile: 'warrior', at: '4-4-1', damage, as, boosts }, B1: { profile: 'enforcer', at: '8-8-1' } },
        active: 'A1',
      },
      { call: 'activation effects', local: { model: 'A1', by: 'A' } },
    )
  expect(raging(0).open).toEqual([])
  expect(raging(1, [{ kind: 'no-rampage', until: 'activation' }]).open).toEqual([])
  expect(raging(1).roll('effect die', '2').state.active?.by).toBe('B')
  expect(raging(1).roll('effect die', '3').state.active?.by).toBe('A')
  expect(raging(1).roll('effect die', '7').open).toEqual(['A: move where'])
})

test('Rampage: led by the enemy it may fight and shoot its own side, and nobody is its friend (4.23)', () => {
  const position: Laid = {
    models: {
      A1: { profile: 'warrior', at: [9.8, 9.8] },
      A2: { profile: 'warrior', at: [11.3, 11.3] },
      A3: { profile: 'warrior', at: [9.8, 11.3] },
      A4: { profile: 'warrior', at: '7-4-1' },
    },
    active: { model: 'A1', by: 'B' },
  }
  const fight = playing(position, { call: 'fight action', local: { model: 'A1', by: 'B', how: 'action' } })
  expect(fight.options('fight with')).toEqual(['with:knife>A2', 'with:knife>A3'])
  fight.answer('B', 'fight with', 'with:knife>A2').answer('A', 'defend', 'survive')
  expect(fight.state.test?.attack.dice.total).toBe(3)
  const shoot = playing(position, { call: 'shoot', local: { model: 'A1', by: 'B', how: 'action' } })
  expect(shoot.options('shoot what')).toContain('shoot:hailstorm-rifle>A4:normal')
})

test('Remote: without an Engineer within three cubes it does nothing (4.23)', () => {
  const remote = { abilities: [{ name: 'remote' }] } as const
  const engineer = { abilities: [{ name: 'engineer' }] } as const
  const at = (cube: string) =>
    playing(
      {
        models: { A1: { profile: 'warrior', at: '4-4-1', as: remote }, A2: { profile: 'warrior', at: cube, as: engineer } },
        active: 'A1',
      },
      { call: 'activation effects', local: { model: 'A1', by: 'A' } },
    ).state.active?.over
  expect([at('7-4-1'), at('8-4-1')]).toEqual([false, true])
})

test('Smokescreen: once, at the start of an activation, smoke in its own cube (4.23)', () => {
  const as = { abilities: [{ name: 'toxic-smokescreen' }] } as const
  const play = window({ models: { A1: { profile: 'warrior', at: '4-4-1', as } } }, 'start', 'A1', ['A']).answer(
    'A',
    'use special',
    'use:toxic-smokescreen',
  )
  expect(play.state.smoke).toEqual([{ cube: '4-4-1', toxic: true }])
  expect([play.open, model(play, 'A1').used]).toEqual([[], ['toxic-smokescreen']])
})

test('Hammerfist comes down on an empty cube; who is around is thrown away and Pinned (4.23)', () => {
  const as = { abilities: [{ name: 'hammerfist' }] } as const
  const position: Laid = {
    models: { A1: { profile: 'enforcer', at: '1-1-1' }, A2: { profile: 'warrior', as }, B1: { profile: 'warrior', at: '4-4-1' } },
  }
  expect(why(position, 'hammerfist:A2>4-4-1')).toBe('not offered')
  const play = special(position, 'hammerfist:A2>3-4-1')
  expect([whereIs(play, 'A2'), model(play, 'A2').activated]).toEqual(['3-4-1', true])
  play.roll('attack dice', '4 4 1').roll('defence dice', '1 1 1')
  expect(play.open[0]).toMatch(/throw/)
})

test('DZ-CMD-11, Hammerfist: who is around may add DICE results before the impact is rolled (4.23)', () => {
  const as = { abilities: [{ name: 'hammerfist' }] } as const
  const position: Laid = {
    models: { A1: { profile: 'enforcer', at: '1-1-1' }, A2: { profile: 'warrior', as }, B1: { profile: 'warrior', at: '4-4-1' } },
    command: { A: 'DICE', B: 'DICE DICE' },
  }
  const play = special(position, 'hammerfist:A2>3-4-1')
  expect([play.decision('add dice').seat, play.open.length]).toEqual(['B', 1])
  play.answer('B', 'add dice', ['die:b1', 'die:b2']).roll('attack dice', '4 4 1')
  expect(play.state.test?.defence?.dice.total).toBe(5)
  expect(play.state.sides.B.command.every(({ spent }) => spent)).toBe(true)
  play.roll('defence dice', '8 8 1 1 1')
})

test('Mono-Wheel Scout Bike: a Vehicle of Speed 1-5 on the ground, of the rider’s own Size (4.24)', () => {
  const position: Laid = {
    models: { A1: { profile: 'enforcer', at: '1-4-1', as: { abilities: [] } }, B1: { profile: 'warrior', at: '8-8-1' } },
    items: { t1: { kind: 'mono-wheel', with: 'A1' } },
    floors: { '2-4-2': 'floor' },
    panels: { '2-4-1 W': 'full', '1-4-1 N': 'low' },
  }
  const state = laid(position)
  expect(speedOf(state, 'A1')).toEqual([1, 5])
  expect((['move', 'sprint', 'die'] as const).map((how) => mostOf(state, 'A1', how))).toEqual([1, 5, 1])
  expect(moverOf(state, 'A1')).toMatchObject({ vehicle: true, size: 1, jumpPack: false })
  const [move, sprint] = [routeOf(state, 'A1', 1, 'move'), routeOf(state, 'A1', 5, 'sprint')]
  expect(Object.keys(move.ends)).not.toContain('3-4-1')
  expect(Object.keys(sprint.ends)).toContain('6-4-1')
  expect(Object.keys(sprint.ends).filter((cube) => cube.endsWith('-2'))).toEqual([])
  // On foot it would have climbed, and is no Vehicle to weapons either.
  const foot = laid({ ...position, items: {} })
  expect(Object.keys(routeOf(foot, 'A1', 2, 'sprint').ends)).toContain('2-4-2')
  const shot = { model: 'A1', how: 'shot', weapon: weapon('venom', 5, 0, 'toxic') } as const
  expect([kills(state, shot, 1, 1), kills(foot, shot, 1, 1)]).toEqual([false, true])
})

test('Scour: an item is shipped out of the own zone for points (6.6)', () => {
  const position: Laid = {
    mission: 'scour',
    models: { A1: { profile: 'enforcer', at: '8-8-1' } },
    items: { t1: { kind: 'ammo', with: 'A1' } },
  }
  const play = special(position, 'ship:t1')
  expect(play.state.sides.A.ledger).toMatchObject([{ points: 2, why: 'shipped', of: 't1' }])
  expect(why({ ...position, models: { A1: { profile: 'enforcer', at: '4-4-1' } } }, 'ship:t1')).toBe('not-own-zone 6.6')
})

test('Sentry Gun: an Engineer unfolds it into a model that shoots without Command dice, and folds it; destroyed it is scrap (4.24)', () => {
  const engineer = { abilities: [{ name: 'engineer' }] } as const
  const position: Laid = {
    models: { A1: { profile: 'enforcer', at: '1-4-1', as: engineer }, B1: { profile: 'warrior', at: '4-4-1' } },
    items: { t1: { kind: 'sentry-gun', with: 'A1' } },
    command: { A: 'DICE SHOOT' },
  }
  const play = special(position, 'unfold:t1')
  const gun = 'A-sentry-t1'
  expect([whereIs(play, gun), model(play, 'A1').items, play.state.items.t1?.where]).toEqual(['1-4-1', [], { at: 'gone' }])
  const shot = play
    .goOn({ call: 'shoot', local: { model: gun, by: 'A', how: 'action' } })
    .answer('A', 'shoot what', 'shoot:heavy-rifle-sentry>B1:normal')
  expect(shot.open).toEqual(['chance: attack dice'])
  const folded = special(play, `fold:${gun}`)
  expect([whereIs(folded, gun), folded.state.items.t1?.where]).toEqual([undefined, { at: 'cube', cube: '1-4-1' }])
  const wrecked = play.goOn({ call: 'harm', local: { model: gun, potential: 1, ap: 0, how: 'shot' } })
  expect([whereIs(wrecked, gun), wrecked.state.items.t1?.worn]).toEqual([undefined, true])
})
