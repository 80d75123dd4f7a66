/** EXT_mesh_gpu_instancing: one shape in many places. */
import { numbersOf } from './glb-accessor'
import type { GlbSource } from './glb-door'
import { extensionOf, isRecord, type Loose } from './glb-json'
import { composed, type Matrix, times } from './matrix'
import { refuse } from './said'

const INSTANCING = 'EXT_mesh_gpu_instancing'
/** What each instance may have, and how many numbers it is. */
const WIDTHS = { TRANSLATION: 3, ROTATION: 4, SCALE: 3 } as const

/** Every place of a node's shape: its own, or those of its instances. */
export function placesOf(source: GlbSource, node: Loose, path: string, own: Matrix, most: number): readonly Matrix[] {
  const said = extensionOf(node, INSTANCING)
  if (!said) return [own]
  const attributes = isRecord(said.attributes) ? said.attributes : {}
  const list = (name: keyof typeof WIDTHS) => {
    const index = attributes[name]
    if (index === undefined) return undefined
    const found = typeof index === 'number' ? numbersOf(source, index) : undefined
    return found?.width === WIDTHS[name] ? found : refuse('own-garbled', { at: { path: `${path}.${name}` }, expected: 'numbers' })
  }
  const [moves, turns, scales] = [list('TRANSLATION'), list('ROTATION'), list('SCALE')]
  const lists = [moves, turns, scales].filter((found) => found !== undefined)
  const count = lists[0]?.count ?? 1
  if (lists.some((found) => found.count !== count)) refuse('own-garbled', { at: { path }, expected: `${count}` })
  // What is not stored costs a file nothing: it may not claim more places than it has bytes.
  if (count > Math.min(most, source.size)) refuse('own-garbled', { at: { path }, expected: 'fewer instances' })
  return Array.from({ length: count }, (_, i) => {
    const row = (found: (typeof lists)[number] | undefined) =>
      found ? Array.from({ length: found.width }, (_, k) => found.at(i, k)) : []
    const turn = row(turns)
    // Turns stored as whole numbers are not quite of length one.
    const length = Math.hypot(...turn) || 1
    const turned = turn.map((value) => value / length)
    return times(own, composed(row(moves), turned, row(scales)))
  })
}
