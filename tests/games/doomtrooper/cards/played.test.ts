/** What each Art card and special card of the pool changes. */
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
  resolved,
  seatIn,
  shared,
  type Table,
  turned,
  uid,
} from '../position'
import {
  after,
  type Cards,
  changes,
  combat,
  D,
  during,
  type Fought,
  ofTypes,
  over,
  P,
  type Row,
  type Run,
  wound,
} from './compared'

/** A's caster casts it in a combat with a Necromutant, for X = 2 where it has one. */
const cast =
  (spell: string, caster: string, stat: 'F' | 'S' | 'A', more: Fought = {}): Run =>
  (cards) => {
    const play = combat(cards, caster, 'necromutant', { ...more, A: { ...more.A, hand: [spell] } })
    act(play, 'A', `play ${spell}`).answer('A', 'how much', 2)
    return [rated(play, caster, stat), D(play)]
  }
const redirected =
  (spell: string, caster: string, to: string, seat: 'A' | 'B' = 'A'): Run =>
  (cards) => {
    const side = { hand: [spell], inPlay: [caster, to] }
    const play =
      seat === 'A'
        ? combat(cards, 'razide', 'necromutant', { A: { inPlay: [caster], hand: [spell] }, B: { inPlay: [to] } })
        : combat(cards, 'razide', 'samurai', { B: side })
    if (seat === 'B') play.answer('A', 'modify combat', 'pass')
    act(play, seat, `play ${spell} > ${to}`)
    return play.state.attack?.defender?.main === uid(play, to)
  }
const aimed = (card: string, stat: 'F' | 'S' | 'A', tactic: 'fight' | 'shoot' = 'fight'): Run =>
  during(`play ${card} > samurai`, 'samurai', 'necromutant', { tactic, A: { hand: [card] } }, (play) =>
    rated(play, 'samurai', stat),
  )
const answered =
  (mine: string, theirs: string, more: Fought, seat: 'A' | 'B', card: string, see: (play: Table) => unknown): Run =>
  (cards) => {
    const play = resolvedUpTo(combat(cards, mine, theirs, more), card)
    return see(declined(doing(play, seat, `play ${card}`)))
  }
/** On until somebody may play this answer. */
function resolvedUpTo(play: Table, card: string): Table {
  for (;;) {
    const asked = play.snapshot.pending.find(({ offer }) => !offer)
    if (!asked) throw new Error(`nobody may play ${card}`)
    const { seat, subject, choice } = asked
    const slot = seatIn(play, seat as 'A').hand.indexOf(card)
    const { options = [] } = choice as unknown as { options?: readonly { id: string }[] }
    if (subject === 'reaction' && slot >= 0 && options.some(({ id }) => id === `play:h${slot}`)) return play
    play.answer(seat as 'A', subject, subject === 'share points' ? [(choice as unknown as { total: number }).total, 0] : 'pass')
  }
}
const isOver = (play: Table) => play.events.some((event) => event.type === 'attack-called-off' && event.why === 'called off')
const fog = (card: string, tactic: 'fight' | 'shoot'): Run =>
  during(`play ${card}`, 'samurai', 'necromutant', { tactic, A: { hand: [card] } }, isOver)
const vision = (cards: Cards) => {
  const play = playing({ cards, A: { D: 20, hand: ['item_vision'], inPlay: ['sacred_warrior'] }, B: { hand: ['samurai'] } })
  act(play, 'A', 'play item_vision')
  return [play.state.looks.map(({ by, cards: seen }) => [by, seen]), D(play)]
}
const suggested = (cards: Cards) => {
  const play = playing({
    cards,
    A: { inPlay: ['samurai', 'tatsu'] },
    B: { D: 9, hand: ['suggestion'], inPlay: ['mortificator', 'necromutant'] },
  })
  play.answer('A', 'action', 'attack')
  if (play.open.includes('A: before combatants')) play.answer('A', 'before combatants', 'pass')
  act(play, 'B', 'play suggestion > samurai')
  return [pairing(play, 'tatsu', 'necromutant'), pairing(play, 'samurai', 'necromutant')]
}
const furious = (cards: Cards) => {
  const play = playing({ cards, A: { hand: ['blind_fury'], inPlay: ['clansman'] }, B: { inPlay: ['blood_beret'] } })
  play.answer('A', 'action', 'attack')
  act(play, 'A', 'play blind_fury > clansman')
  return pairing(play, 'clansman', 'blood_beret')
}
const early =
  (card: string): Run =>
  (cards) => {
    const play = turned({ cards, active: 'B', A: { hand: [card], inPlay: ['samurai'] }, B: { inPlay: ['necromutant'] } })
    act(play, 'A', `play ${card}`).answer('A', 'before drawing', 'proceed')
    return [play.state.actionsLeft, play.state.extraAttacks]
  }
