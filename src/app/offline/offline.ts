/** Keeping this page on this device. */
import { useStore } from 'zustand'
import type { Settings } from '../../ui/settings'
import { createKeeping, type OfflineState } from './keeping'

/** Undefined in development, on addresses without TLS, and in some private windows. */
const workers = import.meta.env.PROD && isSecureContext ? navigator.serviceWorker : undefined

export const keeping = createKeeping({
  workers,
  async clear() {
    // Other pages of the same address may keep files of their own. This page's cache has the name of its folder.
    const folder = new URL('./', document.baseURI).href
    for (const name of await caches.keys()) if (name.endsWith(`-${folder}`)) await caches.delete(name)
  },
  reload: () => location.reload(),
})

export const useOffline = <T>(select: (state: OfflineState) => T): T => useStore(keeping.store, select)

/** Whether the page is to be kept: the player's choice, or without one unless he saves data or a program drives the browser. */
export function wants({ offline, quality }: Pick<Settings, 'offline' | 'quality'>): boolean {
  if (offline !== 'auto') return offline === 'on'
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData !== true && !navigator.webdriver && quality !== 'test'
}
