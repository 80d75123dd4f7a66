/** Potential Damage, armour, and the damage that remains (4.20), as numbers with their reasons. */
import { type Tally, type TallyPart, tally } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import type { HarmOf } from '../abilities/hooks'
import type { Weapon } from '../profile'
import { say } from '../said'
import type { State } from '../state'
import type { Shield } from '../terms/attacks'
import { cubeOf } from './cubes'
import { byKeyword, hasKeyword, type Working, workings } from './keywords'
import { has, modelOf } from './models'
import { isVehicle } from './movers'
import { allIn, friendsWith } from './presence'

/** At most one Defender Shield counts: the model's own, or for Sizes 1 and 2 that of a friend in the cube (4.24). */
function defenderShield(state: State, ref: Ref): readonly TallyPart[] {
  const holds = (one: Ref) => workings(state, one).some(({ name }) => name === 'defender-shield')
  const friend = modelOf(state, ref).profile.size <= 2 ? friendsWith(state, ref).find(holds) : undefined
  const by = holds(ref) ? ref : friend
  return by === undefined ? [] : [{ value: 1, reason: say('shared-shield', { item: 'defender-shield', model: by }, '4.24') }]
}

/** DZ-DMG-03: effective Armour. `ap` is a tally with its reasons, or the number from an event. */
export function armourOf(state: State, harm: HarmOf, ap: Tally | number): Tally {
  const { profile, boosts } = modelOf(state, harm.model)
  const own = workings(state, harm.model).map((one) => byKeyword(one, one.ability.armour?.(state, harm, one.value) ?? 0))
  const pierced = typeof ap === 'number' ? ap : ap.total
  const because =
    harm.weapon === undefined
      ? say('event-ap', { ap: pierced }, 'DZ-DMG-03')
      : say('weapon-ap', { weapon: harm.weapon.id, ap: pierced }, 'DZ-ABL-12')
  // Starforged Armour: each die spent reduces the AP by one, never below zero.
  const forged = boosts.filter(({ kind }) => kind === 'less-ap').reduce((sum, { value = 1 }) => sum + value, 0)
  const back: TallyPart = {
    value: Math.min(forged, pierced),
    reason: say('by-keyword', { keyword: 'starforged-armour', value: forged }, 'A.3'),
  }
  const printed: TallyPart = { value: profile.armour, reason: say('printed-armour', { armour: profile.armour }, 'DZ-PROF-06') }
  return tally([printed, ...own, ...defenderShield(state, harm.model), { value: -pierced, reason: because }, back], 0)
}

/** DZ-DMG-07: the Potential Damage that reaches the armour: the attack's, with additions, minus what shields and Tough absorb. */
export function potentialOf(state: State, harm: HarmOf, because: readonly TallyPart[], absorbed: number): Tally {
  const adds = harm.by === undefined ? [] : workings(state, harm.by, harm.weapon)
  const more = adds.map((one) => byKeyword(one, one.ability.adds?.(state, harm, one.value) ?? 0))
  const less = workings(state, harm.model).map((one) => byKeyword(one, one.ability.potential?.(state, harm, one.value) ?? 0))
  const shield: TallyPart = {
    value: -absorbed,
    reason: say('shield-absorbs', { item: 'energy-shield', successes: absorbed }, '4.24'),
  }
  return tally([...because, ...more, shield, ...less], 0)
}

/** Whether the damage kills at once: more than the model's Size (DZ-DMG-05), or any to a Vulnerable model or by Toxic (4.23). */
export function kills(state: State, { model: ref, weapon }: HarmOf, actual: number, total: number): boolean {
  const model = modelOf(state, ref)
  if (total > model.profile.size) return true
  if (actual === 0) return false
  const isLiving = !has(model, 'construct') && !isVehicle(state, model)
  return isVulnerable(state, ref) || (isLiving && hasKeyword(weapon, 'toxic'))
}

/** Whether the model has Vulnerable or is in toxic smoke (4.23), which does not affect Constructs and Vehicles. */
function isVulnerable(state: State, ref: Ref): boolean {
  const model = modelOf(state, ref)
  if (has(model, 'vulnerable')) return true
  const cube = cubeOf(state, ref)
  return state.smoke.some((smoke) => smoke.toxic && smoke.cube === cube) && !has(model, 'construct') && !isVehicle(state, model)
}

/** The Energy Shields (n) that protect this model, in the order of testing: its own, then generators in its cube (4.24). */
export function shieldsOf(state: State, ref: Ref): readonly Shield[] {
  const generators = allIn(state, cubeOf(state, ref)).flatMap((one) => shields(state, one, 'shield-generator'))
  return [...shields(state, ref, 'energy-shield'), ...generators]
}
function shields(state: State, ref: Ref, name: 'energy-shield' | 'shield-generator'): readonly Shield[] {
  const { items, used } = modelOf(state, ref)
  const built = workings(state, ref)
    .filter((one: Working) => one.name === name && !used.includes(name))
    .map(({ value }): Shield => ({ name, dice: value, of: ref }))
  const carried = name === 'energy-shield' ? items : []
  const worn = carried.flatMap((item): Shield[] => {
    const dice = /^energy-shield-(\d)$/.exec(state.items[item]?.kind ?? '')?.[1]
    return dice === undefined || state.items[item]?.worn ? [] : [{ name, dice: Number(dice), item, of: ref }]
  })
  return [...built, ...worn]
}
/** 4.24: each die of 6 or more absorbs one Potential Damage. */
export const SHIELD_TARGET = 6

/** Whether the weapon deals no damage. Its other effects still apply (4.23, A.3). */
export const isHarmless = (weapon: Weapon | undefined): boolean =>
  hasKeyword(weapon, 'stun') || hasKeyword(weapon, 'non-lethal') || hasKeyword(weapon, 'blast')
