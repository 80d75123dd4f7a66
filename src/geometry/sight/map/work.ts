/**
 * The state of the map kernel for one pair of rows: every eye of one row of cells against every target of another.
 *
 * All sight lines of such a pair lie in one plane, because both rows run along x. In this plane, consider the section of a part
 * at the share `s` of the way from the eyes' row to the targets'. It hides from the eye in column `i` the targets up to column
 * `i + (X - i) / s = A - B i`, where X is the section's end, A = X / s and B = 1 / s - 1. So a section is stored as its points' A
 * and B: it hides from an eye what lies between the lowest and the highest of these lines, and all decisions are about straight
 * lines.
 */
import type { Casters, Heights } from './casters'
import type { Lattice } from './lattice'

/** Points at a smaller share of the way count as lying in the eyes' row: their shadow would end beyond any table. */
export const AT_EYES = 1e-5

/** Number of eyes per group, as a power of two. */
export const GROUP_BITS = 3
export const GROUP = 1 << GROUP_BITS

/** Initial capacity for the points of a section. */
const POINTS = 1024

export interface Work {
  readonly lattice: Lattice
  readonly heights: Heights
  readonly casters: Casters
  /** The current section: its number of points, and their lines. */
  points: number
  a: Float64Array
  b: Float64Array
  /** The columns between which the section touches the eyes' row; `nearLeast` exceeds `nearMost` if it does not. */
  nearLeast: number
  nearMost: number
  /** The runs of columns in which one point's line is the lowest (or highest), written by `envelope`. */
  readonly left: Runs
  readonly right: Runs
  /** Outlines as seen from one row of eyes, kept from one row of targets to the next. */
  readonly outlines: Outlines
  /** Bits of hidden targets, a row of words for each eye of the row. */
  readonly hidden: Int32Array
  /** The same for each group of eyes: targets hidden from all of them. */
  readonly lost: Int32Array
  /** Eyes before `openFrom`, and from `openPast` on, no longer see anything in this row of targets. */
  openFrom: number
  openPast: number
  /**
   * Pairs that rounding may have decided wrongly, three numbers each: caster, column of the eye, column of the target or -1 for
   * all.
   */
  doubts: Int32Array
  doubted: number
}

/** Straight pieces of the outline of a shadow over the eyes' columns: last column, A and B. */
export interface Runs {
  count: number
  readonly end: Int32Array
  readonly a: Float64Array
  readonly b: Float64Array
}

/**
 * By caster, the runs of the outermost corners of outlines beyond a row of eyes, scaled for targets one unit away. A caster's
 * runs are stored from its first corner's index on, as it has no more runs than corners.
 */
export interface Outlines {
  /** The y of the eyes for which a caster was last computed, and its number of runs. */
  readonly seenFrom: Float64Array
  readonly leftCount: Int32Array
  readonly rightCount: Int32Array
  readonly left: Runs
  readonly right: Runs
}

const noRuns = (size: number): Runs => ({
  count: 0,
  end: new Int32Array(size),
  a: new Float64Array(size),
  b: new Float64Array(size),
})

export const workOf = (lattice: Lattice, heights: Heights, casters: Casters): Work => ({
  lattice,
  heights,
  casters,
  points: 0,
  a: new Float64Array(POINTS),
  b: new Float64Array(POINTS),
  nearLeast: Infinity,
  nearMost: -Infinity,
  outlines: {
    seenFrom: new Float64Array(casters.count).fill(Number.NaN),
    leftCount: new Int32Array(casters.count),
    rightCount: new Int32Array(casters.count),
    left: noRuns(casters.x.length),
    right: noRuns(casters.x.length),
  },
  // Each column may have its own run, and there is one more piece before and one after.
  left: noRuns(lattice.columns + 2),
  right: noRuns(lattice.columns + 2),
  hidden: new Int32Array(lattice.columns * lattice.words),
  lost: new Int32Array(Math.ceil(lattice.columns / GROUP) * lattice.words),
  openFrom: 0,
  openPast: lattice.columns,
  doubts: new Int32Array(3 * 1024),
  doubted: 0,
})

/** Begins a section. Mutates the work. */
export const noPoints = (work: Work): void => {
  work.points = 0
  work.nearLeast = Infinity
  work.nearMost = -Infinity
}

const longer = (numbers: Float64Array): Float64Array => {
  const grown = new Float64Array(numbers.length * 2)
  grown.set(numbers)
  return grown
}

/** Adds the point of a section in a column; `inverse` is 1 / its share of the way. Mutates the work. */
export const addPoint = (work: Work, column: number, inverse: number): void => {
  if (inverse > 1 / AT_EYES || inverse < 0) {
    if (column < work.nearLeast) work.nearLeast = column
    if (column > work.nearMost) work.nearMost = column
    return
  }
  if (work.points === work.a.length) {
    work.a = longer(work.a)
    work.b = longer(work.b)
  }
  work.a[work.points] = column * inverse
  work.b[work.points] = inverse - 1
  work.points += 1
}

/** Records that a pair (or, with target -1, an eye's whole row) must be decided by the exact query. Mutates the work. */
export const doubt = (work: Work, caster: number, eye: number, target: number): void => {
  if (work.doubted + 3 > work.doubts.length) {
    const grown = new Int32Array(work.doubts.length * 2)
    grown.set(work.doubts)
    work.doubts = grown
  }
  work.doubts[work.doubted] = caster
  work.doubts[work.doubted + 1] = eye
  work.doubts[work.doubted + 2] = target
  work.doubted += 3
}

/** Records that a caster must be tested exactly for all pairs of the two rows. Mutates the work. */
export const doubtAll = (work: Work, caster: number): void => {
  for (let eye = 0; eye < work.lattice.columns; eye++) doubt(work, caster, eye, -1)
}
