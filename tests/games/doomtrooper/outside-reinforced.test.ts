/** Reinforced sides where other rules meet them. Cases from the rulebook, not from the code. */
import { expect, test } from 'vitest'
import {
  act,
  against,
  arm,
  at,
  fight,
  isIn,
  playing,
  rated,
  resolved,
  seatIn,
  shared,
  strikes,
  type Table,
  uid,
} from './position'

/** A's side is reinforced by all that can be paid for. */
function reinforced(play: Table, main: string, weapons: readonly string[] = []): Table {
  act(play, 'A', `play reinforcements > ${main}`)
  if (play.open.includes('A: how much')) {
    const { most } = play.decision('how much').choice as unknown as { most: number }
    play.answer('A', 'how much', most)
  }
  return arm(play, weapons)
}

test('DT-RNF-01 DT-RNF-02 DT-RNF-03: two helpers for 14 D; the one that is struck is any of the three', () => {
  const play = playing({
    A: { D: 15, hand: ['reinforcements'], inPlay: ['blood_beret', 'samurai', 'infantry'] },
    B: { inPlay: ['razide'] },
  })
  reinforced(fight(play, 'blood_beret', 'razide', 'fight'), 'blood_beret')
  resolved(play)
  play.answer('B', 'whom to strike', uid(play, 'infantry'))
  expect(strikes(play)).toEqual(['blood_beret: 9 against 7 hits', 'razide: 9 against 2 hits'])
  expect([seatIn(play, 'A').D, at(play, 'infantry').wounded]).toEqual([1, true])
})

test('DT-RNF-02 DT-HIT-05: a helper brings a weapon of its own', () => {
  const play = playing({
    A: { D: 7, hand: ['reinforcements'], inPlay: ['blood_beret', 'samurai[scalper,hmg_charger]'] },
    B: { inPlay: ['razide'] },
  })
  reinforced(fight(play, 'blood_beret', 'razide', 'fight'), 'blood_beret', ['scalper'])
  resolved(play).answer('B', 'whom to strike', uid(play, 'blood_beret'))
  expect(strikes(play)).toEqual(['blood_beret: 8 against 7 hits', 'razide: 8 against 3 hits'])
})

test('DT-RNF-04 DT-REW-01: a helper that slays makes the strike deadly; a helper killed pays the opponent', () => {
  const play = playing({
    A: { D: 7, hand: ['reinforcements'], inPlay: ['samurai', 'chemiman/wounded'] },
    B: { inPlay: ['razide'] },
  })
  reinforced(fight(play, 'samurai', 'razide', 'fight'), 'samurai')
  resolved(play).answer('B', 'whom to strike', uid(play, 'chemiman'))
  shared(play, 'A', 7, 0)
  shared(play, 'B', 4, 0)
  expect([isIn(play, 'razide'), isIn(play, 'chemiman'), at(play, 'samurai').wounded]).toEqual([false, false, undefined])
  expect([seatIn(play, 'A').P, seatIn(play, 'B').P]).toEqual([7, 4])
})

test('DT-RNF-04 DT-ART-07 DT-RES-03: who reinforces may cast on itself, and its side strikes first', () => {
  const play = playing({
    A: { D: 7, hand: ['reinforcements', 'speed'], inPlay: ['infantry', 'mystic'] },
    B: { inPlay: ['necromutant'] },
  })
  fight(play, 'infantry', 'necromutant', 'fight')
  expect(against(play, 'A', 'play speed')).toBe('DT-ART-07')
  reinforced(play, 'infantry')
  act(play, 'A', 'play speed')
  resolved(play)
  if (play.open.includes('B: whom to strike')) play.answer('B', 'whom to strike', uid(play, 'infantry'))
  expect(strikes(play)).toEqual(['infantry: 6 against 4 hits'])
})

