/** Attacks where rules meet: redirections, windows, tactics, extra attacks, bans and direct attacks. Cases from the rulebook, not from the code. */
import { expect, test } from 'vitest'
import {
  act,
  against,
  arm,
  at,
  declined,
  doing,
  effect,
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
  uid,
} from './position'

test('DT-ATR-01 DT-MOD-03 AMB-32: nobody could attack a comrade, so no Lesser Hypnosis turns him on one', () => {
  const play = playing({
    A: { inPlay: ['samurai', 'necromutant'] },
    B: { hand: ['lesser_hypnosis'], inPlay: ['heretic', 'mortificator', 'centurion'] },
  })
  fight(play, 'samurai', 'heretic', 'fight').answer('A', 'modify combat', 'pass')
  expect(against(play, 'B', 'play lesser_hypnosis > centurion')).toBe('allowed')
  expect(against(play, 'B', 'play lesser_hypnosis > necromutant')).not.toBe('allowed')
})

test('DT-ATR-01 DT-ATR-06: one that cannot be attacked is no new defender, and still bars a direct attack', () => {
  const from = laid({
    A: { inPlay: ['samurai'] },
    B: { hand: ['lesser_hypnosis'], inPlay: ['heretic', 'mortificator', 'centurion'] },
  })
  const sleeping = (card: string) =>
    effect({ k: 'ban', who: 't', act: 'be_attacked' }, 'A', 'sleep', { who: [uid({ state: from }, card)] })
  const play = playing({ ...from, effects: [sleeping('centurion')] })
  fight(play, 'samurai', 'heretic', 'fight').answer('A', 'modify combat', 'pass')
  expect(against(play, 'B', 'play lesser_hypnosis > centurion')).not.toBe('allowed')
  const all = laid({ A: { inPlay: ['samurai'] }, B: { inPlay: ['centurion'] } })
  const asleep = playing({
    ...all,
    effects: [effect({ k: 'ban', who: 't', act: 'be_attacked' }, 'A', 'sleep', { who: [uid({ state: all }, 'centurion')] })],
  })
  expect(act(asleep, 'A', 'attack').last('attack-called-off').why).toBe('no pair')
})

test('DT-IMM-02 AMB-14: a spell changes no combat of one immune to the Art, and is spent', () => {
  const play = playing({
    A: { inPlay: ['nepharite_of_algeroth'] },
    B: { hand: ['lesser_hypnosis'], inPlay: ['samurai', 'mortificator', 'infantry', 'nepharite_of_ilian'] },
  })
  fight(play, 'nepharite_of_algeroth', 'samurai', 'fight').answer('A', 'modify combat', 'pass')
  expect(against(play, 'B', 'play lesser_hypnosis > nepharite_of_ilian')).toBe('DT-IMM-01')
  act(play, 'B', 'play lesser_hypnosis > infantry')
  expect([play.state.attack?.defender?.main, seatIn(play, 'B').discard]).toEqual([uid(play, 'samurai'), ['lesser_hypnosis']])
})

test('DT-MOD-03 DT-MOD-05: the caster remains holder where somebody else’s side changes hands', () => {
  const play = playing({
    players: 3,
    A: { hand: ['greater_hypnosis'], inPlay: ['necromutant', 'archangel'] },
    B: { hand: ['evasive_action'], inPlay: ['samurai'] },
    C: { hand: ['evasive_action'], inPlay: ['infantry'] },
  })
  act(fight(play, 'necromutant', 'samurai', 'fight'), 'A', 'play greater_hypnosis > infantry')
  arm(play, [])
  expect([play.state.attack?.holder, play.state.attack?.defender?.seat, play.open]).toEqual(['A', 'C', ['A: modify combat']])
  play.answer('A', 'modify combat', 'pass')
  expect([play.open, against(play, 'C', 'play evasive_action > infantry')]).toEqual([['C: modify combat'], 'allowed'])
})

test('DT-MOD-03: who commands both sides closes the window with one pass', () => {
  const play = playing({
    A: { hand: ['greater_hypnosis'], inPlay: ['necromutant', 'archangel', 'samurai'] },
    B: { inPlay: ['infantry'] },
  })
  act(fight(play, 'necromutant', 'infantry', 'fight'), 'A', 'play greater_hypnosis > samurai')
  arm(play, [])
  expect(play.open).toEqual(['A: modify combat'])
  play.answer('A', 'modify combat', 'pass')
  expect(strikes(play)).toEqual(['necromutant: 4 against 3 hits', 'samurai: 3 against 4 misses'])
  expect([at(play, 'samurai').wounded, at(play, 'infantry').wounded]).toEqual([true, undefined])
})

