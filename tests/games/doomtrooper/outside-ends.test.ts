/** Ends of the match, piles, hands, decks and what warriors lend to others. Cases from the rulebook, not from the code. */
import { expect, test } from 'vitest'
import { POOL } from '../../../src/games/doomtrooper/content/pool'
import { deckFaults } from '../../../src/games/doomtrooper/rules/facts/deck'
import { forecast } from '../../../src/games/doomtrooper/rules/facts/forecast'
import { readPack } from '../../../src/games/doomtrooper/rules/pack'
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
} from './position'

type Who = 'A' | 'B' | 'C' | 'D'
function idle(play: Table, seat: Who, move?: string): Table {
  if (play.open.includes(`${seat}: before drawing`)) play.answer(seat, 'before drawing', 'proceed')
  if (move) act(play, seat, move)
  if (play.open.includes(`${seat}: action`)) play.answer(seat, 'action', 'end')
  if (play.open.includes(`${seat}: discard cards`)) play.answer(seat, 'discard cards', [])
  return play
}
const begun = (given: Parameters<typeof turned>[0]): Table => {
  const play = turned(given)
  const [first = ''] = play.open
  return first.endsWith('before drawing') ? play.answer(first[0] as Who, 'before drawing', 'proceed') : play
}

test('DT-GOL-03 DT-GOL-04 DT-REW-05: who kill each other and both come to 25 have drawn; one P more wins', () => {
  const even = begun({ active: 'B', A: { P: 22, inPlay: ['samurai/wounded'] }, B: { P: 22, inPlay: ['clansman/wounded'] } })
  resolved(fight(even, 'samurai', 'clansman', 'fight'))
  expect(even.open).toEqual(['A: share points'])
  shared(even, 'A', 3, 0)
  expect([even.state.ending, even.open]).toEqual([undefined, ['B: share points']])
  shared(even, 'B', 3, 0)
  expect([even.state.ending, even.outcome?.winners]).toEqual(['points', []])
  const odd = begun({ active: 'B', A: { P: 22, inPlay: ['samurai/wounded'] }, B: { P: 23, inPlay: ['clansman/wounded'] } })
  resolved(fight(odd, 'samurai', 'clansman', 'fight'))
  shared(shared(odd, 'A', 3, 0), 'B', 3, 0)
  expect(odd.outcome?.winners).toEqual(['B'])
})

test('DT-END-01 AMB-23: among three the highest alone wins; two highest have drawn', () => {
  const given = (C: number) => ({
    players: 3 as const,
    active: 'C' as const,
    A: { P: 22, inPlay: ['samurai'] },
    B: { inPlay: ['clansman/wounded'] },
    C: { P: C },
  })
  const alone = begun(given(24))
  resolved(fight(alone, 'samurai', 'clansman', 'fight'))
  shared(alone, 'A', 3, 0)
  expect(alone.outcome?.winners).toEqual(['A'])
  const shared_ = begun({ ...given(24), A: { P: 21, inPlay: ['samurai'] }, targetP: 24 })
  expect([shared_.state.ending, shared_.outcome?.winners]).toEqual(['points', ['C']])
})

test('DT-DRW-05 DT-GOL-04: four have drawn all: the most P win, two with the most have drawn', () => {
  const given = (B: number) => ({
    players: 4 as const,
    active: 'D' as const,
    A: { P: 4, pile: ['infantry'], inPlay: ['samurai'] },
    B: { P: B, exhausted: true as const },
    C: { P: 1, exhausted: true as const },
    D: { P: 0, exhausted: true as const },
  })
  expect(begun(given(4)).outcome?.winners).toEqual([])
  expect(begun(given(5)).outcome?.winners).toEqual(['B'])
})

test('DT-END-01 DT-ATR-08 DT-ATK-03: a direct attack that reaches the goal ends the match, whatever is left to do', () => {
  const play = begun({ active: 'B', A: { P: 21, hand: ['blood_lust'], inPlay: ['razide'] }, B: {} })
  act(play, 'A', 'play blood_lust')
  act(play, 'A', 'attack').answer('A', 'combatants', pair(play, 'razide', 'B'))
  resolved(play)
  shared(play, 'A', 4, 0)
  expect([play.state.ending, play.outcome?.winners, play.open]).toEqual(['points', ['A'], []])
})

