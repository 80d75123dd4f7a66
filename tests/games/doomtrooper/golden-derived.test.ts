/** Golden cases of the specification, second half (DT-G27 to DT-G52). */
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
  turned,
  uid,
} from './position'

test('DT-G27 DT-DRW-05 DT-END-02 DT-GOL-03: with all piles empty the match is over at once', () => {
  const play = turned({
    active: 'B',
    A: { P: 12, hand: ['infantry', 'infantry', 'infantry', 'infantry'], pile: ['samurai', 'samurai', 'samurai'] },
    B: { P: 15, exhausted: true },
  })
  play.answer('A', 'before drawing', 'proceed')
  expect([seatIn(play, 'A').hand.length, play.state.ending, play.outcome?.winners]).toEqual([7, 'exhausted', ['B']])
})

test('DT-G28 DT-DRW-04 DT-END-03 AMB-22: two empty turns, and one is out', () => {
  const play = turned({ active: 'A', A: { inPlay: ['infantry'] }, B: { exhausted: true, D: 0 } })
  const pass = (seat: 'A' | 'B') => {
    if (play.open.includes(`${seat}: before drawing`)) play.answer(seat, 'before drawing', 'proceed')
    if (play.open.includes(`${seat}: action`)) play.answer(seat, 'action', 'end')
    if (play.open.includes(`${seat}: discard cards`)) play.answer(seat, 'discard cards', [])
  }
  pass('B')
  expect(seatIn(play, 'B').emptyTurns).toBe(1)
  pass('A')
  pass('B')
  expect([seatIn(play, 'B').eliminated, play.state.ending, play.outcome?.winners]).toEqual([true, 'last player', ['A']])
})

test.each([
  [3, 2, 25, 'points'],
  [2, 3, 24, undefined],
] as const)('DT-G29 DT-REW-03 DT-END-01 DT-GOL-02: %i P and %i D of a kill of V 5', (P, D, total, ending) => {
  const play = turned({ active: 'B', A: { P: 22, inPlay: ['razide'] }, B: { inPlay: ['centurion/wounded'] } }).answer(
    'A',
    'before drawing',
    'proceed',
  )
  resolved(fight(play, 'razide', 'centurion', 'fight'))
  shared(play, 'A', P, D)
  expect([seatIn(play, 'A').P, play.state.ending]).toEqual([total, ending])
  if (ending) expect(play.outcome?.winners).toEqual(['A'])
})

test('DT-G30 DT-END-01: what answers the gain comes before the end', () => {
  const play = turned({
    active: 'B',
    A: { P: 23, inPlay: ['razide'] },
    B: { D: 0, hand: ['bamboozled'], inPlay: ['necromutant/wounded'] },
  })
  play.answer('A', 'before drawing', 'proceed')
  resolved(fight(play, 'razide', 'necromutant', 'fight'))
  play.answer('A', 'share points', [4, 0])
  expect([play.open, play.state.ending]).toEqual([['B: reaction'], undefined])
  act(play, 'B', 'play bamboozled')
  expect([seatIn(play, 'A').P, seatIn(play, 'B').D, play.state.ending]).toEqual([23, 8, undefined])
})

test('DT-G31 DT-ART-01 DT-ART-03 DT-ART-05 DT-ART-07: a personal spell needs its caster in the combat', () => {
  const play = playing({
    A: { inPlay: ['necromutant'] },
    B: { hand: ['elemental_wall', 'presence'], inPlay: ['bauhaus_blitzer', 'archangel', 'valkyrie'] },
  })
  fight(play, 'necromutant', 'bauhaus_blitzer', 'fight').answer('A', 'modify combat', 'pass')
  expect(against(play, 'B', 'play elemental_wall')).toBe('DT-ART-07')
  doing(play, 'B', 'play presence > bauhaus_blitzer').answer('B', 'how much', 2)
  resolved(declined(play))
  expect([seatIn(play, 'B').D, strikes(play)[0]]).toEqual([3, 'necromutant: 4 against 5 misses'])
})

