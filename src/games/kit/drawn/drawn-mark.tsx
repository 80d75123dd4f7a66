/** A mark drawn as SVG for the page: in the current text colour, inside a square. */
import type { ReactNode } from 'react'

export interface MarkProps {
  readonly id: string
  readonly size: number
}

/** SVG paths in a square of 24 units: `lines` are stroked with one weight, `solid` parts are filled. */
export interface Drawing {
  readonly lines?: string
  readonly solid?: string
}

/** Drawn for a mark that has no drawing: a circle. */
const PLAIN: Drawing = { lines: 'M12 4a8 8 0 110 16 8 8 0 010-16z' }

interface DrawnMarkProps {
  readonly drawing: Drawing | undefined
  readonly size: number
}

export function DrawnMark({ drawing = PLAIN, size }: DrawnMarkProps): ReactNode {
  const { lines, solid } = drawing
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {solid && <path d={solid} fill="currentColor" fillRule="evenodd" />}
      {lines && <path d={lines} fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round" strokeLinejoin="round" />}
    </svg>
  )
}
