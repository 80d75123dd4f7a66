/** What each warrior of the pool changes. */
import { expect, test } from 'vitest'
import { judgeOf } from '../../../../src/games/doomtrooper/rules/fx'
import { act, against, at, effect, isIn, laid, playing, rated, seatIn, shared, uid } from '../position'
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
  refusal,
  struck,
  survives,
  wound,
} from './compared'

/** Ratings in a combat with a Necromutant, and what it costs. */
const printed =
  (card: string): Run =>
  (cards) => {
    const play = combat(cards, 'necromutant', card)
    const cost = playing({ cards, A: { D: 20, hand: [card] } })
    act(cost, 'A', `deploy ${card}`)
    return `${rated(play, card, 'F')}/${rated(play, card, 'S')}/${rated(play, card, 'A')}/${20 - D(cost)}`
  }
const allyImmune = (ally: string): Run => rating(ally, 'A', 'curator[deform]', ally)
const withAlly = (ally: string, card: string): Run => rating(ally, 'A', 'curator[deform]', ally, { B: { inPlay: [card] } })
/** An enemy spell adds nothing against it. */
const artless =
  (card: string): Run =>
  (cards) => {
    const play = combat(cards, 'archangel', card, { A: { hand: ['elemental_wall'] } })
    act(play, 'A', 'play elemental_wall').answer('A', 'how much', 2)
    return rated(play, 'archangel', 'A')
  }
const castable =
  (spell: string, caster: string, more: readonly string[] = []): Run =>
  (cards) =>
    against(
      combat(cards, caster, 'necromutant', { A: { hand: [spell], inPlay: more } }),
      'A',
      `play ${spell}${spell === 'presence' ? ` > ${caster}` : ''}`,
    )
const calls =
  (card: string, legionnaire: string): Run =>
  (cards) => {
    const play = over(combat(cards, card, 'samurai/wounded'))
    if (play.open.includes('A: share points')) shared(play, 'A', 3, 0)
    return isIn(play, legionnaire)
  }
const joined = (cards: Cards) => {
  const play = playing({ cards, A: { hand: ['spoke_in_the_cog'], inPlay: ['agent_nick_michaels'] } })
  act(play, 'A', 'play spoke_in_the_cog > agent_nick_michaels')
  return judgeOf(play.state).affs(uid(play, 'agent_nick_michaels'))
}

