/**
 * The page's side of the service worker (`workers/offline.ts`): keeps the page on the device, tells how far that is, and lets a new
 * version take over. Where the browser or the address offers no service worker, nothing happens.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { OfflineAnswers, OfflineAsk } from '../../workers/offline-protocol'

export interface OfflineState {
  /** `none`: impossible here. `failed`: the network broke, or the device has no room; it goes on at the next visit. */
  readonly stage: 'none' | 'off' | 'keeping' | 'kept' | 'failed'
  /** What is on the device and what all of it takes, in bytes; undefined until the service worker has told it. */
  readonly size: OfflineAnswers['kept'] | undefined
  /** A new version is on the device. `held`: it was asked to take over while other windows were open. */
  readonly newer: 'no' | 'ready' | 'held'
}

/** The part of the browser that is used. */
export interface KeepingOptions {
  readonly workers: Pick<ServiceWorkerContainer, 'register' | 'getRegistration' | 'addEventListener'> | undefined
  /** Deletes the files that are kept. */
  clear(): Promise<void>
  /** Loads the page anew. */
  reload(): void
}

export interface Keeping {
  readonly store: StoreApi<OfflineState>
  /** Looks at what an earlier visit has kept, and asks the server for a new version. */
  look(): Promise<void>
  /** Begins to keep the page, or goes on with it. */
  keep(): Promise<void>
  /** Deletes everything that is kept; the player's matches and settings are not part of that. */
  forget(): Promise<void>
  /** Updates `size`. */
  measure(): Promise<void>
  /** Loads the page in the version that waits, unless other windows are open. */
  takeOver(): Promise<void>
  /** Gets the server's version and loads the page in it, unless other windows are open. */
  renew(): Promise<void>
}

export function createKeeping({ workers, clear, reload }: KeepingOptions): Keeping {
  const store = createStore<OfflineState>(() => ({ stage: workers ? 'off' : 'none', size: undefined, newer: 'no' }))
  let registration: ServiceWorkerRegistration | undefined
  let isTaking = false

  const ask = <A extends OfflineAsk>(worker: ServiceWorker, asked: A): Promise<OfflineAnswers[A]> =>
    new Promise((done) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = ({ data }) => {
        port1.close()
        done(data)
      }
      worker.postMessage(asked, [port2])
    })
  const see = () => {
    if (!registration) return
    const { active, waiting, installing } = registration
    const stage = active ? 'kept' : installing || waiting ? 'keeping' : 'failed'
    store.setState(({ newer }) => ({ stage, newer: !active || !waiting ? 'no' : newer === 'held' ? 'held' : 'ready' }))
  }
  const follow = (found: ServiceWorkerRegistration) => {
    if (found !== registration) found.addEventListener('updatefound', () => watch(found.installing))
    registration = found
    watch(found.installing)
    see()
  }
  const watch = (worker: ServiceWorker | null) => worker?.addEventListener('statechange', see)
  workers?.addEventListener('controllerchange', () => {
    if (isTaking) reload()
  })

  /** Private windows, full devices and servers without the script refuse in ways of their own: none of them concerns the player. */
  const tried = (work: () => Promise<unknown>) => async () => {
    if (workers) await work().catch(() => undefined)
  }
  const takeOver = async () => {
    const waiting = registration?.waiting
    if (!waiting) return
    isTaking = true
    if (await ask(waiting, 'take-over')) return
    isTaking = false
    store.setState({ newer: 'held' })
  }
  return {
    store,
    takeOver,
    look: tried(async () => {
      const found = await workers?.getRegistration()
      if (!found) return
      follow(found)
      await found.update()
    }),
    async keep() {
      if (!workers) return
      try {
        follow(await workers.register('./sw.js'))
      } catch {
        store.setState({ stage: 'failed' })
      }
    },
    forget: tried(async () => {
      const found = await workers?.getRegistration()
      registration = undefined
      store.setState({ stage: 'off', size: undefined, newer: 'no' })
      await found?.unregister()
      await clear()
    }),
    measure: tried(async () => {
      const worker = registration?.active ?? registration?.installing
      if (worker) store.setState({ size: await ask(worker, 'kept') })
    }),
    async renew() {
      await tried(async () => {
        const found = await workers?.getRegistration()
        if (!found?.active) return
        follow(found)
        await found.update()
        await installed(found.installing)
      })()
      if (registration?.active && registration.waiting) await takeOver()
      else reload()
    },
  }
}

const installed = (worker: ServiceWorker | null): Promise<void> =>
  new Promise((done) => {
    if (worker?.state !== 'installing') return done()
    worker.addEventListener('statechange', () => done(), { once: true })
  })
