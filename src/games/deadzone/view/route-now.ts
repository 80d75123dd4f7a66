/** The route to draw: that of the open question, or the one that the rules would ask for the model being considered. */

import type { Moment } from '../../../client/moment'
import type { Reason } from '../../../kernel'
import type { Route } from '../../../table/choice'
import { wayBetween } from '../../../table/judge-route'
import type { Ref } from '../../../table/piece'
import { modelOf } from '../rules/facts/models'
import { routeOf as routeByRules } from '../rules/facts/moves'
import { standsIn } from '../rules/facts/reach'
import type { View } from '../rules/state'
import { isRoute, openOn } from './open'

/** Cached by view and model, so that overlays which compare by identity get the same choice again. */
const CONSIDERED = new WeakMap<View, Map<string, Route>>()

export function routeOf(moment: Moment<View>): Route | undefined {
  const { decisions, view, hover, selected } = moment
  const asked = decisions.find(isRoute)
  if (asked) return asked.choice
  const menu = openOn(decisions, 'action')
  const active = typeof menu?.about?.model === 'string' ? menu.about.model : undefined
  const isOwn = (ref: Ref | undefined): ref is Ref =>
    ref !== undefined && Object.hasOwn(view.models, ref) && view.models[ref]?.standing === 'board'
  const turn = openOn(decisions, 'turn')
  const considered = active ?? (turn ? [selected, hover].find((ref) => isOwn(ref) && mayActivate(turn, ref)) : undefined)
  if (!isOwn(considered)) return undefined
  const isSprint = menu !== undefined && isRefused(menu, 'move') && !isRefused(menu, 'sprint')
  if (menu && isRefused(menu, 'move') && isRefused(menu, 'sprint')) return undefined
  const known = CONSIDERED.get(view) ?? new Map<string, Route>()
  CONSIDERED.set(view, known)
  const key = `${considered} ${isSprint}`
  const model = modelOf(view, considered)
  if (model.pinned) return undefined
  const [move, sprint] = model.profile.speed
  const route = known.get(key) ?? routeByRules(view, considered, isSprint ? sprint : move, isSprint ? 'sprint' : 'move')
  known.set(key, route)
  return route
}

const mayActivate = (
  turn: { readonly choice: { readonly options: readonly { readonly id: string; readonly refused?: Reason }[] } },
  ref: Ref,
) => turn.choice.options.some(({ id, refused }) => id === `activate:${ref}` && !refused)
const isRefused = (
  menu: { readonly choice: { readonly options: readonly { readonly id: string; readonly refused?: Reason }[] } },
  id: string,
) => menu.choice.options.find((option) => option.id === id)?.refused !== undefined

/** Why the piece of this route may not end in that cube: undefined if it may, `unreached` if it is only too far away. */
export function whyNotThere(route: Route, cube: string): Reason | 'unreached' | undefined {
  const ends = Object.keys(route.ends).filter((station) => standsIn(station.replace(/^exit /, '')) === cube)
  if (ends.length > 0) return undefined
  const barred = Object.hasOwn(route.barred, cube) ? route.barred[cube] : undefined
  if (barred) return barred
  const step = Object.values(route.steps)
    .flat()
    .find(({ to, refused }) => to === cube && refused)
  return step?.refused ?? (wayBetween(route, route.from, cube) ? undefined : 'unreached')
}
