/**
 * Fills the shadows of one section into bits, for all eyes of a row. What lies strictly between the outermost lines of a section is hidden;
 * a target within a rounding of a line is left out and noted as a doubt, to be asked exactly: scan conversion needs a rule for samples on
 * an edge, and here the rule is the exact query. Eyes are taken eight at a time: where all eight have lost sight of everything that a shadow
 * reaches, it is passed over (a coarse level of occlusion as in Greene, Kass, Miller: Hierarchical Z-Buffer Visibility, 1993). See `work.ts`
 * for the lines.
 */
import { AT_EYES, doubt, GROUP, type Runs, type Work } from './work'

/** How far a computed end of a shadow may be from the true one, in columns: a thousand times what doubles lose. */
export const EDGE = 1e-6

/** The point whose line is the least (`way` 1) or most (`way` -1) at a column. */
const outermost = (points: number, a: Float64Array, b: Float64Array, way: number, column: number): number => {
  let best = 0
  let least = way * ((a[0] as number) - (b[0] as number) * column)
  for (let k = 1; k < points; k++) {
    const value = way * ((a[k] as number) - (b[k] as number) * column)
    if (value < least) {
      least = value
      best = k
    }
  }
  return best
}

const addRun = (runs: Runs, end: number, a: number, b: number): void => {
  runs.end[runs.count] = end
  runs.a[runs.count] = a
  runs.b[runs.count] = b
  runs.count += 1
}

/**
 * The least (`way` 1) or most (`way` -1) of the section's lines from one column to another as straight runs. The lines all fall, and of two
 * the steeper is the lower from their crossing on: so least runs grow steeper, most runs less steep.
 */
const envelope = ({ points, a, b }: Work, runs: Runs, way: number, from: number, to: number): void => {
  runs.count = 0
  let best = outermost(points, a, b, way, from)
  const final = outermost(points, a, b, way, to)
  const finalB = b[final] as number
  let start = from
  // A line that is outermost at both ends is so between them.
  while (best !== final && (b[best] as number) !== finalB) {
    const bestA = a[best] as number
    const bestB = b[best] as number
    let end = Infinity
    let next = final
    for (let k = 0; k < points; k++) {
      const turn = (b[k] as number) - bestB
      if (way * turn <= 0) continue
      const crossing = ((a[k] as number) - bestA) / turn
      if (crossing < end) {
        end = crossing
        next = k
      }
    }
    const last = Math.min(to, Math.floor(end))
    if (last >= start) {
      addRun(runs, last, bestA, bestB)
      start = last + 1
    }
    if (last >= to) return
    best = next
  }
  addRun(runs, to, a[final] as number, finalB)
}

/** Whether a group of eyes sees none of the columns `first` ... `last`. */
const isLost = (lost: Int32Array, at: number, first: number, last: number): boolean => {
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

/** Says anew which columns a whole group of eyes has lost, for some of the words. Mutates the work. */
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

/** Bits below a place in a word; places past its end stand for the end. */
const BELOW = Int32Array.from({ length: 64 }, (_, place) => (place >= 32 ? -1 : (1 << place) - 1))

/**
 * Fills for some eyes of a group, where all shadows end within one word of columns. A shadow begins at column `beginA - leftB * eye`, rounded
 * down, and `restA + rightB * eye`, rounded down, columns lie from its end to the last column.
 */
const fillWord = (
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
): void => {
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
    // Where a shadow ends before it begins, the masks leave nothing.
    const now = (hidden[at] as number) | ((BELOW[end - before] as number) & ~(BELOW[first - before] as number))
    hidden[at] = now
    all &= now
    at += words
  }
  if (to - from === GROUP) work.lost[(from >> 3) * words + word] = all
}

/** The same wherever the shadows end: beyond the table too. */
const fillRow = (
  work: Work,
  caster: number,
  from: number,
  to: number,
  beginA: number,
  leftB: number,
  restA: number,
  rightB: number,
  twice: number,
): void => {
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

/** Fills what lies between two lines for the eyes `from` ... `to` (without). */
const fillBetween = (
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
    const group = start >> 3
    const past = Math.min(to, (group + 1) * GROUP)
    // The shadow's ends fall from eye to eye: all of the group's lie between the last's left and the first's right.
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
    if (low >> 5 === high >> 5 && leastBegin > 0 && leastRest > 0)
      fillWord(work, caster, start, past, low >> 5, beginA, leftB, restA, rightB, twice)
    else fillRow(work, caster, start, past, beginA, leftB, restA, rightB, twice)
    if (low >> 5 !== high >> 5 || past - start < GROUP) noteLost(work, group, low >> 5, high >> 5)
    start = past
  }
}

