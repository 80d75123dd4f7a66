import { describe, expect, it } from 'vitest'
import { thrownDice } from '../../src/workers/thrown-dice'

describe('dice that are thrown', () => {
  const SIX = { faces: ['1', '2', '3', '4', '5', '6'] }
  const SEED = [1, 2, 3, 4] as const

  it('answer with what landed, and with the throw itself for the picture', async () => {
    const asked: unknown[] = []
    const thrown = { faces: ['5'], film: { version: 1 } }
    const throwDice = (request: unknown) => {
      asked.push(request)
      return thrown
    }
    const throwing = await thrownDice({ load: async () => ({ throwDice }) as never }).ready([SIX])
    expect(await throwing?.(SEED, { x: -1000, y: 504, strength: 1000 })).toEqual({ faces: ['5'], film: thrown })
    expect(asked).toEqual([{ dice: [SIX], seed: SEED, gesture: { x: -100, y: 50, strength: 100 } }])
  })

  it.each<[string, () => Promise<never>, readonly { readonly faces: readonly string[] }[]]>([
    ['cannot be loaded', () => Promise.reject(new Error('no wasm')), [SIX]],
    ['never come', () => new Promise(() => {}), [SIX]],
    ['have twenty faces', async () => ({}) as never, [{ faces: Array.from({ length: 20 }, (_, face) => `${face}`) }]],
    ['are too many', async () => ({}) as never, Array.from({ length: 61 }, () => SIX)],
  ])('that %s are not ready, which is known before there is a seed', async (_name, load, dice) => {
    expect(await thrownDice({ load, patience: 50 }).ready(dice)).toBeUndefined()
  })

  it('are loaded again after loading has failed', async () => {
    let loads = 0
    const dice = thrownDice({ load: () => (loads++ === 0 ? Promise.reject(new Error('offline')) : Promise.resolve({} as never)) })
    expect(await dice.ready([SIX])).toBeUndefined()
    expect(await dice.ready([SIX])).toBeDefined()
  })

  it('really land on faces of the dice, by the same seed the same', async () => {
    const { createThrower } = await import('../../src/dice/throw')
    const throwing = await thrownDice({ load: createThrower }).ready([SIX, SIX])
    const thrown = await throwing?.(SEED)
    expect(thrown?.faces.every((face) => SIX.faces.includes(face))).toBe(true)
    expect(thrown?.film).toMatchObject({ faces: thrown?.faces, film: { version: 1 } })
    expect(JSON.parse(JSON.stringify(thrown?.film))).toEqual(thrown?.film)
    expect(await throwing?.(SEED)).toEqual(thrown)
    for (let word = 0; word < 4; word++) {
      const other = SEED.map((one, at) => (at === word ? one + 1 : one)) as unknown as typeof SEED
      expect(await throwing?.(other)).not.toEqual(thrown)
    }
  })
})
