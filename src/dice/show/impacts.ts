/** When and how loudly a film's dice knock: derived from the recorded motion, so nothing extra is recorded. */
import { dieKind } from '../throw/dice'
import { type Motion, numbersPerDie } from '../throw/film'

export interface Impact {
  /** Seconds. */
  readonly time: number
  /** 0 to 1. */
  readonly strength: number
  readonly on: 'felt' | 'wood' | 'die'
}

/** A change of velocity below this, in die edges per second, counts as rolling. */
const softest = 3.5
const loudest = 26

/** All knocks of a film in order of time. */
export function impactsOf(motion: Motion): readonly Impact[] {
  const { times, poses, kinds, tray } = motion
  const size = kinds.length * numbersPerDie
  const found: Impact[] = []
  kinds.forEach((name, die) => {
    const at = (frame: number, part: number) => poses[frame * size + die * numbersPerDie + part] ?? 0
    for (let frame = 1; frame + 1 < times.length; frame++) {
      const before = (times[frame] ?? 0) - (times[frame - 1] ?? 0)
      const after = (times[frame + 1] ?? 0) - (times[frame] ?? 0)
      const [x, y, z] = [0, 1, 2].map((part) => {
        const fall = part === 1 ? 30 * (before + after) : 0
        return (at(frame + 1, part) - at(frame, part)) / after - (at(frame, part) - at(frame - 1, part)) / before + fall
      }) as [number, number, number] // A velocity of three components goes in, and three come out.
      const change = Math.sqrt(x * x + y * y + z * z)
      if (change < softest) continue
      const isAtWall = Math.abs(at(frame, 0)) > tray.width / 2 - 0.9 || Math.abs(at(frame, 2)) > tray.depth / 2 - 0.9
      const isLow = at(frame, 1) < dieKind(name).rest + 0.5
      const on = isAtWall && x * x + z * z > y * y ? 'wood' : isLow && y * y > (x * x + z * z) / 2 ? 'felt' : 'die'
      found.push({ time: times[frame] ?? 0, strength: Math.min(1, change / loudest), on })
    }
  })
  return found.sort((one, other) => one.time - other.time)
}
