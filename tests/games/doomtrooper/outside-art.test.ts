/** The Art, Dark Symmetry and immunity where other rules meet them. Cases from the rulebook, not from the code. */
import { expect, test } from 'vitest'
import { judgeOf } from '../../../src/games/doomtrooper/rules/fx'
import {
  act,
  against,
  at,
  declined,
  doing,
  fight,
  isIn,
  laid,
  pairing,
  playing,
  rated,
  resolved,
  seatIn,
  strikes,
  uid,
} from './position'

test('DT-ART-08 AMB-15 AMB-19: a tainted warrior gains by no spell, not even its own', () => {
  const play = playing({
    A: {
      D: 9,
      hand: ['elemental_wall', 'presence', 'improve_self'],
      inPlay: ['archangel[tainted]', 'valkyrie', 'inquisitor[tainted]'],
    },
    B: { inPlay: ['necromutant'] },
  })
  fight(play, 'archangel', 'necromutant', 'fight')
  expect(against(play, 'A', 'play presence > archangel')).toBe('DT-ART-08')
  expect(against(play, 'A', 'play elemental_wall')).not.toBe('allowed')
  expect(against(play, 'A', 'play improve_self')).not.toBe('allowed')
})

test('DT-IMM-02: against one immune to the Art neither invulnerability nor speed is worth anything', () => {
  const play = playing({
    A: { hand: ['invulnerability', 'speed'], inPlay: ['mystic'] },
    B: { inPlay: ['alakhai_the_cunning', 'samurai'] },
  })
  act(play, 'A', 'play invulnerability')
  act(fight(play, 'mystic', 'alakhai_the_cunning', 'fight'), 'A', 'play speed')
  resolved(play)
  expect([strikes(play).length, at(play, 'mystic').wounded]).toEqual([2, true])
})

test('DT-MOD-02: the same spell counts once for a caster in one attack, also one for any time', () => {
  const play = playing({
    A: { hand: ['improve_self', 'improve_self'], inPlay: ['inquisitor'] },
    B: { inPlay: ['necromutant'] },
  })
  act(fight(play, 'inquisitor', 'necromutant', 'fight'), 'A', 'play improve_self')
  expect([rated(play, 'inquisitor', 'F'), against(play, 'A', 'play improve_self')]).toEqual([8, 'DT-CRD-11'])
  const ball = playing({
    A: { hand: ['elemental_ball', 'elemental_ball'], inPlay: ['archangel'] },
    B: { inPlay: ['necromutant'] },
  })
  act(fight(ball, 'archangel', 'necromutant', 'fight'), 'A', 'play elemental_ball').answer('A', 'how much', 1)
  expect(against(declined(ball), 'A', 'play elemental_ball')).toBe('DT-MOD-02')
  const two = playing({
    A: { hand: ['improve_self', 'improve_self'], inPlay: ['inquisitor', 'mystic'] },
    B: { inPlay: ['necromutant'] },
  })
  doing(fight(two, 'inquisitor', 'necromutant', 'fight'), 'A', 'play improve_self').answer('A', 'caster', uid(two, 'inquisitor'))
  declined(two)
  expect(against(two, 'A', 'play improve_self')).toBe('allowed')
  act(two, 'A', 'play improve_self')
  expect([rated(two, 'inquisitor', 'F'), rated(two, 'mystic', 'F')]).toEqual([8, 8])
})

test('DT-ART-04: the Keeper’s D count double, for the least a spell may cost too', () => {
  const play = playing({ A: { D: 1, hand: ['elemental_wall'], inPlay: ['keeper_of_the_art'] }, B: { inPlay: ['necromutant'] } })
  act(fight(play, 'keeper_of_the_art', 'necromutant', 'fight'), 'A', 'play elemental_wall')
  expect([rated(play, 'keeper_of_the_art', 'A'), seatIn(play, 'A').D]).toEqual([7, 0])
  const poor = playing({
    A: { D: 1, hand: ['item_vision', 'elemental_wall'], inPlay: ['keeper_of_the_art', 'mystic'] },
    B: { hand: ['infantry'], inPlay: ['necromutant'] },
  })
  expect(against(poor, 'A', 'play item_vision')).not.toBe('allowed')
})

