/** What is said of card lists of the players' own. */
import type { PackWords as GamePackWords } from '../../../kit/packs/words'
import type { PackRead } from '../../rules/pack'

export interface PackWords extends GamePackWords<PackRead> {
  readonly refused: (faults: number) => string
}
