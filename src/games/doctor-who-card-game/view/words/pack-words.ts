/** Texts about decks of the players' own. */
import type { PackWords as GamePackWords } from '../../../kit/packs/words'
import type { PackRead } from '../../rules/pack'

export interface PackWords extends GamePackWords<PackRead> {
  readonly deck: (copies: number) => string
}
