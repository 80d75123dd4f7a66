/** Moves the camera near to what is being done (a move, a shot, a fight), and back home when its results have been seen. */
import type { Cast } from '../cast'
import type { Director } from '../director'
import type { Stance } from '../stance'
import type { Drive } from './drive'
import type { Shown } from './rig'

/** Margin of ground that is shown around the ends, in inches. */
const ABOUT = 3
/** How long the camera stays after the last cue, in milliseconds: what follows may concern the same figures. */
const STAYS = 800
/** How long it stays after the pointer has moved: nothing goes away from under a pointer that aims. */
const AIMS = 500

export function around(ends: readonly Pick<Stance, 'x' | 'y' | 'z'>[]): Shown {
  const [xs, zs] = [ends.map(({ x }) => x), ends.map(({ z }) => z)]
  return {
    from: { x: Math.min(...xs) - ABOUT, y: 0, z: Math.max(...zs) + ABOUT },
    to: { x: Math.max(...xs) + ABOUT, y: 0, z: Math.min(...zs) - ABOUT },
    tall: ends.map(({ x, y, z }) => ({ x, y: y + ABOUT, z })),
  }
}

interface Parts {
  readonly director: Director
  readonly cast: Cast
  readonly drive: Drive
}

export function createAttention({ director, cast, drive }: Parts) {
  let seen: readonly unknown[] = []
  let left = 0
  return {
    /** The pointer moves over the picture. */
    aim(): void {
      if (left > 0) left = Math.max(left, AIMS)
    },
    /** `isActing`: cues are being played. True while the camera waits to go home. */
    frame(ms: number, isActing: boolean, isWanted: boolean): boolean {
      const effects = director.effects()
      if (isWanted && effects !== seen && !cast.isHolding()) {
        const announced = effects.flatMap(({ effect }) =>
          effect.type === 'overlays' ? effect.overlays.flatMap((one) => (one.type === 'outline' ? [one.ref] : [])) : [],
        )
        const ends = [...new Set(announced)].flatMap((ref) => cast.actors.get(ref)?.stance ?? [])
        const done = effects.flatMap(({ effect }) => (effect.type === 'near' ? effect.spots : []))
        const spots = [...(ends.length >= 2 ? ends : []), ...done]
        if (spots.length >= 2 && drive.attend(around(spots))) left = STAYS
      }
      seen = effects
      if (left === 0) return false
      // The camera stays still while the player holds something, and goes home after it is let go of.
      if (cast.isHolding()) return false
      left = isActing ? STAYS : Math.max(0, left - ms)
      if (!isWanted) left = 0
      if (left === 0) drive.attend(undefined)
      return left > 0
    },
  }
}
