/** The size of the page's type, for computations in rem outside of style sheets. */

/**
 * Pixels per rem for this text size in percent; must match `base.css`. From about 2200 x 1250 pixels on, type grows with the
 * window. Large text is limited so that the window holds at least 20 rem across and 24 high.
 */
export function remOf(textSize: string, { width, height } = { width: innerWidth, height: innerHeight }): number {
  const plain = Math.min(22, Math.max(16, Math.min(0.0072 * width, 0.0128 * height)))
  const room = Math.max(16, Math.min(width / 20, height / 24))
  return Math.min((plain * Number(textSize)) / 100, room)
}
