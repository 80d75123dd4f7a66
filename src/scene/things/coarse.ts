/**
 * Coarser shapes: with a quarter of the triangles for tables with so many pieces that the difference does not show, and with a
 * tenth for moving pictures on slow devices. They use a subset of the fine shape's vertices. Each is made once, one at a time,
 * between two frames.
 */
import { BufferAttribute, type BufferGeometry, BufferGeometry as Geometry } from 'three'

/** The share of triangles that is kept, and the permitted error as a share of the size. */
const GRADES = { coarse: { left: 0.25, off: 0.03 }, hasty: { left: 0.1, off: 0.08 } } as const
type Grade = keyof typeof GRADES

const made = { coarse: new WeakMap<BufferGeometry, BufferGeometry>(), hasty: new WeakMap<BufferGeometry, BufferGeometry>() }
const asked = { coarse: new WeakSet<BufferGeometry>(), hasty: new WeakSet<BufferGeometry>() }
const waiting: { readonly fine: BufferGeometry; readonly grade: Grade; readonly onMade: () => void }[] = []

export const coarsePending = (): number => waiting.length

export const trianglesOf = (geometry: BufferGeometry): number =>
  (geometry.index?.count ?? geometry.getAttribute('position').count) / 3

/** The coarse shape, or the fine one until it has been made. `onMade` is called once no requested shape is left to make. */
export function coarseOf(fine: BufferGeometry, onMade: () => void, grade: Grade = 'coarse'): BufferGeometry {
  const known = made[grade].get(fine)
  if (known) return known
  if (!asked[grade].has(fine) && fine.index) {
    asked[grade].add(fine)
    waiting.push({ fine, grade, onMade })
    if (waiting.length === 1) void work()
  }
  return fine
}

const NOTHING = () => undefined
const fineIndices = new WeakMap<BufferGeometry, BufferAttribute>()

/** `now`: drawn with few triangles. `soon`: drawn with all, but the few are made already, for the next motion. */
export type Haste = 'none' | 'soon' | 'now'

/**
 * Draws a shape with a tenth of its triangles, as soon as they have been made, or again with all. `of`: the shape whose attributes
 * it shares. Coarser shapes have the same vertices, so only the triangles are exchanged.
 */
export function hasten(shape: BufferGeometry, haste: Haste, of = shape): void {
  const { index } = shape
  const fine = fineIndices.get(shape) ?? index
  const few = haste === 'none' ? undefined : coarseOf(of, NOTHING, 'hasty')
  if (!fine || (haste !== 'now' && index === fine)) return
  fineIndices.set(shape, fine)
  const next = haste === 'now' && few ? few.index : fine
  if (index !== next) shape.setIndex(next)
}

async function work(): Promise<void> {
  const { MeshoptSimplifier: simplifier } = await import('meshoptimizer/simplifier')
  await simplifier.ready
  for (let next = waiting[0]; next; next = waiting[0]) {
    await new Promise((done) => setTimeout(done))
    const { fine, grade, onMade } = next
    const { left: share, off } = GRADES[grade]
    const positions = fine.getAttribute('position').array as Float32Array
    const corners = Uint32Array.from(fine.index?.array ?? [])
    const target = 3 * Math.ceil((share * corners.length) / 3)
    const [looks, weights] = looksOf(fine)
    const [left] = simplifier.simplifyWithAttributes(corners, positions, 3, looks, weights.length, weights, null, target, off, [
      'Prune',
    ])
    const coarse = new Geometry()
    for (const [name, attribute] of Object.entries(fine.attributes)) coarse.setAttribute(name, attribute)
    coarse.setIndex(new BufferAttribute(left, 1))
    coarse.boundingBox = fine.boundingBox
    made[grade].set(fine, coarse)
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
