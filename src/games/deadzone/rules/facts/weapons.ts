/** Weapons as they are now: those of the profile, changed by temporary effects (Overcharge, Experimental). */
import type { Ref } from '../../../../table/piece'
import type { Keyword, Weapon, WeaponId, WeaponKeyword } from '../profile'
import type { Model, State } from '../state'
import { fightWeapon } from './fights'
import { modelOf } from './models'

/** The prefix of effects that give a model's ranged weapons a keyword: `gun-knockback`, `gun-rapid-fire`. */
const GIVES = 'gun-'

/** Weapons that an Army Special lends for one shot (A.3). */
const LENT: { readonly [kind: string]: readonly Weapon[] | undefined } = {
  'lent-bomb': [{ id: 'bomb', range: 2, ap: 0, keywords: [{ name: 'blast' }] }],
  'lent-drone-strike': [{ id: 'drone-strike', range: 8, ap: 0, keywords: [{ name: 'indirect', value: 2 }] }],
}

/** Cached by model, so that a weapon is the same object until an effect changes it. */
const GUNS = new WeakMap<Model, readonly Weapon[]>()
/** The model's ranged weapons (DZ-SHO-01) as they are now. */
export function guns(state: State, ref: Ref): readonly Weapon[] {
  const model = modelOf(state, ref)
  const found = GUNS.get(model) ?? gunsOf(model)
  GUNS.set(model, found)
  return found
}
function gunsOf({ profile, boosts }: Model): readonly Weapon[] {
  const given = boosts
    .filter(({ kind }) => kind.startsWith(GIVES))
    .map(({ kind, value }): Keyword<WeaponKeyword> => {
      // The prefix is used only for names of keywords, so the cast is safe.
      const name = kind.slice(GIVES.length) as WeaponKeyword
      return value === undefined ? { name } : { name, value }
    })
  const lent = boosts.flatMap(({ kind }) => LENT[kind] ?? [])
  return [...profile.weapons, ...lent]
    .filter(({ range }) => typeof range === 'number')
    .map((weapon) => (given.length === 0 ? weapon : { ...weapon, keywords: [...weapon.keywords, ...given] }))
}

/** A weapon that this model has, for shots or Fights. */
export const armed = (state: State, ref: Ref, id: WeaponId): Weapon | undefined =>
  guns(state, ref).find((gun) => gun.id === id) ?? fightWeapon(state, ref, id)
