/** Helpers for building options and questions, used by all chapters. */
import type { Json, Option, Reason } from '../../../kernel'

/** An option, refused if `refused` is given. */
export const offer = <Id extends string>(
  id: Id,
  on: readonly string[],
  refused?: Reason | undefined,
  shows?: object,
): Option<Id> => {
  // Reports are plain data. TypeScript cannot tell, because interfaces have no index signature.
  if (shows) return refused ? { id, on, refused, shows: shows as Json } : { id, on, shows: shows as Json }
  return refused ? { id, on, refused } : { id, on }
}

export const isOpen = (option: Option): boolean => option.refused === undefined
