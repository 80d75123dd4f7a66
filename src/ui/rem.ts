/** How large the page's type is, for what is reckoned in rem outside of style sheets. */

/**
 * In pixels, for this size of text in percent, as in `base.css`. From about 2200 x 1250 on type and everything around it grow with the
 * window. Large text grows as far as the window has room for: twenty rem across and twenty-four high.
 */
export function remOf(textSize: string, { width, height } = { width: innerWidth, height: innerHeight }): number {
  const plain = Math.min(22, Math.max(16, Math.min(0.0072 * width, 0.0128 * height)))
  const room = Math.max(16, Math.min(width / 20, height / 24))
  return Math.min((plain * Number(textSize)) / 100, room)
}
