/** How long things last, and what is left of a player who is out. Cases from the rulebook, not from the code. */
import { expect, test } from 'vitest'
import type { InPlay } from '../../../src/games/doomtrooper/rules/state'
import {
  act,
  against,
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
  type Table,
  turned,
  uid,
} from './position'

type Who = 'A' | 'B' | 'C' | 'D'
/** Nothing is done in this turn but what is named. */
function idle(play: Table, seat: Who, move?: string): Table {
  if (play.open.includes(`${seat}: before drawing`)) play.answer(seat, 'before drawing', 'proceed')
  if (move) act(play, seat, move)
  if (play.open.includes(`${seat}: action`)) play.answer(seat, 'action', 'end')
  if (play.open.includes(`${seat}: discard cards`)) play.answer(seat, 'discard cards', [])
  return play
}
/** B is out at the end of his second empty turn, in which he plays what is named. */
const goesOut = (card: string, more: Partial<Parameters<typeof laid>[0]> = {}): Table => {
  const from = laid({
    players: 3,
    active: 'A',
    A: { inPlay: ['samurai'] },
    B: { exhausted: true, D: 0, P: 3, hand: [card] },
    C: { inPlay: ['heretic'] },
    ...more,
  })
  const seats = { ...from.seats, B: { ...seatIn({ state: from } as Table, 'B'), emptyTurns: 1 } }
  return idle(turned({ ...from, seats }), 'B', `play ${card}`)
}

test('DT-END-03 DT-CRD-01: until your next turn of one who is out ends when that turn would have come', () => {
  const play = goesOut('chasm')
  expect([seatIn(play, 'B').eliminated, play.state.active, play.state.effects.length]).toEqual([true, 'C', 1])
  idle(play, 'C')
  expect([play.state.active, play.state.effects.length]).toEqual(['A', 1])
  idle(play, 'A')
  expect([play.state.active, play.state.effects.length]).toEqual(['C', 0])
})

test('DT-END-03 DT-TRN-02: the last of the order is out, and what he played ends between the others’ turns', () => {
  const from = laid({
    players: 4,
    active: 'C',
    A: { inPlay: ['samurai'] },
    B: { inPlay: ['heretic'] },
    C: { inPlay: ['clansman'] },
    D: { exhausted: true, D: 0, hand: ['heavy_fog'] },
  })
  const seats = { ...from.seats, D: { ...seatIn({ state: from } as Table, 'D'), emptyTurns: 1 } }
  const play = idle(turned({ ...from, seats }), 'D', 'play heavy_fog')
  idle(idle(play, 'A'), 'B')
  expect([play.state.active, play.state.effects.length]).toEqual(['C', 1])
  idle(play, 'C')
  expect([play.state.active, play.state.effects.length]).toEqual(['A', 0])
})

test('DT-END-03: what others laid before who is out leaves with him, to its owner’s discard pile', () => {
  const mission: InPlay = { uid: 'c70', card: 'destroy_squad', owner: 'A', controller: 'A', zone: 'area', before: 'B' }
  const from = laid({
    players: 3,
    active: 'A',
    A: { inPlay: ['samurai'] },
    B: { exhausted: true, D: 0 },
    C: { inPlay: ['heretic'] },
  })
  const seats = { ...from.seats, B: { ...seatIn({ state: from } as Table, 'B'), emptyTurns: 1 } }
  const play = idle(turned({ ...from, seats, inPlay: { ...from.inPlay, c70: mission }, next: 80 }), 'B')
  expect([seatIn(play, 'B').eliminated, isIn(play, 'destroy_squad'), seatIn(play, 'A').discard]).toEqual([
    true,
    false,
    ['destroy_squad'],
  ])
})

test('DT-END-03 DT-MIS-04: his mission on another’s warrior leaves the game with him', () => {
  const mission: InPlay = { uid: 'c70', card: 'suicide_mission', owner: 'B', controller: 'B', zone: 'attached', on: 'c1' }
  const from = laid({
    players: 3,
    active: 'A',
    A: { inPlay: ['samurai'] },
    B: { exhausted: true, D: 0 },
    C: { inPlay: ['heretic'] },
  })
  const seats = { ...from.seats, B: { ...seatIn({ state: from } as Table, 'B'), emptyTurns: 1 } }
  const play = idle(turned({ ...from, seats, inPlay: { ...from.inPlay, c70: mission }, next: 80 }), 'B')
  expect([isIn(play, 'suicide_mission'), isIn(play, 'samurai'), seatIn(play, 'B').removed.includes('suicide_mission')]).toEqual([
    false,
    true,
    true,
  ])
})

