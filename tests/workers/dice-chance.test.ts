import { describe, expect, it } from 'vitest'
import type { Rng } from '../../src/kernel'
import { diceChance } from '../../src/workers/dice-chance'

describe('dice that are thrown', () => {
  const ROLL = {
    id: 'q1',
    seat: 'chance',
    subject: 'roll',
    choice: { shape: 'roll', dice: [{ faces: ['1', '2', '3', '4', '5', '6'] }] },
    fallback: ['1'],
  } as const
  const rng: Rng = { below: () => 3 }
  const throwing = (load: () => Promise<never>, patience = 50) => diceChance({ load, seed: () => 1, rng, patience })

  it('answer with what landed, and with the throw itself for the picture', async () => {
    const asked: unknown[] = []
    const thrown = { faces: ['5'], film: { version: 1 } }
    const throwDice = (request: unknown) => {
      asked.push(request)
      return thrown
    }
    const load = async () => ({ throwDice }) as never
    const answer = await throwing(load).answer(ROLL, { x: -1000, y: 504, strength: 1000 })
    expect(answer).toEqual({ answer: ['5'], film: thrown })
    expect(asked).toEqual([{ dice: ROLL.choice.dice, seed: 1, gesture: { x: -100, y: 50, strength: 100 } }])
  })

  it.each<[string, () => Promise<never>]>([
    ['cannot be loaded', () => Promise.reject(new Error('no wasm'))],
    ['never come', () => new Promise(() => {})],
    [
      'cannot be thrown',
      async () =>
        ({
          throwDice: () => {
            throw new Error('no die has 20 faces')
          },
        }) as never,
    ],
  ])('that %s are replaced by the generator, and the players are told', async (_name, load) => {
    expect(await throwing(load).answer(ROLL)).toEqual({ answer: ['4'], notice: { key: 'dice-replaced', says: {} } })
  })

  it('shuffles need no dice', async () => {
    const shuffle = { ...ROLL, choice: { shape: 'shuffle', count: 3 } } as const
    expect((await throwing(() => Promise.reject(new Error('unused'))).answer(shuffle)).notice).toBeUndefined()
  })

  it('the real ones land on faces of the dice', async () => {
    const { createThrower } = await import('../../src/dice/throw')
    const { answer, film, notice } = await diceChance({ load: createThrower, seed: () => 42, rng }).answer(ROLL)
    expect(notice).toBeUndefined()
    expect(ROLL.choice.dice[0].faces).toContain((answer as string[])[0])
    expect(film).toMatchObject({ faces: answer, film: { version: 1 } })
    expect(JSON.parse(JSON.stringify(film))).toEqual(film)
  })
})
