/** Rules that no golden case shows, chapter by chapter. */
import { describe, expect, test } from 'vitest'
import { DECKS } from '../../../src/games/doomtrooper/content/decks'
import { POOL } from '../../../src/games/doomtrooper/content/pool'
import { doomtrooper, parseSpec } from '../../../src/games/doomtrooper/rules'
import { deckFaults } from '../../../src/games/doomtrooper/rules/facts/deck'
import { winnersOf } from '../../../src/games/doomtrooper/rules/facts/turns'
import { DISCIPLINES } from '../../../src/games/doomtrooper/rules/vocabulary'
import { firstSeats, start } from '../../../src/kernel'
import { TABLE_SHAPES } from '../../../src/table/shapes'
import { drive } from '../../driver/drive'
import {
  act,
  against,
  arm,
  at,
  fight,
  isIn,
  laid,
  pair,
  playing,
  rated,
  resolved,
  seatIn,
  shared,
  type Table,
  turned,
  uid,
} from './position'

const whole = (players: number): Table =>
  drive(doomtrooper, TABLE_SHAPES as never, { spec: { game: 'doomtrooper', seats: firstSeats(players), options: { players } } })
function dealt(players: number, first = 0): Table {
  const play = whole(players)
  const answer = (subject: string, given: unknown) => {
    const decision = play.snapshot.pending.find((open) => open.subject === subject)
    return play.answer((decision?.seat ?? 'A') as 'A', subject, given)
  }
  for (let seat = 0; seat < players; seat++)
    answer(
      'deck order',
      Array.from({ length: 60 }, (_, card) => 59 - card),
    )
  const order = firstSeats(players).map((_, seat) => seat)
  return answer('first player', [first, ...order.filter((seat) => seat !== first)])
}

describe('a match', () => {
  test('DT-SET-01, DT-SET-02, DT-SET-03, DT-SET-04: shuffled by chance, 5 D, 0 P, seven cards, a first player', () => {
    const play = dealt(2, 1)
    const { pile, hand, D, P } = seatIn(play, 'A')
    expect([pile.length, hand.length, D, P]).toEqual([53, 7, 5, 0])
    // The pile lies in the order that chance gave: the last card of the list is the first one drawn.
    const list = Object.entries(DECKS[0]?.cards ?? {}).flatMap(([id, count]) => Array.from({ length: count }, () => id))
    expect(hand).toEqual(list.toReversed().slice(0, 7))
    expect([play.state.first, play.state.active]).toEqual(['B', 'B'])
  })

  test.each([2, 3, 4])('DT-PLY-01, DT-TRN-02, DT-FLW-01: %i players, clockwise, each with a deck of its own', (players) => {
    const play = dealt(players, players - 1)
    const seen = firstSeats(players).map(() => {
      const { active } = play.state
      play.answer(active, 'before drawing', 'proceed').answer(active, 'action', 'end').answer(active, 'discard cards', [])
      return active
    })
    const order = firstSeats(players)
    expect(seen).toEqual([order[players - 1], ...order.slice(0, -1)])
    expect(new Set(order.map((seat) => play.state.decks[seat]?.join())).size).toBe(players)
  })

  test('DT-GOL-01, DT-ZON-01, DT-DEP-02: a Squad and a Cohort; cards go from hand to table to discard pile', () => {
    const play = playing({ A: { D: 9, hand: ['infantry', 'undead_legionnaire', 'positive_karma'] }, B: { inPlay: ['infantry'] } })
    act(act(act(play, 'A', 'deploy infantry'), 'A', 'deploy undead_legionnaire'), 'A', 'play positive_karma')
    expect([at(play, 'undead_legionnaire').zone, play.state.inPlay[uid(play, 'infantry', 0, 'A')]?.zone]).toEqual([
      'kohort',
      'squad',
    ])
    expect([seatIn(play, 'A').hand, seatIn(play, 'A').discard]).toEqual([[], ['positive_karma']])
  })

  test('DT-GOL-04: equal highest P is a draw', () => {
    expect(winnersOf(laid({ A: { P: 9 }, B: { P: 9 } }))).toEqual([])
    expect(winnersOf(laid({ players: 3, A: { P: 9 }, B: { P: 9 }, C: { P: 10 } }))).toEqual(['C'])
  })

  test('DT-GOL-05: how many Promotion points are played for is agreed before', () => {
    const play = turned({ active: 'B', targetP: 4, A: { inPlay: ['razide'] }, B: { inPlay: ['necromutant/wounded'] } }).answer(
      'A',
      'before drawing',
      'proceed',
    )
    resolved(fight(play, 'razide', 'necromutant', 'fight'))
    expect(shared(play, 'A', 4, 0).state.ending).toBe('points')
  })

  test('DT-MRK-01: the pot never runs out', () => {
    const play = act(playing({ A: { D: 9999, hand: ['positive_karma'] }, B: {} }), 'A', 'play positive_karma')
    expect(seatIn(play, 'A').D).toBe(10009)
  })
})