const ROWS: readonly Row[] = [
  ...(
    [
      ['bauhaus_blitzer', '3/3/3/3'],
      ['infantry', '2/3/2/2'],
      ['free_marine', '4/6/4/5'],
      ['twitcher', '2/2/2/2'],
      ['samurai', '3/3/3/3'],
      ['undead_legionnaire', '3/1/2/2'],
      ['centurion', '4/4/4/5'],
      ['razide', '9/2/7/7'],
      ['legionnaire_of_semai', '1/2/3/2'],
      ['child_of_ilian', '1/3/2/2'],
      ['curator', '3/4/3/4'],
    ] as const
  ).map(([card, ratings]): Row => [card, printed(card), ratings]),
  ['necromutant', struck('necromutant', 'samurai'), ['necromutant: 4 against 3 hits', 'samurai: 3 against 4 misses']],
  [
    'etoiles_mortant',
    paired('etoiles_mortant', 'samurai', { A: { inPlay: ['etoiles_mortant'] }, B: { inPlay: ['samurai', 'necromutant'] } }),
    'DT-ATR-01',
  ],
  ['venusian_ranger', rating('venusian_ranger', 'A', 'necromutant[terror]', 'venusian_ranger'), 4],
  ['max_steiner', withAlly('venusian_ranger', 'max_steiner'), 4],
  ['valerie_duval', withAlly('etoiles_mortant', 'valerie_duval'), 6],
  ['mitch_hunter', withAlly('infantry', 'mitch_hunter'), 2],
  ['cuirassier', rating('cuirassier', 'A', 'necromutant[terror]', 'cuirassier'), 4],
  ['chemiman', survives('samurai', 'chemiman', 'samurai'), false],
  [
    'fay_and_klaus',
    during('use fay_and_klaus.1', 'fay_and_klaus', 'necromutant', {}, (play) => [
      rated(play, 'fay_and_klaus', 'F'),
      rated(play, 'fay_and_klaus', 'V'),
      D(play),
    ]),
    [6, 8, 15],
  ],
  ['blood_beret', rating('blood_beret', 'A', 'necromutant[terror]', 'blood_beret'), 3],
  ['clansman', rating('clansman', 'F', 'clansman', 'necromutant'), 5],
  ['young_guard', refusal('cover young_guard', { A: { inPlay: ['young_guard', 'samurai'] } }), 'DT-CRD-01'],
  ['wolfbane_light_cavalry', rating('necromutant', 'A', 'wolfbane_light_cavalry', 'necromutant'), 1],
  [
    'rams_air_cavalry',
    refusal('play combat_armor > rams_air_cavalry', { A: { hand: ['combat_armor'], inPlay: ['rams_air_cavalry'] } }),
    'DT-EQP-03',
  ],
  ['sgt_mcbride', rating('blood_beret', 'F', 'blood_beret', 'necromutant', { A: { inPlay: ['sgt_mcbride'] } }), 5],
  [
    'sean_gallagher',
    paired('sean_gallagher', 'samurai', { A: { inPlay: ['sean_gallagher'] }, B: { inPlay: ['samurai', 'necromutant'] } }),
    'DT-CRD-01',
  ],
  [
    'hatamoto',
    (cards) => {
      const play = over(
        combat(cards, 'razide', 'samurai/wounded[suicide_mission]', { B: { inPlay: ['hatamoto[nepharite_hunt]'] } }),
      )
      if (play.open.includes('A: share points')) shared(play, 'A', 3, 0)
      return P(play, 'B')
    },
    0,
  ],
  ['suicide_warhead', survives('suicide_warhead', 'necromutant', 'suicide_warhead'), false],
  ['tatsu', withAlly('samurai', 'tatsu'), 3],
  [
    'archangel',
    refusal('play imperial_doomlord > archangel', { A: { hand: ['imperial_doomlord'], inPlay: ['archangel'] } }),
    'allowed',
  ],
  ['inquisitor', castable('speed', 'inquisitor'), 'allowed'],
  [
    'mortificator',
    paired('mortificator', 'infantry', { A: { inPlay: ['mortificator'] }, B: { inPlay: ['infantry'] } }),
    'allowed',
  ],
  ['sacred_warrior', castable('presence', 'sacred_warrior'), 'allowed'],
  ['valkyrie', castable('presence', 'valkyrie'), 'allowed'],
  ['mystic', castable('levitation', 'mystic'), 'allowed'],
  [
    'keeper_of_the_art',
    (cards) => {
      const play = combat(cards, 'keeper_of_the_art', 'necromutant', { A: { hand: ['shield'], D: 3 } })
      act(play, 'A', 'play shield').answer('A', 'how much', 6)
      return [rated(play, 'keeper_of_the_art', 'A'), D(play)]
    },
    [11, 0],
  ],
  ['blessed_vestal_laura', castable('levitation', 'valkyrie', ['blessed_vestal_laura']), 'allowed'],
  [
    'cardinal_dominic',
    paired('cardinal_dominic', 'necromutant', { A: { inPlay: ['cardinal_dominic'] }, B: { inPlay: ['necromutant', 'razide'] } }),
    'DT-ATR-01',
  ],
  [
    'crenshaw_the_mortificator',
    survives('samurai', 'mortificator', 'samurai', { A: { inPlay: ['crenshaw_the_mortificator'] } }),
    false,
  ],
  ['nepharite_of_algeroth', artless('nepharite_of_algeroth'), 3],
  [
    'pretorian_stalker',
    rating('pretorian_stalker', 'F', 'pretorian_stalker', 'samurai', { A: { inPlay: ['pretorian_stalker'] } }),
    14,
  ],
  [
    'alakhai_the_cunning',
    after(
      'play distort > alakhai_the_cunning',
      { A: { hand: ['distort'], inPlay: ['alakhai_the_cunning'] } },
      (play) => play.state.actionsLeft,
    ),
    3,
  ],
  [
    'callistonian_intruder',
    after('use callistonian_intruder.0', { A: { inPlay: ['callistonian_intruder/wounded'] } }, (play) => [
      wound(play, 'callistonian_intruder'),
      D(play),
    ]),
    [false, 14],
  ],
  ['nepharite_of_semai', calls('nepharite_of_semai', 'legionnaire_of_semai'), true],
  ['nepharite_of_ilian', survives('samurai', 'nepharite_of_ilian', 'samurai'), false],
  [
    'screaming_legionnaire',
    after(
      'use screaming_legionnaire.1',
      { A: { inPlay: ['screaming_legionnaire', 'screaming_legionnaire'] }, B: { inPlay: ['infantry', 'samurai'] } },
      (play) => [wound(play, 'infantry'), wound(play, 'samurai')],
    ),
    [true, false],
  ],
  ['nepharite_of_muawijhe', calls('nepharite_of_muawijhe', 'screaming_legionnaire'), true],
  ['blessed_legionnaire', survives('infantry', 'blessed_legionnaire', 'infantry'), false],
  [
    'nepharite_of_demnogonis',
    after('use nepharite_of_demnogonis.2', { A: { inPlay: ['nepharite_of_demnogonis/wounded'] } }, (play) => [
      wound(play, 'nepharite_of_demnogonis'),
      D(play),
    ]),
    [false, 13],
  ],
  [
    'heretic',
    (cards) => {
      const from = laid({ cards, A: { hand: ['distort'], inPlay: ['heretic'] } })
      const follows = effect({ k: 'is', who: 't', add: ['tag:FOLLOWER:ALGEROTH'] }, 'A', 'tainted', {
        who: [uid({ state: from }, 'heretic')],
      })
      return against(playing({ ...from, effects: [follows] }), 'A', 'play distort > heretic')
    },
    'DT-SYM-02',
  ],
  [
    'billy',
    after('play distort > billy', { A: { hand: ['distort'], inPlay: ['billy'] } }, (play) => [
      at(play, 'distort').on === uid(play, 'billy'),
      D(play),
    ]),
    [true, 15],
  ],
  ['agent_nick_michaels', joined, ['general']],
  [
    'ex_imperial_freelancer',
    after(
      'play clansman_claymore > ex_imperial_freelancer',
      { A: { hand: ['clansman_claymore'], inPlay: ['ex_imperial_freelancer'] } },
      (play) => [at(play, 'clansman_claymore').zone, D(play), seatIn(play, 'A').hand],
    ),
    ['attached', 17, []],
  ],
]

test.each(ROWS)('%s', (...row) => changes(row))
test('every warrior of the pool is here', () => expect(ROWS.map(([card]) => card).sort()).toEqual([...ofTypes('warrior')].sort()))
test('an ally that is not there protects nobody', () =>
  expect([allyImmune('infantry')([]), allyImmune('samurai')([])]).toEqual([0, 1]))
