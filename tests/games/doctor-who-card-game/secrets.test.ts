/** What is hidden (4.16). The property at every decision: `npm run secrets` in `tests/tools`; here at points of some matches. */
import { describe, expect, test } from 'vitest'
import { HOUSE } from '../../../src/games/doctor-who-card-game/content/house'
import { doctorWho } from '../../../src/games/doctor-who-card-game/rules'
import { END_CARD, HIDDEN } from '../../../src/games/doctor-who-card-game/rules/cards'
import { allCompatible } from '../../../src/games/doctor-who-card-game/rules/facts/compatible'
import { enemyOf } from '../../../src/games/doctor-who-card-game/rules/facts/table'
import type { State } from '../../../src/games/doctor-who-card-game/rules/state'
import { imagined, seen, type Viewer } from '../../../src/kernel'
import { seeded } from '../../conformance/rng'
import { act, actionId, junk, type Laid, laid, matchTo, playing } from './driver'

const position: Laid = {
  players: 4,
  hands: { A: ['doctor', 'dalek', ...junk(2)], B: ['spot-1', 'tesselecta'], C: ['slitheen'] },
  reserve: { A: ['silence'], B: ['+unit', 'the-beast'] },
  table: {
    A1: { defenders: ['amy-pond', 'rory-williams'] },
    B1: { by: 'A', enemies: ['+cybermen', 'roboforms'] },
    C1: { by: 'B', enemies: ['sycorax'] },
  },
  pile: ['clerics', 'minotaur', END_CARD, 'davros'],
  endCard: { at: 'pile' },
}
const view = (viewer: Viewer) => doctorWho.project(laid(position), viewer)

describe('what one sees', () => {
  test('DWC-HID-01, DWC-HID-02: of others’ hands and reserves how many, and what lies open', () => {
    const { seats } = view('A')
    expect(seats.A).toMatchObject({ hand: ['doctor', 'dalek', 'gangers', 'gangers'], reserve: [{ card: 'silence' }] })
    expect(seats.B).toMatchObject({ hand: [HIDDEN, HIDDEN], reserve: [{ card: 'unit' }, { card: HIDDEN }] })
    expect(view('spectator').seats.A).toMatchObject({ hand: [HIDDEN, HIDDEN, HIDDEN, HIDDEN], reserve: [{ card: HIDDEN }] })
  })

  test('DWC-HID-03, DWC-HID-04: face-down cards to who placed them or holds the attack', () => {
    const enemies = (viewer: Viewer, ref: string) => view(viewer).locations[ref]?.attack?.cards.map(({ card }) => card)
    expect([enemies('A', 'B1'), enemies('B', 'B1'), enemies('B', 'C1'), enemies('C', 'C1')]).toEqual([
      ['cybermen', 'roboforms'],
      ['cybermen', HIDDEN],
      ['sycorax'],
      [HIDDEN],
    ])
    expect(view('C').locations.A1?.defenders.map(({ card }) => card)).toEqual([HIDDEN, HIDDEN])
  })

  test('DWC-HID-05: the pile is known to nobody, nor where the End of Game card is', () => {
    for (const viewer of ['A', 'B', 'spectator'] as const) {
      expect(view(viewer).pile).toEqual([HIDDEN, HIDDEN, HIDDEN, HIDDEN])
      expect(JSON.stringify(view(viewer).pile)).not.toContain(END_CARD)
    }
    expect(view('everybody').pile).toEqual(position.pile)
  })

  test('DWC-HID-07, AMB-26: time, markers and the discard pile are public', () => {
    const open = doctorWho.project(laid({ ...position, discard: ['k-9', 'dalek'], time: { B: 3 } }), 'spectator')
    expect([open.discard, open.seats.B?.time, open.seats.A?.dalek]).toEqual([['k-9', 'dalek'], 3, 4])
  })
})

