/** Burst and Blast (house keywords, 6.3.3): further targets of a shot, and figures caught beside a target. */
import { gapAtMost } from '../../../../geometry'
import type { Reason } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import { BLAST_RANGE, BURST_RANGE } from '../constants'
import type { WeaponId } from '../profile'
import { say } from '../said'
import type { State } from '../state'
import { discAt, enemiesOf, figureOf, friendsOf, gapBetween } from './figures'
import { weaponOf } from './pools'
import { shotReport } from './sight'

/** Blast: every other figure, friend or foe, within an inch of the target. */
export const besideBlast = (state: State, target: Ref): readonly Ref[] =>
  [...enemiesOf(state, target), ...friendsOf(state, target)].filter((ref) =>
    gapAtMost(discAt(state, target), discAt(state, ref), BLAST_RANGE),
  )

/** The dice that a burst can divide: the weapon's and the shooter's own. */
export const burstDice = (state: State, shooter: Ref, weapon: WeaponId): number => {
  const { profile } = figureOf(state, shooter)
  return weaponOf(profile, weapon).dice + (profile.shoot ?? 0)
}

/** How many dice this target's share loses to obstructions and range. A share must be larger than that. */
export function penalty(state: State, shooter: Ref, target: Ref, weapon: WeaponId): number {
  const { obstructions, range } = shotReport(state, shooter, target, weapon, { how: 'burst' })
  return obstructions.length + (range.band === 'near' ? 0 : 1)
}

/** The further targets that a burst with these targets may add: legal ones within two inches of the first. */
export function burstTargets(
  state: State,
  shooter: Ref,
  weapon: WeaponId,
  targets: readonly Ref[],
): readonly { readonly ref: Ref; readonly refused?: Reason }[] {
  const [first] = targets
  const { burst = 1 } = weaponOf(figureOf(state, shooter).profile, weapon)
  if (first === undefined || targets.length >= burst) return []
  const spent = targets.reduce((sum, ref) => sum + 1 + penalty(state, shooter, ref, weapon), 0)
  const left = burstDice(state, shooter, weapon) - spent
  return enemiesOf(state, shooter)
    .filter((ref) => !targets.includes(ref))
    .map((ref) => {
      const gap = gapBetween(state, first, ref)
      if (!gapAtMost(discAt(state, first), discAt(state, ref), BURST_RANGE)) {
        return { ref, refused: say('burst-too-far', { first, gap, most: BURST_RANGE }, 'EX-SHO-03') }
      }
      const { verdict } = shotReport(state, shooter, ref, weapon, { how: 'burst' })
      if (!verdict.allowed) return { ref, refused: verdict.reason }
      const needs = 1 + penalty(state, shooter, ref, weapon)
      return needs > left ? { ref, refused: say('burst-no-dice', { dice: left }, 'EX-SHO-03') } : { ref }
    })
}
