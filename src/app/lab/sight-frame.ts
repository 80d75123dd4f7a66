/**
 * How much of a small window the sight lab covers, as shares of it: there it takes the place of everything else. Sizes in rem; see
 * `sight.css`.
 */
import type { Frame } from '../../scene/camera/rig'

/** Undefined where there is room beside the table: then the view stays as it is. */
export function labCovers(wide: number, high: number): Frame | undefined {
  if (high <= 27 && wide >= 36) return { top: 5.6 / high, bottom: 0.03, left: 0.42, right: 0 }
  if (wide <= 52 || high <= 27) return { top: Math.min(0.25, 6 / high), bottom: 0.48, left: 0, right: 0 }
  return undefined
}
