/** A Fight before it is fought (4.18): who may fight whom with what, and with how many dice. Pure. */
import { type Reason, type Tally, type TallyPart, tally } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import type { TestOf } from '../abilities/hooks'
import { TEST_DICE } from '../constants'
import type { Weapon, WeaponId } from '../profile'
import type { FightReport } from '../reports'
import { say } from '../said'
import type { State, TestDice } from '../state'
import { KNIFE } from '../team'
import { armourOf } from './harm'
import { byKeyword, hasKeyword, weaponOf, workings } from './keywords'
import { has, isLed, leaderOf, modelOf } from './models'
import { oddsOf } from './odds'
import { enemiesWith, friendsWith } from './presence'
import { diceOf } from './tallies'
import { rerollsOf, statOf, testDice, undecided } from './tests'

/** 4.24: for one use, in a Fight, with AP 3. */
const MINES: Weapon = { id: 'thermal-mines', range: 'fight', ap: 3, keywords: [{ name: 'one-use' }] }

/** DZ-FGT-03: the model's weapons for Fights that are neither lost nor used up; a Knife if there are none. */
export function fightWeapons(state: State, ref: Ref): readonly Weapon[] {
  const model = modelOf(state, ref)
  if (has(model, 'non-combatant')) return []
  const own = model.profile.weapons.filter(({ id, range }) => range === 'fight' && !model.used.includes(id))
  const mines = model.items.some((item) => state.items[item]?.kind === 'thermal-mines') ? [MINES] : []
  const extra = extraWeapons(state, ref)
  return [...(own.length === 0 ? [KNIFE] : own), ...extra, ...mines]
}
/** Thirst for Blood: a model without an AP weapon gets one. */
const extraWeapons = (state: State, ref: Ref): readonly Weapon[] =>
  modelOf(state, ref).boosts.some(({ kind }) => kind === 'blood-claws')
    ? [{ id: 'blood-claws', range: 'fight', ap: 1, keywords: [] }]
    : []

export const fightWeapon = (state: State, ref: Ref, id: WeaponId | null): Weapon | undefined =>
  id === null ? undefined : (fightWeapons(state, ref).find((weapon) => weapon.id === id) ?? weaponOf(modelOf(state, ref), id))

/** DZ-FGT-01: the models in its cube that it may fight: enemies, and its own side if an enemy controls it (4.23, Rampage). */
export function foesWith(state: State, ref: Ref): readonly Ref[] {
  return [...enemiesWith(state, ref), ...(isLed(state, ref) ? friendsWith(state, ref) : [])]
}

/** DZ-FGT-01, DZ-TEST-09: why this model may not choose the Fight action; undefined if it may. */
export function whyNotFight(state: State, ref: Ref): Reason | undefined {
  const model = modelOf(state, ref)
  if (has(model, 'non-combatant')) return say('uses-no-weapons', { model: ref }, '4.23')
  if (statOf(state, ref, 'fight') === null) return say('no-fight-stat', { model: ref }, 'DZ-TEST-09')
  if (model.pinned) return say('pinned-must-stand', { model: ref }, 'DZ-ACT-04')
  return foesWith(state, ref).length === 0 ? say('no-enemy-in-its-cube', {}, 'DZ-FGT-01') : undefined
}

/** DZ-FGT-05, 06, DZ-PIN-03, AMB-09: whether this defender can only Survive. */
export function mustSurvive(state: State, ref: Ref): boolean {
  const model = modelOf(state, ref)
  return model.pinned || has(model, 'non-combatant') || statOf(state, ref, 'fight') === null
}

/** The circumstances of a Fight that affect its dice. */
export interface Meeting {
  readonly attacker: Ref
  readonly defender: Ref
  readonly movedIn: readonly Ref[]
  readonly mustSurvive: boolean
}

/** DZ-ENG-11: whether the model is breaking away: it is the defender, not Pinned, in its own activation, and can only Survive. */
const isLeaving = (state: State, { defender, movedIn, mustSurvive: must }: Meeting, ref: Ref): boolean =>
  must && ref === defender && movedIn.length === 0 && state.active?.model === defender && !modelOf(state, defender).pinned

