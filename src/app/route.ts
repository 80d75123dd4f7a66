/** The open page, stored in the address's fragment, so that the page works from any folder and with the back button. */
import { useSyncExternalStore } from 'react'
import { SEATS } from '../kernel'
import type { Eyes } from '../protocol/messages'

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'lab'; readonly game?: string; readonly layout?: string }
  /** `link`: a shared layout. */
  | { readonly page: 'plan'; readonly link?: string }
  | { readonly page: 'lobby'; readonly game: string }
  /** The deck builder of a game. `link`: a shared deck. */
  | { readonly page: 'decks'; readonly game: string; readonly link?: string }
  | { readonly page: 'match'; readonly match: string }
  /**
   * A match of this device, being watched; of a puzzle the line played there, or its solution. `at`: the moment after this entry of
   * the log. `told`: the same by a line that was told to a viewpoint, for pages that do not know the log. `beside`: its branches are
   * shown, and it is compared with this one of them, if any.
   */
  | {
      readonly page: 'watch'
      readonly match: string
      readonly line?: 'solution'
      readonly at?: number
      readonly told?: ToldMoment
      readonly beside?: string
    }
  /**
   * A table on a server. `key`: the key in the link that was followed. `at`: the moment of its finished match that the link leads to.
   * `told`: the same of a running match.
   */
  | { readonly page: 'table'; readonly table: string; readonly key?: string; readonly at?: number; readonly told?: ToldMoment }

/** A moment by the number of a line among those told to a viewpoint. */
export interface ToldMoment {
  readonly eyes: Eyes
  readonly line: number
}

/** The moment in an address: `A-57`. */
export function toldIn(part: string | undefined): ToldMoment | undefined {
  const [, eyes, line] = /^([A-Z]|spectator)-(\d{1,9})$/.exec(part ?? '') ?? []
  const found = (['spectator', ...SEATS] as const).find((one) => one === eyes)
  return found && { eyes: found, line: Number(line) }
}

export function routeOf(fragment: string): Route {
  const [path = '', query = ''] = fragment.replace(/^#?\/?/, '').split('?')
  const [page, name, part] = path.split('/')
  if (page === 'play' && name) return { page: 'lobby', game: name }
  if (page === 'decks' && name) return { page: 'decks', game: name, ...(part ? { link: part } : {}) }
  if (page === 'match' && name) return { page: 'match', match: name }
  if (page === 'watch' && name) {
    const asked = new URLSearchParams(query)
    const beside = asked.get('beside')
    const told = toldIn(part)
    return {
      page: 'watch',
      match: name,
      ...(part === 'solution' ? { line: part } : {}),
      ...momentIn(asked),
      ...(told ? { told } : {}),
      ...(beside === null ? {} : { beside }),
    }
  }
  if (page === 'table' && name) {
    const asked = new URLSearchParams(query)
    const told = toldIn(asked.get('told') ?? undefined)
    return { page: 'table', table: name, ...(part ? { key: part } : {}), ...momentIn(asked), ...(told ? { told } : {}) }
  }
  if (page === 'plan') return { page: 'plan', ...(name ? { link: name } : {}) }
  if (page === 'lab') return { page: 'lab', ...(name ? { game: name } : {}), ...(name && part ? { layout: part } : {}) }
  return { page: 'home' }
}

/** The moment that a link leads to. What is no number of an entry is ignored. */
function momentIn(asked: URLSearchParams): { readonly at?: number } {
  const at = asked.get('at') ?? ''
  return /^\d{1,9}$/.test(at) ? { at: Number(at) } : {}
}

const toldText = (told: ToldMoment | undefined): string | undefined => told && `${told.eyes}-${told.line}`

/** A path with those of these parameters that are given. */
function asking(path: string, parameters: { readonly [name: string]: string | number | undefined }): string {
  const given = Object.entries(parameters).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}

const PATHS: { readonly [P in Route['page']]: (route: Extract<Route, { page: P }>) => string } = {
  home: () => '#/',
  lab: ({ game, layout }) => ['#/lab', game, layout].filter((part) => part !== undefined).join('/'),
  plan: ({ link }) => (link === undefined ? '#/plan' : `#/plan/${link}`),
  lobby: ({ game }) => `#/play/${game}`,
  decks: ({ game, link }) => ['#/decks', game, link].filter((part) => part !== undefined).join('/'),
  match: ({ match }) => `#/match/${match}`,
  watch: ({ match, line, at, told, beside }) =>
    asking(['#/watch', match, line ?? toldText(told)].filter((part) => part !== undefined).join('/'), {
      at,
      beside,
    }),
  table: ({ table, key, at, told }) =>
    asking(['#/table', table, key].filter((part) => part !== undefined).join('/'), { at, told: toldText(told) }),
}

// The cast is safe: `PATHS` pairs each page's name with the function for its route.
const pathOf = (route: Route): string => (PATHS[route.page] as (route: Route) => string)(route)

/** The full address of a route, to be sent to others. It omits the query, which belongs to this visit. */
export const linkTo = (route: Route): string => `${location.origin}${location.pathname}${pathOf(route)}`

export function goTo(route: Route): void {
  location.hash = pathOf(route)
}

/** The table that a link leads to. The link may be complete, or only its part from `#` on, with or without the `#`. */
export function tableOf(link: string): Extract<Route, { page: 'table' }> | undefined {
  const given = link.trim()
  const route = routeOf(given.includes('#') ? given.slice(given.indexOf('#')) : given)
  return route.page === 'table' ? route : undefined
}

/** Replaces the address without a new entry in the history. */
export function standAt(route: Route): void {
  history.replaceState(history.state, '', pathOf(route))
  dispatchEvent(new HashChangeEvent('hashchange'))
}

const listen = (changed: () => void) => {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}
const fragment = () => location.hash

export const useRoute = (): Route => routeOf(useSyncExternalStore(listen, fragment))
