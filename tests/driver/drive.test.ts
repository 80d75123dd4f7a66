/** Features of the driver besides answering: going on from a play, beginning at a later step, reporting the outcome. */
import { describe, expect, test } from 'vitest'
import { PLAIN_SHAPES } from '../../src/kernel'
import { type Tiny, tinyGame } from '../kernel/tiny-game'
import { drive, type Part } from './drive'

const ORDER = Array.from({ length: 12 }, (_, place) => place)
const beginning = (begin?: Part<Tiny>) => drive<Tiny>(tinyGame(), PLAIN_SHAPES, begin ? { begin } : {})
const dealt = () => beginning().answer('chance' as never, 'deal', ORDER)
const card = (seat: 'A' | 'B') => ({ call: 'play a card', local: { seat } }) as const

describe('going on from a play', () => {
  test('another part goes on from the very state reached, saved and loaded', () => {
    const play = dealt().answer('A', 'bid', 2).answer('B', 'bid', 1)
    const on = play.goOn(card('B'))
    expect(on.state).toEqual(play.state)
    expect(on.open.filter((open) => open.startsWith('B'))).toContain('B: side')
    on.answer('B', 'side', 'left').answer('B', 'which card', 'hand 0')
    expect(on.last('card-played')).toMatchObject({ seat: 'B', side: 'left' })
  })

  test('the play itself stays as it is: several go on from it, each with its own events', () => {
    const play = dealt()
    const [state, open, told] = [play.state, play.open, play.events.length]
    const sides = (['left', 'right'] as const).map((side) =>
      play.goOn(card('A')).answer('A', 'side', side).answer('A', 'which card', 'hand 1').last('card-played'),
    )
    expect(sides.map(({ side }) => side)).toEqual(['left', 'right'])
    expect([play.state, play.open, play.events.length]).toEqual([state, open, told])
    expect(play.goOn(card('A')).events).toEqual([])
  })

  test('so does what went on', () => {
    const first = dealt().goOn(card('A')).answer('A', 'side', 'left').answer('A', 'which card', 'hand 0')
    const second = first.goOn(card('A')).answer('A', 'side', 'left').answer('A', 'which card', 'hand 0')
    expect([first.last('card-played').card, second.last('card-played').card]).toEqual([1, 2])
  })
})

describe('beginning later', () => {
  test('a part may begin at a later step of its chapter; called again, the chapter begins as always', () => {
    const state = dealt().state
    const play = drive<Tiny>(tinyGame(), PLAIN_SHAPES, { state, begin: { call: 'match', local: {}, step: 'round' } })
    expect(play.open).toEqual(dealt().open)
    const round = drive<Tiny>(tinyGame(), PLAIN_SHAPES, { state, begin: { call: 'round', local: {}, step: 'card' } })
    expect(round.open.some((open) => open.endsWith('bid'))).toBe(false)
  })

  test('a step that the chapter does not have is named, with those it has', () => {
    expect(() => beginning({ call: 'match', local: {}, step: 'encore' })).toThrow(
      '"match" has no step encore, only deal, dealt, round',
    )
  })

  test('who has won is said when the game says it', () => {
    const state = { ...dealt().state, round: 99 }
    const over = drive<Tiny>(tinyGame(), PLAIN_SHAPES, { state, begin: { call: 'match', local: {}, step: 'round' } })
    expect(over.open).toEqual([])
    expect(over.outcome).toEqual(tinyGame().outcome(state))
  })
})