test('DT-END-03 DT-GOL-03: P of who is out count for nobody; the two left play for the most', () => {
  const from = laid({
    players: 3,
    active: 'A',
    A: { P: 2, pile: ['infantry'], inPlay: ['samurai'] },
    B: { exhausted: true, D: 0, P: 24 },
    C: { P: 4, exhausted: true, inPlay: ['heretic'] },
  })
  const seats = { ...from.seats, B: { ...seatIn({ state: from } as Table, 'B'), emptyTurns: 1 } }
  const play = idle(turned({ ...from, seats }), 'B')
  expect([seatIn(play, 'B').eliminated, play.state.ending]).toEqual([true, undefined])
  idle(play, 'C')
  play.answer('A', 'before drawing', 'proceed')
  expect([play.state.ending, play.outcome?.winners]).toEqual(['exhausted', ['C']])
})

test('DT-END-03 AMB-22: of two left the one in play wins, whatever the P', () => {
  const from = laid({ active: 'A', A: { P: 0, inPlay: ['samurai'] }, B: { exhausted: true, D: 0, P: 24 } })
  const seats = { ...from.seats, B: { ...seatIn({ state: from } as Table, 'B'), emptyTurns: 1 } }
  const play = idle(turned({ ...from, seats }), 'B')
  expect([play.state.ending, play.outcome?.winners]).toEqual(['last player', ['A']])
})

test('DT-DRW-04 AMB-22: who loses his last warrior in his own attack has not begun an empty turn; the next two are', () => {
  const play = turned({
    players: 3,
    active: 'A',
    A: { inPlay: ['razide'] },
    B: { exhausted: true, D: 0, inPlay: ['infantry/wounded'] },
    C: { inPlay: ['heretic'] },
  })
  fight(play, 'infantry', 'razide', 'fight')
  resolved(play)
  shared(play, 'A', 2, 0)
  idle(play, 'B')
  expect([seatIn(play, 'B').emptyTurns, seatIn(play, 'A').P]).toEqual([0, 2])
  for (const seat of ['C', 'A', 'B'] as const) idle(play, seat)
  expect([seatIn(play, 'B').emptyTurns, seatIn(play, 'B').eliminated]).toEqual([1, undefined])
  for (const seat of ['C', 'A', 'B'] as const) idle(play, seat)
  expect([seatIn(play, 'B').eliminated, play.state.active]).toEqual([true, 'C'])
})

test('DT-MIS-04 DT-REW-01 DT-CRD-01: a mission that pays nothing takes the place of nothing: the kill pays its V', () => {
  const play = playing({
    A: { inPlay: ['hatamoto[suicide_mission]', 'razide[flush_out_the_coward]'] },
    B: { inPlay: ['~samurai/wounded', 'infantry'] },
  })
  resolved(fight(play, 'razide', 'samurai', 'fight'))
  expect(play.open).toEqual(['A: share points'])
  expect(play.decision('share points').choice).toMatchObject({ total: 3 })
  shared(play, 'A', 3, 0)
  expect([seatIn(play, 'A').P, isIn(play, 'flush_out_the_coward'), isIn(play, 'suicide_mission')]).toEqual([3, false, true])
})

test('DT-CRD-08 DT-CRD-01: who gains nothing from a foxhole still has its F -2 and begins no Fight', () => {
  const play = playing({ A: { inPlay: ['young_guard[foxhole]'] }, B: { inPlay: ['heretic'] } })
  expect([rated(play, 'young_guard', 'A'), rated(play, 'young_guard', 'F')]).toEqual([3, 0])
  act(play, 'A', 'attack').answer('A', 'combatants', pair(play, 'young_guard', 'heretic'))
  declined(play)
  expect(play.state.attack?.tactic).toBe('shoot')
})