test('DT-HIT-07 DT-MOD-02 DT-TAC-04: with the tactic weapons change, once, and only where both can take part', () => {
  const from = {
    A: { hand: ['tactical_advantage', 'tactical_advantage'], inPlay: ['blood_beret[hmg_charger,sherman_bolter]'] },
    B: { hand: ['out_of_ammo'], inPlay: ['necromutant', 'rams_air_cavalry'] },
  }
  const play = fight(playing(from), 'blood_beret', 'necromutant', 'fight', ['sherman_bolter'])
  act(play, 'A', 'play tactical_advantage')
  expect(play.open).toContain('A: weapons')
  arm(play, ['hmg_charger'])
  expect([rated(play, 'blood_beret', 'S'), against(play, 'A', 'play tactical_advantage')]).toEqual([9, 'DT-MOD-02'])
  const off = fight(playing(from), 'blood_beret', 'necromutant', 'fight', ['sherman_bolter']).answer('A', 'modify combat', 'pass')
  act(off, 'B', 'play out_of_ammo > sherman_bolter').answer('B', 'modify combat', 'pass')
  act(off, 'A', 'play tactical_advantage')
  arm(off, ['hmg_charger', 'sherman_bolter'])
  expect(rated(off, 'blood_beret', 'S')).toBe(9)
  expect(off.state.attack?.inUse[uid(off, 'blood_beret')]).toEqual([uid(off, 'hmg_charger')])
  const rams = playing({ A: { hand: ['tactical_advantage'], inPlay: ['necromutant'] }, B: { inPlay: ['rams_air_cavalry'] } })
  fight(rams, 'necromutant', 'rams_air_cavalry', 'shoot')
  expect(against(rams, 'A', 'play tactical_advantage')).not.toBe('allowed')
})

test('DT-HIT-07: a weapon lost in the middle of the attack is not replaced', () => {
  const play = playing({
    A: { inPlay: ['blood_beret[hmg_charger,la_plasma_carbine]'] },
    B: { hand: ['malfunction'], inPlay: ['necromutant'] },
  })
  fight(play, 'blood_beret', 'necromutant', 'shoot', ['hmg_charger'])
  act(play, 'B', 'play malfunction > hmg_charger')
  expect([rated(play, 'blood_beret', 'S'), play.open.includes('A: weapons')]).toEqual([4, false])
})

test('DT-RES-03 DT-IMM-02: a first strike that wounds nobody is answered', () => {
  const missed = playing({ A: { hand: ['surprise_attack'], inPlay: ['samurai'] }, B: { inPlay: ['necromutant'] } })
  resolved(act(fight(missed, 'samurai', 'necromutant', 'fight'), 'A', 'play surprise_attack'))
  expect(strikes(missed)).toEqual(['samurai: 3 against 4 misses', 'necromutant: 4 against 3 hits'])
  const unhurt = playing({ A: { hand: ['surprise_attack'], inPlay: ['necromutant'] }, B: { inPlay: ['samurai[ticker]'] } })
  act(fight(unhurt, 'necromutant', 'samurai', 'fight'), 'A', 'play surprise_attack').answer('A', 'modify combat', 'pass')
  resolved(act(unhurt, 'B', 'use ticker.0'))
  expect(strikes(unhurt)).toEqual(['necromutant: 4 against 3 hits', 'samurai: 5 against 4 hits'])
  const ignored = playing({ A: { inPlay: ['nepharite_of_ilian[time_death]'] }, B: { inPlay: ['suicide_warhead'] } })
  resolved(fight(ignored, 'nepharite_of_ilian', 'suicide_warhead', 'fight'))
  expect(ignored.last('struck').strikes.map(({ hits }) => hits)).toEqual([true, true])
})

test('DT-MOD-02 AMB-11: one Ambush for a combat, unless the first is cancelled', () => {
  const from = {
    A: { hand: ['miscommunication'], inPlay: ['samurai'] },
    B: { hand: ['ambush', 'ambush'], inPlay: ['infantry'] },
  }
  const play = fight(playing(from), 'samurai', 'infantry', 'fight').answer('A', 'modify combat', 'pass')
  act(play, 'B', 'play ambush')
  expect(against(play, 'B', 'play ambush')).toBe('DT-MOD-02')
  const other = fight(playing(from), 'samurai', 'infantry', 'fight').answer('A', 'modify combat', 'pass')
  doing(other, 'B', 'play ambush')
  act(other, 'A', 'play miscommunication')
  expect(against(other, 'B', 'play ambush')).toBe('allowed')
})

