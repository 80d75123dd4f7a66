/** Golden cases of the specification, first half (7.1 and DT-G11 to DT-G26). */
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
  pair,
  playing,
  rated,
  resolved,
  seatIn,
  shared,
  strikes,
  uid,
} from './position'

const ILIAN = { A: { inPlay: ['sean_gallagher'] }, B: { inPlay: ['nepharite_of_ilian'] } }

test('DT-G01 DT-TAC-02 DT-HIT-01 DT-HIT-02 DT-HIT-03 DT-RES-01 DT-STA-01: both strike at once, equal hits, both are wounded', () => {
  const play = fight(
    playing({ ...ILIAN, plain: ['sean_gallagher', 'nepharite_of_ilian'] }),
    'sean_gallagher',
    'nepharite_of_ilian',
    'fight',
  )
  expect(at(play, 'sean_gallagher').wounded).toBeUndefined()
  resolved(play)
  expect(strikes(play)).toEqual(['sean_gallagher: 10 against 4 hits', 'nepharite_of_ilian: 8 against 8 hits'])
  expect([at(play, 'sean_gallagher').wounded, at(play, 'nepharite_of_ilian').wounded]).toEqual([true, true])
  expect([seatIn(play, 'A').P, seatIn(play, 'B').P]).toEqual([0, 0])
})

test('DT-G02 DT-CRD-01 DT-IMM-03 DT-REW-01 AMB-35: what is printed on a warrior is no Dark Symmetry', () => {
  const play = resolved(fight(playing(ILIAN), 'sean_gallagher', 'nepharite_of_ilian', 'fight'))
  shared(play, 'B', 8, 0)
  expect([isIn(play, 'sean_gallagher'), at(play, 'nepharite_of_ilian').wounded, seatIn(play, 'B').P]).toEqual([false, true, 8])
  expect(seatIn(play, 'A').discard).toContain('sean_gallagher')
})

test('DT-G03 DT-MOD-02: not twice the same title on one warrior', () => {
  const play = fight(
    playing({ A: { inPlay: ['samurai'], hand: ['take_aim', 'take_aim'] }, B: { inPlay: ['infantry'] } }),
    'samurai',
    'infantry',
    'fight',
  )
  act(play, 'A', 'play take_aim > samurai')
  expect(against(play, 'A', 'play take_aim > samurai')).toBe('DT-MOD-02')
  act(play, 'A', 'play take_aim > infantry')
  expect([rated(play, 'samurai', 'F'), rated(play, 'infantry', 'F')]).toEqual([4, 3])
})

test.each([
  [4, true],
  [3, false],
  [5, true],
])('DT-G04 DT-MOD-04: F -4 against A -%i', (minus, hits) => {
  const weak = { k: 'mod' as const, op: '=' as const }
  const play = fight(
    playing({
      A: { inPlay: ['odd'] },
      B: { inPlay: ['infantry'] },
      cards: [
        {
          id: 'odd',
          name: 'Odd',
          type: 'warrior',
          aff: ['general'],
          tags: [],
          limit: 5,
          stats: { F: 1, S: 1, A: 9, V: 1 },
          fx: [
            { ...weak, who: 'self', stat: ['F'], n: '0-4' },
            { ...weak, who: 'foe', stat: ['A'], n: `0-${minus}` },
          ],
        },
      ],
    }),
    'odd',
    'infantry',
    'fight',
  )
  resolved(play)
  expect(play.last('struck').strikes[0]).toMatchObject({ power: -4, armour: -minus, hits })
})

test('DT-G05 DT-HIT-04 DT-HIT-06: a Fight weapon counts in Fight only', () => {
  const from = { A: { inPlay: ['bauhaus_blitzer[violator_sword]'] }, B: { inPlay: ['infantry'] } }
  const fought = fight(playing(from), 'bauhaus_blitzer', 'infantry', 'fight', ['violator_sword'])
  const shot = fight(playing(from), 'bauhaus_blitzer', 'infantry', 'shoot', ['violator_sword'])
  expect([rated(fought, 'bauhaus_blitzer', 'F'), rated(shot, 'bauhaus_blitzer', 'S')]).toEqual([5, 3])
})

test('DT-G06 DT-SYM-01 DT-SYM-02: a Gift of Algeroth is for his followers', () => {
  const play = playing({
    A: { hand: ['distort'], inPlay: ['necromutant', 'child_of_ilian', 'heretic', 'samurai'] },
    B: { inPlay: ['infantry'] },
  })
  const to = (who: string) => against(play, 'A', `play distort > ${who}`)
  expect([to('necromutant'), to('child_of_ilian'), to('heretic'), to('samurai')]).toEqual([
    'allowed',
    'DT-SYM-02',
    'DT-SYM-02',
    'DT-SYM-02',
  ])
})

