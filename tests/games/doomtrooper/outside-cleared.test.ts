/** What is cleared away, and when: at the end of a combat, of a turn, of a player's waiting. Cases from the rulebook, not from the code. */
import { expect, test } from 'vitest'
import type { Card } from '../../../src/games/doomtrooper/rules/cards'
import { readCard } from '../../../src/games/doomtrooper/rules/pack'
import type { Fx, Op, PlayRule } from '../../../src/games/doomtrooper/rules/vocabulary'
import {
  act,
  against,
  at,
  declined,
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
  type Table,
  turned,
  uid,
} from './position'

type Who = 'A' | 'B' | 'C' | 'D'
function idle(play: Table, seat: Who, move?: string): Table {
  if (play.open.includes(`${seat}: before drawing`)) play.answer(seat, 'before drawing', 'proceed')
  if (move) act(play, seat, move)
  if (play.open.includes(`${seat}: action`)) play.answer(seat, 'action', 'end')
  if (play.open.includes(`${seat}: discard cards`)) play.answer(seat, 'discard cards', [])
  return play
}
function own(id: string, fx: readonly Fx[], play: PlayRule): Card {
  const read = readCard(JSON.parse(JSON.stringify({ id, name: id, type: 'special', aff: ['general'], play, fx })) as unknown, id)
  if ('faults' in read) throw new Error(JSON.stringify(read.faults))
  return read.card
}
const does = (...ops: readonly Op[]): readonly Fx[] => [{ k: 'do', do: ops }]

test('DT-TRN-01 DT-DIS-03: what is for the end of one’s turn is played after discarding, by whose turn it is', () => {
  const dusk = own('dusk', does({ op: 'gain', who: 'me', cur: 'D', n: 2 }), { when: 'END', actions: 0, after: 'discard' })
  const play = turned({
    active: 'B',
    cards: [dusk],
    A: { D: 0, hand: ['dusk', 'dusk', 'infantry'], inPlay: ['samurai'] },
    B: { D: 0, hand: ['dusk'], inPlay: ['samurai'] },
  })
  play.answer('A', 'before drawing', 'proceed')
  expect(against(play, 'A', 'play dusk')).toBe('DT-CRD-11')
  play.answer('A', 'action', 'end').answer('A', 'discard cards', [])
  expect(play.open).toEqual(['A: before ending'])
  act(play, 'A', 'play dusk')
  expect([seatIn(play, 'A').D, play.open]).toEqual([2, ['A: before ending']])
  play.answer('A', 'before ending', 'pass')
  expect([play.state.active, seatIn(play, 'B').D]).toEqual(['B', 0])
})

test('DT-TRN-01 DT-CRD-11: an ability for the end of the turn, too; and what it kills is settled first', () => {
  const rot = own('rot', [{ k: 'use', when: 'END', pay: { D: 1 }, do: [{ op: 'wound', who: 'bearer' }] }], {
    when: 'FREE',
    actions: 0,
    on: { of: 'any', is: ['type:warrior'], n: 1 },
    stay: 'warrior',
  })
  const play = turned({ active: 'B', cards: [rot], A: { D: 1, inPlay: ['samurai/wounded[rot]', 'infantry'] }, B: {} })
  play.answer('A', 'before drawing', 'proceed').answer('A', 'action', 'end').answer('A', 'discard cards', [])
  act(play, 'A', 'use rot.0')
  expect([isIn(play, 'samurai'), isIn(play, 'rot'), play.state.active]).toEqual([false, false, 'B'])
})

test('DT-CRD-01 DT-TRN-01: until the end of the turn is until after the discard step, in whoever’s turn', () => {
  const rage = own('rage', does({ op: 'apply', fx: { k: 'mod', who: 't', stat: ['F'], op: '+', n: 2 }, for: 'turn' }), {
    when: 'ANY',
    actions: 0,
    on: { of: 'any', is: ['type:warrior'], n: 1 },
    after: 'discard',
  })
  const play = turned({
    active: 'B',
    cards: [rage],
    A: { hand: ['infantry'], inPlay: ['samurai'] },
    B: { hand: ['rage'], inPlay: ['heretic'] },
  })
  play.answer('A', 'before drawing', 'proceed')
  act(play, 'B', 'play rage > heretic')
  play.answer('A', 'action', 'end')
  expect([play.open[0], rated(play, 'heretic', 'F')]).toEqual(['A: discard cards', 4])
  play.answer('A', 'discard cards', [])
  expect([play.state.active, rated(play, 'heretic', 'F')]).toEqual(['B', 2])
})

