/** Distance and contact (VX-DST-01, VX-CON-01 to 05). */
import { distanceToFootprint } from '../../../../geometry'
import { gapAtMost } from '../../../../geometry/measure'
import { isInside } from '../../../../geometry/outline'
import type { Disc, Point, Units } from '../../../../geometry/types'
import { discOf } from '../../../../table/layout'
import type { PlacedTerrain, Ref, Tabletop } from '../../../../table/piece'
import { ACROSS, CONTACT, EPS } from '../constants'
import { BODIES, type Size } from '../profile'
import type { Side, State } from '../state'

export const isBaseContact = (a: Disc, b: Disc): boolean => gapAtMost(a, b, CONTACT)
/** The gap from a base's edge to a piece of scenery; 0 if they overlap. */
export const gapToScenery = ({ at, radius }: Disc, { outlines }: PlacedTerrain): number =>
  Math.max(0, distanceToFootprint(at, { parts: outlines }) - radius)

/** Whether a segment crosses a footprint. It is sampled finely enough for walls 0.5 cm thick. */
function crosses(from: Point, to: Point, { outlines }: PlacedTerrain): boolean {
  const parts = 64
  for (let i = 1; i < parts; i++) {
    const at = {
      x: Math.round(from.x + ((to.x - from.x) * i) / parts),
      y: Math.round(from.y + ((to.y - from.y) * i) / parts),
    }
    if (outlines.some((outline) => isInside(at, outline))) return true
  }
  return false
}

export interface Body extends Disc {
  readonly height: Units
}
export const bodyAt = (size: Size, at: Point): Body => ({ at, radius: BODIES[size].radius, height: BODIES[size].height })

/** VX-CON-02: both touch the wall between them, are at most ACROSS apart, and are both taller than the wall. */
export function isAcrossWall(a: Body, b: Body, wall: PlacedTerrain): boolean {
  if (!gapAtMost(a, b, ACROSS + EPS) || Math.min(a.height, b.height) <= wall.height) return false
  return gapToScenery(a, wall) <= CONTACT && gapToScenery(b, wall) <= CONTACT && crosses(a.at, b.at, wall)
}

export const wallsOf = ({ tabletop, scenery }: State): readonly PlacedTerrain[] =>
  tabletop.terrain.filter(({ ref }) => scenery[ref] === 'wall')

/** Whether two bodies are in contact, base to base or across a wall. */
export const areInContact = (state: State, a: Body, b: Body): boolean =>
  isBaseContact(a, b) || (gapAtMost(a, b, ACROSS + EPS) && wallsOf(state).some((wall) => isAcrossWall(a, b, wall)))

/** The base and height of a miniature where it stands, or as if it stood at `at`. Throws if it stands nowhere. */
export function bodyOf(state: State, ref: Ref, at?: Point): Body {
  const figure = state.figures[ref]
  const piece = state.tabletop.pieces[ref]
  if (!figure || !(at ?? piece)) throw new Error(`${ref} is not on the table`)
  return bodyAt(figure.profile.size, at ?? discOf(piece as NonNullable<typeof piece>).at)
}

/** Where everybody on a tabletop stands, in the order of its pieces: asked for at every place that is tried. */
const STANDING = new WeakMap<Tabletop, readonly { readonly ref: Ref; readonly seat: Side; readonly body: Body }[]>()
function bodiesOn(state: State) {
  const known = STANDING.get(state.tabletop)
  if (known) return known
  const found = Object.keys(state.tabletop.pieces).flatMap((ref) => {
    const figure = state.figures[ref]
    return figure ? [{ ref, seat: figure.seat, body: bodyOf(state, ref) }] : []
  })
  STANDING.set(state.tabletop, found)
  return found
}

/** The enemies that a miniature would touch at a place. */
export function touchedAt(state: State, ref: Ref, at: Point): readonly Ref[] {
  const seat = state.figures[ref]?.seat
  const own = bodyOf(state, ref, at)
  const touched: Ref[] = []
  for (const other of bodiesOn(state)) {
    // No contact reaches farther than the one across a wall, so most of them are ruled out by their distance.
    if (other.seat === seat || !gapAtMost(own, other.body, ACROSS + EPS)) continue
    if (areInContact(state, own, other.body)) touched.push(other.ref)
  }
  return touched
}

/** Cache of contacts by tabletop: they are needed often and change only when something moves. */
const KNOWN = new WeakMap<Tabletop, Map<Ref, readonly Ref[]>>()

/** VX-CON-03: the enemies that a miniature touches. */
export function contactsOf(state: State, ref: Ref): readonly Ref[] {
  const piece = state.tabletop.pieces[ref]
  if (!piece) return []
  const known = KNOWN.get(state.tabletop) ?? new Map<Ref, readonly Ref[]>()
  KNOWN.set(state.tabletop, known)
  const found = known.get(ref) ?? touchedAt(state, ref, piece.pose.at)
  known.set(ref, found)
  return found
}
export const isEngaged = (state: State, ref: Ref): boolean => contactsOf(state, ref).length > 0
export const touches = (state: State, ref: Ref, other: Ref): boolean => contactsOf(state, ref).includes(other)

/** VX-SKL-15: an enemy weapon master in contact cancels Weapon Master and Vicious. The cancelling itself is never cancelled. */
export const isMastered = (state: State, ref: Ref): boolean =>
  contactsOf(state, ref).some((other) => state.figures[other]?.profile.skills.includes('weapon-master'))
