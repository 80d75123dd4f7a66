/** Equipment, vehicles and fortifications where other rules meet them. Cases from the rulebook, not from the code. */
import { expect, test } from 'vitest'
import {
  act,
  against,
  arm,
  at,
  declined,
  doing,
  fight,
  isIn,
  pair,
  playing,
  rated,
  resolved,
  seatIn,
  strikes,
  uid,
} from './position'

test('DT-CRD-08 DT-CRD-01: who gains nothing from fortifications is none the better for any, and not protected by one', () => {
  const play = playing({ A: { inPlay: ['samurai'] }, B: { forts: ['fukido'], inPlay: ['young_guard[portable_force_shield]'] } })
  fight(play, 'samurai', 'young_guard', 'shoot')
  expect(rated(play, 'young_guard', 'A')).toBe(3)
})

test('DT-CRD-08 DT-CRD-01: from the air no fortification helps, against the air it does', () => {
  const attack = playing({
    A: { inPlay: ['rams_air_cavalry'] },
    B: { forts: ['longshore'], inPlay: ['samurai[foxhole,portable_force_shield,combat_armor]'] },
  })
  fight(attack, 'rams_air_cavalry', 'samurai', 'shoot')
  expect(rated(attack, 'samurai', 'A')).toBe(4)
  const defend = playing({
    A: { forts: ['longshore'], inPlay: ['samurai[portable_force_shield]'] },
    B: { inPlay: ['rams_air_cavalry'] },
  })
  fight(defend, 'samurai', 'rams_air_cavalry', 'shoot')
  expect(rated(defend, 'samurai', 'A')).toBe(11)
})

test('DT-CRD-08 DT-CRD-01: a kit blows up a city that protects the opponent, and it protects nobody any more', () => {
  const play = playing({
    A: { inPlay: ['samurai[demolition_kit]'] },
    B: { forts: ['fukido', 'heimburg'], inPlay: ['clansman', 'young_guard'] },
  })
  fight(play, 'samurai', 'clansman', 'fight')
  act(play, 'A', 'use demolition_kit.0')
  expect([isIn(play, 'fukido'), isIn(play, 'heimburg'), rated(play, 'clansman', 'A')]).toEqual([false, true, 3])
  const idle = playing({ A: { inPlay: ['samurai[demolition_kit]'] }, B: { forts: ['fukido'], inPlay: ['young_guard'] } })
  fight(idle, 'samurai', 'young_guard', 'fight')
  expect(against(idle, 'A', 'use demolition_kit.0')).toBe('not offered')
})

test('DT-CRD-06 DT-STA-02: first aid is for one’s own side of the war, at any time, and too late for the dead', () => {
  const play = playing({
    A: { inPlay: ['razide'] },
    B: { inPlay: ['necromutant[first_aid_kit]', 'heretic/wounded', 'samurai/wounded', 'centurion/wounded'] },
  })
  fight(play, 'razide', 'heretic', 'fight')
  doing(play, 'B', 'use first_aid_kit.0')
  expect(play.options('which ones').toSorted()).toEqual([uid(play, 'heretic'), uid(play, 'centurion')].toSorted())
  declined(play.answer('B', 'which ones', [uid(play, 'heretic')]))
  resolved(play)
  expect([at(play, 'heretic').wounded, isIn(play, 'first_aid_kit'), seatIn(play, 'B').discard]).toEqual([
    true,
    false,
    ['first_aid_kit'],
  ])
})

test('DT-CRD-06 DT-EQP-05: an empty rifle is no use as a spear either: its bayonet is part of it', () => {
  const play = playing({
    A: { hand: ['bayonet'], inPlay: ['blood_beret[la_plasma_carbine]'] },
    B: { hand: ['out_of_ammo'], inPlay: ['necromutant'] },
  })
  act(play, 'A', 'play bayonet > la_plasma_carbine')
  fight(play, 'blood_beret', 'necromutant', 'fight', ['la_plasma_carbine']).answer('A', 'modify combat', 'pass')
  expect(rated(play, 'blood_beret', 'F')).toBe(6)
  act(play, 'B', 'play out_of_ammo > la_plasma_carbine')
  expect(rated(play, 'blood_beret', 'F')).toBe(4)
})

test('DT-HIT-06 DT-MOD-02: automatic fire doubles what the gun gives in either tactic, once', () => {
  const play = playing({
    A: { hand: ['automatic_fire', 'automatic_fire'], inPlay: ['blood_beret[ac40_justifier]'] },
    B: { inPlay: ['razide'] },
  })
  fight(play, 'blood_beret', 'razide', 'fight', ['ac40_justifier'])
  act(play, 'A', 'play automatic_fire > ac40_justifier')
  expect([rated(play, 'blood_beret', 'F'), against(play, 'A', 'play automatic_fire > ac40_justifier')]).toEqual([10, 'DT-MOD-02'])
})

test('DT-EQP-03 DT-CRD-04: a freelancer pays for what is reserved to Imperial, not for what merely comes from there', () => {
  const play = playing({
    A: {
      D: 2,
      hand: ['hmg_charger', 'clansman_claymore', 'imperial_doomlord', 'violator_sword'],
      inPlay: ['ex_imperial_freelancer'],
    },
    B: {},
  })
  expect(
    ['hmg_charger', 'clansman_claymore', 'imperial_doomlord', 'violator_sword'].map(
      (card) => against(play, 'A', `play ${card} > ex_imperial_freelancer`) === 'allowed',
    ),
  ).toEqual([true, false, false, false])
  act(play, 'A', 'play hmg_charger > ex_imperial_freelancer')
  expect(seatIn(play, 'A').D).toBe(2)
})

