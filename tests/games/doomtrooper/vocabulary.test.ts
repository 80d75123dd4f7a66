/** Words of the vocabulary (6.3) that no card of the pool needs: each changes what it says, and says it in both languages. */
import { describe, expect, test } from 'vitest'
import { POOL } from '../../../src/games/doomtrooper/content/pool'
import type { Card } from '../../../src/games/doomtrooper/rules/cards'
import { readCard } from '../../../src/games/doomtrooper/rules/pack'
import type { Fx, Op, PlayRule } from '../../../src/games/doomtrooper/rules/vocabulary'
import { cardText } from '../../../src/games/doomtrooper/view/words/cards'
import {
  act,
  against,
  at,
  declined,
  doing,
  fight,
  isIn,
  type Laid,
  laid,
  pair,
  pairing,
  playing,
  rated,
  resolved,
  seatIn,
  shared,
  type Table,
  turned,
  uid,
} from './position'

const ON_ANY = { of: 'any', is: ['type:warrior'], n: 1 } as const
/** A card `x` of one's own; it must be one that a list of cards may have. */
function own(fx: readonly Fx[], more: Partial<Card> = {}): Card {
  const given = {
    id: 'x',
    name: 'X',
    type: 'special',
    aff: ['general'],
    ...(more.type === 'warrior' ? {} : { play: { when: 'FREE', actions: 0, after: 'discard' } }),
    fx,
    ...more,
  }
  const read = readCard(JSON.parse(JSON.stringify(given)), 'x')
  if ('faults' in read) throw new Error(JSON.stringify(read.faults))
  return read.card
}
const doing_ = (...ops: readonly Op[]): readonly Fx[] => [{ k: 'do', do: ops }]
const free = (more: Partial<PlayRule> = {}): Partial<Card> => ({ play: { when: 'FREE', actions: 0, after: 'discard', ...more } })
const aimed = (more: Partial<PlayRule> = {}): Partial<Card> => free({ on: ON_ANY, ...more })
/** The card in A's hand. */
const with_ = (card: Card, given: Laid = {}): Table =>
  playing({ ...given, cards: [card], A: { ...given.A, hand: [card.id, ...(given.A?.hand ?? [])] } })
const said = (card: Card): readonly string[] =>
  (['en', 'fr'] as const).map((language) => {
    const { play, effects } = cardText(card, language, (id) => String(POOL[id]?.name ?? id))
    return [play, ...effects].join(' ').replaceAll('\u202f', ' ').replaceAll('’', "'")
  })
const says = (card: Card, en: string, fr: string): void =>
  expect(said(card)).toEqual([expect.stringContaining(en), expect.stringContaining(fr)])
const points = (play: Table, seat: 'A' | 'B' | 'C') => [seatIn(play, seat).P, seatIn(play, seat).D]
/** On to the action step of the next player. */
function on(play: Table): Table {
  const seat = play.state.active
  if (play.open.includes(`${seat}: action`)) play.answer(seat, 'action', 'end')
  if (play.open.includes(`${seat}: discard cards`)) play.answer(seat, 'discard cards', [])
  const next = play.state.active
  if (play.open.includes(`${next}: before drawing`)) play.answer(next, 'before drawing', 'proceed')
  return play
}
const turnOf = (card: Card, given: Laid = {}): Table => {
  const from = laid({
    ...given,
    active: 'C' === given.active ? 'C' : 'B',
    cards: [card],
    A: { ...given.A, hand: [card.id, ...(given.A?.hand ?? [])] },
  })
  return turned(from).answer('A', 'before drawing', 'proceed')
}

