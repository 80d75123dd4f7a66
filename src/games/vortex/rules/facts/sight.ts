/** Sight (VX-LOS-01 to 11): from the viewer's eye to 200 points of a body. Players may check it before declaring (VX-LOS-10). */
import { segmentKeepsFromPart } from '../../../../geometry/clearance'
import { compareToSegment } from '../../../../geometry/exact'
import { segment, sightOf } from '../../../../geometry/sight'
import type { Point, Units } from '../../../../geometry/types'
import { findTerrain } from '../../../../table/layout'
import type { Piece, PlacedTerrain, Ref, Tabletop } from '../../../../table/piece'
import { createSightTable, type Statures } from '../../../../table/sight'
import { ALL_SEEN, HALF_SEEN } from '../constants'
import { BODIES } from '../profile'
import type { State } from '../state'
import { figureOf, isOnTable } from './figures'

/** One sight scene, updated to whichever tabletop is asked about. SEEN caches the answers for each tabletop. */
const TABLE = createSightTable()
const SEEN = new WeakMap<Tabletop, Map<string, number>>()
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

function remembered(state: State, key: string, find: () => number): number {
  const known = SEEN.get(state.tabletop) ?? new Map<string, number>()
  SEEN.set(state.tabletop, known)
  const before = known.get(key)
  if (before !== undefined) return before
  const found = find()
  known.set(key, found)
  return found
}

/** What was seen of a target that still stands where it was, and everything that matters for it. */
interface Look {
  readonly terrain: readonly PlacedTerrain[]
  readonly between: readonly Piece[]
  readonly seen: number
}
/** Cache of the last look from one piece to another: most moves happen elsewhere on the table and change nothing. */
const LOOKS = new WeakMap<Piece, WeakMap<Piece, Look>>()

const WIDEST = Math.max(...Object.values(BODIES).map(({ body }) => body))
/** Outweighs the rounding of the points of a body. */
const ROUNDING = 10
/** The pieces that may stand between two miniatures: their bodies reach as near to the straight line as the target's does. */
function piecesBetween({ pieces }: Tabletop, from: Piece, to: Piece, body: Units): readonly Piece[] {
  const [a, b] = [from.pose.at, to.pose.at]
  const near = body + WIDEST + ROUNDING
  return Object.values(pieces).filter(
    (piece) => piece !== from && piece !== to && compareToSegment(piece.pose.at, a, b, near) <= 0,
  )
}
/** Whether no scenery is as near to the straight line between two miniatures as the target's body reaches. */
const isOpenGround = (terrain: readonly PlacedTerrain[], from: Piece, to: Piece, body: Units): boolean =>
  terrain.every(({ outlines }) =>
    outlines.every((outline) => segmentKeepsFromPart(from.pose.at, to.pose.at, outline, body + ROUNDING)),
  )

/** VX-LOS-06: how many of the 200 points of a body are seen. Throws if either miniature is not on the table. */
export const pointsSeen = (state: State, from: Ref, to: Ref): number =>
  remembered(state, `${from}>${to}`, () => {
    const { pieces, terrain } = state.tabletop
    const [own, other] = [pieces[from], pieces[to]]
    if (!own || !other) throw new Error(`${from} or ${to} is not on the table`)
    const looks = LOOKS.get(own) ?? new WeakMap<Piece, Look>()
    LOOKS.set(own, looks)
    const known = looks.get(other)
    const { body } = BODIES[figureOf(state, to).profile.size]
    const between = piecesBetween(state.tabletop, own, other, body)
    const isSame = known?.terrain === terrain && known.between.length === between.length
    if (isSame && between.every((piece, index) => piece === known.between[index])) return known.seen
    const isOpen = between.length === 0 && isOpenGround(terrain, own, other, body)
    const seen = isOpen ? ALL_SEEN : counted(state, from, to)
    looks.set(other, { terrain, between, seen })
    return seen
  })

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
export const sees = (state: State, from: Ref, to: Ref): boolean => pointsSeen(state, from, to) > 0
/** VX-LOS-08: sight may be one-way, so both directions are checked. */
export const seeEachOther = (state: State, one: Ref, other: Ref): boolean => sees(state, one, other) && sees(state, other, one)

/** VX-LOS-11: looks for the corners (8 points if round) and the middle, each at 1/4, 1/2 and 3/4 of the piece's height. */
export const seesScenery = (state: State, from: Ref, piece: Ref): boolean =>
  remembered(state, `${from}>>${piece}`, () => {
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
      ? 1
      : 0
  }) > 0
