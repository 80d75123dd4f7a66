/** The layout that the planner's figures are taken on: so many pieces of mixed kinds, two of them own ones, the same each time. */

import { INCH, type Units } from '../../src/geometry/types'
import { seeded } from '../../src/kernel'
import { areasFor } from '../../src/planner/areas'
import { emptyLayout, type LayoutDocument, type LayoutPiece } from '../../src/planner/document'
import { SCENERY } from '../../src/table/terrain'

const inch = (length: number): Units => Math.round(length * INCH)
/** So many of them are one group, and dragged together. */
export const GROUPED = 20

const WIDTH = 72
const DEPTH = 48
const square = (half: number) => [
  { x: inch(-half), y: inch(-half) },
  { x: inch(half), y: inch(-half) },
  { x: inch(half), y: inch(half) },
  { x: inch(-half), y: inch(half) },
]
const own = (name: string, half: number, top: number) => ({
  name,
  parts: [
    { outline: square(half), bottom: 0, top: inch(top) },
    { outline: square(half / 2), bottom: inch(top), top: inch(2 * top) },
  ],
  traits: { blocksSight: true, climb: true, stand: true, pass: false },
})

/** One piece for each cell of the table, slightly off its middle. Some overlap, as they do in a layout that is being worked on. */
export function crowded(count: number): LayoutDocument {
  const rng = seeded(4711)
  const columns = Math.ceil(Math.sqrt((count * WIDTH) / DEPTH))
  const rows = Math.ceil(count / columns)
  const kinds = [...SCENERY.map(({ kind }) => kind), 'own/tower', 'own/plinth']
  const pieces = Array.from({ length: count }, (_, index): LayoutPiece => {
    const kind = kinds[index % kinds.length] ?? 'container'
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const off = () => (rng.below(100) - 50) / 200
    const at = { x: inch(((column + 0.5 + off()) * WIDTH) / columns), y: inch(((row + 0.5 + off()) * DEPTH) / rows) }
    const group = index < GROUPED ? { group: 'together' } : {}
    return { ref: `${kind.replace('own/', '')}-${index + 1}`, kind, at, heading: 15 * rng.below(24), ...group }
  })
  const size = { width: inch(WIDTH), depth: inch(DEPTH) }
  return emptyLayout(`${count} pieces`, size.width, size.depth, {
    pieces,
    areas: areasFor(size, { shape: 'near-far', deep: inch(9) }),
    objectives: [1, 2, 3].map((number) => ({ ref: `objective-${number}`, at: { x: inch(18 * number), y: inch(24) }, height: 0 })),
    own: { tower: own('Tower', 1, 3), plinth: own('Plinth', 0.75, 1) },
  })
}