/** Fills what lies between left and right runs for the eyes `from` ... `to` (without). */
const fillRuns = (work: Work, caster: number, from: number, to: number, edge: number): void => {
  const { left, right, lattice } = work
  const most = lattice.columns - 1 + edge
  let l = 0
  let r = 0
  let eye = from
  while (eye < to) {
    while ((left.end[l] as number) < eye) l++
    while ((right.end[r] as number) < eye) r++
    const next = Math.min(to, (left.end[l] as number) + 1, (right.end[r] as number) + 1)
    const leftA = left.a[l] as number
    const leftB = left.b[l] as number
    const rightA = right.a[r] as number
    const rightB = right.b[r] as number
    let past = next
    // Shadows run from right to left as the eye goes to the right: those beyond the table are passed over.
    if (leftA - leftB * eye > most) eye = leftB > 0 ? Math.max(eye, Math.min(past, Math.ceil((leftA - most) / leftB) - 1)) : past
    if (rightA - rightB * (past - 1) < -edge) {
      past = rightB > 0 ? Math.max(eye, Math.min(past, Math.floor((rightA + edge) / rightB) + 2)) : eye
    }
    if (eye < past) fillBetween(work, caster, eye, past, leftA, leftB, rightA, rightB, edge)
    // To the right of an eye whose shadow lies left of the table all others do so too.
    if (past < next) return
    eye = next
  }
}

/** Whether no eye of the row sees anything of what the section at hand reaches, so that its shadow changes nothing. Errs towards false. */
export const isHiddenAlready = ({ points, a, b, nearLeast, nearMost, lost, lattice }: Work): boolean => {
  if (nearLeast <= nearMost) return false
  const { columns, words } = lattice
  for (let group = 0; group * GROUP < columns; group++) {
    const first = group * GROUP
    const last = Math.min(columns, first + GROUP) - 1
    let left = Infinity
    let right = -Infinity
    for (let k = 0; k < points; k++) {
      left = Math.min(left, (a[k] as number) - (b[k] as number) * last)
      right = Math.max(right, (a[k] as number) - (b[k] as number) * first)
    }
    if (left > columns || right < -1) continue
    const low = Math.max(0, Math.min(columns - 1, Math.floor(left - 1)))
    const high = Math.max(0, Math.min(columns - 1, Math.ceil(right + 1)))
    if (!isLost(lost, group * words, low, high)) return false
  }
  return true
}

/** One stretch of eyes; where `isLeft` (or `isRight`) the shadow has no end on that side. */
const fillStretch = (
  work: Work,
  caster: number,
  from: number,
  to: number,
  isLeft: boolean,
  isRight: boolean,
  edge: number,
): void => {
  if (from >= to || (work.points === 0 && !(isLeft && isRight))) return
  const columns = work.lattice.columns
  if (isLeft) {
    work.left.count = 0
    addRun(work.left, to - 1, -2, 0)
  } else envelope(work, work.left, 1, from, to - 1)
  if (isRight) {
    work.right.count = 0
    addRun(work.right, to - 1, columns + 2, 0)
  } else envelope(work, work.right, -1, from, to - 1)
  fillRuns(work, caster, from, to, edge)
}

/** Whether the section's shadow misses the table for every eye: its right end lies to the left of it, or its left end to the right. */
const isAside = ({ points, a, b, lattice }: Work, edge: number): boolean => {
  const far = lattice.columns - 1
  let isLeft = true
  let isRight = true
  for (let k = 0; k < points && (isLeft || isRight); k++) {
    if ((a[k] as number) >= -edge) isLeft = false
    if ((a[k] as number) - (b[k] as number) * far <= far + edge) isRight = false
  }
  return isLeft || isRight
}

/**
 * Fills the shadow of the section at hand for all eyes of the row. Where the section touches the eyes' row, its shadow has no end on that
 * side, and an eye between its ends there is within it and sees nothing. Mutates the work.
 */
export const fillSection = (work: Work, caster: number, edge: number): void => {
  const columns = work.lattice.columns
  const nearLeast = work.nearLeast
  const nearMost = work.nearMost
  if (nearLeast > nearMost) {
    if (!isAside(work, edge)) fillStretch(work, caster, 0, columns, false, false, edge)
    return
  }
  // So near to the ends that an eye may be on either side: asked exactly.
  const near = 2 * AT_EYES * columns
  const a = Math.max(0, Math.min(columns, Math.ceil(nearLeast - near)))
  const b = Math.max(a, Math.min(columns, Math.floor(nearLeast + near) + 1))
  const c = Math.max(b, Math.min(columns, Math.ceil(nearMost - near)))
  const d = Math.max(c, Math.min(columns, Math.floor(nearMost + near) + 1))
  fillStretch(work, caster, 0, a, false, true, edge)
  for (let eye = a; eye < b; eye++) doubt(work, caster, eye, -1)
  fillStretch(work, caster, b, c, true, true, edge)
  for (let eye = c; eye < d; eye++) doubt(work, caster, eye, -1)
  fillStretch(work, caster, d, columns, true, false, edge)
}

/** Fills one eye's shadow between two ends, in columns. Mutates the work. */
export const fillOne = (work: Work, caster: number, eye: number, left: number, right: number, edge: number): void =>
  fillBetween(work, caster, eye, eye + 1, left, 0, right, 0, edge)

/** Fills the shadows of a stretch along the common line of both rows, where eyes, stretch and targets lie in one line. Mutates the work. */
export const fillInLine = (work: Work, caster: number, least: number, most: number): void => {
  const { columns } = work.lattice
  for (let eye = 0; eye < columns; eye++) {
    if (Math.abs(eye - least) <= EDGE || Math.abs(eye - most) <= EDGE) doubt(work, caster, eye, -1)
    else if (eye < least) fillOne(work, caster, eye, least, columns + 2, EDGE)
    else if (eye > most) fillOne(work, caster, eye, -2, most, EDGE)
    else fillOne(work, caster, eye, -2, columns + 2, EDGE)
  }
}
