/**
 * The door of the queries: what has to be so about the numbers of a question. All is checked here, once, so that the queries themselves can
 * count on whole units that are near enough, and always come to an end. Units as in `types.ts`.
 */
import type { Box } from '../types'
import { isNear, isWhole } from './solids'
import type { Point3 } from './types'

/** Why a question has no answer. */
export interface SightRefusal {
  readonly type: 'not-whole' | 'too-far' | 'no-extent' | 'upside-down'
  /** Which part of the question is at fault, by its name in the query: `from`, `eye`, `target`, ... */
  readonly of: string
}

/** Thrown by a query that is asked what it refuses: who asks with numbers from outside looks first whether each `isPlace`. */
export class RefusedSight extends Error {
  readonly refusal: SightRefusal
  constructor(refusal: SightRefusal) {
    super(`a question about sight was refused: ${refusal.of} is ${refusal.type}`)
    this.name = 'RefusedSight'
    this.refusal = refusal
  }
}

/** Refuses a question if something holds. */
export const refuseIf = (isAtFault: boolean, type: SightRefusal['type'], of: string): void => {
  if (isAtFault) throw new RefusedSight({ type, of })
}

/** Lets in a coordinate or a length. */
export const admit = (value: number, of: string): void => {
  refuseIf(!isWhole(value), 'not-whole', of)
  refuseIf(!isNear(value), 'too-far', of)
}

/** Lets in a place. */
export const admitPlace = ({ x, y, z }: Point3, of: string): void => {
  admit(x, of)
  admit(y, of)
  admit(z, of)
}

/** Lets in a table: it has an extent both ways. */
export const admitTable = ({ width, depth }: Box): void => {
  for (const side of [width, depth]) {
    admit(side, 'table')
    refuseIf(side < 1, 'no-extent', 'table')
  }
}
