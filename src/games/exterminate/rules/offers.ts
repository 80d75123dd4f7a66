/** Helpers for building options and questions, used by all chapters. */
import type { Json, Option, Reason } from '../../../kernel'

/** An option, refused if `refused` is given. */
export const offer = <Id extends string>(
  id: Id,
  on: readonly string[],
  refused?: Reason | undefined,
  shows?: object,
): Option<Id> => ({
  id,
  on,
  ...(refused ? { refused } : {}),
  // Reports are plain data. TypeScript cannot tell, because interfaces have no index signature.
  ...(shows ? { shows: shows as Json } : {}),
})

export const isOpen = (option: Option): boolean => option.refused === undefined
