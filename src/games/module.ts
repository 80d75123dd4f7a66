/** What a game declares to the rest of the project in its `module.ts`. All registries are computed from `index.ts`. */
import type { Language } from '../ui/words/speak'
import type { GameDecks } from './decks'
import type { GameHelp } from './help'
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
  /** The fewest and the most seats that a match may have. */
  readonly seats: readonly [least: number, most: number]
  /** What is played with on the table. */
  readonly kind: 'miniatures' | 'cards'
  /** How long a match takes people who know the game, in minutes. */
  readonly minutes: readonly [least: number, most: number]
  /** Set if the picture `public/boxes/<id>.webp` exists. `npm run boxes` makes it. */
  readonly box?: true
  readonly pieces?: GamePieces
  /** The rules together with the bot's taste. A game without rules can be planned for, but not played. */
  readonly rules?: () => Promise<AnyRules>
  /** Turns a lobby's choices into the options of a match, for code that starts a match without a screen. */
  readonly optionsOf?: () => Promise<(chosen: LobbyChosen) => Options>
  /** How the game is shown and put into words. */
  readonly view?: () => Promise<GameView>
  /** The cards for building decks and the rules for decks. Absent if the seats of this game bring no decks. */
  readonly decks?: () => Promise<GameDecks>
  /** A guided first match. */
  readonly lesson?: () => Promise<GameLesson>
  /** The rules in our own words, with a glossary. */
  readonly help?: () => Promise<GameHelp>
  /** The game's verdict on a sight on any table, its own or another game's. */
  readonly lab?: () => Promise<LabGame>
  /** What the game tells the planner. Absent if the game is not played on a table with terrain. */
  readonly planner?: () => Promise<GameLayouts>
}
