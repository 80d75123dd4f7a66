/** Card lists of the players' own: the form is the vocabulary; what is wrong is refused card by card, in words that name the place. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CARDS, POOL } from '../../../src/games/doomtrooper/content/pool'
import { parseSpec } from '../../../src/games/doomtrooper/rules'
import { readCard, readPack, readPackFile } from '../../../src/games/doomtrooper/rules/pack'

const file = (cards: readonly unknown[], decks: readonly unknown[] = []) => ({
  sightline: 'pack',
  game: 'doomtrooper',
  version: 1,
  name: 'Mine',
  cards,
  decks,
})
const guard = { id: 'iron_guard', name: 'Iron Guard', type: 'warrior', aff: ['capitol'], stats: { F: 3, S: 4, A: 3, V: 4 } }
const oil = {
  id: 'gun_oil',
  name: 'Gun Oil',
  type: 'special',
  aff: ['general'],
  play: { when: 'COMBAT', actions: 0, on: { of: 'mine', is: ['inCombat'], n: 1 }, after: 'discard' },
  fx: [{ k: 'do', do: [{ op: 'apply', fx: { k: 'mod', who: 't', stat: ['S'], op: '+', n: 3 }, for: 'combat' }] }],
}

test.each(CARDS.map((card) => [card.id, card] as const))('%s of the house is written in the vocabulary', (_, card) => {
  expect(readCard(card, 'card')).toMatchObject({ card: { id: card.id } })
})

describe('a card list', () => {
  test('is laid over the house cards', () => {
    const read = readPack(file([guard, oil]), POOL)
    expect(read).toMatchObject({ ok: true, refused: [] })
    expect(read.ok && [read.pool.iron_guard?.stats?.S, Object.keys(read.pool).length]).toEqual([4, CARDS.length + 2])
  })

  test.each([
    ['an unknown op', { ...oil, fx: [{ k: 'do', do: [{ op: 'auction', who: 't' }] }] }, 'cards[0].fx[0].do[0].op', 'pack-one-of'],
    ['an unknown kind of effect', { ...oil, fx: [{ k: 'swindle' }] }, 'cards[0].fx[0].k', 'pack-one-of'],
    ['an unknown predicate', { ...oil, play: { ...oil.play, if: ['moon:full'] } }, 'cards[0].play.if[0]', 'pack-predicate'],
    [
      'a formula that is none',
      { ...oil, fx: [{ k: 'mod', who: 'self', stat: ['F'], op: '+', n: 'lots' }] },
      'cards[0].fx[0].n',
      'pack-formula',
    ],
    ['an unknown window', { ...oil, play: { ...oil.play, when: 'DAWN' } }, 'cards[0].play.when', 'pack-one-of'],
    ['a field nobody knows', { ...guard, colour: 'red' }, 'cards[0].colour', 'pack-no-such-field'],
    ['a warrior without ratings', { ...guard, stats: undefined }, 'cards[0]', 'pack-warrior'],
    ['a special card without a moment', { ...oil, play: undefined }, 'cards[0]', 'pack-other-card'],
  ])('refuses %s, names the place, and loads the rest', (_, card, path, key) => {
    const read = readPack(file([JSON.parse(JSON.stringify(card)), guard]), POOL)
    if (!read.ok) throw new Error(JSON.stringify(read.faults))
    expect(read.refused.map((fault) => [fault.path, fault.expected.key])).toEqual([[path, key]])
    expect([read.pool.iron_guard?.id, read.pool.gun_oil]).toEqual(['iron_guard', undefined])
  })

  test('refuses a file that is none, and a card that is there twice', () => {
    expect(readPackFile('{', POOL)).toMatchObject({ ok: false })
    expect(readPack({ cards: [] }, POOL)).toMatchObject({ ok: false })
    const twice = readPack(file([guard, guard]), POOL)
    expect(twice.ok && twice.refused).toMatchObject([{ path: 'cards[1].id', found: 'iron_guard' }])
  })

  test('brings decks that a match can be played with', () => {
    const cards = {
      iron_guard: 5,
      infantry: 5,
      blood_beret: 5,
      clansman: 5,
      samurai: 5,
      take_aim: 5,
      lucky_shot: 5,
      powerful_blow: 5,
      evasive_action: 5,
      positive_karma: 5,
      retreat: 5,
      ambush: 5,
    }
    const pack = file(
      [guard],
      [
        { id: 'guards', name: 'Guards', cards },
        { id: 'ghosts', name: 'Ghosts', cards: { nobody: 5 } },
      ],
    )
    const read = readPack(pack, POOL)
    expect(read.ok && [read.decks.map(({ id }) => id), read.refused.map(({ path }) => path)]).toEqual([
      ['guards'],
      ['decks[1].cards'],
    ])
    expect(parseSpec({ pack, decks: { A: 'guards' } })).not.toHaveProperty('refused')
    expect(parseSpec({ pack, decks: { A: 'ghosts' } })).toMatchObject({ refused: true, path: 'decks.A' })
  })
})

test('the example of CARDS.md is loaded as it stands there', () => {
  const written = readFileSync(new URL('../../../src/games/doomtrooper/CARDS.md', import.meta.url), 'utf8')
  const [, example = ''] = /```json\n([\s\S]*?)```/.exec(written) ?? []
  const read = readPackFile(example, POOL)
  expect(read).toMatchObject({ ok: true, refused: [] })
  expect(read.ok && [read.pool.iron_guard?.fx.length, read.pool.gun_oil?.play?.pay?.D]).toEqual([1, 1])
})
