/** The options offered to the viewer and the things they point at. Used by look, tags and gestures. */
import type { Moment } from '../../../client/moment'
import type { AnyDecision } from '../../../kernel'
import { type Aims, aimsAt, type Offered } from '../../kit/card-table/aims'
import { isPick } from '../../kit/questions/asked'
import type { View } from '../rules/state'

/** Questions whose options are pairs: first the attacker, then the target. */
const PAIRS: readonly string[] = ['combatants']
/** Questions whose option ids are things on the table. */
const POINTING: readonly string[] = ['whom to strike', 'caster', 'spell for', 'which ones', 'which opponent']

/** All options of a seat's open picks, standing offers last. */
export const offeredTo = (seat: string, decisions: readonly AnyDecision[]): readonly Offered[] =>
  decisions
    .filter((decision) => decision.seat === seat)
    .filter(isPick)
    .flatMap((decision) => decision.choice.options.map((option) => ({ decision, option })))
    .sort((one, other) => Number(one.decision.offer !== undefined) - Number(other.decision.offer !== undefined))

/** Whether several options, or none, may be picked. */
export const isOfMany = ({ choice }: Offered['decision']): boolean => choice.most > 1 || choice.least === 0

/** The things an option points at: first the thing used, then its target. */
export function pointsOf({ decision, option }: Offered): readonly string[] {
  if (PAIRS.includes(decision.subject)) return option.id.slice('pair:'.length).split('>')
  if (POINTING.includes(decision.subject)) return [option.id]
  return option.on ?? []
}
export const sourceOf = (one: Offered): string | undefined => pointsOf(one)[0]
export const targetOf = (one: Offered): string | undefined => pointsOf(one)[1]

/** The selected card of the hand or in play, if it has a use. */
export function chosenThing({ viewer, selected, decisions }: Moment<View>): string | undefined {
  if (selected === undefined) return undefined
  const uses = offeredTo(viewer, decisions).filter(
    (one) => sourceOf(one) === selected && !POINTING.includes(one.decision.subject),
  )
  return uses.length > 0 ? selected : undefined
}

/** Targets of the chosen thing, or the things that the open question points at. */
export function aimsOf(moment: Moment<View>): Aims {
  const { viewer, decisions, draft } = moment
  const offered = offeredTo(viewer, decisions)
  const picked = draft.type === 'choosing' ? draft.picked : []
  const pointed = offered.filter(({ decision }) => POINTING.includes(decision.subject))
  if (pointed.length > 0) return aimsAt(pointed, pointsOf, picked)
  const chosen = chosenThing(moment)
  if (chosen === undefined) return new Map()
  const uses = offered.filter((one) => sourceOf(one) === chosen)
  return aimsAt(
    uses,
    (one) => {
      const target = targetOf(one)
      return target === undefined ? [] : [target]
    },
    picked,
  )
}
/** Things on the table that can be used now, and whether that is on a target, so that they may be dragged there. */
export function usable({ viewer, decisions }: Moment<View>): ReadonlyMap<string, { readonly hasTarget: boolean }> {
  const found = new Map<string, { readonly hasTarget: boolean }>()
  for (const one of offeredTo(viewer, decisions)) {
    const ref = sourceOf(one)
    if (one.option.refused || ref === undefined || ref.includes('/')) continue
    const hasTarget = targetOf(one) !== undefined || found.get(ref)?.hasTarget === true
    found.set(ref, { hasTarget })
  }
  return found
}