/** DZ-FGM-01 to 06: the modifiers for the model that rolls this test. */
export function fightParts(state: State, meeting: Meeting, ref: Ref, stat: 'fight' | 'survive'): readonly TallyPart[] {
  const foe = ref === meeting.attacker ? meeting.defender : meeting.attacker
  const [one, other] = [modelOf(state, ref), modelOf(state, foe)]
  // Rampage: a model controlled by its enemy has no friends.
  const friend = isLed(state, ref)
    ? undefined
    : friendsWith(state, ref).find((near) => !modelOf(state, near).pinned && !isLed(state, near))
  const parts: TallyPart[] = []
  if (meeting.movedIn.includes(ref)) parts.push({ value: 1, reason: say('moved-in', { model: ref }, 'DZ-FGM-01') })
  if (friend !== undefined) parts.push({ value: 1, reason: say('friend-beside', { friend }, 'DZ-FGM-02') })
  if (other.damage > 0) parts.push({ value: 1, reason: say('foe-injured', { foe }, 'DZ-FGM-03') })
  const [size, foeSize] = [one.profile.size, other.profile.size]
  if (size > foeSize) parts.push({ value: 1, reason: say('bigger-than-foe', { size, foe: foeSize }, 'DZ-FGM-04') })
  if (other.pinned) parts.push({ value: 1, reason: say('foe-pinned', { foe }, 'DZ-FGM-05') })
  const isHeavy = one.profile.weapons.some((weapon) => hasKeyword(weapon, 'heavy'))
  if (stat === 'fight' && isHeavy)
    parts.push({ value: -1, reason: say('by-keyword', { keyword: 'heavy', value: -1 }, 'DZ-FGM-06') })
  return parts
}

/** One fighter's side of the test before Command dice. With a null stat it has no dice, whatever the modifiers (DZ-FGT-07). */
export function fighterDice(state: State, meeting: Meeting, ref: Ref, stat: 'fight' | 'survive', id: WeaponId | null): TestDice {
  const weapon = stat === 'fight' ? fightWeapon(state, ref, id) : undefined
  const foe = ref === meeting.attacker ? meeting.defender : meeting.attacker
  const test: TestOf = {
    model: ref,
    stat,
    during: 'fight',
    foe,
    ...(weapon ? { weapon } : {}),
    ...(isLeaving(state, meeting, ref) ? { leaving: true } : {}),
  }
  const target = statOf(state, ref, stat)
  const base: TallyPart = {
    value: TEST_DICE,
    reason: say('base-dice', { dice: TEST_DICE }, stat === 'fight' ? 'DZ-FGT-04' : 'DZ-FGT-05'),
  }
  const dice: Tally =
    target === null
      ? tally([{ value: 0, reason: say('no-dice-for-null', { stat }, 'DZ-TEST-09') }], 0)
      : testDice(state, test, base, fightParts(state, meeting, ref, stat))
  return undecided({ of: ref, seat: leaderOf(state, ref), stat, target, dice, rerolls: rerollsOf(state, test) })
}

/** DZ-ABL-12: the AP of a fighter's weapon with its reasons. */
export function fightAp(state: State, ref: Ref, foe: Ref, id: WeaponId | null): Tally {
  const weapon = fightWeapon(state, ref, id)
  const test: TestOf = { model: ref, stat: 'fight', during: 'fight', foe, ...(weapon ? { weapon } : {}) }
  const more = workings(state, ref, weapon).map((one) => byKeyword(one, one.ability.ap?.(state, test, one.value) ?? 0))
  const own = weapon?.ap ?? 0
  return tally([{ value: own, reason: say('weapon-ap', { weapon: weapon?.id ?? 'none', ap: own }, 'DZ-ABL-12') }, ...more], 0)
}

/** The report of a Fight as it would begin. The player sees it when choosing enemy and weapon. */
export function fightReport(state: State, meeting: Meeting, id: WeaponId | null): FightReport {
  const { attacker, defender } = meeting
  const own = fighterDice(state, meeting, attacker, 'fight', id)
  const ap = fightAp(state, attacker, defender, id)
  const weapon = fightWeapon(state, attacker, id)
  const armour = armourOf(state, { model: defender, how: 'fight', by: attacker, ...(weapon ? { weapon } : {}) }, ap)
  const dodge = fighterDice(state, meeting, defender, 'survive', null)
  const isForced = meeting.mustSurvive || mustSurvive(state, defender)
  const back = isForced ? undefined : fighterDice(state, meeting, defender, 'fight', fightWeapons(state, defender)[0]?.id ?? null)
  const odds = (other: TestDice) =>
    oddsOf({
      attack: { dice: diceOf(own.dice), target: own.target, rerolls: own.rerolls?.total ?? 0 },
      defence: { dice: diceOf(other.dice), target: other.target, rerolls: other.rerolls?.total ?? 0 },
      armour: armour.total,
      toDie: modelOf(state, defender).profile.size - modelOf(state, defender).damage,
    })
  return {
    attacker,
    defender,
    weapon: id,
    attack: own.dice,
    rerolls: own.rerolls ?? tally([]),
    ap,
    armour,
    survive: dodge.dice,
    ...(back ? { counter: back.dice } : {}),
    odds: { survive: odds(dodge), ...(back ? { counter: odds(back) } : {}) },
  }
}
