/** The type of texts about data: a thing's name, and what it does in a sentence or two. `{n}` stands for its value. */
import type { AbilityName, ItemKind, SpecialId, WeaponKeyword } from '../../rules/profile'

export interface Told {
  readonly name: string
  readonly text: string
}
export type KeywordId = AbilityName | WeaponKeyword
export type KeywordTexts = { readonly [K in KeywordId]: Told }
export type SpecialTexts = { readonly [S in SpecialId]: Told }
export type ItemTexts = { readonly [I in ItemKind]: Told }