describe('decks', () => {
  const deck = (changes: object) => deckFaults({ ...DECKS[0]?.cards, ...changes }, POOL).map(({ rule }) => rule)
  test('DT-DECK-01: at least sixty cards', () => {
    expect([deck({}), deck({ infantry: 2 })]).toEqual([[], ['DT-DECK-01']])
    expect(DECKS.map(({ cards }) => deckFaults(cards, POOL))).toEqual([[], [], [], []])
  })
  test('DT-DECK-02: at most five of a card, or its own limit', () => {
    expect([deck({ infantry: 5 }), deck({ infantry: 6 }), deck({ bamboozled: 2 })]).toEqual([[], ['DT-DECK-02'], ['DT-DECK-02']])
  })
  test('DT-DECK-03: at least five warriors', () => {
    const none = Object.fromEntries(
      Object.entries(POOL)
        .filter(([, { type }]) => type === 'special')
        .map(([id]) => [id, 1]),
    )
    expect(deckFaults({ ...none, infantry: 4 }, POOL).map(({ rule }) => rule)).toContain('DT-DECK-03')
    expect(parseSpec({ decks: { A: { infantry: 5 } } })).toMatchObject({ refused: true, path: 'decks.A' })
  })
})

describe('a turn', () => {
  test('DT-TRN-01, DT-DRW-01, DT-DIS-03: draw up to seven, act, discard, the next one', () => {
    const play = turned({ active: 'B', A: { hand: ['infantry', 'infantry'] }, B: {} })
    play.answer('A', 'before drawing', 'proceed')
    expect([seatIn(play, 'A').hand.length, play.state.step]).toEqual([7, 'actions'])
    play.answer('A', 'action', 'end')
    expect(play.state.step).toBe('discard')
    play.answer('A', 'discard cards', [])
    expect(play.open[0]).toBe('B: before drawing')
  })
  test('DT-DRW-01: with seven cards or more none is drawn', () => {
    const hand = Array.from({ length: 8 }, () => 'infantry')
    const play = turned({ active: 'B', A: { hand }, B: {} }).answer('A', 'before drawing', 'proceed')
    expect(seatIn(play, 'A').hand.length).toBe(8)
  })
  test('DT-DRW-02, DT-DRW-03: who took the last card has no draw step any more and plays on', () => {
    const play = turned({ active: 'B', A: { pile: ['samurai'], inPlay: ['infantry'] }, B: {} }).answer(
      'A',
      'before drawing',
      'proceed',
    )
    expect(seatIn(play, 'A')).toMatchObject({ exhausted: true, hand: ['samurai'] })
    const later = turned({ active: 'B', A: { exhausted: true, inPlay: ['infantry'], hand: ['samurai'] }, B: {} })
    expect(later.open[0]).toBe('A: action')
    expect(against(later, 'A', 'deploy samurai')).toBe('allowed')
  })
  test('DT-DRW-02 AMB-38: what ends in a draw step ends at the start of the turn of who has none', () => {
    const play = turned({ active: 'B', A: { exhausted: true, inPlay: ['infantry[hidden_in_the_shadows]'] }, B: {} })
    expect([isIn(play, 'hidden_in_the_shadows'), play.open[0]]).toEqual([false, 'A: action'])
  })
  test('DT-ACT-02: actions that are not used are lost', () => {
    const play = turned({ active: 'B', A: { inPlay: ['infantry'] }, B: {} }).answer('A', 'before drawing', 'proceed')
    act(play, 'A', 'meditate').answer('A', 'action', 'end').answer('A', 'discard cards', [])
    play.answer('B', 'before drawing', 'proceed')
    expect([play.state.active, play.state.actionsLeft]).toEqual(['B', 3])
  })
  test('DT-ACT-01, DT-ACT-03: three actions of any kind, and no fourth', () => {
    const play = playing({ A: { hand: ['infantry', 'combat_armor', 'fukido', 'take_aim'], inPlay: ['samurai'] }, B: {} })
    for (const move of ['deploy infantry', 'play combat_armor > samurai', 'play fukido']) act(play, 'A', move)
    expect([play.state.actionsLeft, play.state.step, isIn(play, 'fukido')]).toEqual([0, 'discard', true])
  })
  test('DT-MED-01: one D for an action, without any warrior', () => {
    const play = act(playing({ A: { D: 0 }, B: {} }), 'A', 'meditate')
    expect([seatIn(play, 'A').D, play.state.actionsLeft]).toEqual([1, 2])
  })
  test('DT-DIS-01: more than seven are discarded down to seven', () => {
    const play = act(playing({ A: { hand: Array.from({ length: 9 }, () => 'infantry') }, B: {} }), 'A', 'end')
    expect(() => play.answer('A', 'discard cards', ['h0'])).toThrow('too-few')
    play.answer('A', 'discard cards', ['h0', 'h4'])
    expect([seatIn(play, 'A').hand.length, seatIn(play, 'A').discard.length]).toEqual([7, 2])
  })
  test('DT-DIS-02: with seven or fewer one may go', () => {
    const play = act(playing({ A: { hand: ['infantry', 'samurai'] }, B: {} }), 'A', 'end')
    expect(() => play.answer('A', 'discard cards', ['h0', 'h1'])).toThrow('too-many')
    play.answer('A', 'discard cards', ['h1'])
    expect(seatIn(play, 'A').discard).toEqual(['samurai'])
  })
})

