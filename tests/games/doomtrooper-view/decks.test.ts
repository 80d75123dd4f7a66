/** What the deck builder and the lobby are told of decks: every rule in words, the book's cards, and a deck of one's own at a seat. */
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { choiceOf, OWN_DECK, sizeOf } from '../../../src/decks/deck'
import { readText, writeText } from '../../../src/decks/text'
import { POOL } from '../../../src/games/doomtrooper/content/pool'
import { parseSpec, readSpec } from '../../../src/games/doomtrooper/rules/spec'
import { doomtrooperDecks } from '../../../src/games/doomtrooper/view/decks'
import { choose, FIRST_CHOSEN, lobbyIn, optionsOf } from '../../../src/games/doomtrooper/view/lobby'
import { ALL, curveOf, kindsOf, soughtIn } from '../../../src/ui/decks/sought'
import { learn } from '../../../src/ui/words/words'

beforeAll(async () => void (await Promise.all([learn('en'), learn('fr')])))

const pack = JSON.parse(readFileSync('public/packs/doomtrooper-example.json', 'utf8'))
const en = () => doomtrooperDecks.book('en')
const [coalition] = doomtrooperDecks.book('en').ready
const IRON = coalition?.cards ?? {}
/** The rules that are broken, with their words. */
const broken = (cards: { readonly [id: string]: number }, language: 'en' | 'fr' = 'en', list?: unknown) =>
  doomtrooperDecks
    .book(language, list as never)
    .rules(cards)
    .filter(({ isKept }) => !isKept)
    .map(({ rule, text, details }) => [rule, text, ...details])

describe('legality in words', () => {
  test('the ready decks break no rule, and every rule is said all the same', () => {
    for (const { cards } of en().ready) expect(broken(cards)).toEqual([])
    expect(
      en()
        .rules(IRON)
        .map(({ rule }) => rule),
    ).toEqual(['DT-DECK-01', 'DT-DECK-02', 'DT-DECK-03'])
  })
  test('DT-DECK-01: how many cards are missing', () => {
    const { malfunction: _gone, ...fewer } = IRON
    expect(broken(fewer)).toEqual([['DT-DECK-01', 'A deck has at least 60 cards. This one has 59: 1 card is missing.']])
    expect(broken(fewer, 'fr')[0]?.[1]).toMatch(/en a 59.: il en manque 1\.$/)
  })
  test('DT-DECK-02: which cards are too many, and by which limit', () => {
    const limited = Object.values(POOL).find(({ limit }) => limit === 1)
    expect(broken({ ...IRON, clansman: 6, [limited?.id ?? '']: 2 })).toEqual([
      [
        'DT-DECK-02',
        'At most 5 copies of a card, fewer where the card says so. 2 cards have too many.',
        'Clansman: 6, but at most 5.',
        `${limited?.name}: 2, but at most 1.`,
      ],
    ])
  })
  test('DT-DECK-03: how many warriors are missing', () => {
    const specials = Object.values(POOL).filter(({ type, limit }) => type === 'special' && limit >= 3)
    const cards = Object.fromEntries([...specials.slice(0, 20).map(({ id }) => [id, 3] as const), ['clansman', 4]])
    expect(broken(cards).map(([rule, text]) => [rule, text])).toEqual([
      ['DT-DECK-03', 'A deck has at least 5 warriors, or nobody could fight. This one has 4: 1 warrior is missing.'],
    ])
  })
  test('a card that no open list has is named; with its list the deck is legal', () => {
    const [, , , , salt] = doomtrooperDecks.book('en', pack).ready
    expect(salt?.label).toBe('Salt Coast')
    expect(broken(salt?.cards ?? {}).map(([rule]) => rule)).toContain('unknown')
    expect(broken(salt?.cards ?? {}, 'en', pack)).toEqual([])
  })
  test('DT-DECK-02: what every object knows is no card', () => {
    expect(broken({ ...IRON, constructor: 1 })).toEqual([
      ['unknown', '1 card is in no card list that is open. Choose the card list, or take them out.', 'constructor: 1.'],
    ])
    expect(parseSpec({ decks: { A: { constructor: 60 } } })).toMatchObject({ refused: true })
  })
})

