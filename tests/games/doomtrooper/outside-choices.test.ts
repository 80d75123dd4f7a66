/** X and targets where there are fewer than named, limits of things, and warriors that effects show. Cases from the rulebook, not from the code. */
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
  laid,
  pair,
  pairing,
  playing,
  rated,
  resolved,
  seatIn,
  shared,
  strikes,
  turned,
  uid,
} from './position'

test('DT-RNF-01 DT-ART-04: with one that could help, one is paid for', () => {
  const play = playing({
    A: { D: 30, hand: ['reinforcements'], inPlay: ['samurai', 'infantry', 'heretic'] },
    B: { inPlay: ['razide'] },
  })
  fight(play, 'samurai', 'razide', 'fight')
  act(play, 'A', 'play reinforcements > samurai')
  expect([seatIn(play, 'A').D, play.state.attack?.attacker?.helpers]).toEqual([23, [uid(play, 'infantry')]])
})

test('DT-RNF-01 DT-ART-04: with nobody that could help, or without 7 D, there are no reinforcements', () => {
  const alone = playing({ A: { D: 30, hand: ['reinforcements'], inPlay: ['samurai', 'heretic'] }, B: { inPlay: ['razide'] } })
  fight(alone, 'samurai', 'razide', 'fight')
  expect(against(alone, 'A', 'play reinforcements > samurai')).not.toBe('allowed')
  const poor = playing({ A: { D: 6, hand: ['reinforcements'], inPlay: ['samurai', 'infantry'] }, B: { inPlay: ['razide'] } })
  fight(poor, 'samurai', 'razide', 'fight')
  expect(against(poor, 'A', 'play reinforcements > samurai')).toBe('DT-ART-04')
})

test('DT-ART-04 DT-PLY-01: a hand for each 4 D, as many as there are opponents, of whom one says which', () => {
  const play = playing({
    players: 3,
    A: { D: 20, hand: ['item_vision', 'item_vision'], inPlay: ['valkyrie'] },
    B: { hand: ['take_aim'] },
    C: { hand: ['evasive_action'] },
  })
  doing(play, 'A', 'play item_vision')
  expect(play.decision('how much').choice).toMatchObject({ least: 1, most: 2 })
  play.answer('A', 'how much', 1)
  declined(play).answer('A', 'which opponent', ['C'])
  expect(play.state.looks.map(({ at }) => at)).toEqual(['C'])
  doing(play, 'A', 'play item_vision').answer('A', 'how much', 2)
  declined(play)
  expect([play.state.looks.map(({ at }) => at), seatIn(play, 'A').D]).toEqual([['C', 'B', 'C'], 8])
})

test('DT-ART-04 DT-CRD-01: pain for more than there are holds all there are, one’s own too', () => {
  const play = playing({
    active: 'B',
    A: { D: 30, inPlay: ['heretic[invoke_pain]'] },
    B: { inPlay: ['samurai'] },
  })
  doing(play, 'B', 'attack')
  doing(play, 'A', 'use invoke_pain.0').answer('A', 'how much', 3)
  declined(play)
  expect([play.last('attack-called-off').why, seatIn(play, 'A').D, play.state.effects[0]?.who]).toEqual([
    'no pair',
    21,
    [uid(play, 'heretic'), uid(play, 'samurai')],
  ])
})

test('DT-ART-04 DT-IMM-02: a wall against three cards keeps off the two that there are, and no later one', () => {
  const play = turned({
    active: 'B',
    A: { D: 9, hand: ['mind_wall'], inPlay: ['archangel', 'samurai'] },
    B: { hand: ['blindness'], inPlay: ['necromutant[terror,dark_fire]'] },
  })
  play.answer('A', 'before drawing', 'proceed')
  doing(play, 'A', 'play mind_wall > samurai').answer('A', 'how much', 3)
  declined(play)
  expect([seatIn(play, 'A').D, play.state.effects[0]?.only]).toEqual([6, [uid(play, 'terror'), uid(play, 'dark_fire')]])
  resolved(fight(play, 'samurai', 'necromutant', 'fight'))
  expect(strikes(play)).toEqual(['samurai: 3 against 4 misses', 'necromutant: 4 against 3 hits'])
  if (play.open.includes('A: action')) act(play, 'A', 'end')
  if (play.open.includes('A: discard cards')) play.answer('A', 'discard cards', [])
  if (play.open.includes('B: before drawing')) play.answer('B', 'before drawing', 'proceed')
  act(play, 'B', 'play blindness > necromutant')
  fight(play, 'necromutant', 'samurai', 'fight')
  expect(rated(play, 'samurai', 'F')).toBe(1)
})

