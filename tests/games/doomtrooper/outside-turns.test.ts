/** Turns, actions, exhaustion and answers, where rules meet. Cases from the rulebook, not from the code. */
import { expect, test } from 'vitest'
import type { InPlay } from '../../../src/games/doomtrooper/rules/state'
import { act, against, at, declined, doing, fight, isIn, laid, playing, rated, seatIn, type Table, turned, uid } from './position'

/** Nothing is done in this turn. */
function idle(play: Table, seat: 'A' | 'B' | 'C' | 'D', move?: string): Table {
  if (play.open.includes(`${seat}: before drawing`)) play.answer(seat, 'before drawing', 'proceed')
  if (move) act(play, seat, move)
  if (play.open.includes(`${seat}: action`)) play.answer(seat, 'action', 'end')
  if (play.open.includes(`${seat}: discard cards`)) play.answer(seat, 'discard cards', [])
  return play
}

test('DT-DRW-04 DT-DIC-02 AMB-22: one lying hidden is a warrior; the turn of the last card is no empty turn; a new one begins anew', () => {
  const hidden = turned({ active: 'A', A: { inPlay: ['infantry'] }, B: { D: 0, exhausted: true, inPlay: ['?samurai'] } })
  idle(hidden, 'B', 'uncover samurai')
  expect([isIn(hidden, 'samurai'), seatIn(hidden, 'B').emptyTurns]).toEqual([false, 0])
  const play = turned({ active: 'A', A: { inPlay: ['infantry'] }, B: { pile: ['positive_karma'], hand: ['infantry'] } })
  idle(play, 'B')
  expect([seatIn(play, 'B').exhausted, seatIn(play, 'B').emptyTurns]).toEqual([true, 0])
  idle(idle(play, 'A'), 'B')
  expect(seatIn(play, 'B').emptyTurns).toBe(1)
  idle(idle(play, 'A'), 'B', 'deploy infantry')
  expect([seatIn(play, 'B').emptyTurns, seatIn(play, 'B').eliminated, isIn(play, 'infantry')]).toEqual([0, undefined, true])
})

test('DT-DRW-05 DT-DRW-02 AMB-21: a search that takes the last card of all ends the match at once', () => {
  const play = playing({
    A: { P: 3, hand: ['expedite_request'], pile: ['samurai'], inPlay: ['infantry'] },
    B: { P: 4, exhausted: true, inPlay: ['infantry'] },
  })
  const all = turned({
    ...{ active: 'B' },
    A: { P: 3, hand: ['expedite_request', ...Array.from({ length: 6 }, () => 'infantry')], pile: ['samurai'] },
    B: { P: 4, exhausted: true },
  })
  all.answer('A', 'before drawing', 'proceed')
  act(all, 'A', 'play expedite_request')
  if (all.open.includes('A: which card')) all.answer('A', 'which card', 'face:samurai')
  expect([all.state.ending, all.outcome?.winners]).toEqual(['exhausted', ['B']])
  expect(play.state.ending).toBeUndefined()
})

test('DT-END-03 DT-DRW-04 DT-TRN-02: the third player is out with all that is his, and the others play on', () => {
  const from = laid({
    players: 3,
    active: 'B',
    A: { inPlay: ['infantry'] },
    B: { inPlay: ['samurai'] },
    C: { exhausted: true, D: 0, P: 24, hand: ['take_aim'] },
  })
  const tainted: InPlay = { uid: 'c50', card: 'tainted', owner: 'C', controller: 'C', zone: 'attached', on: 'c1' }
  const play = turned({ ...from, inPlay: { ...from.inPlay, c50: tainted }, next: 60 })
  for (const seat of ['C', 'A', 'B', 'C'] as const) idle(play, seat)
  expect([seatIn(play, 'C').eliminated, isIn(play, 'tainted'), seatIn(play, 'C').hand, play.state.ending]).toEqual([
    true,
    false,
    [],
    undefined,
  ])
  expect([...seatIn(play, 'C').removed].sort()).toContain('tainted')
  idle(play, 'A')
  expect(play.state.active).toBe('B')
  idle(play, 'B')
  expect(play.state.active).toBe('A')
})

