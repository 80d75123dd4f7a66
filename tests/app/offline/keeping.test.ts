/** The page's side of the service worker, with a browser's part played by the test. */
import { expect, test, vi } from 'vitest'
import { createKeeping, type KeepingOptions } from '../../../src/app/offline/keeping'
import type { OfflineAsk } from '../../../src/workers/offline-protocol'

type Part = 'installing' | 'waiting' | 'active'

/** A service worker that answers `kept` and, to `take-over`, whether it is alone. */
class FakeWorker extends EventTarget {
  state = 'installing'
  isAlone = true
  postMessage(asked: OfflineAsk, [port]: readonly MessagePort[]): void {
    port?.postMessage(asked === 'kept' ? { bytes: 5e6, of: 25e6 } : this.isAlone)
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null
  waiting: FakeWorker | null = null
  active: FakeWorker | null = null
  /** What the server has when it is asked for a new version. */
  next: FakeWorker | undefined
  async update(): Promise<void> {
    if (this.next) this.begin(this.next)
    this.next = undefined
  }
  begin(worker: FakeWorker): void {
    this.installing = worker
    this.dispatchEvent(new Event('updatefound'))
  }
  /** Moves the worker that is being installed on. */
  becomes(part: Part | 'redundant', state: string): void {
    const worker = this.installing ?? this.waiting
    this.installing = null
    this.waiting = null
    if (worker && part !== 'redundant') this[part] = worker
    if (worker) worker.state = state
    worker?.dispatchEvent(new Event('statechange'))
  }
  readonly unregister = vi.fn(async () => true)
}

function atBrowser() {
  const registration = new FakeRegistration()
  let found: FakeRegistration | undefined
  const workers = Object.assign(new EventTarget(), {
    getRegistration: async () => found,
    register: vi.fn(async (_: string) => {
      found = registration
      if (!registration.active) registration.begin(new FakeWorker())
      return registration
    }),
  })
  const reload = vi.fn()
  const clear = vi.fn(async () => undefined)
  const options = { workers, clear, reload } as unknown as KeepingOptions
  return { registration, workers, reload, clear, keeping: createKeeping(options), seen: () => (found = registration) }
}

/** A device on which the page is kept, and a later version has been fetched. */
async function withNewer() {
  const at = atBrowser()
  await at.keeping.keep()
  at.registration.becomes('active', 'activated')
  at.registration.next = new FakeWorker()
  await at.keeping.look()
  at.registration.becomes('waiting', 'installed')
  return at
}

test('where there are no service workers nothing happens', async () => {
  const reload = vi.fn()
  const keeping = createKeeping({ workers: undefined, clear: async () => undefined, reload })
  await keeping.look()
  await keeping.keep()
  await keeping.forget()
  await keeping.takeOver()
  expect(keeping.store.getState()).toEqual({ stage: 'none', size: undefined, newer: 'no' })
  expect(reload).not.toHaveBeenCalled()
})

test('the page is kept from nothing to the end, and tells how far it is', async () => {
  const { keeping, registration, workers } = atBrowser()
  await keeping.look()
  expect(keeping.store.getState().stage).toBe('off')
  await keeping.keep()
  expect(workers.register).toHaveBeenCalledWith('./sw.js')
  await keeping.measure()
  expect(keeping.store.getState()).toEqual({ stage: 'keeping', size: { bytes: 5e6, of: 25e6 }, newer: 'no' })
  // Installed and not yet active: nothing to announce, for no page has an older version.
  registration.becomes('waiting', 'installed')
  expect(keeping.store.getState()).toMatchObject({ stage: 'keeping', newer: 'no' })
  registration.becomes('active', 'activated')
  expect(keeping.store.getState()).toMatchObject({ stage: 'kept', newer: 'no' })
})

test('a broken network or a full device leaves the page as it was, and the next attempt goes on', async () => {
  const { keeping, registration, workers } = atBrowser()
  await keeping.keep()
  registration.becomes('redundant', 'redundant')
  expect(keeping.store.getState().stage).toBe('failed')
  workers.register.mockRejectedValueOnce(new TypeError('no such script'))
  await keeping.keep()
  expect(keeping.store.getState().stage).toBe('failed')
  await keeping.keep()
  expect(keeping.store.getState().stage).toBe('keeping')
})

test('a new version is announced when all of it is there, and loads when it is asked to', async () => {
  const { keeping, registration, workers, reload } = await withNewer()
  expect(keeping.store.getState()).toMatchObject({ stage: 'kept', newer: 'ready' })
  await keeping.takeOver()
  expect(reload).not.toHaveBeenCalled()
  registration.becomes('active', 'activated')
  workers.dispatchEvent(new Event('controllerchange'))
  expect(reload).toHaveBeenCalledOnce()
  expect(keeping.store.getState().newer).toBe('no')
})

test('no page is loaded anew that did not ask: not while a first version begins, nor while other windows are open', async () => {
  const { keeping, registration, workers, reload } = await withNewer()
  workers.dispatchEvent(new Event('controllerchange'))
  if (registration.waiting) registration.waiting.isAlone = false
  await keeping.takeOver()
  workers.dispatchEvent(new Event('controllerchange'))
  expect(reload).not.toHaveBeenCalled()
  expect(keeping.store.getState().newer).toBe('held')
})

test('a page too old for its server fetches the new version before it is loaded anew', async () => {
  const { keeping, registration, workers, reload, seen } = atBrowser()
  seen()
  registration.active = new FakeWorker()
  registration.next = new FakeWorker()
  const renewed = keeping.renew()
  await vi.waitFor(() => expect(registration.installing).not.toBeNull())
  expect(reload).not.toHaveBeenCalled()
  registration.becomes('waiting', 'installed')
  await renewed
  workers.dispatchEvent(new Event('controllerchange'))
  expect(reload).toHaveBeenCalledOnce()
})

test('a page that is not kept is simply loaded anew', async () => {
  const { keeping, reload } = atBrowser()
  await keeping.renew()
  expect(reload).toHaveBeenCalledOnce()
})

test('what is kept can be deleted', async () => {
  const { keeping, registration, clear } = await withNewer()
  await keeping.forget()
  expect(registration.unregister).toHaveBeenCalledOnce()
  expect(clear).toHaveBeenCalledOnce()
  expect(keeping.store.getState()).toEqual({ stage: 'off', size: undefined, newer: 'no' })
})
