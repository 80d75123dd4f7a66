/** Helpers with which all chapters build the options of their questions. */
import type { Json, Option, Reason } from '../../../kernel'

/** An option about the things in `on`; refused if there is a reason. `shows` is extra data for the screen. */
export const offer = <Id extends string>(
  id: Id,
  on: readonly string[],
  refused?: Reason | undefined,
  shows?: object,
): Option<Id> => {
  if (!shows) return refused ? { id, on, refused } : { id, on }
  // `shows` is plain data, but an interface has no index signature, so the compiler cannot tell that it is Json.
  const data = shows as Json
  return refused ? { id, on, refused, shows: data } : { id, on, shows: data }
}

export const isOpen = (option: Option): boolean => option.refused === undefined
