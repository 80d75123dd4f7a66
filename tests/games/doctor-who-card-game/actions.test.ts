/** Locations, defenders, enemies, reserve, discarding, markers (4.4 to 4.6, 4.10 to 4.13). */
import { describe, expect, test } from 'vitest'
import { HOUSE } from '../../../src/games/doctor-who-card-game/content/house'
import type { EnemyCard } from '../../../src/games/doctor-who-card-game/rules/cards'
import { allCompatible } from '../../../src/games/doctor-who-card-game/rules/facts/compatible'
import { readSpec } from '../../../src/games/doctor-who-card-game/rules/spec'
import { act, actionId, at, defendersAt, enemiesAt, junk, playing, ruleAgainst, seatIn, slots, whyNot } from './position'

describe('locations', () => {
  test('DWC-LOC-01, DWC-LOC-02, DWC-LOC-03: at either end of the row, face up, for its time', () => {
    const play = playing({ hands: { A: ['spot-4', 'spot-1', ...junk(4)] }, table: { A1: {}, B1: {} } })
    act(play, 'play spot-4>left')
    act(play, 'play spot-1>right')
    expect(seatIn(play, 'A')).toMatchObject({ row: ['A2', 'A1', 'A3'], time: 5 })
    expect(play.sees('B').locations.A2).toEqual({ ref: 'A2', owner: 'A', card: 'spot-4', tardis: false, defenders: [] })
    expect(play.option('action', actionId(play, 'discard gangers')).on).toEqual(['A/hand/0', 'discard'])
  })

  test('DWC-LOC-04: it stays with its owner when an attack wins', () => {
    const play = playing({
      hands: { A: ['foe-7', ...junk(4)] },
      table: { A1: {}, B1: {}, B2: { defenders: ['amy-pond'] } },
    })
    act(play, 'attack foe-7>B2')
    expect([at(play, 'B2').owner, seatIn(play, 'B').row]).toEqual(['B', ['B1', 'B2']])
  })
})

describe('defenders', () => {
  const hand = ['doctor', 'doctor', 'amy-pond', 'rory-williams', ...junk(4)]

  test('D-08, DWC-DEF-02, DWC-DEF-03, DWC-DEF-04, DWC-DEF-05: different kinds, face down, also beside others', () => {
    const play = playing({ hands: { A: hand }, table: { A1: { defenders: ['amy-pond'] } } })
    expect(whyNot(play, 'defend amy-pond>A1')).toEqual({
      key: 'kind-there',
      says: { kind: 'amy', location: 'A1' },
      rule: 'DWC-DEF-03',
    })
    play.answer('A', 'action', actionId(play, 'defend doctor>A1'))
    expect(play.refusal('A', 'more defenders', slots(play, 'A', ['doctor'], [0])).key).toBe('not-offered')
    play.answer('A', 'more defenders', slots(play, 'A', ['rory-williams']))
    expect(defendersAt(play, 'A1')).toEqual(['amy-pond', 'doctor', 'rory-williams'])
  })

  test('DWC-DEF-03: two of one kind exclude each other', () => {
    const play = playing({
      hands: { A: ['doctor', 'amy-pond', 'amy-pond', ...junk(4)] },
      table: { A1: {} },
    })
    play.answer('A', 'action', actionId(play, 'defend doctor>A1'))
    expect(play.refusal('A', 'more defenders', ['h1', 'h2']).key).toBe('not-together')
  })

  test('DWC-DEF-01, AMB-25: four kinds', () => {
    const kinds = Object.values(HOUSE.cards).flatMap((card) => (card.type === 'defender' ? [card.kind] : []))
    expect([...new Set(kinds)].sort()).toEqual(['amy', 'doctor', 'river', 'rory'])
  })

  test('DWC-DEF-02: only on own locations', () => {
    const play = playing({ hands: { A: hand }, table: { A1: {}, B1: {} } })
    expect(play.refusal('A', 'action', 'defend:h0>B1').key).toBe('not-offered')
  })

  test('DWC-DEF-05: also under a TARDIS marker', () => {
    const play = playing({ hands: { A: hand }, table: { A1: { tardis: true } } })
    act(play, 'defend doctor>A1')
    expect(at(play, 'A1')).toMatchObject({ tardis: true, defenders: [{ card: 'doctor', up: false }] })
  })

  test('DWC-DEF-06, DWC-HID-03: the owner sees his own, others how many', () => {
    const play = playing({ hands: { A: hand }, table: { A1: { defenders: ['amy-pond', 'doctor'] } } })
    const cards = (viewer: 'A' | 'B' | 'spectator') => play.sees(viewer).locations.A1?.defenders.map(({ card }) => card)
    expect([cards('A'), cards('B'), cards('spectator')]).toEqual([
      ['amy-pond', 'doctor'],
      ['?', '?'],
      ['?', '?'],
    ])
  })

  test('DWC-DEF-07, DWC-ENM-06: what has been placed cannot be taken back', () => {
    const play = playing({
      hands: { A: hand },
      reserve: { A: ['sycorax'] },
      table: { A1: { defenders: ['amy-pond'] }, B1: { by: 'A', enemies: ['foe-4'] } },
    })
    const pointed = play.snapshot.pending.flatMap(({ choice }) =>
      'options' in choice ? choice.options.flatMap(({ on = [] }) => on) : [],
    )
    expect(pointed.filter((ref) => ref.includes('/defender/') || ref.includes('/enemy/'))).toEqual([])
  })

  test('DWC-DEF-08: all of the action are declared before the enemies are seen', () => {
    const play = playing({
      hands: { A: ['doctor', 'amy-pond', ...junk(4)] },
      table: { A1: { by: 'B', enemies: ['foe-7'] } },
    })
    play.answer('A', 'action', actionId(play, 'defend doctor>A1'))
    expect([play.open, play.sees('A').locations.A1?.attack?.cards]).toEqual([['A: more defenders'], [{ card: '?', up: false }]])
    play.answer('A', 'more defenders', slots(play, 'A', ['amy-pond']))
    expect(play.last('conflict-began')).toMatchObject({ defenders: ['doctor', 'amy-pond'], cause: 'defenders-placed' })
  })
})

