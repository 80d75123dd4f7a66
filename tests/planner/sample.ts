/** Documents that the planner's tests begin from. */

import { INCH } from '../../src/geometry'
import { emptyLayout, type LayoutDocument, type LayoutPiece } from '../../src/planner/document'

export const inch = (length: number): number => Math.round(length * INCH)
export const at = (x: number, y: number) => ({ x: inch(x), y: inch(y) })
export const rectangle = (x0: number, y0: number, x1: number, y1: number) => [at(x0, y0), at(x1, y0), at(x1, y1), at(x0, y1)]

/** A piece at a place in inches. */
export const piece = (
  ref: string,
  kind: string,
  x: number,
  y: number,
  heading = 0,
  rest: Partial<LayoutPiece> = {},
): LayoutPiece => ({
  ref,
  kind,
  at: at(x, y),
  heading,
  ...rest,
})

/** A little of everything on a table of 36 by 36 inches. */
export const sample = (): LayoutDocument =>
  emptyLayout('Sample', inch(36), inch(36), {
    pieces: [
      piece('container-1', 'container', 10, 18),
      piece('barrels-1', 'barrels', 10, 18, 0, { z: inch(2), on: 'container-1', group: 'stack' }),
      piece('wall-1', 'wall', 20, 10, 90, { locked: true, name: 'The old wall' }),
      piece('tower-1', 'own/tower', 26, 26, 45),
    ],
    areas: [
      { ref: 'near', seat: 'A', outlines: [rectangle(0, 0, 36, 6)] },
      { ref: 'far', seat: 'B', outlines: [rectangle(0, 30, 36, 36)], name: 'Far side' },
    ],
    objectives: [{ ref: 'middle', at: at(18, 18), height: 0, points: 1 }],
    notes: [{ ref: 'note-1', at: at(1, 1), text: 'Fire exits stay clear: «été»' }],
    own: {
      tower: {
        name: 'Tower',
        parts: [{ outline: rectangle(-1, -1, 1, 1), bottom: 0, top: inch(4) }],
        top: { outline: rectangle(-1, -1, 1, 1), height: inch(4) },
        traits: { blocksSight: true, climb: true, stand: true, pass: false },
      },
    },
    play: { game: 'exterminate', options: { scenario: 'meeting' } },
  })
