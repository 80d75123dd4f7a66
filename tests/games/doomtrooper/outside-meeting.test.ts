/** Helpers, missions, answers and durations where more than two rules meet. Cases from the rulebook, not from the code. */
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
  type Table,
  turned,
  uid,
} from './position'

const asked = (play: Table) =>
  play.snapshot.pending.filter(({ offer }) => !offer).map(({ seat, subject }) => `${seat}: ${subject}`)

test('DT-TAC-03 DT-RNF-01: who cannot take part in the tactic helps nobody in it', () => {
  const from = (helper: string) => ({
    A: { D: 7, hand: ['reinforcements'], inPlay: ['samurai', helper] },
    B: { inPlay: ['razide'] },
  })
  const can = (helper: string, tactic: 'fight' | 'shoot') =>
    against(fight(playing(from(helper)), 'samurai', 'razide', tactic), 'A', 'play reinforcements > samurai') === 'allowed'
  expect([can('rams_air_cavalry', 'shoot'), can('rams_air_cavalry', 'fight')]).toEqual([true, false])
  expect([can('infantry[foxhole]', 'shoot'), can('infantry[foxhole]', 'fight')]).toEqual([true, false])
})

test('DT-RNF-03 DT-MOD-02: a helper is a warrior of its own for what is played on it', () => {
  const play = playing({
    A: { D: 7, hand: ['reinforcements', 'take_aim', 'take_aim', 'evasive_action'], inPlay: ['samurai', 'infantry'] },
    B: { inPlay: ['razide'] },
  })
  act(fight(play, 'samurai', 'razide', 'fight'), 'A', 'play take_aim > samurai')
  arm(act(play, 'A', 'play reinforcements > samurai'), [])
  expect([against(play, 'A', 'play take_aim > samurai'), against(play, 'A', 'play take_aim > infantry')]).toEqual([
    'DT-MOD-02',
    'allowed',
  ])
  act(act(play, 'A', 'play take_aim > infantry'), 'A', 'play evasive_action > infantry')
  resolved(play).answer('B', 'whom to strike', uid(play, 'infantry'))
  expect(strikes(play)).toEqual(['samurai: 7 against 7 hits', 'razide: 9 against 4 hits'])
})

test('DT-RNF-04 AMB-40: reinforcements that are cancelled do not come and are paid for', () => {
  const play = playing({
    A: { D: 8, hand: ['reinforcements'], inPlay: ['samurai', 'infantry'] },
    B: { hand: ['miscommunication'], inPlay: ['razide'] },
  })
  act(doing(fight(play, 'samurai', 'razide', 'fight'), 'A', 'play reinforcements > samurai'), 'B', 'play miscommunication')
  expect([play.state.attack?.attacker?.helpers, seatIn(play, 'A').D]).toEqual([[], 1])
})

test('DT-RNF-03 DT-CRD-01: a helper on Ticker lives through the strike, and is hurt afterwards', () => {
  const play = playing({
    A: { D: 7, hand: ['reinforcements'], inPlay: ['samurai', 'infantry/wounded[ticker]'] },
    B: { inPlay: ['razide'] },
  })
  arm(act(fight(play, 'samurai', 'razide', 'fight'), 'A', 'play reinforcements > samurai'), [])
  act(play, 'A', 'use ticker.0')
  resolved(play).answer('B', 'whom to strike', uid(play, 'infantry'))
  declined(play)
  expect([strikes(play)[0], isIn(play, 'infantry'), asked(play).includes('B: share points')]).toEqual([
    'samurai: 7 against 7 hits',
    false,
    false,
  ])
})

test('DT-ATR-08 DT-CRD-01: a direct attack is a combat that can be enjoyed, too', () => {
  const play = playing({ A: { D: 0, hand: ['joy_of_victory'], inPlay: ['razide/wounded'] }, B: {} })
  declined(act(play, 'A', 'attack').answer('A', 'combatants', pair(play, 'razide', 'B')))
  play.answer('A', 'modify combat', 'pass').answer('B', 'modify combat', 'pass')
  play.answer('A', 'share points', [4, 0])
  expect(play.open).toContain('A: reaction')
  act(play, 'A', 'play joy_of_victory')
  expect([seatIn(play, 'A').P, seatIn(play, 'A').D, at(play, 'razide').wounded]).toEqual([4, 5, true])
})

test('DT-END-01 DT-CRD-01: what a retreat pays can be bamboozled before the match ends by it', () => {
  const play = playing({
    players: 3,
    A: { P: 22, inPlay: ['necromutant'] },
    B: { D: 0, hand: ['bamboozled'] },
    C: { hand: ['retreat'], inPlay: ['razide'] },
  })
  fight(play, 'necromutant', 'razide', 'fight').answer('A', 'modify combat', 'pass')
  const pending = () => play.open.includes('B: reaction')
  doing(play, 'C', 'play retreat > razide')
  while (!pending()) play.answer(play.snapshot.pending[0]?.seat as 'A', play.snapshot.pending[0]?.subject ?? '', 'pass')
  act(play, 'B', 'play bamboozled')
  expect([seatIn(play, 'A').P, seatIn(play, 'B').D, play.state.ending]).toEqual([22, 8, undefined])
})

