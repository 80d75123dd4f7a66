/** Single cards of the pool against the rules they touch. Cases from the cards' words, not from the code. */
import { expect, test } from 'vitest'
import {
  act,
  against,
  at,
  declined,
  doing,
  fight,
  isIn,
  playing,
  rated,
  resolved,
  seatIn,
  shared,
  strikes,
  turned,
  uid,
} from './position'

test('DT-CRD-01 DT-ATR-01: Gallagher could not attack a Samurai while he can attack the Dark Legion, nor be turned on one', () => {
  const from = (more: readonly string[]) =>
    playing({
      A: { inPlay: ['sean_gallagher'] },
      B: { hand: ['lesser_hypnosis', 'greater_hypnosis'], inPlay: ['necromutant', 'mystic', 'samurai', ...more] },
    })
  const play = fight(from(['heretic']), 'sean_gallagher', 'necromutant', 'fight').answer('A', 'modify combat', 'pass')
  expect([against(play, 'B', 'play lesser_hypnosis > heretic'), against(play, 'B', 'play greater_hypnosis > samurai')]).toEqual([
    'allowed',
    'allowed',
  ])
  expect(against(play, 'B', 'play lesser_hypnosis > samurai')).not.toBe('allowed')
})

test('DT-CRD-01 DT-ATR-01: no Heretic is turned on Dominic by a spell that asks whom he could attack', () => {
  const play = playing({
    A: { inPlay: ['heretic'] },
    B: { hand: ['lesser_hypnosis'], inPlay: ['samurai', 'mortificator', 'cardinal_dominic'] },
  })
  fight(play, 'heretic', 'samurai', 'fight').answer('A', 'modify combat', 'pass')
  expect(against(play, 'B', 'play lesser_hypnosis > cardinal_dominic')).not.toBe('allowed')
  expect(against(play, 'B', 'play lesser_hypnosis > mortificator')).toBe('allowed')
})

test('DT-CRD-11 DT-ACT-03: a sharpshooter on somebody else’s warrior shoots for who played the card', () => {
  const play = playing({
    A: { D: 9, hand: ['sharpshooter'], inPlay: ['infantry'] },
    B: { D: 9, inPlay: ['samurai', 'necromutant'] },
  })
  act(play, 'A', 'play sharpshooter > samurai')
  expect([play.state.actionsLeft, isIn(play, 'sharpshooter')]).toEqual([0, true])
  const next = fight(playing({ ...play.state, active: 'B', step: 'actions', actionsLeft: 3 }), 'samurai', 'infantry', 'shoot')
  expect(against(next, 'B', 'use sharpshooter.0')).toBe('not offered')
  next.answer('B', 'modify combat', 'pass')
  act(next, 'A', 'use sharpshooter.0').answer('A', 'how much', 4)
  expect([rated(next, 'samurai', 'S'), seatIn(next, 'A').D]).toEqual([7, 1])
})

test('DT-MIS-04 AMB-33 AMB-19: a mission of A’s on B’s Clansman is B’s to choose and to be paid; the tainted are of the Dark Legion', () => {
  const play = playing({
    active: 'B',
    A: { inPlay: ['samurai/wounded[tainted]'], hand: ['fury_of_the_clansmen'] },
    B: { D: 0, inPlay: ['clansman'] },
  })
  const given = act(playing({ ...play.state, active: 'A' }), 'A', 'play fury_of_the_clansmen > clansman')
  const next = playing({ ...given.state, active: 'B', step: 'actions', actionsLeft: 3 })
  resolved(fight(next, 'clansman', 'samurai', 'fight'))
  expect(strikes(next)[0]).toBe('clansman: 5 against 3 hits')
  declined(next.answer('B', 'which branch', 'branch:1'))
  expect([seatIn(next, 'B').P, [...seatIn(next, 'A').discard].sort()]).toEqual([
    6,
    ['fury_of_the_clansmen', 'samurai', 'tainted'],
  ])
})

test('DT-MOD-02 DT-CRD-01: shadows hide twice, but not twice in one attack', () => {
  const from = { A: { hand: ['hidden_in_the_shadows', 'hidden_in_the_shadows'], inPlay: ['samurai'] }, B: { inPlay: ['razide'] } }
  const calm = act(act(playing(from), 'A', 'play hidden_in_the_shadows > samurai'), 'A', 'play hidden_in_the_shadows > samurai')
  expect(rated(calm, 'samurai', 'A')).toBe(9)
  const play = act(fight(playing(from), 'samurai', 'razide', 'fight'), 'A', 'play hidden_in_the_shadows > samurai')
  expect([rated(play, 'samurai', 'A'), against(play, 'A', 'play hidden_in_the_shadows > samurai') === 'allowed']).toEqual([
    6,
    false,
  ])
})

test('DT-IMM-02 DT-CRD-11: a will that strengthens in the middle of the combat stops Gifts from then on', () => {
  const play = playing({
    A: { inPlay: ['curator[deform,dark_fire]'] },
    B: { hand: ['strength_of_will'], inPlay: ['samurai'] },
  })
  fight(play, 'curator', 'samurai', 'fight')
  expect([rated(play, 'samurai', 'A'), rated(play, 'curator', 'F')]).toEqual([1, 4])
  act(play, 'B', 'play strength_of_will')
  expect([rated(play, 'samurai', 'A'), rated(play, 'curator', 'F')]).toEqual([3, 3])
})