describe('ops', () => {
  test('swap: both players exchange points', () => {
    const card = own(doing_({ op: 'swap', who: 'opp', cur: 'D' }))
    const play = act(with_(card, { A: { D: 2 }, B: { D: 9 } }), 'A', 'play x')
    expect([points(play, 'A'), points(play, 'B')]).toEqual([
      [0, 9],
      [0, 2],
    ])
    says(card, 'You and your opponent exchange your D', 'Vous et votre adversaire échangez vos D')
  })
  test('convert: as many lots as one likes', () => {
    const card = own(doing_({ op: 'convert', from: 'D', give: 3, get: 1 }))
    const play = doing(with_(card, { A: { D: 8, P: 1 } }), 'A', 'play x').answer('A', 'how much', 2)
    expect(points(play, 'A')).toEqual([3, 2])
    says(card, '3 D for 1 P', '3 D contre 1 P')
  })
  test('control: a warrior obeys somebody else, and strikes for him', () => {
    const card = own(doing_({ op: 'control', who: 't', to: 'me' }), aimed())
    const play = act(
      with_(card, { A: { inPlay: ['infantry'] }, B: { inPlay: ['necromutant', 'samurai'] } }),
      'A',
      'play x > necromutant',
    )
    expect(at(play, 'necromutant')).toMatchObject({ controller: 'A', owner: 'B' })
    act(play, 'A', 'attack')
    expect(pairing(play, 'necromutant', 'samurai')).toBe('allowed')
    says(card, 'The target now obeys you', 'La cible obéit désormais à vous')
  })
  test('attach: a card goes on to another warrior', () => {
    const card = own(
      [
        { k: 'on', event: 'killed', if: ['by:bearer'], do: [{ op: 'gain', who: 'me', cur: 'D', n: 1 }] },
        { k: 'on', event: 'killed', if: ['victim.self'], do: [{ op: 'attach', what: 'self', to: 'killer' }] },
      ],
      {
        type: 'equipment',
        play: { when: 'ACTION', actions: 1, on: { of: 'mine', is: ['type:warrior'], n: 1 }, stay: 'warrior' },
      },
    )
    const play = playing({ cards: [card], A: { inPlay: ['razide'] }, B: { inPlay: ['samurai/wounded[x]'] } })
    shared(resolved(fight(play, 'razide', 'samurai', 'fight')), 'A', 3, 0)
    expect(play.state.inPlay[uid(play, 'x')]?.on).toBe(uid(play, 'razide'))
    says(card, 'this card goes to the killer', 'cette carte passe à celui qui l')
  })
  test('move: an attached card goes to a warrior that may bear it', () => {
    const card = own(doing_({ op: 'move', what: { of: 'mine', is: ['type:equipment'], n: 1, where: 'attached' } }))
    const play = act(
      with_(card, { A: { inPlay: ['infantry[combat_armor]', 'samurai', 'necromutant[combat_armor]'] } }),
      'A',
      'play x',
    )
    play.answer('A', 'which ones', [uid(play, 'combat_armor')])
    if (play.open.includes('A: which ones')) play.answer('A', 'which ones', [uid(play, 'samurai')])
    expect(play.state.inPlay[uid(play, 'combat_armor')]?.on).toBe(uid(play, 'samurai'))
    says(card, 'to another warrior that may bear it', 'à un autre combattant qui peut')
  })
  test('copy: the printed ratings of another', () => {
    const card = own(
      doing_({ op: 'copy', who: 't', from: 'foe', for: 'combat' }),
      aimed({ when: 'COMBAT', on: { ...ON_ANY, is: ['inCombat'] } }),
    )
    const play = fight(with_(card, { A: { inPlay: ['infantry'] }, B: { inPlay: ['razide'] } }), 'infantry', 'razide', 'fight')
    act(play, 'A', 'play x > infantry')
    expect([rated(play, 'infantry', 'F'), rated(play, 'infantry', 'A')]).toEqual([9, 7])
    resolved(play)
    says(card, 'has the printed ratings of its opponent for this combat', 'prend les valeurs imprimées de son adversaire')
  })
  test('retarget: the card answered is aimed at something else', () => {
    const answer = own(doing_({ op: 'retarget' }), free({ when: 'RE', re: 'card_played' }))
    const aim = own(doing_({ op: 'wound', who: 't' }), { ...aimed(), id: 'y', name: 'Y' })
    const play = playing({
      cards: [answer, aim],
      A: { hand: ['y'], inPlay: ['infantry'] },
      B: { hand: ['x'], inPlay: ['samurai'] },
    })
    declined(doing(doing(play, 'A', 'play y > samurai'), 'B', 'play x'))
    expect([at(play, 'samurai').wounded, at(play, 'infantry').wounded]).toEqual([undefined, true])
    says(answer, 'choose another target for that card'.replace('c', 'C'), 'autre cible pour cette carte')
  })
  test('again: a further attack, by the warrior named', () => {
    const card = own(
      [{ k: 'on', event: 'combat_end', if: ['self.attacking|attacker.self'], do: [{ op: 'again', who: 'self' }] }],
      {
        type: 'warrior',
        stats: { F: 9, S: 9, A: 9, V: 5 },
      },
    )
    const play = playing({ cards: [card], A: { inPlay: ['x', 'infantry'] }, B: { inPlay: ['razide', 'necromutant'] } })
    resolved(fight(play, 'x', 'razide', 'fight'))
    declined(play)
    expect(play.open).toContain('A: combatants')
    const { options } = play.decision('combatants').choice as unknown as { options: readonly { id: string }[] }
    expect(options.every(({ id }) => id.startsWith(`pair:${uid(play, 'x')}>`))).toBe(true)
    says(card, 'this warrior attacks once more', 'ce combattant attaque encore une fois')
  })
  test('redirect: points go to somebody else', () => {
    const card = own(doing_({ op: 'redirect', to: 'me' }), free({ when: 'RE', re: 'gained' }))
    const play = playing({ cards: [card], A: { inPlay: ['razide'] }, B: { hand: ['x'], inPlay: ['samurai/wounded'] } })
    resolved(fight(play, 'razide', 'samurai', 'fight')).answer('A', 'share points', [2, 1])
    act(play, 'B', 'play x')
    expect([points(play, 'A'), points(play, 'B')]).toEqual([
      [0, 5],
      [2, 6],
    ])
    says(card, 'You gain those points instead', "C'est vous qui gagnez ces points")
  })
  test('redirect: points count double', () => {
    const card = own([{ k: 'on', event: 'gained', if: ['event.mine'], do: [{ op: 'redirect', times: 2 }] }], {
      play: { when: 'FREE', actions: 0, stay: 'player' },
    })
    const play = playing({ cards: [card], A: { forts: ['x'], inPlay: ['razide'] }, B: { inPlay: ['samurai/wounded'] } })
    shared(resolved(fight(play, 'razide', 'samurai', 'fight')), 'A', 3, 0)
    expect(points(play, 'A')).toEqual([6, 5])
    says(card, 'those points count double', 'ces points comptent double')
  })
  test('skip: a turn, the drawing, the actions', () => {
    for (const what of ['turn', 'draw', 'actions'] as const) {
      const card = own(doing_({ op: 'skip', who: 'opp', what }))
      const play = on(act(turnOf(card, { B: { hand: ['samurai'] } }), 'A', 'play x'))
      const seen = [play.state.active, seatIn(play, 'B').hand.length, play.open.includes('B: action')]
      expect(seen).toEqual({ turn: ['A', 1, false], draw: ['B', 1, true], actions: ['B', 7, false] }[what])
      says(card, 'Your opponent leaves out', 'Votre adversaire saute')
    }
  })
  test('turn: another turn, once', () => {
    const card = own(doing_({ op: 'turn' }))
    const play = on(act(turnOf(card), 'A', 'play x'))
    expect(play.state.active).toBe('A')
    expect(on(play).state.active).toBe('B')
    says(card, 'Take another turn', 'Jouez un tour de plus')
  })
  test('direction: play goes the other way round', () => {
    const card = own(doing_({ op: 'direction' }))
    const play = act(turnOf(card, { players: 3, active: 'C' }), 'A', 'play x')
    expect([on(play).state.active, on(play).state.active, on(play).state.active]).toEqual(['C', 'B', 'A'])
    says(card, 'Play goes the other way round', "On joue dans l'autre sens")
  })
  test('plan: the attack of the next turn is declared', () => {
    const card = own(doing_({ op: 'plan' }))
    const inPlay = ['samurai', 'tatsu']
    const play = doing(turnOf(card, { A: { inPlay }, B: { inPlay: ['necromutant', 'razide'] } }), 'A', 'play x')
    play.answer('A', 'combatants', pair(play, 'samurai', 'razide'))
    on(on(play))
    act(play, 'A', 'attack')
    expect([
      pairing(play, 'samurai', 'razide'),
      pairing(play, 'samurai', 'necromutant'),
      pairing(play, 'tatsu', 'razide'),
    ]).toEqual(['allowed', 'DT-CRD-01', 'DT-CRD-01'])
    says(card, 'declare attacker and defender of your next turn'.replace('d', 'D'), "Désignez l'attaquant et le défenseur")
  })
  test('aside: out of the game while the card is there', () => {
    const card = own([{ k: 'do', do: [{ op: 'aside', who: { of: 'theirs', is: ['type:warrior'], n: 1 } }] }], {
      type: 'fortification',
      play: { when: 'ACTION', actions: 1, stay: 'squad' },
    })
    const play = act(
      with_(card, { A: { hand: ['razide'], D: 9, inPlay: ['necromutant'] }, B: { inPlay: ['samurai[combat_armor]'] } }),
      'A',
      'play x',
    )
    expect([at(play, 'samurai').on, at(play, 'samurai').controller]).toEqual([uid(play, 'x'), 'B'])
    act(play, 'A', 'attack')
    expect([pairing(play, 'necromutant', 'samurai'), pairing(play, 'necromutant', 'B')]).toEqual(['not offered', 'allowed'])
    says(card, 'lies aside under this card', 'mettez de côté un combattant adverse'.replace('m', 'M'))
    const gone = own(doing_({ op: 'discard', what: 't' }), {
      ...free({ on: { of: 'any', is: ['type:fortification'], n: 1 } }),
      id: 'y',
    })
    const seats = { ...play.state.seats, A: { ...seatIn(play, 'A'), hand: ['y'] } }
    const later = { ...play.state, attack: undefined, actionsLeft: 3, pool: { ...play.state.pool, y: gone }, seats }
    const back = act(playing(JSON.parse(JSON.stringify(later))), 'A', 'play y > x')
    expect([at(back, 'samurai').zone, at(back, 'samurai').on, at(back, 'combat_armor').on, isIn(back, 'x')]).toEqual([
      'squad',
      undefined,
      uid(back, 'samurai'),
      false,
    ])
  })
  test.each([
    [['samurai'], 5, 7],
    [['take_aim'], 6, 5],
  ] as const)('ask: a true answer about a hand (%j)', (hand, A, B) => {
    const card = own(
      doing_({
        op: 'ask',
        who: 'opp',
        filter: ['type:warrior'],
        yes: [{ op: 'gain', who: 'opp', cur: 'D', n: 2 }],
        no: [{ op: 'gain', who: 'me', cur: 'D', n: 1 }],
      }),
    )
    const play = act(with_(card, { B: { hand } }), 'A', 'play x')
    expect([points(play, 'A'), points(play, 'B')]).toEqual([
      [0, A],
      [0, B],
    ])
    says(
      card,
      'Your opponent says whether that hand holds a warrior. If so: your opponent gains 2 D. If not: gain 1 D',
      'sa main contient un combattant',
    )
  })
  test('free_play: whatever its moment, without an action', () => {
    const card = own(doing_({ op: 'free_play', filter: ['type:equipment|type:warrior'] }))
    const play = doing(with_(card, { A: { hand: ['combat_armor', 'infantry', 'take_aim'], inPlay: ['samurai'] } }), 'A', 'play x')
    play.answer('A', 'free play', `play:h0>${uid(play, 'samurai')}`)
    declined(play)
    expect([at(play, 'combat_armor').on, play.state.actionsLeft]).toEqual([uid(play, 'samurai'), 3])
    says(card, 'without an action', "à n'importe quel moment et sans action")
  })
  test('alter invert: what a card adds is taken away', () => {
    const card = own(
      doing_({ op: 'alter', what: 't', how: 'invert', for: 'turn' }),
      free({ on: { of: 'any', is: ['type:equipment'], n: 1, where: 'attached' } }),
    )
    const play = act(with_(card, { B: { inPlay: ['samurai[combat_armor]'] } }), 'A', 'play x > combat_armor')
    expect(rated(play, 'samurai', 'A')).toBe(
      3 - (rated(playing({ A: { inPlay: ['samurai[combat_armor]'] } }), 'samurai', 'A') - 3),
    )
    says(card, 'is taken away', 'est retranché')
  })
})

