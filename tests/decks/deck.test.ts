/** Decks as files, links and choices of a lobby; hands and chances. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CARD_ID, choiceOf, type Deck, deckOfChoice, isSameDeck, MOST, sizeOf, tidyName, withCount } from '../../src/decks/deck'
import { readFile, writeFile } from '../../src/decks/file'
import { deckOfLetters, lettersOfDeck } from '../../src/decks/link'
import { chanceOfOne, pileOf } from '../../src/decks/opening'

const cards = fc.dictionary(fc.stringMatching(CARD_ID), fc.integer({ min: 1, max: MOST.copies }), {
  maxKeys: 40,
  noNullPrototype: true,
})
const decks: fc.Arbitrary<Deck> = fc.record({ name: fc.string().map(tidyName), cards })
const SAMPLE: Deck = { name: 'Élan', cards: { clansman: 4, 'big-gun': 1 } }
const fault = (found: ReturnType<typeof readFile>) => (found.ok ? found.value : found.reason)

describe('round trips', () => {
  test('a file, a link and a choice give the same deck back', () => {
    fc.assert(
      fc.property(decks, (deck) => {
        const file = readFile('game', writeFile('game', deck))
        const letters = lettersOfDeck(deck)
        const link = letters.ok ? deckOfLetters(letters.value) : letters
        for (const found of [file, link]) expect(found.ok && isSameDeck(found.value, deck)).toBe(true)
        expect(isSameDeck(deckOfChoice(choiceOf(deck)) ?? SAMPLE, deck)).toBe(true)
      }),
    )
  })
  test('a link of a deck of forty cards is short', () => {
    const many = {
      name: 'Forty',
      cards: Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`some-card-${at * 37}`, 1 + (at % 3)])),
    }
    const letters = lettersOfDeck(many)
    expect(letters.ok && letters.value.length).toBeLessThan(600)
  })
})

describe('a link that is none', () => {
  const letters = lettersOfDeck(SAMPLE)
  const good = letters.ok ? letters.value : ''
  test.each([
    ['of another version', `2${good.slice(1)}`, 'deck-link-version'],
    ['cut short', good.slice(0, -4), 'deck-link-damaged'],
    ['with a letter changed', `${good.slice(0, 9)}${good[9] === 'A' ? 'B' : 'A'}${good.slice(10)}`, 'deck-link-damaged'],
    ['with a foreign letter', `${good}%`, 'deck-link-damaged'],
    ['of nothing', '1', 'deck-link-damaged'],
  ])('%s', (_what, link, key) => {
    const found = deckOfLetters(link)
    expect(found.ok ? found.value : found.reason.key).toBe(key)
  })
  test('whatever stands there, it is refused or read, never thrown', () => {
    fc.assert(fc.property(fc.stringMatching(/^1[\w-]{0,60}$/), (link) => typeof deckOfLetters(link).ok === 'boolean'))
  })
})

describe('a file that is none', () => {
  const file = (changes: object) => JSON.stringify({ ...JSON.parse(writeFile('game', SAMPLE)), ...changes })
  test.each([
    ['no JSON', '{', { key: 'deck-not-json', says: {} }],
    ['something else', '[]', { key: 'deck-not-a-deck', says: {} }],
    ['of another game', file({ game: 'other' }), { key: 'deck-other-game', says: { found: '"other"', ours: 'game' } }],
    ['of another version', file({ version: 9 }), { key: 'deck-other-version', says: { found: '9', ours: 1 } }],
    ['without a name', file({ name: undefined }), { key: 'deck-field-needed', says: { at: 'name' } }],
    ['a name that is none', file({ name: 7 }), { key: 'deck-field-name', says: { at: 'name', most: 240 } }],
    ['a field too many', file({ side: [] }), { key: 'deck-field-unknown', says: { at: 'side' } }],
    ['cards that are none', file({ cards: 7 }), { key: 'deck-field-cards', says: { at: 'cards', most: MOST.kinds } }],
    ['half a card', file({ cards: { clansman: 0.5 } }), { key: 'deck-field-count', says: { at: 'cards.clansman', most: 60 } }],
    ['no such id', file({ cards: { '3 b': 1 } }), { key: 'deck-field-id', says: { at: 'cards.3 b' } }],
    ['far too long', `"${'x'.repeat(70_000)}"`, { key: 'deck-too-large', says: { most: 64_000 } }],
  ])('%s', (_what, text, reason) => {
    expect(fault(readFile('game', text))).toEqual(reason)
  })
})

test.each([undefined, 'text', [], [7], ['name', '0 a'], ['name', '61 a'], ['name', '1 a', '2 a'], ['name', '1 __proto__']])(
  'a choice that is no deck: %j',
  (choice) => {
    expect(deckOfChoice(choice)).toBeUndefined()
  },
)

test('copies are put in and taken out; none is no card', () => {
  expect(withCount({ a: 1 }, 'b', 2)).toEqual({ a: 1, b: 2 })
  expect(withCount({ a: 1, b: 2 }, 'b', 0)).toEqual({ a: 1 })
  expect(withCount({ a: 1 }, 'a', 99)).toEqual({ a: 60 })
})

describe('the opening', () => {
  test('a pile has every copy once, and is the same for the same seed only', () => {
    fc.assert(
      fc.property(cards, fc.nat(), (list, seed) => {
        const pile = pileOf(list, seed)
        expect(pile.length).toBe(sizeOf(list))
        for (const [id, count] of Object.entries(list)) expect(pile.filter((one) => one === id).length).toBe(count)
        expect(pileOf(Object.fromEntries(Object.entries(list).reverse()), seed)).toEqual(pile)
      }),
    )
    const list = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`card-${at}`, 3]))
    expect(pileOf(list, 1)).not.toEqual(pileOf(list, 2))
  })

  /** All hands one by one. */
  const counted = (size: number, good: number, drawn: number): number => {
    let [all, hit] = [0, 0]
    for (let hand = 0; hand < 2 ** size; hand++) {
      const bits = [...hand.toString(2)].filter((bit) => bit === '1').length
      if (bits !== drawn) continue
      all++
      if (hand & (2 ** good - 1)) hit++
    }
    return hit / all
  }
  test('the chance of one good card is that of all hands counted one by one', () => {
    for (let size = 1; size <= 10; size++)
      for (let good = 0; good <= size; good++)
        for (let drawn = 1; drawn <= size; drawn++)
          expect(chanceOfOne(size, good, drawn), `${good} of ${size}, ${drawn} drawn`).toBeCloseTo(counted(size, good, drawn), 12)
  })
  test('no good card, no deck, fewer cards than are drawn', () => {
    expect(chanceOfOne(60, 0, 7)).toBe(0)
    expect(chanceOfOne(0, 0, 7)).toBe(0)
    expect(chanceOfOne(3, 1, 7)).toBe(1)
    expect(chanceOfOne(60, 18, 7)).toBeCloseTo(0.93, 3)
  })
})
