/** A shot before it is fired (4.17): targets, weapons, numbers of dice. Pure. The report shown is the one that is used. */
import { ALLOWED, type Reason, refused, type Tally, type TallyPart, tally } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import type { TestOf } from '../abilities/hooks'
import { TEST_DICE } from '../constants'
import { later } from '../later'
import type { Weapon } from '../profile'
import type { RangeEvidence, ShotHow, ShotMode, ShotReport } from '../reports'
import { say, sayLater } from '../said'
import type { State, TestDice } from '../state'
import { isShortOnly } from './actions'
import { cubeFrom, cubeOf } from './cubes'
import { armourOf } from './harm'
import { byKeyword, hasKeyword, type Working, workings, works } from './keywords'
import { has, isLed, leaderOf, modelOf } from './models'
import { type Opposed, oddsOf } from './odds'
import { allIn, enemiesWith, modelsIn } from './presence'
import { isSeenBy, type Sight, sees } from './sight'
import { smokeNear } from './smoke'
import { diceOf } from './tallies'
import { rerollsOf, statOf, testDice, undecided } from './tests'
import { guns } from './weapons'

/** DZ-SHO-01, 02, DZ-TEST-09: why this model may not shoot at all; undefined if it may. */
export function whyNotShoot(state: State, ref: Ref, how: ShotHow): Reason | undefined {
  const model = modelOf(state, ref)
  if (has(model, 'non-combatant')) return say('uses-no-weapons', { model: ref }, '4.23')
  if (statOf(state, ref, 'shoot') === null) return say('no-shoot-stat', { model: ref }, 'DZ-TEST-09')
  if (model.pinned) return say('pinned-must-stand', { model: ref }, 'DZ-ACT-04')
  const [enemy] = enemiesWith(state, ref)
  if (enemy !== undefined && how !== 'special') return say('enemy-in-its-cube', { enemy }, 'DZ-SHO-02')
  return guns(state, ref).length === 0 && !model.items.some((item) => GRENADES.has(state.items[item]?.kind ?? ''))
    ? say('no-ranged-weapon', { model: ref }, 'DZ-SHO-01')
    : undefined
}
const GRENADES: ReadonlySet<string> = new Set(['frag-grenade', 'stun-grenade', 'smoke-grenade', 'toxic-grenade'])

/** Whether a Shoot with this weapon is a long action (DZ-ACT-02, 4.23: Heavy, Indirect). */
export const isLong = (weapon: Weapon): boolean => hasKeyword(weapon, 'heavy') || hasKeyword(weapon, 'indirect')

/** Why this weapon cannot be fired now at any target. */
export function whyNotFire(state: State, ref: Ref, weapon: Weapon, how: ShotHow): Reason | undefined {
  const { reload, used } = modelOf(state, ref)
  if (used.includes(weapon.id)) return say('used-up', { weapon: weapon.id }, 'DZ-ABL-13')
  if (reload.includes(weapon.id)) return say('must-be-reloaded', { weapon: weapon.id }, '4.23')
  return how === 'action' && isLong(weapon) && isShortOnly(state, ref)
    ? say('needs-long-action', { weapon: weapon.id }, 'DZ-ACT-01')
    : undefined
}

/** DZ-RNG-01, 02: horizontal and vertical distance in cubes, and the weapon's range. */
export function rangeTo(state: State, ref: Ref, weapon: Weapon, cube: string): RangeEvidence {
  const [from, to] = [cubeFrom(cubeOf(state, ref)), cubeFrom(cube)]
  const horizontal = Math.max(Math.abs(from.c - to.c), Math.abs(from.r - to.r))
  const vertical = Math.abs(from.z - to.z)
  return { horizontal, vertical, cubes: Math.max(horizontal, vertical), most: reachOf(state, ref, weapon) }
}
/** Cached by what works on a model with a weapon, because that decides the weapon's range. */
const REACH = new WeakMap<readonly Working[], Tally>()
function reachOf(state: State, ref: Ref, weapon: Weapon): Tally {
  const working = workings(state, ref, weapon)
  const known = REACH.get(working)
  if (known) return known
  const printed = typeof weapon.range === 'number' ? weapon.range : 0
  const more = working.map((one) => byKeyword(one, one.ability.range?.(one.value) ?? 0))
  const most = tally([
    { value: printed, reason: say('weapon-range', { weapon: weapon.id, cubes: printed }, 'DZ-RNG-03') },
    ...more,
  ])
  REACH.set(working, most)
  return most
}

