/** Everything that changes a model's tests or damage: its abilities, the weapon's keywords, carried items, and effects on it. */
import type { TallyPart } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import { ABILITY } from '../abilities'
import type { Ability } from '../abilities/hooks'
import type { Keyword, Weapon, WeaponId, WeaponKeyword } from '../profile'
import { say } from '../said'
import type { Model, State } from '../state'
import { modelOf } from './models'

/** A keyword that applies to a model now, with its entry, its name and its value. */
export interface Working {
  readonly ability: Ability
  readonly name: string
  readonly value: number
}

interface Known {
  /** The items in which carried ones were looked up; a model that carries nothing does not depend on them. */
  readonly items: object
  readonly byWeapon: WeakMap<object, readonly Working[]>
}
/** Cached by model, and by the items if it carries any. */
const KNOWN = new WeakMap<Model, Known>()
const NOTHING = {}

/** The keywords that apply to this model now: printed abilities, the weapon in use, carried items, effects on it. */
export function workings(state: State, ref: Ref, weapon?: Weapon): readonly Working[] {
  const model = modelOf(state, ref)
  const items = model.items.length === 0 ? NOTHING : state.items
  let known = KNOWN.get(model)
  if (known?.items !== items) {
    known = { items, byWeapon: new WeakMap() }
    KNOWN.set(model, known)
  }
  const found = known.byWeapon.get(weapon ?? NOTHING) ?? lookedUp(state, model, weapon)
  known.byWeapon.set(weapon ?? NOTHING, found)
  return found
}

function lookedUp(state: State, model: Model, weapon: Weapon | undefined): readonly Working[] {
  const carried = model.items.flatMap((item): Keyword<string>[] => {
    const kind = state.items[item]?.kind
    return kind && !state.items[item]?.worn ? [{ name: kind }] : []
  })
  const boosts = model.boosts.map(({ kind, value }) => (value === undefined ? { name: kind } : { name: kind, value }))
  const others = model.profile.weapons.filter(({ id }) => id !== weapon?.id).flatMap(({ keywords }) => keywords)
  const passive = others.filter(({ name }) => ABILITY[name]?.passive)
  const all: readonly Keyword<string>[] = [
    ...model.profile.abilities,
    ...(weapon?.keywords ?? []),
    ...passive,
    ...carried,
    ...boosts,
  ]
  return all.flatMap(({ name, value = 1 }) => {
    const ability = ABILITY[name]
    return ability ? [{ ability, name, value }] : []
  })
}

export const byKeyword = ({ name, ability }: Working, value: number): TallyPart => ({
  value,
  reason: say('by-keyword', { keyword: name, value }, ability.rule),
})

export const weaponOf = ({ profile }: Model, id: WeaponId): Weapon | undefined => profile.weapons.find((one) => one.id === id)
export const keywordOf = (weapon: Weapon | undefined, name: WeaponKeyword): Keyword<WeaponKeyword> | undefined =>
  weapon?.keywords.find((keyword) => keyword.name === name)
export const hasKeyword = (weapon: Weapon | undefined, name: WeaponKeyword): boolean => keywordOf(weapon, name) !== undefined

/** Whether an ability, item or effect with that name applies to the model. */
export const works = (state: State, ref: Ref, name: string): boolean => workings(state, ref).some((one) => one.name === name)
