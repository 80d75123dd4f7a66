/** The notation of ready layouts: one half and what stands in the middle, in inches or centimetres; the rest is its image. */
import { CENTIMETRE, INCH, type Units } from '../geometry/types'
import { type AreaPreset, areasFor } from './areas'
import { emptyLayout, type LayoutDocument, type LayoutPiece, type LayoutSymmetry } from './document'
import { withTwins } from './edits/twins'
import { freshRef, refsOf } from './refs'

/** A piece: its kind, its middle, its heading in degrees. */
export type Line = readonly [kind: string, x: number, y: number, heading?: number]
export interface Written {
  readonly name: string
  readonly game?: string
  readonly unit: 'inch' | 'cm'
  readonly size: readonly [width: number, depth: number]
  readonly mat: string
  readonly symmetry: Exclude<LayoutSymmetry, 'none'>
  /** One half of the pieces; a piece that is its own image stands once. */
  readonly half: readonly Line[]
  readonly areas: AreaPreset['shape']
  readonly deep: number
  /** One half of the objectives, including those that are their own image. */
  readonly objectives: readonly (readonly [x: number, y: number])[]
}

export function layoutFrom(written: Written): LayoutDocument {
  const { unit, symmetry } = written
  const units = (length: number): Units => Math.round(length * (unit === 'inch' ? INCH : CENTIMETRE))
  const size = { width: units(written.size[0]), depth: units(written.size[1]) }
  const bare = emptyLayout(written.name, size.width, size.depth, {
    shown: unit,
    mat: written.mat,
    symmetry,
    areas: areasFor(size, { shape: written.areas, deep: units(written.deep) }),
    ...(written.game === undefined ? {} : { play: { game: written.game } }),
  })
  const pieces: LayoutPiece[] = []
  for (const [kind, x, y, heading = 0] of written.half) {
    const piece = { ref: freshRef(refsOf(pieces), kind), kind, at: { x: units(x), y: units(y) }, heading }
    pieces.push(...withTwins(bare, pieces, [piece]))
  }
  const places = written.objectives.flatMap(([x, y]) => {
    const at = { x: units(x), y: units(y) }
    const image = {
      x: symmetry === 'near-far' ? at.x : size.width - at.x,
      y: symmetry === 'left-right' ? at.y : size.depth - at.y,
    }
    return at.x === image.x && at.y === image.y ? [at] : [at, image]
  })
  const objectives = places.map((at, index) => ({ ref: `objective-${index + 1}`, at, height: 0, points: 1 }))
  return { ...bare, pieces, objectives }
}
