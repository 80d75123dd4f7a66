/** What a game adds to every table, whichever game is played: terrain and statures. Registered when `index.ts` is loaded. */
import type { TerrainKind } from '../table/piece'
import type { StaturesOfModels } from '../table/statures'
import type { Language } from '../ui/words/speak'

export interface GamePieces {
  /** The game's own kinds of terrain. */
  readonly terrain?: readonly (TerrainKind & { readonly names: { readonly [L in Language]: string } })[]
  /** How tall the game's models stand. */
  readonly statures?: StaturesOfModels
}
