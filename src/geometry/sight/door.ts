/**
 * Checks the numbers of a question before a query uses them. Everything is checked here, once, so that the queries themselves can
 * rely on whole units that are near enough, and always come to an end. Units as in `types.ts`.
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

/** Thrown by a query whose numbers are refused. Callers with numbers from outside check each with `isPlace` first. */
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

/** Checks a coordinate or a length. */
export const admit = (value: number, of: string): void => {
  refuseIf(!isWhole(value), 'not-whole', of)
  refuseIf(!isNear(value), 'too-far', of)
}

/** Checks a place. */
export const admitPlace = ({ x, y, z }: Point3, of: string): void => {
  admit(x, of)
  admit(y, of)
  admit(z, of)
}

/** Checks a table: it must have an extent both ways. */
export const admitTable = ({ width, depth }: Box): void => {
  for (const side of [width, depth]) {
    admit(side, 'table')
    refuseIf(side < 1, 'no-extent', 'table')
  }
}
