/** Own decks: one file, checked as a whole, every wrong entry named with its place and what was expected there. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { HOUSE } from '../../../src/games/doctor-who-card-game/content/house'
import { doctorWho, parseSpec } from '../../../src/games/doctor-who-card-game/rules'
import { readPack, readPackFile } from '../../../src/games/doctor-who-card-game/rules/pack'
import { TABLE_SHAPES } from '../../../src/table/shapes'
import { playOut } from '../../conformance/conformance'
import { specFor } from './whole'

const text = readFileSync('public/packs/doctor-who-card-game-example.json', 'utf8')
const example = JSON.parse(text) as { readonly cards: readonly object[] }

/** What is said about a file that differs from the example so. */
const faults = (changes: object): readonly (readonly [string, string, string | undefined])[] => {
  const read = readPack({ ...example, ...changes }, HOUSE)
  return read.ok ? [] : read.faults.map(({ path, expected, found }) => [path, expected.key, found] as const)
}
const card = (changes: object) => ({
  cards: [{ type: 'enemy', id: 'new-one', name: 'New', strength: 3, family: 'tide', ...changes }, ...example.cards],
})

describe('a deck file', () => {
  test('the example is laid over the house deck, each card with its source', () => {
    const read = readPackFile(text, HOUSE)
    if (!read.ok) throw new Error(JSON.stringify(read.faults))
    expect(read.data.source).toEqual({ en: 'The Lighthouse Papers', fr: 'Les Papiers du phare' })
    expect(read.data.cards['tide-queen']).toMatchObject({ takes: 'tide', from: { strength: 'pack', name: 'pack' } })
    expect(read.data.cards.gangers).toBeUndefined()
    expect(read.data.cards['the-master']).toMatchObject({ wild: true, name: { fr: 'Le Maître' } })
    expect(read.data.cards.doctor).toBe(HOUSE.cards.doctor)
  })

  test('a match with it carries it, and plays to its end', () => {
    const spec = specFor(3, { pack: JSON.parse(text) })
    const run = playOut(doctorWho, TABLE_SHAPES, spec, 5, { secrecyEvery: 40, saveEvery: 40 })
    expect(run.snapshot.state.deck.cards['tide-walkers']).toBeDefined()
  })

  test.each([
    ['no text of JSON', '{ "sightline": ', '', 'pack-not-json'],
    ['something else', '[1, 2]', '', 'pack-not-a-pack'],
  ])('%s is refused', (_what, file, path, key) => {
    const read = readPackFile(file, HOUSE)
    expect(read.ok ? [] : read.faults.map(({ path: at, expected }) => [at, expected.key])).toEqual([[path, key]])
  })

  test.each([
    ['another game', { game: 'exterminate' }, 'game', 'pack-other-game'],
    ['another version', { version: 2 }, 'version', 'pack-other-version'],
    ['no name', { name: '' }, 'name', 'pack-name'],
    ['a field that there is not', { rules: [] }, 'rules', 'pack-no-such-field'],
    ['a card that is none', { cards: [7] }, 'cards[0]', 'pack-one-of'],
    ['a type that there is not', card({ type: 'spell' }), 'cards[0].type', 'pack-one-of'],
    ['a strength beyond bounds', card({ strength: 40 }), 'cards[0].strength', 'pack-whole'],
    ['half a strength', card({ strength: 2.5 }), 'cards[0].strength', 'pack-whole'],
    ['an id with blanks', card({ id: 'New One' }), 'cards[0].id', 'pack-id'],
    ['an effect that there is not', card({ power: 'explodes' }), 'cards[0].power', 'pack-one-of'],
    ['a new card without a name', card({ name: undefined }), 'cards[0].name', 'pack-name-needed'],
    ['a card given twice', card({ id: 'tide-queen' }), 'cards[5].id', 'pack-once'],
    ['a partner that nobody is', card({ partners: ['nobody'] }), 'cards[0].partners[0]', 'pack-family'],
    ['a takeover of nothing', card({ power: 'takeover' }), 'cards[0].takes', 'pack-takes'],
    ['a takeover of what there is not', card({ power: 'takeover', takes: 'nobody' }), 'cards[0].takes', 'pack-family'],
    ['too few starting locations', { starts: [{ id: 'leadworth', vp: 3, value: 1 }] }, 'starts', 'pack-starts'],
    ['hardly any cards', { over: 'nothing' }, 'cards', 'pack-deck-size'],
  ])('%s: refused with the place and what was expected', (_what, changes, path, key) => {
    expect(faults(changes).map(([at, said]) => [at, said])).toContainEqual([path, key])
  })

  test('equal numbers on starting locations decide nothing', () => {
    const starts = ['leadworth', 'start-harbour', 'start-archive', 'start-observatory'].map((id) => ({ id, vp: 3, value: 1 }))
    expect(faults({ starts })).toEqual([['starts', 'pack-start-values', '1, 1, 1, 1']])
  })

  test('everything that is wrong is said at once, with what was found', () => {
    const cards = [{ type: 'location', id: 'x', name: 'X', vp: 99, time: 'much' }]
    expect(faults({ cards })).toEqual([
      ['cards[0].vp', 'pack-whole', '99'],
      ['cards[0].time', 'pack-whole', '"much"'],
    ])
  })

  test('options with a wrong deck are refused with the place in it', () => {
    expect(parseSpec({ pack: { ...example, version: 9 } })).toMatchObject({ refused: true, path: 'pack.version' })
  })
})
