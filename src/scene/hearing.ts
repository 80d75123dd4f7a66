/** Lets the table be heard. Imported only once sound has been turned on, so that the first picture does not wait for it. */
import { hush, listenAt, play, type SoundName, type Volume } from '../sound/output'
import type { Ref } from '../table/piece'
import type { Audible } from './audible'
import type { Life } from './life'
import { soundsOf, weightOf } from './sounds-of'

/** Seconds from letting go of a piece until it stands on the mat. */
const SINKS = 0.07

/** Plays what happens on this table. `mat`: its ambience is heard, too. Returns a function that ends it. */
export function hear(life: Life, volume: Volume, mat: string | undefined): () => void {
  const { cast } = life
  const base = (ref: Ref) => (cast.actors.has(ref) ? cast.radius(ref) : undefined)
  const setDown = (ref: Ref): SoundName => {
    const radius = base(ref)
    if (radius !== undefined) return `set-${weightOf(radius)}`
    if (cast.cards.has(ref)) return 'slide'
    return cast.tokens.has(ref) ? 'drop' : 'set-heavy'
  }
  const hearing = (what: Audible) => {
    switch (what.type) {
      case 'begun':
        for (const { sound, start } of soundsOf(what.timeline, base, what.isReduced))
          play(sound, { after: (what.in + start / what.speed) / 1000 })
        return
      case 'skipped':
        return hush()
      case 'lifted':
        return play('lift')
      case 'set-down':
        return play(setDown(what.ref), { after: SINKS })
    }
  }
  const stop = life.listen(hearing)
  const leave = listenAt(volume, mat)
  return () => {
    stop()
    leave()
  }
}
