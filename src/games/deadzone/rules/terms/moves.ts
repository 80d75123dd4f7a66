/**
 * Questions and chapters of moving and being moved (4.15, 4.16, 4.19, 4.21).
 *
 * Who calls them: `move` after its cost was taken (see `round.ts`); whatever throws a model calls `thrown` or `scatter`, which resolve
 * follows: walls, falls, enemies in the new cube, items there.
 */
import type { Pick, Roll } from '../../../../kernel'
import type { Place, Route } from '../../../../table/choice'
import type { Pose, Ref } from '../../../../table/piece'
import type { CubeId } from '../board'
import type { Eight } from '../dice'
import type { Side } from '../state'

/**
 * Which allowance a move uses: an action, a Command die, an ability (Evade, Surge, Rampage). `pregame`: Scout and the Recon bonus, not into
 * occupied cubes. `teleport`: to any cube within so many, by no route. `clear`: nobody holds it (Dance of Death).
 */
export type MoveHow = 'move' | 'sprint' | 'die' | 'ability' | 'pregame' | 'teleport' | 'clear'

export type MoveAsks = {
  /** Where to: the cubes and the place in the last one; no cubes: elsewhere in its own (DZ-MOV-02). */
  'move where': Route
  /** W17, and the free level of Agile: the rest of a way. No cubes and its present place: it stops. */
  'move on': Route
  /** W4, W8, W9, W16; `none` only in W8. */
  'fight whom': Pick<Ref>
  'break-away attacker': Pick<Ref | 'none'>
  'stand-up attacker': Pick<Ref>
  'thrown-in attacker': Pick<Ref>
  'stand where': Place
  /** W10 */
  'make room': Place
  /** W11: an adjacent cube, then the place in it. */
  'throw direction': Pick<CubeId>
  'throw where': Place
  'scatter die': Roll<Eight>
  'walkway die': Roll<Eight>
}

export type MoveCalls = {
  /** A Move, Sprint or free Move of at most `most` cubes, all of it (4.27 resolveMove). */
  move: {
    readonly model: Ref
    readonly by: Side
    readonly most: number
    readonly how: MoveHow
    /** The stations of the way, where it ends, and how many of them are behind it. */
    readonly way?: readonly string[]
    readonly pose?: Pose
    readonly at?: number
    readonly start?: CubeId
    /** Agile: its free level has been offered. */
    readonly agile?: true
  }
  'stand up': { readonly model: Ref; readonly by: Side }
  'break away': { readonly model: Ref }
  /** DZ-CAP-02 to 05: this model comes into the cube and has no place there. It is put there by this, wherever it was. */
  'make room': {
    readonly model: Ref
    readonly cube: CubeId
    readonly way?: Travel
    /** Where it would like to stand. */
    readonly pose?: Pose
    /** Who says where a model that is moved against its will comes to stand (DZ-AWY-03); its owner, unless said. */
    readonly by?: Side
    /** Models that may still be put elsewhere: the newcomer, then friends, then enemies. */
    readonly shifted?: readonly Ref[]
  }
  /** It has come into the cube where it is now: it Fights enemies there, else it may take what lies there. */
  'come in': { readonly model: Ref; readonly cube?: CubeId }
  /** DZ-ITM-02: it has been put elsewhere in its own cube. */
  'pick up': { readonly model: Ref }
  /** It has lost its footing in this column, or jumped: DZ-FAL. `voluntary`: a step of its own, onto the floor that it `lands` on. */
  fall: {
    readonly model: Ref
    readonly cube: CubeId
    readonly voluntary: boolean
    readonly lands?: CubeId
    readonly pose?: Pose
    /** Who puts it down; its owner, unless said. */
    readonly by?: Side
    /** The level where it lost its footing. */
    readonly level?: number
    /** How many floors below have let it through. */
    readonly missed?: number
    /** How often it has scattered on from a full cube. */
    readonly tries?: number
  }
  /** DZ-ENG-04: it has come, Pinned, among enemies. */
  'thrown in': { readonly model: Ref }
  /**
   * DZ-ABL-07 and others: one cube directly away from `from`, or to `to`, or where `by` wants it; walls slam, air falls, enemies are fought.
   * `pins`: it is Pinned by it.
   */
  thrown: { readonly model: Ref; readonly from?: Ref; readonly to?: CubeId; readonly pins: boolean; readonly by: Side }
  /** DZ-SCA: a random cube of its level. */
  scatter: { readonly model: Ref; readonly pins: boolean; readonly to?: CubeId }
  /** It comes to a cube of its level that no wall keeps from it. */
  arrive: { readonly model: Ref; readonly cube: CubeId; readonly by: Side; readonly missed?: true }
  /** DZ-SLM */
  slam: { readonly model: Ref }
}

/** How a model gets from place to place, for the picture. */
export type Travel = 'walk' | 'climb' | 'jump' | 'fall' | 'thrown' | 'shifted' | 'fly' | 'teleport'