test('DT-DRW-01 DT-DRW-02: with seven or more none is drawn, and the last card stays in the pile', () => {
  const hand = Array.from({ length: 8 }, () => 'infantry')
  const play = begun({ active: 'B', A: { hand, pile: ['samurai'], inPlay: ['infantry'] }, B: {} })
  expect([seatIn(play, 'A').hand.length, seatIn(play, 'A').pile, seatIn(play, 'A').exhausted]).toEqual([
    8,
    ['samurai'],
    undefined,
  ])
  act(play, 'A', 'end')
  expect(play.decision('discard cards').choice).toMatchObject({ least: 1, most: 1 })
  expect(play.verdict('A', 'discard cards', []).allowed).toBe(false)
})

test('DT-DRW-01 DT-DRW-02: fewer in the pile than are missing: all of them, and exhausted; discards are not dealt again', () => {
  const play = begun({
    active: 'B',
    A: { hand: ['infantry'], pile: ['samurai', 'clansman'], discard: ['heretic', 'heretic'], inPlay: ['infantry'] },
    B: {},
  })
  expect([seatIn(play, 'A').hand, seatIn(play, 'A').pile, seatIn(play, 'A').exhausted, seatIn(play, 'A').discard]).toEqual([
    ['infantry', 'samurai', 'clansman'],
    [],
    true,
    ['heretic', 'heretic'],
  ])
  idle(idle(play, 'A'), 'B')
  expect([play.open[0], seatIn(play, 'A').hand.length, seatIn(play, 'A').discard.length]).toEqual(['A: action', 3, 2])
})

test('DT-DIS-01 DT-DIS-02: ten in hand: three go, no more and no fewer; the cards chosen', () => {
  const hand = ['samurai', ...Array.from({ length: 8 }, () => 'infantry'), 'clansman']
  const play = begun({ active: 'B', A: { hand, inPlay: ['infantry'] }, B: {} })
  act(play, 'A', 'end')
  expect(
    [['h0'], ['h0', 'h9'], ['h0', 'h8', 'h9'], ['h0', 'h7', 'h8', 'h9']].map(
      (one) => play.verdict('A', 'discard cards', one).allowed,
    ),
  ).toEqual([false, false, true, false])
  play.answer('A', 'discard cards', ['h0', 'h1', 'h9'])
  expect([seatIn(play, 'A').hand.length, seatIn(play, 'A').discard.toSorted()]).toEqual([7, ['clansman', 'infantry', 'samurai']])
})

test('DT-DRW-02 DT-CRD-11 AMB-21: what is fetched as the last card leaves nothing to draw in the same turn', () => {
  const play = turned({ active: 'B', A: { hand: ['expedite_request'], pile: ['samurai'], inPlay: ['infantry'] }, B: {} })
  doing(play, 'A', 'play expedite_request')
  if (play.open.includes('A: which card')) play.answer('A', 'which card', 'face:samurai')
  declined(play)
  if (play.open.includes('A: before drawing')) play.answer('A', 'before drawing', 'proceed')
  expect([seatIn(play, 'A').hand, seatIn(play, 'A').exhausted, play.open[0], seatIn(play, 'A').removed]).toEqual([
    ['samurai'],
    true,
    'A: action',
    ['expedite_request'],
  ])
})

test('DT-MED-01 DT-DRW-03: who has neither warriors nor cards to draw may meditate all the same', () => {
  const play = begun({ active: 'B', A: { D: 0, exhausted: true }, B: { inPlay: ['infantry'] } })
  for (let n = 0; n < 3; n++) act(play, 'A', 'meditate')
  expect([seatIn(play, 'A').D, seatIn(play, 'A').emptyTurns]).toEqual([3, 1])
})

test('DT-DRW-04 DT-DEP-01: with a warrior deployed at last the count begins anew', () => {
  const play = begun({
    active: 'B',
    A: { D: 2, exhausted: true, hand: ['infantry'] },
    B: { inPlay: ['razide'] },
  })
  act(play, 'A', 'deploy infantry')
  resolved(fight(play, 'infantry', 'razide', 'fight'))
  expect([at(play, 'infantry').wounded, seatIn(play, 'A').emptyTurns]).toEqual([true, 0])
})

