/** Rulings on a card's page: each concerns some card of the pool, is said in both languages, and is about those cards only. */
import { describe, expect, test } from 'vitest'
import { CARDS, POOL } from '../../../src/games/doomtrooper/content/pool'
import { type RulingId, rulingsFor, rulingTexts } from '../../../src/games/doomtrooper/view/rulings'
import { EN_RULINGS } from '../../../src/games/doomtrooper/view/words/en-rulings'
import { LANGUAGES } from '../../../src/ui/words/speak'

const of = (id: string) => {
  const card = POOL[id]
  if (!card) throw new Error(`no card ${id}`)
  return rulingsFor(card)
}

describe('rulings about cards', () => {
  test.each(Object.keys(EN_RULINGS) as RulingId[])('%s concerns a card of the pool', (id) => {
    expect(CARDS.filter((card) => rulingsFor(card).includes(id)).map((card) => card.id)).not.toEqual([])
  })

  test('a warrior without a word of its own needs none; a spell of the Art says who may cast it', () => {
    expect(of('bauhaus_blitzer')).toEqual([])
    expect(of('elemental_wall')).toContain('AMB-16')
    expect(of('take_cover')).toContain('AMB-39')
  })

  test.each(LANGUAGES)('each is a sentence or three, with its number (%s)', (language) => {
    for (const card of CARDS)
      for (const text of rulingTexts(card, { language })) {
        expect(text, card.id).toMatch(/^\p{Lu}.{20,260}[.]\s\(AMB-\d\d\)$/u)
      }
  })
})