test('DT-ART-06 DT-ATK-03: what holds for a combat is over before an extra attack, what was lost stays lost', () => {
  const play = playing({
    A: { hand: ['blood_lust', 'powerful_blow', 'powerful_blow'], inPlay: ['samurai[sherman_bolter]'] },
    B: { hand: ['out_of_ammo', 'malfunction'], inPlay: ['razide'] },
  })
  act(play, 'A', 'play blood_lust')
  fight(play, 'samurai', 'razide', 'fight', ['sherman_bolter'])
  act(play, 'A', 'play powerful_blow > samurai').answer('A', 'modify combat', 'pass')
  act(play, 'B', 'play out_of_ammo > sherman_bolter')
  expect(rated(play, 'samurai', 'F')).toBe(5)
  resolved(play)
  expect([at(play, 'samurai').wounded, rated(play, 'samurai', 'F')]).toEqual([true, 3])
  fight(play, 'samurai', 'razide', 'fight', ['sherman_bolter'])
  expect([rated(play, 'samurai', 'F'), against(play, 'A', 'play powerful_blow > samurai')]).toEqual([5, 'allowed'])
})

test('DT-CRD-01 DT-IMM-01: sleep is for its sender’s turn to end, though the sleeper changed nothing and the sender died', () => {
  const play = turned({
    players: 3,
    active: 'C',
    A: { inPlay: ['nepharite_of_muawijhe/wounded[sleep]', 'infantry'] },
    B: { inPlay: ['samurai', 'clansman'] },
    C: { inPlay: ['razide'] },
  })
  play.answer('A', 'before drawing', 'proceed')
  act(play, 'A', `use sleep.0 > samurai`)
  idle(play, 'A')
  idle(play, 'B')
  idle(play, 'C', undefined)
  expect([play.state.active, play.state.effects]).toEqual(['A', []])
  const asleep = laid({ players: 3, active: 'B', B: { inPlay: ['samurai'] }, C: { inPlay: ['razide'] } })
  const held = playing({
    ...asleep,
    effects: [effect({ k: 'ban', who: 't', act: 'attack' }, 'A', 'sleep', { who: [uid({ state: asleep }, 'samurai')] })],
  })
  expect(act(held, 'B', 'attack').last('attack-called-off').why).toBe('no pair')
})

test('DT-DRW-01 DT-CRD-01 DT-STA-03: shadows that hide a killed warrior are gone with it, to who played them', () => {
  const play = playing({
    A: { hand: ['hidden_in_the_shadows'], inPlay: ['razide'] },
    B: { inPlay: ['samurai/wounded', 'infantry'] },
  })
  act(play, 'A', 'play hidden_in_the_shadows > samurai')
  expect(rated(play, 'samurai', 'A')).toBe(6)
  resolved(fight(play, 'razide', 'samurai', 'fight'))
  shared(play, 'A', 3, 0)
  expect([seatIn(play, 'A').discard, seatIn(play, 'B').discard]).toEqual([['hidden_in_the_shadows'], ['samurai']])
})

test('DT-CRD-01 DT-MOD-02: a spell of the caster’s that was cast before the combat still lasts in it, and after', () => {
  const play = playing({
    A: { D: 9, hand: ['invulnerability'], inPlay: ['mystic', 'infantry'] },
    B: { inPlay: ['razide'] },
  })
  act(play, 'A', 'play invulnerability')
  resolved(fight(play, 'mystic', 'razide', 'fight'))
  expect([strikes(play)[1], at(play, 'mystic').wounded]).toEqual(['razide: 9 against 4 hits', undefined])
})

