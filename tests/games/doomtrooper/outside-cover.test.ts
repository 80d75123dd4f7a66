/** Cover and what lies hidden, where they meet payment, spells, Personalities and attacks: cases from the rulebook, not from the code. */
import { expect, test } from 'vitest'
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
  strikes,
  uid,
} from './position'

test.each([
  ['?razide[combat_armor]', 'razide', 1, 4, [0, 0]],
  ['?samurai[combat_armor]', 'samurai', 1, 10, [0, 8]],
] as const)('DT-DIC-04 DT-COV-06 DT-STA-03: %s leaves cover and cannot be paid', (lying, card, D, P, left) => {
  const play = act(playing({ A: { D, P, inPlay: [lying, 'infantry'] }, B: { inPlay: ['infantry'] } }), 'A', `uncover ${card}`)
  expect([seatIn(play, 'A').D, seatIn(play, 'A').P]).toEqual(left)
  expect([[...seatIn(play, 'A').discard].sort(), play.state.actionsLeft]).toEqual([['combat_armor', card].sort(), 2])
})

test('DT-PER-01 DT-DIC-04 AMB-06: a hidden Personality bars nobody; shown while another is out it is paid and goes', () => {
  const play = playing({ A: { D: 7, hand: ['tatsu'] }, B: { D: 9, inPlay: ['?tatsu', 'infantry'] } })
  act(play, 'A', 'deploy tatsu')
  const next = playing({ ...play.state, active: 'B', step: 'actions', actionsLeft: 3 })
  next.answer('B', 'action', `uncover:${uid(next, 'tatsu', 0, 'B')}`)
  expect([seatIn(next, 'B').D, seatIn(next, 'B').discard, at(next, 'tatsu').owner]).toEqual([2, ['tatsu'], 'A'])
})

test('DT-DIC-04 DT-COV-06 DT-ATR-01: brought out by a card it is paid for, and attacks no sooner', () => {
  const theirs = playing({ A: { hand: ['discovered'] }, B: { inPlay: ['?samurai', 'infantry'] } })
  act(theirs, 'A', 'play discovered > samurai')
  expect(at(theirs, 'samurai')).toMatchObject({ zone: 'squad' })
  expect([at(theirs, 'samurai').covered, at(theirs, 'samurai').unpaid, seatIn(theirs, 'B').D]).toEqual([undefined, undefined, 2])
  const mine = playing({ A: { hand: ['discovered'], inPlay: ['~samurai', 'infantry'] }, B: { inPlay: ['necromutant'] } })
  act(act(mine, 'A', 'play discovered > samurai'), 'A', 'attack')
  expect([pairing(mine, 'samurai', 'necromutant'), pairing(mine, 'infantry', 'necromutant')]).toEqual(['DT-COV-06', 'allowed'])
})

test('DT-HIT-09 DT-COV-07 DT-HIT-01: discovered in the middle of a combat it has no cover any more, then or afterwards', () => {
  const play = playing({ A: { hand: ['discovered'], inPlay: ['necromutant'] }, B: { inPlay: ['~samurai', 'infantry'] } })
  act(fight(play, 'necromutant', 'samurai', 'fight'), 'A', 'play discovered > samurai')
  resolved(play)
  expect([strikes(play)[0], at(play, 'samurai').covered]).toEqual(['necromutant: 4 against 3 hits', undefined])
})

test('DT-ART-03 DT-DIC-04 AMB-16: who casts from hiding is paid for first, and stays in cover', () => {
  const play = playing({ A: { D: 4, hand: ['mind_wall'], inPlay: ['?valkyrie', 'infantry'] }, B: {} })
  doing(play, 'A', 'play mind_wall > infantry')
  if (play.open.includes('A: caster')) play.answer('A', 'caster', uid(play, 'valkyrie'))
  declined(play)
  expect([seatIn(play, 'A').D, at(play, 'valkyrie').covered, at(play, 'valkyrie').zone]).toEqual([0, true, 'squad'])
  expect(seatIn(play, 'A').discard).toEqual(['mind_wall'])
})

