/** The scene in which a state's models look at each other (DZ-LOS): one for each battlefield, updated when anything moves. */
import { putPiece, removePiece, type Scene, type SightMiniature } from '../../../../geometry/sight'
import { heightUnder } from '../../../../table/layout'
import type { Piece, PlacedTerrain, Ref, Tabletop } from '../../../../table/piece'
import { createSightTable, miniatureOf, type SightTable, type Statures } from '../../../../table/sight'
import type { Stature } from '../../../../table/statures'
import type { CubeId } from '../board'
import { CUBE } from '../constants'
import type { Model, State } from '../state'
import { cubeFrom, groundOf, squareOf } from './cubes'
import type { Sight } from './sight'

export const smokeRef = (cube: CubeId): Ref => `smoke ${cube}`

/** Cached by silhouette, so that a stature is the same object until it changes. */
const STATURES = new WeakMap<Model['profile']['silhouette'], Map<'standing' | 'pinned' | 'wreck', Stature>>()

/** DZ-LOS-02, 06: the height of a model, standing or Pinned. A wreck blocks sight like scenery. */
export function statureOf({ profile, pinned, wreck }: Model): Stature {
  const { silhouette } = profile
  const known = STATURES.get(silhouette) ?? new Map<'standing' | 'pinned' | 'wreck', Stature>()
  STATURES.set(silhouette, known)
  const how = wreck ? 'wreck' : pinned ? 'pinned' : 'standing'
  const { body, height, eye, pinned: lying } = silhouette
  const stature =
    known.get(how) ??
    (how === 'pinned'
      ? { body, height: lying, eye: Math.min(eye, lying) }
      : { body, height, eye, ...(wreck ? { isScenery: true as const } : {}) })
  known.set(how, stature)
  return stature
}
/** The statures of all miniatures on the table, shared by the rules and the sight lab. */
export function staturesOf({ models, tabletop }: Pick<State, 'models' | 'tabletop'>): Statures {
  const statures: { [ref: Ref]: Stature } = {}
  for (const model of Object.values(models)) if (Object.hasOwn(tabletop.pieces, model.ref)) statures[model.ref] = statureOf(model)
  return statures
}

/** Which body is in sight of which. Bodies are the same objects until they move or fall. */
export type InSight = WeakMap<SightMiniature, WeakMap<SightMiniature, boolean>>

/** A model in a scene. `body` is the same object in every state in which the model stands alike in the same place. */
interface Standing {
  readonly piece: Piece
  readonly stature: Stature
  readonly body: SightMiniature
  model: Model
}

/** One scene per battlefield, updated to the state asked about, with results cached until anything moves. */
export interface Kept {
  readonly table: ReturnType<typeof createSightTable>
  smoke: readonly CubeId[]
  readonly sights: Map<string, Sight>
  /** Whether a cube is seen, cached for the Commlink. */
  readonly cubes: Map<string, boolean>
  /** The models on the table as the scene has them. */
  readonly standing: Map<Ref, Standing>
  /** The bodies of pieces, by their statures. */
  readonly bodies: WeakMap<Piece, Map<Stature, SightMiniature>>
  /** Sight past the present obstacles, and past earlier ones: it stays valid when models move. */
  inSight: InSight
  readonly past: Map<string, InSight>
  last?: State
}
const KEPT = new WeakMap<readonly PlacedTerrain[], Kept>()

const newlyKept = (): Kept => ({
  table: createSightTable(),
  smoke: [],
  sights: new Map(),
  cubes: new Map(),
  standing: new Map(),
  bodies: new WeakMap(),
  inSight: new WeakMap(),
  past: new Map(),
})

/** The scene of a state, with what is known about it. */
export function keptFor(state: State): Kept {
  const { terrain } = state.tabletop
  const kept = KEPT.get(terrain) ?? newlyKept()
  KEPT.set(terrain, kept)
  const { last } = kept
  if (last && last.tabletop === state.tabletop && last.models === state.models && last.smoke === state.smoke) return kept
  const isMoved = isAnyMoved(kept, state)
  if (isMoved || last?.smoke !== state.smoke) updateScene(kept, state)
  kept.last = state
  return kept
}

