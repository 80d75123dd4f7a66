/** The paper formats, and the scale at which a table fits on one. Millimetres. */
import type { Rect } from './marks'

export const PAPERS = ['a4', 'letter'] as const
export type Paper = (typeof PAPERS)[number]
const SIZES: { readonly [P in Paper]: { readonly width: number; readonly height: number } } = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
}

export const MARGIN = 10
/** Space for a sheet's heading, and for the line at its foot. */
const HEAD = 14
const FOOT = 7

export interface Page {
  readonly width: number
  readonly height: number
  /** The rectangle for a sheet's own marks. */
  readonly room: Rect
}
export function pageOf(paper: Paper, isWide = false): Page {
  const { width: short, height: long } = SIZES[paper]
  const [width, height] = isWide ? [long, short] : [short, long]
  const room = { x: MARGIN, y: MARGIN + HEAD, width: width - 2 * MARGIN, height: height - 2 * MARGIN - HEAD - FOOT }
  return { width, height, room }
}

/** Scales that are easy to calculate with. */
const SCALES = [1, 2, 2.5, 3, 4, 5, 6, 8, 10, 12, 15, 16, 18, 20, 24, 25, 30, 40, 50] as const
/** The largest of these scales, as in 1:8, at which a table of that many millimetres fits. */
export const scaleFor = (width: number, depth: number, room: { readonly width: number; readonly height: number }): number =>
  SCALES.find((scale) => width / scale <= room.width && depth / scale <= room.height) ??
  Math.ceil(Math.max(width / room.width, depth / room.height))