test('DT-REW-01 DT-STA-02: the avenged killer may escape, and has earned its points', () => {
  const play = playing({
    A: { hand: ['narrow_escape'], inPlay: ['razide/wounded'] },
    B: { hand: ['sworn_vengeance'], inPlay: ['samurai/wounded'] },
  })
  fight(play, 'razide', 'samurai', 'fight').answer('A', 'modify combat', 'pass').answer('B', 'modify combat', 'pass')
  while (!play.open.includes('B: reaction')) play.answer('A', 'reaction', 'pass')
  doing(play, 'B', 'play sworn_vengeance')
  while (!against(play, 'A', 'play narrow_escape').startsWith('allowed')) {
    const [first] = play.snapshot.pending
    play.answer(first?.seat as 'A', first?.subject ?? '', 'pass')
  }
  act(play, 'A', 'play narrow_escape')
  shared(play, 'A', 3, 0)
  expect([
    at(play, 'razide').wounded,
    seatIn(play, 'A').P,
    seatIn(play, 'B').P,
    asked(play).some((one) => one.includes('share')),
  ]).toEqual([true, 3, 0, false])
})

test.each([
  ['nepharite_hunt', 'necromutant', 'DT-MIS-01'],
  ['nepharite_hunt', 'samurai', 'allowed'],
  ['fury_of_the_clansmen', 'blood_beret', 'DT-MIS-01'],
  ['fury_of_the_clansmen', 'sean_gallagher', 'allowed'],
  ['fifteen_minutes_of_fame', 'sean_gallagher', 'DT-MIS-01'],
  ['clan_infighting', 'samurai', 'DT-MIS-01'],
  ['clan_infighting', 'blood_beret', 'allowed'],
  ['suicide_mission', 'samurai', 'DT-MIS-04'],
  ['flush_out_the_coward', 'samurai', 'allowed'],
  ['destroy_squad', 'A', 'DT-MIS-04'],
  ['destroy_squad', 'B', 'allowed'],
])('DT-MIS-01 DT-MIS-04 AMB-29: %s on %s: %s', (mission, target, rule) => {
  const play = playing({
    A: { hand: [mission], forts: ['destroy_squad'], inPlay: ['samurai[suicide_mission]', 'necromutant'] },
    B: { inPlay: ['blood_beret', 'sean_gallagher'] },
  })
  expect(against(play, 'A', `play ${mission} > ${target}`)).toBe(rule)
})

test('DT-TAC-04 DT-MOD-03: turned on one that cannot take part in this tactic, the attack is over', () => {
  const play = playing({
    A: { inPlay: ['necromutant'] },
    B: { hand: ['greater_hypnosis'], inPlay: ['samurai', 'archangel', 'rams_air_cavalry'] },
  })
  fight(play, 'necromutant', 'samurai', 'fight').answer('A', 'modify combat', 'pass')
  act(play, 'B', 'play greater_hypnosis > rams_air_cavalry')
  expect([play.state.attack, play.state.actionsLeft, play.last('attack-called-off').why]).toEqual([undefined, 0, 'no tactic'])
})

test('DT-ART-06 DT-CRD-01: until the start of one’s next turn: through the others’ turns, and no longer', () => {
  const play = turned({
    players: 3,
    active: 'C',
    A: { hand: ['improve_self', 'heavy_fog'], inPlay: ['mystic'] },
    B: { inPlay: ['necromutant'] },
    C: { inPlay: ['hatamoto'] },
  })
  const idle = (seat: 'A' | 'B' | 'C') => {
    if (play.open.includes(`${seat}: before drawing`)) play.answer(seat, 'before drawing', 'proceed')
    play.answer(seat, 'action', 'end').answer(seat, 'discard cards', [])
  }
  act(act(play, 'A', 'play improve_self'), 'A', 'play heavy_fog')
  idle('A')
  play.answer('B', 'before drawing', 'proceed')
  fight(play, 'necromutant', 'hatamoto', 'fight')
  expect([play.state.attack?.tactic, play.last('tactic-set').tactic, rated(play, 'mystic', 'F')]).toEqual(['fight', 'fight', 8])
  resolved(play)
  play.answer('B', 'discard cards', [])
  idle('C')
  expect([play.state.active, rated(play, 'mystic', 'F')]).toEqual(['A', 4])
})

test('DT-ACT-05 DT-COV-06: who left cover in another’s turn may attack in its own', () => {
  const play = turned({
    active: 'B',
    A: { inPlay: ['infantry'] },
    B: { hand: ['inspired'], inPlay: ['~samurai', 'necromutant'] },
  })
  play.answer('A', 'before drawing', 'proceed')
  act(act(act(play, 'B', 'play inspired'), 'B', 'uncover samurai'), 'B', 'end')
  play.answer('A', 'action', 'end').answer('A', 'discard cards', []).answer('B', 'before drawing', 'proceed')
  act(play, 'B', 'attack')
  expect(pairing(play, 'samurai', 'infantry')).toBe('allowed')
})

