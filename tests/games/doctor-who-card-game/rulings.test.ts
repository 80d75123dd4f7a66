/** The options of a match (2.9), the house deck (6), and rulings that are data or words rather than code. */
import { describe, expect, test } from 'vitest'
import { HOUSE } from '../../../src/games/doctor-who-card-game/content/house'
import { defaultSpec, doctorWho, parseSpec, RULED, RULING_VALUES } from '../../../src/games/doctor-who-card-game/rules'
import { SOURCES } from '../../../src/games/doctor-who-card-game/rules/cards'
import { leastLosses } from '../../../src/games/doctor-who-card-game/rules/facts/losses'
import { rowRef, zoneRef } from '../../../src/games/doctor-who-card-game/rules/zones'
import { act, actionId, at, junk, playing } from './position'

describe('options', () => {
  test('AMB-01, AMB-02, AMB-03, AMB-16, AMB-32: the ruled defaults come first', () => {
    for (const [name, values] of Object.entries(RULING_VALUES)) expect(RULED[name as keyof typeof RULED]).toBe(values[0])
    expect(defaultSpec()).toEqual(parseSpec({}))
  })

  test.each([
    [{ players: 2 }, 'players', 'one of 3, 4'],
    [{ players: '4' }, 'players', 'one of 3, 4'],
    [{ rulings: { markerEnd: 'never' } }, 'rulings.markerEnd', 'one of both, either'],
    [{ rulings: { house: true } }, 'rulings.house', undefined],
    [{ colour: 'blue' }, 'colour', undefined],
    [7, '', undefined],
  ])('%j is refused at its place', (options, path, message) => {
    expect(parseSpec(options)).toMatchObject({ refused: true, path, ...(message ? { message } : {}) })
  })

  test('seats: three or four', () => expect(doctorWho.seats).toEqual({ least: 3, most: 4 }))
})

describe('the house deck', () => {
  test('DWC-SET-02: 127 cards: 28 defenders, 52 enemies, 21 supports, 26 locations, and four starting locations', () => {
    const count = (type: string) =>
      Object.values(HOUSE.cards).reduce((sum, card) => sum + (card.type === type ? card.count : 0), 0)
    expect(['defender', 'enemy', 'support', 'location'].map(count)).toEqual([28, 52, 21, 26])
    expect(
      Object.values(HOUSE.starts)
        .map(({ value }) => value)
        .sort(),
    ).toEqual([1, 2, 3, 4])
  })

  test('every printed value says where it comes from', () => {
    for (const card of [...Object.values(HOUSE.cards), ...Object.values(HOUSE.starts)]) {
      expect(Object.keys(card.from)).toEqual(expect.arrayContaining(['name']))
      for (const source of Object.values(card.from)) expect(SOURCES).toContain(source)
    }
    expect([HOUSE.cards.doctor?.from.strength, HOUSE.cards.sontarans?.from.strength]).toEqual(['rulebook', 'rulebook'])
    expect([HOUSE.cards.dalek?.from.strength, HOUSE.cards['lake-silencio']?.from.name]).toEqual(['house', 'web'])
    expect(HOUSE.cards['the-master']?.from.wild).toBe('ruling')
  })
})

describe('losses, by counting', () => {
  const foes = (...strengths: readonly number[]) => strengths.map((strength) => ({ card: `foe-${strength}`, strength }))
  test('DWC-CON-09, AMB-02: never more than the defence, never all, and no better set is passed over', () => {
    for (let bits = 0; bits < 600; bits++) {
      const enemies = foes(...[bits % 7, (bits >> 2) % 9, (bits >> 4) % 5, (bits >> 6) % 8].map((one) => one + 1))
      const defence = bits % 13
      for (const bound of ['atMost', 'below'] as const) {
        const sets = leastLosses(enemies, defence, bound)
        const sum = (slots: readonly number[]) => slots.reduce((all, slot) => all + (enemies[slot]?.strength ?? 0), 0)
        const most = bound === 'atMost' ? defence : defence - 1
        const all = Array.from({ length: 15 }, (_, mask) => [0, 1, 2, 3].filter((slot) => mask & (1 << slot)))
        const best = Math.max(...all.filter((slots) => slots.length === 0 || sum(slots) <= most).map(sum))
        expect(sets.length).toBeGreaterThan(0)
        for (const slots of sets) expect([sum(slots), slots.length < 4]).toEqual([best, true])
      }
    }
  })
})

describe('places', () => {
  test('DWC-UI-02: an option points at the card and at the location that it is played against', () => {
    const play = playing({ hands: { A: ['foe-4', 'spot-1', ...junk(3)] }, table: { A1: {}, B1: {} } })
    expect(play.option('action', 'attack:h0>B1').on).toEqual(['A/hand/0', 'B1'])
    expect(play.option('action', 'play:h1>left').on).toEqual(['A/hand/1', rowRef('A', 'left')])
  })

  test('DWC-UI-01, DWC-LOC-03: a location’s points are seen by all, whatever lies at it', () => {
    const play = playing({
      table: { A1: { card: 'spot-4', defenders: ['doctor'] }, B1: { by: 'A', enemies: ['foe-2'] } },
      hands: { A: junk(3) },
    })
    expect(play.sees('spectator').locations.A1?.card).toBe('spot-4')
    expect(play.sees('spectator').deck.cards['spot-4']).toMatchObject({ vp: 4 })
  })

  test('DWC-UI-03, DWC-RSV-04: the reserve is a zone of its own', () => {
    const play = playing({ hands: { A: junk(4) } })
    expect(play.option('action', actionId(play, 'reserve gangers')).on).toEqual(['A/hand/0', zoneRef('A', 'reserve')])
  })

  test('a location keeps its name when another is laid to its left', () => {
    const play = playing({ hands: { A: ['spot-1', ...junk(4)] }, table: { A1: { card: 'spot-5' } } })
    act(play, 'play spot-1>left')
    expect([at(play, 'A1').card, at(play, 'A2').card]).toEqual(['spot-5', 'spot-1'])
  })
})
