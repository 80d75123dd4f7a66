/**
 * Questions and chapters of moving and being moved (4.15, 4.16, 4.19, 4.21).
 *
 * `move` is called after its cost was taken (see `round.ts`). Whatever throws a model calls `thrown` or `scatter`, which also
 * resolve what follows: walls, falls, enemies in the new cube, items there.
 */
import type { Pick, Roll } from '../../../../kernel'
import type { Place, Route } from '../../../../table/choice'
import type { Pose, Ref } from '../../../../table/piece'
import type { CubeId } from '../board'
import type { Eight } from '../dice'
import type { Side } from '../state'

/**
 * What grants a move: an action, a Command die, an ability. `pregame`: Scout and the Recon bonus, not into occupied cubes.
 * `teleport`: to any cube in range, without a route. `clear`: enemies in the cube may not Fight the leaving model (Dance of
 * Death).
 */
export type MoveHow = 'move' | 'sprint' | 'die' | 'ability' | 'pregame' | 'teleport' | 'clear'

export type MoveAsks = {
  /** The cubes of the move and the pose in the last one. Without cubes, the model moves within its own cube (DZ-MOV-02). */
  'move where': Route
  /** W17, and the free level of Agile: the rest of a path. An answer without cubes and with the present pose stops the model. */
  'move on': Route
  /** W4, W8, W9, W16. `none` is offered only in W8. */
  'fight whom': Pick<Ref>
  'break-away attacker': Pick<Ref | 'none'>
  'stand-up attacker': Pick<Ref>
  'thrown-in attacker': Pick<Ref>
  'stand where': Place
  /** W10 */
  'make room': Place
  /** W11: a neighbouring cube, then the pose in it. */
  'throw direction': Pick<CubeId>
  'throw where': Place
  'scatter die': Roll<Eight>
  'walkway die': Roll<Eight>
}

export type MoveCalls = {
  /** A complete Move, Sprint or free Move of at most `most` cubes (4.27 resolveMove). */
  move: {
    readonly model: Ref
    readonly by: Side
    readonly most: number
    readonly how: MoveHow
    /** The stations of the path, the pose at its end, and how many stations have been passed. */
    readonly way?: readonly string[]
    readonly pose?: Pose
    readonly at?: number
    readonly start?: CubeId
    /** Agile: set once the free level was offered. */
    readonly agile?: true
  }
  'stand up': { readonly model: Ref; readonly by: Side }
  'break away': { readonly model: Ref }
  /** DZ-CAP-02 to 05: this model enters a cube in which it has no place. The chapter also moves it there, wherever it was. */
  'make room': {
    readonly model: Ref
    readonly cube: CubeId
    readonly way?: Travel
    /** The pose that the model would prefer. */
    readonly pose?: Pose
    /** The side that decides where a model moved against its will stands (DZ-AWY-03). Default: the model's owner. */
    readonly by?: Side
    /** Models that may still be moved: the newcomer, then friends, then enemies. */
    readonly shifted?: readonly Ref[]
  }
  /** The model has entered its present cube: it Fights enemies there; otherwise it may take items. */
  'come in': { readonly model: Ref; readonly cube?: CubeId }
  /** DZ-ITM-02: the model was moved within its own cube. */
  'pick up': { readonly model: Ref }
  /** DZ-FAL: the model falls or jumps down this stack. `voluntary`: part of its own move, onto the floor of `lands`. */
  fall: {
    readonly model: Ref
    readonly cube: CubeId
    readonly voluntary: boolean
    readonly lands?: CubeId
    readonly pose?: Pose
    /** The side that places the model after landing. Default: its owner. */
    readonly by?: Side
    /** The level from which the fall counts. */
    readonly level?: number
    /** How many walkways below have been missed. */
    readonly missed?: number
    /** How often the model has scattered on from a full cube. */
    readonly tries?: number
  }
  /** DZ-ENG-04: a Pinned model was thrown among enemies. */
  'thrown in': { readonly model: Ref }
  /**
   * DZ-ABL-07 and others: the model is thrown one cube: directly away from `from`, into `to`, or where `by` chooses. Walls slam
   * it, it may fall, and enemies are fought. `pins`: whether this pins it.
   */
  thrown: { readonly model: Ref; readonly from?: Ref; readonly to?: CubeId; readonly pins: boolean; readonly by: Side }
  /** DZ-SCA: into a random neighbouring cube of the model's level. */
  scatter: { readonly model: Ref; readonly pins: boolean; readonly to?: CubeId }
  /** The model arrives in a cube of its level; no wall is in the way. */
  arrive: { readonly model: Ref; readonly cube: CubeId; readonly by: Side; readonly missed?: true }
  /** DZ-SLM */
  slam: { readonly model: Ref }
}

/** How a model gets from place to place, for the animation. */
export type Travel = 'walk' | 'climb' | 'jump' | 'fall' | 'thrown' | 'shifted' | 'fly' | 'teleport'
