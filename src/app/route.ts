/** Where the visitor is, in the address's fragment: the page works from any folder and the back button works. */
import { useSyncExternalStore } from 'react'

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'lab'; readonly game?: string; readonly layout?: string }
  /** `link`: a layout that somebody shared. */
  | { readonly page: 'plan'; readonly link?: string }
  | { readonly page: 'lobby'; readonly game: string }
  | { readonly page: 'match'; readonly match: string }

export function routeOf(fragment: string): Route {
  const [page, name, part] = fragment.replace(/^#?\/?/, '').split('/')
  if (page === 'play' && name) return { page: 'lobby', game: name }
  if (page === 'match' && name) return { page: 'match', match: name }
  if (page === 'plan') return { page: 'plan', ...(name ? { link: name } : {}) }
  if (page === 'lab') return { page: 'lab', ...(name ? { game: name } : {}), ...(name && part ? { layout: part } : {}) }
  return { page: 'home' }
}

const PATHS: { readonly [P in Route['page']]: (route: Extract<Route, { page: P }>) => string } = {
  home: () => '#/',
  lab: ({ game, layout }) => ['#/lab', game, layout].filter((part) => part !== undefined).join('/'),
  plan: ({ link }) => (link === undefined ? '#/plan' : `#/plan/${link}`),
  lobby: ({ game }) => `#/play/${game}`,
  match: ({ match }) => `#/match/${match}`,
}

export function goTo(route: Route): void {
  // The table is keyed by the page's own name.
  location.hash = (PATHS[route.page] as (route: Route) => string)(route)
}

const listen = (changed: () => void) => {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}
const fragment = () => location.hash

export const useRoute = (): Route => routeOf(useSyncExternalStore(listen, fragment))
