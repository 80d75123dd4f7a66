/** The effects printed on cards in play, sorted by kind once for all states that share these cards. */
import { allInPlay, faceOf, isAside, masterOf, ofLaid } from '../facts/table'
import type { InPlay } from '../state'
import type { Activity, EventName, Fx, Use } from '../vocabulary'
import type { Active, Kind, OfKind } from './judge'

/** An ability printed on a card in play, with its place among the card's effects. */
export interface Ability {
  readonly one: InPlay
  readonly active: Active<Use>
  readonly index: number
}

interface Printed {
  readonly byKind: ReadonlyMap<Kind, readonly Active<Fx>[]>
  readonly abilities: readonly Ability[]
  readonly allows: ReadonlyMap<Activity, readonly Active<OfKind<'allow'>>[]>
  readonly bans: ReadonlyMap<Activity, readonly Active<OfKind<'ban'>>[]>
  readonly answers: ReadonlyMap<EventName, readonly Active<OfKind<'on'>>[]>
}

function add<Key, T>(to: Map<Key, T[]>, key: Key, one: T): void {
  const there = to.get(key)
  if (there) there.push(one)
  else to.set(key, [one])
}

/** The text of a warrior deployed in cover is not in force: nobody has seen it. */
export const printedOf = ofLaid((laid): Printed => {
  const byKind = new Map<Kind, Active<Fx>[]>()
  const abilities: Ability[] = []
  const allows = new Map<Activity, Active<OfKind<'allow'>>[]>()
  const bans = new Map<Activity, Active<OfKind<'ban'>>[]>()
  const answers = new Map<EventName, Active<OfKind<'on'>>[]>()
  for (const one of allInPlay(laid)) {
    if (one.zone === 'hidden' || isAside(laid, one)) continue
    const card = faceOf(laid, one.card)
    if (card.fx.length === 0) continue
    const ctx = { me: masterOf(laid, one), card: one.card, source: one.uid }
    for (const [index, fx] of card.fx.entries()) {
      const of = <F extends Fx>(own: F): Active<F> => ({ fx: own, ctx, from: one, card })
      add(byKind, fx.k, of(fx))
      if (fx.k === 'use') abilities.push({ one, active: of(fx), index })
      if (fx.k === 'allow') add(allows, fx.act, of(fx))
      if (fx.k === 'ban') add(bans, fx.act, of(fx))
      if (fx.k === 'on') add(answers, fx.event, of(fx))
    }
  }
  return { byKind, abilities, allows, bans, answers }
})
