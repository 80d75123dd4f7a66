/** What each equipment, fortification, Dark Symmetry card and mission of the pool changes. */
import { expect, test } from 'vitest'
import { act, against, arm, at, declined, isIn, pairing, playing, rated, shared, type Table, uid } from '../position'
import {
  after,
  type Cards,
  changes,
  combat,
  D,
  during,
  ofTypes,
  over,
  P,
  paired,
  type Row,
  type Run,
  rating,
  ratings,
  refusal,
  struck,
  survives,
  wound,
} from './compared'

/** With this weapon in use. */
const using = (card: string, stat: 'F' | 'S', bearer: string, weapon = card): Run =>
  rating(bearer, stat, `${bearer}[${weapon}]`, 'samurai', { tactic: stat === 'F' ? 'fight' : 'shoot', weapons: [card] })
const armour = (bearer: string, card: string): Run => rating(bearer, 'A', 'necromutant', `${bearer}[${card}]`)
const city = (card: string, warrior: string): Run => rating(warrior, 'A', 'samurai', warrior, { B: { forts: [card] } })
const answering =
  (move: string, theirs: string, see: (play: Table) => unknown, given = {}): Run =>
  (cards) => {
    const play = combat(cards, 'razide', theirs, given)
    play.answer('A', 'modify combat', 'pass')
    return see(act(play, 'B', move))
  }
const announced =
  (move: string, theirs: string, see: (play: Table) => unknown): Run =>
  (cards) => {
    const play = playing({ cards, A: { inPlay: ['razide'] }, B: { inPlay: [theirs] } })
    act(play, 'A', 'attack').answer('A', 'combatants', `pair:${uid(play, 'razide')}>${uid(play, theirs.replace(/\[.*/, ''))}`)
    const seat = play.open.includes('B: after combatants') ? 'B' : 'A'
    if (seat === 'A') play.answer('A', 'after combatants', 'pass')
    return see(act(play, 'B', move))
  }
/** A's warrior with the mission kills B's; its points are taken as Promotion and what is earned in all is told. */
const earned =
  (mine: string, theirs: string, branch?: string, more = {}): Run =>
  (cards) => {
    const play = over(combat(cards, mine, theirs, more))
    if (branch && play.open.includes('A: which branch')) declined(play.answer('A', 'which branch', branch))
    for (const seat of ['A', 'B', 'A'] as const)
      if (play.open.includes(`${seat}: share points`))
        shared(play, seat, (play.decision('share points').choice as unknown as { total: number }).total, 0)
    return [P(play), D(play) - 20, P(play, 'B')]
  }
const silenced = (cards: Cards) => {
  const play = playing({ cards, A: { D: 20, inPlay: ['heretic[sleep]'] }, B: { inPlay: ['samurai', 'infantry'] } })
  act(play, 'A', 'use sleep.0 > samurai')
  act(play, 'A', 'attack')
  return [pairing(play, 'heretic', 'samurai'), pairing(play, 'heretic', 'infantry')]
}
const pained = (cards: Cards) => {
  const play = playing({ cards, A: { inPlay: ['infantry', 'clansman'] }, B: { D: 3, inPlay: ['heretic[invoke_pain]'] } })
  play.answer('A', 'action', 'attack')
  if (play.open.includes('A: before combatants')) play.answer('A', 'before combatants', 'pass')
  play.answer('B', 'before combatants', `use:${uid(play, 'invoke_pain')}.0`)
  play.answer('B', 'which ones', [uid(play, 'clansman')])
  declined(play)
  return [pairing(play, 'clansman', 'heretic'), pairing(play, 'infantry', 'heretic'), D(play, 'B')]
}

