/** Traps (A.3): tokens in cubes; and the two trap items whose rules are house data. */
import type { Ref } from '../../../../table/piece'
import type { CubeId } from '../board'
import { otherSide, type State, type Trap } from '../state'
import { isStandable } from './board'
import { cubeFrom, cubeId, cubeOf } from './cubes'
import { has, modelOf, onBoard } from './models'
import { type Mover, THING } from './movers'
import { neighboursOf } from './onward'
import { canStep } from './steps'

/**
 * HOUSE data: the lists contain these two items without rules. A Tripmine is a Trap with Frag (3), laid in its carrier's cube. A
 * Bomb Bot rolls up to three cubes as a small Vehicle would, not past enemies, and bursts with Frag (3) in the chosen cube. Each
 * is used once, by a Special action with no enemy in the cube.
 */
export const TRIPMINE = { kind: 'frag', value: 3 } as const
export const BOMB_BOT = { cubes: 3, kind: 'frag', value: 3 } as const

export const trapsIn = (state: State, cube: CubeId): readonly Trap[] => (state.traps ?? []).filter((trap) => trap.cube === cube)

/** The trap with that ref. Throws if there is none, because then it could not have been chosen. */
export function trapOf({ traps = [] }: Pick<State, 'traps'>, ref: Ref): Trap {
  const trap = traps.find((one) => one.ref === ref)
  if (!trap) throw new Error(`no trap is called ${ref}`)
  return trap
}

/** The ref for the next trap token. */
export const nextTrap = ({ traps = [] }: Pick<State, 'traps'>): Ref =>
  `trap${1 + Math.max(0, ...traps.map(({ ref }) => Number(ref.slice('trap'.length))))}`

/** The traps in this model's cube that the other side may set off; none against an Engineer. */
export function trapsAgainst(state: State, ref: Ref): readonly Trap[] {
  const model = modelOf(state, ref)
  if (has(model, 'engineer')) return []
  return trapsIn(state, cubeOf(state, ref)).filter(({ seat }) => seat === otherSide(model.seat))
}

/** The bot has small wheels: it uses ramps, and fits through windows wherever a model of Size 1 does. */
const BOT: Mover = { ...THING, size: 1, vehicle: true, overLow: false }

/** The cubes to which a Bomb Bot can be sent from this model's cube. */
export function botCubes(state: State, ref: Ref): readonly CubeId[] {
  const from = cubeOf(state, ref)
  const held = new Set(onBoard(state, otherSide(modelOf(state, ref).seat)).map((enemy) => cubeOf(state, enemy)))
  const depth = new Map<CubeId, number>([[from, 0]])
  for (const [cube, steps] of depth) {
    if (steps >= BOMB_BOT.cubes || held.has(cube)) continue
    for (const next of neighboursOf(cubeFrom(cube))) {
      const id = cubeId(next)
      const goes = isStandable(state.battlefield, next) && canStep(state.battlefield, cube, id, BOT).allowed
      if (goes && !depth.has(id)) depth.set(id, steps + 1)
    }
  }
  return [...depth.keys()].filter((cube) => cube !== from)
}
