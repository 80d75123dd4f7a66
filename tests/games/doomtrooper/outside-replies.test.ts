/** Plays that are cancelled, and replies to replies. Cases from the rulebook, not from the code. */
import { expect, test } from 'vitest'
import {
  act,
  against,
  at,
  declined,
  doing,
  fight,
  isIn,
  pairing,
  playing,
  rated,
  seatIn,
  shared,
  type Table,
  turned,
} from './position'

const cancels = (count: number) => Array.from({ length: count }, () => 'miscommunication')
/** Only what answers cards is declined. */
function unanswered(play: Table): Table {
  for (;;) {
    const asked = play.snapshot.pending.find(({ subject, offer }) => !offer && subject === 'reaction')
    if (!asked) return play
    play.answer(asked.seat as 'A', 'reaction', 'pass')
  }
}

test('DT-MOD-02 AMB-11: of three cancels, each of the one before, the first holds', () => {
  const play = playing({
    A: { hand: ['powerful_blow', ...cancels(1)], inPlay: ['necromutant'] },
    B: { hand: cancels(2), inPlay: ['razide'] },
  })
  fight(play, 'necromutant', 'razide', 'fight')
  doing(play, 'A', 'play powerful_blow > necromutant')
  doing(doing(play, 'B', 'play miscommunication'), 'A', 'play miscommunication')
  act(play, 'B', 'play miscommunication')
  expect([rated(play, 'necromutant', 'F'), seatIn(play, 'A').discard, seatIn(play, 'B').discard]).toEqual([
    4,
    ['miscommunication', 'powerful_blow'],
    ['miscommunication', 'miscommunication'],
  ])
})

test('AMB-40 DT-CRD-11: whose cancel was cancelled may cancel the card once more', () => {
  const play = playing({
    A: { hand: ['powerful_blow', ...cancels(1)], inPlay: ['necromutant'] },
    B: { hand: cancels(2), inPlay: ['razide'] },
  })
  fight(play, 'necromutant', 'razide', 'fight')
  doing(play, 'A', 'play powerful_blow > necromutant')
  doing(doing(play, 'B', 'play miscommunication'), 'A', 'play miscommunication')
  play.answer('B', 'reaction', 'pass')
  expect(play.open[0]).toBe('B: reaction')
  act(play, 'B', 'play miscommunication')
  expect([rated(play, 'necromutant', 'F'), seatIn(play, 'B').hand]).toEqual([4, []])
})

test('AMB-10 AMB-40: a third player may cancel, and any other may cancel that', () => {
  const play = playing({
    players: 3,
    A: { hand: ['take_aim'], inPlay: ['necromutant'] },
    B: { hand: cancels(1), inPlay: ['razide'] },
    C: { hand: cancels(1) },
  })
  fight(play, 'necromutant', 'razide', 'fight')
  doing(play, 'A', 'play take_aim > necromutant')
  play.answer('B', 'reaction', 'pass')
  doing(play, 'C', 'play miscommunication')
  act(play, 'B', 'play miscommunication')
  expect(rated(play, 'necromutant', 'F')).toBe(5)
})

test('AMB-16 AMB-40 DT-DIC-04: who was shown to cast stays shown and paid for, though the spell is cancelled', () => {
  const play = playing({
    A: { inPlay: ['razide'] },
    B: { D: 9, hand: ['mind_wall', 'mind_wall'], inPlay: ['?archangel', 'infantry'] },
  })
  const held = playing({
    A: { hand: cancels(1), inPlay: ['razide'] },
    B: { D: 9, hand: ['mind_wall', 'mind_wall'], inPlay: ['?archangel', 'infantry'] },
  })
  for (const one of [play, held]) {
    doing(one, 'B', 'play mind_wall > infantry')
    one.answer('B', 'caster', one.options('caster')[0] ?? '')
    one.answer('B', 'how much', 2)
  }
  act(held, 'A', 'play miscommunication')
  declined(play)
  expect([seatIn(held, 'B').D, at(held, 'archangel').zone, at(held, 'archangel').covered, at(held, 'archangel').unpaid]).toEqual([
    4,
    'squad',
    true,
    undefined,
  ])
  expect(held.state.effects).toEqual([])
  expect([seatIn(play, 'B').D, seatIn(play, 'B').discard]).toEqual([4, ['mind_wall']])
})

test('AMB-40 DT-TRN-02: fury that is cancelled may be followed by another', () => {
  const play = playing({
    A: { hand: ['blind_fury', 'blind_fury'], inPlay: ['clansman'] },
    B: { hand: cancels(1), inPlay: ['blood_beret', 'heretic'] },
  })
  doing(doing(play, 'A', 'attack'), 'A', 'play blind_fury > clansman')
  doing(play, 'B', 'play miscommunication')
  unanswered(play)
  expect([play.open[0], against(play, 'A', 'play blind_fury > clansman')]).toEqual(['A: before combatants', 'allowed'])
  declined(play)
  expect(pairing(play, 'clansman', 'blood_beret')).toBe('DT-ATR-02')
})