test.each([
  [[], [true, true]],
  [['ambush'], [true, undefined]],
  [
    ['ambush', 'surprise_attack'],
    [true, true],
  ],
])('DT-G32 DT-RES-03 AMB-31: with %j played', (cards, wounded) => {
  const play = playing({ A: { inPlay: ['samurai'] }, B: { inPlay: ['bauhaus_blitzer'], hand: cards } })
  fight(play, 'samurai', 'bauhaus_blitzer', 'fight').answer('A', 'modify combat', 'pass')
  for (const card of cards) act(play, 'B', `play ${card}`)
  resolved(play)
  expect([at(play, 'samurai').wounded, at(play, 'bauhaus_blitzer').wounded]).toEqual(wounded)
})

test('DT-G33 DT-CRD-01 DT-ATR-01: who must attack the Dark Legion does so while it can be attacked', () => {
  const from = laid({ A: { inPlay: ['sean_gallagher'] }, B: { inPlay: ['necromutant', 'samurai'] } })
  const play = act(playing(from), 'A', 'attack')
  expect([pairing(play, 'sean_gallagher', 'samurai'), pairing(play, 'sean_gallagher', 'necromutant')]).toEqual([
    'DT-CRD-01',
    'allowed',
  ])
  const asleep = effect({ k: 'ban', who: 't', act: 'be_attacked' }, 'B', 'sleep', { who: [uid({ state: from }, 'necromutant')] })
  const other = act(playing({ ...from, effects: [asleep] }), 'A', 'attack')
  expect(pairing(other, 'sean_gallagher', 'samurai')).toBe('allowed')
})

test.each([
  ['clansman', 'blood_beret', 'DT-ATR-02'],
  ['clansman', 'infantry', 'allowed'],
  ['infantry', 'mortificator', 'DT-ATR-03'],
  ['mortificator', 'infantry', 'allowed'],
  ['archangel', 'infantry', 'DT-ATR-04'],
  ['necromutant', 'centurion', 'allowed'],
])('DT-G34 DT-ATR-02 DT-ATR-03 DT-ATR-04 DT-ATR-05 AMB-26: %s attacks %s: %s', (attacker, defender, rule) => {
  const play = act(playing({ A: { inPlay: [attacker] }, B: { inPlay: [defender] } }), 'A', 'attack')
  // Where no pair is left the attack is over.
  if (rule !== 'allowed') expect(play.last('attack-called-off').why).toBe('no pair')
  else expect(pairing(play, attacker, defender)).toBe(rule)
  const beside = act(playing({ A: { inPlay: [attacker, 'necromutant'] }, B: { inPlay: [defender] } }), 'A', 'attack')
  expect(pairing(beside, attacker, defender)).toBe(rule)
})

test('DT-G35 DT-ATR-10 AMB-04: attacking the unknown is a risk; the next time it is known', () => {
  const play = playing({ A: { inPlay: ['clansman'] }, B: { D: 6, inPlay: ['?blood_beret', 'samurai'] } })
  act(play, 'A', 'attack').answer('A', 'combatants', pair(play, 'clansman', 'blood_beret'))
  expect([seatIn(play, 'B').D, play.state.attack, play.events.some(({ type }) => type === 'struck')]).toEqual([
    2,
    undefined,
    false,
  ])
  expect(at(play, 'blood_beret')).toMatchObject({ covered: true, zone: 'squad' })
  const again = act(playing({ ...play.state, step: 'actions', active: 'A', attacked: false, actionsLeft: 1 }), 'A', 'attack')
  expect(pairing(again, 'clansman', 'blood_beret')).toBe('DT-ATR-02')
})

test('DT-G36 DT-MIS-01 DT-MIS-02 DT-MIS-04 DT-STA-03 AMB-33: a mission pays who commands its warrior, and goes back to its owner', () => {
  const play = playing({
    A: { hand: ['suicide_mission'], inPlay: ['necromutant'] },
    B: { inPlay: ['samurai/wounded[combat_armor]'] },
  })
  act(play, 'A', 'play suicide_mission > samurai')
  resolved(fight(play, 'necromutant', 'samurai', 'fight'))
  shared(play, 'A', 3, 0)
  expect([seatIn(play, 'B').P, seatIn(play, 'A').P]).toEqual([3, 3])
  expect([seatIn(play, 'A').discard, [...seatIn(play, 'B').discard].sort()]).toEqual([
    ['suicide_mission'],
    ['combat_armor', 'samurai'],
  ])
})

