/** Tests whether dice are fair: Pearson's chi-squared of the record against each die's shares. For display; decides nothing. */

/** One die of one throw, as the log keeps it. */
export interface RolledDie {
  readonly faces: readonly string[]
  readonly shown: string
}

export interface AuditedFace {
  readonly face: string
  readonly seen: number
  readonly expected: number
}

/** The record of all dice with the same faces. */
export interface Audited {
  readonly faces: readonly string[]
  readonly rolls: number
  readonly rows: readonly AuditedFace[]
  readonly chiSquared: number
  readonly freedom: number
  /** The probability that fair dice deviate by at least this much, 0 to 1. */
  readonly chance: number
  /** `odd` if `chance` is below one in a thousand; `too few` while some face is expected less than five times. */
  readonly verdict: 'too few' | 'as expected' | 'odd'
}

export const oddChance = 0.001

/** One entry per set of faces, in the order of first occurrence. A shown face that the die does not have makes its set `odd`. */
export function audit(rolled: Iterable<RolledDie>): readonly Audited[] {
  const makes = new Map<string, { readonly faces: readonly string[]; readonly counts: Map<string, number> }>()
  for (const { faces, shown } of rolled) {
    const key = JSON.stringify([...faces].sort())
    const make = makes.get(key) ?? { faces, counts: new Map<string, number>() }
    makes.set(key, make)
    make.counts.set(shown, (make.counts.get(shown) ?? 0) + 1)
  }
  return [...makes.values()].map(({ faces, counts }) => auditOne(faces, counts))
}

function auditOne(faces: readonly string[], counts: ReadonlyMap<string, number>): Audited {
  const rolls = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const names = [...new Set([...faces, ...counts.keys()])]
  const rows = names.map((face) => {
    const share = faces.filter((name) => name === face).length / faces.length
    return { face, seen: counts.get(face) ?? 0, expected: rolls * share }
  })
  const chiSquared = rows.reduce((sum, { seen, expected }) => sum + (seen - expected) ** 2 / expected, 0)
  const freedom = rows.length - 1
  const chance = chanceBeyond(chiSquared, freedom)
  const isFew = rows.some(({ expected }) => expected > 0 && expected < 5)
  const isForeign = rows.some(({ expected }) => expected === 0)
  const verdict = isForeign ? 'odd' : isFew ? 'too few' : chance < oddChance ? 'odd' : 'as expected'
  return { faces, rolls, rows, chiSquared, freedom, chance, verdict }
}

/** The probability that chi-squared with this many (integer) degrees of freedom is at least `value`. Closed forms; 0 to 1. */
export function chanceBeyond(value: number, freedom: number): number {
  if (freedom < 1 || value <= 0) return 1
  if (!Number.isFinite(value)) return 0
  const half = value / 2
  if (freedom % 2 === 0) {
    let term = Math.exp(-half)
    let sum = term
    for (let index = 1; index < freedom / 2; index++) {
      term *= half / index
      sum += term
    }
    return sum
  }
  const root = Math.sqrt(half)
  let term = Math.exp(-half) / (root * Math.sqrt(Math.PI))
  let sum = 2 * upperNormal(Math.sqrt(value))
  for (let index = 0.5; index < freedom / 2; index++) {
    term *= half / index
    sum += term
  }
  return Math.min(1, sum)
}

/** The upper tail of the normal distribution for `x` >= 0; Abramowitz and Stegun 26.2.17, off by less than 1e-7. */
function upperNormal(x: number): number {
  const t = 1 / (1 + 0.2316419 * x)
  const curve = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * curve
}