test('DT-ATK-01 DT-ATK-03: one attack, one more by each card, and no fourth', () => {
  const play = playing({ A: { hand: ['blood_lust', 'initiative'], inPlay: ['tatsu'] }, B: { inPlay: ['razide'] } })
  act(act(play, 'A', 'play blood_lust'), 'A', 'play initiative')
  for (let attacks = 0; attacks < 3; attacks++) {
    expect(against(play, 'A', 'attack')).toBe('allowed')
    resolved(fight(play, 'tatsu', 'razide', 'shoot'))
  }
  expect(play.state.step).not.toBe('actions')
})

test('DT-ATR-01 DT-COV-06 DT-CRD-01: fury lifts affiliations, not what keeps a warrior out of any attack', () => {
  const furious = (clansman: string) => {
    const from = laid({
      A: { hand: ['blind_fury'], inPlay: [clansman, 'infantry'] },
      B: { inPlay: ['blood_beret', 'young_guard'] },
    })
    const who = [uid({ state: from }, 'young_guard')]
    const play = playing({ ...from, effects: [effect({ k: 'ban', who: 't', act: 'be_attacked' }, 'A', 'sleep', { who })] })
    if (clansman.startsWith('~')) act(play, 'A', 'uncover clansman')
    act(doing(play, 'A', 'attack'), 'A', 'play blind_fury > clansman')
    return ['blood_beret', 'young_guard'].map((theirs) => pairing(play, 'clansman', theirs))
  }
  expect(furious('clansman')).toEqual(['allowed', 'DT-ATR-01'])
  expect(furious('~clansman')).toEqual(['DT-COV-06', 'DT-COV-06'])
})

test.each([
  [['cardinal_dominic', 'razide'], ['necromutant'], 'cardinal_dominic', 'necromutant', 'DT-ATR-01'],
  [['cardinal_dominic'], ['razide', 'pretorian_stalker'], 'cardinal_dominic', 'razide', 'allowed'],
  [['cardinal_dominic'], ['razide', 'pretorian_stalker'], 'cardinal_dominic', 'pretorian_stalker', 'allowed'],
  [['cardinal_dominic', 'infantry'], [], 'cardinal_dominic', 'B', 'DT-ATR-01'],
  [['etoiles_mortant', 'necromutant'], [], 'etoiles_mortant', 'B', 'DT-ATR-01'],
  [['etoiles_mortant', 'infantry'], [], 'etoiles_mortant', 'B', 'allowed'],
  [['archangel'], [], 'archangel', 'B', 'allowed'],
  [['infantry[tainted]', 'necromutant'], ['cardinal_dominic'], 'infantry', 'cardinal_dominic', 'DT-ATR-01'],
  [['heretic', 'necromutant'], ['cardinal_dominic'], 'heretic', 'cardinal_dominic', 'DT-ATR-01'],
  [['heretic', 'necromutant'], ['cardinal_dominic'], 'necromutant', 'cardinal_dominic', 'allowed'],
  [['clansman[spoke_in_the_cog]', 'necromutant'], ['bauhaus_blitzer'], 'clansman', 'bauhaus_blitzer', 'DT-ATR-02'],
  [['clansman[spoke_in_the_cog]', 'necromutant'], ['blood_beret'], 'clansman', 'blood_beret', 'DT-ATR-02'],
  [['clansman[spoke_in_the_cog]'], ['samurai'], 'clansman', 'samurai', 'allowed'],
  [['agent_nick_michaels', 'necromutant'], ['mortificator'], 'agent_nick_michaels', 'mortificator', 'DT-ATR-03'],
  [['agent_nick_michaels'], ['ex_imperial_freelancer'], 'agent_nick_michaels', 'ex_imperial_freelancer', 'allowed'],
  [['archangel', 'necromutant'], ['agent_nick_michaels'], 'archangel', 'agent_nick_michaels', 'DT-ATR-04'],
])(
  'DT-ATR-02 DT-ATR-03 DT-ATR-04 DT-CRD-01 AMB-07 AMB-18 AMB-19: of %j against %j, %s attacks %s: %s',
  (mine, theirs, who, whom, rule) => {
    const play = act(playing({ A: { inPlay: mine }, B: { inPlay: theirs } }), 'A', 'attack')
    expect(pairing(play, who, whom)).toBe(rule)
  },
)