describe('warriors', () => {
  test('DT-DEP-01, DT-DEP-03, DT-CRD-02: an action and its V in D', () => {
    const play = playing({ A: { D: 5, hand: ['centurion', 'infantry'] }, B: {} })
    act(play, 'A', 'deploy centurion')
    expect([seatIn(play, 'A').D, play.state.actionsLeft, against(play, 'A', 'deploy infantry')]).toEqual([0, 2, 'DT-DEP-03'])
  })
  test('DT-DEP-04, DT-DEP-06: deployed this turn it may attack, upright', () => {
    const play = act(playing({ A: { hand: ['samurai'] }, B: { inPlay: ['infantry'] } }), 'A', 'deploy samurai')
    expect(at(play, 'samurai').wounded).toBeUndefined()
    fight(play, 'samurai', 'infantry', 'fight')
    expect(play.state.attack?.attacker?.main).toBe(uid(play, 'samurai'))
  })
  test('DT-COV-04: a wounded warrior may take cover and stays wounded', () => {
    const play = act(playing({ A: { inPlay: ['samurai/wounded', 'infantry'] }, B: {} }), 'A', 'cover samurai')
    expect(at(play, 'samurai')).toMatchObject({ wounded: true, covered: true })
  })
  test('DT-COV-05: one’s own hidden cards may be looked at, and keep their names and places', () => {
    const play = playing({ A: { inPlay: ['?samurai', '?infantry', 'clansman'] }, B: {} })
    expect(Object.values(play.sees('A').inPlay).map(({ card }) => card)).toEqual(['samurai', 'infantry', 'clansman'])
    expect(Object.values(play.sees('B').inPlay).map(({ card }) => card)).toEqual(['?', '?', 'clansman'])
    expect(Object.keys(play.sees('B').inPlay)).toEqual(['c1', 'c2', 'c3'])
  })
})

