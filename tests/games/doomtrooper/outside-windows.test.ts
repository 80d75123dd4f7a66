/** Who may play what when: windows with three and four players, steps without a question, and what an answer leaves standing. */
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
  type Table,
  turned,
  uid,
} from './position'

const asked = (play: Table) =>
  play.snapshot.pending.filter(({ offer }) => !offer).map(({ seat, subject }) => `${seat}: ${subject}`)

test('DT-MOD-01 DT-MOD-05 AMB-10: what a third player adds opens the window anew, and changes no holder', () => {
  const play = playing({
    players: 3,
    A: { inPlay: ['samurai'] },
    B: { inPlay: ['infantry'] },
    C: { D: 0, hand: ['positive_karma', 'take_aim'] },
  })
  fight(play, 'samurai', 'infantry', 'shoot').answer('A', 'modify combat', 'pass')
  expect(play.options('any time')).toHaveLength(1)
  act(play, 'C', 'play positive_karma')
  expect(asked(play)).toEqual(['B: modify combat'])
  play.answer('B', 'modify combat', 'pass')
  expect(asked(play)).toEqual(['A: modify combat'])
  play.answer('A', 'modify combat', 'pass')
  expect(play.last('struck').strikes).toHaveLength(2)
})

test('DT-TRN-02 DT-ATK-06: before combatants each is asked in turn from the active one, again after a play', () => {
  const play = playing({
    players: 4,
    active: 'B',
    A: { hand: ['blind_fury'], inPlay: ['samurai'] },
    B: { hand: ['blind_fury'], inPlay: ['clansman'] },
    C: { hand: ['blind_fury'], inPlay: ['infantry'] },
    D: { hand: ['infantry'], inPlay: ['blood_beret'] },
  })
  doing(play, 'B', 'attack')
  const order: string[] = []
  for (let n = 0; n < 6 && asked(play)[0]?.includes('before combatants'); n++) {
    const [seat = ''] = asked(play)[0]?.split(':') ?? []
    order.push(seat)
    if (n === 1) doing(play, 'C', 'play blind_fury > clansman')
    else play.answer(seat as 'A', 'before combatants', 'pass')
    while (asked(play)[0]?.includes('reaction')) play.answer(asked(play)[0]?.[0] as 'A', 'reaction', 'pass')
  }
  expect(order).toEqual(['B', 'C', 'A', 'B'])
  expect(pairing(play, 'clansman', 'blood_beret')).toBe('allowed')
})

test('DT-DRW-02 DT-TRN-01 AMB-38: exhausted, one plays what is for the start of the turn before the first action', () => {
  const play = turned({
    active: 'B',
    A: { exhausted: true, hand: ['initiative', 'blood_lust'], inPlay: ['tatsu'] },
    B: { inPlay: ['razide'] },
  })
  expect(play.open[0]).toBe('A: action')
  act(act(play, 'A', 'play initiative'), 'A', 'play blood_lust')
  expect([play.state.actionsLeft, play.state.extraAttacks]).toEqual([4, 1])
})

test('DT-DRW-01 DT-TRN-01: what is fetched before drawing counts against the seven', () => {
  const play = turned({
    active: 'B',
    A: { hand: ['expedite_request', 'infantry'], pile: Array.from({ length: 12 }, () => 'samurai') },
    B: {},
  })
  act(play, 'A', 'play expedite_request').answer('A', 'which card', 'face:samurai')
  if (asked(play).includes('chance: new order'))
    play.answer(
      'chance' as 'A',
      'new order',
      Array.from({ length: 11 }, (_, at) => at),
    )
  play.answer('A', 'before drawing', 'proceed')
  expect([seatIn(play, 'A').hand.length, seatIn(play, 'A').pile.length, seatIn(play, 'A').removed]).toEqual([
    7,
    6,
    ['expedite_request'],
  ])
})

test('DT-CRD-08 DT-CRD-01: one city of a name for a player, as many as players; another once it is gone', () => {
  const play = playing({
    A: { hand: ['fukido'], forts: ['fukido'], inPlay: ['samurai[demolition_kit]'] },
    B: { forts: ['fukido'], inPlay: ['clansman'] },
  })
  expect(against(play, 'A', 'play fukido')).toBe('DT-CRD-08')
  act(fight(play, 'samurai', 'clansman', 'fight'), 'A', 'use demolition_kit.0')
  const theirs = playing({ ...laid({ active: 'B', B: { hand: ['fukido'] } }) })
  expect(against(theirs, 'B', 'play fukido')).toBe('allowed')
  expect([uid(play, 'fukido', 0, 'A') !== undefined, rated(play, 'clansman', 'A')]).toEqual([true, 3])
})

test('DT-EQP-05 DT-HIT-07: without its bayonet a rifle in use is no weapon for a Fight any more', () => {
  const play = playing({
    A: { hand: ['bayonet'], inPlay: ['blood_beret[la_plasma_carbine]'] },
    B: { hand: ['malfunction'], inPlay: ['necromutant'] },
  })
  act(play, 'A', 'play bayonet > la_plasma_carbine')
  fight(play, 'blood_beret', 'necromutant', 'fight', ['la_plasma_carbine'])
  expect(rated(play, 'blood_beret', 'F')).toBe(6)
  act(play, 'B', 'play malfunction > bayonet')
  expect([rated(play, 'blood_beret', 'F'), isIn(play, 'la_plasma_carbine')]).toEqual([4, true])
})

