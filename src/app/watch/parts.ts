/** The parts of a match's screen that this screen uses, too (see `app/match/parts.ts`). */
export type Parts = typeof import('../match/match-table')['parts']

let loaded: Parts | undefined

export async function loadParts(): Promise<void> {
  loaded ??= (await import('../match/match-table')).parts
}

/** The loaded parts. Throws if `loadParts` has not finished. */
export function parts(): Parts {
  if (!loaded) throw new Error('the parts of the table have not been loaded')
  return loaded
}
