/** The shape of the texts about custom card lists. */
import type { PackWords as GamePackWords } from '../../../kit/packs/words'
import type { PackRead } from '../../rules/pack'

export interface PackWords extends GamePackWords<PackRead> {
  readonly refused: (faults: number) => string
}
