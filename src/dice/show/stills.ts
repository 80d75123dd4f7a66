/** A film without motion: still pictures, one for each moment at which dice did not count, then the end. Pure. */
import type { Cocked } from '../throw/throw'

/** So long each is seen, in seconds at the usual pace: time to read why. */
const STILL = 1.6

/** The second of the film that is to be seen after so many seconds of showing. */
export function stillAt(cocked: readonly Pick<Cocked, 'at'>[], end: number, shown: number): number {
  const stills = [...new Set(cocked.map(({ at }) => at))]
  return stills[Math.floor(shown / STILL)] ?? end
}