test('DT-CRD-01 AMB-09: who retreats doubled pays half of the double', () => {
  const play = playing({ A: { inPlay: ['razide'] }, B: { hand: ['improve_self', 'retreat'], inPlay: ['mystic'] } })
  fight(play, 'razide', 'mystic', 'fight').answer('A', 'modify combat', 'pass')
  act(act(play, 'B', 'play improve_self'), 'B', 'play retreat > mystic')
  expect(seatIn(play, 'A').P).toBe(5)
})

test('DT-CRD-01 DT-REW-02: an attacker of Mishima is avenged on the defender that killed it', () => {
  const play = playing({ A: { hand: ['sworn_vengeance'], inPlay: ['samurai/wounded'] }, B: { inPlay: ['razide'] } })
  fight(play, 'samurai', 'razide', 'fight').answer('A', 'modify combat', 'pass').answer('B', 'modify combat', 'pass')
  while (!play.open.includes('A: reaction')) play.answer('B', 'reaction', 'pass')
  act(play, 'A', 'play sworn_vengeance')
  expect([at(play, 'razide').wounded, play.open.includes('B: share points')]).toEqual([true, true])
})

test('DT-MIS-04 DT-REW-03: fame pays 5 besides the V, each shared as one likes; there is none for a Personality that escapes', () => {
  const play = playing({ A: { D: 0, inPlay: ['razide[fifteen_minutes_of_fame]'] }, B: { inPlay: ['sgt_mcbride/wounded'] } })
  resolved(fight(play, 'razide', 'sgt_mcbride', 'fight'))
  shared(play, 'A', 2, 3)
  shared(play, 'A', 0, 5)
  expect([seatIn(play, 'A').P, seatIn(play, 'A').D, isIn(play, 'fifteen_minutes_of_fame')]).toEqual([2, 8, false])
})

test('DT-CRD-01 DT-REW-04: clansmen that fight each other by order earn twice the V', () => {
  const play = playing({
    A: { D: 0, inPlay: ['clansman[clan_infighting]'] },
    B: { inPlay: ['young_guard/wounded', 'sgt_mcbride'] },
  })
  resolved(fight(play, 'clansman', 'young_guard', 'fight'))
  shared(play, 'A', 1, 5)
  expect([seatIn(play, 'A').P, seatIn(play, 'A').D, play.open.includes('A: share points')]).toEqual([1, 5, false])
})

test('DT-CRD-01 DT-ATR-02: the order to fight clansmen covers no Personality', () => {
  const play = playing({
    A: { inPlay: ['clansman[clan_infighting]', 'necromutant'] },
    B: { inPlay: ['sgt_mcbride', 'blood_beret'] },
  })
  act(play, 'A', 'attack')
  const { options } = play.decision('combatants').choice as unknown as {
    options: readonly { id: string; refused?: { rule?: string } }[]
  }
  const refused = (card: string) =>
    options.find(({ id }) => id === `pair:${uid(play, 'clansman')}>${uid(play, card)}`)?.refused?.rule
  expect([refused('sgt_mcbride'), refused('blood_beret')]).toEqual(['DT-ATR-02', undefined])
})

test('DT-DRW-01 DT-CRD-01: a scream once a game is over for that warrior, in later turns too', () => {
  const play = turned({ active: 'B', A: { inPlay: ['screaming_legionnaire', 'tatsu'] }, B: { inPlay: ['razide'] } })
  play.answer('A', 'before drawing', 'proceed')
  act(play, 'A', 'use screaming_legionnaire.1')
  // Armour 1 against a damage of 1.
  expect([at(play, 'screaming_legionnaire').wounded, at(play, 'tatsu').wounded]).toEqual([true, undefined])
  play
    .answer('A', 'discard cards', [])
    .answer('B', 'before drawing', 'proceed')
    .answer('B', 'action', 'end')
    .answer('B', 'discard cards', [])
  play.answer('A', 'before drawing', 'proceed')
  expect(against(play, 'A', 'use screaming_legionnaire.1')).toBe('not offered')
})

test('DT-CRD-01 DT-ATK-01: fog before combatants leaves the airborne without an attack, chasm the others without theirs', () => {
  const play = playing({
    A: { hand: ['chasm'], inPlay: ['samurai[spiked_barricade]', 'necromutant'] },
    B: { hand: ['heavy_fog'], inPlay: ['rams_air_cavalry', 'infantry'] },
  })
  act(play, 'B', 'play heavy_fog')
  doing(play, 'A', 'attack')
  declined(play)
  const { options } = play.decision('combatants').choice as unknown as {
    options: readonly { id: string; refused?: { rule?: string } }[]
  }
  const rule = (one: string, other: string) =>
    options.find(({ id }) => id === `pair:${uid(play, one)}>${uid(play, other)}`)?.refused?.rule
  expect([rule('necromutant', 'rams_air_cavalry'), rule('samurai', 'infantry'), rule('necromutant', 'infantry')]).toEqual([
    'DT-TAC-04',
    'DT-TAC-04',
    undefined,
  ])
})