/** DZ-SHM-01 to 05: the modifiers. `sight` is undefined if the weapon needs none and it was not computed. */
function shotParts(state: State, test: TestOf, target: Ref, how: ShotHow, sight: Sight | undefined): readonly TallyPart[] {
  const { model: shooter, weapon, mode } = test
  const parts: TallyPart[] = []
  const isUnclear = workings(state, target).some(({ ability }) => ability.unclear)
  const cube = cubeOf(state, target)
  const friend = modelsIn(state, cube, modelOf(state, shooter).seat).find((ref) => ref !== shooter && ref !== target)
  const levels = cubeFrom(cubeOf(state, shooter)).z - cubeFrom(cube).z
  const isPlaced = how !== 'special'
  if (isPlaced && sight?.isClear && !isUnclear) parts.push({ value: 2, reason: say('clear-shot', { target }, 'DZ-SHM-01') })
  if (isPlaced && friend !== undefined) parts.push({ value: -2, reason: say('friendly-fire', { friend, cube }, 'DZ-SHM-02') })
  if (isPlaced && levels > 0) parts.push({ value: 1, reason: say('high-ground', { levels }, 'DZ-SHM-03') })
  if (mode === 'ffe') parts.push({ value: 1, reason: say('fire-for-effect', {}, 'DZ-SHM-04') })
  if (modelOf(state, target).tagged && hasKeyword(weapon, 'tag'))
    parts.push({ value: 1, reason: say('by-keyword', { keyword: 'tag', value: 1 }, 'DZ-SHM-05') })
  const smoke = smokeNear(state, shooter, target)
  if (smoke.length > 0) parts.push({ value: -1, reason: say('near-smoke', { cubes: smoke }, 'DZ-SHM-05') })
  return parts
}

/** Some weapons are aimed without any modifiers except Command dice (AMB-16). */
export const isPlain = (weapon: Weapon): boolean => hasKeyword(weapon, 'it-burns') || hasKeyword(weapon, 'invigorate')

/** The shooter's side of the test before Command dice and ammunition (DZ-SHO-10). */
export function shooterDice(
  state: State,
  shooter: Ref,
  target: Ref,
  weapon: Weapon,
  mode: ShotMode,
  how: ShotHow,
  sight?: Sight,
): TestDice {
  const test: TestOf = { model: shooter, stat: 'shoot', during: 'shoot', weapon, foe: target, mode }
  const base: TallyPart = { value: TEST_DICE, reason: say('base-dice', { dice: TEST_DICE }, 'DZ-SHO-10') }
  const dice = isPlain(weapon) ? tally([base], 0) : testDice(state, test, base, shotParts(state, test, target, how, sight))
  return undecided({
    of: shooter,
    seat: leaderOf(state, shooter),
    stat: 'shoot',
    target: statOf(state, shooter, 'shoot'),
    dice,
    rerolls: rerollsOf(state, test),
  })
}

/** The target's three dice (DZ-SHO-11). Its position gives no modifiers. */
export function targetDice(state: State, shooter: Ref, target: Ref): TestDice {
  const test: TestOf = { model: target, stat: 'survive', during: 'shoot', foe: shooter }
  const base: TallyPart = { value: TEST_DICE, reason: say('base-dice', { dice: TEST_DICE }, 'DZ-SHO-11') }
  const dice = testDice(state, test, base, [])
  const { seat } = modelOf(state, target)
  return undecided({
    of: target,
    seat,
    stat: 'survive',
    target: statOf(state, target, 'survive'),
    dice,
    rerolls: rerollsOf(state, test),
  })
}

/** DZ-ABL-12 */
export const shotAp = (state: State, shooter: Ref, target: Ref, weapon: Weapon): Tally => {
  const test: TestOf = { model: shooter, stat: 'shoot', during: 'shoot', weapon, foe: target }
  const more = workings(state, shooter, weapon).map((one) => byKeyword(one, one.ability.ap?.(state, test, one.value) ?? 0))
  return tally([{ value: weapon.ap, reason: say('weapon-ap', { weapon: weapon.id, ap: weapon.ap }, 'DZ-ABL-12') }, ...more], 0)
}

/** Whether the weapon affects every model in the target's cube. */
const isArea = (weapon: Weapon): boolean =>
  (['suppression', 'it-burns', 'frag', 'blast'] as const).some((keyword) => hasKeyword(weapon, keyword))

