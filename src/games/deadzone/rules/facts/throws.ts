/** Grenades and Indirect weapons before they are thrown (4.23, 4.24): at which cubes and with how many dice. Pure. */
import { ALLOWED, type Option, type Reason, refused, type Tally, tally } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import type { CubeId } from '../board'
import { TEST_DICE } from '../constants'
import type { AttackId } from '../ids'
import { later } from '../later'
import type { ItemKind, Weapon } from '../profile'
import type { ShotHow, ThrowReport } from '../reports'
import { say } from '../said'
import { otherSide, type State, type TestDice } from '../state'
import type { AreaKind } from '../terms/attacks'
import { standableCubes } from './board'
import { cubeFrom, cubeId, cubeOf } from './cubes'
import { hasKeyword, keywordOf } from './keywords'
import { leaderOf, modelOf } from './models'
import { allIn, modelsIn } from './presence'
import { isLobbed, isLong, rangeTo, whyNotFire, whyNotShoot } from './shots'
import { cubeVisibleFromAbove, isSeenBy } from './sight'
import { statOf, undecided } from './tests'
import { guns } from './weapons'

/** 4.24: grenades that are items. They have a range of three cubes and are used up. */
const GRENADE: { readonly [K in ItemKind]?: readonly [kind: AreaKind, value: number] } = {
  'frag-grenade': ['frag', 3],
  'stun-grenade': ['stun', 0],
  'smoke-grenade': ['smoke', 0],
  'toxic-grenade': ['toxic-smoke', 0],
}
const GRENADE_RANGE = 3

/** Something that can be thrown: a weapon, or an item treated as one. */
export interface Thrown {
  readonly id: string
  readonly weapon: Weapon
  readonly item?: Ref
  readonly kind: AreaKind
  readonly value: number
}

/** The effect of a weapon's grenade: by its keywords, otherwise by its id. */
function doing(weapon: Weapon): readonly [AreaKind, number] {
  const frag = keywordOf(weapon, 'frag') ?? keywordOf(weapon, 'indirect')
  if (hasKeyword(weapon, 'toxic')) return ['toxic-smoke', 0]
  if (hasKeyword(weapon, 'smoke') || weapon.id.startsWith('smoke')) return ['smoke', 0]
  if (hasKeyword(weapon, 'stun') || weapon.id.startsWith('stun')) return ['stun', 0]
  return ['frag', frag?.value ?? 1]
}

/** Everything that this model can throw at cubes. */
export function throwables(state: State, ref: Ref): readonly Thrown[] {
  const lobbed = guns(state, ref).filter(isLobbed)
  const weapons = lobbed.map((weapon): Thrown => {
    const [kind, value] = doing(weapon)
    return { id: weapon.id, weapon, kind, value }
  })
  const items = modelOf(state, ref).items.flatMap((item): Thrown[] => {
    const what = GRENADE[state.items[item]?.kind ?? 'ammo']
    if (!what) return []
    const weapon: Weapon = { id: item, range: GRENADE_RANGE, ap: 0, keywords: [{ name: 'grenade' }] }
    return [{ id: item, weapon, item, kind: what[0], value: what[1] }]
  })
  return [...weapons, ...items]
}

/** Whether a Commlink of this side has marked the cube (A.3). */
const isMarked = (state: State, seat: string, cube: CubeId): boolean =>
  Object.values(state.models).some(
    (model) => model.seat === seat && model.standing === 'board' && model.boosts.some(({ kind }) => kind === `marks ${cube}`),
  )

/** Whether the model sees an enemy in the cube. An Indirect shot is then easier and needs no open sky. */
function seesInto(state: State, ref: Ref, cube: CubeId): boolean {
  const { seat } = modelOf(state, ref)
  return isMarked(state, seat, cube) || modelsIn(state, cube, otherSide(seat)).some((enemy) => isSeenBy(state, ref, enemy))
}

/** The minimum distance of Indirect, in cubes (AMB-54). */
const leastOf = (state: State, weapon: Weapon): number =>
  hasKeyword(weapon, 'indirect') ? Number(state.rulings.indirectLeast) : 0