describe('equipment', () => {
  const from = {
    A: {
      hand: ['combat_armor', 'composite_armor', 'bayonet', 'la_plasma_carbine'],
      inPlay: ['samurai[composite_armor,hmg_charger]', '~infantry', 'clansman'],
    },
    B: { inPlay: ['necromutant'] },
  }
  test('DT-EQP-01, DT-EQP-02, DT-CRD-06: an action each, any number, on one’s own, in cover too', () => {
    const play = playing(from)
    act(act(play, 'A', 'play combat_armor > samurai'), 'A', 'play la_plasma_carbine > infantry')
    expect([rated(play, 'samurai', 'A'), play.state.actionsLeft]).toEqual([8, 1])
    expect([at(play, 'la_plasma_carbine').on, against(play, 'A', 'play composite_armor > clansman')]).toEqual([
      uid(play, 'infantry'),
      'allowed',
    ])
  })
  test('DT-EQP-04: once placed it is not moved to another', () => {
    const { options } = playing(from).decision('action').choice as unknown as { options: readonly { id: string }[] }
    expect(options.filter(({ id }) => id.startsWith('move:'))).toEqual([])
    const fort = playing({ A: { inPlay: ['samurai[foxhole]', 'clansman'] }, B: {} })
    act(fort, 'A', 'move foxhole > clansman')
    expect([rated(fort, 'samurai', 'A'), rated(fort, 'clansman', 'A'), fort.state.actionsLeft]).toEqual([3, 5, 2])
  })
  test('DT-EQP-05, DT-CRD-07: an add-on goes on a weapon, is used with it and leaves with it', () => {
    const play = playing(from)
    act(play, 'A', 'play bayonet > hmg_charger')
    expect(at(play, 'bayonet').on).toBe(uid(play, 'hmg_charger'))
    fight(play, 'samurai', 'necromutant', 'fight', ['hmg_charger'])
    expect(rated(play, 'samurai', 'F')).toBe(5)
    const { attack: _over, ...rest } = play.state
    const gone = playing({
      ...rest,
      active: 'B',
      step: 'actions',
      seats: { ...play.state.seats, B: { ...seatIn(play, 'B'), hand: ['malfunction'] } },
    })
    act(gone, 'B', 'play malfunction > hmg_charger')
    expect([...seatIn(gone, 'A').discard].sort()).toEqual(['bayonet', 'hmg_charger'])
  })
  test('DT-EQP-06: one suit of armour, one vehicle', () => {
    const play = playing(from)
    expect([against(play, 'A', 'play composite_armor > samurai'), against(play, 'A', 'play composite_armor > clansman')]).toEqual(
      ['DT-EQP-06', 'allowed'],
    )
  })
})

describe('cards', () => {
  test('DT-CRD-03, DT-CRD-04: the affiliation of a card restricts nobody by itself', () => {
    const play = playing({ A: { hand: ['hmg_charger', 'violator_sword'], inPlay: ['necromutant'] }, B: {} })
    expect(POOL.hmg_charger?.aff).toEqual(['imperial'])
    expect([
      against(play, 'A', 'play hmg_charger > necromutant'),
      against(play, 'A', 'play violator_sword > necromutant'),
    ]).toEqual(['allowed', 'DT-EQP-03'])
  })
  test('DT-CRD-09, DT-ART-02, DT-ART-06: a spell of one of seven disciplines is cast once and lasts for the combat', () => {
    const spells = Object.values(POOL).filter(({ type }) => type === 'art')
    expect(new Set(spells.map(({ play }) => play?.caster))).toEqual(new Set(DISCIPLINES))
    const play = playing({ A: { hand: ['shield'], inPlay: ['mortificator'] }, B: { inPlay: ['necromutant'] } })
    fight(play, 'mortificator', 'necromutant', 'fight')
    act(play, 'A', 'play shield').answer('A', 'how much', 5)
    expect(rated(play, 'mortificator', 'A')).toBe(8)
    resolved(play)
    expect([rated(play, 'mortificator', 'A'), seatIn(play, 'A').discard, at(play, 'mortificator').wounded]).toEqual([
      3,
      ['shield'],
      undefined,
    ])
  })
  test('DT-CRD-10: Dark Symmetry stays with its warrior', () => {
    const play = act(
      playing({ A: { hand: ['dark_fire'], inPlay: ['necromutant'] }, B: { inPlay: ['infantry'] } }),
      'A',
      'play dark_fire > necromutant',
    )
    resolved(fight(play, 'necromutant', 'infantry', 'shoot'))
    expect([rated(play, 'necromutant', 'F'), isIn(play, 'dark_fire')]).toEqual([5, true])
  })
  test('DT-CRD-11: a special card is played when it says, for no action', () => {
    const play = playing({ A: { hand: ['take_aim', 'positive_karma'], inPlay: ['infantry'] }, B: {} })
    expect(against(play, 'A', 'play take_aim')).toBe('DT-CRD-11')
    act(play, 'A', 'play positive_karma')
    expect([seatIn(play, 'A').D, play.state.actionsLeft]).toEqual([15, 3])
  })
  test('DT-MIS-03: only what happens after the assignment counts', () => {
    const play = playing({
      A: { hand: ['fury_of_the_clansmen', 'blood_lust'], inPlay: ['clansman'] },
      B: { inPlay: ['undead_legionnaire/wounded', 'undead_legionnaire/wounded'] },
    })
    act(play, 'A', 'play blood_lust')
    resolved(fight(play, 'clansman', 'undead_legionnaire', 'fight'))
    shared(play, 'A', 2, 0)
    expect(seatIn(play, 'A').P).toBe(2)
    const next = playing({ ...play.state, attacked: false, actionsLeft: 3, step: 'actions' as const })
    act(next, 'A', 'play fury_of_the_clansmen > clansman')
    expect(isIn(next, 'fury_of_the_clansmen')).toBe(true)
  })
})

