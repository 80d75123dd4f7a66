/** Small things kept on the device. Storage may be full, forbidden or absent: then nothing is kept, and nothing else happens. */

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
    // Nothing was kept.
  }
}

/** Returns whether it was kept. */
export function remember(name: string, value: string): boolean {
  try {
    globalThis.localStorage.setItem(PREFIX + name, value)
    return true
  } catch {
    return false
  }
}
