/**
 * What the page exposes to the tests' browser at quality `test`: where things are and what is asked, so that a test can find
 * them. Read-only: tests play with mouse and keyboard.
 */
import { openOf } from '../client/ahead'
import { momentOf } from '../client/moment'
import type { Client } from '../client/state'
import type { GameView } from '../games/view'
import type { SightPiece } from '../geometry/sight'
import { INCH } from '../geometry/types'
import type { IdentityView, View } from '../scene/identity'
import { heightOfModel } from '../scene/life'
import type { Look } from '../scene/look'
import type { SceneHandle } from '../scene/table-scene'
import type { SightTable } from '../table/sight'
import { speaker } from '../ui/words/speaker'
import type { SightFound } from './lab/sight-found'
import type { Evidence } from './lab/use-sight'
import type { TableStore } from './match/table-state'
import { placesSo } from './places-so'
import { useSettings } from './settings'
import { stillness } from './stillness'
import { windowShape } from './window-shape'

/** The lab's current evidence: what the verdicts are based on, and the scene that was used. */
function toldOfSight({ considered }: SightFound, { scene }: SightTable) {
  if (!considered) return undefined
  const { viewer, target, eye, aim, line, samples, sight } = considered
  const { seen, of, blockers, hiddenBy } = sight.sighting
  return {
    viewer: viewer.ref,
    target: target.ref,
    eye,
    aim,
    whole: line.isSeen ? 1 : line.blocker.share,
    body: { at: target.at, level: target.level, height: target.height, hull: target.hull },
    points: Array.from(samples.points()),
    hiddenBy: Array.from(hiddenBy),
    seen,
    of,
    blockers,
    pieces: [...scene.pieces.values()].map(({ ref, solids }): SightPiece => ({ ref, solids })),
  }
}

/** Pictures of the rules' own volumes and of the drawn evidence, from any place. Loaded on demand. */
const pictures = (scene: () => SceneHandle | null) => ({
  async identity(pieces: readonly SightPiece[], views: readonly IdentityView[]) {
    const lens = scene()?.lens()
    return lens && (await import('../scene/identity')).identityPictures(lens, pieces, views)
  },
  async evidence(sheet: 'marks' | 'line', view: View) {
    const lens = scene()?.lens()
    return lens && (await import('../scene/identity')).evidencePicture(lens, sheet, view)
  },
})

/** What the sight lab alone exposes: where its miniatures are drawn, and what it has found. */
export function tellTestsOfLab(scene: () => SceneHandle | null, look: () => Look, evidence: () => Evidence): void {
  const sight = () => {
    const { found, table } = evidence()
    return found && toldOfSight(found, table)
  }
  const told = () => ({
    figures: Object.fromEntries(look().figures.map((figure) => [figure.ref, { at: figure.at, z: figure.z }])),
    frames: scene()?.stats.frames ?? 0,
  })
  const toScreen = (at: never, z?: number) => scene()?.toScreen(at, z)
  Object.assign(window, { sightline: { told, toScreen, isStill: stillness(scene), sight, ...pictures(scene) } })
}

export function tellTests(
  client: Client,
  game: GameView,
  table: TableStore,
  scene: () => SceneHandle | null,
  look: () => Look,
): void {
  const speak = () => speaker(useSettings.getState().language)
  /** The open hand on the screen; empty while it is covered. */
  const hand = () => {
    const state = client.store.getState()
    if (state.covered || state.view === undefined) return []
    const own = game.hands?.(momentOf(state), speak()).seats.find((one) => one.seat === state.seat)
    return (own?.hand ?? []).map(({ key, face, plays }) => ({ key, card: face.id, plays: plays.map(({ option }) => option) }))
  }
  const told = () => {
    const { seat, covered, decisions, throws, playing, outcome, log, draft, view, sent, handOver, window, passing } =
      client.store.getState()
    const pieces = view === undefined ? {} : game.tabletop(view as object).pieces
    const asked = decisions.find(({ id }) => id === window) ?? handOver?.window
    return {
      seat,
      subjects: sent === undefined ? decisions.filter((one) => !one.offer).map((one) => one.subject) : [],
      throws: throws.length,
      handOver: handOver?.seat,
      isCovered: covered,
      isWindow: window !== undefined,
      window: window === undefined ? undefined : asked?.subject,
      passing,
      isPlaying: playing !== undefined,
      isOver: outcome !== undefined,
      entries: log.length,
      rolls: log.flatMap(({ entry: { roll } }) => (roll ? [roll.faces] : [])),
      draft: draft.type,
      bends: draft.type === 'pathing' || draft.type === 'routing' ? draft.bends.length : 0,
      pieces: Object.fromEntries(Object.values(pieces).map((piece) => [piece.ref, piece.pose.at])),
      figures: Object.fromEntries(look().figures.map((figure) => [figure.ref, { at: figure.at, z: figure.z }])),
      tokens: Object.fromEntries(
        (look().tokens ?? []).map(({ ref, at, z, kind, carriedBy }) => [ref, { at, z, face: kind, carriedBy }]),
      ),
      cards: Object.fromEntries(
        (look().cards ?? []).map(({ ref, at, z, faceUp, lit }) => [ref, { at, z, faceUp, lit: lit === true }]),
      ),
      hand: hand(),
      frames: scene()?.stats.frames ?? 0,
    }
  }
  /** The host's latest answers, with numbers of this visit: after a reload the same questions have other ids. */
  const heard = () => {
    const { canUndo, refusal, decisions } = client.store.getState()
    const questions = decisions.map(({ id }) => id)
    return { canUndo, refusals: refusal?.count ?? 0, questions }
  }
  /** What the player at the screen knows and is asked, and what is under his pointer, for tests that choose as he would. */
  const mind = () => {
    const state = client.store.getState()
    const { view, seat, draft, window, fleeting, refusal } = state
    const { hover, selected, refusal: misread } = table.getState()
    const refusals = `${refusal?.count ?? 0} ${misread?.count ?? 0}`
    const owed = fleeting && { seat: fleeting.seat, window: fleeting.window?.id }
    return { view, seat, decisions: openOf(state), draft, window, fleeting: owed, hover, selected, refusals }
  }
  const so = () => placesSo(client.store.getState(), game, speak(), windowShape())
  const drawn = () => scene()?.drawn() ?? {}
  const picture = () => scene()?.picture()
  const isQuiet = () => {
    const { status, sent, playing } = client.store.getState()
    return status === 'open' && sent === undefined && playing === undefined
  }
  const toScreen = (at: never, z?: number) => scene()?.toScreen(at, z)
  /** The size of drawn figures, in table units; the height of a plain pawn until a model is loaded. */
  const sizes = () =>
    Object.fromEntries(look().figures.map(({ ref, radius, model }) => [ref, { radius, height: heightOfModel(model) * INCH }]))
  /** A hash of physics throws in this browser. The dice are loaded only for this. */
  const hashOfThrows = async (count: number) => (await import('../dice/throw')).hashOfThrows(count)
  Object.assign(window, {
    sightline: { told, heard, mind, sizes, toScreen, isStill: stillness(scene, isQuiet), hashOfThrows, so, drawn, picture },
  })
}