describe('what one is told', () => {
  test('DWC-HID-06: passed cards to giver and receiver', () => {
    const play = act(playing({ players: 4, hands: { B: ['k-9', 'dalek', 'silence'], C: junk(3) }, active: 'B' }), 'end')
    const event = play.last('cards-passed')
    for (const viewer of ['A', 'B'] as const) expect(doctorWho.tell(event, viewer, play.state)).toEqual(event)
    for (const viewer of ['C', 'D', 'spectator'] as const) {
      expect(doctorWho.tell(event, viewer, play.state)).toEqual({ type: 'cards-passed', from: 'B', to: 'A', count: 3 })
    }
  })

  test('DWC-HID-03, DWC-HID-04: placed cards by number, drawn cards to their owner', () => {
    const play = playing({ hands: { A: ['dalek', 'doctor', ...junk(4)], B: junk(3) }, table: { A1: {}, B1: {} }, time: { A: 5 } })
    act(act(act(play, 'attack dalek>B1'), 'defend doctor>A1'), 'buy')
    const told = (type: 'enemies-placed' | 'defenders-placed' | 'cards-drawn', viewer: Viewer) =>
      Object.hasOwn(doctorWho.tell(play.last(type), viewer, play.state) ?? {}, 'cards')
    for (const type of ['enemies-placed', 'defenders-placed', 'cards-drawn'] as const) {
      expect((['A', 'B', 'spectator', 'everybody'] as const).map((viewer) => told(type, viewer))).toEqual([
        true,
        false,
        false,
        true,
      ])
    }
  })

  test('an action that is still being thought about is nobody else’s business', () => {
    const play = playing({ hands: { A: ['doctor', 'amy-pond', ...junk(4)], B: junk(3) }, table: { A1: {}, B1: {} } })
    const before = seen(doctorWho, play.snapshot, 'B')
    play.answer('A', 'action', actionId(play, 'defend doctor>A1'))
    expect(play.open).toEqual(['A: more defenders'])
    expect(seen(doctorWho, play.snapshot, 'B')).toEqual(before)
    // Nor is it after a card has come back from the reserve meanwhile: the action is begun anew.
    const other = playing({
      hands: { A: ['doctor', 'amy-pond', ...junk(4)], B: junk(3) },
      reserve: { A: ['dalek'] },
      table: { A1: {}, B1: {} },
    })
    other.answer('A', 'action', actionId(other, 'defend doctor>A1')).answer('A', 'take back', 'r0')
    expect(JSON.stringify(seen(doctorWho, other.snapshot, 'B').agenda)).not.toContain('defenders')
  })

  test('DWC-HID-08: why something is refused depends on what one may know', () => {
    const reasons = (hidden: string) => {
      const play = playing({
        hands: { A: ['davros', 'cyberking', ...junk(3)] },
        table: { A1: {}, B1: { by: 'C', enemies: [hidden] }, B2: { defenders: [hidden === 'dalek' ? 'doctor' : 'amy-pond'] } },
      })
      return play.decision('action').choice
    }
    expect(reasons('dalek')).toEqual(reasons('cybermen'))
  })
})

describe('what one may imagine', () => {
  const every = (state: State) =>
    [
      ...state.pile,
      ...state.discard,
      ...Object.values(state.seats).flatMap(({ hand, reserve, beside }) => [
        ...hand,
        ...beside,
        ...reserve.map(({ card }) => card),
      ]),
      ...Object.values(state.locations).flatMap(({ card, defenders, attack }) => [
        ...(HOUSE.cards[card] ? [card] : []),
        ...[...defenders, ...(attack?.cards ?? [])].map((one) => one.card),
      ]),
    ].sort()

  test('DWC-HID-05, DWC-DEF-03, DWC-ENM-02: the same cards, of different kinds where they must be, the end card among the last', () => {
    const worlds = new Set<string>()
    for (let seed = 1; seed <= 12; seed++) {
      const play = matchTo(seed % 2 === 0 ? 3 : 4, seed, 120)
      for (const viewer of ['A', 'B', 'C', 'spectator'] as const) {
        const known = seen(doctorWho, play, viewer)
        const { state } = imagined(doctorWho, known, seeded(seed))
        expect(every(state)).toEqual(every(play.state))
        expect(doctorWho.project(state, viewer)).toEqual(known.view)
        worlds.add(JSON.stringify(state.seats))
        for (const { defenders, attack } of Object.values(state.locations)) {
          const kinds = defenders.map(({ card }) => card)
          expect(new Set(kinds).size).toBe(kinds.length)
          expect(allCompatible((attack?.cards ?? []).map(({ card }) => enemyOf(state, card)))).toBe(true)
        }
        const at = state.pile.indexOf(END_CARD)
        if (state.endCard.at === 'pile') expect(at).toBeGreaterThanOrEqual(state.pile.length - 21)
        else expect(at).toBe(-1)
      }
    }
    expect(worlds.size).toBeGreaterThan(40)
  })
})