/** Why the object cannot be thrown at this cube; undefined if it can. */
function whyNot(state: State, ref: Ref, { weapon }: Thrown, cube: CubeId, how: ShotHow): Reason | undefined {
  const why = whyNotShoot(state, ref, how) ?? whyNotFire(state, ref, weapon, how)
  if (why) return why
  const range = rangeTo(state, ref, weapon, cube)
  const least = leastOf(state, weapon)
  if (range.cubes > range.most.total) return say('beyond-range', { cubes: range.cubes, most: range.most.total }, 'DZ-RNG-03')
  if (range.cubes < least) return say('too-near', { cubes: range.cubes, least }, '4.23')
  const isSky = (one: CubeId) => cubeVisibleFromAbove(state, one)
  if (hasKeyword(weapon, 'indirect')) return isSky(cube) ? undefined : say('not-open-to-the-sky', { cube }, '4.23')
  if (seesInto(state, ref, cube)) return undefined
  const own = cubeOf(state, ref)
  const roofed = [own, cube].find((one) => !isSky(one))
  return roofed === undefined ? undefined : say('not-open-to-the-sky', { cube: roofed }, '4.23')
}

/** The successes needed: one, or two for an Indirect shot at a cube in which the model sees no enemy. */
const needs = (state: State, ref: Ref, { weapon }: Thrown, cube: CubeId): number =>
  hasKeyword(weapon, 'indirect') && !seesInto(state, ref, cube) ? 2 : 1

const AIM: Tally = tally([{ value: TEST_DICE, reason: say('base-dice', { dice: TEST_DICE }, '4.23') }], 0)

/** The thrower's side of the test: three dice without modifiers (4.23). */
export const aimDice = (state: State, ref: Ref): TestDice =>
  undecided({ of: ref, seat: leaderOf(state, ref), stat: 'shoot', target: statOf(state, ref, 'shoot'), dice: AIM })

export function throwReport(state: State, ref: Ref, thrown: Thrown, cube: CubeId, how: ShotHow): ThrowReport {
  const why = whyNot(state, ref, thrown, cube, how)
  return {
    shooter: ref,
    cube,
    with: thrown.id,
    verdict: why ? refused(why) : ALLOWED,
    range: rangeTo(state, ref, thrown.weapon, cube),
    attack: AIM,
    needs: needs(state, ref, thrown, cube),
    touches: allIn(state, cube),
    long: isLong(thrown.weapon),
  }
}

/** One option for each object and each cube within its range. Cubes out of range are not listed. */
export const throwOptions = (state: State, ref: Ref, how: ShotHow): readonly Option<AttackId>[] =>
  throwables(state, ref).flatMap((thrown) =>
    standableCubes(state.battlefield)
      .map(cubeId)
      .filter((cube) => cube !== cubeOf(state, ref) && inReach(state, ref, thrown, cube))
      .map((cube): Option<AttackId> => {
        const why = whyNot(state, ref, thrown, cube, how)
        const report = later(() => throwReport(state, ref, thrown, cube, how))
        return {
          id: `throw:${thrown.id}>${cube}`,
          on: [ref, ...allIn(state, cube)],
          ...(why ? { refused: why } : {}),
          // Plain data, as in `shootOptions`.
          get shows() {
            return report() as never
          },
        }
      }),
  )

/** Why nothing can be thrown: 'open' if some throw is allowed, undefined if the model has nothing to throw. */
export function throwBar(state: State, ref: Ref, how: ShotHow): Reason | 'open' | undefined {
  let first: Reason | undefined
  for (const thrown of throwables(state, ref)) {
    for (const cube of standableCubes(state.battlefield).map(cubeId)) {
      if (cube === cubeOf(state, ref) || !inReach(state, ref, thrown, cube)) continue
      const why = whyNot(state, ref, thrown, cube, how)
      if (!why) return 'open'
      first ??= why
    }
  }
  return first
}

const inReach = (state: State, ref: Ref, { weapon }: Thrown, cube: CubeId): boolean => {
  const { cubes, most } = rangeTo(state, ref, weapon, cube)
  return cubes <= most.total
}

/** The object with that id. Throws if the model does not have it, because then it could not have been chosen. */
export function thrownOf(state: State, ref: Ref, id: string): Thrown {
  const thrown = throwables(state, ref).find((one) => one.id === id)
  if (!thrown) throw new Error(`${ref} has no ${id} to throw`)
  return thrown
}

export const isOnBoardCube = (cube: CubeId): boolean => {
  const { c, r } = cubeFrom(cube)
  return c >= 1 && c <= 8 && r >= 1 && r <= 8
}