test('DT-G07 DT-PER-01 DT-PER-03 DT-DEP-05: one copy of a Personality at a time', () => {
  const from = { active: 'B' as const, B: { hand: ['sean_gallagher'], D: 10 } }
  expect(against(playing({ ...from, A: { inPlay: ['sean_gallagher'] } }), 'B', 'deploy sean_gallagher')).toBe('DT-PER-01')
  const free = act(playing({ ...from, A: { discard: ['sean_gallagher'] } }), 'B', 'deploy sean_gallagher')
  expect([isIn(free, 'sean_gallagher'), seatIn(free, 'B').D]).toEqual([true, 2])
})

test('DT-G08 DT-PER-02: a Personality helps all of the kind, whoever commands them', () => {
  const play = playing({ A: { inPlay: ['sgt_mcbride', 'blood_beret'] }, B: { inPlay: ['blood_beret'] } })
  const all = (card: string, n = 0) => (['F', 'S', 'A', 'V'] as const).map((stat) => rated(play, card, stat, n))
  expect([all('blood_beret'), all('blood_beret', 1), all('sgt_mcbride')]).toEqual([
    [5, 5, 3, 4],
    [5, 5, 3, 4],
    [5, 5, 4, 5],
  ])
})

test('DT-G09 DT-IMM-01 DT-IMM-02 DT-ART-04 DT-ART-07: against the immune a spell is spent for nothing', () => {
  const play = playing({ A: { inPlay: ['archangel'], hand: ['elemental_wall'], D: 9 }, B: { inPlay: ['alakhai_the_cunning'] } })
  fight(play, 'archangel', 'alakhai_the_cunning', 'fight')
  doing(play, 'A', 'play elemental_wall').answer('A', 'how much', 4)
  declined(play)
  expect([seatIn(play, 'A').D, seatIn(play, 'A').discard, rated(play, 'archangel', 'A')]).toEqual([1, ['elemental_wall'], 3])
  resolved(play)
  expect(strikes(play)).toEqual(['archangel: 3 against 12 misses', 'alakhai_the_cunning: 9 against 3 hits'])
  expect(at(play, 'archangel').wounded).toBe(true)
})

test('DT-G10 DT-EQP-03: the Dark Legion may use what is not restricted', () => {
  const play = playing({ A: { inPlay: ['necromutant'], hand: ['la_plasma_carbine', 'blessed_armor'] } })
  expect(against(play, 'A', 'play la_plasma_carbine > necromutant')).toBe('allowed')
  expect(against(play, 'A', 'play blessed_armor > necromutant')).toBe('DT-EQP-03')
})

test('DT-G11 DT-ATK-04 AMB-01: nobody attacks in his own first turn', () => {
  const from = { A: { turns: 1, inPlay: ['clansman'] }, B: { turns: 1, inPlay: ['infantry'] } }
  expect(against(playing(from), 'A', 'attack')).toBe('DT-ATK-04')
  expect(against(playing({ ...from, active: 'B' }), 'B', 'attack')).toBe('DT-ATK-04')
  const other = playing({ ...from, active: 'B', turn: 2, rulings: { firstTurnRule: 'gameFirst' } })
  expect(against(other, 'B', 'attack')).toBe('allowed')
})

test('DT-G12 DT-ATK-01 DT-ATK-02: after the attack the rest of the actions is lost', () => {
  const play = resolved(fight(playing({ A: { inPlay: ['infantry'] }, B: { inPlay: ['razide'] } }), 'infantry', 'razide', 'shoot'))
  expect(play.state.actionsLeft).toBe(0)
  expect(play.open).not.toContain('A: action')
})

test('DT-G13 DT-COV-01 DT-COV-02: the last uncovered warrior stays uncovered', () => {
  const play = playing({ A: { inPlay: ['samurai', '~infantry'] } })
  expect(against(play, 'A', 'cover samurai')).toBe('DT-COV-02')
  const two = act(playing({ A: { inPlay: ['samurai', 'infantry'] } }), 'A', 'cover samurai')
  expect([at(two, 'samurai').covered, two.state.actionsLeft]).toEqual([true, 2])
})

test('DT-G14 DT-COV-02 DT-COV-06 DT-DIC-04: with all in cover one must leave it first', () => {
  const play = playing({ A: { D: 6, hand: ['infantry'], inPlay: ['~samurai', '?blood_beret'] }, B: { inPlay: ['necromutant'] } })
  for (const move of ['meditate', 'deploy infantry', 'attack']) expect(against(play, 'A', move)).toBe('DT-COV-02')
  expect(against(play, 'A', 'end')).toBe('not offered')
  act(play, 'A', 'uncover blood_beret')
  expect([at(play, 'blood_beret').covered, at(play, 'blood_beret').zone, seatIn(play, 'A').D, play.state.actionsLeft]).toEqual([
    undefined,
    'squad',
    2,
    2,
  ])
  expect([against(play, 'A', 'meditate'), against(play, 'A', 'end')]).toEqual(['allowed', 'allowed'])
  act(play, 'A', 'attack')
  const { options } = (play.snapshot.pending[0]?.choice as unknown as { options: { id: string }[] }) ?? { options: [] }
  expect(options.filter(({ id }) => id.startsWith(`pair:${uid(play, 'blood_beret')}`)).every((one) => 'refused' in one)).toBe(
    true,
  )
})

