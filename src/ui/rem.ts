/** How large the page's type is, for what is reckoned in rem outside of style sheets. */

/** In pixels, for this size of text in percent: from about 2200 x 1250 on type and everything around it grow with the window. As in `base.css`. */
export const remOf = (textSize: string, { width, height } = { width: innerWidth, height: innerHeight }): number =>
  (Number(textSize) / 100) * Math.min(22, Math.max(16, Math.min(0.0072 * width, 0.0128 * height)))