test('DT-ART-04: who spends double pays half, rounded up, of what a spell lists', () => {
  const play = playing({
    A: { D: 5, hand: ['elemental_wall', 'presence'], inPlay: ['keeper_of_the_art'] },
    B: { inPlay: ['necromutant'] },
  })
  fight(play, 'keeper_of_the_art', 'necromutant', 'fight')
  doing(play, 'A', 'play elemental_wall')
  expect(play.decision('how much').choice).toMatchObject({ least: 1, most: 5 })
  play.answer('A', 'how much', 3)
  declined(play)
  expect([seatIn(play, 'A').D, rated(play, 'keeper_of_the_art', 'A')]).toEqual([2, 11])
  doing(play, 'A', 'play presence > keeper_of_the_art').answer('A', 'how much', 3)
  declined(play)
  expect([seatIn(play, 'A').D, rated(play, 'keeper_of_the_art', 'A')]).toEqual([0, 14])
})

test('DT-CRD-01 DT-REW-01: without a Legionnaire left in the reserve the kill pays all the same', () => {
  const from = laid({ A: { inPlay: ['nepharite_of_semai'] }, B: { inPlay: ['samurai', 'infantry'] } })
  const bare = { ...from, seats: { ...from.seats, A: { ...seatIn({ state: from } as never, 'A'), reserve: [] } } }
  const play = playing(bare)
  resolved(fight(play, 'nepharite_of_semai', 'samurai', 'fight'))
  shared(play, 'A', 3, 0)
  expect([seatIn(play, 'A').P, isIn(play, 'legionnaire_of_semai')]).toEqual([3, false])
})

test('DT-CRD-01 DT-ART-04: a sharpshooter shoots better as often as it is paid for, in that combat only', () => {
  const play = playing({ A: { D: 9, inPlay: ['samurai[sharpshooter]'] }, B: { inPlay: ['razide'] } })
  fight(play, 'samurai', 'razide', 'shoot')
  doing(play, 'A', 'use sharpshooter.0').answer('A', 'how much', 1)
  declined(play)
  doing(play, 'A', 'use sharpshooter.0').answer('A', 'how much', 2)
  declined(play)
  expect([rated(play, 'samurai', 'S'), seatIn(play, 'A').D]).toEqual([6, 3])
  resolved(play)
  expect(rated(play, 'samurai', 'S')).toBe(3)
})

test('DT-CRD-01 AMB-42: Fay and Klaus once per combat; the Callistonian heals only what is wounded', () => {
  const play = playing({
    A: { D: 20, hand: ['infantry'], inPlay: ['fay_and_klaus'] },
    B: { D: 20, inPlay: ['callistonian_intruder'] },
  })
  expect(against(play, 'B', 'use callistonian_intruder.0')).toBe('not offered')
  fight(play, 'fay_and_klaus', 'callistonian_intruder', 'fight')
  act(play, 'A', 'use fay_and_klaus.1')
  expect([rated(play, 'fay_and_klaus', 'F'), rated(play, 'fay_and_klaus', 'V'), seatIn(play, 'A').D]).toEqual([6, 8, 15])
  expect(against(play, 'A', 'use fay_and_klaus.1')).toBe('not offered')
  resolved(play)
  expect([at(play, 'callistonian_intruder').wounded, rated(play, 'fay_and_klaus', 'F')]).toEqual([true, 3])
  act(play, 'B', 'use callistonian_intruder.0')
  expect([at(play, 'callistonian_intruder').wounded, seatIn(play, 'B').D]).toEqual([undefined, 14])
})