test('DT-G15 DT-DIC-03 AMB-03: nobody hides as the only warrior', () => {
  expect(against(playing({ A: { hand: ['samurai'] } }), 'A', 'hide samurai')).toBe('DT-DIC-03')
  expect(against(playing({ A: { hand: ['samurai'], inPlay: ['infantry'] } }), 'A', 'hide samurai')).toBe('allowed')
})

test('DT-G16 DT-DIC-04 DT-DIC-05 DT-COV-07 DT-HIT-09: attacked in cover it is seen, paid, and in cover afterwards', () => {
  const play = playing({ A: { inPlay: ['necromutant'] }, B: { D: 4, inPlay: ['?samurai', 'infantry'] } })
  resolved(fight(play, 'necromutant', 'samurai', 'shoot'))
  expect(strikes(play)).toEqual(['necromutant: 4 against 6 misses', 'samurai: 3 against 4 misses'])
  expect(at(play, 'samurai')).toMatchObject({ covered: true, zone: 'squad' })
  expect([at(play, 'samurai').unpaid, at(play, 'samurai').wounded, seatIn(play, 'B').D]).toEqual([undefined, undefined, 1])
  // Its back lies there again; which it was the log has told.
  expect(play.sees('A').inPlay[uid(play, 'samurai')]).toMatchObject({ card: '?', was: 'samurai' })
})

test('DT-G17 DT-DIC-04 DT-ATR-10: what cannot be paid is discarded, and the attack is over', () => {
  const play = playing({ A: { inPlay: ['necromutant'] }, B: { D: 3, P: 2, inPlay: ['?sean_gallagher', 'infantry'] } })
  act(play, 'A', 'attack').answer('A', 'combatants', pair(play, 'necromutant', 'sean_gallagher'))
  expect([seatIn(play, 'B').D, seatIn(play, 'B').P, seatIn(play, 'B').discard]).toEqual([0, 0, ['sean_gallagher']])
  expect([play.state.attack, play.state.actionsLeft, seatIn(play, 'A').P]).toEqual([undefined, 0, 0])
})

test('DT-G18 DT-HIT-01 DT-COV-03 DT-HIT-09: +3 in cover, and it stays there', () => {
  const play = playing({ A: { inPlay: ['clansman'] }, B: { inPlay: ['~undead_legionnaire', 'infantry'] } })
  resolved(fight(play, 'clansman', 'undead_legionnaire', 'fight'))
  expect(strikes(play)).toEqual(['clansman: 5 against 5 hits', 'undead_legionnaire: 3 against 3 hits'])
  expect(at(play, 'undead_legionnaire')).toMatchObject({ wounded: true, covered: true })
  expect(at(play, 'clansman').wounded).toBe(true)
})

test('DT-G19 DT-REW-01 DT-REW-02 DT-REW-03 DT-REW-04 DT-REW-05 DT-STA-02 DT-HIT-08: both are killed and both score', () => {
  const play = playing({ A: { P: 10, D: 2, inPlay: ['necromutant/wounded'] }, B: { P: 6, inPlay: ['blood_beret/wounded'] } })
  resolved(fight(play, 'necromutant', 'blood_beret', 'fight'))
  expect(play.open).toEqual(['A: share points'])
  shared(play, 'A', 1, 3)
  expect(play.open).toEqual(['B: share points'])
  shared(play, 'B', 4, 0)
  expect([seatIn(play, 'A').P, seatIn(play, 'A').D, seatIn(play, 'B').P]).toEqual([11, 5, 10])
  expect([isIn(play, 'necromutant'), isIn(play, 'blood_beret')]).toEqual([false, false])
})

test('DT-G20 DT-ATR-06 DT-ATR-07 DT-ATR-08: who has no warrior is attacked himself', () => {
  const play = playing({ A: { inPlay: ['razide'] }, B: { hand: ['evasive_action', 'positive_karma'] } })
  act(play, 'A', 'attack').answer('A', 'combatants', pair(play, 'razide', 'B'))
  play.answer('A', 'modify combat', 'pass')
  expect(against(play, 'B', 'play evasive_action > razide')).toBe('DT-ATR-07')
  act(play, 'B', 'play positive_karma')
  expect(seatIn(play, 'B').D).toBe(15)
  resolved(play)
  shared(play, 'A', 4, 0)
  expect(seatIn(play, 'A').P).toBe(4)
})

