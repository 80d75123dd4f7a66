/** A clock that only its owner advances: films are made frame by frame, however long each takes. */
import type { Later } from '../match/dice-show'

export interface FilmClock {
  /** Milliseconds. */
  now(): number
  /** Like a timer of the page, in this clock's time. */
  readonly later: Later
  /** Goes on by so many milliseconds and calls what was due in them, the earliest first. */
  advance(ms: number): void
}

export function createFilmClock(): FilmClock {
  let time = 0
  let waiting: readonly { readonly due: number; readonly act: () => void }[] = []
  return {
    now: () => time,
    later(act, ms) {
      const one = { due: time + ms, act }
      waiting = [...waiting, one].sort((a, b) => a.due - b.due)
      return () => {
        waiting = waiting.filter((other) => other !== one)
      }
    },
    advance(ms) {
      const until = time + ms
      for (let next = waiting[0]; next && next.due <= until; next = waiting[0]) {
        waiting = waiting.slice(1)
        time = next.due
        next.act()
      }
      time = until
    },
  }
}
