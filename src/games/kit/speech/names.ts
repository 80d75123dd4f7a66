/** What the things of a view are called: pieces by a list made once for each view, all else by the family before its colon. */
import type { Ref } from '../../../table/piece'
import type { Language } from '../../../ui/words/speak'

export type Name = { readonly [L in Language]: string }
/** Names by id. */
export type Names = { readonly [id: string]: Name }

/** The name that it brings along, else ours, else its id. */
export const called = (own: Name | undefined, ours: Names, id: string, language: Language): string =>
  own?.[language] ?? (Object.hasOwn(ours, id) ? ours[id]?.[language] : undefined) ?? id

interface Naming<View> {
  /** Whatever has a name of its own in this view. */
  pieces(view: View, language: Language): Iterable<readonly [Ref, string]>
  /** What is asked for as `weapon:rifle`: so a sentence can name whatever the match's own data brings. */
  thing(view: View, family: string, id: string, language: Language): string
  /** What is neither, if it has a name all the same. */
  other?(ref: Ref, language: Language): string | undefined
}

/** The name of a thing as sentences use it; its ref, where it has none. */
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