test('DT-RNF-04 DT-IMM-02: one immune helper, and Gifts count for nobody', () => {
  const play = playing({
    A: { D: 7, hand: ['reinforcements'], inPlay: ['samurai', 'blood_beret'] },
    B: { inPlay: ['heretic[dark_fire]'] },
  })
  fight(play, 'samurai', 'heretic', 'fight')
  expect(rated(play, 'heretic', 'F')).toBe(3)
  reinforced(play, 'samurai')
  expect(rated(play, 'heretic', 'F')).toBe(2)
})

test('DT-RNF-01 DT-COV-06: nobody helps an attack who may not attack, nor against its own corporation; in defence it may', () => {
  const left = playing({
    A: { D: 7, hand: ['reinforcements'], inPlay: ['blood_beret', '~samurai'] },
    B: { D: 7, hand: ['reinforcements'], inPlay: ['razide', 'necromutant'] },
  })
  act(left, 'A', 'uncover samurai')
  fight(left, 'blood_beret', 'razide', 'fight')
  expect(against(left, 'A', 'play reinforcements > blood_beret')).not.toBe('allowed')
  const own = playing({ A: { D: 7, hand: ['reinforcements'], inPlay: ['samurai', 'blood_beret'] }, B: { inPlay: ['clansman'] } })
  fight(own, 'samurai', 'clansman', 'fight')
  expect(against(own, 'A', 'play reinforcements > samurai')).not.toBe('allowed')
})

test('DT-RNF-04 DT-RNF-01 DT-MOD-03: helpers leave that would not be legal against the new opponent', () => {
  const play = playing({
    A: { D: 7, hand: ['reinforcements'], inPlay: ['samurai', 'blood_beret'] },
    B: { hand: ['lesser_hypnosis'], inPlay: ['razide', 'mortificator', 'clansman'] },
  })
  reinforced(fight(play, 'samurai', 'razide', 'fight'), 'samurai')
  expect(play.state.attack?.attacker?.helpers).toHaveLength(1)
  play.answer('A', 'modify combat', 'pass')
  act(play, 'B', 'play lesser_hypnosis > clansman')
  arm(play, [])
  expect([play.state.attack?.defender?.main, play.state.attack?.attacker?.helpers]).toEqual([uid(play, 'clansman'), []])
  resolved(play)
  expect(strikes(play)).toEqual(['samurai: 3 against 3 hits', 'clansman: 4 against 3 hits'])
})

test('DT-RNF-04 DT-RNF-01: helpers do not follow a main combatant of the other kind', () => {
  const play = playing({
    active: 'B',
    B: { inPlay: ['razide', 'archangel'], hand: ['greater_hypnosis'] },
    A: { D: 7, hand: ['reinforcements'], inPlay: ['samurai', 'infantry', 'necromutant'] },
  })
  fight(play, 'razide', 'samurai', 'fight').answer('B', 'modify combat', 'pass')
  reinforced(play, 'samurai').answer('A', 'modify combat', 'pass')
  expect(play.state.attack?.defender?.helpers).toHaveLength(1)
  act(play, 'B', 'play greater_hypnosis > necromutant')
  arm(play, [])
  expect([play.state.attack?.defender?.main, play.state.attack?.defender?.helpers]).toEqual([uid(play, 'necromutant'), []])
})

test('DT-RNF-03 DT-STA-02: a helper that dies in the window is in no strike', () => {
  const play = playing({
    A: { D: 7, hand: ['reinforcements'], inPlay: ['heretic', 'necromutant/wounded'] },
    B: { hand: ['essence_of_virtue'], inPlay: ['tatsu', 'archangel'] },
  })
  reinforced(fight(play, 'heretic', 'tatsu', 'fight'), 'heretic')
  act(play, 'B', 'play essence_of_virtue')
  resolved(play)
  expect([isIn(play, 'necromutant'), strikes(play)]).toEqual([false, ['heretic: 2 against 7 misses', 'tatsu: 6 against 2 hits']])
})
