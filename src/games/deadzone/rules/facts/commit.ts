/** What a side may add to a test before any die is thrown: DICE results and ammunition (DZ-CMD-11, 4.24). */
import type { Option, Pick, TallyPart } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import type { Event } from '../events'
import { say } from '../said'
import type { Side, State, TestDice } from '../state'
import { modelOf } from './models'
import { unspent } from './round'
import { isSentry } from './sentry'
import { grown } from './tallies'

type AddId = `die:${string}` | `ammo:${Ref}`

/** Ammunition that the model carries. It can only be used for a Shoot action of the model's own. */
const ammunition = (state: State, ref: Ref): readonly Ref[] =>
  modelOf(state, ref).items.filter((item) => ['ammo', 'ap-ammo'].includes(state.items[item]?.kind ?? ''))

/** The choice of what to add; undefined if there is nothing. Only one kind of ammunition may be used in an action (FAQ-40). */
export function addable(state: State, seat: Side, model: Ref, withAmmo: boolean): Pick<AddId> | undefined {
  const ammo = withAmmo ? ammunition(state, model) : []
  const options: readonly Option<AddId>[] = [
    // 4.24: no Command dice can be added for a Sentry Gun.
    ...(isSentry(state, model) ? [] : unspent(state, seat, 'DICE')).map(({ id }): Option<AddId> => ({ id: `die:${id}` })),
    ...ammo.map((item): Option<AddId> => ({ id: `ammo:${item}`, on: [model, item] })),
  ]
  if (options.length === 0) return undefined
  const apart = ammo.flatMap((one, at) => ammo.slice(at + 1).map((other) => [`ammo:${one}`, `ammo:${other}`] as const))
  return { shape: 'pick', options, least: 0, most: options.length, ...(apart.length > 0 ? { apart } : {}) }
}

/** The events that pay for what is added, and its contributions to the number of dice and to the AP. */
export function added(
  state: State,
  seat: Side,
  model: Ref,
  picks: readonly string[],
  stat: string,
): { readonly events: readonly Event[]; readonly dice: number; readonly parts: readonly TallyPart[]; readonly ap?: TallyPart } {
  const dice = picks.filter((id) => id.startsWith('die:')).map((id) => id.slice('die:'.length))
  const item = picks.find((id) => id.startsWith('ammo:'))?.slice('ammo:'.length)
  const kind = item === undefined ? undefined : state.items[item]?.kind
  const events = dice.map((die): Event => ({ type: 'command-die-spent', seat, die, for: stat, model }))
  const byDice =
    dice.length === 0 ? [] : [{ value: dice.length, reason: say('command-die-added', { dice: dice.length }, 'DZ-CMD-11') }]
  const byAmmo = kind === undefined ? [] : [{ value: 1, reason: say('ammunition-added', { item: kind }, '4.24') }]
  return {
    events: item === undefined ? events : [...events, { type: 'item-gone', item, how: 'used' }],
    dice: dice.length,
    parts: [...byDice, ...byAmmo],
    ...(kind === 'ap-ammo' ? { ap: { value: 1, reason: say('ammunition-added', { item: kind }, '4.24') } } : {}),
  }
}

/** A side of a test with this many DICE results added. */
export function withAdded(side: TestDice, dice = 0): TestDice {
  const part = { value: dice, reason: say('command-die-added', { dice }, 'DZ-CMD-11') }
  return dice === 0 ? side : { ...side, dice: grown(side.dice, part) }
}
