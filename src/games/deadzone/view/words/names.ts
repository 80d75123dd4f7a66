/** Names in both languages, by ids that come from data: there may be none. */
import type { Language } from '../../../../ui/words/speak'

export type In<T> = { readonly [L in Language]: T }
export type Names = { readonly [id: string]: In<string> }