test('DT-CRD-01 DT-TAC-03: fog of two players lasts until the later of their next turns', () => {
  const play = turned({
    players: 3,
    active: 'C',
    A: { hand: ['heavy_fog', 'infantry'], inPlay: ['samurai'] },
    B: { hand: ['heavy_fog', 'infantry'], inPlay: ['heretic'] },
    C: { inPlay: ['razide'] },
  })
  idle(play, 'A', 'play heavy_fog')
  idle(play, 'B', 'play heavy_fog')
  expect(play.state.effects).toHaveLength(2)
  idle(play, 'C')
  expect([play.state.active, play.state.effects.length]).toEqual(['A', 1])
  if (play.open.includes('A: before drawing')) play.answer('A', 'before drawing', 'proceed')
  act(play, 'A', 'attack').answer('A', 'combatants', pair(play, 'samurai', 'razide'))
  declined(play)
  expect(play.state.attack?.tactic).toBe('fight')
  resolved(play)
  idle(play, 'A')
  expect([play.state.active, play.state.effects]).toEqual(['B', []])
})

test('DT-CRD-01 DT-TAC-01: chasm in the middle of a Fight ends it without a blow; a Shoot goes on', () => {
  const given = { A: { inPlay: ['samurai'] }, B: { hand: ['chasm'], inPlay: ['heretic'] } }
  const shot = fight(playing(given), 'samurai', 'heretic', 'shoot')
  act(shot, 'B', 'play chasm')
  resolved(shot)
  expect(strikes(shot)).toHaveLength(2)
  const blow = fight(playing(given), 'samurai', 'heretic', 'fight')
  act(blow, 'B', 'play chasm')
  expect([blow.state.attack, at(blow, 'heretic').wounded, blow.state.actionsLeft]).toEqual([undefined, undefined, 0])
})

test('DT-SYM-04 DT-SYM-01: a Gift that was lost may be bestowed anew; one is enough for one', () => {
  const play = playing({
    A: { D: 9, hand: ['dark_fire', 'dark_fire'], inPlay: ['necromutant', 'heretic[dark_fire]'] },
    B: { hand: ['essence_of_virtue'], inPlay: ['archangel'] },
  })
  act(play, 'A', 'play dark_fire > necromutant')
  expect(against(play, 'A', 'play dark_fire > necromutant')).toBe('DT-SYM-04')
  act(play, 'B', 'play essence_of_virtue')
  expect([at(play, 'necromutant').wounded, rated(play, 'necromutant', 'F'), rated(play, 'heretic', 'F')]).toEqual([true, 4, 3])
  expect(against(play, 'A', 'play dark_fire > necromutant')).toBe('allowed')
})

test('DT-ACT-05 DT-DEP-04: what is deployed at once in another’s turn may be attacked in it, and attack in one’s own', () => {
  const play = turned({
    active: 'B',
    A: { inPlay: ['razide'] },
    B: { D: 9, hand: ['inspired', 'samurai'], inPlay: ['infantry'] },
  })
  play.answer('A', 'before drawing', 'proceed')
  act(act(act(play, 'B', 'play inspired'), 'B', 'deploy samurai'), 'B', 'end')
  act(play, 'A', 'attack')
  expect(pairing(play, 'razide', 'samurai')).toBe('allowed')
})

test('DT-ACT-05 AMB-41: inspiration of two at a time: the inner is over first, and nobody’s actions are touched', () => {
  const play = playing({
    A: { D: 0, hand: ['inspired'], inPlay: ['infantry'] },
    B: { D: 0, hand: ['inspired', 'inspired'], inPlay: ['samurai'] },
  })
  act(play, 'B', 'play inspired')
  expect(against(play, 'A', 'play inspired')).not.toBe('allowed')
  act(act(play, 'B', 'meditate'), 'B', 'end')
  act(play, 'A', 'play inspired')
  act(act(act(act(play, 'A', 'meditate'), 'A', 'meditate'), 'A', 'meditate'), 'A', 'meditate')
  expect([seatIn(play, 'A').D, seatIn(play, 'B').D, play.state.actionsLeft]).toEqual([4, 1, 2])
})
