/** One pair of rows: the shadows of all casters, then the exact query for every pair that rounding may have decided wrongly. */
import { shareOf } from '../meets'
import { FREE_WAY } from '../share'
import { HULL, VOLUME } from './casters'
import { castSolid } from './section'
import { castMesh } from './section-mesh'
import { GROUP, type Work } from './work'

/** Whether a sight line has an outline, border included, entirely on one side; it then does not meet its interior. Exact. */
const isBeside = ({ casters }: Work, caster: number, eyeX: number, eyeY: number, x: number, y: number): boolean => {
  const first = casters.first[caster] as number
  const past = first + (casters.corners[caster] as number)
  const [dx, dy] = [x - eyeX, y - eyeY]
  let isAnyLeft = false
  let isAnyRight = false
  for (let i = first; i < past; i++) {
    const turn = dx * ((casters.y[i] as number) - eyeY) - dy * ((casters.x[i] as number) - eyeX)
    if (turn > 0) isAnyLeft = true
    else if (turn < 0) isAnyRight = true
  }
  return !(isAnyLeft && isAnyRight)
}

const settle = (work: Work, caster: number, eye: number, eyeY: number, target: number, targetY: number): void => {
  const { casters, heights, hidden, lattice } = work
  const at = eye * lattice.words + (target >> 5)
  const bit = 1 << (target & 31)
  if (((hidden[at] as number) & bit) !== 0) return
  const eyeX = lattice.half + eye * lattice.cell
  const x = lattice.half + target * lattice.cell
  if (casters.kind[caster] === VOLUME && isBeside(work, caster, eyeX, eyeY, x, targetY)) return
  const { parts, id } = casters
  if (shareOf(parts, id[caster] as number, eyeX, eyeY, heights.eye, x, targetY, heights.target, true) < FREE_WAY)
    hidden[at] = (hidden[at] as number) | bit
}

const settleAll = (work: Work, eyeY: number, targetY: number): void => {
  const { doubted, doubts, lattice } = work
  for (let k = 0; k < doubted; k += 3) {
    const [caster, eye, target] = [doubts[k] as number, doubts[k + 1] as number, doubts[k + 2] as number]
    if (target >= 0) settle(work, caster, eye, eyeY, target, targetY)
    else for (let each = 0; each < lattice.columns; each++) settle(work, caster, eye, eyeY, each, targetY)
  }
  work.doubted = 0
}

/** Begins a pair of rows. Only the columns past the last one are hidden, and those in `settled`, which are no longer needed. */
export const openRows = ({ hidden, lost, lattice }: Work, settled?: Int32Array): void => {
  const { columns, words } = lattice
  const past = columns & 31
  const pad = past === 0 ? 0 : -1 << past
  for (let k = 0; k < words; k++) {
    const word = (settled ? (settled[k] as number) : 0) | (k === words - 1 ? pad : 0)
    for (let at = k; at < hidden.length; at += words) hidden[at] = word
    for (let at = k; at < lost.length; at += words) lost[at] = word
  }
}

/** Adds all casters' shadows to `work.hidden` for eyes at one y and targets at another. Mutates the work. */
export const castRows = (work: Work, eyeY: number, targetY: number): void => {
  const { casters, lost } = work
  const { kind, minY, maxY, count } = casters
  const low = Math.min(eyeY, targetY)
  const high = Math.max(eyeY, targetY)
  const { words, columns } = work.lattice
  let first = 0
  let past = lost.length
  work.openFrom = 0
  work.openPast = columns
  for (let caster = 0; caster < count; caster++) {
    if ((maxY[caster] as number) < low || (minY[caster] as number) > high) continue
    if ((kind[caster] as number) >= HULL) castMesh(work, caster, eyeY, targetY)
    else castSolid(work, caster, eyeY, targetY)
    // Eyes at both ends of the row that no longer see anything are skipped; further casters cannot change their bits.
    while (first < past && lost[first] === -1) first++
    while (first < past && lost[past - 1] === -1) past--
    work.openFrom = Math.floor(first / words) * GROUP
    work.openPast = Math.min(columns, Math.ceil(past / words) * GROUP)
    if (first === past) {
      work.doubted = 0
      return
    }
  }
  settleAll(work, eyeY, targetY)
}