test('DT-ART-04 DT-DIC-04 AMB-16: what the hidden caster costs cannot pay for its spell, too', () => {
  const play = (D: number) => playing({ A: { D, hand: ['mind_wall'], inPlay: ['?valkyrie', 'infantry'] }, B: {} })
  expect(against(play(3), 'A', 'play mind_wall > infantry')).not.toBe('allowed')
  expect(against(play(4), 'A', 'play mind_wall > infantry')).toBe('allowed')
  const other = playing({ A: { D: 3, hand: ['mind_wall'], inPlay: ['?valkyrie', 'archangel', 'infantry'] }, B: {} })
  expect(against(other, 'A', 'play mind_wall > infantry')).toBe('allowed')
})

test('DT-COV-02 DT-ACT-05: the duty to leave cover holds for actions taken at once', () => {
  const play = playing({ A: {}, B: { hand: ['inspired'], inPlay: ['~samurai', '~infantry'] } })
  act(play, 'B', 'play inspired')
  expect([against(play, 'B', 'meditate'), against(play, 'B', 'end')]).toEqual(['DT-COV-02', 'not offered'])
  act(play, 'B', 'uncover samurai')
  expect([against(play, 'B', 'meditate'), against(play, 'B', 'end')]).toEqual(['allowed', 'allowed'])
})

test('DT-COV-02 AMB-02: plays for no action stay legal, and one that uncovers somebody ends the duty', () => {
  const play = playing({
    A: { D: 0, hand: ['discovered', 'positive_karma', 'combat_armor'], inPlay: ['~samurai', '~infantry'] },
    B: { inPlay: ['infantry'] },
  })
  expect(['meditate', 'end', 'attack', 'play combat_armor > samurai'].map((move) => against(play, 'A', move))).toEqual([
    'DT-COV-02',
    'not offered',
    'DT-COV-02',
    'DT-COV-02',
  ])
  act(act(play, 'A', 'play positive_karma'), 'A', 'play discovered > samurai')
  expect([seatIn(play, 'A').D, against(play, 'A', 'meditate'), play.state.actionsLeft]).toEqual([10, 'allowed', 3])
})

test.each(['young_guard', 'rams_air_cavalry'])(
  'DT-CRD-01 DT-COV-08: %s takes no cover by a card or by its deployment',
  (card) => {
    const scanned = card === 'young_guard' ? 'young_guard[psycho_scanner]' : card
    const play = playing({ A: { inPlay: ['necromutant'] }, B: { hand: ['take_cover'], inPlay: [scanned, 'infantry'] } })
    act(play, 'A', 'attack').answer('A', 'combatants', pair(play, 'necromutant', card))
    if (play.open.includes('A: after combatants')) play.answer('A', 'after combatants', 'pass')
    expect(play.open.some((one) => one === 'B: after combatants')).toBe(false)
    fightOn(play)
    expect(against(play, 'B', `play take_cover > ${card}`)).not.toBe('allowed')
    const hidden = playing({ A: { hand: [card], inPlay: ['infantry'] }, B: {} })
    expect(against(hidden, 'A', `hide ${card}`)).toBe('DT-CRD-01')
  },
)
function fightOn(play: ReturnType<typeof playing>): void {
  if (play.open.includes('A: tactic')) play.answer('A', 'tactic', 'shoot')
  play.answer('A', 'modify combat', 'pass')
}

test('DT-DIC-01 DT-ACT-04: an extra action leaves one beside the three of a deployment in cover', () => {
  const play = playing({ A: { hand: ['initiative', 'samurai'], inPlay: ['infantry'] }, B: {} })
  act(play, 'A', 'play initiative')
  act(play, 'A', 'meditate')
  act(play, 'A', 'hide samurai')
  expect([play.state.actionsLeft, at(play, 'samurai').zone, seatIn(play, 'A').D]).toEqual([0, 'hidden', 6])
  const other = act(playing({ A: { hand: ['samurai'], inPlay: ['infantry'] }, B: {} }), 'A', 'meditate')
  expect(against(other, 'A', 'hide samurai')).toBe('DT-DIC-01')
})

test('DT-DIC-04 DT-ATR-10 AMB-25: made defender from hiding and not to be paid, it goes and the attack is over', () => {
  const play = playing({
    A: { inPlay: ['necromutant'] },
    B: { D: 2, P: 3, hand: ['greater_hypnosis'], inPlay: ['samurai', 'archangel', '?razide'] },
  })
  fight(play, 'necromutant', 'samurai', 'fight').answer('A', 'modify combat', 'pass')
  act(play, 'B', 'play greater_hypnosis > razide')
  if (play.open.includes('B: caster')) declined(play.answer('B', 'caster', uid(play, 'archangel')))
  expect([seatIn(play, 'B').D, seatIn(play, 'B').P, isIn(play, 'razide'), play.state.attack]).toEqual([0, 0, false, undefined])
  expect([at(play, 'samurai').wounded, play.events.some(({ type }) => type === 'struck')]).toEqual([undefined, false])
})