test('DT-G37 DT-SYM-04: never two of the same Gift on one warrior', () => {
  const play = playing({ A: { hand: ['dark_fire'], inPlay: ['heretic[dark_fire]', 'heretic'] } })
  expect([against(play, 'A', 'play dark_fire > heretic'), against(play, 'A', 'play dark_fire > heretic#1')]).toEqual([
    'DT-SYM-04',
    'allowed',
  ])
})

test('DT-G38 DT-DIC-01 DT-DIC-02 DT-DIC-03: what others know of a warrior deployed in cover', () => {
  const play = act(playing({ active: 'B', B: { hand: ['samurai', 'infantry'], inPlay: ['infantry'] } }), 'B', 'hide samurai')
  const name = uid(play, 'samurai')
  expect(play.sees('A').inPlay[name]).toEqual({
    uid: name,
    card: '?',
    owner: 'B',
    controller: 'B',
    zone: 'hidden',
    covered: true,
    unpaid: true,
  })
  expect([play.sees('A').seats.B?.hand, play.sees('A').seats.B?.D]).toEqual([['?'], 5])
  expect(play.sees('B').inPlay[name]?.card).toBe('samurai')
  expect(play.events.filter(({ type }) => type === 'card-played' || type === 'card-entered')).toHaveLength(2)
})

test.each([
  ['twitcher', '5 against 7 misses', undefined],
  ['samurai', '5 against 7 misses', true],
])('DT-G39 DT-CRD-01 DT-RES-01: %s on Ticker', (who, strike, wounded) => {
  const play = playing({ A: { inPlay: ['razide'] }, B: { inPlay: [`${who}[ticker]`] } })
  fight(play, 'razide', who, 'fight').answer('A', 'modify combat', 'pass')
  act(play, 'B', 'use ticker.0')
  resolved(play)
  expect([strikes(play)[1], at(play, who).wounded, seatIn(play, 'A').P]).toEqual([`${who}: ${strike}`, wounded, 0])
  expect(seatIn(play, 'B').discard).toEqual(['ticker'])
})

test('DT-G40 DT-HIT-10 AMB-13 DT-CRD-08: doubled first, then added', () => {
  const play = playing({
    A: { inPlay: ['clansman[imperial_doomlord,combat_armor,la_plasma_carbine]'], forts: ['fukido'] },
    B: { inPlay: ['samurai'] },
  })
  fight(play, 'clansman', 'samurai', 'shoot', ['imperial_doomlord'])
  expect((['S', 'A', 'V'] as const).map((stat) => rated(play, 'clansman', stat))).toEqual([4, 9, 6])
  expect(play.events.filter(({ type }) => type === 'weapons-chosen')[0]).toMatchObject({
    weapons: [uid(play, 'imperial_doomlord')],
  })
})

test.each([
  [0, 24, 'D'],
  [1, 12, 'P'],
] as const)('DT-G41 DT-MIS-04 DT-CRD-05: Nepharite Hunt, branch %i pays %i %s and nothing more', (branch, n, cur) => {
  const play = playing({ A: { D: 0, inPlay: ['clansman[nepharite_hunt]'] }, B: { inPlay: ['nepharite_of_semai/wounded'] } })
  resolved(fight(play, 'clansman', 'nepharite_of_semai', 'fight'))
  play.answer('A', 'which branch', `branch:${branch}`)
  shared(play, 'B', 3, 0)
  expect([seatIn(play, 'A').P, seatIn(play, 'A').D]).toEqual(cur === 'D' ? [0, n] : [n, 0])
  expect([seatIn(play, 'A').discard.includes('nepharite_hunt'), isIn(play, 'nepharite_of_semai')]).toEqual([true, false])
})

test('DT-G42 DT-MOD-02 AMB-11: an answer to an answer; a cancelled card does not count', () => {
  const from = {
    A: { inPlay: ['samurai'], hand: ['powerful_blow', 'powerful_blow', 'miscommunication'] },
    B: { inPlay: ['infantry'], hand: ['miscommunication'] },
  }
  const play = fight(playing(from), 'samurai', 'infantry', 'fight')
  doing(play, 'A', 'play powerful_blow > samurai')
  doing(play, 'B', 'play miscommunication')
  doing(play, 'A', 'play miscommunication')
  declined(play)
  expect(rated(play, 'samurai', 'F')).toBe(5)
  const other = fight(playing(from), 'samurai', 'infantry', 'fight')
  doing(other, 'A', 'play powerful_blow > samurai')
  doing(other, 'B', 'play miscommunication')
  declined(other)
  expect(rated(other, 'samurai', 'F')).toBe(3)
  expect(against(other, 'A', 'play powerful_blow > samurai')).toBe('allowed')
})

