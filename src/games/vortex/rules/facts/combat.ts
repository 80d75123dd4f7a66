/** The sums of shots and attacks (4.11, 4.12). */
import { gapAtMost } from '../../../../geometry'
import { type Tally, type TallyPart, tally } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import { EPS } from '../constants'
import type { Bids } from '../events'
import { say } from '../said'
import type { Attack, Band, Shooter, State } from '../state'
import { pointParts } from './bids'
import { contactsOf, isMastered, touches } from './contact'
import { discAt, figureOf, hasSkill, isUnshakable, worthOf } from './figures'
import { visibility } from './sight'

/** VX-SHT-09: the range band of a shooter. Call only after the shot is paid for. Throws for a miniature without a shot. */
export function bandOf(state: State, shooter: Ref, target: Ref): Band {
  const { shot } = figureOf(state, shooter).profile
  if (!shot) throw new Error(`${shooter} does not shoot`)
  const [from, to] = [discAt(state, shooter), discAt(state, target)]
  if (gapAtMost(from, to, shot.nearRange + EPS)) return 'near'
  return gapAtMost(from, to, shot.farRange + EPS) ? 'far' : 'out'
}

/** VX-SHT-13: the shooters' side. */
export function shotValue(state: State, shooters: readonly Shooter[], bands: { readonly [ref: Ref]: Band }, bids: Bids): Tally {
  const parts = shooters.flatMap(({ ref, still }): readonly TallyPart[] => {
    const { shot } = figureOf(state, ref).profile
    const isNear = bands[ref] === 'near'
    return [
      {
        value: (isNear ? shot?.near : shot?.far) ?? 0,
        reason: say(isNear ? 'shot-skill-near' : 'shot-skill-far', { figure: ref }, 'VX-SHT-09'),
      },
      { value: still ? 1 : 0, reason: say('stays-put', { figure: ref }, 'VX-SHT-02') },
    ]
  })
  return tally([
    ...parts,
    ...pointParts(
      bids,
      shooters.map(({ ref }) => ref),
    ),
  ])
}

/** VX-SHT-07, 13: the target's side, against the shooters that are in range. */
export function shotAgainst(state: State, target: Ref, shooters: readonly Shooter[], bids: Bids): Tally {
  const isPartial = shooters.some(({ ref }) => visibility(state, ref, target) === 'partial')
  const worth = worthOf(state, target, 'VIV', true, [
    { value: isPartial ? 1 : 0, reason: say('partly-seen', {}, 'VX-SHT-07') },
    { value: hasSkill(state, target, 'agile') ? 1 : 0, reason: say('agile-target', {}, 'VX-SKL-01') },
  ])
  return tally([...flat(worth), ...pointParts(bids, [target])])
}

/** VX-CHG-07, 09, VX-SKL-11: what a charge adds to the charger's attack. */
function chargeParts(state: State, { attackers, defenders, charge }: Attack): readonly TallyPart[] {
  const [charger] = attackers
  if (!charge?.bonus || charger === undefined) return []
  const isBraced = defenders.some((ref) => isUnshakable(state, ref))
  const isUnstoppable = hasSkill(state, charger, 'unstoppable')
  return [
    { value: isBraced ? 0 : 1, reason: say('charge-bonus', { figure: charger }, 'VX-CHG-07') },
    { value: isUnstoppable ? 1 : 0, reason: say('unstoppable-charge', { figure: charger }, 'VX-SKL-11') },
  ].filter(({ value }) => value !== 0)
}

/** VX-MEL-09, 10: the attackers' side. */
export function attackValue(state: State, attack: Attack, bids: Bids): Tally {
  const stat = attack.kind === 'strike' ? 'ATT' : 'FOR'
  const parts = attack.attackers.flatMap((ref) => flat(worthOf(state, ref, stat)))
  return tally([...parts, ...chargeParts(state, attack), ...pointParts(bids, attack.attackers)])
}

/** The defenders' side: DEF of all, or VIV of the only one in a forceful attack, without bonuses against shots (VX-MEL-14). */
export function attackAgainst(state: State, attack: Attack, bids: Bids): Tally {
  const parts = attack.defenders.flatMap((ref) =>
    flat(
      attack.kind === 'strike' ? worthOf(state, ref, 'DEF', false, combatParts(state, attack, ref)) : worthOf(state, ref, 'VIV'),
    ),
  )
  return tally([...parts, ...pointParts(bids, attack.defenders)])
}

/** VX-SKL-14a, VX-SKL-20: what lowers a defender's DEF in this combat. Two penalties by one master on it do not add up. */
function combatParts(state: State, { masteries, spites }: Attack, defender: Ref): readonly TallyPart[] {
  const { effects } = figureOf(state, defender)
  const isMarkedBy = (master: Ref) => effects.some(({ cause, source }) => cause === 'weapon-master' && source === master)
  const masters = masteries.filter(({ ref, one }) => one === undefined && touches(state, ref, defender) && !isMarkedBy(ref))
  const victims = spites.filter(({ victim }) => victim === defender)
  return [
    ...masters.map(({ ref }) => ({ value: -1, reason: say('mastered-by', { figure: ref }, 'VX-SKL-14') })),
    ...victims.map(({ ref }) => ({ value: -1, reason: say('spited-by', { figure: ref }, 'VX-SKL-20') })),
  ]
}

/** A characteristic's parts for use in a larger sum. Its first part is raised if its total was raised to the floor of 0. */
function flat({ parts, total }: Tally): readonly TallyPart[] {
  const sum = parts.reduce((all, { value }) => all + value, 0)
  const [first, ...rest] = parts
  return first && sum < total ? [{ ...first, value: first.value + total - sum }, ...rest] : parts
}

/** VX-SKL-14, 15: the weapon masters among the attackers whose skill is not cancelled now. */
export const masters = (state: State, attackers: readonly Ref[]): readonly Ref[] =>
  attackers.filter((ref) => hasSkill(state, ref, 'weapon-master') && !isMastered(state, ref))
/** VX-SKL-20, 15: the vicious attackers whose skill is not cancelled now. */
export const spiteful = (state: State, attackers: readonly Ref[]): readonly Ref[] =>
  attackers.filter((ref) => hasSkill(state, ref, 'vicious') && !isMastered(state, ref))

/** VX-MEL-04: whether a miniature is in contact with all of these, so that it may attack them together. */
export const touchesAll = (state: State, ref: Ref, defenders: readonly Ref[]): boolean =>
  defenders.every((defender) => contactsOf(state, ref).includes(defender))
