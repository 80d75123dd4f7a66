/** Look-ups for figures and terrain. They throw for an unknown ref, because that is a bug of the caller. */
import { gap, inContact } from '../../../../geometry'
import type { Box, Disc, Footprint, Units } from '../../../../geometry/types'
import { discOf, findTerrain, footprintOf } from '../../../../table/layout'
import type { Piece, PlacedTerrain, Ref } from '../../../../table/piece'
import { TOLERANCE, WALL_ABOVE } from '../constants'
import type { Figure, Side, State } from '../state'

export function figureOf(state: State, ref: Ref): Figure {
  const figure = Object.hasOwn(state.figures, ref) ? state.figures[ref] : undefined
  if (!figure) throw new Error(`there is no figure ${ref}`)
  return figure
}

export function pieceOf(state: State, ref: Ref): Piece {
  const piece = Object.hasOwn(state.tabletop.pieces, ref) ? state.tabletop.pieces[ref] : undefined
  if (!piece) throw new Error(`${ref} is not on the table`)
  return piece
}

/** Whether the ref is a figure on the table and not terrain. */
export const isFigure = (state: State, ref: Ref): boolean => Object.hasOwn(state.figures, ref) && isOnTable(state, ref)
export const seatOf = (state: State, ref: Ref): Side => figureOf(state, ref).seat

export const isOnTable = (state: State, ref: Ref): boolean => Object.hasOwn(state.tabletop.pieces, ref)
export const isOperational = (state: State, ref: Ref): boolean =>
  isOnTable(state, ref) && figureOf(state, ref).condition === 'operational'
export const isShocked = (state: State, ref: Ref): boolean =>
  isOnTable(state, ref) && figureOf(state, ref).condition === 'shocked'

export const discAt = (state: State, ref: Ref): Disc => discOf(pieceOf(state, ref))
/** EX-HIL-01: the terrain piece on which the figure stands, if any. */
export const topUnder = (state: State, ref: Ref): Ref | undefined => pieceOf(state, ref).pose.on

/** All figures of a player in the order of his cards, on or off the table. */
export const figuresOf = (state: State, seat: Side): readonly Figure[] => listed(state)[seat].all

/** A player's figures on the table, in the order of his cards. */
export const standing = (state: State, seat: Side): readonly Ref[] => listed(state)[seat].standing

interface Listed {
  readonly all: readonly Figure[]
  readonly standing: readonly Ref[]
}
type BothListed = { readonly [S in Side]: Listed }
/** Both sides' lists, kept for the pieces they were made for: one menu asks for them dozens of times. */
const LISTED = new WeakMap<State['figures'], { readonly pieces: State['tabletop']['pieces']; readonly lists: BothListed }>()

function listed(state: State): BothListed {
  const { pieces } = state.tabletop
  const known = LISTED.get(state.figures)
  if (known?.pieces === pieces) return known.lists
  const every = Object.values(state.figures)
  const of = (seat: Side): Listed => {
    const all = every.filter((figure) => figure.seat === seat)
    return { all, standing: all.map(({ ref }) => ref).filter((ref) => Object.hasOwn(pieces, ref)) }
  }
  const lists = { A: of('A'), B: of('B') }
  LISTED.set(state.figures, { pieces, lists })
  return lists
}

export const enemiesOf = (state: State, ref: Ref): readonly Ref[] =>
  standing(state, figureOf(state, ref).seat === 'A' ? 'B' : 'A')
export const friendsOf = (state: State, ref: Ref): readonly Ref[] =>
  standing(state, figureOf(state, ref).seat).filter((other) => other !== ref)

/** EX-WAL-01 */
export const isWall = (terrain: PlacedTerrain): boolean => terrain.height > WALL_ABOVE
export const wallRefs = (state: State): readonly Ref[] => state.tabletop.terrain.filter(isWall).map(({ ref }) => ref)
export const obstacleRefs = (state: State): readonly Ref[] =>
  state.tabletop.terrain.filter((terrain) => !isWall(terrain)).map(({ ref }) => ref)

export const box = (state: State): Box => ({ width: state.tabletop.width, depth: state.tabletop.depth })

export const footprint = (state: State, ref: Ref): Footprint => footprintOf(state.tabletop, ref)

/** EX-GEO-03: base contact with a figure or a terrain piece. */
export const touches = (state: State, ref: Ref, other: Ref): boolean =>
  inContact(discAt(state, ref), footprint(state, other), TOLERANCE.overlap, TOLERANCE.contact)

/** EX-GEO-02: the distance between base edges, rounded for display. */
export const gapBetween = (state: State, a: Ref, b: Ref): Units => Math.round(gap(discAt(state, a), discAt(state, b)))

export function terrainOf(state: State, ref: Ref): PlacedTerrain {
  const terrain = findTerrain(state.tabletop, ref)
  if (!terrain) throw new Error(`there is no terrain ${ref}`)
  return terrain
}
