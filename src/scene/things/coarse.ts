/**
 * Coarser shapes with a quarter of the triangles, for tables with so many pieces that the difference does not show. They use a
 * subset of the fine shape's vertices. Each is made once, one at a time, between two frames.
 */
import { BufferAttribute, type BufferGeometry, BufferGeometry as Geometry } from 'three'

/** The share of triangles that is kept, and the permitted error as a share of the size. */
const LEFT = 0.25
const OFF = 0.03

const made = new WeakMap<BufferGeometry, BufferGeometry>()
const asked = new WeakSet<BufferGeometry>()
const waiting: { readonly fine: BufferGeometry; readonly onMade: () => void }[] = []

export const coarsePending = (): number => waiting.length

export const trianglesOf = (geometry: BufferGeometry): number =>
  (geometry.index?.count ?? geometry.getAttribute('position').count) / 3

/** The coarse shape, or the fine one until it has been made. `onMade` is called once no requested shape is left to make. */
export function coarseOf(fine: BufferGeometry, onMade: () => void): BufferGeometry {
  const known = made.get(fine)
  if (known) return known
  if (!asked.has(fine) && fine.index) {
    asked.add(fine)
    waiting.push({ fine, onMade })
    if (waiting.length === 1) void work()
  }
  return fine
}

async function work(): Promise<void> {
  const { MeshoptSimplifier: simplifier } = await import('meshoptimizer/simplifier')
  await simplifier.ready
  for (let next = waiting[0]; next; next = waiting[0]) {
    await new Promise((done) => setTimeout(done))
    const { fine, onMade } = next
    const positions = fine.getAttribute('position').array as Float32Array
    const corners = Uint32Array.from(fine.index?.array ?? [])
    const target = 3 * Math.ceil((LEFT * corners.length) / 3)
    const [looks, weights] = looksOf(fine)
    const [left] = simplifier.simplifyWithAttributes(corners, positions, 3, looks, weights.length, weights, null, target, OFF, [
      'Prune',
    ])
    const coarse = new Geometry()
    for (const [name, attribute] of Object.entries(fine.attributes)) coarse.setAttribute(name, attribute)
    coarse.setIndex(new BufferAttribute(left, 1))
    coarse.boundingBox = fine.boundingBox
    made.set(fine, coarse)
    waiting.shift()
    if (waiting.length === 0) onMade()
  }
}

/** The weights of a different normal and of a different colour, relative to a shift by the whole size. */
const WEIGHT = { normal: 0.05, color: 0.1 } as const

/** The normal and colour of each vertex, interleaved. */
function looksOf(fine: BufferGeometry): [Float32Array, number[]] {
  const kept = (['normal', 'color'] as const).flatMap((name) => {
    const attribute = fine.getAttribute(name)
    return attribute ? [{ attribute, weight: WEIGHT[name] }] : []
  })
  const count = fine.getAttribute('position').count
  const looks = new Float32Array(3 * kept.length * count)
  for (const [place, { attribute }] of kept.entries())
    for (let i = 0; i < count; i++)
      for (let k = 0; k < 3; k++) looks[3 * (kept.length * i + place) + k] = attribute.getComponent(i, k)
  return [looks, kept.flatMap(({ weight }) => [weight, weight, weight])]
}
