/**
 * What the lab finds for the present viewer and target: the engine's evidence, the verdicts, and everything in sight. Pure,
 * except that it updates the cached scene.
 */
import type { LabGame } from '../../games/lab-game'
import type { GameSight } from '../../games/view'
import type { SightMiniature, Solid } from '../../geometry/sight'
import { type Considered, consider, PHANTOM } from '../../lab/consider'
import { type Everything, everythingInSight, withHeights } from '../../lab/everything'
import type { LabVerdict } from '../../lab/verdict'
import type { FigureLook, Look } from '../../scene/look'
import type { Overlay } from '../../scene/overlay'
import { heightUnder } from '../../table/layout'
import type { Pose, Ref, Tabletop } from '../../table/piece'
import { bodyOf, type createSightTable, type SightTable, type Statures } from '../../table/sight'
import { statureOf } from '../../table/statures'
import type { SightState } from './sight-state'

/** The verdict of the game being played, if it gives one. */
export type SightIn = (viewer: Ref, target: Ref, pieces: Tabletop['pieces']) => GameSight | undefined

export interface SightFound {
  readonly viewer: SightMiniature
  readonly considered: Considered | undefined
  /** The verdicts of all games; that of the game being played comes first. */
  readonly verdicts: readonly LabVerdict[]
  /** The verdict of the game being played, if that depends on the state of the match. */
  readonly own: LabVerdict | undefined
  /** The overlays that the game itself draws for this sight. */
  readonly laid: readonly Overlay[]
  readonly everything: Everything | undefined
  /** The solids that the engine uses for the target, and those that hide points of it. */
  readonly volumes: readonly { readonly ref: Ref; readonly solids: readonly Solid[] }[]
  /** The miniatures that are tried elsewhere, with the height of the ground there. */
  readonly tried: readonly { readonly ref: Ref; readonly pose: Pose; readonly z: number }[]
}

/** The statures of all miniatures that stand on the table. */
export const staturesOf = ({ figures }: Look): Statures =>
  Object.fromEntries(figures.map(({ ref, model, lying }: FigureLook) => [ref, statureOf(model, lying)]))

/** The table's pieces, with the tried miniatures at their tried places. */
export function triedPieces({ pieces }: Tabletop, ghosts: { readonly [ref: Ref]: Pose }): Tabletop['pieces'] {
  const moved = Object.entries(ghosts).filter(([ref]) => Object.hasOwn(pieces, ref))
  if (moved.length === 0) return pieces
  return {
    ...pieces,
    ...Object.fromEntries(moved.map(([ref, pose]) => [ref, { ...pieces[ref], ref, radius: pieces[ref]?.radius ?? 0, pose }])),
  }
}

/** `games`: games that also judge sights on tables that are not theirs. */
export function findSight(
  kept: ReturnType<typeof createSightTable>,
  tabletop: Tabletop,
  statures: Statures,
  state: SightState,
  sightIn: SightIn,
  games: readonly LabGame[] = [],
): SightFound | undefined {
  const pieces = triedPieces(tabletop, state.ghosts)
  const table = kept.sync(pieces === tabletop.pieces ? tabletop : { ...tabletop, pieces }, statures)
  const own = state.viewer === undefined ? undefined : table.miniatures.get(state.viewer)
  if (!own) return undefined
  const viewer = withHeights(own, { eye: state.eye })
  const target = targetOf(table.miniatures, tabletop, own, state)
  const considered = target && consider(table, viewer, target)
  const stands = target?.ref === PHANTOM ? { ...pieces, [PHANTOM]: phantomPiece(target, state) } : pieces
  const game = target && sightIn(own.ref, target.ref, stands)
  return {
    viewer,
    considered,
    verdicts: considered
      ? [
          ...(game ? [game.verdict] : []),
          ...games.filter(({ id }) => id !== game?.verdict.game).map((one) => one.verdict(considered, table, tabletop)),
        ]
      : [],
    own: considered ? game?.verdict : undefined,
    laid: game?.overlays ?? [],
    everything: state.isAll ? everythingInSight(table, viewer) : undefined,
    volumes: considered ? volumesOf(table, considered) : [],
    tried: Object.entries(state.ghosts).map(([ref, pose]) => ({ ref, pose, z: heightUnder(tabletop, pose) })),
  }
}

/** Solids of the target as the question had it (perhaps a mere place, or another height), and of what hides it. */
function volumesOf({ scene }: SightTable, { target, hides }: Considered): SightFound['volumes'] {
  const hiding = hides.map(({ ref }) => ({
    ref,
    solids: (scene.pieces.get(ref)?.solids ?? []).filter(({ layer }) => layer !== 'base'),
  }))
  return [{ ref: target.ref, solids: bodyOf(target).solids.filter(({ layer }) => layer === 'hull') }, ...hiding]
}

function targetOf(
  miniatures: ReadonlyMap<Ref, SightMiniature>,
  tabletop: Tabletop,
  own: SightMiniature,
  { aim, height }: SightState,
): SightMiniature | undefined {
  if (!aim) return undefined
  if ('ref' in aim) {
    const found = aim.ref === own.ref ? undefined : miniatures.get(aim.ref)
    return found && withHeights(found, { height })
  }
  return { ...withHeights(own, { height }), ref: PHANTOM, at: aim.at, level: heightUnder(tabletop, aim) }
}

const phantomPiece = ({ base, at }: SightMiniature, { aim }: SightState) => ({
  ref: PHANTOM,
  radius: 'radius' in base ? base.radius : 0,
  pose: { at, heading: 0, ...(aim && 'on' in aim && aim.on !== undefined ? { on: aim.on } : {}) },
})
