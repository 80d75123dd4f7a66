/** Every keyword of the game by its name, with its entry: abilities of models, keywords of weapons, items, effects. */
import type { Ability } from './hooks'
import { ITEM_ENTRIES } from './items'
import { MODEL_ENTRIES } from './models'
import { WEAPON_ENTRIES } from './weapons'

const all: readonly Ability[] = [...MODEL_ENTRIES, ...WEAPON_ENTRIES, ...ITEM_ENTRIES]

/** Entries by name. An ability and a keyword with the same name share one entry. */
export const ABILITY: { readonly [name: string]: Ability | undefined } = Object.assign(
  Object.create(null),
  Object.fromEntries(all.map((entry) => [entry.name, entry])),
)
