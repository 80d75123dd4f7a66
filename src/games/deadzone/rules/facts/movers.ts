/** The properties of a model that determine where it can go. */
import type { Ref } from '../../../../table/piece'
import type { Model, State } from '../state'
import { has, modelOf } from './models'

export interface Mover {
  /** 1 to 4; 0 for an object, which fits everywhere (DZ-SCA-07). */
  readonly size: number
  /** DZ-LVL-11 */
  readonly jumpPack: boolean
  readonly flight: boolean
  /** Whether it can drop any height unharmed. */
  readonly glide: boolean
  /** DZ-LVL-10 */
  readonly vehicle: boolean
  /** AMB-56: whether low walls do not stop it, because of its Size or because it is thrown. */
  readonly overLow: boolean
}

const carries = (state: State, model: Model, kind: string): boolean =>
  model.items.some((item) => Object.hasOwn(state.items, item) && state.items[item]?.kind === kind)

/** DZ-LVL-11: whether the model has a Jump Pack: printed, picked up, or the Hammerfist Drop Armour after it has come down. */
export const hasJumpPack = (state: State, model: Model): boolean =>
  has(model, 'jump-pack') || carries(state, model, 'jump-pack') || (has(model, 'hammerfist') && model.used.includes('hammerfist'))
export const isVehicle = (state: State, model: Model): boolean => has(model, 'vehicle') || carries(state, model, 'mono-wheel')

/** One object for all movers that are alike, so that caches know them again. There are a few dozen kinds. */
const ALIKE = new Map<number, Mover>()
function sharedMover(mover: Mover): Mover {
  const { size, jumpPack, flight, glide, vehicle, overLow } = mover
  const kind = [jumpPack, flight, glide, vehicle, overLow].reduce((bits, is) => 2 * bits + Number(is), size)
  const known = ALIKE.get(kind)
  if (!known) ALIKE.set(kind, mover)
  return known ?? mover
}

/** The mover for a model that moves by itself. Models that move alike share one object. */
export function moverOf(state: State, ref: Ref): Mover {
  const model = modelOf(state, ref)
  return sharedMover({
    size: model.profile.size,
    jumpPack: hasJumpPack(state, model),
    flight: has(model, 'flight'),
    glide: has(model, 'glide'),
    vehicle: isVehicle(state, model),
    overLow: state.rulings.bigOverLow === 'yes',
  })
}

/** DZ-SCA-05, AMB-56: the mover of a thrown model. Low walls do not stop it, and its own abilities do not help it. */
export const thrownMover = (state: State, ref: Ref): Mover => ({
  size: modelOf(state, ref).profile.size,
  jumpPack: false,
  flight: false,
  glide: false,
  vehicle: false,
  overLow: true,
})
/** A grenade or a token, which passes through any gap. */
export const THING: Mover = { size: 0, jumpPack: false, flight: false, glide: false, vehicle: false, overLow: true }
/** A model of this Size on foot, without abilities. */
export const onFoot = (size: number): Mover => ({ ...THING, size, overLow: false })

/** DZ-PROF-05: the current Speed in cubes for a Move and a Sprint, with a Mono-Wheel (4.24) or Thirst for Blood (A.3). */
export function speedOf(state: State, ref: Ref): readonly [move: number, sprint: number] {
  const model = modelOf(state, ref)
  const [move, sprint] = carries(state, model, 'mono-wheel') ? ([1, 5] as const) : model.profile.speed
  const more = model.boosts.filter(({ kind }) => kind === 'plus-sprint').reduce((sum, { value = 1 }) => sum + value, 0)
  return [move, sprint + more]
}