const ROWS: readonly Row[] = [
  ['violator_sword', using('violator_sword', 'F', 'bauhaus_blitzer'), 5],
  ['scalper', rating('necromutant', 'F', 'samurai[scalper]', 'necromutant', { weapons: ['scalper'] }), 3],
  [
    'clansman_claymore',
    ratings('clansman', ['F', 'A'], 'clansman[clansman_claymore]', 'necromutant', { weapons: ['clansman_claymore'] }),
    [7, 5],
  ],
  ['curator_sword', using('curator_sword', 'F', 'curator'), 7],
  ['punisher_handgun', using('punisher_handgun', 'S', 'blood_beret'), 5],
  ['sherman_bolter', using('sherman_bolter', 'F', 'blood_beret'), 6],
  ['ac40_justifier', using('ac40_justifier', 'S', 'blood_beret'), 7],
  ['la_plasma_carbine', using('la_plasma_carbine', 'S', 'blood_beret'), 7],
  ['hmg_charger', using('hmg_charger', 'S', 'blood_beret'), 9],
  ['kratach', using('kratach', 'S', 'necromutant'), 7],
  ['scythe_of_semai', using('scythe_of_semai', 'S', 'pretorian_stalker'), 11],
  [
    'bayonet',
    (cards) => {
      const play = playing({
        cards,
        A: { hand: ['bayonet'], inPlay: ['blood_beret[la_plasma_carbine]'] },
        B: { inPlay: ['samurai'] },
      })
      act(act(play, 'A', 'play bayonet > la_plasma_carbine'), 'A', 'attack')
      play.answer('A', 'combatants', `pair:${uid(play, 'blood_beret')}>${uid(play, 'samurai')}`)
      declined(play).answer('A', 'tactic', 'fight')
      arm(play, ['la_plasma_carbine'])
      return rated(play, 'blood_beret', 'F')
    },
    6,
  ],
  ['combat_armor', armour('samurai', 'combat_armor'), 4],
  ['composite_armor', armour('samurai', 'composite_armor'), 7],
  ['blessed_armor', rating('samurai', 'A', 'curator[deform]', 'samurai[blessed_armor]'), 3],
  ['portable_force_shield', armour('samurai', 'portable_force_shield'), 9],
  [
    'first_aid_kit',
    after('use first_aid_kit.0', { A: { inPlay: ['samurai/wounded[first_aid_kit]'] } }, (play) => [
      wound(play, 'samurai'),
      isIn(play, 'first_aid_kit'),
    ]),
    [false, false],
  ],
  [
    'smoke_bomb',
    announced('use smoke_bomb.0', 'samurai[smoke_bomb]', (play) => [play.last('attack-called-off').why, wound(play, 'samurai')]),
    ['called off', false],
  ],
  ['psycho_scanner', announced('use psycho_scanner.0', 'samurai[psycho_scanner]', (play) => at(play, 'samurai').covered), true],
  [
    'ticker',
    answering('use ticker.0', 'samurai[ticker]', (play) => [rated(play, 'samurai', 'F'), wound(over(play), 'samurai')]),
    [5, true],
  ],
  [
    't32_wolfclaw',
    ratings('bauhaus_blitzer', ['F', 'A', 'V'], 'bauhaus_blitzer[t32_wolfclaw]', 'samurai', { weapons: ['t32_wolfclaw'] }),
    [6, 6, 6],
  ],
  [
    'imperial_doomlord',
    ratings('blood_beret', ['S', 'A', 'V'], 'blood_beret[imperial_doomlord]', 'samurai', {
      tactic: 'shoot',
      weapons: ['imperial_doomlord'],
    }),
    [8, 6, 8],
  ],
  [
    'demolition_kit',
    during('use demolition_kit.0', 'samurai[demolition_kit]', 'necromutant[foxhole]', {}, (play) => [
      isIn(play, 'foxhole'),
      isIn(play, 'demolition_kit'),
    ]),
    [false, false],
  ],
  ['heimburg', city('heimburg', 'bauhaus_blitzer'), 5],
  ['san_dorado', city('san_dorado', 'infantry'), 4],
  ['fukido', city('fukido', 'blood_beret'), 5],
  ['longshore', rating('samurai', 'A', 'necromutant', 'samurai', { B: { forts: ['longshore'] } }), 5],
  ['the_cathedral', rating('archangel', 'A', 'necromutant', 'archangel', { B: { forts: ['the_cathedral'] } }), 5],
  ['citadel_of_algeroth', city('citadel_of_algeroth', 'necromutant'), 6],
  ['citadel_of_ilian', city('citadel_of_ilian', 'child_of_ilian'), 4],
  ['foxhole', ratings('samurai', ['A', 'F'], 'necromutant', 'samurai[foxhole]'), [5, 1]],
  [
    'spiked_barricade',
    (cards) => {
      const play = playing({ cards, A: { inPlay: ['samurai[spiked_barricade]'] }, B: { inPlay: ['necromutant'] } })
      act(play, 'A', 'attack').answer('A', 'combatants', `pair:${uid(play, 'samurai')}>${uid(play, 'necromutant')}`)
      declined(play)
      return [rated(play, 'samurai', 'A'), play.last('tactic-set').tactic]
    },
    [4, 'shoot'],
  ],

  ['dark_fire', rating('heretic', 'F', 'heretic[dark_fire]', 'samurai'), 3],
  ['resist_pain', rating('heretic', 'A', 'heretic[resist_pain]', 'samurai'), 3],
  ['terror', rating('samurai', 'A', 'heretic[terror]', 'samurai'), 2],
  ['blindness', rating('samurai', 'F', 'heretic[blindness]', 'samurai'), 1],
  ['invoke_pain', pained, ['DT-ATR-01', 'allowed', 0]],
  [
    'distort',
    after('use distort.0', { A: { inPlay: ['necromutant[distort]'] }, B: { inPlay: ['samurai[combat_armor]'] } }, (play) => [
      isIn(play, 'combat_armor'),
      D(play),
    ]),
    [false, 10],
  ],
  ['dimensional_warp', survives('infantry', 'necromutant[dimensional_warp]', 'infantry'), false],
  [
    'portal_of_dark_healing',
    after(
      'use portal_of_dark_healing.0',
      { A: { inPlay: ['nepharite_of_algeroth/wounded[portal_of_dark_healing]'] } },
      (play) => [wound(play, 'nepharite_of_algeroth'), play.state.actionsLeft],
    ),
    [false, 0],
  ],
  ['mind_melt', rating('legionnaire_of_semai', 'F', 'legionnaire_of_semai[mind_melt]', 'samurai'), 3],
  [
    'illusion',
    during('use illusion.0', 'callistonian_intruder[illusion]', 'samurai', {}, (play) => [
      play.last('attack-called-off').why,
      at(play, 'callistonian_intruder').covered,
      D(play),
    ]),
    ['called off', true, 17],
  ],
  ['time_death', struck('nepharite_of_ilian[time_death]', 'samurai'), ['nepharite_of_ilian: 8 against 3 hits']],
  ['disrupt_power', rating('child_of_ilian', 'A', 'curator[deform]', 'child_of_ilian[disrupt_power]'), 2],
  ['insane_dance', rating('samurai', 'F', 'screaming_legionnaire[insane_dance]', 'samurai'), 1],
  ['sleep', silenced, ['DT-ATR-01', 'allowed']],
  ['deform', rating('samurai', 'A', 'curator[deform]', 'samurai'), 1],

  ['fifteen_minutes_of_fame', earned('razide[fifteen_minutes_of_fame]', 'tatsu/wounded'), [12, 0, 0]],
  ['flush_out_the_coward', earned('razide[flush_out_the_coward]', '~samurai/wounded'), [6, 0, 0]],
  [
    'nepharite_hunt',
    earned('sean_gallagher[nepharite_hunt]', 'nepharite_of_muawijhe/wounded', 'branch:0', {
      plain: ['nepharite_of_muawijhe', 'sean_gallagher'],
    }),
    [0, 28, 0],
  ],
  ['suicide_mission', earned('razide', 'samurai/wounded[suicide_mission]'), [3, 0, 3]],
  [
    'clan_infighting',
    paired('clansman', 'blood_beret', { A: { inPlay: ['clansman[clan_infighting]'] }, B: { inPlay: ['blood_beret'] } }),
    'allowed',
  ],
  ['fury_of_the_clansmen', earned('clansman[fury_of_the_clansmen]', 'necromutant/wounded', 'branch:1'), [8, 0, 0]],
  ['destroy_squad', earned('razide', 'samurai/wounded', undefined, { A: { D: 20, forts: ['destroy_squad'] } }), [8, 0, 0]],
]
test.each(ROWS)('%s', (...row) => changes(row))
test('every card of these types is here', () =>
  expect(ROWS.map(([card]) => card).sort()).toEqual([...ofTypes('equipment', 'fortification', 'symmetry', 'mission')].sort()))
test('what is refused: nobody bears what is not for them', () => {
  expect(refusal('play violator_sword > samurai', { A: { hand: ['violator_sword'], inPlay: ['samurai'] } })([])).toBe('DT-EQP-03')
  expect(against(playing({ A: { hand: ['distort'], inPlay: ['heretic'] } }), 'A', 'play distort > heretic')).toBe('DT-SYM-02')
})
