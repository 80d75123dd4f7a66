/**
 * A ruler laid on the table, from edge to edge of bases or between places. It stays until it is taken away, and follows the
 * pieces to which it was laid. Pure. Units as in `geometry/types.ts`.
 */
import type { Point } from '../geometry/types'
import type { Ref, Tabletop } from '../table/piece'
import type { Gesture } from './gesture'

/** A piece, measured to the edge of its base, or a place. */
export type RulerEnd = Ref | Point

export interface Ruler {
  /** The next taps set its two ends. */
  readonly isArmed: boolean
  readonly from?: RulerEnd
  readonly to?: RulerEnd
}

export const NO_RULER: Ruler = { isArmed: false }

/** The key or menu command: takes up a ruler, or takes away the one that lies or is being laid. */
export const pickedUp = ({ isArmed, from }: Ruler): Ruler => (isArmed || from !== undefined ? NO_RULER : { isArmed: true })

/** The ruler after a gesture. `isTaken`: the gesture was meant for the ruler alone. Returns the same object if unchanged. */
export function laidBy(ruler: Ruler, gesture: Gesture, { pieces }: Pick<Tabletop, 'pieces'>): { ruler: Ruler; isTaken: boolean } {
  const unmoved = { ruler, isTaken: false }
  if (!ruler.isArmed) return unmoved
  if (gesture.type === 'back') return { ruler: NO_RULER, isTaken: true }
  if ((gesture.type !== 'tap' && gesture.type !== 'hover') || gesture.at === undefined) return unmoved
  const end = gesture.ref !== undefined && Object.hasOwn(pieces, gesture.ref) ? gesture.ref : gesture.at
  if (ruler.from === undefined) return gesture.type === 'tap' ? { ruler: { isArmed: true, from: end }, isTaken: true } : unmoved
  // It follows the pointer until its second end is set.
  return gesture.type === 'tap'
    ? { ruler: { isArmed: false, from: ruler.from, to: end }, isTaken: true }
    : { ruler: { ...ruler, to: end }, isTaken: false }
}

/** Where the ruler lies now; undefined if an end is missing or its piece has left. Between overlapping bases its length is 0. */
export function rulerLine({ from, to }: Ruler, { pieces }: Pick<Tabletop, 'pieces'>): readonly [Point, Point] | undefined {
  const discOf = (end: RulerEnd | undefined) => {
    if (end === undefined) return undefined
    if (typeof end !== 'string') return { at: end, radius: 0 }
    const piece = Object.hasOwn(pieces, end) ? pieces[end] : undefined
    return piece && { at: piece.pose.at, radius: piece.radius }
  }
  const [one, other] = [discOf(from), discOf(to)]
  if (!one || !other) return undefined
  const away = Math.hypot(other.at.x - one.at.x, other.at.y - one.at.y)
  const along = (share: number): Point => ({
    x: one.at.x + (other.at.x - one.at.x) * share,
    y: one.at.y + (other.at.y - one.at.y) * share,
  })
  if (away <= one.radius + other.radius) {
    const touch = along(away === 0 ? 0 : one.radius / (one.radius + other.radius))
    return [touch, touch]
  }
  return [along(one.radius / away), along(1 - other.radius / away)]
}
