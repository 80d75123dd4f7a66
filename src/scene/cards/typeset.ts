/**
 * Sets text in lines, breaking at ordinary spaces only, so that a non-breaking space never breaks. Pure: the caller measures the
 * width of text.
 */

/** Gives the width of a text in a size and weight. */
export type Measure = (words: string, size: number, weight: number) => number

/** One line; y is its middle, measured from the top of its block. */
export interface Line {
  readonly words: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly weight: number
}

export interface Block {
  readonly lines: readonly Line[]
  readonly height: number
}

const LEADING = 1.12
const TEXT_LEADING = 1.34
/** Space between paragraphs, in lines. */
const GAP = 0.45

/** Sets each of these texts on its own line. */
export function lines(what: readonly string[], size: number, weight: number): Block {
  const shown = what.map((words, i) => ({ words, x: 0, y: (i + 0.5) * size * LEADING, size, weight }))
  return { lines: shown, height: what.length * size * LEADING }
}

/** Breaks a text into lines, filling each as far as possible. */
export function broken(words: string, width: number, size: number, weight: number, measure: Measure): readonly string[] {
  const found: string[] = []
  let now = ''
  for (const word of words.split(' ').filter(Boolean)) {
    const longer = now === '' ? word : `${now} ${word}`
    if (now !== '' && measure(longer, size, weight) > width) {
      found.push(now)
      now = word
    } else now = longer
  }
  return now === '' ? found : [...found, now]
}

/** Breaks a text into two lines as evenly as possible. */
function halved(words: string, size: number, weight: number, measure: Measure): readonly string[] {
  const parts = words.split(' ').filter(Boolean)
  let best: readonly string[] = [words]
  let least = Number.POSITIVE_INFINITY
  for (let i = 1; i < parts.length; i++) {
    const pair = [parts.slice(0, i).join(' '), parts.slice(i).join(' ')]
    const widest = Math.max(...pair.map((half) => measure(half, size, weight)))
    if (widest < least) {
      least = widest
      best = pair
    }
  }
  return best
}

export interface TitleRoom {
  readonly width: number
  readonly most: number
  readonly least: number
  /** The most lines. */
  readonly lines: 1 | 2
  readonly weight?: number
}

/** A title as large as fits, on two lines if one would make it small. A title that is still too long goes below `least`. */
export function titleIn(words: string, room: TitleRoom, measure: Measure): Block {
  const { width, most, least, weight = 740 } = room
  const fits = (what: readonly string[], size: number) => what.every((line) => measure(line, size, weight) <= width)
  const one = [words]
  for (let size = most; size >= (room.lines === 1 ? least : most * 0.86); size -= 0.5)
    if (fits(one, size)) return lines(one, size, weight)
  const what = room.lines === 1 ? one : halved(words, most, weight, measure)
  let size = room.lines === 1 ? least : most * 0.92
  while (size > 5 && !fits(what, size)) size -= 0.5
  return lines(what, size, weight)
}

export interface TextRoom {
  readonly width: number
  readonly height: number
  readonly most: number
  readonly least: number
}

/** Paragraphs in the largest size that fits. */
export function textIn(text: string, room: TextRoom, measure: Measure): Block {
  const { width, height, most, least } = room
  const set = (size: number): Block => {
    const shown: Line[] = []
    let y = 0
    for (const [i, paragraph] of text.split('\n').filter(Boolean).entries()) {
      if (i > 0) y += size * GAP
      for (const words of broken(paragraph, width, size, 480, measure)) {
        shown.push({ words, x: 0, y: y + (size * TEXT_LEADING) / 2, size, weight: 480 })
        y += size * TEXT_LEADING
      }
    }
    return { lines: shown, height: y }
  }
  let size = most
  while (size > least && set(size).height > height) size -= 0.4
  return set(Math.max(least, size))
}
