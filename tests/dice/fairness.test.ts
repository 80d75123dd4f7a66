import { beforeAll, describe, expect, it } from 'vitest'
import { audit, chanceBeyond, createThrower, type RolledDie, type Throw } from '../../src/dice/throw'
import { below, type Draw, generator, permutation } from '../../src/dice/throw/generator'
import { combat, eight, rolledDice, six, ten } from './build'

/** Swaps every place with any place: the classic mistake. Some orders come up more often than others. */
function sloppyPermutation(draw: Draw, count: number): number[] {
  const order = Array.from({ length: count }, (_, index) => index)
  for (let place = 0; place < count; place++) {
    const other = below(draw, count)
    const kept = order[place] as number
    order[place] = order[other] as number
    order[other] = kept
  }
  return order
}

/** Rolls of dice so loaded that the same physical face always lands up: only the labels are left to chance. */
function loadedRolls(shuffle: typeof permutation, physicalFace: number): RolledDie[] {
  return Array.from({ length: 20_000 }, (_, seed) => {
    const label = shuffle(generator(seed, 1), 6)[physicalFace] ?? 0
    const faces = ['1', '2', '3', '4', '5', '6']
    return { faces, shown: faces[label] ?? '' }
  })
}

describe('fairness', () => {
  let throws: readonly Throw[]
  beforeAll(async () => {
    const thrower = await createThrower()
    throws = Array.from({ length: 400 }, (_, index) =>
      thrower.throwDice({ dice: ten, seed: index * 7919, gesture: { x: (index % 201) - 100, y: 70, strength: index % 101 } }),
    )
  }, 60_000)

  it('gives combat dice and eight-sided dice their shares over four thousand dice', () => {
    const audited = audit(throws.flatMap(rolledDice))
    expect(audited.map(({ rolls }) => rolls)).toEqual([2400, 1600])
    for (const { chance, verdict } of audited) {
      expect(chance).toBeGreaterThan(0.01)
      expect(verdict).toBe('as expected')
    }
    expect(audited[0]?.rows.map(({ face, expected }) => [face, expected])).toEqual([
      ['hit', 1200],
      ['armour', 800],
      ['bolt', 400],
    ])
  })

  it('is right even with dice that always land on the same side', () => {
    for (const face of [0, 1, 5]) expect(audit(loadedRolls(permutation, face))[0]?.verdict).toBe('as expected')
  })

  it('is right with seeds of four words as well, whichever of them differ', () => {
    for (const word of [0, 1, 2, 3]) {
      const rolls = Array.from({ length: 20_000 }, (_, count): RolledDie => {
        const seed = [7, 7, 7, 7].map((one, at) => (at === word ? count : one)) as unknown as readonly [
          number,
          number,
          number,
          number,
        ]
        const label = permutation(generator(seed, 1), 6)[2] ?? 0
        return { faces: six.faces, shown: six.faces[label] ?? '' }
      })
      expect(audit(rolls)[0]?.verdict).toBe('as expected')
    }
  })

  it('draws labels and motion from streams that have nothing in common', () => {
    const seed = [1, 2, 3, 4] as const
    const [labels, physics] = [generator(seed, 1), generator(seed, 2)]
    const one = new Set(Array.from({ length: 5000 }, labels))
    expect(Array.from({ length: 5000 }, physics).filter((drawn) => one.has(drawn)).length).toBeLessThan(3)
  })

  it('would be caught if the labels were shuffled sloppily', () => {
    const verdicts = [0, 1, 2, 3, 4, 5].map((face) => audit(loadedRolls(sloppyPermutation, face))[0]?.verdict)
    expect(verdicts).toContain('odd')
  })

  it('puts every label equally often on every physical face in real throws', () => {
    for (const face of [0, 1, 2, 3, 4, 5]) {
      const rolls = throws.flatMap(({ labelling, dice }) =>
        labelling.flatMap((labels, die) =>
          dice[die] === combat ? [{ faces: ['0', '1', '2', '3', '4', '5'], shown: String(labels[face]) }] : [],
        ),
      )
      expect(audit(rolls)[0]?.chance).toBeGreaterThan(0.001)
    }
  })

  it('calls a record odd that favours one face, and says when there is too little', () => {
    const favoured = Array.from({ length: 1200 }, (_, index) => ({
      faces: combat.faces,
      shown: index % 6 < 4 ? 'hit' : 'armour',
    }))
    expect(audit(favoured)[0]?.verdict).toBe('odd')
    expect(audit([{ faces: eight.faces, shown: '3' }])[0]?.verdict).toBe('too few')
    expect(audit([{ faces: eight.faces, shown: '9' }])[0]?.verdict).toBe('odd')
  })

  it('knows the printed limits of chi-squared', () => {
    for (const [value, freedom] of [
      [5.991, 2],
      [11.07, 5],
      [14.067, 7],
    ] as const) {
      expect(chanceBeyond(value, freedom)).toBeCloseTo(0.05, 4)
    }
  })

  it('draws bounded whole numbers without bias', () => {
    const draw = generator(1, 1)
    const rolls = Array.from({ length: 30_000 }, () => ({ faces: ['0', '1', '2'], shown: String(below(draw, 3)) }))
    expect(audit(rolls)[0]?.chance).toBeGreaterThan(0.01)
    // Near the top of the range a plain remainder would give the lower half twice.
    const large = Array.from({ length: 3000 }, () => below(draw, 0xc0000000))
    const low = large.filter((value) => value < 0x60000000).length
    expect(Math.abs(low - 1500)).toBeLessThan(110)
  })
})
