/** Replaces a film's motion by still pictures: one for each moment at which dice did not count, then the end. Pure. */
import type { Cocked } from '../throw/throw'

/** How long each is shown, in seconds at normal speed: enough to read why. */
const STILL = 1.6

/** The position in the film, in seconds, that is shown after so many seconds. */
export function stillAt(cocked: readonly Pick<Cocked, 'at'>[], end: number, shown: number): number {
  const stills = [...new Set(cocked.map(({ at }) => at))]
  return stills[Math.floor(shown / STILL)] ?? end
}
