/** Messages about Rounds, Turns, actions and items. */
import type { CubeId } from '../board'
import type { ActionType, Side } from '../state'

export type RoundSaid = {
  'base-dice': { dice: number }
  // deployment
  'still-to-deploy': { models: readonly string[] }
  'no-room-to-deploy': { model: string }
  'vehicle-on-ground': { model: string; cube: CubeId }
  'cube-is-full': { model: string; cube: CubeId; size: number; used: number; most: number }
  'not-in-zone': { zone: string }
  'too-big-here': { model: string; cube: CubeId }
  // Turns
  'not-fewer-left': { own: number; theirs: number }
  // the action menu
  'budget-spent': { model: string }
  'no-long-left': { model: string; action: ActionType }
  'type-used': { model: string; action: ActionType }
  'must-stand-first': { model: string }
  'is-standing': { model: string }
  'standing-enemies': { model: string; enemies: readonly string[] }
  'enemy-in-cube': { model: string; enemies: readonly string[] }
  'no-enemy-here': { model: string }
  'started-with-enemy': { model: string }
  'no-ranged-weapon': { model: string }
  'no-target': { model: string }
  'cannot-move': { model: string }
  'free-die-used': { model: string }
  'no-free-die-pinned': { model: string }
  'nothing-special': { model: string }
  // items
  'beasts-carry-nothing': { model: string }
  'vehicles-carry-nothing': { model: string }
  'not-own-zone': { model: string; seat: Side }
}