describe('rules that last', () => {
  const fort = (fx: readonly Fx[]): Card =>
    own(fx, { type: 'fortification', play: { when: 'ACTION', actions: 1, stay: 'squad' } })
  test('price: cards, actions and acts cost more or less', () => {
    const theirs = { of: 'theirs', is: ['player'] } as const
    const card = fort([
      { k: 'price', who: 'me', what: ['type:warrior'], cur: 'D', op: '-', n: 2, min: 1 },
      { k: 'price', who: theirs, what: 'act:attack', cur: 'D', op: '+', n: 3 },
      { k: 'price', who: 'me', what: 'act:cover', cur: 'actions', op: '+', n: 1 },
      { k: 'price', who: theirs, what: ['type:equipment'], cur: 'actions', op: '=', n: 2 },
    ])
    const play = turned({
      active: 'B',
      cards: [card],
      A: { D: 5, forts: ['x'], hand: ['razide', 'infantry'], inPlay: ['samurai', 'tatsu'] },
      B: { D: 2, hand: ['combat_armor'], inPlay: ['necromutant'] },
    })
    play.answer('A', 'before drawing', 'proceed')
    act(act(play, 'A', 'deploy razide'), 'A', 'cover samurai')
    expect([seatIn(play, 'A').D, play.state.actionsLeft]).toEqual([0, 0])
    on(play)
    expect(against(play, 'B', 'attack')).toBe('DT-CRD-01')
    act(play, 'B', 'play combat_armor > necromutant')
    expect(play.state.actionsLeft).toBe(1)
    says(
      card,
      'Warriors: cost −2 D, but at least 1. An attack of all enemy players: cost +3 D.'.replace('all enemy', 'enemy'),
      'prix −2 D, mais au moins 1',
    )
  })
  test('shield: no effect puts it away', () => {
    const card = fort([{ k: 'shield', what: { of: 'mine', is: ['type:equipment'], n: 'all', where: 'attached' } }])
    const given = { B: { hand: ['malfunction'], inPlay: ['necromutant'] } }
    const inPlay = ['samurai[combat_armor]']
    const play = playing({ ...given, cards: [card], active: 'B', A: { forts: ['x'], inPlay } })
    act(play, 'B', 'play malfunction > combat_armor')
    const bare = act(playing({ ...given, active: 'B', A: { inPlay } }), 'B', 'play malfunction > combat_armor')
    expect([isIn(play, 'combat_armor'), isIn(bare, 'combat_armor')]).toEqual([true, false])
    says(
      card,
      'No effect discards or removes your equipment cards',
      "Aucun effet ne défausse ni ne retire vos cartes d'équipement",
    )
  })
  test('is drop, and ban join: a membership is lost, unless it cannot change', () => {
    const card = own(
      doing_({ op: 'apply', fx: { k: 'is', who: 't', add: ['aff:mishima'], drop: ['aff:capitol'] }, for: 'game' }),
      aimed(),
    )
    const given = { A: { inPlay: ['samurai'] }, B: { inPlay: ['infantry', 'necromutant'] } }
    const play = act(with_(card, given), 'A', 'play x > infantry')
    act(play, 'A', 'attack')
    expect(pairing(play, 'samurai', 'infantry')).toBe('DT-ATR-02')
    says(card, 'no longer counts as a Capitol warrior', 'ne compte plus comme un combattant Capitol')
    const loyal = { ...(POOL.infantry as Card), fx: [{ k: 'ban', who: 'self', act: 'join' }] as const }
    const kept = act(playing({ ...given, cards: [card, loyal], A: { ...given.A, hand: ['x'] } }), 'A', 'play x > infantry')
    expect(pairing(act(kept, 'A', 'attack'), 'samurai', 'infantry')).toBe('allowed')
  })
  test('rates: cards drawn, attacks, discards, and D for a spell, of others too', () => {
    const card = fort([
      { k: 'rate', who: { of: 'theirs', is: ['player'] }, what: 'drawMax', op: '=', n: 2 },
      { k: 'rate', who: 'me', what: 'attacks', op: '+', n: 1 },
      { k: 'rate', who: 'me', what: 'minDiscard', op: '=', n: 2 },
      { k: 'rate', who: 'me', what: 'artSpend', op: '=', n: 2 },
    ])
    const play = turned({
      active: 'B',
      cards: [card],
      A: { D: 9, forts: ['x'], hand: ['shield'], inPlay: ['inquisitor'] },
      B: { hand: ['samurai'], inPlay: ['necromutant'] },
    })
    play.answer('A', 'before drawing', 'proceed')
    expect(play.state.extraAttacks).toBe(1)
    fight(play, 'inquisitor', 'necromutant', 'fight')
    if (against(play, 'A', 'play shield') === 'allowed') {
      doing(play, 'A', 'play shield')
      expect((play.decision('how much').choice as unknown as { most: number }).most).toBe(2)
      play.answer('A', 'how much', 2)
    }
    resolved(declined(play))
    expect(against(play, 'A', 'attack')).toBe('allowed')
    play.answer('A', 'action', 'end')
    expect((play.decision('discard cards').choice as unknown as { least: number }).least).toBe(2)
    play.answer('A', 'discard cards', ['h0', 'h1']).answer('B', 'before drawing', 'proceed')
    expect(seatIn(play, 'B').hand).toHaveLength(3)
    says(card, 'Most cards drawn in a turn of enemy players = 2', 'Cartes piochées par tour au plus (les joueurs adverses) = 2')
  })
  test('MULTI_ATTACK: several attacks in one, by the same warrior', () => {
    const card = own([{ k: 'kw', who: 'self', kw: ['MULTI_ATTACK'], arg: '2' }], {
      type: 'warrior',
      stats: { F: 1, S: 1, A: 9, V: 5 },
    })
    const play = playing({ cards: [card], A: { inPlay: ['x', 'tatsu'] }, B: { inPlay: ['razide'] } })
    resolved(fight(play, 'x', 'razide', 'fight'))
    expect(play.open).toContain('A: combatants')
    expect(pairing(play, 'tatsu', 'razide')).toBe('not offered')
    resolved(fight(play, 'x', 'razide', 'shoot'))
    expect(play.open).not.toContain('A: combatants')
    says(card, 'Makes 2 attacks in one', 'Mène 2 attaques en une')
  })
  test('allow act_after_attack: what is left of the actions is kept', () => {
    const card = own([{ k: 'allow', who: 'me', act: 'act_after_attack' }], {
      type: 'fortification',
      play: { when: 'ACTION', actions: 1, stay: 'squad' },
    })
    const play = playing({ cards: [card], A: { forts: ['x'], inPlay: ['razide'] }, B: { inPlay: ['necromutant'] } })
    resolved(fight(play, 'razide', 'necromutant', 'fight'))
    expect([play.state.actionsLeft, against(play, 'A', 'meditate')]).toEqual([2, 'allowed'])
    says(card, 'You may take actions after an attack', 'Vous pouvez agir après une attaque')
  })
  test('bans: actions, deploying, bestowing, attacking a player, and whom one may be attacked by', () => {
    const theirs = { of: 'theirs', is: ['player'] } as const
    const still = fort([{ k: 'ban', who: theirs, act: 'act' }])
    const bars = fort([{ k: 'ban', who: theirs, act: 'deploy', is: ['DL'] }])
    const mine = { of: 'mine', is: ['type:warrior'] } as const
    const spares = fort([
      { k: 'ban', who: mine, act: 'be_attacked', vs: ['DL'] },
      { k: 'ban', who: mine, act: 'bestow', is: ['class:GIFT'] },
    ])
    const against_ = (card: Card, move: string) =>
      against(
        playing({
          active: 'B',
          cards: [card],
          A: { forts: ['x'], inPlay: ['samurai'] },
          B: { D: 9, hand: ['razide', 'infantry'] },
        }),
        'B',
        move,
      )
    expect([
      against_(still, 'meditate'),
      against_(bars, 'meditate'),
      against_(bars, 'deploy razide'),
      against_(bars, 'deploy infantry'),
    ]).toEqual(['DT-CRD-01', 'allowed', 'DT-CRD-01', 'allowed'])
    const play = playing({
      active: 'B',
      cards: [spares],
      A: { forts: ['x'], inPlay: ['samurai'] },
      B: { inPlay: ['razide', 'infantry'] },
    })
    act(play, 'B', 'attack')
    expect([pairing(play, 'razide', 'samurai'), pairing(play, 'infantry', 'samurai')]).toEqual(['DT-ATR-01', 'allowed'])
    const gift = playing({ cards: [spares], A: { forts: ['x'], hand: ['dark_fire'], inPlay: ['necromutant'] } })
    expect(against(gift, 'A', 'play dark_fire > necromutant')).toBe('DT-SYM-02')
    const never = { ...(POOL.razide as Card), fx: [{ k: 'ban', who: 'self', act: 'attack_player' }] as const }
    expect(act(playing({ cards: [never], A: { inPlay: ['razide'] } }), 'A', 'attack').last('attack-called-off').why).toBe(
      'no pair',
    )
    says(
      spares,
      'Your warriors cannot be attacked by a Dark Legion warrior',
      "Vos combattants ne peuvent pas subir d'attaque de un combattant".replace('de un', "d'un"),
    )
  })
})

