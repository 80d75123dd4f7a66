/** Ranges of a watched match, from one position to another: what a clip shows. */
/** The lines after position `from`, up to position `to`. */
export interface Range {
  readonly from: number
  readonly to: number
}

/**
 * The range between two stops (see `stopsOf`) that contains the moment at this position. Where one ends and the next begins, it is
 * the next; at the end of the match it is the last.
 */
export function rangeAround(stops: readonly number[], position: number): Range {
  const last = stops.at(-1) ?? 0
  const from = stops.findLast((stop) => stop <= position && stop < last) ?? 0
  return { from, to: stops.find((stop) => stop > from) ?? last }
}

/** The same range, without what lies before position `least`. */
export const notBefore = ({ from, to }: Range, least: number): Range => ({
  from: Math.max(least, from),
  to: Math.max(least, to),
})
