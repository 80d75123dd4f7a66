/** What a game declares to the rest of the project: one `module.ts` in its folder. All registries are computed from the list in `index.ts`. */
import type { Language } from '../ui/words/speak'
import type { GameDecks } from './decks'
import type { LabGame } from './lab-game'
import type { GameLayouts } from './layouts'
import type { GameLesson } from './lesson'
import type { LobbyChosen } from './lobby'
import type { GamePieces } from './pieces'
import type { AnyRules, Options } from './rules-of'
import type { GameView } from './view'

export interface GameModule {
  readonly id: string
  /** What the home page, lobbies and lists of matches show before any of the game's code is loaded. */
  readonly names: { readonly [L in Language]: { readonly name: string; readonly blurb: string } }
  /** How many play it, the fewest and the most. */
  readonly seats: readonly [least: number, most: number]
  /** What lies on its table. */
  readonly kind: 'miniatures' | 'cards'
  /** How long a match takes people who know the game, in minutes. */
  readonly minutes: readonly [least: number, most: number]
  /** `public/boxes/<id>.webp` shows its table: made by `npm run boxes`. */
  readonly box?: true
  readonly pieces?: GamePieces
  /** With the bot's taste. A game without rules can be planned for, not played. */
  readonly rules?: () => Promise<AnyRules>
  /** How its lobby's choices become the options of a match, for whoever begins one without a screen. */
  readonly optionsOf?: () => Promise<(chosen: LobbyChosen) => Options>
  /** How it is seen and spoken of. */
  readonly view?: () => Promise<GameView>
  /** The cards that its players build decks of, and what a deck must be. A game whose seats bring no deck has none. */
  readonly decks?: () => Promise<GameDecks>
  /** A first match that is taught. */
  readonly lesson?: () => Promise<GameLesson>
  /** What it makes of a sight on any table, its own or another game's. */
  readonly lab?: () => Promise<LabGame>
  /** What it tells the planner. A game that is played on no table has none. */
  readonly planner?: () => Promise<GameLayouts>
}
