/** Texts about packs of the players' own. */
import type { PackWords as GamePackWords } from '../../../kit/packs/words'
import type { PackRead } from '../../rules/pack'

export interface PackWords extends GamePackWords<PackRead> {
  /** Shown if a pack brings a battle deck of its own. */
  readonly ownDeck: string
}
