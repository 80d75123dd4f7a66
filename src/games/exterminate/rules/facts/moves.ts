/** Where a figure may move (4.12, 4.13), climb, shift and descend (4.24), as choices. */
import { spotOnTop } from '../../../../geometry'
import type { Point, Units } from '../../../../geometry/types'
import type { Reason } from '../../../../kernel'
import type { Keep, Path, Place } from '../../../../table/choice'
import { judgePlace } from '../../../../table/judge'
import type { Pose, Ref } from '../../../../table/piece'
import { firstFree } from '../../../../table/shapes'
import { EXCLUSION, RAPID, TOLERANCE, TOP_STEP } from '../constants'
import { placeSays, say } from '../said'
import type { State } from '../state'
import type { MoveKind } from '../terms'
import { enemiesOf, figureOf, friendsOf, isWall, obstacleRefs, pieceOf, terrainOf, topUnder, touches, wallRefs } from './figures'

const keeping = (refs: readonly Ref[], gap: Units, why: Reason): readonly Keep[] => refs.map((ref) => ({ ref, gap, why }))

/** EX-MOV-05 and EX-MOV-04: one inch from enemies, no contact with friends. */
const apart = (state: State, ref: Ref): readonly Keep[] => [
  ...keeping(enemiesOf(state, ref), EXCLUSION, placeSays('enemy-too-near', 'EX-MOV-05')),
  ...keeping(friendsOf(state, ref), TOLERANCE.contact + 1, placeSays('friend-touched', 'EX-MOV-04')),
]

/** No overlap with any figure, for places where contact is allowed. */
export const clearOfFigures = (state: State, ref: Ref): readonly Keep[] =>
  keeping([...enemiesOf(state, ref), ...friendsOf(state, ref)], 0, placeSays('stands-in', 'EX-MOV-07'))

/** EX-MOV-07: no overlap with terrain. */
export const clearOfTerrain = (state: State): readonly Keep[] =>
  keeping(
    state.tabletop.terrain.map(({ ref }) => ref),
    0,
    placeSays('stands-in', 'EX-MOV-07'),
  )

/** The pieces that a figure may try to cross: obstacles except the one it stands on, and enemies (EX-OBS-01, EX-HIL-06). */
export const crossable = (state: State, ref: Ref): readonly Ref[] => [
  ...obstacleRefs(state).filter((terrain) => terrain !== topUnder(state, ref)),
  ...enemiesOf(state, ref),
]

/** The length of the figure's movement action. Rapid Response (house) increases one of them. */
function reach(state: State, ref: Ref, how: MoveKind): Units {
  const isRapid = how === 'move' && state.boosts.some(({ effect, figure }) => effect === 'rapid-response' && figure === ref)
  return figureOf(state, ref).profile.movement + (isRapid ? RAPID : 0)
}

/** EX-MOV, EX-HIL-06: a movement action or a sprint along the ground, starting on the ground or on a top. */
export function movePath(state: State, ref: Ref, how: MoveKind = 'move', budget?: Units): Path {
  const { pose, radius } = pieceOf(state, ref)
  return {
    shape: 'path',
    piece: ref,
    radius,
    from: pose.at,
    ...(pose.on === undefined ? {} : { fromTop: pose.on }),
    budget: budget ?? reach(state, ref, how),
    ...(state.rulings.pathMode === 'straight' ? { straight: true as const } : {}),
    walls: wallRefs(state),
    crossings: crossable(state, ref),
    end: { keep: [...apart(state, ref), ...clearOfTerrain(state)] },
    tolerance: TOLERANCE,
  }
}

const onTop = (state: State, ref: Ref, top: Ref, most: Units, why: Reason): Place => {
  const { pose, radius } = pieceOf(state, ref)
  return {
    shape: 'place',
    piece: ref,
    radius,
    region: { on: top, near: { of: pose.at, most, why }, keep: apart(state, ref) },
    tolerance: TOLERANCE,
  }
}

/** EX-HIL-04: entirely on that top and within the figure's movement. */
export function climbPlace(state: State, ref: Ref, top: Ref, how: MoveKind = 'move'): Place {
  const movement = reach(state, ref, how)
  return onTop(state, ref, top, movement, say('beyond-movement', { movement }, 'EX-HIL-04'))
}

/** EX-HIL-05: up to two inches, entirely on the top on which it stands. */
export function shiftPlace(state: State, ref: Ref): Place {
  const top = topUnder(state, ref)
  if (top === undefined) throw new Error(`${ref} stands on nothing to shift on`)
  return onTop(state, ref, top, TOP_STEP, say('beyond-step', { step: TOP_STEP }, 'EX-HIL-05'))
}

/** The allowed place on a top that is closest to the figure; undefined if there is none. */
export function spotOn(state: State, choice: Place): Pose | undefined {
  const on = choice.region.on
  const top = on === undefined ? undefined : terrainOf(state, on).top
  if (on === undefined || !top) return undefined
  const nearest = spotOnTop(top.outline, choice.radius, 0, choice.region.near?.of)
  if (!nearest) return undefined
  const pose: Pose = { at: nearest, on, heading: 0 }
  return judgePlace(choice, pose, state.tabletop).allowed ? pose : firstFree(choice, state.tabletop)
}

/** EX-HIL-02: what the figure could climb now: touched obstacles with a top that are not walls. */
export const climbable = (state: State, ref: Ref): readonly Ref[] =>
  state.tabletop.terrain
    .filter(
      (terrain) =>
        (state.rulings.climbWalls || !isWall(terrain)) && terrain.top !== undefined && terrain.ref !== topUnder(state, ref),
    )
    .map((terrain) => terrain.ref)
    .filter((terrain) => touches(state, ref, terrain))

/** Why the figure cannot climb there: the top is too small for its base, or full; undefined if it can. */
export function whyNotClimb(state: State, ref: Ref, top: Ref, how: MoveKind = 'move'): Reason | undefined {
  if (spotOn(state, climbPlace(state, ref, top, how))) return undefined
  const outline = terrainOf(state, top).top?.outline
  const isLarge = outline !== undefined && spotOnTop(outline, pieceOf(state, ref).radius) !== undefined
  return isLarge ? say('no-room-on-top', { piece: top }, 'EX-HIL-07') : say('top-too-small', { piece: top }, 'EX-HIL-03')
}

/** Why the figure cannot shift on its top: there is no place at the required distances; undefined if it can. */
export function whyNotShift(state: State, ref: Ref): Reason | undefined {
  const choice = shiftPlace(state, ref)
  return spotOn(state, choice) ? undefined : say('no-room-on-top', { piece: choice.region.on ?? ref }, 'EX-HIL-05')
}

export const samePlace = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y
