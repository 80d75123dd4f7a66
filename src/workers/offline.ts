/**
 * The service worker: keeps every file of the page on the device, so that the page opens and plays without a network. The build
 * puts the list of files in front of it (`vite.config.ts`). Whatever is not in that list, requests and sockets among it, goes to the
 * network as if there were no service worker.
 *
 * A page keeps the version that it was opened with. The files of a new version are fetched beside the old ones; only when no
 * window of the old version is open any more, or its last one asks for it, does the new version take over and delete the old files.
 */
import { addPlugins, precacheAndRoute } from 'workbox-precaching'
import type { OfflineAnswers, OfflineAsk } from './offline-protocol'

/** A file of the page. `url` is relative to this script, `revision` missing where the name itself holds a hash. */
interface KeptFile {
  readonly url: string
  readonly revision: string | null
  /** A file that arrives damaged, shortened or from another version is refused, and fetched again at the next visit. */
  readonly integrity: string
  readonly bytes: number
}

declare const FILES: readonly KeptFile[]

/** The part of the global object of service workers that is used; the project's DOM types do not contain it. */
interface Scope {
  readonly clients: {
    matchAll(which: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly unknown[]>
    claim(): Promise<void>
  }
  skipWaiting(): Promise<void>
  readonly registration: { readonly active: unknown }
  addEventListener(type: 'activate', listener: (event: Lasting) => void): void
  addEventListener(type: 'message', listener: (event: Lasting & MessageEvent<OfflineAsk>) => void): void
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void
}
const scope = globalThis as unknown as Scope

const sizes = new Map(FILES.map(({ url, bytes }) => [new URL(url, location.href).href, bytes]))
const all = FILES.reduce((sum, { bytes }) => sum + bytes, 0)
let arrived = 0

addPlugins([
  {
    async handlerDidComplete({ request, event }) {
      if (event?.type === 'install') arrived += sizes.get(request.url) ?? 0
    },
  },
])
// Files are fetched one after the other, so that whatever the player does comes first. A query belongs to a visit, not to a file.
precacheAndRoute([...FILES], { directoryIndex: 'index.html', cleanURLs: false, ignoreURLParametersMatching: [/./] })

// The page of a first visit works without a network as well, without being loaded again.
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))

scope.addEventListener('message', (event) => event.waitUntil(answer(event.data, event.ports[0])))

async function answer(ask: OfflineAsk, port: MessagePort | undefined): Promise<void> {
  const say = <A extends OfflineAsk>(_: A, answered: OfflineAnswers[A]) => port?.postMessage(answered)
  if (ask === 'kept') return say(ask, { bytes: scope.registration.active ? all : arrived, of: all })
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  say(ask, windows.length <= 1)
  if (windows.length <= 1) await scope.skipWaiting()
}
