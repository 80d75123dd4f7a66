/**
 * What the page tells the tests' own browser, where its quality is `test`: where things are and what is asked, so that a test can
 * find them. It changes nothing: tests play with mouse and keyboard.
 */
import type { Client } from '../client/state'
import type { GameView } from '../games/view'
import type { Look } from '../scene/look'
import type { SceneHandle } from '../scene/table-scene'

export function tellTests(client: Client, game: GameView, scene: () => SceneHandle | null, look: () => Look): void {
  const told = () => {
    const { seat, decisions, throws, playing, outcome, log, draft, view, sent, handOver, window, passing } =
      client.store.getState()
    const pieces = view === undefined ? {} : game.tabletop(view as object).pieces
    return {
      seat,
      subjects: sent === undefined ? decisions.filter((one) => !one.offer).map((one) => one.subject) : [],
      throws: throws.length,
      handOver: handOver?.seat,
      isWindow: window !== undefined,
      passing,
      isPlaying: playing !== undefined,
      isOver: outcome !== undefined,
      entries: log.length,
      rolls: log.flatMap(({ entry: { roll } }) => (roll ? [roll.faces] : [])),
      draft: draft.type,
      bends: draft.type === 'pathing' ? draft.bends.length : 0,
      pieces: Object.fromEntries(Object.values(pieces).map((piece) => [piece.ref, piece.pose.at])),
      figures: Object.fromEntries(look().figures.map((figure) => [figure.ref, { at: figure.at, z: figure.z }])),
      frames: scene()?.stats.frames ?? 0,
    }
  }
  const toScreen = (at: never, z?: number) => scene()?.toScreen(at, z)
  /** The dice of this very browser: loaded only when it is asked for. */
  const hashOfThrows = async (count: number) => (await import('../dice/throw')).hashOfThrows(count)
  Object.assign(window, { sightline: { told, toScreen, hashOfThrows } })
}
