import { beforeAll, describe, expect, it } from 'vitest'
import {
  createThrower,
  decode,
  finalPoses,
  hashOfThrows,
  kindWithFaces,
  mostAttempts,
  numbersPerDie,
  type Throw,
  type Thrower,
  uppermost,
} from '../../src/dice/throw'
import { combat, eight, six, ten } from './build'

let thrower: Thrower
beforeAll(async () => {
  thrower = await createThrower()
}, 60_000)

/** The faces a stranger reads off the last picture of the film, knowing only the labels. */
function readOff({ film, labelling, dice }: Throw): readonly (string | undefined)[] {
  const opened = decode(film)
  if (opened.type !== 'motion') throw new Error(opened.why)
  const poses = finalPoses(opened.motion)
  return dice.map(({ faces }, die) => {
    const [x = 0, y = 0, z = 0, w = 0] = poses.subarray(die * numbersPerDie + 3, (die + 1) * numbersPerDie)
    const kind = kindWithFaces(faces.length)
    if (kind === undefined) throw new Error('no such die')
    return faces[labelling[die]?.[uppermost(kind, [x, y, z, w]).face] ?? -1]
  })
}

describe('a throw', () => {
  it('is the same, bit by bit, for the same request', () => {
    const request = { dice: ten, seed: 4711, gesture: { x: -30, y: 80, strength: 70 } }
    expect(thrower.throwDice(request)).toEqual(thrower.throwDice(request))
  })

  it('is another throw for another seed or another gesture', () => {
    const one = thrower.throwDice({ dice: ten, seed: 1 })
    const hashes = [
      one,
      thrower.throwDice({ dice: ten, seed: 2 }),
      thrower.throwDice({ dice: ten, seed: 1, gesture: { x: 1, y: 100, strength: 60 } }),
      thrower.throwDice({ dice: ten, seed: 1, gesture: { x: 0, y: 100, strength: 61 } }),
    ].map(({ hash, film }) => `${hash} ${film.data}`)
    expect(new Set(hashes).size).toBe(4)
  })

  it('keeps the labels of a seed whatever the gesture: the gesture moves dice, not numbers', () => {
    const gentle = thrower.throwDice({ dice: ten, seed: 9, gesture: { x: 0, y: 100, strength: 0 } })
    const wild = thrower.throwDice({ dice: ten, seed: 9, gesture: { x: 90, y: 10, strength: 100 } })
    expect(gentle.labelling).toEqual(wild.labelling)
    expect(gentle.film.data).not.toBe(wild.film.data)
  })

  it('shows in the last picture of its film what it reports, for hundreds of throws', () => {
    let dice = 0
    for (let seed = 0; seed < 220; seed++) {
      const thrown = thrower.throwDice({ dice: ten, seed, gesture: { x: (seed % 201) - 100, y: 50, strength: seed % 101 } })
      expect(readOff(thrown)).toEqual(thrown.faces)
      dice += thrown.faces.length
    }
    expect(dice).toBe(2200)
  })

  it('survives JSON unchanged and stays small: ten dice below 12 kB', () => {
    const sizes: number[] = []
    for (let seed = 0; seed < 40; seed++) {
      const thrown = thrower.throwDice({ dice: ten, seed })
      expect(JSON.parse(JSON.stringify(thrown))).toEqual(thrown)
      sizes.push(JSON.stringify(thrown.film).length)
    }
    expect(Math.max(...sizes)).toBeLessThan(12_000)
  })

  it('brings a gesture from anywhere within its bounds', () => {
    const wild = thrower.throwDice({ dice: [six], seed: 8, gesture: { x: 1e9, y: Number.NaN, strength: -4.4 } })
    expect(wild).toEqual(thrower.throwDice({ dice: [six], seed: 8, gesture: { x: 100, y: 0, strength: 0 } }))
  })

  it('takes one die and sixty', () => {
    expect(thrower.throwDice({ dice: [six], seed: 3 }).faces).toHaveLength(1)
    const many = thrower.throwDice({ dice: Array.from({ length: 60 }, () => combat), seed: 3 })
    expect(readOff(many)).toEqual(many.faces)
  })

  it.each([
    ['no dice', { dice: [], seed: 1 }],
    ['too many dice', { dice: Array.from({ length: 61 }, () => six), seed: 1 }],
    ['a die with seven faces', { dice: [{ faces: ['1', '2', '3', '4', '5', '6', '7'] }], seed: 1 }],
    ['a seed that is no 32-bit number', { dice: [six], seed: 1.5 }],
    ['a word of a seed that is none', { dice: [six], seed: [1, 2, 3, 2 ** 32] as const }],
  ])('does not throw %s', (_, request) => {
    expect(() => thrower.throwDice(request)).toThrow()
  })

  it('finds cocked dice in play, throws them again and lists them', () => {
    const found: Throw['cocked'][number][] = []
    let dice = 0
    for (let seed = 0; seed < 150; seed++) {
      const thrown = thrower.throwDice({ dice: Array.from({ length: 10 }, () => eight), seed })
      found.push(...thrown.cocked)
      dice += 10
    }
    expect(found.length).toBeGreaterThan(3)
    expect(found.length / dice).toBeLessThan(0.05)
    for (const { attempt, ruling, at } of found) {
      expect(ruling).toBe(attempt === mostAttempts ? 'set down' : 'thrown again')
      expect(at).toBeGreaterThan(0)
    }
  })

  it('is one constant over a hundred throws, in every engine', async () => {
    expect(await hashOfThrows(100)).toBe('c1e776aebd39a5fc')
  })
})
