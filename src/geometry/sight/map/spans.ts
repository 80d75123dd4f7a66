/**
 * Fills spans of hidden columns into words of bits, eye by eye. Everything strictly between two lines is hidden. A target within
 * a rounding error of a line is left out and recorded as a doubt, to be decided exactly: scan conversion needs a rule for samples
 * on an edge, and here that rule is the exact query. Eyes are processed in groups of eight: if all eight have lost sight of
 * everything that a shadow reaches, it is skipped (a coarse level of occlusion as in Greene, Kass, Miller: Hierarchical Z-Buffer
 * Visibility, 1993). See `work.ts` for the lines.
 */
import { doubt, GROUP, GROUP_BITS, type Work } from './work'

/** Whether a group of eyes sees none of the columns `first` ... `last`. */
export const isLost = (lost: Int32Array, at: number, first: number, last: number): boolean => {
  const head = -1 << (first & 31)
  const tail = -1 >>> (31 - (last & 31))
  const word = at + (first >> 5)
  const end = at + (last >> 5)
  if (word === end) {
    const mask = head & tail
    return ((lost[word] as number) & mask) === mask
  }
  if (((lost[word] as number) & head) !== head || ((lost[end] as number) & tail) !== tail) return false
  for (let k = word + 1; k < end; k++) if (lost[k] !== -1) return false
  return true
}

/** Recomputes which columns a whole group of eyes has lost, for a range of 32-bit words. */
const noteLost = ({ hidden, lost, lattice }: Work, group: number, firstWord: number, lastWord: number): void => {
  const { words, columns } = lattice
  const from = group * GROUP
  const past = Math.min(columns, from + GROUP)
  for (let k = firstWord; k <= lastWord; k++) {
    let all = -1
    for (let at = from * words + k; at < past * words; at += words) all &= hidden[at] as number
    lost[group * words + k] = all
  }
}

/** The bits below a position in a word; positions past the word's end count as its end. */
const BELOW = Int32Array.from({ length: 64 }, (_, place) => (place >= 32 ? -1 : (1 << place) - 1))

/**
 * Fills for the eyes `from` ... `to` (exclusive) of a group. A shadow begins at column `beginA - leftB * eye`, rounded down, and
 * `restA + rightB * eye`, rounded down, columns lie from its end to the last column. `word` is where the first shadow begins.
 */
type Fill = (
  work: Work,
  caster: number,
  from: number,
  to: number,
  word: number,
  beginA: number,
  leftB: number,
  restA: number,
  rightB: number,
  twice: number,
) => void

/** For shadows that all begin and end within the same word. */
const fillWord: Fill = (work, caster, from, to, word, beginA, leftB, restA, rightB, twice) => {
  const hidden = work.hidden
  const columns = work.lattice.columns
  const words = work.lattice.words
  const before = word * 32
  let all = -1
  let at = from * words + word
  for (let eye = from; eye < to; eye++) {
    const begin = beginA - leftB * eye
    const rest = restA + rightB * eye
    const first = begin | 0
    const whole = rest | 0
    const end = columns - whole
    if (begin - first < twice || rest - whole < twice) {
      if (begin - first < twice && first > 0) doubt(work, caster, eye, first - 1)
      if (rest - whole < twice && end < columns) doubt(work, caster, eye, end)
    }
    // If a shadow ends before it begins, the masks are empty.
    const now = (hidden[at] as number) | ((BELOW[end - before] as number) & ~(BELOW[first - before] as number))
    hidden[at] = now
    all &= now
    at += words
  }
  if (to - from === GROUP) work.lost[(from >> GROUP_BITS) * words + word] = all
}

/** The same for shadows that may end anywhere, including beyond the table. */
const fillRow: Fill = (work, caster, from, to, _word, beginA, leftB, restA, rightB, twice) => {
  const hidden = work.hidden
  const columns = work.lattice.columns
  const words = work.lattice.words
  for (let eye = from; eye < to; eye++) {
    const begin = beginA - leftB * eye
    const rest = restA + rightB * eye
    if (begin >= columns + 1 || rest >= columns + 1) continue
    let first = 0
    if (begin >= 0) {
      first = begin | 0
      if (begin - first < twice && first > 0) doubt(work, caster, eye, first - 1)
    }
    let end = columns
    if (rest >= 0) {
      const whole = rest | 0
      end = columns - whole
      if (rest - whole < twice && end < columns) doubt(work, caster, eye, end)
    }
    if (first >= end) continue
    const word = eye * words + (first >> 5)
    const last = eye * words + ((end - 1) >> 5)
    const head = -1 << (first & 31)
    const tail = -1 >>> (31 - ((end - 1) & 31))
    if (word === last) hidden[word] = (hidden[word] as number) | (head & tail)
    else {
      hidden[word] = (hidden[word] as number) | head
      for (let k = word + 1; k < last; k++) hidden[k] = -1
      hidden[last] = (hidden[last] as number) | tail
    }
  }
}

/** Fills everything between two lines for the eyes `from` ... `to` (exclusive). */
export const fillBetween = (
  work: Work,
  caster: number,
  from: number,
  to: number,
  leftA: number,
  leftB: number,
  rightA: number,
  rightB: number,
  edge: number,
): void => {
  const { lost, lattice } = work
  const columns = lattice.columns
  const words = lattice.words
  const twice = 2 * edge
  const beginA = leftA + 1 + edge
  const restA = columns - rightA + edge
  for (let start = from; start < to; ) {
    const group = start >> GROUP_BITS
    const past = Math.min(to, (group + 1) * GROUP)
    // The shadow's ends move to the left from eye to eye: all of the group's are between the last eye's left end and the first
    // eye's right end.
    const leastBegin = beginA - leftB * (past - 1) - 1
    const leastRest = restA + rightB * start - 1
    if (leastBegin > columns || leastRest > columns) {
      start = past
      continue
    }
    const low = leastBegin > 0 ? Math.min(columns - 1, leastBegin | 0) : 0
    const high = leastRest > 0 ? Math.max(0, columns - (leastRest | 0) - 1) : columns - 1
    if (low > high || isLost(lost, group * words, low, high)) {
      start = past
      continue
    }
    const isInWord = low >> 5 === high >> 5 && leastBegin > 0 && leastRest > 0
    if (isInWord) fillWord(work, caster, start, past, low >> 5, beginA, leftB, restA, rightB, twice)
    else fillRow(work, caster, start, past, low >> 5, beginA, leftB, restA, rightB, twice)
    if (low >> 5 !== high >> 5 || past - start < GROUP) noteLost(work, group, low >> 5, high >> 5)
    start = past
  }
}
