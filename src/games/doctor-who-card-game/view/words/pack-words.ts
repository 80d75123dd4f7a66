/** What is said of decks of the players' own. */
import type { PackSaid } from '../../rules/pack-said'

export interface PackWords {
  /** What was expected, to follow "expected". */
  readonly expected: { readonly [K in keyof PackSaid]: (says: PackSaid[K]) => string }
  readonly fault: (fault: {
    readonly file: string
    readonly path: string
    readonly expected: string
    readonly found: string | undefined
  }) => string
  readonly more: (count: number) => string
  readonly cards: (count: number) => string
  readonly deck: (copies: number) => string
  readonly by: (author: string) => string
}