test('DT-DECK-01 DT-DECK-02 DT-DECK-03: cards of one’s own count as others do', () => {
  const own = [
    { id: 'iron_guard', name: 'Iron Guard', type: 'warrior', aff: ['capitol'], stats: { F: 3, S: 4, A: 3, V: 4 }, limit: 1 },
    { id: 'banned', name: 'Banned', type: 'warrior', aff: ['capitol'], stats: { F: 3, S: 4, A: 3, V: 4 }, limit: 0 },
  ]
  const read = readPack({ sightline: 'pack', game: 'doomtrooper', version: 1, name: 'Mine', cards: own, decks: [] }, POOL)
  if (!read.ok) throw new Error('no pack')
  const specials = Object.values(POOL).filter(({ type, limit }) => type === 'special' && limit === 5)
  const filled = (more: { readonly [id: string]: number }, size: number) => {
    const deck: { [id: string]: number } = { ...more }
    let left = size - Object.values(more).reduce((sum, n) => sum + n, 0)
    for (const { id } of specials) {
      const n = Math.min(5, left)
      if (n > 0) deck[id] = n
      left -= n
    }
    return deck
  }
  const faults = (deck: { readonly [id: string]: number }) => deckFaults(deck, read.pool).map(({ rule, card }) => [rule, card])
  expect(faults(filled({ iron_guard: 1, infantry: 4 }, 60))).toEqual([])
  expect(faults(filled({ iron_guard: 2, infantry: 4 }, 60))).toEqual([['DT-DECK-02', 'iron_guard']])
  expect(faults(filled({ banned: 1, infantry: 5 }, 60))).toEqual([['DT-DECK-02', 'banned']])
  expect(faults(filled({ infantry: 6 }, 60))).toEqual([['DT-DECK-02', 'infantry']])
  expect(faults(filled({ iron_guard: 1, infantry: 3 }, 60))).toEqual([['DT-DECK-03', undefined]])
  expect(faults(filled({ infantry: 5 }, 59))).toEqual([['DT-DECK-01', undefined]])
  expect(faults({ ...filled({ infantry: 5 }, 60), toString: 1 })).toEqual([['unknown', 'toString']])
})

test('DT-PER-02 DT-IMM-01: what is for “your” warriors is for no others, and gone with who lends it', () => {
  const play = playing({
    A: { inPlay: ['samurai', 'clansman'] },
    B: { inPlay: ['tatsu', 'samurai', 'necromutant[dark_fire]'] },
  })
  fight(play, 'samurai', 'necromutant', 'fight')
  expect(rated(play, 'necromutant', 'F')).toBe(5)
  const own = playing({ A: { inPlay: ['tatsu', 'samurai'] }, B: { inPlay: ['necromutant[dark_fire]'] } })
  fight(own, 'samurai', 'necromutant', 'fight')
  expect(rated(own, 'necromutant', 'F')).toBe(4)
})

test('DT-ATR-01 DT-CRD-01: Dominic attacks the most valuable of the Dark Legion wherever it stands; none other, be that his own', () => {
  const play = playing({ A: { inPlay: ['cardinal_dominic'] }, B: { inPlay: ['razide', 'heretic', 'necromutant'] } })
  act(play, 'A', 'attack')
  expect(['razide', 'heretic'].map((one) => pairing(play, 'cardinal_dominic', one))).toEqual(['allowed', 'DT-ATR-01'])
  const equal = playing({ A: { inPlay: ['cardinal_dominic'] }, B: { inPlay: ['necromutant', 'curator', 'heretic'] } })
  act(equal, 'A', 'attack')
  expect(['necromutant', 'curator', 'heretic'].map((one) => pairing(equal, 'cardinal_dominic', one))).toEqual([
    'allowed',
    'allowed',
    'DT-ATR-01',
  ])
  const own = playing({ A: { inPlay: ['cardinal_dominic', 'alakhai_the_cunning', 'infantry'] }, B: { inPlay: ['razide'] } })
  act(own, 'A', 'attack')
  expect(pairing(own, 'cardinal_dominic', 'razide')).toBe('DT-ATR-01')
})

