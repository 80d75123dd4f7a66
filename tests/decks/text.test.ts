/** Decks as lines of text: written and read again in both languages, read tolerantly, every line that names no card told. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CARD_ID, MOST, tidyName } from '../../src/decks/deck'
import { type NamedCard, readText, writeText } from '../../src/decks/text'

const card = (id: string, en: string, fr: string, heading = 'Warriors'): NamedCard => ({
  id,
  name: en,
  names: [en, fr],
  heading,
})
const CARDS = [
  card('clansman', 'Clansman', 'Homme des clans'),
  card('sword', 'Kratach “Sword”', 'Épée Kratach', 'Equipment'),
  card('fifteen', 'Fifteen Minutes of Fame', '15 minutes de gloire', 'Missions'),
  card('la', 'L&A Plasma Carbine', 'Carabine à plasma L&A', 'Equipment'),
  card('xenos', 'Xenos', 'Xénos'),
]
const read = (text: string) => readText(text, CARDS)
const cards = (text: string) => read(text).deck.cards

describe('a line', () => {
  test.each([
    ['3 Clansman', { clansman: 3 }],
    ['3x Clansman', { clansman: 3 }],
    ['3 × homme des CLANS', { clansman: 3 }],
    ['3Clansman', { clansman: 3 }],
    ['- 3 clansman', { clansman: 3 }],
    ['Clansman x3', { clansman: 3 }],
    ['Clansman (3)', { clansman: 3 }],
    ['Clansman', { clansman: 1 }],
    ['2 kratach sword', { sword: 2 }],
    ['2 Epee  Kratach', { sword: 2 }],
    ['2 L & A plasma-carbine', { la: 2 }],
    ['15 minutes de gloire', { fifteen: 1 }],
    ['2 15 minutes de gloire', { fifteen: 2 }],
    ['2 Xenos', { xenos: 2 }],
    ['2xXenos', { xenos: 2 }],
  ])('%s', (line, expected) => {
    expect(read(line)).toEqual({ deck: { name: '', cards: expected }, faults: [] })
  })

  test('of one card on several lines is added up', () => {
    expect(cards('2 Clansman\n1 clansman\n')).toEqual({ clansman: 3 })
  })

  test('that is empty, a remark or a heading says nothing; the first # is the name of the deck', () => {
    const text = '# My clans\n\n// Warriors (3)\nWarriors (3)\nWarriors:\n3 Clansman\r\n# not a name\n'
    expect(read(text)).toEqual({ deck: { name: 'My clans', cards: { clansman: 3 } }, faults: [] })
  })

  test('that names no card is told with its number and what is called nearly so; the others are read', () => {
    const { deck, faults } = read('3 Clansman\n2 Xenoss\n\n1 Nothing of the kind')
    expect(deck.cards).toEqual({ clansman: 3 })
    expect(faults).toEqual([
      { line: 2, text: '2 Xenoss', reason: { key: 'deck-line-unknown', says: { name: 'Xenoss', near: 'Xenos' } } },
      {
        line: 4,
        text: '1 Nothing of the kind',
        reason: { key: 'deck-line-unknown', says: { name: 'Nothing of the kind', near: '' } },
      },
    ])
  })

  test.each(['0 Clansman', '61 Clansman', '40 Clansman\n30 Clansman'])('of no possible number is told: %s', (text) => {
    expect(read(text).faults.map(({ reason }) => reason.key)).toEqual(['deck-line-count'])
  })

  test('of a name that two cards have asks for an id, and an id is understood', () => {
    const twins = [card('one', 'Twin', 'Jumeau'), card('two', 'twin', 'Jumelle')]
    const { deck, faults } = readText('2 Twin\n1 two', twins)
    expect(deck.cards).toEqual({ two: 1 })
    expect(faults[0]?.reason).toEqual({ key: 'deck-line-several', says: { name: 'Twin', ids: 'one, two' } })
  })
})

test('what is written has a heading for each sort with its number, and every card that is not known by its id', () => {
  const text = writeText({ name: 'Clans', cards: { gone: 2, sword: 1, clansman: 3 } }, CARDS)
  expect(text).toBe('# Clans\n\n// Warriors (3)\n3 Clansman\n\n// Equipment (1)\n1 Kratach “Sword”\n\n// ? (2)\n2 gone\n')
})

const name = fc.oneof(
  fc.constantFrom(
    'Twin',
    '3 Blasters',
    'x3',
    '2',
    'Ambush (2)',
    'one',
    'Épée',
    'a x 2',
    '# hash',
    '// not',
    'Heading:',
    '!!',
    '- dash',
  ),
  fc.string({ minLength: 1, maxLength: 12 }),
)
const id = fc.oneof(
  fc.constantFrom('one', 'two', 'x3', 'constructor', 'twin'),
  fc.stringMatching(CARD_ID).filter((one) => one.length < 20),
)
const pool = fc.uniqueArray(fc.record({ id, en: name, fr: name }), { selector: (one) => one.id, minLength: 1, maxLength: 8 })

test('whatever cards are called, a deck is read again as it was written, in either language', () => {
  fc.assert(
    fc.property(pool, fc.array(fc.integer({ min: 0, max: MOST.copies })), fc.string(), (all, counts, called) => {
      const deck = {
        name: tidyName(called),
        cards: Object.fromEntries(all.flatMap((one, at) => (counts[at] ? [[one.id, counts[at]]] : []))),
      }
      for (const language of ['en', 'fr'] as const) {
        const known = all.map((one) => ({ id: one.id, name: one[language], names: [one.en, one.fr], heading: 'All: 3' }))
        const found = readText(writeText(deck, known), known)
        expect(found.faults).toEqual([])
        expect(found.deck.cards).toEqual(deck.cards)
      }
    }),
    { numRuns: 400 },
  )
})

test('whatever is typed is read without a fault of the program', () => {
  fc.assert(fc.property(fc.string(), (text) => read(text).faults.every(({ line }) => line >= 1)))
})