describe('the attack', () => {
  test('DT-ATK-06, DT-TAC-01, DT-RES-02: seven steps in their order; a miss has no effect', () => {
    const play = playing({ A: { inPlay: ['infantry'] }, B: { inPlay: ['razide'] } })
    resolved(fight(play, 'infantry', 'razide', 'shoot'))
    const steps = play.events.flatMap((event) => (event.type === 'attack-step' ? [event.step] : []))
    expect(steps).toEqual(['announce', 'ann', 'tactic', 'weapons', 'modify', 'resolve', 'status', 'reward', 'after'])
    expect([at(play, 'razide').wounded, at(play, 'infantry').wounded]).toEqual([undefined, true])
  })
  test('DT-ATK-05: one attacker, one defender, of another player', () => {
    const play = act(playing({ A: { inPlay: ['necromutant', 'samurai'] }, B: { inPlay: ['infantry', 'razide'] } }), 'A', 'attack')
    const { options } = play.decision('combatants').choice as unknown as { options: readonly { id: string }[] }
    expect(options.map(({ id }) => id).sort()).toEqual(['pair:c1>c3', 'pair:c1>c4', 'pair:c2>c3', 'pair:c2>c4'])
  })
  test('DT-ATR-09: a direct attack that is redirected becomes an ordinary one', () => {
    const redirect = {
      id: 'sidestep',
      name: 'Sidestep',
      type: 'special' as const,
      aff: ['general' as const],
      tags: [],
      limit: 5,
      play: {
        when: 'COMBAT' as const,
        actions: 0,
        on: { of: 'any' as const, is: ['type:warrior', '!attacking'], n: 1 },
        after: 'discard' as const,
      },
      fx: [{ k: 'do' as const, do: [{ op: 'defender' as const, who: 't' as const, legal: 'ignore' as const }] }],
    }
    const play = playing({
      players: 3,
      cards: [redirect],
      A: { inPlay: ['necromutant'] },
      B: { hand: ['sidestep'] },
      C: { inPlay: ['samurai'] },
    })
    act(play, 'A', 'attack')
      .answer('A', 'combatants', pair(play, 'necromutant', 'B'))
      .answer('A', 'modify combat', 'pass')
    act(play, 'B', 'play sidestep > samurai')
    expect(play.open).toEqual(['A: tactic'])
    play.answer('A', 'tactic', 'fight')
    resolved(arm(play, []))
    expect(at(play, 'samurai').wounded).toBe(true)
  })
})

test('the match begins from its options alone', () => {
  const begun = start(doomtrooper, { game: 'doomtrooper', seats: firstSeats(2), options: {} })
  expect(begun.snapshot.pending.map(({ subject }) => subject)).toEqual(['deck order'])
})
