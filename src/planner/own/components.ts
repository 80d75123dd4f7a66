/** The connected parts of a mesh: triangles that share corners, joined with parts that overlap. */
import type { PlacedMesh } from './placing'

interface Component {
  /** Corner indices, three per triangle, as in the mesh. */
  readonly triangles: number[]
  readonly low: [number, number, number]
  readonly high: [number, number, number]
}

/**
 * Parts of printed models overlap so that they hold together. Two parts are joined if the overlap of their boxes is at least this
 * share of the smaller box.
 */
const STUCK = 0.25

/** Largest box first. Corners at the same place count as one, even if their colours differ. */
export function componentsOf({ positions, triangles }: Pick<PlacedMesh, 'positions' | 'triangles'>): readonly Component[] {
  const parents = Array.from({ length: positions.length / 3 }, (_, i) => i)
  const rootOf = (corner: number): number => {
    let root = corner
    while (parents[root] !== root) root = parents[root] = parents[parents[root] as number] as number
    return root
  }
  const places = new Map<string, number>()
  for (let corner = 0; corner < parents.length; corner++) {
    const key = `${positions[3 * corner]},${positions[3 * corner + 1]},${positions[3 * corner + 2]}`
    const known = places.get(key)
    if (known === undefined) places.set(key, corner)
    else parents[corner] = known
  }
  for (let t = 0; t < triangles.length; t += 3)
    for (const i of [1, 2]) parents[rootOf(triangles[t + i] as number)] = rootOf(triangles[t] as number)

  const found = new Map<number, Component>()
  triangles.forEach((corner) => {
    const root = rootOf(corner)
    const part = found.get(root) ?? {
      triangles: [],
      low: [Infinity, Infinity, Infinity],
      high: [-Infinity, -Infinity, -Infinity],
    }
    found.set(root, part)
    part.triangles.push(corner)
    for (const k of [0, 1, 2] as const) {
      const value = positions[3 * corner + k] as number
      part.low[k] = Math.min(part.low[k], value)
      part.high[k] = Math.max(part.high[k], value)
    }
  })
  return joined([...found.values()].sort((a, b) => bulk(b) - bulk(a)))
}

const bulk = ({ low, high }: Pick<Component, 'low' | 'high'>) =>
  [0, 1, 2].reduce((all, k) => all * ((high[k] as number) - (low[k] as number) + 1), 1)

/** The most parts that are treated separately; all others are added to the first. */
const MOST = 200

function joined(parts: readonly Component[]): readonly Component[] {
  const kept: Component[] = []
  for (const part of parts) {
    const host = kept.length >= MOST ? kept[0] : kept.find((other) => shared(other, part) > STUCK * bulk(part))
    if (!host) {
      kept.push({ triangles: part.triangles.slice(), low: [...part.low], high: [...part.high] })
      continue
    }
    for (const corner of part.triangles) host.triangles.push(corner)
    for (const k of [0, 1, 2] as const) {
      host.low[k] = Math.min(host.low[k], part.low[k])
      host.high[k] = Math.max(host.high[k], part.high[k])
    }
  }
  return kept
}

const shared = (a: Component, b: Component) =>
  [0, 1, 2].reduce((all, k) => {
    const side = Math.min(a.high[k] as number, b.high[k] as number) - Math.max(a.low[k] as number, b.low[k] as number)
    return side < 0 ? 0 : all * (side + 1)
  }, 1)
