/** The easing functions of motions. All map 0 ... 1 to 0 ... 1. */
import { along, DROP, TOPPLE } from './falls'

export const EASES = ['linear', 'out', 'in', 'inOut', 'drop', 'topple', 'clatter', 'back'] as const
export type Ease = (typeof EASES)[number]

export const ease: Readonly<Record<Ease, (t: number) => number>> = {
  linear: (t) => t,
  out: (t) => 1 - (1 - t) ** 3,
  in: (t) => t * t,
  inOut: (t) => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2),
  /** A fall with one small bounce. */
  drop: (t) => (t < 0.72 ? (t / 0.72) ** 2 : 1 - 0.06 * Math.sin(((t - 0.72) / 0.28) * Math.PI)),
  /** A miniature being knocked over. */
  topple: (t) => along(TOPPLE, t),
  /** A token being dropped. */
  clatter: (t) => along(DROP, t),
  /** There, and back to the start. */
  back: (t) => (t < 0.35 ? 1 - (1 - t / 0.35) ** 2 : 1 - ((t - 0.35) / 0.65) ** 2),
}