describe('instead', () => {
  const saint = (fx: readonly Fx[]): Card => ({ ...(POOL.samurai as Card), id: 'x', fx })
  test('of a death', () => {
    const card = saint([{ k: 'instead', event: 'killed', if: ['victim.self'], do: [{ op: 'return', what: 'self' }] }])
    const play = playing({ cards: [card], A: { inPlay: ['razide'] }, B: { inPlay: ['x/wounded'] } })
    resolved(fight(play, 'razide', 'x', 'fight'))
    expect([isIn(play, 'x'), seatIn(play, 'B').hand, points(play, 'A')]).toEqual([false, ['x'], [0, 5]])
    says(card, 'When this warrior is killed, in its place: return this warrior', 'à la place : renvoyez ce combattant')
  })
  test('of a wound', () => {
    const card = saint([{ k: 'instead', event: 'wounded', if: ['victim.self'], do: [{ op: 'lose', who: 'me', cur: 'D', n: 2 }] }])
    const play = playing({ cards: [card], A: { inPlay: ['razide'] }, B: { inPlay: ['x'] } })
    resolved(fight(play, 'razide', 'x', 'fight'))
    expect([at(play, 'x').wounded, points(play, 'B')]).toEqual([undefined, [0, 3]])
  })
  test('of points', () => {
    const card = saint([{ k: 'instead', event: 'gained', if: ['event.theirs'], do: [{ op: 'gain', who: 'me', cur: 'D', n: 1 }] }])
    const play = playing({ cards: [card], A: { inPlay: ['razide'] }, B: { inPlay: ['x', 'necromutant/wounded'] } })
    resolved(fight(play, 'razide', 'necromutant', 'fight'))
    expect([points(play, 'A'), points(play, 'B')]).toEqual([
      [0, 5],
      [0, 6],
    ])
  })
})