test('DT-IMM-01 DT-SYM-03 AMB-14: Disrupt Power stops the other Gifts of its bearer, and takes no more', () => {
  const play = playing({
    A: { hand: ['resist_pain'], inPlay: ['child_of_ilian[disrupt_power,dark_fire]', 'heretic'] },
    B: { inPlay: ['samurai'] },
  })
  expect(rated(play, 'child_of_ilian', 'F')).toBe(1)
  expect([against(play, 'A', 'play resist_pain > child_of_ilian'), against(play, 'A', 'play resist_pain > heretic')]).toEqual([
    'DT-IMM-01',
    'allowed',
  ])
})

test('DT-IMM-01 DT-SYM-01 AMB-14: a tainted Clansman whom Gallagher protects receives no Gift', () => {
  const from = (more: readonly string[]) =>
    playing({ A: { hand: ['dark_fire', 'distort'], inPlay: ['clansman[tainted]', ...more] }, B: {} })
  expect(against(from(['sean_gallagher']), 'A', 'play dark_fire > clansman')).toBe('DT-IMM-01')
  expect([against(from([]), 'A', 'play dark_fire > clansman'), against(from([]), 'A', 'play distort > clansman')]).toEqual([
    'allowed',
    'DT-SYM-02',
  ])
})

test('DT-IMM-01 DT-CRD-01: Strength of Will stops the Gifts of others alone, and one’s own may still be bestowed', () => {
  const play = playing({
    A: { hand: ['strength_of_will', 'resist_pain'], inPlay: ['heretic[dark_fire]'] },
    B: { inPlay: ['heretic[terror]'] },
  })
  act(play, 'A', 'play strength_of_will')
  act(play, 'A', 'play resist_pain > heretic')
  fight(play, 'heretic', 'heretic#1', 'fight')
  expect([rated(play, 'heretic', 'F'), rated(play, 'heretic', 'A')]).toEqual([3, 3])
})

test('DT-ART-04 DT-IMM-01: D spent double names two for 3 D, and pain cannot hold one immune to Dark Symmetry', () => {
  const play = playing({
    A: { inPlay: ['samurai', 'tatsu', 'suicide_warhead', 'infantry'] },
    B: { D: 3, inPlay: ['nepharite_of_demnogonis[invoke_pain]'] },
    plain: ['tatsu'],
  })
  doing(play, 'A', 'attack')
  if (play.open.includes('A: before combatants')) play.answer('A', 'before combatants', 'pass')
  doing(play, 'B', 'use invoke_pain.0')
  if (play.open.includes('B: how much')) play.answer('B', 'how much', 2)
  const offered = play.options('which ones')
  expect(offered).not.toContain(uid(play, 'suicide_warhead'))
  declined(play.answer('B', 'which ones', [uid(play, 'samurai'), uid(play, 'tatsu')]))
  expect(['samurai', 'tatsu', 'infantry'].map((card) => pairing(play, card, 'nepharite_of_demnogonis'))).toEqual([
    'DT-ATR-01',
    'DT-ATR-01',
    'allowed',
  ])
  expect(seatIn(play, 'B').D).toBe(0)
})

test('DT-CRD-01 DT-ATR-01 DT-IMM-01: asleep until its sender’s next turn; nobody immune falls asleep', () => {
  const play = playing({
    A: { inPlay: ['screaming_legionnaire[sleep]'] },
    B: { inPlay: ['samurai', 'clansman', 'sean_gallagher'] },
    plain: ['screaming_legionnaire'],
  })
  expect(
    ['samurai', 'clansman', 'sean_gallagher'].map((card) => against(play, 'A', `use sleep.0 > ${card}`) === 'allowed'),
  ).toEqual([true, false, false])
  act(play, 'A', 'use sleep.0 > samurai')
  const theirs = act(playing({ ...play.state, active: 'B', step: 'actions', actionsLeft: 3 }), 'B', 'attack')
  expect([pairing(theirs, 'samurai', 'screaming_legionnaire'), pairing(theirs, 'clansman', 'screaming_legionnaire')]).toEqual([
    'DT-ATR-01',
    'allowed',
  ])
})

