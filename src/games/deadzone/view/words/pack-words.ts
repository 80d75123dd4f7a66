/** Texts about packs of the players' own. */
import type { PackWords as GamePackWords } from '../../../kit/packs/words'
import type { PackRead } from '../../rules/pack'

export type PackWords = GamePackWords<PackRead>