describe('prices', () => {
  test('hand: other cards are discarded', () => {
    const card = own(doing_({ op: 'gain', who: 'me', cur: 'D', n: 4 }), free({ pay: { hand: 2 } }))
    expect(against(with_(card, { A: { hand: ['infantry'] } }), 'A', 'play x')).toBe('DT-CRD-11')
    const play = doing(with_(card, { A: { hand: ['infantry', 'samurai', 'tatsu'] } }), 'A', 'play x').answer(
      'A',
      'discard cards',
      ['h0', 'h2'],
    )
    expect([seatIn(play, 'A').hand, seatIn(play, 'A').discard, points(play, 'A')]).toEqual([
      ['samurai'],
      ['infantry', 'tatsu', 'x'],
      [0, 9],
    ])
    says(card, 'discard 2 other cards of your hand', 'défaussez 2 autres cartes de votre main')
  })
  test('V: the value of the target', () => {
    const card = own(doing_({ op: 'heal', who: 't' }), aimed({ pay: { V: 't' } }))
    const play = with_(card, { A: { D: 5, inPlay: ['samurai/wounded', 'razide/wounded'] } })
    expect(against(play, 'A', 'play x > razide')).toBe('DT-CRD-01')
    act(play, 'A', 'play x > samurai')
    expect([at(play, 'samurai').wounded, points(play, 'A')]).toEqual([undefined, [0, 2]])
    says(card, 'pay the V of the target in D', 'payez en D la V de la cible')
  })
  test('self wound: the warrior is hurt by it', () => {
    const card: Card = {
      ...(POOL.samurai as Card),
      id: 'x',
      fx: [{ k: 'use', when: 'FREE', pay: { self: 'wound' }, do: [{ op: 'gain', who: 'me', cur: 'D', n: 2 }] }],
    }
    const play = act(playing({ cards: [card], A: { inPlay: ['x', 'infantry'] } }), 'A', 'use x.0')
    expect([at(play, 'x').wounded, points(play, 'A')]).toEqual([true, [0, 7]])
    act(play, 'A', 'use x.0')
    expect([isIn(play, 'x'), points(play, 'A')]).toEqual([false, [0, 9]])
    says(card, 'it is wounded: gain 2 D', 'il est blessé : gagnez 2 D')
  })
})