test('DT-ART-01 DT-CRD-01: empathy opens Elements to all one’s brothers, until its bearer dies', () => {
  const play = playing({
    A: { D: 9, hand: ['elemental_ball', 'elemental_ball'], inPlay: ['valkyrie', 'inquisitor[elemental_empathy]'] },
    B: { inPlay: ['razide'] },
  })
  fight(play, 'valkyrie', 'razide', 'fight')
  expect(against(play, 'A', 'play elemental_ball')).toBe('allowed')
  const none = playing({ A: { D: 9, hand: ['elemental_ball'], inPlay: ['valkyrie', 'inquisitor'] }, B: { inPlay: ['razide'] } })
  fight(none, 'valkyrie', 'razide', 'fight')
  expect(against(none, 'A', 'play elemental_ball')).toBe('DT-ART-07')
})

test('DT-CRD-08 DT-PER-02: cities are for one’s own, in cover too, and Citadels for the followers of their Apostle', () => {
  const play = playing({
    A: {
      forts: ['san_dorado', 'citadel_of_algeroth'],
      inPlay: ['~mitch_hunter', 'infantry', 'necromutant', 'heretic', 'samurai'],
    },
    B: { inPlay: ['infantry', 'centurion'] },
  })
  expect(['mitch_hunter', 'necromutant', 'heretic', 'samurai', 'centurion'].map((one) => rated(play, one, 'A'))).toEqual([
    9, 6, 2, 3, 4,
  ])
  expect([rated(play, 'infantry', 'A', 0), rated(play, 'infantry', 'A', 1)]).toEqual([4, 2])
})

test('DT-RES-03 DT-HIT-03: if all pass: what is told of a first strike is what then happens', () => {
  const play = playing({ A: { inPlay: ['samurai'] }, B: { hand: ['ambush'], inPlay: ['bauhaus_blitzer'] } })
  fight(play, 'samurai', 'bauhaus_blitzer', 'fight').answer('A', 'modify combat', 'pass')
  expect(forecast(play.state).silenced).toBeUndefined()
  act(play, 'B', 'play ambush')
  expect(forecast(play.state)).toMatchObject({ first: 'defender', silenced: 'attacker' })
  resolved(play)
  expect(strikes(play)).toEqual(['bauhaus_blitzer: 3 against 3 hits'])
})

test('DT-RES-03 DT-CRD-01: a first strike on one that cannot be hurt is answered, and that is told', () => {
  const play = playing({ A: { inPlay: ['razide'] }, B: { hand: ['surprise_attack'], inPlay: ['samurai[ticker]'] } })
  fight(play, 'razide', 'samurai', 'fight').answer('A', 'modify combat', 'pass')
  act(act(play, 'B', 'play surprise_attack'), 'B', 'use ticker.0')
  expect(forecast(play.state)).toMatchObject({ first: 'attacker' })
  expect(forecast(play.state).silenced).toBeUndefined()
  resolved(play)
  expect(strikes(play)).toEqual(['razide: 9 against 3 hits', 'samurai: 5 against 7 misses'])
})

test('DT-CRD-01 DT-ART-06: doubled until one’s next turn: through others’ turns, in its own attack, and not after', () => {
  const play = begun({
    players: 3,
    active: 'C',
    A: { D: 9, hand: ['improve_self', 'infantry'], inPlay: ['mystic'] },
    B: { inPlay: ['heretic'] },
    C: { inPlay: ['razide'] },
  })
  act(play, 'A', 'play improve_self')
  resolved(fight(play, 'mystic', 'heretic', 'fight'))
  expect(strikes(play)[0]).toBe('mystic: 8 against 2 hits')
  idle(play, 'A')
  idle(play, 'B')
  expect([play.state.active, rated(play, 'mystic', 'A')]).toEqual(['C', 8])
  idle(play, 'C')
  expect([play.state.active, rated(play, 'mystic', 'A'), isIn(play, 'mystic')]).toEqual(['A', 4, true])
})
