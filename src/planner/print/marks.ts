/**
 * What a printed sheet is made of: a handful of marks in black and greys, in millimetres from the paper's top left corner, y downwards.
 * The writers (`svg.ts`, `pdf.ts`) draw the same marks, so that both files say the same.
 */

/** A place on the paper, in millimetres. */
export interface Spot {
  readonly x: number
  readonly y: number
}
export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
/** From white, 1, to black, 0. */
export type Grey = number

export type Mark =
  /** Straight strokes, each from one spot to another. `dash`: the length of a dash and of a gap. */
  | {
      readonly type: 'strokes'
      readonly lines: readonly Stroke[]
      readonly width: number
      readonly dash?: number
      readonly grey?: Grey
    }
  /** Closed outlines, filled or drawn round or both. */
  | {
      readonly type: 'shape'
      readonly outlines: readonly (readonly Spot[])[]
      readonly fill?: Grey
      readonly width?: number
      readonly dash?: number
    }
  | { readonly type: 'disc'; readonly at: Spot; readonly radius: number; readonly fill?: Grey; readonly width?: number }
  /** One line of words, `at` on its base line; `size` is the height of the type. Turned words run upwards. */
  | {
      readonly type: 'words'
      readonly at: Spot
      readonly text: string
      readonly size: number
      readonly bold?: boolean
      readonly anchor: 'start' | 'middle' | 'end'
      readonly turned?: boolean
    }
  /** A JPEG in base64, stretched over `rect`; only what lies in `clip` is to be seen. */
  | { readonly type: 'picture'; readonly jpeg: string; readonly rect: Rect; readonly clip: Rect }
export type Stroke = readonly [x1: number, y1: number, x2: number, y2: number]

/** One printed sheet. */
export interface Sheet {
  readonly id: string
  readonly title: string
  /** What is on it, for screen readers. */
  readonly told: string
  readonly width: number
  readonly height: number
  readonly marks: readonly Mark[]
}

/** The thinnest line that every printer shows, and thicker ones. */
export const HAIR = 0.1
export const FINE = 0.18
export const FIRM = 0.35
export const HEAVY = 0.6

export const strokes = (lines: readonly Stroke[], width: number, grey?: Grey): Mark => ({
  type: 'strokes',
  lines,
  width,
  ...(grey === undefined ? {} : { grey }),
})
export const dashed = (lines: readonly Stroke[], width: number, dash: number): Mark => ({ type: 'strokes', lines, width, dash })

export const cornersOf = ({ x, y, width, height }: Rect): readonly Spot[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
]
export const box = (rect: Rect, look: { readonly fill?: Grey; readonly width?: number; readonly dash?: number }): Mark => ({
  type: 'shape',
  outlines: [cornersOf(rect)],
  ...look,
})
export const shape = (
  outlines: readonly (readonly Spot[])[],
  look: { readonly fill?: Grey; readonly width?: number; readonly dash?: number },
): Mark => ({ type: 'shape', outlines, ...look })

export interface Type {
  readonly size: number
  readonly bold?: boolean
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly turned?: boolean
}
export const words = (text: string, x: number, y: number, { anchor = 'start', ...type }: Type): Mark => ({
  type: 'words',
  at: { x, y },
  text,
  anchor,
  ...type,
})

/** How far capitals rise above the base line, as a share of the type's size. */
export const RISE = 0.72
export const meets = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