describe('durations', () => {
  const stronger = (lasts: 'stay' | 'theirs' | 'next'): Op => ({
    op: 'apply',
    fx: { k: 'mod', who: 't', stat: ['F'], op: '+', n: 5 },
    for: lasts,
  })
  test('stay: as long as its source', () => {
    const card = own([{ k: 'use', when: 'FREE', on: ON_ANY, do: [stronger('stay')] }], {
      type: 'warrior',
      stats: { F: 1, S: 1, A: 1, V: 1 },
    })
    const play = act(
      playing({ cards: [card], A: { inPlay: ['x/wounded', 'samurai'] }, B: { inPlay: ['razide'] } }),
      'A',
      'use x.0 > samurai',
    )
    expect(rated(play, 'samurai', 'F')).toBe(8)
    resolved(fight(play, 'x', 'razide', 'fight'))
    shared(play, 'B', 1, 0)
    expect([isIn(play, 'x'), rated(play, 'samurai', 'F')]).toEqual([false, 3])
    says(card, 'while this card is in play', 'tant que cette carte est en jeu')
  })
  test('theirs: only in the next turn of whom it is about', () => {
    const card = own(doing_(stronger('theirs')), aimed())
    const play = act(turnOf(card, { B: { inPlay: ['samurai'] } }), 'A', 'play x > samurai')
    const seen = [rated(play, 'samurai', 'F'), rated(on(play), 'samurai', 'F'), rated(on(play), 'samurai', 'F')]
    expect(seen).toEqual([3, 8, 3])
    says(card, 'in the next turn of that player', 'au prochain tour de ce joueur')
  })
  test('next: for one action', () => {
    const card = own(doing_(stronger('next')), aimed())
    const play = act(with_(card, { A: { inPlay: ['samurai'] } }), 'A', 'play x > samurai')
    expect(rated(play, 'samurai', 'F')).toBe(8)
    act(play, 'A', 'meditate')
    expect(rated(play, 'samurai', 'F')).toBe(3)
    says(card, 'for the next action of that player', 'pour la prochaine action de ce joueur')
  })
})