function updateScene(kept: Kept, state: State): void {
  const before = kept.table.scene
  const version = before.version
  kept.table.sync(state.tabletop, staturesOf(state))
  const { scene } = kept.table
  syncSmoke(
    kept,
    scene,
    state.smoke.map(({ cube }) => cube),
  )
  if (scene !== before || scene.version !== version) {
    kept.sights.clear()
    kept.cubes.clear()
  }
  kept.inSight = inSightPast(kept, obstaclesOf(state))
}

/** Notes where the models stand now. Returns whether any has moved, fallen, come or gone, so that the scene must be updated. */
function isAnyMoved(kept: Kept, { models, tabletop }: State): boolean {
  const { standing } = kept
  let isAny = false
  let there = 0
  for (const model of Object.values(models)) {
    const { ref } = model
    const piece = Object.hasOwn(tabletop.pieces, ref) ? tabletop.pieces[ref] : undefined
    if (!piece) continue
    there += 1
    const before = standing.get(ref)
    if (before?.piece === piece && before.model === model) continue
    const stature = statureOf(model)
    if (before?.piece === piece && before.stature === stature) {
      before.model = model
      continue
    }
    standing.set(ref, { piece, stature, body: bodyOf(kept, tabletop, piece, stature), model })
    isAny = true
  }
  if (there === standing.size) return isAny
  for (const ref of standing.keys()) if (!Object.hasOwn(models, ref) || !Object.hasOwn(tabletop.pieces, ref)) standing.delete(ref)
  return true
}

function bodyOf({ bodies }: Kept, tabletop: Tabletop, piece: Piece, stature: Stature): SightMiniature {
  const known = bodies.get(piece) ?? new Map<Stature, SightMiniature>()
  bodies.set(piece, known)
  const body = known.get(stature) ?? miniatureOf(piece, heightUnder(tabletop, piece.pose), stature)
  known.set(stature, body)
  return body
}

/** What else than terrain stops sight: wrecks and smoke, as a text that is the same for the same obstacles. */
function obstaclesOf({ models, tabletop, smoke }: State): string {
  const wrecks: unknown[] = []
  for (const { ref, wreck } of Object.values(models)) if (wreck) wrecks.push(ref, tabletop.pieces[ref]?.pose)
  return wrecks.length + smoke.length === 0 ? '' : JSON.stringify([wrecks, smoke.map(({ cube }) => cube)])
}
/** For how many combinations of obstacles sight is kept. */
const MOST_PAST = 16
function inSightPast({ past }: Kept, obstacles: string): InSight {
  const known = past.get(obstacles)
  if (known) return known
  if (past.size >= MOST_PAST) past.clear()
  const made: InSight = new WeakMap()
  past.set(obstacles, made)
  return made
}

/** A smoke cloud blocks sight like a solid block that fills its cube (4.24). */
function syncSmoke(kept: Kept, scene: Scene, smoke: readonly CubeId[]): void {
  for (const cube of kept.smoke) if (!smoke.includes(cube)) removePiece(scene, smokeRef(cube))
  for (const id of smoke) {
    if (scene.pieces.has(smokeRef(id))) continue
    const cube = cubeFrom(id)
    const bottom = groundOf(cube.z)
    putPiece(scene, { ref: smokeRef(id), solids: [{ type: 'prism', outline: squareOf(cube), bottom, top: bottom + CUBE }] })
  }
  kept.smoke = smoke
}

/** The scene of a state, for callers with further questions about sight. */
export const sceneOfState = (state: State): SightTable => keptFor(state).table

/** A miniature in a scene. Throws if it is not on the table. */
export function bodyOn(table: SightTable, ref: Ref): SightMiniature {
  const body = table.miniatures.get(ref)
  if (!body) throw new Error(`${ref} is not on the table`)
  return body
}
/** The body of a model, by which sight is kept. Throws if the model is not on the table. */
export function bodyIn({ standing }: Kept, ref: Ref): SightMiniature {
  const found = standing.get(ref)
  if (!found) throw new Error(`${ref} is not on the table`)
  return found.body
}