test('DT-TRN-01 DT-CRD-11 AMB-42: before the first action means before it, not before the first card; one a turn', () => {
  const play = playing({ A: { hand: ['positive_karma', 'initiative', 'initiative', 'blood_lust'] }, B: {} })
  act(play, 'A', 'play positive_karma')
  expect(against(play, 'A', 'play initiative')).toBe('allowed')
  act(play, 'A', 'play initiative')
  expect([against(play, 'A', 'play initiative'), against(play, 'A', 'play blood_lust')]).toEqual(['DT-CRD-11', 'allowed'])
  act(play, 'A', 'meditate')
  expect(against(play, 'A', 'play blood_lust')).not.toBe('allowed')
})

test('DT-DIS-01 DT-DIS-02 DT-ACT-05: actions taken at once in the discard step change what is left to discard', () => {
  const play = playing({ A: { D: 9, hand: ['inspired', ...Array.from({ length: 8 }, () => 'infantry')] }, B: {} })
  act(play, 'A', 'end')
  expect(play.decision('discard cards').choice).toMatchObject({ least: 2 })
  act(play, 'A', 'play inspired')
  act(play, 'A', 'deploy infantry')
  act(play, 'A', 'end')
  expect(play.decision('discard cards').choice).toMatchObject({ least: 0, most: 1 })
})

test('DT-ACT-05 DT-HIT-09 DT-MOD-01 AMB-41: at once a defender may take cover, an attacker may not; the window begins anew', () => {
  const play = playing({
    A: { hand: ['inspired'], inPlay: ['necromutant', 'infantry'] },
    B: { hand: ['inspired'], inPlay: ['samurai', 'infantry'] },
  })
  fight(play, 'necromutant', 'samurai', 'fight')
  act(play, 'A', 'play inspired')
  expect([against(play, 'A', 'cover necromutant'), against(play, 'A', 'cover infantry'), against(play, 'A', 'attack')]).toEqual([
    'DT-CRD-01',
    'allowed',
    'not offered',
  ])
  act(play, 'A', 'end')
  play.answer('A', 'modify combat', 'pass')
  act(play, 'B', 'play inspired')
  act(act(play, 'B', 'cover samurai'), 'B', 'end')
  expect([at(play, 'samurai').covered, play.open[0], play.state.attack?.passes]).toEqual([true, 'B: modify combat', 0])
  play.answer('B', 'modify combat', 'pass').answer('A', 'modify combat', 'pass')
  expect(play.last('struck').strikes[0]).toMatchObject({ power: 4, armour: 6, hits: false })
})

test('DT-ACT-05 DT-DIC-01: three actions at once may be one deployment in cover, but not two and a bit', () => {
  const play = playing({ A: {}, B: { hand: ['inspired', 'samurai', 'hatamoto'], inPlay: ['infantry'] } })
  act(play, 'B', 'play inspired')
  expect(against(play, 'B', 'hide samurai')).toBe('allowed')
  act(play, 'B', 'meditate')
  expect(against(play, 'B', 'hide samurai')).toBe('DT-DIC-01')
})

test('DT-ATK-02 DT-ACT-05: after an attack the lost actions stay lost, those granted at once are new ones', () => {
  const play = playing({ A: { D: 0, hand: ['inspired', 'blood_lust'], inPlay: ['tatsu'] }, B: { inPlay: ['razide'] } })
  act(play, 'A', 'play blood_lust')
  fight(play, 'tatsu', 'razide', 'shoot').answer('A', 'modify combat', 'pass').answer('B', 'modify combat', 'pass')
  declined(play)
  expect([against(play, 'A', 'meditate'), against(play, 'A', 'attack')]).toEqual(['DT-ACT-01', 'allowed'])
  act(act(act(play, 'A', 'play inspired'), 'A', 'meditate'), 'A', 'end')
  expect([seatIn(play, 'A').D, against(play, 'A', 'meditate'), against(play, 'A', 'attack')]).toEqual([1, 'DT-ACT-01', 'allowed'])
})

test('DT-CRD-01 DT-DRW-01: hidden in the shadows until the draw step of who played it, on whomever', () => {
  const play = turned({
    active: 'C' as never,
    players: 3,
    A: { hand: ['hidden_in_the_shadows'], inPlay: ['infantry'] },
    B: { inPlay: ['samurai'] },
    C: { inPlay: ['hatamoto'] },
  })
  act(play, 'A', 'play hidden_in_the_shadows > samurai')
  idle(play, 'A')
  idle(play, 'B')
  expect(rated(play, 'samurai', 'A')).toBe(6)
  idle(play, 'C')
  expect([rated(play, 'samurai', 'A'), isIn(play, 'hidden_in_the_shadows')]).toEqual([3, false])
})