test('DT-IMM-01 DT-ATR-01: who becomes immune while asleep is awake for as long', () => {
  const play = playing({
    A: { inPlay: ['screaming_legionnaire[sleep]'] },
    B: { hand: ['strength_of_will'], inPlay: ['samurai', 'infantry'] },
    plain: ['screaming_legionnaire'],
  })
  act(play, 'A', 'use sleep.0 > samurai')
  const theirs = playing({ ...play.state, active: 'B', step: 'actions', actionsLeft: 3 })
  act(act(theirs, 'B', 'play strength_of_will'), 'B', 'attack')
  expect(pairing(theirs, 'samurai', 'screaming_legionnaire')).toBe('allowed')
})

test('DT-SYM-02 DT-ART-04 DT-CRD-01: Alakhai takes any Gift, those of Algeroth at any time, and pays half', () => {
  const play = playing({
    A: { inPlay: ['samurai'] },
    B: { D: 7, hand: ['distort', 'illusion'], inPlay: ['alakhai_the_cunning[illusion]', 'necromutant'] },
  })
  fight(play, 'samurai', 'alakhai_the_cunning', 'fight')
  expect([
    against(play, 'B', 'play distort > alakhai_the_cunning'),
    against(play, 'B', 'play illusion > alakhai_the_cunning'),
  ]).toEqual(['allowed', 'not offered'])
  act(play, 'B', 'play distort > alakhai_the_cunning')
  act(play, 'B', 'use illusion.0')
  expect([seatIn(play, 'B').D, at(play, 'alakhai_the_cunning').covered, isIn(play, 'distort')]).toEqual([5, true, true])
})

test('DT-SYM-02 DT-CRD-01: an Apostle’s Gift costs Billy 5 D, and nothing less', () => {
  const from = (D: number) => playing({ A: { D, hand: ['distort', 'dark_fire'], inPlay: ['billy'] }, B: {} })
  expect([4, 5].map((D) => against(from(D), 'A', 'play distort > billy') === 'allowed')).toEqual([false, true])
  expect(against(from(0), 'A', 'play dark_fire > billy')).toBe('allowed')
})

test('DT-CRD-01 AMB-17: nobody makes a Heretic of Nick Michaels', () => {
  const play = playing({ A: { hand: ['tainted'], inPlay: ['infantry'] }, B: { inPlay: ['agent_nick_michaels'] } })
  if (against(play, 'A', 'play tainted > agent_nick_michaels') === 'allowed') act(play, 'A', 'play tainted > agent_nick_michaels')
  expect(judgeOf(play.state).isLegion(uid(play, 'agent_nick_michaels'))).toBe(false)
})

test('DT-CRD-01 DT-STA-03: what a warrior lends to others is gone with it', () => {
  const from = laid({
    A: { D: 9, hand: ['elemental_wall'], inPlay: ['inquisitor', 'archangel[elemental_empathy]'] },
    B: { inPlay: ['necromutant'] },
  })
  expect(against(fight(playing(from), 'inquisitor', 'necromutant', 'fight'), 'A', 'play elemental_wall')).toBe('allowed')
  const inPlay = Object.fromEntries(Object.entries(from.inPlay).filter(([, one]) => one.card !== 'elemental_empathy'))
  expect(against(fight(playing({ ...from, inPlay }), 'inquisitor', 'necromutant', 'fight'), 'A', 'play elemental_wall')).toBe(
    'DT-ART-07',
  )
})

test('DT-IMM-02 DT-ART-04: immune to as many cards as were paid for, and to no more', () => {
  const play = playing({
    A: { inPlay: ['heretic[terror,blindness]'] },
    B: { D: 1, hand: ['mind_wall'], inPlay: ['samurai', 'archangel'] },
  })
  fight(play, 'heretic', 'samurai', 'fight')
  act(play, 'B', 'play mind_wall > samurai')
  declined(play.answer('B', 'which ones', [uid(play, 'terror')]))
  expect([rated(play, 'samurai', 'A'), rated(play, 'samurai', 'F')]).toEqual([3, 1])
})