test('DT-IMM-02 DT-CRD-01: in a combat no Distort takes what an immune combatant carries; outside it takes any', () => {
  const given = {
    A: { D: 20, inPlay: ['necromutant[distort]', 'razide'] },
    B: { inPlay: ['samurai[blessed_armor,punisher_handgun]', 'infantry[combat_armor]'] },
  }
  const calm = playing(given)
  doing(calm, 'A', 'use distort.0')
  expect(calm.options('which ones').toSorted()).toEqual(
    ['blessed_armor', 'punisher_handgun', 'combat_armor'].map((card) => uid(calm, card)).toSorted(),
  )
  const combat = fight(playing(given), 'razide', 'samurai', 'fight', ['punisher_handgun'])
  act(combat, 'A', 'use distort.0')
  expect([isIn(combat, 'blessed_armor'), isIn(combat, 'punisher_handgun'), isIn(combat, 'combat_armor')]).toEqual([
    true,
    true,
    false,
  ])
  const alone = fight(playing({ ...given, B: { inPlay: ['samurai[blessed_armor]'] } }), 'razide', 'samurai', 'fight')
  expect(against(alone, 'A', 'use distort.0')).toBe('not offered')
})

test('DT-ATR-01 DT-CRD-01: no spell makes one the defender that cannot be attacked', () => {
  const from = laid({
    A: { inPlay: ['samurai'] },
    B: { hand: ['greater_hypnosis', 'premonition'], inPlay: ['heretic', 'valkyrie', 'centurion', 'infantry'] },
  })
  const play = playing({
    ...from,
    effects: [effect({ k: 'ban', who: 't', act: 'be_attacked' }, 'A', 'sleep', { who: [uid({ state: from }, 'centurion')] })],
  })
  fight(play, 'samurai', 'heretic', 'fight').answer('A', 'modify combat', 'pass')
  expect(
    ['greater_hypnosis > centurion', 'premonition > centurion', 'greater_hypnosis > infantry', 'premonition > infantry'].map(
      (move) => against(play, 'B', `play ${move}`) === 'allowed',
    ),
  ).toEqual([false, false, true, true])
})

test('DT-CRD-01 AMB-17: a virtue that names followers names none that nobody has seen', () => {
  const play = playing({
    A: { hand: ['essence_of_virtue'], inPlay: ['archangel'] },
    B: { inPlay: ['?necromutant', '~centurion[dark_fire]', 'razide[distort]', 'heretic[terror]', 'undead_legionnaire/wounded'] },
  })
  act(play, 'A', 'play essence_of_virtue')
  expect(['necromutant', 'centurion', 'razide', 'heretic'].map((card) => at(play, card).wounded === true)).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect([isIn(play, 'dark_fire'), isIn(play, 'distort'), isIn(play, 'terror'), isIn(play, 'undead_legionnaire')]).toEqual([
    false,
    false,
    true,
    false,
  ])
  expect([seatIn(play, 'A').P, play.open]).toEqual([0, ['A: action']])
})

test('DT-TRN-02 DT-MOD-01: a card for any time before combatants lets all answer once more', () => {
  const play = playing({
    players: 3,
    A: { hand: ['blind_fury'], inPlay: ['clansman', 'rams_air_cavalry'] },
    B: { hand: ['blind_fury', 'chasm'], inPlay: ['blood_beret'] },
    C: { inPlay: ['heretic'] },
  })
  doing(play, 'A', 'attack').answer('A', 'before combatants', 'pass')
  expect(play.open[0]).toBe('B: before combatants')
  doing(play, 'B', 'play chasm')
  declinedReactions(play)
  play.answer('B', 'before combatants', 'pass')
  expect(play.open[0]).toBe('A: before combatants')
})
function declinedReactions(play: Table): Table {
  for (;;) {
    const asked = play.snapshot.pending.find(({ subject, offer }) => !offer && subject === 'reaction')
    if (!asked) return play
    play.answer(asked.seat as Who, 'reaction', 'pass')
  }
}

test('DT-TRN-02 DT-ATK-07: nor is it too late for fury where fog comes up while combatants are being named', () => {
  const play = playing({
    A: { hand: ['blind_fury'], inPlay: ['clansman'] },
    B: { hand: ['positive_karma'], inPlay: ['heretic', 'blood_beret'] },
  })
  doing(play, 'A', 'attack').answer('A', 'before combatants', 'pass')
  expect(play.open[0]).toBe('A: combatants')
  doing(play, 'B', 'play positive_karma')
  declinedReactions(play)
  expect(play.open[0]).toBe('A: before combatants')
  doing(play, 'A', 'play blind_fury > clansman')
  declinedReactions(play)
  while (play.open[0] !== 'A: combatants') play.answer(play.open[0]?.[0] as Who, 'before combatants', 'pass')
  expect(pairing(play, 'clansman', 'blood_beret')).toBe('allowed')
})
