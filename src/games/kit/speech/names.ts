/** The names of the things in a view: pieces are listed once per view, other refs are resolved by the family before `:`. */
import type { Ref } from '../../../table/piece'
import type { Language } from '../../../ui/words/speak'

export type Name = { readonly [L in Language]: string }
/** Names by id. */
export type Names = { readonly [id: string]: Name }

/** The name that the thing brings along (from a pack), else the game's own, else the id. */
export const called = (own: Name | undefined, ours: Names, id: string, language: Language): string =>
  own?.[language] ?? (Object.hasOwn(ours, id) ? ours[id]?.[language] : undefined) ?? id

interface Naming<View> {
  /** The pieces that have names of their own in this view. */
  pieces(view: View, language: Language): Iterable<readonly [Ref, string]>
  /** Resolves refs with a family, such as `weapon:rifle`, so that sentences can name things from the match's own data. */
  thing(view: View, family: string, id: string, language: Language): string
  /** Names for refs that are neither a piece nor have a family. */
  other?(ref: Ref, language: Language): string | undefined
}

/** The name of a thing as sentences use it; the ref itself if it has no name. */
export function namedBy<View extends object>({ pieces, thing, other }: Naming<View>) {
  const known = new WeakMap<View, { [L in Language]?: ReadonlyMap<Ref, string> }>()
  return (view: View, ref: Ref, language: Language): string => {
    const colon = ref.indexOf(':')
    if (colon > 0) return thing(view, ref.slice(0, colon), ref.slice(colon + 1), language)
    const tables = known.get(view) ?? {}
    const table = tables[language] ?? new Map(pieces(view, language))
    known.set(view, { ...tables, [language]: table })
    return table.get(ref) ?? other?.(ref, language) ?? ref
  }
}
