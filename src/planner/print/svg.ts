/** Writes a sheet as SVG: in real millimetres, with text as text, without external references. */
import { type Grey, joins, type Mark, type Sheet, type Spot } from './marks'
import { widthOf } from './type'

/** Escapes text for XML. */
export const escaped = (text: string): string =>
  text
    // Unpaired surrogates are replaced.
    .replace(/[\ud800-\udfff]/gu, '\ufffd')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no such characters, not even written as entities.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** Three decimals: finer than any printer's dot. */
const n = (value: number): string => String(Math.round(value * 1000) / 1000)
const ink = (grey: Grey): string => {
  const level = Math.round(grey * 255)
    .toString(16)
    .padStart(2, '0')
  return grey <= 0 ? '#000' : grey >= 1 ? '#fff' : `#${level}${level}${level}`
}
const outlineOf = (outline: readonly Spot[]): string => `M${outline.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}Z`
const look = (fill: Grey | undefined, width: number | undefined, dash?: number): string =>
  `fill="${fill === undefined ? 'none' : ink(fill)}"${width === undefined ? '' : ` stroke="#000" stroke-width="${n(width)}"`}${
    dash === undefined ? '' : ` stroke-dasharray="${n(dash)}"`
  }`

function markText(mark: Mark): string {
  switch (mark.type) {
    case 'strokes': {
      if (mark.lines.length === 0) return ''
      const path = mark.lines
        .map(([x1, y1, x2, y2], at) => `${joins(mark.lines, at) ? '' : `M${n(x1)} ${n(y1)}`}L${n(x2)} ${n(y2)}`)
        .join('')
      const dash = mark.dash === undefined ? '' : ` stroke-dasharray="${n(mark.dash)}"`
      return `<path d="${path}" fill="none" stroke="${ink(mark.grey ?? 0)}" stroke-width="${n(mark.width)}"${dash}/>`
    }
    case 'shape':
      return mark.outlines.length === 0
        ? ''
        : `<path d="${mark.outlines.map(outlineOf).join('')}" ${look(mark.fill, mark.width, mark.dash)} stroke-linejoin="round"/>`
    case 'disc':
      return `<circle cx="${n(mark.at.x)}" cy="${n(mark.at.y)}" r="${n(mark.radius)}" ${look(mark.fill, mark.width)}/>`
    case 'picture': {
      const { jpeg, rect, clip } = mark
      // A nested drawing clips the image.
      const place = `x="${n(clip.x)}" y="${n(clip.y)}" width="${n(clip.width)}" height="${n(clip.height)}"`
      const box = `viewBox="${n(clip.x)} ${n(clip.y)} ${n(clip.width)} ${n(clip.height)}"`
      const image = `<image x="${n(rect.x)}" y="${n(rect.y)}" width="${n(rect.width)}" height="${n(rect.height)}"`
      return `<svg ${place} ${box}>${image} preserveAspectRatio="none" href="data:image/jpeg;base64,${jpeg}"/></svg>`
    }
    case 'words': {
      const { at, text, size, bold, anchor, turned } = mark
      const width = widthOf(text, size, bold)
      if (width === 0) return ''
      // Whatever font the viewer has, each line is stretched to the measured width.
      const held = ` textLength="${n(width)}" lengthAdjust="spacingAndGlyphs"`
      const place = turned ? ` transform="translate(${n(at.x)} ${n(at.y)}) rotate(-90)"` : ` x="${n(at.x)}" y="${n(at.y)}"`
      const weight = bold ? ' font-weight="700"' : ''
      const side = anchor === 'start' ? '' : ` text-anchor="${anchor}"`
      return `<text${place} font-size="${n(size)}"${weight}${side}${held}>${escaped(text)}</text>`
    }
  }
}

/** A whole SVG file. */
export const svgOf = ({ title, told, width, height, marks }: Sheet): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${n(width)}mm" height="${n(height)}mm" viewBox="0 0 ${n(width)} ${n(height)}" font-family="Helvetica, Arial, 'Liberation Sans', sans-serif">`,
    `<title>${escaped(title)}</title>`,
    `<desc>${escaped(told)}</desc>`,
    `<rect width="${n(width)}" height="${n(height)}" fill="#fff"/>`,
    ...marks.map(markText).filter((text) => text !== ''),
    '</svg>',
    '',
  ].join('\n')