test('DT-ATK-03 DT-ATK-07: an attack that finds nobody is an attack; the extra one is still there', () => {
  const play = playing({ A: { hand: ['blood_lust', 'blind_fury'], inPlay: ['clansman'] }, B: { inPlay: ['blood_beret'] } })
  act(act(play, 'A', 'play blood_lust'), 'A', 'attack')
  expect([play.last('attack-called-off').why, against(play, 'A', 'meditate'), against(play, 'A', 'attack')]).toEqual([
    'no pair',
    'DT-ACT-01',
    'allowed',
  ])
  doing(play, 'A', 'attack')
  act(play, 'A', 'play blind_fury > clansman')
  expect(pairing(play, 'clansman', 'blood_beret')).toBe('allowed')
})

test('DT-CRD-01 AMB-11: fury lasts for the combat and not for the next one', () => {
  const play = playing({
    A: { hand: ['blood_lust', 'blind_fury'], inPlay: ['sgt_mcbride', 'clansman', 'necromutant'] },
    B: { inPlay: ['blood_beret'] },
  })
  act(play, 'A', 'play blood_lust')
  doing(play, 'A', 'attack')
  expect(against(play, 'A', 'play blind_fury > sgt_mcbride')).not.toBe('allowed')
  act(play, 'A', 'play blind_fury > clansman')
  resolved(fight(play, 'clansman', 'blood_beret', 'shoot'))
  act(play, 'A', 'attack')
  expect([pairing(play, 'clansman', 'blood_beret'), pairing(play, 'necromutant', 'blood_beret')]).toEqual([
    'DT-ATR-02',
    'allowed',
  ])
})

test('DT-CRD-01 DT-ATR-01: a suggestion names the attacker, who chooses whom; nobody immune to the Art follows it', () => {
  const play = playing({
    A: { inPlay: ['samurai', 'tatsu', 'nepharite_of_ilian'] },
    B: { D: 9, hand: ['suggestion'], inPlay: ['mortificator', 'necromutant', 'infantry'] },
  })
  doing(play, 'A', 'attack')
  if (play.open.includes('A: before combatants')) play.answer('A', 'before combatants', 'pass')
  expect(
    ['samurai', 'nepharite_of_ilian', 'infantry'].map((card) => against(play, 'B', `play suggestion > ${card}`) === 'allowed'),
  ).toEqual([true, false, false])
  act(play, 'B', 'play suggestion > samurai')
  expect(['necromutant', 'infantry'].map((card) => pairing(play, 'samurai', card))).toEqual(['allowed', 'allowed'])
  expect(['tatsu', 'nepharite_of_ilian'].map((card) => pairing(play, card, 'infantry'))).toEqual(['DT-CRD-01', 'DT-CRD-01'])
})

test('DT-PER-02 DT-COV-03 DT-HIT-10: what Personalities lend is lent in cover, to enemies too, and ends with them', () => {
  const from = laid({ A: { inPlay: ['blood_beret', '~sgt_mcbride', 'infantry'] }, B: { inPlay: ['blood_beret', 'necromutant'] } })
  const play = playing(from)
  expect([rated(play, 'blood_beret', 'F'), rated(play, 'blood_beret', 'S', 1), rated(play, 'sgt_mcbride', 'F')]).toEqual([
    5, 5, 5,
  ])
  const inPlay = Object.fromEntries(Object.entries(from.inPlay).filter(([, one]) => one.card !== 'sgt_mcbride'))
  expect(rated(playing({ ...from, inPlay }), 'blood_beret', 'F', 1)).toBe(4)
})

test('DT-HIT-05 DT-CRD-01: two Pretorian Stalkers are stronger in combat, and one of them with a scythe much more', () => {
  const play = playing({
    A: { inPlay: ['pretorian_stalker[scythe_of_semai]', 'pretorian_stalker', 'samurai'] },
    B: { inPlay: ['tatsu'] },
  })
  expect(rated(play, 'pretorian_stalker', 'S')).toBe(3)
  fight(play, 'pretorian_stalker', 'tatsu', 'shoot', ['scythe_of_semai'])
  expect(rated(play, 'pretorian_stalker', 'S')).toBe(13)
  expect(
    against(
      playing({ A: { hand: ['dark_fire'], inPlay: ['pretorian_stalker'] }, B: {} }),
      'A',
      'play dark_fire > pretorian_stalker',
    ),
  ).toBe('DT-SYM-02')
})

test('DT-CRD-01 DT-MIS-04: the Hatamoto’s own mission pays, its last one too', () => {
  const play = playing({
    A: { inPlay: ['razide'] },
    B: { inPlay: ['hatamoto/wounded[suicide_mission]', 'samurai'] },
  })
  resolved(fight(play, 'razide', 'hatamoto', 'fight'))
  shared(play, 'A', 4, 0)
  expect(seatIn(play, 'B').P).toBe(4)
})
