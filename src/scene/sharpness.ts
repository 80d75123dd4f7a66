/**
 * How many pixels a moving picture has. A slow device draws fewer while something moves, as many as it can draw fluently; a picture
 * at rest is always drawn in full (`use-sharpness.ts`).
 */

/** Shares of the full pixel ratio. */
export const SHARES = [1, 0.8, 0.64, 0.5, 0.4, 0.32] as const
/** Milliseconds from one frame to the next: above `SLOW` fewer pixels are drawn, aiming at `AIM`; below `QUICK` more are tried. */
const [SLOW, AIM, QUICK] = [42, 33, 19]
/** The shortest of so many frames counts, because a single one may have waited for something else. */
const MEASURED = 3
/** After how many quick frames in a row more pixels are tried. */
const PATIENT = 90
/** Too slow for good: below this step, so many frames have taken so many milliseconds on average. Fewer may only have met a load. */
const [ENOUGH, LASTING, BUSY] = [1, 60, 26]

export interface Sharpness {
  /** The share of pixels for a frame that begins at this time. `isAsked`: the frame before asked for it, so their distance counts. */
  share(now: number, isAsked: boolean): number
  /** How many steps below full sharpness a moving picture is drawn. */
  step(): number
  /** Even the fewest pixels are too slow: fewer triangles are needed, too. */
  isStrained(): boolean
  /** The device is not just busy for a moment: a simpler picture suits it better than one with few pixels. */
  isTooSlow(): boolean
}

/** `step`: where to begin, as an index of `SHARES`; above 0 for a device that is known to be slow. */
export function createSharpness(step = 0): Sharpness {
  let last: number | undefined
  let times: number[] = []
  let quick = 0
  /** The step that was tried last because the one below it was quick. If it is slow, it is not tried again. */
  let tried = -1
  let best = 0
  let isStrained = step > 0
  let few = { frames: 0, ms: 0 }
  const measure = (ms: number) => {
    few = step > ENOUGH ? { frames: few.frames + 1, ms: few.ms + ms } : { frames: 0, ms: 0 }
    times = [...times, ms].slice(-MEASURED)
    if (times.length < MEASURED) return
    const shortest = Math.min(...times)
    quick = shortest < QUICK ? quick + 1 : 0
    if (shortest > SLOW) {
      // It stays so: with all triangles again it would soon be too slow again.
      isStrained ||= step === SHARES.length - 1
      if (step === tried) best = step + 1
      // The time of a frame grows with the number of pixels, which is the square of the share.
      const wanted = (SHARES[step] as number) * Math.sqrt(AIM / shortest)
      const found = SHARES.findIndex((share) => share <= wanted)
      step = Math.max(Math.min(step + 1, SHARES.length - 1), found < 0 ? SHARES.length - 1 : found)
      times = []
    } else if (quick > PATIENT && step > best) {
      step -= 1
      tried = step
      times = []
      quick = 0
    }
  }
  return {
    share(now, isAsked) {
      if (isAsked && last !== undefined) measure(now - last)
      else times = []
      last = now
      return SHARES[step] as number
    },
    step: () => step,
    isStrained: () => isStrained,
    isTooSlow: () => few.frames >= LASTING && few.ms > BUSY * few.frames,
  }
}
