/** Decides which sounds are left out, so that many at once stay pleasant. Pure; seconds. */

/** Sounds of one kind begin at least this far apart. */
export const APART = 0.04
/** The most voices at any moment. */
export const MOST = 12

interface Heard {
  readonly kind: string
  readonly at: number
  readonly until: number
  readonly voices: number
}

export function createGate() {
  let heard: readonly Heard[] = []
  return {
    /** Whether this sound may be heard as well as those admitted so far. Sounds may be announced ahead of time. */
    admits(next: Heard, now: number): boolean {
      heard = heard.filter(({ at, until }) => until > now || at > now - APART)
      if (heard.some(({ kind, at }) => kind === next.kind && Math.abs(at - next.at) < APART)) return false
      const beside = heard.filter(({ at, until }) => at < next.until && until > next.at)
      if (beside.reduce((sum, { voices }) => sum + voices, next.voices) > MOST) return false
      heard = [...heard, next]
      return true
    },
    /** Forgets what was to begin later than now. */
    forget(now: number): void {
      heard = heard.filter(({ at }) => at <= now)
    },
  }
}