test('DT-IMM-01 DT-DIC-04 AMB-14: one that proves immune to the Art as it is shown is no defender by a spell', () => {
  const play = playing({
    A: { inPlay: ['necromutant'] },
    B: { D: 9, hand: ['greater_hypnosis'], inPlay: ['samurai', 'archangel', '?nepharite_of_algeroth'] },
  })
  fight(play, 'necromutant', 'samurai', 'fight').answer('A', 'modify combat', 'pass')
  act(play, 'B', 'play greater_hypnosis > nepharite_of_algeroth')
  if (play.open.includes('B: caster')) declined(play.answer('B', 'caster', uid(play, 'archangel')))
  expect([seatIn(play, 'B').D, at(play, 'nepharite_of_algeroth').zone]).toEqual([1, 'kohort'])
  expect(play.state.attack?.defender?.main).toBe(uid(play, 'samurai'))
})

test('DT-PER-02 DT-DIC-02: a Personality that nobody has seen does nothing yet; one seen before works in cover', () => {
  const force = (mcbride: string) =>
    rated(playing({ A: { inPlay: [mcbride, 'infantry'] }, B: { inPlay: ['blood_beret'] } }), 'blood_beret', 'F')
  expect([force('?sgt_mcbride'), force('~sgt_mcbride')]).toEqual([4, 5])
})

test('DT-ATR-06 DT-CRD-01: who lies hidden is a warrior, and no Dark Legion warrior that must be attacked', () => {
  const alone = act(playing({ A: { inPlay: ['necromutant'] }, B: { inPlay: ['?samurai'] } }), 'A', 'attack')
  expect([pairing(alone, 'necromutant', 'B'), pairing(alone, 'necromutant', 'samurai')]).toEqual(['not offered', 'allowed'])
  const play = act(playing({ A: { inPlay: ['sean_gallagher'] }, B: { inPlay: ['?necromutant', 'samurai'] } }), 'A', 'attack')
  expect([pairing(play, 'sean_gallagher', 'samurai'), pairing(play, 'sean_gallagher', 'necromutant')]).toEqual([
    'allowed',
    'allowed',
  ])
})

test('DT-EQP-03 DT-EQP-01: one lying hidden is equipped as what it is', () => {
  const play = playing({ A: { hand: ['violator_sword'], inPlay: ['?bauhaus_blitzer', '?samurai', 'infantry'] }, B: {} })
  expect(['bauhaus_blitzer', 'samurai'].map((card) => against(play, 'A', `play violator_sword > ${card}`))).toEqual([
    'allowed',
    'DT-EQP-03',
  ])
})

test('DT-COV-07 DT-STA-02 DT-CRD-01: saved from death it lies wounded in its cover again', () => {
  const play = playing({ A: { inPlay: ['razide'] }, B: { hand: ['narrow_escape'], inPlay: ['~centurion/wounded', 'infantry'] } })
  fight(play, 'razide', 'centurion', 'fight').answer('A', 'modify combat', 'pass').answer('B', 'modify combat', 'pass')
  act(play, 'B', 'play narrow_escape')
  expect(at(play, 'centurion')).toMatchObject({ wounded: true, covered: true })
})

test('DT-ATK-02 DT-COV-08 DT-CRD-01: an attacker may vanish before the tactic is said; the action stays spent', () => {
  const play = playing({ A: { inPlay: ['callistonian_intruder[illusion]'] }, B: { inPlay: ['samurai'] } })
  expect(against(play, 'A', 'use illusion.0')).toBe('not offered')
  act(play, 'A', 'attack').answer('A', 'combatants', pair(play, 'callistonian_intruder', 'samurai'))
  expect(play.open).toContain('A: tactic')
  act(play, 'A', 'use illusion.0')
  expect([at(play, 'callistonian_intruder').covered, play.state.attack, play.state.actionsLeft, seatIn(play, 'A').D]).toEqual([
    true,
    undefined,
    0,
    2,
  ])
})
