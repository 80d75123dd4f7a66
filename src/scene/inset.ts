/**
 * Where a second, small picture lies over the first, in the same canvas and of the same scene: what a miniature sees, or the table
 * while the main picture is a miniature's view. It is drawn only together with the main picture (`inset-picture.ts`).
 */
import type { RefObject } from 'react'
import type { Point, Units } from '../geometry/types'
import type { Ref } from '../table/piece'

export interface InsetLook {
  readonly from: Point & { readonly z: Units }
  readonly to: Point & { readonly z: Units }
  /** The height at `to` that should be clearly visible. */
  readonly fit: Units
  /** The miniature whose view it is; it is not drawn. */
  readonly viewer: Ref
  /** The page element that reserves the picture's place. */
  readonly frame: RefObject<HTMLElement | null>
}

/** A part of the canvas, in CSS pixels from its upper left corner. */
export interface Hole {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The picture's rectangle within the canvas; undefined while it is hidden. */
export function holeOf(frame: HTMLElement | null, canvas: HTMLElement): Hole | undefined {
  if (!frame?.isConnected) return undefined
  const [own, all] = [frame.getBoundingClientRect(), canvas.getBoundingClientRect()]
  const [width, height] = [Math.round(own.width), Math.round(own.height)]
  if (width < 2 || height < 2) return undefined
  return { left: Math.round(own.left - all.left), top: Math.round(own.top - all.top), width, height }
}
