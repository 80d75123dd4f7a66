/** How each player's dice fell, compared with the expectation and its usual variation. */
import type { PlayerSeat } from '../kernel'
import type { ToldLine } from '../protocol/messages'

/** A face, or the sum of all faces, over all dice of one kind: the actual value, the expectation, and the standard deviation. */
export interface Fallen {
  readonly came: number
  readonly expected: number
  readonly spread: number
}

/** The dice of one kind that fell for one player. Dice that belong to nobody have no seat. */
export interface Luck {
  readonly seat: PlayerSeat | undefined
  /** The different faces of such a die, in its order. */
  readonly faces: readonly string[]
  readonly dice: number
  /** How many faces such a die has, counting equal ones separately. */
  readonly sides: number
  /** How often each face came. */
  readonly each: readonly (Fallen & { readonly face: string })[]
  /** The sum of the faces; absent if they are not whole numbers. */
  readonly sum?: Fallen
}

/** One entry for each player and kind of die, in the order in which they first fell. Re-rolled dice count each time they fell. */
export function luckOf(lines: readonly ToldLine[]): readonly Luck[] {
  const kinds = new Map<string, { seat: PlayerSeat | undefined; faces: readonly string[]; fell: string[] }>()
  for (const { entry } of lines) {
    const { roll } = entry
    for (const [index, { faces }] of roll?.dice.entries() ?? []) {
      const fell = roll?.faces[index]
      if (fell === undefined) continue
      const key = JSON.stringify([roll?.by, faces])
      const kind = kinds.get(key) ?? { seat: roll?.by, faces, fell: [] }
      kinds.set(key, kind)
      kind.fell.push(fell)
    }
  }
  return [...kinds.values()].map(({ seat, faces, fell }) => {
    const names = [...new Set(faces)]
    const each = names.map((face) => {
      const chance = faces.filter((one) => one === face).length / faces.length
      const came = fell.filter((one) => one === face).length
      return { face, came, expected: fell.length * chance, spread: Math.sqrt(fell.length * chance * (1 - chance)) }
    })
    const sum = sumOf(faces, fell)
    return { seat, faces: names, dice: fell.length, sides: faces.length, each, ...(sum ? { sum } : {}) }
  })
}

function sumOf(faces: readonly string[], fell: readonly string[]): Fallen | undefined {
  const values = faces.map(Number)
  if (faces.some((face) => !/^-?\d+$/.test(face))) return undefined
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = values.reduce((sum, value) => sum + (value - mean) * (value - mean), 0) / values.length
  const came = fell.reduce((sum, face) => sum + Number(face), 0)
  return { came, expected: mean * fell.length, spread: Math.sqrt(variance * fell.length) }
}
