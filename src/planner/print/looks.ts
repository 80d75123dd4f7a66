/** How a layout looks on a plan in black and white: heights as hatchings, areas as lines, objectives and notes as signs. */

import { place } from '../../geometry/heading'
import { CENTIMETRE, INCH, type Units } from '../../geometry/types'
import type { LayoutDocument } from '../document'
import { kindIn } from '../kinds'
import type { OpenPiece } from '../opened'
import { type Hatching, hatched } from './hatch'
import { dashed, FINE, FIRM, HAIR, type Mark, RISE, type Spot, type Stroke, shape, strokes, words } from './marks'
import type { SheetWords } from './said'
import type { Space } from './space'

/** Upper limits of the height classes; the last class has none. */
export const heightBounds = ({ shown }: Pick<LayoutDocument, 'shown'>): readonly Units[] =>
  shown === 'cm' ? [2.5 * CENTIMETRE, 5 * CENTIMETRE, 10 * CENTIMETRE] : [INCH, 2 * INCH, 4 * INCH]
const BY_HEIGHT: readonly (Hatching | undefined)[] = [
  undefined,
  { apart: 1.7, ways: ['rising'] },
  { apart: 0.8, ways: ['rising'] },
  { apart: 0.8, ways: ['rising', 'falling'] },
]
export const hatchingOf = (document: Pick<LayoutDocument, 'shown'>, top: Units): Hatching | undefined => {
  const at = heightBounds(document).findIndex((bound) => top <= bound)
  return BY_HEIGHT[at < 0 ? BY_HEIGHT.length - 1 : at]
}
/** The hatchings of the classes, for a legend. */
export const HEIGHT_LOOKS = BY_HEIGHT

/** An outline in its look: white background, hatching, border. */
export function solid(outline: readonly Spot[], hatching: Hatching | undefined, isPassed: boolean): readonly Mark[] {
  if (outline.length < 3) return []
  return [
    shape([outline], { fill: 1 }),
    ...(hatching ? [strokes(hatched(outline, hatching), HAIR, 0.25)] : []),
    shape([outline], isPassed ? { width: FINE, dash: 0.8 } : { width: FIRM }),
  ]
}

export const isPassed = (document: LayoutDocument, { piece }: OpenPiece): boolean =>
  kindIn(document, piece.kind).footprint?.length === 0

/** A piece from above, its lower solids first. */
export function pieceMarks(space: Space, document: LayoutDocument, open: OpenPiece): readonly Mark[] {
  const { piece } = open
  const passed = isPassed(document, open)
  return [...kindIn(document, piece.kind).parts]
    .sort((a, b) => a.top - b.top)
    .flatMap(({ outline, top }) =>
      solid(space.seen(place(outline, piece.at, piece.heading)), hatchingOf(document, top + (piece.z ?? 0)), passed),
    )
}

const AREA_LINES: readonly Hatching[] = [
  { apart: 3, ways: ['level'] },
  { apart: 3, ways: ['upright'] },
  { apart: 4, ways: ['falling'] },
  { apart: 4, ways: ['level', 'upright'] },
]
export const areaLines = (index: number): Hatching => AREA_LINES[index % AREA_LINES.length] ?? { apart: 3, ways: ['level'] }
/** An area's letter on a plan: that of its side, or one by its index. */
export const areaLetter = ({ areas }: LayoutDocument, index: number): string =>
  areas[index]?.seat ?? String.fromCharCode(80 + (index % 10))

export function areaMarks(space: Space, document: LayoutDocument, isBare = false): readonly Mark[] {
  return document.areas.flatMap(({ outlines }, index): readonly Mark[] => {
    const seen = outlines.map((outline) => space.seen(outline)).filter(({ length }) => length > 2)
    const lines = isBare
      ? []
      : [
          strokes(
            seen.flatMap((outline) => hatched(outline, areaLines(index))),
            HAIR,
            0.55,
          ),
        ]
    return [...lines, dashed(borders(seen), FINE, 1.6)]
  })
}
/** The edges of outlines without those that two of them share, as together they are one area. */
function borders(outlines: readonly (readonly Spot[])[]): readonly Stroke[] {
  const edges = outlines.flatMap((outline) =>
    outline.map((from, index): Stroke => {
      const to = outline[(index + 1) % outline.length] ?? from
      return [from.x, from.y, to.x, to.y]
    }),
  )
  const key = (...ends: Stroke) => ends.map((value) => value.toFixed(2)).join(' ')
  const all = new Set(edges.map((edge) => key(...edge)))
  return edges.filter(([x1, y1, x2, y2]) => !all.has(key(x2, y2, x1, y1)))
}

/** A ring with a cross: an objective. */
export const objectiveSign = ({ x, y }: Spot, radius = 1.9): readonly Mark[] => [
  { type: 'disc', at: { x, y }, radius, fill: 1, width: FIRM },
  strokes(
    [
      [x - radius * 0.55, y, x + radius * 0.55, y],
      [x, y - radius * 0.55, x, y + radius * 0.55],
    ],
    FIRM,
  ),
]
const squareAbout = ({ x, y }: Spot, half: number): readonly Spot[] => [
  { x: x - half, y: y - half },
  { x: x + half, y: y - half },
  { x: x + half, y: y + half },
  { x: x - half, y: y + half },
]
/** A square with a letter: a note whose text is beside the plan. */
export const noteSign = ({ x, y }: Spot, letter: string): readonly Mark[] => [
  shape([squareAbout({ x, y }, 1.8)], { fill: 0 }),
  shape([squareAbout({ x, y }, 1.5)], { fill: 1 }),
  words(letter, x, y + (2.3 * RISE) / 2, { size: 2.3, bold: true, anchor: 'middle' }),
]
/** a, b … z, aa, ab … */
export const letterOf = (index: number): string =>
  (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode(97 + (index % 26))

/** A measured point: the first filled, the second open; a middle as a cross. */
export function measureSign({ x, y }: Spot, which: 'first' | 'second' | 'middle'): readonly Mark[] {
  if (which !== 'middle') return [{ type: 'disc', at: { x, y }, radius: 0.75, fill: which === 'first' ? 0 : 1, width: FINE }]
  const arm = 1
  return [
    strokes(
      [
        [x - arm, y - arm, x + arm, y + arm],
        [x - arm, y + arm, x + arm, y - arm],
      ],
      FIRM,
    ),
  ]
}
/** The short name of an edge for a list. */
export const edgeWord = (words: SheetWords, edge: 'left' | 'right' | 'near' | 'far'): string => words.say(`sheet-${edge}`)