describe('enemies', () => {
  test('G-01, DWC-ENM-02, DWC-ENM-03, DWC-HID-04: Karen attacks London with Cybermen and a Roboform', () => {
    const play = playing({
      hands: { A: ['cybermen', 'roboforms', ...junk(3)] },
      table: { A1: {}, B1: { card: 'london-1940' } },
    })
    act(play, 'attack cybermen>B1', 'roboforms')
    expect(at(play, 'B1').attack).toEqual({
      by: 'A',
      cards: [
        { card: 'cybermen', up: false },
        { card: 'roboforms', up: false },
      ],
    })
    expect([seatIn(play, 'A').dalek, seatIn(play, 'A').hand]).toEqual([4, junk(3)])
    for (const viewer of ['B', 'C', 'spectator'] as const) {
      expect(play.sees(viewer).locations.B1?.attack?.cards.map(({ card }) => card)).toEqual(['?', '?'])
    }
    expect(play.sees('A').locations.B1?.attack?.cards.map(({ card }) => card)).toEqual(['cybermen', 'roboforms'])
  })

  test('G-02, DWC-ENM-08, DWC-MRK-01, AMB-14: a TARDIS marker takes the attack and goes back', () => {
    const play = playing({
      hands: { A: ['saturnyns', ...junk(4)] },
      table: { A1: {}, B1: { card: 'national-museum', tardis: true, defenders: ['doctor'] } },
    })
    act(play, 'attack saturnyns>B1')
    expect(play.state.discard).toEqual(['saturnyns'])
    expect(at(play, 'B1')).toMatchObject({ tardis: false, defenders: [{ card: 'doctor', up: false }] })
    expect([at(play, 'B1').attack, seatIn(play, 'B').tardis, seatIn(play, 'A').dalek]).toEqual([undefined, 5, 5])
  })

  test('G-06, DWC-ENM-02, DWC-CRD-12: Daleks among themselves, a Roboform with the Master', () => {
    const play = playing({
      hands: { A: ['dalek', 'dalek', 'roboforms', 'the-master', ...junk(6)] },
      table: { A1: {}, B1: {}, B2: {} },
    })
    act(play, 'attack dalek>B1', 'dalek')
    act(play, 'attack roboforms>B2', 'the-master')
    expect([enemiesAt(play, 'B1'), enemiesAt(play, 'B2')]).toEqual([
      ['dalek', 'dalek'],
      ['roboforms', 'the-master'],
    ])
  })

  test('D-37, DWC-ENM-02, DWC-CRD-08, AMB-28, AMB-32: which sets may attack together', () => {
    const ok = (cards: readonly string[], data = HOUSE) => allCompatible(cards.map((id) => data.cards[id] as EnemyCard))
    expect(
      [
        ['madame-kovarian', 'silence'],
        ['madame-kovarian', 'silence', 'clerics'],
        ['dalek', 'dalek-flagship', 'davros'],
        ['dalek', 'cybermen'],
        ['dalek', 'roboforms', 'cybermen'],
        ['pandorica', 'weeping-angels'],
        ['the-master', 'dalek'],
      ].map((set) => ok(set)),
    ).toEqual([true, false, true, false, false, true, false])
    const read = readSpec({ rulings: { masterGoesWith: 'every' } })
    if ('refused' in read) throw new Error(read.message)
    expect(ok(['the-master', 'dalek'], read.data)).toBe(true)
  })

  test('DWC-ENM-01: on another player’s location only', () => {
    const play = playing({ hands: { A: ['dalek', ...junk(4)] }, table: { A1: {}, B1: {} } })
    expect(ruleAgainst(play, 'attack dalek>A1')).toBe('DWC-ENM-01')
  })

  test('DWC-ENM-04: more to an own attack, face down, if they go together; no further marker', () => {
    const play = playing({
      hands: { A: ['davros', 'cybermen', ...junk(4)] },
      table: { A1: {}, B1: { by: 'A', enemies: ['+dalek'] } },
    })
    expect(whyNot(play, 'attack cybermen>B1')).toEqual({
      key: 'do-not-go-together',
      says: { card: 'cybermen', other: 'dalek' },
      rule: 'DWC-ENM-02',
    })
    act(play, 'attack davros>B1')
    expect([enemiesAt(play, 'B1'), seatIn(play, 'A').dalek]).toEqual([['+dalek', 'davros'], 4])
  })

  test('DWC-ENM-05: not on what another attacks', () => {
    const play = playing({
      hands: { A: ['dalek', ...junk(4)] },
      table: { A1: {}, B1: { by: 'C', enemies: ['dalek'] } },
    })
    expect(whyNot(play, 'attack dalek>B1')).toEqual({
      key: 'attacked-by-other',
      says: { location: 'B1', by: 'C' },
      rule: 'DWC-ENM-05',
    })
  })

  test('DWC-ENM-07, DWC-MRK-02: on defenders the fight is at once, under the attacker’s marker', () => {
    const play = playing({
      hands: { A: ['foe-7', ...junk(4)] },
      table: { A1: {}, B1: { defenders: ['doctor'] } },
    })
    act(play, 'attack foe-7>B1')
    expect(play.events.map(({ type }) => type)).toContain('conflict-began')
    expect([at(play, 'B1').attack?.by, seatIn(play, 'A').dalek]).toEqual(['A', 4])
  })

  test('D-35, DWC-ENM-09, DWC-MRK-03, AMB-11: without a free Dalek marker', () => {
    const play = playing({
      players: 4,
      hands: { A: ['cybermen', 'cybermen', 'davros', ...junk(5)] },
      dalek: { A: 0 },
      table: {
        A1: {},
        B1: { by: 'A', enemies: ['cybermen'] },
        B2: { by: 'C', enemies: ['+dalek'] },
        C3: {},
        D2: { tardis: true },
      },
    })
    expect(ruleAgainst(play, 'attack cybermen>C3')).toBe('DWC-ENM-09')
    expect(ruleAgainst(play, 'takeover davros>B2')).toBe('DWC-ENM-09')
    act(play, 'attack cybermen>B1')
    act(play, 'attack gangers>D2')
    expect([enemiesAt(play, 'B1'), at(play, 'D2').tardis]).toEqual([['cybermen', 'cybermen'], false])
  })
})

