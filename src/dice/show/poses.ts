/** Poses of dice that are shown without being thrown. Pure. */
import { Quaternion, Vector3 } from 'three'
import { kindWithFaces } from '../throw/dice'
import { numbersPerDie } from '../throw/film'

export interface LyingDie {
  readonly faces: readonly string[]
  /** The name of its uppermost face. */
  readonly shows: string
}

/** The distance between the centres of neighbouring dice, in die edges. */
export const APART = 1.5
const UP = new Vector3(0, 1, 0)

/** Seven numbers per die: a row along x, each die with its face up. */
export function posesInRow(dice: readonly LyingDie[]): Float32Array {
  const poses = new Float32Array(dice.length * numbersPerDie)
  dice.forEach(({ faces, shows }, index) => {
    const kind = kindWithFaces(faces.length)
    const normal = kind?.normals[Math.max(0, faces.indexOf(shows))]
    if (!kind || !normal) return
    const turn = new Quaternion().setFromUnitVectors(new Vector3(...normal), UP)
    const x = (index - (dice.length - 1) / 2) * APART
    poses.set([x, kind.rest, 0, turn.x, turn.y, turn.z, turn.w], index * numbersPerDie)
  })
  return poses
}