test('DT-STA-02 AMB-40: an escape that is cancelled leaves one more to be tried', () => {
  const play = playing({
    A: { hand: cancels(1), inPlay: ['razide'] },
    B: { hand: ['narrow_escape', 'narrow_escape'], inPlay: ['samurai/wounded'] },
  })
  resolvedTo(fight(play, 'razide', 'samurai', 'fight'))
  doing(play, 'B', 'play narrow_escape')
  doing(play, 'A', 'play miscommunication')
  while (play.open[0]?.endsWith('reaction') && against(play, 'B', 'play narrow_escape') !== 'allowed')
    play.answer(play.open[0][0] as 'A', 'reaction', 'pass')
  expect(play.open[0]).toBe('B: reaction')
  act(play, 'B', 'play narrow_escape')
  expect([isIn(play, 'samurai'), at(play, 'samurai').wounded, seatIn(play, 'A').P]).toEqual([true, true, 0])
})
function resolvedTo(play: Table): Table {
  for (;;) {
    const asked = play.snapshot.pending.find(({ offer }) => !offer)
    if (asked?.subject !== 'modify combat') return play
    play.answer(asked.seat as 'A', 'modify combat', 'pass')
  }
}

test('DT-END-01 AMB-40: points whose bamboozling is cancelled are there, and end the match', () => {
  const play = turned({
    active: 'B',
    A: { P: 22, hand: cancels(1), inPlay: ['razide'] },
    B: { hand: ['bamboozled'], inPlay: ['samurai/wounded', 'infantry'] },
  }).answer('A', 'before drawing', 'proceed')
  resolvedTo(fight(play, 'razide', 'samurai', 'fight'))
  declined(play)
  play.answer('A', 'share points', [3, 0])
  doing(play, 'B', 'play bamboozled')
  act(play, 'A', 'play miscommunication')
  expect([seatIn(play, 'A').P, play.state.ending, play.outcome?.winners]).toEqual([25, 'points', ['A']])
})

test('DT-CRD-08 DT-MIS-04 DT-SYM-04 AMB-40: what was cancelled never lay there: another of it may', () => {
  const B = { hand: cancels(3) }
  const play = playing({
    A: {
      hand: ['fukido', 'fukido', 'suicide_mission', 'suicide_mission', 'dark_fire', 'dark_fire', 'inspired'],
      inPlay: ['clansman', 'heretic'],
    },
    B,
  })
  act(doing(play, 'A', 'play fukido'), 'B', 'play miscommunication')
  expect([isIn(play, 'fukido'), play.state.actionsLeft, against(play, 'A', 'play fukido')]).toEqual([false, 2, 'allowed'])
  act(doing(play, 'A', 'play suicide_mission > clansman'), 'B', 'play miscommunication')
  expect(against(play, 'A', 'play suicide_mission > clansman')).toBe('allowed')
  act(doing(play, 'A', 'play dark_fire > heretic'), 'B', 'play miscommunication')
  expect([play.state.actionsLeft, seatIn(play, 'A').discard]).toEqual([0, ['fukido', 'suicide_mission', 'dark_fire']])
  act(play, 'A', 'play inspired')
  act(play, 'A', 'play dark_fire > heretic')
  expect(rated(play, 'heretic', 'F')).toBe(3)
})

test('DT-DEP-03 DT-PER-01 AMB-40: a Personality that is cancelled is paid for and bars nobody', () => {
  const play = turned({
    active: 'B',
    A: { D: 8, hand: ['sean_gallagher'], inPlay: ['infantry'] },
    B: { D: 8, hand: ['miscommunication', 'sean_gallagher'], inPlay: ['samurai'] },
  }).answer('A', 'before drawing', 'proceed')
  act(doing(play, 'A', 'deploy sean_gallagher'), 'B', 'play miscommunication')
  expect([seatIn(play, 'A').D, seatIn(play, 'A').discard, isIn(play, 'sean_gallagher')]).toEqual([0, ['sean_gallagher'], false])
  act(play, 'A', 'end')
  if (play.open.includes('A: discard cards')) play.answer('A', 'discard cards', [])
  if (play.open.includes('B: before drawing')) play.answer('B', 'before drawing', 'proceed')
  expect(against(play, 'B', 'deploy sean_gallagher')).toBe('allowed')
})