describe('the book', () => {
  test('has every card of the pool once, in both languages, and those of a pack besides', () => {
    for (const language of ['en', 'fr'] as const) {
      const { cards, kinds, groups } = doomtrooperDecks.book(language)
      expect(cards.map(({ id }) => id).sort()).toEqual(Object.keys(POOL).sort())
      for (const card of cards) {
        expect(kinds.some(({ id }) => id === card.kind)).toBe(true)
        expect(card.groups.every((group) => groups.some(({ id }) => id === group))).toBe(true)
      }
    }
    expect(doomtrooperDecks.book('fr', pack).cards.find(({ id }) => id === 'ferry_captain')?.face.title).toBe('Capitaine du bac')
  })
  test('a deck is written as text and read again, in the other language too', () => {
    for (const written of ['en', 'fr'] as const)
      for (const read of ['en', 'fr'] as const) {
        const known = (language: 'en' | 'fr') =>
          doomtrooperDecks
            .book(language, pack)
            .cards.map(({ id, face, names, kind }) => ({ id, name: face.title, names, heading: kind }))
        for (const { label, cards } of doomtrooperDecks.book(written, pack).ready)
          expect(readText(writeText({ name: label, cards }, known(written)), known(read))).toEqual({
            deck: { name: label, cards },
            faults: [],
          })
      }
  })
  test('a good opening card is a warrior that the first Destiny pays', () => {
    const { opening } = en()
    expect(['infantry', 'free_marine', 'mitch_hunter', 'take_aim', 'nobody'].map(opening.isGood)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    const good = Object.entries(IRON).reduce((sum, [id, count]) => sum + (opening.isGood(id) ? count : 0), 0)
    // As the specification reckons it (6.5).
    expect([good, opening.hand]).toEqual([18, 7])
  })
})

describe('filters and figures', () => {
  const ids = (sought: Partial<typeof ALL>, owned = {}) => soughtIn(en(), { ...ALL, ...sought }, IRON, owned).map(({ id }) => id)
  test('by sort, affiliation and cost', () => {
    const found = ids({ kind: 'warrior', group: 'imperial', costs: ['3', '4'] })
    expect(found).toContain('clansman')
    for (const id of found) {
      const card = POOL[id]
      expect([card?.type, card?.aff.includes('imperial'), [3, 4].includes(card?.stats?.V ?? 0)]).toEqual(['warrior', true, true])
    }
    const all = Object.values(POOL).filter(
      ({ type, aff, stats }) => type === 'warrior' && aff.includes('imperial') && [3, 4].includes(stats?.V ?? 0),
    )
    expect(found.length).toBe(all.length)
  })
  test('by words of the name in either language, and of the text, accents or not', () => {
    expect(ids({ text: 'clans man' })).toContain('clansman')
    expect(soughtIn(doomtrooperDecks.book('fr'), { ...ALL, text: 'legions obscures attaque' }, {}, {}).length).toBeGreaterThan(3)
    expect(ids({ text: 'no such words at all' })).toEqual([])
  })
  test('by what is in the deck and what one owns', () => {
    expect(ids({ show: 'in' }).length).toBe(Object.keys(IRON).length)
    expect(ids({ show: 'out' }).length).toBe(160 - Object.keys(IRON).length)
    expect(ids({ show: 'owned' }, { clansman: 4, samurai: 1 })).toEqual(['clansman', 'samurai'])
    expect(ids({ show: 'free' }, { clansman: 4, samurai: 1 })).toEqual(['samurai'])
  })
  test('the curve and the sorts count every card once', () => {
    const { columns, counted, free, mean } = curveOf(en(), IRON)
    expect(columns.map(({ count }) => count)).toEqual([0, 1, 3, 6, 4, 4, 0, 1, 1])
    expect([counted, free, Math.round(mean * 10) / 10]).toEqual([20, 40, 3.8])
    expect(kindsOf(en(), IRON).reduce((sum, { count }) => sum + count, 0)).toBe(sizeOf(IRON))
  })
})

describe('a deck of one’s own at a seat', () => {
  test('every seat has a choice from the start, or a table on a server would hide it', () => {
    expect(Object.keys(FIRST_CHOSEN.seats)).toEqual(['A', 'B', 'C', 'D'])
    expect(optionsOf(FIRST_CHOSEN).decks).toEqual({ A: 'iron_coalition', B: 'light_of_the_cathedral' })
  })
  const own = (cards: { readonly [id: string]: number }, name = 'Mine') =>
    choose(FIRST_CHOSEN, { type: 'seat', seat: 'A', list: 'deck', value: choiceOf({ name, cards }) })
  test('is an option of its list, and goes to the match card by card', () => {
    const chosen = own(IRON)
    const [list] = lobbyIn('en', chosen).seats.A ?? []
    expect(list?.kind === 'one' && [list.value, list.options.at(-1)?.label, list.takesDecks]).toEqual([OWN_DECK, 'Mine', true])
    expect(lobbyIn('en', chosen).problems).toEqual([])
    const read = readSpec(optionsOf(chosen))
    if ('refused' in read) throw new Error(read.message)
    expect([read.lists.A, read.spec.decks.B]).toEqual([IRON, 'light_of_the_cathedral'])
  })
  test('DT-DECK-01, DT-DECK-03: one that is not legal is refused in words, by the lobby and by the rules', () => {
    const chosen = own({ take_aim: 5 })
    expect(lobbyIn('en', chosen).problems).toEqual([
      'The deck of seat A: A deck has at least 60 cards. This one has 5: 55 cards are missing.',
      'The deck of seat A: A deck has at least 5 warriors, or nobody could fight. This one has 0: 5 warriors are missing.',
    ])
    expect(parseSpec(optionsOf(chosen))).toMatchObject({ refused: true, path: 'decks.A' })
  })
  test('of a card list is legal once the list is chosen; a ready deck of the list can be chosen, too', () => {
    const [, , , , salt] = doomtrooperDecks.book('en', pack).ready
    const without = own(salt?.cards ?? {})
    expect(lobbyIn('en', without).problems).toEqual([
      'The deck of seat A: 4 cards are in no card list that is open. Choose the card list, or take them out. ferry_captain: 5. gun_oil: 4. harpoon: 4. salt_watch: 5.',
    ])
    const withList = choose(without, { type: 'pack', pack })
    expect(lobbyIn('fr', withList).problems).toEqual([])
    expect('refused' in readSpec(optionsOf(withList))).toBe(false)
    const ready = choose(withList, { type: 'seat', seat: 'B', list: 'deck', value: 'salt_coast' })
    expect(optionsOf(ready).decks).toMatchObject({ B: 'salt_coast' })
  })
  test.each([[['Mine', '99 clansman']], [['Mine', 'clansman']], [[]], [7]])('what is no deck is passed over: %j', (value) => {
    const chosen = choose(FIRST_CHOSEN, { type: 'seat', seat: 'A', list: 'deck', value: value as never })
    expect(optionsOf(chosen).decks).toMatchObject({ A: 'iron_coalition' })
  })
})