/** Why this model may not be the target of a weapon that can be fired, apart from sight. */
function whyNotAim(
  state: State,
  shooter: Ref,
  target: Ref,
  weapon: Weapon,
  how: ShotHow,
  range: RangeEvidence,
): Reason | undefined {
  const isFriend = modelOf(state, target).seat === modelOf(state, shooter).seat
  const isHelp = hasKeyword(weapon, 'invigorate')
  if (isFriend && !isHelp && !isLed(state, shooter)) return say('is-a-friend', { target }, 'DZ-SHO-04')
  if (range.cubes === 0 && !isHelp && how !== 'special') return say('in-the-same-cube', { target }, 'DZ-SHO-04')
  if (workings(state, target).some(({ ability }) => ability.hidden)) return say('may-not-be-targeted', { target }, 'A.3')
  if (range.cubes > range.most.total) return say('beyond-range', { cubes: range.cubes, most: range.most.total }, 'DZ-RNG-03')
  return undefined
}
const aimsBlind = (state: State, shooter: Ref, weapon: Weapon): boolean =>
  hasKeyword(weapon, 'psychic') || works(state, shooter, 'psychic')

/** Why this target cannot be shot at with a weapon that can be fired. Cheap checks come first; sight is computed last. */
export function whyNotAt(state: State, shooter: Ref, target: Ref, weapon: Weapon, how: ShotHow): Reason | undefined {
  const why = whyNotAim(state, shooter, target, weapon, how, rangeTo(state, shooter, weapon, cubeOf(state, target)))
  if (why || isSeenBy(state, shooter, target) || aimsBlind(state, shooter, weapon)) return why
  return sayLater('no-line-of-sight', () => ({ target, blockers: sees(state, shooter, target).blockers }), 'DZ-SHO-05')
}

/** Why the shot is refused, if it is, and the sight to the target if it had to be computed. */
function looked(state: State, shooter: Ref, target: Ref, weapon: Weapon, how: ShotHow, range: RangeEvidence) {
  const why =
    whyNotShoot(state, shooter, how) ??
    whyNotFire(state, shooter, weapon, how) ??
    whyNotAim(state, shooter, target, weapon, how, range)
  if (why) return { why }
  const sight = sees(state, shooter, target)
  if (sight.isSeen || aimsBlind(state, shooter, weapon)) return { sight }
  return { sight, why: say('no-line-of-sight', { target, blockers: sight.blockers }, 'DZ-SHO-05') }
}

/** The report of one shot, allowed or not. */
export function shotReport(state: State, shooter: Ref, target: Ref, weapon: Weapon, mode: ShotMode, how: ShotHow): ShotReport {
  const cube = cubeOf(state, target)
  const range = rangeTo(state, shooter, weapon, cube)
  const { why, sight } = looked(state, shooter, target, weapon, how, range)
  const attack = shooterDice(state, shooter, target, weapon, mode, how, sight)
  const defence = targetDice(state, shooter, target)
  const ap = shotAp(state, shooter, target, weapon)
  const armour = armourOf(state, { model: target, how: 'shot', by: shooter, weapon }, ap)
  const { profile, damage } = modelOf(state, target)
  const report: ShotReport = {
    shooter,
    target,
    weapon: weapon.id,
    mode,
    verdict: why ? refused(why) : ALLOWED,
    range,
    ...(sight ? { sight } : {}),
    attack: attack.dice,
    defence: defence.dice,
    rerolls: attack.rerolls ?? tally([]),
    ap,
    armour,
    touches: isArea(weapon) ? allIn(state, cube) : [target],
    long: isLong(weapon),
  }
  if (why) return report
  return withOdds(report, {
    attack: { dice: diceOf(attack.dice), target: attack.target, rerolls: attack.rerolls?.total ?? 0 },
    defence: { dice: diceOf(defence.dice), target: defence.target, rerolls: defence.rerolls?.total ?? 0 },
    armour: armour.total,
    toDie: profile.size - damage,
    ...(mode === 'ffe' ? { pins: true } : {}),
  })
}
/** Odds are computed when they are read: most shots are resolved without anybody asking for them. */
function withOdds(report: ShotReport, opposed: Opposed): ShotReport {
  const odds = later(() => oddsOf(opposed))
  return {
    ...report,
    get odds() {
      return odds()
    },
  }
}

/** The model's weapons that are aimed at a model. */
export const aimed = (state: State, shooter: Ref): readonly Weapon[] => guns(state, shooter).filter((weapon) => !isLobbed(weapon))
/** Whether a weapon is aimed at a cube (4.23); this includes traps (A.3). */
export const isLobbed = (weapon: Weapon): boolean =>
  (['grenade', 'indirect', 'trap'] as const).some((keyword) => hasKeyword(weapon, keyword))
