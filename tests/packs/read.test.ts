/** Packs at the door: texts that are none, a file that was cut off, one that is far too large; what a game finds wrong. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { wronglyNamed } from '../../src/packs/checks'
import { header, idOf, list, record } from '../../src/packs/form'
import { brief, MOST_CHARACTERS, readForm, readText } from '../../src/packs/read'
import { type CommonSaid, packSpeech } from '../../src/packs/said'

const { fault } = packSpeech<CommonSaid & { 'pack-lonely': { at: number } }>()
const FORM = record({ ...header('chess', 1), ids: list(idOf(/^[a-z]+$/), 0, 9) })
const HEAD = { sightline: 'pack', game: 'chess', version: 1, name: 'Mine' }
/** A game that wants two ids. */
const readPack = (value: unknown) =>
  readForm(value, FORM, ({ ids }) => ({
    faults: ids.length === 1 ? [fault('ids', 'pack-lonely', { at: 0 }, ids[0])] : [],
    made: { count: ids.length },
  }))
const told = (text: string) => {
  const found = readText(text, readPack)
  return found.ok ? 'good' : found.faults
}
const FILE = JSON.stringify({ ...HEAD, ids: ['king', 'queen'] })

describe('a text', () => {
  test('of a good pack gives the pack as it was written, the document, and what the game makes of it', () => {
    expect(readText(` ${FILE}\n`, readPack)).toMatchObject({ ok: true, pack: JSON.parse(FILE), count: 2 })
  })
  test('that was cut off anywhere is no JSON, and what is said shows how it begins', () => {
    for (let length = 0; length < FILE.length; length++) {
      const cut = FILE.slice(0, length)
      expect(told(cut)).toEqual([{ path: '', expected: { key: 'pack-not-json', says: {} }, found: brief(cut) }])
    }
    expect(brief(FILE).length).toBe(40)
  })
  test('of the most characters is read, of one more it is not', () => {
    expect(told(FILE.padEnd(MOST_CHARACTERS))).toBe('good')
    expect(told(FILE.padEnd(MOST_CHARACTERS + 1))).toEqual([
      {
        path: '',
        expected: { key: 'pack-too-large', says: { most: MOST_CHARACTERS } },
        found: String(MOST_CHARACTERS + 1),
      },
    ])
  })
  test.each(['null', '7', '"pack"', '[]', '{}', '{"sightline":"match"}'])('%s is no pack', (text) => {
    expect(told(text)).toEqual([{ path: '', expected: { key: 'pack-not-a-pack', says: {} }, found: text }])
  })
  test('what the game finds wrong refuses the pack; nothing of what it made is given back', () => {
    expect(readPack({ ...HEAD, ids: ['king'] })).toEqual({
      ok: false,
      faults: [{ path: 'ids', expected: { key: 'pack-lonely', says: { at: 0 } }, found: 'king' }],
    })
  })
  test('the shipped examples are far below the bound', () => {
    for (const file of ['example', 'deadzone-example', 'doctor-who-card-game-example'])
      expect(readFileSync(`public/packs/${file}.json`, 'utf8').length).toBeLessThan(MOST_CHARACTERS / 10)
  })
})

describe('the lists of a pack', () => {
  const before = { king: {} }
  const name = { en: 'a', fr: 'a' }
  test('an id names one thing; new things need names, also one called like a function', () => {
    const things = [{ id: 'king' }, { id: 'pawn', name }, { id: 'pawn', name }, { id: 'rook' }, { id: 'constructor' }]
    expect(wronglyNamed(things, 'men', before)).toEqual([
      fault('men[2].id', 'pack-once', {}, 'pawn'),
      fault('men[3].name', 'pack-name-needed', {}),
      fault('men[4].name', 'pack-name-needed', {}),
    ])
  })
  test('where things have no names, none is asked for', () => {
    expect(wronglyNamed([{ id: 'a' }, { id: 'a' }], 'maps')).toEqual([fault('maps[1].id', 'pack-once', {}, 'a')])
  })
})
