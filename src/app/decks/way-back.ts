/** Remembers the state of a lobby: for the way back from the deck builder, and for playing on a layout. */
import type { LobbyChosen } from '../../games/lobby'
import type { PlayerSeat } from '../../kernel'
import type { Levels } from '../../protocol/home'
import type { Sitting } from '../../ui/home/lobby-seat'
import type { LaidTable } from '../home/lobby-layout'
import type { Route } from '../route'

/** The state of a lobby. */
export interface LobbyDraft {
  readonly chosen: LobbyChosen
  readonly names: { readonly [seat in PlayerSeat]?: string }
  readonly players: { readonly [seat in PlayerSeat]?: Sitting }
  readonly levels: Levels
  readonly pack: string | undefined
  /** The layout that is played on; undefined for the game's own table. */
  readonly table?: LaidTable | undefined
}
interface Way {
  readonly route: Route
  /** The seat for which a deck is wanted. */
  readonly seat?: PlayerSeat
}

const drafts = new Map<string, LobbyDraft>()
const ways = new Map<string, Way>()

export const keepDraft = (game: string, draft: LobbyDraft): void => void drafts.set(game, draft)
export const draftOf = (game: string): LobbyDraft | undefined => drafts.get(game)
/** Forgets the lobby's state once it was left for something else, so that it starts anew. */
export const dropDraft = (game: string): void => void drafts.delete(game)

export const keepWay = (game: string, way: Way): void => void ways.set(game, way)
export const wayOf = (game: string): Way | undefined => ways.get(game)
