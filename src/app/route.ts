/** Where the visitor is, in the address's fragment: the page works from any folder and the back button works. */
import { useSyncExternalStore } from 'react'

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'lab'; readonly game?: string; readonly layout?: string }
  /** `link`: a layout that somebody shared. */
  | { readonly page: 'plan'; readonly link?: string }
  | { readonly page: 'lobby'; readonly game: string }
  /** The deck builder of a game. `link`: a deck that somebody shared. */
  | { readonly page: 'decks'; readonly game: string; readonly link?: string }
  | { readonly page: 'match'; readonly match: string }
  /** A match of this device, watched again. */
  | { readonly page: 'watch'; readonly match: string }
  /** A table on a server. `key`: what the link that was followed opens. */
  | { readonly page: 'table'; readonly table: string; readonly key?: string }

export function routeOf(fragment: string): Route {
  const [page, name, part] = fragment.replace(/^#?\/?/, '').split('/')
  if (page === 'play' && name) return { page: 'lobby', game: name }
  if (page === 'decks' && name) return { page: 'decks', game: name, ...(part ? { link: part } : {}) }
  if (page === 'match' && name) return { page: 'match', match: name }
  if (page === 'watch' && name) return { page: 'watch', match: name }
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
  watch: ({ match }) => `#/watch/${match}`,
  table: ({ table, key }) => ['#/table', table, key].filter((part) => part !== undefined).join('/'),
}

// The table is keyed by the page's own name.
const pathOf = (route: Route): string => (PATHS[route.page] as (route: Route) => string)(route)

/** The whole address of a place, to be sent to others: without what the query says of this visit. */
export const linkTo = (route: Route): string => `${location.origin}${location.pathname}${pathOf(route)}`

export function goTo(route: Route): void {
  location.hash = pathOf(route)
}

/** The table that a link leads to, whether it is given whole, from its `#` on, or without even that. */
export function tableOf(link: string): Extract<Route, { page: 'table' }> | undefined {
  const given = link.trim()
  const route = routeOf(given.includes('#') ? given.slice(given.indexOf('#')) : given)
  return route.page === 'table' ? route : undefined
}

/** The same page under another address: the way back does not lead to the old one. */
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
