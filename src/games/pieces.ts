/** What a game brings to every table, whatever is played there: data that drawing and sight need. Entered once, when the games are listed. */
import type { TerrainKind } from '../table/piece'
import type { StaturesOfModels } from '../table/statures'
import type { Language } from '../ui/words/speak'

export interface GamePieces {
  /** Kinds of terrain of its own. */
  readonly terrain?: readonly (TerrainKind & { readonly names: { readonly [L in Language]: string } })[]
  /** How tall its models stand. */
  readonly statures?: StaturesOfModels
}