test('DT-CRD-11 AMB-40: a cancelled play has cost what it cost, and goes to the discard pile', () => {
  const B = { hand: ['miscommunication'] }
  const deployed = playing({ A: { D: 5, hand: ['centurion'], inPlay: ['infantry'] }, B })
  act(doing(deployed, 'A', 'deploy centurion'), 'B', 'play miscommunication')
  expect([seatIn(deployed, 'A').D, deployed.state.actionsLeft, seatIn(deployed, 'A').discard]).toEqual([0, 2, ['centurion']])
  const hidden = playing({ A: { D: 5, hand: ['samurai'], inPlay: ['infantry'] }, B })
  act(doing(hidden, 'A', 'hide samurai'), 'B', 'play miscommunication')
  expect([seatIn(hidden, 'A').D, hidden.state.actionsLeft, seatIn(hidden, 'A').discard, isIn(hidden, 'samurai')]).toEqual([
    5,
    0,
    ['samurai'],
    false,
  ])
  const sought = playing({ A: { hand: ['expedite_request'] }, B })
  act(doing(sought, 'A', 'play expedite_request'), 'B', 'play miscommunication')
  expect([seatIn(sought, 'A').discard, seatIn(sought, 'A').removed]).toEqual([['expedite_request'], []])
  const bribed = playing({ A: { D: 4, hand: ['influence'] }, B: { D: 9, ...B } })
  doing(bribed, 'A', 'play influence > B').answer('A', 'how much', 4)
  act(bribed, 'B', 'play miscommunication')
  expect([seatIn(bribed, 'A').D, seatIn(bribed, 'B').D]).toEqual([0, 9])
})

test('DT-CRD-01 DT-MRK-01: nobody loses D that he has not, nor gambles P that he has not', () => {
  const play = playing({ A: { D: 9, P: 4, hand: ['influence', 'twist_of_fate'] }, B: { D: 2 } })
  doing(play, 'A', 'play influence > B').answer('A', 'how much', 5)
  declined(play)
  expect([seatIn(play, 'A').D, seatIn(play, 'B').D, against(play, 'A', 'play twist_of_fate')]).toEqual([4, 0, 'DT-CRD-11'])
})

test('DT-END-01 DT-CRD-01: points of a mission in another’s turn end the match when all is shared out', () => {
  const play = turned({
    active: 'B',
    A: { P: 20, inPlay: ['razide'] },
    B: { P: 22, inPlay: ['samurai/wounded[suicide_mission]', 'infantry'] },
  })
  play.answer('A', 'before drawing', 'proceed')
  fight(play, 'razide', 'samurai', 'fight').answer('A', 'modify combat', 'pass').answer('B', 'modify combat', 'pass')
  declined(play)
  expect([seatIn(play, 'B').P, play.state.ending, play.open]).toEqual([25, undefined, ['A: share points']])
  play.answer('A', 'share points', [3, 0])
  expect([play.state.ending, play.outcome?.winners]).toEqual(['points', ['B']])
})

test('DT-ATK-04 DT-ATR-08: nobody attacks in his first turn, a player without warriors neither', () => {
  const play = playing({ A: { turns: 1, hand: ['blood_lust'], inPlay: ['razide'] }, B: {} })
  act(play, 'A', 'play blood_lust')
  expect(against(play, 'A', 'attack')).toBe('DT-ATK-04')
})

test('DT-EQP-04 DT-CRD-08 DT-ACT-03: a foxhole moves for one action to any of one’s own, in cover too', () => {
  const play = playing({ A: { inPlay: ['samurai[foxhole]', '~infantry', 'young_guard'] }, B: { inPlay: ['necromutant'] } })
  act(play, 'A', 'move foxhole > infantry')
  expect([rated(play, 'infantry', 'A'), play.state.actionsLeft, at(play, 'foxhole').on]).toEqual([4, 2, uid(play, 'infantry')])
  act(play, 'A', 'move foxhole > young_guard')
  expect([rated(play, 'young_guard', 'A'), rated(play, 'infantry', 'A')]).toEqual([3, 2])
})
