/**
 * When cues begin. Words and banners stay to be read, but what follows does not wait for that; only the next ones at the same
 * place do. Pure; show time in milliseconds.
 */
import type { Cue } from './cue'
import type { Effect, Timeline } from './motion'

/** For how long a banner, or words beside a thing, have their place before the next ones take it. */
const KEEPS = { banner: 1100, words: 550 } as const
/** The time between words that are said one after the other, with nothing done in between. */
const BETWEEN_WORDS = 200

const isSaid = (cue: Cue): boolean => cue.type === 'say' || (cue.type === 'together' && cue.cues.every(isSaid))

/** A cue's timeline, given the cue that follows. */
export const followed = (timeline: Timeline, cue: Cue, next: Cue | undefined): Timeline =>
  next && isSaid(cue) && isSaid(next) ? { ...timeline, ms: Math.min(timeline.ms, BETWEEN_WORDS) } : timeline

export function createTurns() {
  /** By place: the time from which it is free. */
  const free = new Map<string, number>()
  return {
    /** When these effects may begin, at this time or later. Takes their places from then on. */
    take(effects: readonly Effect[], time: number): number {
      const placed = effects.flatMap((effect) =>
        effect.type === 'banner' || effect.type === 'words' ? [{ effect, place: placeOf(effect) }] : [],
      )
      const begins = Math.max(time, ...placed.map(({ place }) => free.get(place) ?? time))
      for (const { effect, place } of placed) free.set(place, begins + effect.start + KEEPS[effect.type])
      return begins
    },
    /** Frees all places. */
    clear: () => free.clear(),
  }
}

/** All banners have one place; words have the thing or the spot that they are over. */
const placeOf = (effect: Extract<Effect, { type: 'banner' | 'words' }>): string =>
  effect.type === 'banner' ? '' : typeof effect.over === 'string' ? effect.over : JSON.stringify(effect.over)