describe('reserve and discarding', () => {
  test('D-06, DWC-RSV-01, DWC-RSV-02, DWC-SUP-13, DWC-SUP-14: two cards, three with Cardiff, four with Boe', () => {
    const play = playing({
      hands: { A: ['cardiff', 'face-of-boe', ...junk(6)] },
      reserve: { A: ['sycorax', 'sycorax'] },
    })
    expect(whyNot(play, 'reserve gangers')).toEqual({ key: 'reserve-full', says: { limit: 2 }, rule: 'DWC-RSV-02' })
    act(play, 'support cardiff')
    act(play, 'reserve gangers')
    act(play, 'support face-of-boe')
    act(play, 'reserve gangers')
    expect([seatIn(play, 'A').reserve.length, seatIn(play, 'A').beside]).toEqual([4, ['cardiff', 'face-of-boe']])
    expect(whyNot(play, 'reserve gangers').says).toEqual({ limit: 4 })
  })

  test('DWC-RSV-01, DWC-RSV-04, DWC-HID-02, AMB-24: one or two at once, face down in a zone of their own', () => {
    const play = playing({ hands: { A: ['doctor', 'dalek', ...junk(3)] } })
    act(play, 'reserve doctor', 'dalek')
    expect(seatIn(play, 'A').reserve).toEqual([
      { card: 'doctor', up: false },
      { card: 'dalek', up: false },
    ])
    expect(play.sees('B').seats.A?.reserve.map(({ card }) => card)).toEqual(['?', '?'])
    expect(play.decision('take back').choice).toMatchObject({
      options: [
        { id: 'r0', on: ['A/reserve/0'] },
        { id: 'r1', on: ['A/reserve/1'] },
      ],
    })
  })

  test('DWC-RSV-03: any number back at once, in one’s own turn only', () => {
    const play = playing({ hands: { A: junk(3), B: junk(3) }, reserve: { A: ['doctor', 'dalek'], B: ['silence'] } })
    play.answer('A', 'take back', ['r0', 'r1'])
    expect([seatIn(play, 'A').hand, seatIn(play, 'A').reserve]).toEqual([[...junk(3), 'doctor', 'dalek'], []])
    expect(play.open).toEqual(['A: action'])
  })

  test('DWC-DIS-01: one or two cards of any type, one point each', () => {
    const play = playing({ hands: { A: ['doctor', 'spot-1', ...junk(3)] } })
    act(play, 'discard doctor', 'spot-1')
    expect([play.state.discard, seatIn(play, 'A').time]).toEqual([['doctor', 'spot-1'], 2])
    const four = playing({ hands: { A: junk(4) } })
    act(four, 'discard gangers')
    expect(four.open).toEqual(['A: action'])
  })
})