describe('events', () => {
  const gains = (event: string, given: readonly string[] = []): Card =>
    own([{ k: 'on', event: event as 'used', if: given, do: [{ op: 'gain', who: 'me', cur: 'D', n: 7 }] }], {
      play: { when: 'FREE', actions: 0, stay: 'player' },
    })
  const rich = (play: Table) => seatIn(play, 'A').D
  const watch = (card: Card, given: Laid): Table =>
    playing({ ...given, cards: [card, ...(given.cards ?? [])], A: { D: 0, forts: ['x'], ...given.A } })
  test('announced', () => {
    const card = gains('announced', ['defender.tag:SAMURAI'])
    const play = act(watch(card, { A: { inPlay: ['razide'] }, B: { inPlay: ['samurai'] } }), 'A', 'attack')
    expect(rich(play)).toBe(0)
    play.answer('A', 'combatants', pair(play, 'razide', 'samurai'))
    expect(rich(play)).toBe(7)
    says(card, 'When attacker and defender are named', "Quand l'attaquant et le défenseur sont désignés")
  })
  test('used, removed, healed', () => {
    const use = { A: { inPlay: ['samurai/wounded[first_aid_kit]'] } }
    for (const event of ['used', 'removed', 'healed']) {
      const play = watch(gains(event), use)
      act(play, 'A', 'use first_aid_kit.0')
      expect([event, rich(play)]).toEqual([event, 7])
    }
    says(gains('removed'), 'When a card leaves play', 'Quand une carte quitte le jeu')
  })
  test('mission_done: before its reward', () => {
    const card = gains('mission_done')
    const play = watch(card, { A: { inPlay: ['necromutant'] }, B: { inPlay: ['samurai/wounded[suicide_mission]'] } })
    resolved(fight(play, 'necromutant', 'samurai', 'fight'))
    const order = play.events.flatMap((event) => (event.type === 'points-changed' ? [`${event.seat} ${event.why}`] : []))
    expect(order.slice(0, 2)).toEqual(['A effect', 'B mission'])
  })
  test.each(['cover samurai', 'uncover infantry'])('moved: %s', (move) => {
    const play = act(watch(gains('moved'), { A: { inPlay: ['samurai', 'tatsu', '~infantry'] } }), 'A', move)
    expect(rich(play)).toBe(7)
  })
  test('joined', () => {
    const turns = own(doing_({ op: 'apply', fx: { k: 'is', who: 't', add: ['tag:HERETIC'] }, for: 'game' }), {
      ...aimed(),
      id: 'y',
    })
    const play = act(
      watch(gains('joined', ['victim.tag:HERETIC']), { cards: [turns], A: { hand: ['y'], inPlay: ['samurai'] } }),
      'A',
      'play y > samurai',
    )
    expect(rich(play)).toBe(7)
  })
  test('card_played and gained are answered by what lies in play too', () => {
    const play = act(
      watch(gains('card_played', ['cardClass:special']), {
        A: { D: 5, hand: ['positive_karma', 'combat_armor'], inPlay: ['samurai'] },
      }),
      'A',
      'play combat_armor > samurai',
    )
    expect(rich(play)).toBe(5)
    act(play, 'A', 'play positive_karma')
    expect(rich(play)).toBeGreaterThanOrEqual(12)
  })
  test('wounded outside a combat too, and a card may answer it', () => {
    const hurts = own(doing_({ op: 'wound', who: 't' }), { ...aimed(), id: 'y' })
    const heals = own(doing_({ op: 'heal', who: 'victim' }), free({ when: 'RE', re: 'wounded' }))
    const play = playing({
      cards: [hurts, heals],
      A: { hand: ['y'], inPlay: ['razide'] },
      B: { hand: ['x'], inPlay: ['samurai'] },
    })
    doing(declinedPlay(doing(play, 'A', 'play y > samurai')), 'B', 'play x')
    expect(declined(play) && at(play, 'samurai').wounded).toBeUndefined()
    expect(seatIn(play, 'B').discard).toEqual(['x'])
  })
})
/** Answers to a card are declined, those to what it does are not. */
function declinedPlay(play: Table): Table {
  for (;;) {
    const asked = play.snapshot.pending.find(
      ({ subject, about }) => subject === 'reaction' && (about as { event?: { name?: string } })?.event?.name === 'card_played',
    )
    if (!asked) return play
    play.answer(asked.seat as 'A', 'reaction', 'pass')
  }
}

