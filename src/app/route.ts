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
   * A match of this device, being watched; of a puzzle the line played there, or its solution. `at`: the moment that is shown
   * first, as the index of a line told to a viewpoint.
   */
  | { readonly page: 'watch'; readonly match: string; readonly line?: 'solution'; readonly at?: WatchedFrom }
  /** A table on a server. `key`: the key in the link that was followed. */
  | { readonly page: 'table'; readonly table: string; readonly key?: string }

export interface WatchedFrom {
  readonly eyes: Eyes
  readonly line: number
}

/** The moment in an address: `A-57`. */
export function momentIn(part: string | undefined): WatchedFrom | undefined {
  const [, eyes, line] = /^([A-Z]|spectator)-(\d{1,9})$/.exec(part ?? '') ?? []
  const found = (['spectator', ...SEATS] as const).find((one) => one === eyes)
  return found && { eyes: found, line: Number(line) }
}

export function routeOf(fragment: string): Route {
  const [page, name, part] = fragment.replace(/^#?\/?/, '').split('/')
  if (page === 'play' && name) return { page: 'lobby', game: name }
  if (page === 'decks' && name) return { page: 'decks', game: name, ...(part ? { link: part } : {}) }
  if (page === 'match' && name) return { page: 'match', match: name }
  if (page === 'watch' && name) {
    const at = momentIn(part)
    return { page: 'watch', match: name, ...(part === 'solution' ? { line: part } : {}), ...(at ? { at } : {}) }
  }
  if (page === 'table' && name) return { page: 'table', table: name, ...(part ? { key: part } : {}) }
  if (page === 'plan') return { page: 'plan', ...(name ? { link: name } : {}) }
  if (page === 'lab') return { page: 'lab', ...(name ? { game: name } : {}), ...(name && part ? { layout: part } : {}) }
  return { page: 'home' }
}

const PATHS: { readonly [P in Route['page']]: (route: Extract<Route, { page: P }>) => string } = {
  home: () => '#/',
  lab: ({ game, layout }) => ['#/lab', game, layout].filter((part) => part !== undefined).join('/'),
  plan: ({ link }) => (link === undefined ? '#/plan' : `#/plan/${link}`),
  lobby: ({ game }) => `#/play/${game}`,
  decks: ({ game, link }) => ['#/decks', game, link].filter((part) => part !== undefined).join('/'),
  match: ({ match }) => `#/match/${match}`,
  watch: ({ match, line, at }) =>
    ['#/watch', match, line ?? (at && `${at.eyes}-${at.line}`)].filter((part) => part !== undefined).join('/'),
  table: ({ table, key }) => ['#/table', table, key].filter((part) => part !== undefined).join('/'),
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
