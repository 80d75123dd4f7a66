/**
 * Thirty cards of our own in the vocabulary: all are accepted, say what they do in both languages, and are played in whole matches.
 * Thought of and not expressible: a card that auctions a warrior, one that trades hands, one that lets a player keep points apart from the
 * others, and one that hands its words on to another warrior. These are the kinds that the specification names too (6.4).
 */
import { expect, test } from 'vitest'
import { POOL } from '../../../src/games/doomtrooper/content/pool'
import { doomtrooper, parseSpec } from '../../../src/games/doomtrooper/rules'
import type { Card } from '../../../src/games/doomtrooper/rules/cards'
import { readPack } from '../../../src/games/doomtrooper/rules/pack'
import { cardText } from '../../../src/games/doomtrooper/view/words/cards'
import { firstSeats } from '../../../src/kernel'
import { TABLE_SHAPES } from '../../../src/table/shapes'
import { LANGUAGES } from '../../../src/ui/words/speak'
import { playOut } from '../../conformance/conformance'
import { act, fight, playing, resolved, seatIn } from './position'
import { THIRTY, THIRTY_PACK } from './thirty.pack'

const read = readPack(JSON.parse(JSON.stringify(THIRTY_PACK)), POOL)

test('all thirty are accepted', () => {
  expect(read).toMatchObject({ ok: true, refused: [] })
  expect(new Set(THIRTY.map(({ id }) => id)).size).toBe(30)
})
test.each(LANGUAGES)('each says what it does in words (%s)', (language) => {
  if (!read.ok) throw new Error('refused')
  for (const { id } of THIRTY) {
    const { play, effects, limits } = cardText(read.pool[id] as Card, language, (card) => card)
    const text = [play, ...effects, ...limits].join(' ')
    expect(text, id).not.toMatch(/undefined|\[object|NaN|[a-z]+_[a-z]+|[A-Z]+_[A-Z]+|\{|\}| {2}| [.,]|\.\.|, ,/)
    for (const line of effects) expect(line, id).toMatch(/^[\p{Lu}\d].*\.$/u)
  }
})
test('each is played in matches of sampled answers', () => {
  const list = (own: readonly string[], house: readonly string[]) =>
    Object.fromEntries([...own.map((id) => [id, 3]), ...house.map((id) => [id, 4])])
  const ids = THIRTY.map(({ id }) => id)
  // Two halves, each with warriors that its cards can be for.
  const A = list(
    ids.filter((_, at) => at % 2 === 0),
    ['necromutant', 'inquisitor', 'valkyrie', 'infantry'],
  )
  const B = list(
    ids.filter((_, at) => at % 2 === 1),
    ['necromutant', 'inquisitor', 'valkyrie', 'samurai'],
  )
  const options = { players: 2, pack: JSON.parse(JSON.stringify(THIRTY_PACK)), decks: { A, B }, targetP: 90 }
  expect(parseSpec(options)).not.toHaveProperty('refused')
  const played = new Set<string>()
  for (let seed = 1; seed <= 12 && played.size < 29; seed++) {
    const spec = { game: 'doomtrooper', seats: firstSeats(2), options }
    const { events } = playOut(doomtrooper, TABLE_SHAPES as never, spec as never, seed, { secrecyEvery: 41, saveEvery: 0 })
    for (const event of events) if (event.type === 'card-played' && event.card && ids.includes(event.card)) played.add(event.card)
  }
  // Points are seldom gained by sampled answers: the one that answers them is played below.
  expect(ids.filter((id) => !played.has(id) && id !== 'taken_credit')).toEqual([])
}, 120_000)
test('Taken Credit takes the points that an opponent has just gained', () => {
  if (!read.ok) throw new Error('refused')
  const card = read.pool.taken_credit as Card
  const play = playing({ cards: [card], A: { inPlay: ['razide'] }, B: { hand: ['taken_credit'], inPlay: ['samurai/wounded'] } })
  resolved(fight(play, 'razide', 'samurai', 'fight')).answer('A', 'share points', [2, 1])
  act(play, 'B', 'play taken_credit')
  expect([seatIn(play, 'A').P, seatIn(play, 'A').D, seatIn(play, 'B').P, seatIn(play, 'B').D]).toEqual([0, 5, 2, 2])
})