describe('conditions', () => {
  test('duplicate and sameV', () => {
    const card = own(
      doing_(
        { op: 'discard', what: { of: 'any', is: ['type:equipment', 'duplicate'], n: 'all', where: 'attached' } },
        { op: 'wound', who: { of: 'theirs', is: ['type:warrior', 'sameV:t'], n: 'all' } },
      ),
      aimed(),
    )
    const play = act(
      with_(card, {
        A: { inPlay: ['samurai[sherman_bolter,sherman_bolter]', 'tatsu[combat_armor]'] },
        B: { inPlay: ['young_guard', 'razide'] },
      }),
      'A',
      'play x > samurai',
    )
    expect([
      isIn(play, 'sherman_bolter'),
      isIn(play, 'combat_armor'),
      at(play, 'young_guard').wounded,
      at(play, 'razide').wounded,
    ]).toEqual([false, true, true, undefined])
    says(card, 'that has the V of the target'.replace('has', 'have'), 'qui ont la V de la cible')
  })
})

describe('what could do nothing is refused', () => {
  const given = { id: 'x', name: 'X', type: 'special', aff: ['general'], play: { when: 'FREE', actions: 0, after: 'discard' } }
  test.each([
    ['an activity that nothing permits', [{ k: 'allow', who: 'me', act: 'heal' }], 'x.fx[0].act'],
    [
      'lasting with a card that does not stay',
      [{ k: 'do', do: [{ op: 'apply', fx: { k: 'mod', who: 't', stat: ['F'], op: '+', n: 1 }, for: 'stay' }] }],
      'x.fx[0].do[0].for',
    ],
    ['lying under a card that does not stay', [{ k: 'do', do: [{ op: 'aside', who: 't' }] }], 'x.fx[0].do[0].op'],
    ['a replacement of what is not replaced', [{ k: 'instead', event: 'moved', do: [] }], 'x.fx[0].event'],
    ['attacks without their number', [{ k: 'kw', who: 't', kw: ['MULTI_ATTACK'] }], 'x.fx[0].arg'],
    ['a question for a card nobody holds', [{ k: 'do', do: [{ op: 'look', zone: 'aside', who: 'p' }] }], 'x.fx[0].do[0].zone'],
    ['the choice of a membership', [{ k: 'is', who: 'self', add: ['DL'], choice: true }], 'x.fx[0].choice'],
  ])('%s', (_, fx, path) => {
    const read = readCard({ ...given, fx }, 'x')
    expect('faults' in read && read.faults.map((fault) => fault.path)).toEqual([path])
  })
})
