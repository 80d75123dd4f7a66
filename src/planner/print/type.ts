/**
 * The width of text. Sheets are set in Helvetica, which every PDF reader has, with the characters of Windows-1252. Other
 * characters are replaced by similar ones or by a box, so that nothing is dropped silently.
 */

/** Widths in thousandths of the font size, from Adobe's metrics of the base fonts: printable ASCII first, then the others. */
const OTHERS =
  '\u00a0¡¢£¤¥¦§¨©ª«¬\u00ad®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™'
const PLAIN =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584 278 333 556 556 556 556 260 556 333 737 370 556 584 333 737 333 400 584 333 333 333 556 537 278 333 333 365 556 834 834 834 611 667 667 667 667 667 667 1000 722 667 667 667 667 278 278 278 278 722 722 778 778 778 778 778 584 778 722 722 722 722 667 667 611 556 556 556 556 556 556 889 500 556 556 556 556 278 278 278 278 556 556 556 556 556 556 556 584 611 556 556 556 556 500 556 500 1000 944 667 500 500 611 500 556 333 333 556 1000 222 222 222 333 333 333 556 556 350 1000 1000 333 333 556 1000'
const BOLD =
  '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584 278 333 556 556 556 556 280 556 333 737 370 556 584 333 737 333 400 584 333 333 333 611 556 278 333 333 365 556 834 834 834 611 722 722 722 722 722 722 1000 722 667 667 667 667 278 278 278 278 722 722 778 778 778 778 778 584 778 722 722 722 722 667 667 611 556 556 556 556 556 556 889 556 556 556 556 556 278 278 278 278 611 611 611 611 611 611 611 584 611 611 611 611 611 556 611 556 1000 944 667 556 556 611 500 556 333 333 556 1000 278 278 278 500 500 500 556 556 350 1000 1000 333 333 556 1000'
const CHARACTERS = [...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)), ...OTHERS]
const tableOf = (widths: string): ReadonlyMap<string, number> => {
  const numbers = widths.split(' ').map(Number)
  return new Map(CHARACTERS.map((character, index) => [character, numbers[index] ?? 0]))
}
const WIDTHS = { plain: tableOf(PLAIN), bold: tableOf(BOLD) }

/** Stands for a character that the font lacks; the writers draw a box. */
export const BOX = '□'
const BOX_WIDTH = 650

/** Characters that the font lacks, and their replacements. */
const NEAREST: { readonly [sign: string]: string } = {
  '″': '"',
  '′': "'",
  '−': '–',
  '\u202f': '\u00a0',
  '\u2009': ' ',
  '\u2011': '-',
  '≤': '<=',
  '≥': '>=',
  '→': '->',
  '←': '<-',
  '≈': '~',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  ı: 'i',
}
const PARTS = new Intl.Segmenter('en', { granularity: 'grapheme' })
const PRINTED = new Map<string, string>()

function printedOne(sign: string): string {
  const known = [sign, sign.normalize('NFC')].find((form) => WIDTHS.plain.has(form))
  if (known !== undefined) return known
  const near = NEAREST[sign]
  if (near !== undefined) return near
  if (/^\s$/u.test(sign)) return ' '
  // Control characters are invisible and become spaces.
  if (/^\p{C}$/u.test(sign) && !/^\p{Co}$/u.test(sign)) return ' '
  const bare = sign.normalize('NFKD').replace(/\p{M}/gu, '')
  return bare !== '' && [...bare].every((one) => WIDTHS.plain.has(one)) ? bare : BOX
}

/** The text in characters that the font has. */
export function printed(text: string): string {
  const known = PRINTED.get(text)
  if (known !== undefined) return known
  const made = /^[ -~]*$/.test(text) ? text : Array.from(PARTS.segment(text), ({ segment }) => printedOne(segment)).join('')
  if (PRINTED.size > 5000) PRINTED.clear()
  PRINTED.set(text, made)
  return made
}

/** The width of a line, in the unit of its size. */
export function widthOf(text: string, size: number, bold = false): number {
  const widths = bold ? WIDTHS.bold : WIDTHS.plain
  let sum = 0
  for (const character of printed(text)) sum += widths.get(character) ?? BOX_WIDTH
  return (sum * size) / 1000
}

/** As much of a text as fits, with an ellipsis where it was cut. */
export function fitted(text: string, size: number, width: number, bold = false): string {
  if (widthOf(text, size, bold) <= width) return text
  const parts = Array.from(PARTS.segment(text), ({ segment }) => segment)
  while (parts.length > 0 && widthOf(`${parts.join('').trimEnd()}…`, size, bold) > width) parts.pop()
  return `${parts.join('').trimEnd()}…`
}

/** Breaks a text into lines of at most that width. Words that are wider are broken; beyond `most` lines the text is cut. */
export function wrapped(
  text: string,
  size: number,
  width: number,
  bold = false,
  most = Number.POSITIVE_INFINITY,
): readonly string[] {
  const lines: string[] = []
  let line = ''
  const add = (word: string) => {
    const joined = line === '' ? word : `${line} ${word}`
    if (widthOf(joined, size, bold) <= width) {
      line = joined
      return
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const { segment } of PARTS.segment(word)) {
      if (line !== '' && widthOf(line + segment, size, bold) > width) {
        lines.push(line)
        line = ''
      }
      line += segment
    }
  }
  for (const word of text.split(/[ \n\t]+/)) if (word !== '') add(word)
  if (line !== '' || lines.length === 0) lines.push(line)
  if (lines.length <= most) return lines
  return [...lines.slice(0, most - 1), fitted(lines.slice(most - 1).join(' '), size, width, bold)]
}
