/** What comes between: actions at once, deaths and reveals in the middle of a combat, three and four players. Cases from the rulebook, not from the code. */
import { expect, test } from 'vitest'
import { forecast } from '../../../src/games/doomtrooper/rules/facts/forecast'
import {
  act,
  against,
  at,
  declined,
  doing,
  fight,
  isIn,
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
const begun = (given: Parameters<typeof turned>[0]): Table => {
  const play = turned(given)
  const [first = ''] = play.open
  return first.endsWith('before drawing') ? play.answer(first[0] as Who, 'before drawing', 'proceed') : play
}

test('DT-STA-02 DT-REW-04 DT-MOD-01: a combatant that a card kills leaves no combat, and pays nobody', () => {
  const play = playing({
    players: 3,
    A: { hand: ['joy_of_victory'], D: 0, inPlay: ['samurai'] },
    B: { inPlay: ['necromutant/wounded[terror]', 'infantry'] },
    C: { hand: ['essence_of_virtue'], inPlay: ['archangel'] },
  })
  fight(play, 'samurai', 'necromutant', 'fight')
  doing(play, 'C', 'play essence_of_virtue')
  while (play.open[0]?.endsWith('reaction') && against(play, 'A', 'play joy_of_victory') !== 'allowed')
    play.answer(play.open[0][0] as Who, 'reaction', 'pass')
  expect([isIn(play, 'necromutant'), play.open[0]]).toEqual([false, 'A: reaction'])
  act(play, 'A', 'play joy_of_victory')
  expect([play.state.attack, seatIn(play, 'A').P, seatIn(play, 'C').P, seatIn(play, 'A').D]).toEqual([undefined, 0, 0, 5])
})

test('DT-ATK-07 DT-ATR-06: with the last warrior gone before combatants the player himself may be attacked', () => {
  const play = playing({
    players: 3,
    A: { inPlay: ['razide'] },
    B: { inPlay: ['necromutant/wounded'] },
    C: { hand: ['essence_of_virtue', 'suggestion'], inPlay: ['mortificator'] },
  })
  doing(play, 'A', 'attack')
  doing(play, 'C', 'play essence_of_virtue')
  declined(play)
  expect([isIn(play, 'necromutant'), at(play, 'razide').wounded, pairing(play, 'razide', 'B')]).toEqual([false, true, 'allowed'])
  play.answer('A', 'combatants', pair(play, 'razide', 'B'))
  resolved(play)
  shared(play, 'A', 0, 4)
  expect(seatIn(play, 'A').D).toBe(9)
})

test('DT-ACT-05 DT-HIT-07 DT-EQP-01: armour put on in the middle of the combat counts, a weapon is too late', () => {
  const play = playing({
    A: { inPlay: ['razide'] },
    B: { hand: ['inspired', 'combat_armor', 'violator_sword'], inPlay: ['bauhaus_blitzer'] },
  })
  fight(play, 'razide', 'bauhaus_blitzer', 'fight').answer('A', 'modify combat', 'pass')
  act(play, 'B', 'play inspired')
  act(act(play, 'B', 'play combat_armor > bauhaus_blitzer'), 'B', 'play violator_sword > bauhaus_blitzer')
  act(play, 'B', 'end')
  expect([rated(play, 'bauhaus_blitzer', 'A'), rated(play, 'bauhaus_blitzer', 'F'), play.open[0]]).toEqual([
    4,
    3,
    'B: modify combat',
  ])
})

test('DT-ACT-05 DT-COV-07: a defender that leaves its cover at once has lost it, and is out of it afterwards', () => {
  const play = playing({ A: { inPlay: ['necromutant'] }, B: { hand: ['inspired'], inPlay: ['~samurai', 'infantry'] } })
  fight(play, 'necromutant', 'samurai', 'fight').answer('A', 'modify combat', 'pass')
  act(act(act(play, 'B', 'play inspired'), 'B', 'uncover samurai'), 'B', 'end')
  play.answer('B', 'modify combat', 'pass').answer('A', 'modify combat', 'pass')
  declined(play)
  expect([strikes(play)[0], at(play, 'samurai').covered]).toEqual(['necromutant: 4 against 3 hits', undefined])
})

test('DT-REW-05 DT-MOD-03 AMB-10: redirected to a third player: points lie between him and the attacker', () => {
  const play = begun({
    players: 4,
    active: 'D',
    A: { P: 22, inPlay: ['tatsu'] },
    B: { hand: ['greater_hypnosis'], inPlay: ['valkyrie', 'heretic'] },
    C: { inPlay: ['infantry/wounded'] },
    D: { inPlay: ['clansman'] },
  })
  fight(play, 'tatsu', 'heretic', 'fight').answer('A', 'modify combat', 'pass')
  act(play, 'B', 'play greater_hypnosis > infantry')
  expect(play.open[0]).toBe('C: modify combat')
  play.answer('C', 'modify combat', 'pass').answer('A', 'modify combat', 'pass')
  declined(play)
  shared(play, 'A', 2, 0)
  expect([seatIn(play, 'A').P, seatIn(play, 'B').P, isIn(play, 'heretic'), play.state.ending]).toEqual([24, 0, true, undefined])
})

test('DT-MOD-03 DT-REW-02: both sides of one player: who is killed pays its own commander’s other side nothing strange', () => {
  const play = playing({
    A: { hand: ['premonition'], inPlay: ['heretic/wounded', 'valkyrie'] },
    B: { hand: ['greater_hypnosis'], inPlay: ['necromutant', 'archangel'] },
  })
  fight(play, 'heretic', 'necromutant', 'fight').answer('A', 'modify combat', 'pass')
  act(play, 'B', 'play greater_hypnosis > valkyrie')
  expect(play.open[0]).toBe('A: modify combat')
  resolved(play)
  expect(strikes(play)).toEqual(['heretic: 2 against 3 misses', 'valkyrie: 3 against 2 hits'])
  shared(play, 'A', 3, 0)
  expect([seatIn(play, 'A').P, seatIn(play, 'B').P, isIn(play, 'heretic')]).toEqual([3, 0, false])
})

test('DT-HIT-05 DT-RES-03: what is foretold with two helpers is what comes', () => {
  const play = playing({
    A: { D: 14, hand: ['reinforcements'], inPlay: ['samurai', 'infantry', 'clansman'] },
    B: { inPlay: ['razide'] },
  })
  fight(play, 'samurai', 'razide', 'fight')
  doing(play, 'A', 'play reinforcements > samurai').answer('A', 'how much', 2)
  declined(play)
  const before = forecast(play.state)
  resolved(play)
  expect(play.open).toEqual(['B: whom to strike'])
  play.answer('B', 'whom to strike', uid(play, 'clansman'))
  expect([before.attacker?.power.total, before.attacker?.hits]).toEqual([10, true])
  expect(play.last('struck').strikes.map(({ power, armour }) => [power, armour])).toEqual([
    [10, 7],
    [9, 3],
  ])
  expect([at(play, 'clansman').wounded, at(play, 'samurai').wounded, at(play, 'razide').wounded]).toEqual([true, undefined, true])
})

test('DT-COV-03 DT-COV-07 AMB-05: Gifts and things of one in cover are seen and count; its bearer’s words count too once seen', () => {
  const play = playing({
    A: { inPlay: ['samurai'] },
    B: { inPlay: ['~necromutant[terror,combat_armor]', 'infantry'] },
  })
  fight(play, 'samurai', 'necromutant', 'fight')
  expect([rated(play, 'samurai', 'A'), forecast(play.state).attacker?.armour.total]).toEqual([2, 8])
})

test('DT-DIC-04 DT-END-01: what a hidden warrior costs in P comes off before anything else', () => {
  const play = begun({
    active: 'B',
    A: { P: 22, inPlay: ['razide'] },
    B: { D: 1, P: 6, inPlay: ['?tatsu', 'infantry'] },
  })
  act(play, 'A', 'attack').answer('A', 'combatants', `pair:${uid(play, 'razide')}>${uid(play, 'tatsu')}`)
  declined(play)
  expect([seatIn(play, 'B').D, seatIn(play, 'B').P, seatIn(play, 'B').discard, seatIn(play, 'A').P]).toEqual([
    0,
    0,
    ['tatsu'],
    22,
  ])
})

test('DT-COV-06 DT-DIC-04: brought out by its commander it is paid for, or is gone; the action is spent', () => {
  const given = (D: number) => ({ A: { D, P: 1, inPlay: ['?tatsu', 'infantry'] }, B: { inPlay: ['heretic'] } })
  const rich = playing(given(7))
  act(rich, 'A', 'uncover tatsu')
  expect([at(rich, 'tatsu').zone, at(rich, 'tatsu').covered, seatIn(rich, 'A').D, rich.state.actionsLeft]).toEqual([
    'squad',
    undefined,
    0,
    2,
  ])
  act(rich, 'A', 'attack')
  expect(pairing(rich, 'tatsu', 'heretic')).toBe('DT-COV-06')
  const poor = playing(given(5))
  act(poor, 'A', 'uncover tatsu')
  expect([isIn(poor, 'tatsu'), seatIn(poor, 'A').D, seatIn(poor, 'A').P, poor.state.actionsLeft]).toEqual([false, 0, 0, 2])
})

test('DT-EQP-06 DT-HIT-05: one tank for a warrior; in use it bars weapons, and not armour', () => {
  const play = playing({
    A: { hand: ['t32_wolfclaw'], inPlay: ['bauhaus_blitzer[t32_wolfclaw,violator_sword,combat_armor]'] },
    B: { inPlay: ['razide'] },
  })
  expect(against(play, 'A', 'play t32_wolfclaw > bauhaus_blitzer')).toBe('DT-EQP-06')
  act(play, 'A', 'attack').answer('A', 'combatants', pair(play, 'bauhaus_blitzer', 'razide'))
  declined(play).answer('A', 'tactic', 'fight')
  expect(play.options('weapons').toSorted()).toEqual(
    ['with:', `with:${uid(play, 't32_wolfclaw')}`, `with:${uid(play, 'violator_sword')}`].toSorted(),
  )
  play.answer('A', 'weapons', `with:${uid(play, 't32_wolfclaw')}`)
  expect([rated(play, 'bauhaus_blitzer', 'F'), rated(play, 'bauhaus_blitzer', 'A')]).toEqual([6, 7])
})

test('DT-CRD-01 DT-HIT-05: a Twitcher with two Tickers: both add, one was enough to live', () => {
  const play = playing({ A: { inPlay: ['twitcher[ticker,ticker]'] }, B: { inPlay: ['razide'] } })
  fight(play, 'twitcher', 'razide', 'fight')
  act(act(play, 'A', 'use ticker.0'), 'A', 'use ticker#0.0')
  expect(rated(play, 'twitcher', 'F')).toBe(8)
  resolved(play)
  expect([at(play, 'razide').wounded, at(play, 'twitcher').wounded, seatIn(play, 'A').discard]).toEqual([
    true,
    undefined,
    ['ticker', 'ticker'],
  ])
})

test('DT-CRD-01 DT-STA-02: on Ticker a wounded one dies of it after the combat, for no points', () => {
  const play = playing({ A: { inPlay: ['razide'] }, B: { inPlay: ['samurai/wounded[ticker]', 'infantry'] } })
  fight(play, 'razide', 'samurai', 'fight').answer('A', 'modify combat', 'pass')
  act(play, 'B', 'use ticker.0')
  resolved(play)
  expect([isIn(play, 'samurai'), seatIn(play, 'A').P, play.state.attack]).toEqual([false, 0, undefined])
})

test('DT-COV-02 DT-STA-02: whose only warrior in the open dies while others lie in cover must bring one out first', () => {
  const play = begun({
    active: 'B',
    A: { inPlay: ['razide'] },
    B: { D: 9, hand: ['samurai'], inPlay: ['infantry/wounded', '~clansman'] },
  })
  resolved(fight(play, 'razide', 'infantry', 'fight'))
  shared(play, 'A', 2, 0)
  for (const [seat, subject] of [
    ['A', 'action'],
    ['A', 'discard cards'],
  ] as const)
    if (play.open.includes(`${seat}: ${subject}`)) play.answer(seat, subject, subject === 'action' ? 'end' : [])
  play.answer('B', 'before drawing', 'proceed')
  expect(['deploy samurai', 'meditate', 'attack', 'uncover clansman'].map((move) => against(play, 'B', move))).toEqual([
    'DT-COV-02',
    'DT-COV-02',
    'DT-COV-02',
    'allowed',
  ])
})

test('DT-ATR-08 DT-ATR-07 DT-PLY-01: of four, one without warriors: he alone may be attacked himself, and answers', () => {
  const play = playing({
    players: 4,
    A: { D: 0, inPlay: ['razide'] },
    B: { hand: ['chasm', 'evasive_action'] },
    C: { inPlay: ['infantry'] },
    D: { inPlay: ['~infantry'] },
  })
  act(play, 'A', 'attack')
  expect(['B', 'C', 'D'].map((seat) => pairing(play, 'razide', seat) === 'allowed')).toEqual([true, false, false])
  play.answer('A', 'combatants', pair(play, 'razide', 'B'))
  declined(play)
  play.answer('A', 'modify combat', 'pass')
  expect(against(play, 'B', 'play evasive_action')).not.toBe('allowed')
  resolved(play)
  shared(play, 'A', 1, 3)
  expect([seatIn(play, 'A').P, seatIn(play, 'A').D]).toEqual([1, 3])
})

test('DT-CRD-01 DT-IMM-02: Strength of Will in another’s turn holds in it, and in all until one’s own', () => {
  const play = begun({
    players: 3,
    active: 'C',
    A: { inPlay: ['necromutant[terror]'] },
    B: { hand: ['strength_of_will'], inPlay: ['samurai'] },
    C: { inPlay: ['razide[terror]'] },
  })
  fight(play, 'necromutant', 'samurai', 'fight')
  expect(rated(play, 'samurai', 'A')).toBe(2)
  act(play, 'B', 'play strength_of_will')
  expect(rated(play, 'samurai', 'A')).toBe(3)
  resolved(play)
  expect(strikes(play)[0]).toBe('necromutant: 4 against 3 hits')
  for (const subject of ['action', 'discard cards'])
    if (play.open.includes(`A: ${subject}`)) play.answer('A', subject, subject === 'action' ? 'end' : [])
  expect([play.state.active, play.state.effects.length]).toEqual(['B', 0])
})

test('DT-RNF-01 DT-PLY-01: in the modification only the two who fight reinforce', () => {
  const play = playing({
    players: 3,
    A: { inPlay: ['samurai'] },
    B: { inPlay: ['razide'] },
    C: { D: 20, hand: ['reinforcements'], inPlay: ['infantry'] },
  })
  fight(play, 'samurai', 'razide', 'fight')
  expect(play.open.some((one) => one.startsWith('C'))).toBe(false)
})

test('DT-MIS-04 DT-REW-03 DT-CRD-01: the freelancer is paid for missions in D, and chooses the better', () => {
  const play = playing({
    A: { D: 0, inPlay: ['ex_imperial_freelancer[nepharite_hunt,sherman_bolter]'] },
    B: { inPlay: ['nepharite_of_demnogonis/wounded', 'infantry'] },
  })
  fight(play, 'ex_imperial_freelancer', 'nepharite_of_demnogonis', 'fight', ['sherman_bolter'])
  resolved(play)
  play.answer('A', 'which branch', 'branch:0')
  declined(play)
  if (play.open.includes('B: share points')) shared(play, 'B', 1, 0)
  expect([seatIn(play, 'A').D, seatIn(play, 'A').P]).toEqual([20, 0])
})

test('DT-ACT-05 DT-DEP-04 DT-COV-06: deployed at once before combatants it may attack; brought out of cover it may not', () => {
  const play = playing({
    A: { D: 9, hand: ['inspired', 'tatsu'], inPlay: ['~clansman', 'infantry'] },
    B: { inPlay: ['heretic'] },
  })
  act(play, 'A', 'attack')
  act(play, 'A', 'play inspired')
  act(act(act(play, 'A', 'deploy tatsu'), 'A', 'uncover clansman'), 'A', 'end')
  expect(['tatsu', 'clansman', 'infantry'].map((one) => pairing(play, one, 'heretic'))).toEqual([
    'allowed',
    'DT-COV-06',
    'allowed',
  ])
})

test('DT-ACT-05 DT-ATK-07: who covers his one that could attack has no attack any more', () => {
  const play = playing({
    A: { hand: ['inspired'], inPlay: ['samurai', 'infantry'] },
    B: { inPlay: ['infantry'] },
  })
  act(play, 'A', 'attack')
  act(play, 'A', 'play inspired')
  act(act(play, 'A', 'cover samurai'), 'A', 'end')
  expect(play.last('attack-called-off').why).toBe('no pair')
})

test('DT-CRD-01 DT-ATR-08: an attacker that retreats from a player pays him', () => {
  const play = playing({ A: { hand: ['retreat'], inPlay: ['razide'] }, B: { P: 1 } })
  act(play, 'A', 'attack').answer('A', 'combatants', pair(play, 'razide', 'B'))
  declined(play)
  act(play, 'A', 'play retreat > razide')
  expect([seatIn(play, 'B').P, seatIn(play, 'A').P, play.state.attack]).toEqual([5, 0, undefined])
})

test('DT-CRD-01 AMB-16: virtue asks for a brother of one’s own; one in hiding that only its commander knows will do', () => {
  const given = (own: string) => ({ A: { hand: ['essence_of_virtue'], inPlay: [own] }, B: { inPlay: ['razide', 'archangel'] } })
  const hidden = playing(given('?archangel'))
  expect(against(hidden, 'A', 'play essence_of_virtue')).toBe('allowed')
  act(hidden, 'A', 'play essence_of_virtue')
  expect([at(hidden, 'razide').wounded, at(hidden, 'archangel').zone]).toEqual([true, 'hidden'])
  expect(against(playing(given('samurai')), 'A', 'play essence_of_virtue')).not.toBe('allowed')
})

test('DT-END-03 DT-CRD-08: fortifications of one who is out leave with him; the others’ stay', () => {
  const play = turned({
    players: 3,
    active: 'A',
    A: { forts: ['fukido'], inPlay: ['clansman'] },
    B: { exhausted: true, D: 0, forts: ['fukido', 'citadel_of_algeroth'] },
    C: { inPlay: ['heretic'] },
  })
  const idle = (seat: Who) => {
    if (play.open.includes(`${seat}: before drawing`)) play.answer(seat, 'before drawing', 'proceed')
    if (play.open.includes(`${seat}: action`)) play.answer(seat, 'action', 'end')
    if (play.open.includes(`${seat}: discard cards`)) play.answer(seat, 'discard cards', [])
  }
  for (const seat of ['B', 'C', 'A', 'B'] as const) idle(seat)
  expect([
    seatIn(play, 'B').eliminated,
    isIn(play, 'citadel_of_algeroth'),
    at(play, 'fukido').owner,
    rated(play, 'clansman', 'A'),
  ]).toEqual([true, false, 'A', 5])
})

test('DT-ATR-04 AMB-19: the tainted of a corporation are for the Brotherhood to attack, for their own corporation not', () => {
  const play = playing({ A: { inPlay: ['archangel', 'samurai'] }, B: { inPlay: ['samurai[tainted]', 'infantry'] } })
  act(play, 'A', 'attack')
  expect([
    pairing(play, 'archangel', 'samurai#1'),
    pairing(play, 'samurai', 'samurai#1'),
    pairing(play, 'archangel', 'infantry'),
  ]).toEqual(['allowed', 'DT-ATR-02', 'DT-ATR-04'])
})

test('DT-ATR-01 DT-CRD-01: an Etoiles Mortant minds the Dark Legion in play, one’s own too, not what nobody has seen', () => {
  const play = playing({ A: { inPlay: ['etoiles_mortant'] }, B: { inPlay: ['samurai', '?heretic'] } })
  act(play, 'A', 'attack')
  expect(pairing(play, 'etoiles_mortant', 'samurai')).toBe('allowed')
  const own = playing({ A: { inPlay: ['etoiles_mortant', '~heretic'] }, B: { inPlay: ['samurai', 'razide'] } })
  act(own, 'A', 'attack')
  expect(['samurai', 'razide'].map((one) => pairing(own, 'etoiles_mortant', one))).toEqual(['DT-ATR-01', 'allowed'])
})

test('DT-DRW-05 DT-DRW-02 AMB-21: the last card of all, fetched in the middle of a combat, ends the match there', () => {
  const play = begun({
    active: 'B',
    A: { P: 5, hand: ['expedite_request'], pile: Array.from({ length: 7 }, () => 'infantry'), inPlay: ['tatsu'] },
    B: { P: 3, exhausted: true, inPlay: ['razide'] },
  })
  fight(play, 'tatsu', 'razide', 'fight')
  doing(play, 'A', 'play expedite_request')
  if (play.open.includes('A: which card')) play.answer('A', 'which card', 'face:infantry')
  expect([play.state.ending, play.outcome?.winners, at(play, 'razide').wounded]).toEqual(['exhausted', ['A'], undefined])
})
