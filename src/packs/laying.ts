/** Data of a pack laid over the house's: things by id, and their names where they bring some. */

/** What is called so among these, if anything is: names come from files. */
export const known = <T>(things: { readonly [id: string]: T }, id: string): T | undefined =>
  Object.hasOwn(things, id) ? things[id] : undefined

/** Things by a name of theirs; of two of one name the later. */
export const keyed = <T>(things: readonly T[], keyOf: (thing: T) => string): { readonly [key: string]: T } =>
  Object.fromEntries(things.map((thing) => [keyOf(thing), thing]))

export const byId = <T extends { readonly id: string }>(things: readonly T[]): { readonly [id: string]: T } =>
  keyed(things, ({ id }) => id)

/** The field `name`, left out where there is none. */
export const named = <Name>(name: Name | undefined): { readonly name?: Name } => (name === undefined ? {} : { name })
