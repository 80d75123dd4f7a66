/**
 * What counts for how much when a bot values its options: as written by hand, for bots that do not search, and as many matches have
 * taught (`npm run practise`), for those that do.
 */
export type Taught = { readonly [name: string]: readonly [byHand: number, practised: number] }
export type Weights<T extends Taught> = { readonly [N in keyof T]: number }

const column = <T extends Taught>(taught: T, at: 0 | 1): Weights<T> =>
  // The cast is safe: every name of `taught` is there with its number.
  Object.fromEntries(Object.entries(taught).map(([name, pair]) => [name, pair[at]])) as Weights<T>

export const byHand = <T extends Taught>(taught: T): Weights<T> => column(taught, 0)
export const practised = <T extends Taught>(taught: T): Weights<T> => column(taught, 1)
