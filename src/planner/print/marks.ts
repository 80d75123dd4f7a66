/**
 * What a printed sheet is made of: a few types of marks in black and grey, in millimetres from the paper's top left corner, y
 * downwards. Both writers (`svg.ts`, `pdf.ts`) draw the same marks, so their files agree.
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
/** From black, 0, to white, 1. */
export type Grey = number

export type Mark =
  /** Straight strokes, each from one spot to another. `dash`: the lengths of dashes and gaps, which go on where strokes join. */
  | {
      readonly type: 'strokes'
      readonly lines: readonly Stroke[]
      readonly width: number
      readonly dash?: number
      readonly grey?: Grey
    }
  /** Closed outlines that are filled, stroked or both. */
  | {
      readonly type: 'shape'
      readonly outlines: readonly (readonly Spot[])[]
      readonly fill?: Grey
      readonly width?: number
      readonly dash?: number
    }
  | { readonly type: 'disc'; readonly at: Spot; readonly radius: number; readonly fill?: Grey; readonly width?: number }
  /** One line of text, `at` on its baseline; `size` is the font size. Turned text runs upwards. */
  | {
      readonly type: 'words'
      readonly at: Spot
      readonly text: string
      readonly size: number
      readonly bold?: boolean
      readonly anchor: 'start' | 'middle' | 'end'
      readonly turned?: boolean
    }
  /** A JPEG in base64, stretched over `rect`; only the part in `clip` is visible. */
  | { readonly type: 'picture'; readonly jpeg: string; readonly rect: Rect; readonly clip: Rect }
export type Stroke = readonly [x1: number, y1: number, x2: number, y2: number]

/** Whether this stroke begins where the one before it ends. */
export const joins = (lines: readonly Stroke[], at: number): boolean => {
  const [before, next] = [lines[at - 1], lines[at]]
  return before !== undefined && next !== undefined && before[2] === next[0] && before[3] === next[1]
}

/** One printed sheet. */
export interface Sheet {
  readonly id: string
  readonly title: string
  /** A description for screen readers. */
  readonly told: string
  readonly width: number
  readonly height: number
  readonly marks: readonly Mark[]
}

/** Line widths; the first is the thinnest line that every printer shows. */
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

/** Height of capitals above the baseline, as a share of the font size. */
export const RISE = 0.72
export const meets = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