test('DT-CRD-01 DT-IMM-03: what is printed on a warrior is no Dark Symmetry: Demnogonis’ Nepharite heals for 7 D', () => {
  const play = playing({ A: { D: 7, inPlay: ['nepharite_of_demnogonis/wounded'] }, B: {} })
  act(play, 'A', 'use nepharite_of_demnogonis.2')
  expect([seatIn(play, 'A').D, at(play, 'nepharite_of_demnogonis').wounded]).toEqual([0, undefined])
})

test('DT-ACT-05 DT-CRD-01: the three actions of a portal may be those granted at once', () => {
  const play = playing({
    A: {},
    B: { hand: ['inspired'], inPlay: ['nepharite_of_ilian/wounded[portal_of_dark_healing]'] },
  })
  act(play, 'B', 'play inspired')
  act(play, 'B', 'use portal_of_dark_healing.0')
  expect([at(play, 'nepharite_of_ilian').wounded, play.open[0]]).toEqual([undefined, 'A: action'])
})

test('DT-HIT-05 DT-HIT-10: a Doomlord doubles no F, and A in either tactic', () => {
  const play = playing({ A: { inPlay: ['clansman[imperial_doomlord,clansman_claymore]'] }, B: { inPlay: ['necromutant'] } })
  fight(play, 'clansman', 'necromutant', 'fight', ['imperial_doomlord'])
  expect([rated(play, 'clansman', 'F'), rated(play, 'clansman', 'A'), rated(play, 'clansman', 'V')]).toEqual([5, 6, 6])
})

test('DT-EQP-03 DT-CRD-01: an Archangel flies what is reserved to Imperial; RAMS carries nothing', () => {
  const play = playing({
    A: { hand: ['imperial_doomlord', 't32_wolfclaw', 'combat_armor'], inPlay: ['archangel', 'mystic', 'rams_air_cavalry'] },
    B: {},
  })
  expect(
    [
      'imperial_doomlord > archangel',
      'imperial_doomlord > mystic',
      't32_wolfclaw > archangel',
      'combat_armor > rams_air_cavalry',
    ].map((move) => against(play, 'A', `play ${move}`)),
  ).toEqual(['allowed', 'DT-EQP-03', 'DT-EQP-03', 'DT-EQP-03'])
})

test('DT-HIT-06 DT-CRD-01: out of ammunition are guns in use, of the other side, and no blades, tanks or guns that hang there', () => {
  const play = playing({
    A: { hand: ['out_of_ammo'], inPlay: ['blood_beret[sherman_bolter]'] },
    B: { inPlay: ['necromutant[curator_sword,kratach,punisher_handgun]'] },
  })
  fight(play, 'blood_beret', 'necromutant', 'fight', ['sherman_bolter', 'punisher_handgun'])
  expect(
    ['sherman_bolter', 'curator_sword', 'kratach', 'punisher_handgun'].map(
      (weapon) => against(play, 'A', `play out_of_ammo > ${weapon}`) === 'allowed',
    ),
  ).toEqual([false, false, false, true])
})

test('DT-HIT-05 DT-CRD-01: two handguns together, a handgun and a rifle not', () => {
  const play = playing({
    A: { inPlay: ['blood_beret[sherman_bolter,punisher_handgun,ac40_justifier,clansman_claymore]'] },
    B: { inPlay: ['necromutant'] },
  })
  act(play, 'A', 'attack').answer('A', 'combatants', pair(play, 'blood_beret', 'necromutant'))
  declined(play).answer('A', 'tactic', 'fight')
  const pairsOf = play.options('weapons').filter((id) => id.includes('+'))
  expect(pairsOf).toEqual([`with:${uid(play, 'sherman_bolter')}+${uid(play, 'punisher_handgun')}`])
  arm(play, ['sherman_bolter', 'punisher_handgun'])
  expect(rated(play, 'blood_beret', 'F')).toBe(7)
})

