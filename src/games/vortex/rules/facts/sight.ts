/** Sight (VX-LOS-01 to 11): from the viewer's eye to 200 points of a body. Players may check it before declaring (VX-LOS-10). */
import { segment, sightOf } from '../../../../geometry/sight'
import type { Point } from '../../../../geometry/types'
import { findTerrain } from '../../../../table/layout'
import type { Piece, PlacedTerrain, Ref, Tabletop } from '../../../../table/piece'
import { createSightTable, type Statures } from '../../../../table/sight'
import { ALL_SEEN, HALF_SEEN } from '../constants'
import { BODIES } from '../profile'
import type { State } from '../state'
import { figureOf, isOnTable, pieceOf } from './figures'
import { isPlainlySeen, isWideOpen, piecesBetween } from './plain-sight'

/** One sight scene, updated to whichever tabletop is asked about. LOOKS caches the answers for each tabletop. */
const TABLE = createSightTable()
const LOOKS = new WeakMap<Tabletop, Map<Ref, Map<Ref, Look>>>()
/** VX-LOS-07: scenery and bodies stop sight, bases do not. */
const LAYERS = ['terrain', 'hull'] as const

/** The statures of the last tabletop, kept so that the scene need not be compared with it again. */
let last: { readonly tabletop: Tabletop; readonly statures: Statures } | undefined
const sceneOf = (state: State) => {
  const { tabletop } = state
  if (last?.tabletop !== tabletop) {
    const all = Object.values(state.figures).filter(({ ref }) => isOnTable(state, ref))
    last = { tabletop, statures: Object.fromEntries(all.map(({ ref, profile }) => [ref, BODIES[profile.size]])) }
  }
  return TABLE.sync(tabletop, last.statures)
}

/** What is known about a sight, and everything that matters for it. */
interface Look {
  readonly terrain: readonly PlacedTerrain[]
  readonly between: readonly Piece[]
  isSeen?: boolean
  seen?: number
}
/** The last look from one piece to another: most moves happen elsewhere on the table and change nothing. */
const LAST = new WeakMap<Piece, WeakMap<Piece, Look>>()

function lookAt(state: State, from: Ref, to: Ref): Look {
  const all = LOOKS.get(state.tabletop) ?? new Map<Ref, Map<Ref, Look>>()
  const own = all.get(from) ?? new Map<Ref, Look>()
  const known = own.get(to)
  if (known) return known
  LOOKS.set(state.tabletop, all)
  all.set(from, own)
  const look = newLook(state, from, to)
  own.set(to, look)
  return look
}
function newLook(state: State, from: Ref, to: Ref): Look {
  const { terrain } = state.tabletop
  const [own, other] = [pieceOf(state, from), pieceOf(state, to)]
  const looks = LAST.get(own) ?? new WeakMap<Piece, Look>()
  LAST.set(own, looks)
  const before = looks.get(other)
  const between = piecesBetween(state, own, other)
  const isSame = before?.terrain === terrain && before.between.length === between.length
  if (isSame && between.every((piece, index) => piece === before.between[index])) return before
  const look: Look = { terrain, between }
  looks.set(other, look)
  return look
}

/** VX-LOS-06: how many of the 200 points of a body are seen. Throws if either miniature is not on the table. */
export function pointsSeen(state: State, from: Ref, to: Ref): number {
  const look = lookAt(state, from, to)
  look.seen ??= isWideOpen(state, from, to, look.between) ? ALL_SEEN : counted(state, from, to)
  return look.seen
}
function counted(state: State, from: Ref, to: Ref): number {
  const { scene, miniatures } = sceneOf(state)
  const [viewer, target] = [miniatures.get(from), miniatures.get(to)]
  if (!viewer || !target) throw new Error(`${from} or ${to} is not on the table`)
  return sightOf(scene, viewer, target, { layers: LAYERS }).sighting.seen
}

export type Visibility = 'full' | 'partial' | 'none'

/** VX-LOS-02 to 04 and 09: a miniature that evades or is veiled is at most partially visible. */
export function visibility(state: State, from: Ref, to: Ref): Visibility {
  const seen = pointsSeen(state, from, to)
  if (seen === 0) return 'none'
  const isVeiled = figureOf(state, to).effects.some(({ stat }) => stat === 'partial')
  return seen < HALF_SEEN || isVeiled ? 'partial' : 'full'
}
export function sees(state: State, from: Ref, to: Ref): boolean {
  const look = lookAt(state, from, to)
  look.isSeen ??= isPlainlySeen(state, from, to, look.between) ?? pointsSeen(state, from, to) > 0
  return look.isSeen
}
/** VX-LOS-08: sight may be one-way, so both directions are checked. */
export const seeEachOther = (state: State, one: Ref, other: Ref): boolean => sees(state, one, other) && sees(state, other, one)

/** Which scenery is seen, for each tabletop. */
const SCENERY = new WeakMap<Tabletop, Map<string, boolean>>()

/** VX-LOS-11: looks for the corners (8 points if round) and the middle, each at 1/4, 1/2 and 3/4 of the piece's height. */
export function seesScenery(state: State, from: Ref, piece: Ref): boolean {
  const known = SCENERY.get(state.tabletop) ?? new Map<string, boolean>()
  SCENERY.set(state.tabletop, known)
  const key = `${from}>${piece}`
  const isSeen = known.get(key) ?? findsScenery(state, from, piece)
  known.set(key, isSeen)
  return isSeen
}
function findsScenery(state: State, from: Ref, piece: Ref): boolean {
  const terrain = findTerrain(state.tabletop, piece)
  const { scene, miniatures } = sceneOf(state)
  const viewer = miniatures.get(from)
  if (!terrain || !viewer) throw new Error(`${from} or ${piece} is not on the table`)
  const [outline = []] = terrain.outlines
  const around = outline.filter((_, index) => outline.length <= 8 || index % Math.floor(outline.length / 8) === 0)
  const points: readonly Point[] = [...around, terrain.at]
  const eye = { ...viewer.at, z: viewer.eye }
  const among = { layers: LAYERS, except: [from, piece] }
  return points.some(({ x, y }) =>
    [1, 2, 3].some((part) => segment(scene, eye, { x, y, z: Math.round((terrain.height * part) / 4) }, among).isSeen),
  )
}
