/**
 * Validates the numbers of a question before a query uses them. All validation is here, so that the queries themselves can rely
 * on integer units within bounds, and always terminate. Units as in `types.ts`.
 */
import type { Box } from '../types'
import { isNear, isWhole } from './solids'
import type { Point3 } from './types'

/** Why a question is refused. */
export interface SightRefusal {
  readonly type: 'not-whole' | 'too-far' | 'no-extent' | 'upside-down'
  /** The faulty part of the question, by its name in the query: `from`, `eye`, `target`, ... */
  readonly of: string
}

/** Thrown by a query whose numbers are refused. Callers that get numbers from outside check them with `isPlace` first. */
export class RefusedSight extends Error {
  readonly refusal: SightRefusal
  constructor(refusal: SightRefusal) {
    super(`a question about sight was refused: ${refusal.of} is ${refusal.type}`)
    this.name = 'RefusedSight'
    this.refusal = refusal
  }
}

/** Throws `RefusedSight` if the condition holds. */
export const refuseIf = (isAtFault: boolean, type: SightRefusal['type'], of: string): void => {
  if (isAtFault) throw new RefusedSight({ type, of })
}

/** Validates a coordinate or a length. */
export const admit = (value: number, of: string): void => {
  refuseIf(!isWhole(value), 'not-whole', of)
  refuseIf(!isNear(value), 'too-far', of)
}

/** Validates a place. */
export const admitPlace = ({ x, y, z }: Point3, of: string): void => {
  admit(x, of)
  admit(y, of)
  admit(z, of)
}

/** Validates a table: both sides must be positive. */
export const admitTable = ({ width, depth }: Box): void => {
  for (const side of [width, depth]) {
    admit(side, 'table')
    refuseIf(side < 1, 'no-extent', 'table')
  }
}