test.each([
  ['A pass, B pass', 0],
  ['A play, A pass, B play, B pass, A pass', 3],
  ['A pass, B play, B pass, A play, A pass, B pass', 2],
])('DT-G21 DT-MOD-01 DT-MOD-05: %s closes the window', (script) => {
  const play = playing({ A: { inPlay: ['samurai'], hand: ['take_aim'] }, B: { inPlay: ['infantry'], hand: ['evasive_action'] } })
  fight(play, 'samurai', 'infantry', 'shoot')
  for (const [seat, what] of script.split(', ').map((one) => one.split(' ') as ['A' | 'B', string])) {
    expect(play.open).toEqual([`${seat}: modify combat`])
    if (what === 'pass') play.answer(seat, 'modify combat', 'pass')
    else act(play, seat, seat === 'A' ? 'play take_aim > samurai' : 'play evasive_action > infantry')
  }
  expect(play.events.some(({ type }) => type === 'struck')).toBe(true)
})

test('DT-G22 DT-MOD-03 DT-ART-07 AMB-10: who commands the new defender takes the side over', () => {
  const play = playing({
    players: 3,
    A: { inPlay: ['necromutant'] },
    B: { inPlay: ['bauhaus_blitzer', 'mortificator'], hand: ['lesser_hypnosis', 'evasive_action', 'positive_karma'] },
    C: { inPlay: ['samurai/wounded'] },
  })
  fight(play, 'necromutant', 'bauhaus_blitzer', 'fight').answer('A', 'modify combat', 'pass')
  act(play, 'B', 'play lesser_hypnosis > samurai')
  arm(play, [])
  expect(play.state.attack).toMatchObject({ defender: { seat: 'C' }, holder: 'C', passes: 0 })
  expect(play.open.filter((one) => one.startsWith('B'))).toEqual(['B: any time'])
  expect(play.options('any time').length).toBe(1)
  resolved(play)
  shared(play, 'A', 3, 0)
  expect(seatIn(play, 'A').P).toBe(3)
})

test('DT-G23 DT-IMM-02 DT-SYM-05: general Gifts count for nobody against who is immune to them', () => {
  const play = playing({ A: { inPlay: ['blood_beret'] }, B: { inPlay: ['heretic[dark_fire,resist_pain,terror]'] } })
  resolved(fight(play, 'blood_beret', 'heretic', 'fight'))
  expect(strikes(play)).toEqual(['blood_beret: 4 against 2 hits', 'heretic: 2 against 3 misses'])
})

test('DT-G24 DT-SYM-05 DT-IMM-03 DT-SYM-03: Gifts of an Apostle are no general Gifts', () => {
  const play = playing({ A: { inPlay: ['blood_beret'] }, B: { inPlay: ['legionnaire_of_semai[mind_melt]'] } })
  resolved(fight(play, 'blood_beret', 'legionnaire_of_semai', 'shoot'))
  expect(strikes(play)).toEqual(['blood_beret: 4 against 3 hits', 'legionnaire_of_semai: 4 against 3 hits'])
})

test('DT-G25 DT-ART-08: no spell for the benefit of the Dark Legion', () => {
  const play = playing({ A: { inPlay: ['samurai'] }, B: { inPlay: ['necromutant', 'sacred_warrior'], hand: ['exorcise_wound'] } })
  fight(play, 'samurai', 'necromutant', 'fight').answer('A', 'modify combat', 'pass')
  expect(against(play, 'B', 'play exorcise_wound > necromutant')).toBe('DT-ART-08')
  expect(against(play, 'B', 'play exorcise_wound > samurai')).toBe('allowed')
})

test('DT-G26 DT-HIT-05 DT-HIT-06 DT-HIT-07: one weapon, or two handguns', () => {
  const with_ = (things: string, tactic: 'fight' | 'shoot', use: readonly string[]) => {
    const play = fight(
      playing({ A: { inPlay: [`blood_beret[${things}]`] }, B: { inPlay: ['necromutant'] } }),
      'blood_beret',
      'necromutant',
      tactic,
      use,
    )
    return rated(play, 'blood_beret', tactic === 'fight' ? 'F' : 'S')
  }
  expect(with_('hmg_charger,la_plasma_carbine', 'shoot', ['hmg_charger', 'la_plasma_carbine'])).toBe(9)
  expect(with_('hmg_charger,la_plasma_carbine', 'shoot', ['la_plasma_carbine'])).toBe(7)
  expect(with_('sherman_bolter,sherman_bolter', 'fight', ['sherman_bolter'])).toBe(8)
  expect(with_('sherman_bolter,hmg_charger', 'shoot', ['sherman_bolter'])).toBe(6)
  expect(with_('sherman_bolter,hmg_charger', 'shoot', ['hmg_charger'])).toBe(9)
})
