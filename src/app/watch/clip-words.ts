/** What a clip or picture says below the table: the last lines of the log, so that it tells itself. */
import type { ShownLine } from '../../client/seats'

/** Lines of text that are shown at once; the last is the newest. */
const MOST = 2

/**
 * The last things said at a moment of a clip. `shown`: the lines shown since its beginning; `playing`: the one being played. Of a
 * roll nothing is said while its dice may still be falling.
 */
export function captionsAt(
  shown: readonly ShownLine[],
  playing: ShownLine | undefined,
  textOf: (line: ShownLine) => string,
): readonly string[] {
  const begun = playing && !playing.entry.roll ? [...shown, playing] : shown
  const said: string[] = []
  for (let at = begun.length - 1; at >= 0 && said.length < MOST; at--) {
    const text = textOf(begun[at] as ShownLine)
    if (text !== '') said.unshift(text)
  }
  return said
}

/**
 * A text in lines that are at most so wide, broken between words. What does not fit into `most` lines is left out, with an
 * ellipsis; so is the end of a word that is too long for a line. `widthOf` measures a text.
 */
export function wrapped(text: string, width: number, most: number, widthOf: (text: string) => number): readonly string[] {
  const lines: string[] = []
  let rest = text.split(' ').filter((word) => word !== '')
  while (rest.length > 0 && lines.length < most) {
    let count = 1
    while (count < rest.length && widthOf(rest.slice(0, count + 1).join(' ')) <= width) count++
    lines.push(rest.slice(0, count).join(' '))
    rest = rest.slice(count)
  }
  return lines.map((line, at) => {
    const isCut = at === lines.length - 1 && rest.length > 0
    if (!isCut && widthOf(line) <= width) return line
    let kept = line
    while (kept !== '' && widthOf(`${kept}…`) > width) kept = kept.slice(0, -1)
    return `${kept.trimEnd()}…`
  })
}