test('DT-COV-08 DT-HIT-09 DT-MOD-02: covered, discovered, and no second time behind the same cover', () => {
  const play = playing({
    A: { hand: ['discovered'], inPlay: ['necromutant'] },
    B: { hand: ['take_cover', 'take_cover'], inPlay: ['samurai', 'infantry'] },
  })
  fight(play, 'necromutant', 'samurai', 'fight').answer('A', 'modify combat', 'pass')
  act(play, 'B', 'play take_cover > samurai')
  act(play, 'A', 'play discovered > samurai')
  expect([at(play, 'samurai').covered, against(play, 'B', 'play take_cover > samurai')]).toEqual([undefined, 'DT-MOD-02'])
  resolved(play)
  expect(play.last('struck').strikes[0]).toMatchObject({ power: 4, armour: 3, hits: true })
})

test('DT-RNF-04 DT-TAC-01 DT-HIT-07: a change of tactic arms helpers anew', () => {
  const play = playing({
    A: { D: 7, hand: ['reinforcements', 'tactical_advantage'], inPlay: ['blood_beret', 'samurai[scalper,hmg_charger]'] },
    B: { inPlay: ['razide'] },
  })
  arm(act(fight(play, 'blood_beret', 'razide', 'fight'), 'A', 'play reinforcements > blood_beret'), ['scalper'])
  expect(rated(play, 'razide', 'F')).toBe(8)
  act(play, 'A', 'play tactical_advantage')
  arm(play, ['scalper', 'hmg_charger'])
  expect([rated(play, 'razide', 'F'), rated(play, 'samurai', 'S')]).toEqual([9, 8])
  resolved(play).answer('B', 'whom to strike', uid(play, 'samurai'))
  expect(play.last('struck').strikes[0]).toMatchObject({ power: 12, armour: 7 })
})

test('DT-ATR-09 DT-MOD-03: a direct attack that its own player turns on a warrior is fought from the tactic on', () => {
  const play = playing({
    players: 3,
    A: { hand: ['greater_hypnosis'], inPlay: ['necromutant', 'archangel'] },
    B: { hand: ['positive_karma'] },
    C: { inPlay: ['samurai[combat_armor]'] },
  })
  declined(act(play, 'A', 'attack').answer('A', 'combatants', pair(play, 'necromutant', 'B')))
  act(play, 'A', 'play greater_hypnosis > samurai')
  expect(asked(play)).toEqual(['A: tactic'])
  arm(play.answer('A', 'tactic', 'shoot'), [])
  expect([asked(play), play.state.attack?.direct]).toEqual([['A: modify combat'], undefined])
  resolved(play)
  expect([at(play, 'samurai').wounded, seatIn(play, 'A').P]).toEqual([true, 0])
})

test('DT-ATR-10 DT-DIC-04 DT-ATK-03: an attack on what turns out to be a comrade in arms is spent; the next is not', () => {
  const play = playing({
    A: { hand: ['blood_lust'], inPlay: ['archangel', 'necromutant'] },
    B: { D: 9, inPlay: ['?samurai', 'infantry'] },
  })
  act(play, 'A', 'play blood_lust')
  act(play, 'A', 'attack').answer('A', 'combatants', pair(play, 'archangel', 'samurai'))
  declined(play)
  expect([play.last('attack-called-off').why, seatIn(play, 'B').D, at(play, 'samurai').zone]).toEqual(['no pair', 6, 'squad'])
  act(play, 'A', 'attack')
  expect([pairing(play, 'archangel', 'samurai'), pairing(play, 'necromutant', 'samurai')]).toEqual(['DT-ATR-04', 'allowed'])
})

test('DT-DIC-04 DT-DIC-05 DT-PER-01: of two hidden copies the second to be seen goes', () => {
  const play = playing({ A: { D: 14, inPlay: ['?tatsu', '?tatsu', 'infantry'] }, B: {} })
  act(act(play, 'A', 'uncover tatsu'), 'A', 'uncover tatsu#1')
  expect([seatIn(play, 'A').D, seatIn(play, 'A').discard, at(play, 'tatsu').zone]).toEqual([0, ['tatsu'], 'squad'])
})

test('DT-REW-03 DT-PLY-01 DT-CRD-01: the same points are lost once, however many could take them', () => {
  const play = playing({
    players: 3,
    A: { P: 10, inPlay: ['razide'] },
    B: { D: 0, hand: ['bamboozled'], inPlay: ['necromutant/wounded'] },
    C: { D: 0, hand: ['bamboozled'] },
  })
  resolved(fight(play, 'razide', 'necromutant', 'fight')).answer('A', 'share points', [4, 0])
  act(play, 'B', 'play bamboozled')
  expect([asked(play).includes('C: reaction'), seatIn(play, 'A').P, seatIn(play, 'B').D, seatIn(play, 'C').D]).toEqual([
    false,
    10,
    8,
    0,
  ])
  const later = playing({
    players: 3,
    A: { P: 10, inPlay: ['razide'] },
    B: { D: 0, hand: ['bamboozled'], inPlay: ['necromutant/wounded'] },
    C: { D: 0, hand: ['bamboozled'] },
  })
  resolved(fight(later, 'razide', 'necromutant', 'fight'))
    .answer('A', 'share points', [4, 0])
    .answer('B', 'reaction', 'pass')
  expect(asked(later)).toEqual(['C: reaction'])
})
