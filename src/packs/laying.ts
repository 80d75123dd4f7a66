/** Helpers to lay a pack's data over the house's data: things by id, and optional names. */

/** The thing with this id, if any. Uses `hasOwn` because ids come from files and may be names such as `constructor`. */
export const known = <T>(things: { readonly [id: string]: T }, id: string): T | undefined =>
  Object.hasOwn(things, id) ? things[id] : undefined

/** Things by a key; if two have the same key, the later one wins. */
export const keyed = <T>(things: readonly T[], keyOf: (thing: T) => string): { readonly [key: string]: T } =>
  Object.fromEntries(things.map((thing) => [keyOf(thing), thing]))

export const byId = <T extends { readonly id: string }>(things: readonly T[]): { readonly [id: string]: T } =>
  keyed(things, ({ id }) => id)

/** The field `name`, omitted if there is none. */
export const named = <Name>(name: Name | undefined): { readonly name?: Name } => (name === undefined ? {} : { name })