const fate =
  (heads: boolean): Run =>
  (cards) => {
    const play = playing({ cards, A: { P: 7, D: 0, hand: ['twist_of_fate'] } })
    doing(play, 'A', 'play twist_of_fate')
    declined(play)
    play.answer('chance' as 'A', 'coin', heads ? [0, 1] : [1, 0])
    return [P(play), D(play)]
  }

const ROWS: readonly Row[] = [
  ['elemental_ball', cast('elemental_ball', 'archangel', 'F'), [7, 16]],
  ['elemental_bolt', cast('elemental_bolt', 'archangel', 'S'), [7, 16]],
  ['elemental_wall', cast('elemental_wall', 'archangel', 'A'), [7, 16]],
  ['shield', cast('shield', 'mortificator', 'A'), [5, 18]],
  ['levitation', cast('levitation', 'mortificator', 'F'), [5, 18]],
  [
    'speed',
    during(
      'play speed',
      'mystic',
      'undead_legionnaire',
      { A: { hand: ['speed'] } },
      (play) => over(play).last('struck').strikes.length,
    ),
    1,
  ],
  [
    'presence',
    (cards) => {
      const play = combat(cards, 'samurai', 'necromutant', { A: { hand: ['presence'], inPlay: ['valkyrie'] } })
      act(play, 'A', 'play presence > samurai').answer('A', 'how much', 2)
      return rated(play, 'samurai', 'A')
    },
    5,
  ],
  [
    'exorcise_wound',
    (cards) => {
      const play = combat(cards, 'samurai', 'necromutant', { A: { hand: ['exorcise_wound'], inPlay: ['sacred_warrior'] } })
      act(play, 'A', 'play exorcise_wound > samurai').answer('A', 'how much', 2)
      declined(play).answer('A', 'which branch', 'branch:0')
      return rated(play, 'samurai', 'A')
    },
    5,
  ],
  ['greater_hypnosis', redirected('greater_hypnosis', 'archangel', 'infantry'), true],
  ['lesser_hypnosis', redirected('lesser_hypnosis', 'mortificator', 'infantry'), true],
  ['premonition', redirected('premonition', 'valkyrie', 'infantry', 'B'), true],
  [
    'improve_self',
    after('play improve_self', { A: { hand: ['improve_self'], inPlay: ['mystic'] } }, (play) => [
      rated(play, 'mystic', 'F'),
      rated(play, 'mystic', 'V'),
    ]),
    [8, 10],
  ],
  [
    'invulnerability',
    (cards) => {
      const play = combat(cards, 'razide', 'mystic', { B: { hand: ['invulnerability'] } })
      act(play, 'B', 'play invulnerability')
      return wound(over(play), 'mystic')
    },
    false,
  ],
  [
    'mind_wall',
    (cards) => {
      const play = combat(cards, 'heretic[terror]', 'samurai', { B: { hand: ['mind_wall'], inPlay: ['archangel'] } })
      doing(play, 'B', 'play mind_wall > samurai')
      if (play.open.includes('B: how much')) play.answer('B', 'how much', 1)
      declined(play)
      return rated(play, 'samurai', 'A')
    },
    3,
  ],
  ['item_vision', vision, [[['A', ['samurai']]], 16]],
  ['suggestion', suggested, ['DT-CRD-01', 'allowed']],

  [
    'expedite_request',
    (cards) => {
      const play = playing({ cards, A: { hand: ['expedite_request'], pile: ['infantry', 'tatsu'] } })
      doing(play, 'A', 'play expedite_request')
      declined(play).answer('A', 'which card', 'face:tatsu')
      return [seatIn(play, 'A').hand, seatIn(play, 'A').removed]
    },
    [['tatsu'], ['expedite_request']],
  ],
  ['positive_karma', after('play positive_karma', { A: { hand: ['positive_karma'] } }, (play) => D(play)), 30],
  [
    'influence',
    (cards) => {
      const play = playing({ cards, A: { D: 4, hand: ['influence'] }, B: { D: 9 } })
      act(play, 'A', 'play influence > B').answer('A', 'how much', 3)
      declined(play)
      return [D(play), D(play, 'B')]
    },
    [1, 6],
  ],
  [
    'strength_of_will',
    (cards) => {
      const play = combat(cards, 'curator[deform]', 'samurai', { B: { hand: ['strength_of_will'] } })
      act(play, 'B', 'play strength_of_will')
      return rated(play, 'samurai', 'A')
    },
    3,
  ],
  ['heavy_fog', fog('heavy_fog', 'shoot'), true],
  ['chasm', fog('chasm', 'fight'), true],
  [
    'discovered',
    after(
      'play discovered > samurai',
      { A: { hand: ['discovered'] }, B: { inPlay: ['~samurai', 'infantry'] } },
      (play) => at(play, 'samurai').covered,
    ),
    undefined,
  ],
  [
    'malfunction',
    after('play malfunction > combat_armor', { A: { hand: ['malfunction'] }, B: { inPlay: ['samurai[combat_armor]'] } }, (play) =>
      isIn(play, 'combat_armor'),
    ),
    false,
  ],
  [
    'hidden_in_the_shadows',
    after('play hidden_in_the_shadows > samurai', { A: { hand: ['hidden_in_the_shadows'], inPlay: ['samurai'] } }, (play) =>
      rated(play, 'samurai', 'A'),
    ),
    6,
  ],
  [
    'inspired',
    (cards) => {
      const play = playing({ cards, B: { D: 0, hand: ['inspired'] } })
      act(play, 'B', 'play inspired')
      for (let n = 0; n < 3; n++) act(play, 'B', 'meditate')
      return [D(play, 'B'), play.state.actionsLeft]
    },
    [3, 3],
  ],
  [
    'spoke_in_the_cog',
    after(
      'play spoke_in_the_cog > infantry',
      { A: { hand: ['spoke_in_the_cog'], inPlay: ['bauhaus_blitzer'] }, B: { inPlay: ['infantry', 'necromutant'] } },
      (play) => pairing(act(play, 'A', 'attack'), 'bauhaus_blitzer', 'infantry'),
    ),
    'DT-ATR-02',
  ],
  [
    'tainted',
    after(
      'play tainted > infantry',
      { A: { hand: ['tainted'], inPlay: ['archangel'] }, B: { inPlay: ['infantry', 'samurai', 'necromutant'] } },
      (play) => {
        act(play, 'A', 'attack')
        return [pairing(play, 'archangel', 'infantry'), pairing(play, 'archangel', 'samurai')]
      },
    ),
    ['allowed', 'DT-ATR-04'],
  ],
  [
    'essence_of_virtue',
    after(
      'play essence_of_virtue',
      { A: { hand: ['essence_of_virtue'], inPlay: ['archangel'] }, B: { inPlay: ['necromutant[dark_fire]', 'samurai'] } },
      (play) => [wound(play, 'necromutant'), wound(play, 'samurai'), isIn(play, 'dark_fire')],
    ),
    [true, false, false],
  ],
  ['twist_of_fate', fate(true), [7, 20]],
  ['take_aim', aimed('take_aim', 'S', 'shoot'), 4],
  ['powerful_blow', aimed('powerful_blow', 'F'), 5],
  ['lucky_shot', aimed('lucky_shot', 'S', 'shoot'), 5],
  ['evasive_action', aimed('evasive_action', 'A'), 5],
  [
    'take_cover',
    (cards) => {
      const play = combat(cards, 'necromutant', 'samurai', { B: { hand: ['take_cover'], inPlay: ['infantry'] } })
      play.answer('A', 'modify combat', 'pass')
      act(play, 'B', 'play take_cover > samurai')
      return [at(play, 'samurai').covered, over(play).last('struck').strikes[0]?.armour]
    },
    [true, 6],
  ],
  [
    'ambush',
    (cards) => {
      const play = combat(cards, 'samurai', 'necromutant', { B: { hand: ['ambush'] } })
      play.answer('A', 'modify combat', 'pass')
      return over(act(play, 'B', 'play ambush')).last('struck').strikes.length
    },
    1,
  ],
  [
    'surprise_attack',
    during(
      'play surprise_attack',
      'necromutant',
      'samurai',
      { A: { hand: ['surprise_attack'] } },
      (play) => over(play).last('struck').strikes.length,
    ),
    1,
  ],
  [
    'out_of_ammo',
    during(
      'play out_of_ammo > hmg_charger',
      'samurai',
      'necromutant[hmg_charger]',
      { tactic: 'shoot', weapons: ['hmg_charger'], A: { hand: ['out_of_ammo'] } },
      (play) => rated(play, 'necromutant', 'S'),
    ),
    4,
  ],
  [
    'automatic_fire',
    during(
      'play automatic_fire > hmg_charger',
      'samurai[hmg_charger]',
      'necromutant',
      { tactic: 'shoot', weapons: ['hmg_charger'], A: { hand: ['automatic_fire'] } },
      (play) => rated(play, 'samurai', 'S'),
    ),
    13,
  ],
  [
    'retreat',
    during('play retreat > samurai', 'samurai', 'razide', { A: { hand: ['retreat'] } }, (play) => [
      isOver(play),
      P(play, 'B'),
      wound(play, 'samurai'),
    ]),
    [true, 2, false],
  ],
  [
    'tactical_advantage',
    during(
      'play tactical_advantage',
      'samurai',
      'necromutant',
      { A: { hand: ['tactical_advantage'] } },
      (play) => play.state.attack?.tactic,
    ),
    'shoot',
  ],
  [
    'reinforcements',
    during(
      'play reinforcements > samurai',
      'samurai',
      'razide',
      { A: { hand: ['reinforcements'], D: 7, inPlay: ['tatsu'] } },
      (play) => [play.state.attack?.attacker?.helpers.length, D(play)],
    ),
    [1, 0],
  ],
  [
    'miscommunication',
    (cards) => {
      const play = playing({ cards, A: { hand: ['positive_karma'] }, B: { hand: ['miscommunication'] } })
      doing(play, 'A', 'play positive_karma')
      declined(doing(play, 'B', 'play miscommunication'))
      return D(play)
    },
    5,
  ],
  [
    'narrow_escape',
    answered('razide', 'samurai/wounded', { B: { hand: ['narrow_escape'] } }, 'B', 'narrow_escape', (play) => [
      wound(play, 'samurai'),
      play.open.includes('A: share points'),
    ]),
    [true, false],
  ],
  [
    'joy_of_victory',
    answered('samurai', 'necromutant', { A: { hand: ['joy_of_victory'] } }, 'A', 'joy_of_victory', (play) => [
      wound(play, 'samurai'),
      D(play),
    ]),
    [false, 25],
  ],
  [
    'bamboozled',
    answered('razide', 'samurai/wounded', { B: { hand: ['bamboozled'] } }, 'B', 'bamboozled', (play) => [P(play), D(play, 'B')]),
    [0, 26],
  ],
  [
    'sworn_vengeance',
    answered('razide', 'samurai/wounded', { B: { hand: ['sworn_vengeance'] } }, 'B', 'sworn_vengeance', (play) =>
      wound(play, 'razide'),
    ),
    true,
  ],
  ['initiative', early('initiative'), [4, 0]],
  ['blood_lust', early('blood_lust'), [3, 1]],
  ['blind_fury', furious, 'allowed'],
  [
    'sharpshooter',
    (cards) => {
      const play = combat(cards, 'samurai[sharpshooter]', 'necromutant', { tactic: 'shoot' })
      act(play, 'A', 'use sharpshooter.0').answer('A', 'how much', 3)
      return [rated(play, 'samurai', 'S'), D(play)]
    },
    [6, 14],
  ],
  [
    'elemental_empathy',
    (cards) => {
      const play = combat(cards, 'inquisitor', 'necromutant', {
        A: { hand: ['elemental_wall'], inPlay: ['archangel[elemental_empathy]'] },
      })
      return against(play, 'A', 'play elemental_wall')
    },
    'allowed',
  ],
]
test.each(ROWS)('%s', (...row) => changes(row))
test('every Art and special card is here', () =>
  expect(ROWS.map(([card]) => card).sort()).toEqual([...ofTypes('art', 'special')].sort()))
test('twist_of_fate: tails', () => expect(fate(false)([])).toEqual([2, 0]))
test('out_of_ammo and the others end with the combat', () => {
  const play = combat([], 'samurai', 'necromutant', { A: { hand: ['take_aim'] } })
  act(play, 'A', 'play take_aim > samurai')
  expect([rated(play, 'samurai', 'F'), rated(resolved(play), 'samurai', 'F')]).toEqual([4, 3])
  expect(() => fight(play, 'samurai', 'necromutant', 'fight')).toThrow()
  expect(() => shared(play, 'A', 1, 0)).toThrow()
})