test('DT-IMM-02 DT-CRD-01: an exorcised Gift of Algeroth slays nobody', () => {
  const play = playing({
    A: { inPlay: ['necromutant[dimensional_warp]'] },
    B: { D: 2, hand: ['exorcise_wound'], inPlay: ['samurai', 'sacred_warrior'] },
  })
  fight(play, 'necromutant', 'samurai', 'fight').answer('A', 'modify combat', 'pass')
  act(play, 'B', 'play exorcise_wound > samurai')
  declined(play.answer('B', 'which branch', 'branch:1'))
  resolved(play)
  expect([at(play, 'samurai').wounded, seatIn(play, 'B').D]).toEqual([true, 0])
})

test('DT-IMM-02 AMB-14: an illusion fools nobody immune to it; its D are spent', () => {
  const play = playing({ A: { inPlay: ['suicide_warhead'] }, B: { inPlay: ['callistonian_intruder[illusion]', 'heretic'] } })
  fight(play, 'suicide_warhead', 'callistonian_intruder', 'fight')
  act(play, 'B', 'use illusion.0')
  expect([at(play, 'callistonian_intruder').covered, play.open.includes('A: modify combat'), seatIn(play, 'B').D]).toEqual([
    undefined,
    true,
    2,
  ])
})

test('DT-SYM-01 DT-SYM-02: the Portal is for any Nepharite and for nobody else', () => {
  const play = playing({
    A: { hand: ['portal_of_dark_healing'], inPlay: ['nepharite_of_semai', 'necromutant', 'pretorian_stalker'] },
    B: {},
  })
  expect(
    ['nepharite_of_semai', 'necromutant', 'pretorian_stalker'].map((card) =>
      against(play, 'A', `play portal_of_dark_healing > ${card}`),
    ),
  ).toEqual(['allowed', 'DT-SYM-02', 'DT-SYM-02'])
})

test('DT-PER-02 DT-CRD-01: Mortificators slay for whoever commands them while any Crenshaw is in play', () => {
  const play = playing({ A: { inPlay: ['heretic', 'crenshaw_the_mortificator'] }, B: { inPlay: ['mortificator'] } })
  resolved(fight(play, 'heretic', 'mortificator', 'fight'))
  expect([play.state.dying.length, play.open]).toEqual([1, ['B: share points']])
})

test('DT-PER-02 DT-IMM-01: all Brotherhood members are immune while any Dominic is in play, and Valkyries by their own Laura', () => {
  const armour = (mine: readonly string[], theirs: readonly string[]) => {
    const play = playing({ A: { inPlay: ['heretic[terror]', ...mine] }, B: { inPlay: ['valkyrie', ...theirs] } })
    return rated(fight(play, 'heretic', 'valkyrie', 'fight'), 'valkyrie', 'A')
  }
  expect([armour(['cardinal_dominic'], []), armour(['blessed_vestal_laura'], []), armour([], ['blessed_vestal_laura'])]).toEqual([
    3, 2, 3,
  ])
})

test('DT-IMM-03 DT-SYM-05: what is printed on a warrior is no Dark Symmetry, what an Apostle gives is no general Gift', () => {
  const play = playing({
    A: { inPlay: ['blessed_legionnaire[deform]'] },
    B: { inPlay: ['venusian_ranger/wounded', 'suicide_warhead'] },
  })
  fight(play, 'blessed_legionnaire', 'venusian_ranger', 'fight')
  expect(rated(play, 'venusian_ranger', 'A')).toBe(2)
  const other = playing({ A: { inPlay: ['blessed_legionnaire[deform]'] }, B: { inPlay: ['sean_gallagher'] } })
  fight(other, 'blessed_legionnaire', 'sean_gallagher', 'fight')
  expect([
    rated(other, 'sean_gallagher', 'A'),
    judgeOf(other.state).keyword(uid(other, 'blessed_legionnaire'), 'SLAYER'),
  ]).toEqual([8, true])
})
