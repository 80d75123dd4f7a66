/** Which effects are in force: those printed on cards in play, and those that cards have set up for a time. */
import { faceOf, isLive } from '../facts/table'
import type { State } from '../state'
import type { Activity, EventName } from '../vocabulary'
import type { Active, Kind, OfKind } from './judge'
import { printedOf } from './printed'

const NONE: readonly never[] = []

/** What cards have set up for a time. Mostly there is nothing of a kind. */
function applied<K extends Kind>(state: State, k: K): readonly Active<OfKind<K>>[] {
  if (state.effects.length === 0 || !state.effects.some(({ fx }) => fx.k === k)) return NONE
  return state.effects.flatMap((effect): readonly Active<OfKind<K>>[] => {
    const { fx, ctx } = effect
    if (fx.k !== k || !isLive(state, effect)) return []
    const from = ctx.source === undefined ? undefined : state.inPlay[ctx.source]
    return [{ fx: fx as OfKind<K>, ctx, card: faceOf(state, ctx.card), effect, ...(from ? { from } : {}) }]
  })
}
const both = <F>(printed: readonly F[] | undefined, other: readonly F[]): readonly F[] =>
  other.length === 0 ? (printed ?? NONE) : printed ? [...printed, ...other] : other

export const inForce = <K extends Kind>(state: State, k: K): readonly Active<OfKind<K>>[] =>
  // The list holds this kind only.
  both(printedOf(state).byKind.get(k) as unknown as readonly Active<OfKind<K>>[] | undefined, applied(state, k))

export const allowing = (state: State, act: Activity): readonly Active<OfKind<'allow'>>[] => {
  const other = applied(state, 'allow')
  return both(printedOf(state).allows.get(act), other.length === 0 ? NONE : other.filter(({ fx }) => fx.act === act))
}
export const barring = (state: State, act: Activity): readonly Active<OfKind<'ban'>>[] => {
  const other = applied(state, 'ban')
  return both(printedOf(state).bans.get(act), other.length === 0 ? NONE : other.filter(({ fx }) => fx.act === act))
}
/** The triggered effects that answer such an event, whatever their conditions. */
export const answering = (state: State, event: EventName): readonly Active<OfKind<'on'>>[] => {
  const other = applied(state, 'on')
  return both(printedOf(state).answers.get(event), other.length === 0 ? NONE : other.filter(({ fx }) => fx.event === event))
}
