/**
 * The shares of a small window that the sight lab covers, in place of all other panels. Sizes are in rem and must match
 * `sight.css`.
 */
import type { Frame } from '../../scene/camera/rig'

/** Undefined if there is room beside the table: the camera then keeps its frame. */
export function labCovers(wide: number, high: number): Frame | undefined {
  if (high <= 27 && wide >= 36) return { top: 5.6 / high, bottom: 0.03, left: 0.42, right: 0 }
  if (wide <= 52 || high <= 27) return { top: Math.min(0.25, 6 / high), bottom: 0.48, left: 0, right: 0 }
  return undefined
}
