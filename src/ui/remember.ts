/** Small values stored on the device. If storage is full, forbidden or missing, nothing is stored and no error is thrown. */

const PREFIX = 'sightline.'

export function recall(name: string): string | undefined {
  try {
    return globalThis.localStorage?.getItem(PREFIX + name) ?? undefined
  } catch {
    return undefined
  }
}

export function forget(name: string): void {
  try {
    globalThis.localStorage.removeItem(PREFIX + name)
  } catch {
    // Nothing was stored.
  }
}

/** Returns whether it was stored. */
export function remember(name: string, value: string): boolean {
  try {
    globalThis.localStorage.setItem(PREFIX + name, value)
    return true
  } catch {
    return false
  }
}