test('DT-DIC-04 DT-STA-02 AMB-30: one that is killed in its hiding is seen, and paid for', () => {
  const given = (D: number) => ({
    A: { inPlay: ['screaming_legionnaire', 'screaming_legionnaire', 'screaming_legionnaire'] },
    B: { D, P: 4, inPlay: ['?samurai/wounded', 'razide'] },
  })
  const rich = playing(given(5))
  act(rich, 'A', 'use screaming_legionnaire.1')
  expect([isIn(rich, 'samurai'), seatIn(rich, 'B').D, seatIn(rich, 'B').P]).toEqual([false, 2, 4])
  const poor = playing(given(1))
  act(poor, 'A', 'use screaming_legionnaire.1')
  expect([isIn(poor, 'samurai'), seatIn(poor, 'B').D, seatIn(poor, 'B').P]).toEqual([false, 0, 2])
})

test('DT-DIC-04 DT-COV-06 AMB-16: a spell shows its hidden caster; it stays in cover and still may not attack', () => {
  const play = playing({
    A: { D: 9, hand: ['speed', 'mind_wall'], inPlay: ['?archangel', 'infantry'] },
    B: { inPlay: ['heretic'] },
  })
  doing(play, 'A', 'play mind_wall > infantry')
  if (play.open.includes('A: caster')) play.answer('A', 'caster', uid(play, 'archangel'))
  if (play.open.includes('A: how much')) play.answer('A', 'how much', 1)
  declined(play)
  act(play, 'A', 'attack')
  expect([at(play, 'archangel').covered, pairing(play, 'archangel', 'heretic')]).toEqual([true, 'DT-COV-03'])
})

test('DT-DIC-04 DT-ATR-10 DT-CRD-01: attacked from hiding, what stands on its card counts from then on', () => {
  const play = playing({
    A: { inPlay: ['necromutant[terror]'] },
    B: { D: 9, forts: ['the_cathedral'], inPlay: ['?archangel', 'cardinal_dominic'] },
  })
  fight(play, 'necromutant', 'archangel', 'fight')
  expect([seatIn(play, 'B').D, rated(play, 'archangel', 'A')]).toEqual([6, 5])
  resolved(play)
  expect(strikes(play)[0]).toBe('necromutant: 4 against 8 misses')
})

test('DT-MIS-01 DT-EQP-01 DT-CRD-11: nothing to aim at, nothing to play', () => {
  const play = playing({
    A: { D: 9, hand: ['discovered', 'malfunction', 'first_aid_kit', 'nepharite_hunt', 'clan_infighting'], inPlay: ['heretic'] },
    B: { inPlay: ['razide'] },
  })
  expect(
    ['nepharite_hunt > razide', 'clan_infighting > razide', 'first_aid_kit > heretic'].map(
      (move) => against(play, 'A', `play ${move}`) === 'allowed',
    ),
  ).toEqual([false, false, true])
  expect(play.open.some((one) => one === 'A: any time')).toBe(false)
})

test('DT-CRD-06 DT-EQP-05: a bayonet goes on a gun that only shoots, and goes with it', () => {
  const play = playing({
    A: { hand: ['bayonet', 'malfunction'], inPlay: ['samurai[la_plasma_carbine,sherman_bolter]'] },
    B: { inPlay: ['razide'] },
  })
  expect([
    against(play, 'A', 'play bayonet > sherman_bolter') === 'allowed',
    against(play, 'A', 'play bayonet > la_plasma_carbine'),
  ]).toEqual([false, 'allowed'])
  act(play, 'A', 'play bayonet > la_plasma_carbine')
  act(play, 'A', 'play malfunction > la_plasma_carbine')
  expect(seatIn(play, 'A').discard.toSorted()).toEqual(['bayonet', 'la_plasma_carbine', 'malfunction'])
})

test('DT-MOD-02 DT-CRD-11: two items of one warrior may fail in one attack; each card is about its item', () => {
  const play = playing({
    A: { hand: ['malfunction', 'malfunction'], inPlay: ['razide'] },
    B: { inPlay: ['samurai[combat_armor,composite_armor]'] },
  })
  fight(play, 'razide', 'samurai', 'fight')
  act(play, 'A', 'play malfunction > combat_armor')
  expect(against(play, 'A', 'play malfunction > composite_armor')).toBe('allowed')
})
void turned
