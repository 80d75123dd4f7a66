/** Building options and questions: the same few shapes in every chapter. */
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
  // Reports are plain data; their interfaces lack the index signature by which the compiler would know it.
  ...(shows ? { shows: shows as Json } : {}),
})

export const isOpen = (option: Option): boolean => option.refused === undefined