test('DT-EQP-03 AMB-19: a second corporation opens its vehicles, swords and cities', () => {
  const play = playing({
    A: {
      hand: ['t32_wolfclaw', 'violator_sword', 'clansman_claymore', 'scalper'],
      forts: ['heimburg', 'fukido'],
      inPlay: ['clansman[spoke_in_the_cog]'],
    },
    B: { inPlay: ['samurai'] },
  })
  expect(
    ['t32_wolfclaw', 'violator_sword', 'clansman_claymore', 'scalper'].map((card) =>
      against(play, 'A', `play ${card} > clansman`),
    ),
  ).toEqual(['allowed', 'allowed', 'allowed', 'DT-EQP-03'])
  expect(rated(play, 'clansman', 'A')).toBe(7)
})

test('DT-HIT-05 DT-HIT-07: of two handguns one may run dry, the other fires on', () => {
  const play = playing({
    A: { inPlay: ['blood_beret[punisher_handgun,sherman_bolter]'] },
    B: { hand: ['out_of_ammo'], inPlay: ['razide'] },
  })
  fight(play, 'blood_beret', 'razide', 'shoot', ['punisher_handgun', 'sherman_bolter']).answer('A', 'modify combat', 'pass')
  expect(rated(play, 'blood_beret', 'S')).toBe(7)
  act(play, 'B', 'play out_of_ammo > sherman_bolter')
  expect(rated(play, 'blood_beret', 'S')).toBe(5)
})

test('DT-HIT-10 AMB-13: whatever the order of playing, printed values are doubled and then added to', () => {
  const play = playing({
    A: { hand: ['improve_self', 'take_aim'], forts: ['the_cathedral'], inPlay: ['mystic[composite_armor,sherman_bolter]'] },
    B: { inPlay: ['razide'] },
  })
  fight(play, 'mystic', 'razide', 'fight', ['sherman_bolter'])
  act(act(play, 'A', 'play take_aim > mystic'), 'A', 'play improve_self')
  expect([rated(play, 'mystic', 'F'), rated(play, 'mystic', 'A'), rated(play, 'mystic', 'V')]).toEqual([11, 14, 10])
})

test('DT-HIT-05 DT-HIT-07 DT-HIT-10: a vehicle lost in the combat doubles nothing any more, and no weapon takes its place', () => {
  const play = playing({
    A: { hand: ['malfunction'], inPlay: ['razide'] },
    B: { inPlay: ['bauhaus_blitzer[t32_wolfclaw,violator_sword]'] },
  })
  fight(play, 'razide', 'bauhaus_blitzer', 'fight', ['t32_wolfclaw'])
  expect((['F', 'A', 'V'] as const).map((stat) => rated(play, 'bauhaus_blitzer', stat))).toEqual([6, 6, 6])
  act(play, 'A', 'play malfunction > t32_wolfclaw')
  arm(play, ['violator_sword'])
  expect((['F', 'A', 'V'] as const).map((stat) => rated(play, 'bauhaus_blitzer', stat))).toEqual([3, 3, 3])
})

test('DT-CRD-01 DT-ATK-02: an attacker may slip away in smoke, too, and his attack is over', () => {
  const play = playing({ A: { inPlay: ['samurai[smoke_bomb]'] }, B: { inPlay: ['razide'] } })
  act(play, 'A', 'attack').answer('A', 'combatants', pair(play, 'samurai', 'razide'))
  act(play, 'A', 'use smoke_bomb.0')
  expect([play.state.attack, play.state.actionsLeft, isIn(play, 'smoke_bomb'), at(play, 'samurai').wounded]).toEqual([
    undefined,
    0,
    false,
    undefined,
  ])
})

test('DT-CRD-01 DT-HIT-06: whoever may not begin a Fight may be fought, with what the hole costs', () => {
  const play = playing({ A: { inPlay: ['necromutant'] }, B: { inPlay: ['samurai[foxhole]'] } })
  resolved(fight(play, 'necromutant', 'samurai', 'fight'))
  expect(strikes(play)).toEqual(['necromutant: 4 against 5 misses', 'samurai: 1 against 4 misses'])
})

test('DT-EQP-06 DT-CRD-06: combat armour is no suit of armour; a force shield neither; a suit of armour is one', () => {
  const play = playing({
    A: { hand: ['combat_armor', 'portable_force_shield', 'blessed_armor'], inPlay: ['samurai[composite_armor,combat_armor]'] },
    B: {},
  })
  expect(
    ['combat_armor', 'portable_force_shield', 'blessed_armor'].map((card) => against(play, 'A', `play ${card} > samurai`)),
  ).toEqual(['allowed', 'allowed', 'DT-EQP-06'])
})

test('DT-SYM-01 DT-EQP-03 AMB-19: the tainted bear what is for the Dark Legion and what is for Doomtroopers', () => {
  const play = playing({
    A: { hand: ['curator_sword', 'kratach', 'ticker', 'blessed_armor'], inPlay: ['samurai[tainted]', 'mortificator[tainted]'] },
    B: {},
  })
  expect(
    ['curator_sword', 'kratach', 'ticker', 'blessed_armor'].map((card) => against(play, 'A', `play ${card} > samurai`)),
  ).toEqual(['allowed', 'allowed', 'allowed', 'allowed'])
  expect(against(play, 'A', 'play ticker > mortificator')).toBe('DT-EQP-03')
})
