/** What is said of packs of the players' own. */
import type { PackWords as GamePackWords } from '../../../kit/packs/words'
import type { PackRead } from '../../rules/pack'

export interface PackWords extends GamePackWords<PackRead> {
  /** Said where a pack brings one. */
  readonly ownDeck: string
}