test('AMB-40 DT-CRD-01: no coin is flipped for a twist that is cancelled', () => {
  const play = playing({ A: { P: 7, hand: ['twist_of_fate'] }, B: { hand: cancels(1) } })
  act(doing(play, 'A', 'play twist_of_fate'), 'B', 'play miscommunication')
  expect([seatIn(play, 'A').P, seatIn(play, 'A').D, play.open[0]]).toEqual([7, 5, 'A: action'])
})

test('DT-TRN-01 AMB-40: what is played before drawing may be cancelled before drawing', () => {
  const play = turned({ active: 'B', A: { hand: ['initiative', 'initiative'], inPlay: ['infantry'] }, B: { hand: cancels(1) } })
  doing(play, 'A', 'play initiative')
  act(play, 'B', 'play miscommunication')
  expect([play.open[0], seatIn(play, 'A').hand.length]).toEqual(['A: before drawing', 1])
  play.answer('A', 'before drawing', 'proceed')
  expect([play.state.actionsLeft, seatIn(play, 'A').hand.length]).toEqual([3, 7])
})

test('DT-CRD-11 AMB-40: what a card in play does is used, not played: nobody cancels it', () => {
  const play = playing({
    A: { hand: ['infantry'], inPlay: ['twitcher[ticker]'] },
    B: { hand: cancels(2), inPlay: ['razide'] },
  })
  fight(play, 'twitcher', 'razide', 'fight')
  doing(play, 'A', 'use ticker.0')
  expect([play.open[0], rated(play, 'twitcher', 'F')]).toEqual(['A: modify combat', 5])
})

test('AMB-40 DT-ATR-01: who is suggested by a cancelled spell need not attack; the D of a spell are spent', () => {
  const play = playing({
    A: { hand: cancels(1), inPlay: ['necromutant', 'samurai'] },
    B: { hand: ['suggestion'], inPlay: ['mortificator', 'infantry'] },
  })
  doing(play, 'A', 'attack')
  if (play.open[0] === 'A: before combatants') play.answer('A', 'before combatants', 'pass')
  doing(play, 'B', 'play suggestion > samurai')
  act(play, 'A', 'play miscommunication')
  expect([pairing(play, 'necromutant', 'infantry'), pairing(play, 'samurai', 'infantry')]).toEqual(['allowed', 'allowed'])
})

test('DT-MOD-01 AMB-40: a cancelled card was a play: the window is open again for both', () => {
  const play = playing({
    A: { hand: ['take_aim'], inPlay: ['necromutant'] },
    B: { hand: [...cancels(1), 'evasive_action'], inPlay: ['razide'] },
  })
  fight(play, 'necromutant', 'razide', 'fight').answer('A', 'modify combat', 'pass').answer('B', 'modify combat', 'play:h1>c2')
  unanswered(play)
  play.answer('B', 'modify combat', 'pass')
  doing(play, 'A', 'play take_aim > necromutant')
  act(play, 'B', 'play miscommunication')
  play.answer('A', 'modify combat', 'pass')
  expect([play.open[0], play.state.attack?.passes]).toEqual(['B: modify combat', 1])
})

test('AMB-42 DT-CRD-01 DT-REW-01: the first vengeance is the only one of the combat', () => {
  const play = playing({
    players: 3,
    A: { inPlay: ['razide'] },
    B: { hand: ['sworn_vengeance'], inPlay: ['samurai/wounded', 'infantry'] },
    C: { hand: ['sworn_vengeance'] },
  })
  resolvedTo(fight(play, 'razide', 'samurai', 'fight'))
  doing(play, 'B', 'play sworn_vengeance')
  unanswered(play)
  expect([at(play, 'razide').wounded, seatIn(play, 'C').hand]).toEqual([true, ['sworn_vengeance']])
  shared(play, 'A', 3, 0)
  expect([seatIn(play, 'A').P, play.state.attack]).toEqual([3, undefined])
})

test('DT-CRD-01 AMB-23: joy that is cancelled heals nobody, and a second one may be played', () => {
  const play = playing({
    A: { D: 0, hand: ['joy_of_victory', 'joy_of_victory'], inPlay: ['samurai'] },
    B: { hand: cancels(1), inPlay: ['necromutant'] },
  })
  resolvedTo(fight(play, 'samurai', 'necromutant', 'fight'))
  doing(play, 'A', 'play joy_of_victory')
  doing(play, 'B', 'play miscommunication')
  while (play.open[0] === 'B: reaction') play.answer('B', 'reaction', 'pass')
  expect(play.open[0]).toBe('A: reaction')
  act(play, 'A', 'play joy_of_victory')
  expect([seatIn(play, 'A').D, at(play, 'samurai').wounded]).toEqual([5, undefined])
})