test('DT-G43 DT-ACT-04 DT-ATK-03: an extra action, an extra attack', () => {
  const play = playing({ A: { inPlay: ['infantry'], hand: ['initiative'] }, B: { inPlay: ['razide'] } })
  for (const move of ['play initiative', 'meditate', 'meditate', 'meditate']) act(play, 'A', move)
  expect([seatIn(play, 'A').D, against(play, 'A', 'attack')]).toEqual([8, 'allowed'])
  const other = playing({ A: { inPlay: ['infantry'], hand: ['blood_lust'] }, B: { inPlay: ['razide'] } })
  act(other, 'A', 'play blood_lust')
  resolved(fight(other, 'infantry', 'razide', 'shoot'))
  expect([against(other, 'A', 'meditate'), against(other, 'A', 'attack')]).toEqual(['DT-ACT-01', 'allowed'])
})

test('DT-G44 DT-STA-02 DT-CRD-01: somebody just killed is saved and pays nothing', () => {
  const play = playing({ A: { inPlay: ['razide'] }, B: { hand: ['narrow_escape'], inPlay: ['centurion/wounded'] } })
  fight(play, 'razide', 'centurion', 'fight').answer('A', 'modify combat', 'pass')
  play.answer('B', 'modify combat', 'pass')
  act(play, 'B', 'play narrow_escape')
  expect([at(play, 'centurion').wounded, seatIn(play, 'A').P, play.state.attack]).toEqual([true, 0, undefined])
})

test.each([
  ['cuirassier', ['wolfbane_light_cavalry: 5 against 1 hits', 'cuirassier: 4 against 4 hits']],
  ['cuirassier[foxhole]', ['wolfbane_light_cavalry: 5 against 9 misses', 'cuirassier: 2 against 4 misses']],
])('DT-G45 DT-HIT-10 DT-CRD-08: Wolfbane Light Cavalry against %s', (who, wanted) => {
  const play = playing({ A: { inPlay: ['wolfbane_light_cavalry'] }, B: { inPlay: [who] } })
  resolved(fight(play, 'wolfbane_light_cavalry', 'cuirassier', 'fight'))
  expect(strikes(play)).toEqual(wanted)
})

test('DT-G46 AMB-25 DT-MOD-03: a covered warrior made defender', () => {
  const play = playing({
    A: { inPlay: ['samurai'] },
    B: { hand: ['lesser_hypnosis'], inPlay: ['heretic', 'mortificator', '~centurion'] },
  })
  fight(play, 'samurai', 'heretic', 'fight').answer('A', 'modify combat', 'pass')
  act(play, 'B', 'play lesser_hypnosis > centurion')
  arm(play, [])
  expect(play.state.attack).toMatchObject({ holder: 'B', defender: { main: uid(play, 'centurion'), seat: 'B' } })
  resolved(play)
  expect([strikes(play)[0], at(play, 'centurion').covered]).toEqual(['samurai: 3 against 7 misses', true])
})

test('DT-G47 DT-RNF-01 DT-RNF-02 DT-RNF-03 DT-RNF-04: reinforced, a side strikes once and one of it is struck', () => {
  const play = playing({
    A: { D: 8, hand: ['reinforcements'], inPlay: ['blood_beret', 'samurai', 'necromutant'] },
    B: { inPlay: ['razide'] },
  })
  fight(play, 'blood_beret', 'razide', 'fight')
  // Squad and Cohort do not mix: the Samurai is the only one who could help.
  act(play, 'A', 'play reinforcements > blood_beret')
  arm(play, [])
  expect(play.state.attack?.attacker?.helpers).toEqual([uid(play, 'samurai')])
  resolved(play)
  play.answer('B', 'whom to strike', uid(play, 'samurai'))
  expect(strikes(play)).toEqual(['blood_beret: 7 against 7 hits', 'razide: 9 against 3 hits'])
  expect([at(play, 'razide').wounded, at(play, 'samurai').wounded, at(play, 'blood_beret').wounded]).toEqual([
    true,
    true,
    undefined,
  ])
  expect(seatIn(play, 'A').D).toBe(1)
})

