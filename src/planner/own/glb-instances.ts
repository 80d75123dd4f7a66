/** EXT_mesh_gpu_instancing: one shape at many places. */
import { type Numbers, numbersOf } from './glb-accessor'
import type { GlbSource } from './glb-door'
import { extensionOf, isRecord, type Loose } from './glb-json'
import { composed, type Matrix, times } from './matrix'
import type { Work } from './mesh'
import { refuse } from './said'

const INSTANCING = 'EXT_mesh_gpu_instancing'
/** The attributes of an instance, and their numbers of components. */
const WIDTHS = { TRANSLATION: 3, ROTATION: 4, SCALE: 3 } as const

/** Instances between two pauses. */
const MANY = 4096

/** Every placement of a node's shape: the node's own, or those of its instances. */
export function* placesOf(source: GlbSource, node: Loose, path: string, own: Matrix, most: number): Work<readonly Matrix[]> {
  const said = extensionOf(node, INSTANCING)
  if (!said) return [own]
  const attributes = isRecord(said.attributes) ? said.attributes : {}
  function* list(name: keyof typeof WIDTHS): Work<Numbers | undefined> {
    const index = attributes[name]
    if (index === undefined) return undefined
    const found = typeof index === 'number' ? yield* numbersOf(source, index) : undefined
    return found?.width === WIDTHS[name] ? found : refuse('own-garbled', { at: { path: `${path}.${name}` }, expected: 'numbers' })
  }
  const [moves, turns, scales] = [yield* list('TRANSLATION'), yield* list('ROTATION'), yield* list('SCALE')]
  const lists = [moves, turns, scales].filter((found) => found !== undefined)
  const count = lists[0]?.count ?? 1
  if (lists.some((found) => found.count !== count)) refuse('own-garbled', { at: { path }, expected: `${count}` })
  // An accessor without stored data costs a file nothing, so the count may not exceed the number of bytes given.
  if (count > Math.min(most, source.size)) refuse('own-garbled', { at: { path }, expected: 'fewer instances' })
  const places: Matrix[] = []
  for (let i = 0; i < count; i++) {
    const row = (found: Numbers | undefined) => (found ? Array.from({ length: found.width }, (_, k) => found.at(i, k)) : [])
    const turn = row(turns)
    // Quaternions stored as integers are not exactly of length one.
    const length = Math.hypot(...turn) || 1
    const turned = turn.map((value) => value / length)
    places.push(times(own, composed(row(moves), turned, row(scales))))
    if (i % MANY === MANY - 1) yield i / count
  }
  return places
}
