/** A lobby as it was left, or as it is to open: for the way back from the builder, and for a layout that is to be played on. */
import type { LobbyChosen } from '../../games/lobby'
import type { PlayerSeat } from '../../kernel'
import type { Levels } from '../../protocol/home'
import type { Sitting } from '../../ui/home/lobby-seat'
import type { LaidTable } from '../home/lobby-layout'
import type { Route } from '../route'

/** A lobby as it stands. */
export interface LobbyDraft {
  readonly chosen: LobbyChosen
  readonly names: { readonly [seat in PlayerSeat]?: string }
  readonly players: { readonly [seat in PlayerSeat]?: Sitting }
  readonly levels: Levels
  readonly pack: string | undefined
  /** The layout that is played on; the game's own table where there is none. */
  readonly table?: LaidTable | undefined
}
interface Way {
  readonly route: Route
  /** The seat whose deck is looked for. */
  readonly seat?: PlayerSeat
}

const drafts = new Map<string, LobbyDraft>()
const ways = new Map<string, Way>()

export const keepDraft = (game: string, draft: LobbyDraft): void => void drafts.set(game, draft)
export const draftOf = (game: string): LobbyDraft | undefined => drafts.get(game)
/** A lobby that was left for something else begins anew. */
export const dropDraft = (game: string): void => void drafts.delete(game)

export const keepWay = (game: string, way: Way): void => void ways.set(game, way)
export const wayOf = (game: string): Way | undefined => ways.get(game)