test('DT-G48 DT-ATK-07 AMB-36 DT-CRD-01: an attack may begin without a pair; a card may make one', () => {
  const from = { A: { hand: ['blind_fury'], inPlay: ['clansman'] }, B: { inPlay: ['blood_beret'] } }
  const idle = act(playing(from), 'A', 'attack')
  expect([idle.last('attack-called-off').why, idle.state.actionsLeft, idle.state.attack]).toEqual(['no pair', 0, undefined])
  const play = doing(playing(from), 'A', 'attack')
  act(play, 'A', 'play blind_fury > clansman')
  expect(pairing(play, 'clansman', 'blood_beret')).toBe('allowed')
})

test('DT-G49 DT-TAC-03 DT-TAC-04: without a tactic for both there is no pair', () => {
  const from = laid({ A: { inPlay: ['rams_air_cavalry', 'clansman'] }, B: { inPlay: ['samurai'] } })
  const fog = effect({ k: 'ban', who: { of: 'any', is: ['type:warrior'] }, act: 'shoot' }, 'B', 'heavy_fog')
  const play = act(playing({ ...from, effects: [fog] }), 'A', 'attack')
  expect(pairing(play, 'rams_air_cavalry', 'samurai')).toBe('DT-TAC-04')
  play.answer('A', 'combatants', pair(play, 'clansman', 'samurai'))
  declined(play)
  expect(play.state.attack?.tactic).toBe('fight')
})

test('DT-G50 DT-COV-08 DT-COV-02 AMB-39: a card may cover the last one, and the duty follows', () => {
  const play = playing({ A: { inPlay: ['necromutant'] }, B: { hand: ['take_cover'], inPlay: ['samurai', '~infantry'] } })
  fight(play, 'necromutant', 'samurai', 'fight').answer('A', 'modify combat', 'pass')
  act(play, 'B', 'play take_cover > samurai')
  resolved(play)
  expect([strikes(play)[0], at(play, 'samurai').covered]).toEqual(['necromutant: 4 against 6 misses', true])
  const next = playing({ ...play.state, active: 'B', step: 'actions', actionsLeft: 3, attacked: false })
  expect(against(next, 'B', 'meditate')).toBe('DT-COV-02')
  act(next, 'B', 'uncover samurai')
  expect(against(next, 'B', 'meditate')).toBe('allowed')
})

test('DT-G51 DT-ACT-05 AMB-41: actions taken at once are beside those of the turn', () => {
  const play = playing({ A: { inPlay: ['infantry'] }, B: { D: 2, hand: ['inspired', 'samurai'] } })
  act(play, 'A', 'meditate')
  act(play, 'B', 'play inspired')
  expect(play.open).toEqual(['B: action'])
  act(play, 'B', 'meditate')
  act(play, 'B', 'deploy samurai')
  expect(against(play, 'B', 'attack')).toBe('not offered')
  act(play, 'B', 'end')
  expect([seatIn(play, 'B').D, at(play, 'samurai').zone, play.state.actionsLeft]).toEqual([0, 'squad', 2])
  expect(play.open[0]).toBe('A: action')
})

test('DT-G52 DT-ATK-03 DT-ACT-04: an extra action left over becomes one more attack', () => {
  const play = playing({ A: { inPlay: ['infantry'], hand: ['initiative'] }, B: { inPlay: ['razide'] } })
  for (const move of ['play initiative', 'meditate', 'meditate']) act(play, 'A', move)
  resolved(fight(play, 'infantry', 'razide', 'shoot', []))
  expect(against(play, 'A', 'attack')).toBe('allowed')
  const first = play.state
  const again = playing({
    ...first,
    inPlay: Object.fromEntries(Object.entries(first.inPlay).map(([key, { wounded: _was, ...one }]) => [key, one])),
  })
  resolved(fight(again, 'infantry', 'razide', 'shoot', []))
  expect(again.open).not.toContain('A: action')
  expect(seatIn(again, 'A').D).toBe(7)
})
