/** What packs are built of: each builder takes what is within bounds, and refuses the rest with its place, what was expected, what was found. */
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { header, idOf, list, name, oneOf, real, record, text, whole, yesNo } from '../../src/packs/form'
import { readForm } from '../../src/packs/read'

const FORM = record({
  ...header('chess', 3),
  texts: v.optional(list(text, 1, 2)),
  pair: v.optional(list(whole(0, 9), 2, 2)),
  id: v.optional(idOf(/^[a-z]{1,4}$/)),
  real: v.optional(real(-0.5, 0.5)),
  whole: v.optional(whole(1, 6)),
  yesNo: v.optional(yesNo),
  oneOf: v.optional(oneOf(['red', 'blue'])),
  inner: v.optional(record({ name, colour: v.optional(text) })),
})
const HEAD = { sightline: 'pack', game: 'chess', version: 3, name: 'Mine' }
const read = (parts: object) =>
  readForm(JSON.parse(JSON.stringify({ ...HEAD, ...parts })), FORM, () => ({ faults: [], made: {} }))
/** Place, what was expected and what was found, a line for each fault; nothing for a good pack. */
const faults = (parts: object): readonly string[] => {
  const found = read(parts)
  if (found.ok) return []
  return found.faults.map((one) => `${one.path}: ${one.expected.key} ${JSON.stringify(one.expected.says)} ${one.found}`)
}

describe('what is within bounds is taken', () => {
  test.each([
    ['the least and the most of a list', [{ texts: ['a'] }, { texts: ['a', 'b'] }]],
    ['both ends of a number', [{ real: -0.5 }, { real: 0.5 }, { real: 0 }]],
    ['both ends of a whole number', [{ whole: 1 }, { whole: 6 }]],
    ['yes and no', [{ yesNo: true }, { yesNo: false }]],
    ['each of the words', [{ oneOf: 'red' }, { oneOf: 'blue' }]],
    ['an id of the game’s form', [{ id: 'king' }]],
    ['a text of 80 characters', [{ author: 'x'.repeat(80) }]],
    ['a name in two languages', [{ name: { en: 'x'.repeat(80), fr: 'y' } }]],
  ])('%s', (_what, all) => {
    expect(all.map(faults)).toEqual(all.map(() => []))
  })
  test('one name stands for both languages, and what is left out is filled in by the form', () => {
    const filled = record({ ...header('chess', 3), turns: v.optional(whole(1, 9), 5) })
    const found = readForm(HEAD, filled, ({ turns }) => ({ faults: [], made: { turns } }))
    expect(found).toEqual({
      ok: true,
      pack: HEAD,
      document: { ...HEAD, name: { en: 'Mine', fr: 'Mine' }, turns: 5 },
      turns: 5,
    })
  })
})

describe('what is not is refused with its place, what was expected and what was found', () => {
  test.each([
    ['another game', { game: 'go' }, 'game: pack-other-game {"game":"chess"} "go"'],
    ['another version', { version: 2 }, 'version: pack-other-version {"ours":3} 2'],
    ['a version as a text', { version: '3' }, 'version: pack-other-version {"ours":3} "3"'],
    ['no version', { version: undefined }, 'version: pack-needed {} undefined'],
    ['no name', { name: undefined }, 'name: pack-needed {} undefined'],
    ['a number for a name', { name: 7 }, 'name: pack-name {} 7'],
    ['an empty name', { name: ' ' }, 'name: pack-name {} " "'],
    ['half a name', { name: { fr: 'Jeu' } }, 'name: pack-name {} {"fr":"Jeu"}'],
    [
      'a name with more than two languages',
      { name: { en: 'a', fr: 'b', de: 'c' } },
      'name: pack-name {} {"en":"a","fr":"b","de":"c"}',
    ],
    ['a text too long', { author: 'x'.repeat(81) }, `author: pack-text {"most":80} "${'x'.repeat(38)}…`],
    ['a text of two lines', { author: 'a\nb' }, 'author: pack-text {"most":80} "a\\nb"'],
    [
      'a field that there is not',
      { colour: 'red' },
      'colour: pack-no-such-field {"known":"sightline, game, version, name, author, texts, pair, id, real, whole, yesNo, oneOf, inner"} "colour"',
    ],
    [
      'a field that there is not, further in',
      { inner: { name: 'a', x: 1 } },
      'inner.x: pack-no-such-field {"known":"name, colour"} "x"',
    ],
    ['no object', { inner: [] }, 'inner.name: pack-needed {} undefined'],
    ['a text for an object', { inner: 'red' }, 'inner: pack-object {} "red"'],
    ['no list', { texts: 'a' }, 'texts: pack-list {"least":1,"most":2} "a"'],
    ['too few', { texts: [] }, 'texts: pack-list {"least":1,"most":2} []'],
    ['too many', { texts: ['a', 'b', 'c'] }, 'texts: pack-list {"least":1,"most":2} ["a","b","c"]'],
    ['one of a pair', { pair: [1] }, 'pair: pack-list {"least":2,"most":2} [1]'],
    ['a wrong thing in a list', { texts: ['a', 7] }, 'texts[1]: pack-text {"most":80} 7'],
    ['an id of another form', { id: 'King' }, 'id: pack-id {} "King"'],
    ['no id at all', { id: null }, 'id: pack-id {} null'],
    ['a number too small', { real: -0.51 }, 'real: pack-number {"least":-0.5,"most":0.5} -0.51'],
    ['a number too large', { real: 0.51 }, 'real: pack-number {"least":-0.5,"most":0.5} 0.51'],
    ['a text for a number', { real: '0' }, 'real: pack-number {"least":-0.5,"most":0.5} "0"'],
    ['half a number', { whole: 1.5 }, 'whole: pack-whole {"least":1,"most":6} 1.5'],
    ['a whole number too large', { whole: 7 }, 'whole: pack-whole {"least":1,"most":6} 7'],
    ['a whole number too small', { whole: 0 }, 'whole: pack-whole {"least":1,"most":6} 0'],
    ['a yes in words', { yesNo: 'yes' }, 'yesNo: pack-yes-no {} "yes"'],
    ['another word', { oneOf: 'green' }, 'oneOf: pack-one-of {"options":"red, blue"} "green"'],
  ])('%s', (_what, parts, said) => {
    expect(faults(parts)).toEqual([said])
  })
  test('all of it at once, in the order of the file', () => {
    expect(faults({ version: 9, texts: [''], whole: 'six' }).map((line) => line.split(' ')[0])).toEqual([
      'version:',
      'texts[0]:',
      'whole:',
    ])
  })
})