test('DT-CRD-01 DT-ATR-06: who must attack the Dark Legion attacks no player while he can', () => {
  const play = act(playing({ players: 3, A: { inPlay: ['sean_gallagher'] }, C: { inPlay: ['necromutant'] } }), 'A', 'attack')
  expect([pairing(play, 'sean_gallagher', 'B'), pairing(play, 'sean_gallagher', 'necromutant')]).toEqual(['DT-CRD-01', 'allowed'])
})

test.each([
  ['mystic', 'improve_self', 5],
  ['clansman[imperial_doomlord]', undefined, 2],
  ['fay_and_klaus', 'use', 4],
])('DT-ATR-08 AMB-09: %s attacks a player directly (%s): %i points', (who, play_, points) => {
  const card = who.replace(/\[.*/, '')
  const play = playing({ A: { D: 9, hand: ['improve_self', 'tactical_advantage'], inPlay: [who] }, B: {} })
  if (play_ === 'improve_self') act(play, 'A', 'play improve_self')
  act(play, 'A', 'attack').answer('A', 'combatants', pair(play, card, 'B'))
  declined(play)
  expect(against(play, 'A', 'play tactical_advantage')).not.toBe('allowed')
  if (play_ === 'use') act(play, 'A', 'use fay_and_klaus.1')
  resolved(play)
  shared(play, 'A', points, 0)
  expect(seatIn(play, 'A').P).toBe(points)
})

test('DT-ATR-08 DT-TAC-04: without a tactic left for anybody a player can still be attacked', () => {
  const from = laid({ A: { inPlay: ['razide'] }, B: {} })
  const off = (act: 'shoot' | 'fight', id: number) =>
    effect({ k: 'ban', who: { of: 'any', is: ['type:warrior'] }, act }, 'B', 'chasm', { id })
  const play = act(playing({ ...from, effects: [off('shoot', 9001), off('fight', 9002)] }), 'A', 'attack')
  declined(play.answer('A', 'combatants', pair(play, 'razide', 'B')))
  shared(resolved(play), 'A', 4, 0)
  expect(seatIn(play, 'A').P).toBe(4)
})

test('DT-CRD-01 DT-END-01: who retreats pays the other side of the combat, which may end the match', () => {
  const play = playing({
    players: 3,
    A: { P: 22, inPlay: ['necromutant'] },
    B: { P: 2 },
    C: { hand: ['retreat'], inPlay: ['razide'] },
  })
  fight(play, 'necromutant', 'razide', 'fight').answer('A', 'modify combat', 'pass')
  act(play, 'C', 'play retreat > razide')
  expect([seatIn(play, 'A').P, seatIn(play, 'B').P]).toEqual([26, 2])
  const direct = playing({ players: 3, A: { hand: ['retreat'], inPlay: ['razide'] }, C: {} })
  declined(act(direct, 'A', 'attack').answer('A', 'combatants', pair(direct, 'razide', 'C')))
  act(direct, 'A', 'play retreat > razide')
  expect([seatIn(direct, 'B').P, seatIn(direct, 'C').P, direct.state.attack]).toEqual([0, 4, undefined])
})

test('DT-TAC-03 DT-TAC-04: fog that rises while the tactic is being chosen leaves the other, or none', () => {
  const from = {
    A: { inPlay: ['necromutant'] },
    B: { hand: ['heavy_fog', 'chasm'], inPlay: ['samurai'] },
  }
  const play = act(playing(from), 'A', 'attack')
  declined(play.answer('A', 'combatants', pair(play, 'necromutant', 'samurai')))
  act(play, 'B', 'play heavy_fog')
  expect([play.state.attack?.tactic, play.open.includes('A: tactic')]).toEqual(['fight', false])
  const none = playing(from)
  act(none, 'B', 'play chasm')
  act(none, 'A', 'attack')
  declined(none.answer('A', 'combatants', pair(none, 'necromutant', 'samurai')))
  act(none, 'B', 'play heavy_fog')
  expect([none.state.attack, none.state.actionsLeft, isIn(none, 'samurai')]).toEqual([undefined, 0, true])
})
