/** Building options: the same few shapes in every chapter. */
import type { Json, Option, Reason } from '../../../kernel'

/** An option, refused if there is a reason. */
export const offer = <Id extends string>(
  id: Id,
  on: readonly string[],
  refused?: Reason | undefined,
  shows?: object,
): Option<Id> => ({
  id,
  on,
  ...(refused ? { refused } : {}),
  // Reports are plain data; the compiler cannot tell, because interfaces have no index signature.
  ...(shows ? { shows: shows as Json } : {}),
})

export const isOpen = (option: Option): boolean => option.refused === undefined
