/** Which sounds a timeline makes, read off its motions and effects. Pure; milliseconds from the start of the cue. */
import type { SoundName, Weight } from '../sound/recipes'
import type { Ref } from '../table/piece'
import type { Effect, Motion, Timeline } from './motion'
import { apart } from './space'

export interface Heard {
  readonly sound: SoundName
  readonly start: number
}

/** Bases narrower than the first radius are light, those from the second on are heavy. Inches. */
const WIDTHS = { medium: 0.55, heavy: 0.7 } as const
export const weightOf = (radius: number): Weight =>
  radius < WIDTHS.medium ? 'light' : radius < WIDTHS.heavy ? 'medium' : 'heavy'

/** Footsteps are at least this far apart: faster ones would sound like a rattle. */
const STRIDE = 110
/** When a toppling miniature, or one that drops from a height, strikes the table, as a share of its fall. */
const STRIKES = { topple: 0.8, drop: 0.72 } as const
/** A shot strikes so long after it has been heard. */
const FLIGHT = 150

/**
 * `radius`: of a miniature's base in inches; undefined for anything else, whose sounds are effects of the timeline.
 * `isReduced`: there is no motion, so a cue makes a single sound.
 */
export function soundsOf(
  { motions, effects }: Timeline,
  radius: (ref: Ref) => number | undefined,
  isReduced = false,
): readonly Heard[] {
  const refs = [...new Set(motions.map(({ ref }) => ref))]
  const moved = refs.flatMap((ref) => {
    const wide = radius(ref)
    return wide === undefined
      ? []
      : soundsOfFigure(
          motions.filter((motion) => motion.ref === ref),
          weightOf(wide),
        )
  })
  const heard = [...moved, ...effects.flatMap((effect) => soundsOfEffect(effect, isReduced))]
  return heard.sort((one, other) => one.start - other.start)
}

function soundsOfEffect(effect: Effect, isReduced: boolean): readonly Heard[] {
  const { start } = effect
  if (effect.type === 'sound') return [{ sound: effect.sound, start }]
  if (effect.type === 'clash') return [{ sound: 'clash', start }]
  if (effect.type !== 'shot') return []
  return [{ sound: 'shot', start }, ...(effect.hit && !isReduced ? [{ sound: 'hit', start: start + FLIGHT } as const] : [])]
}

/** All motions of one miniature in a timeline. */
function soundsOfFigure(motions: readonly Motion[], weight: Weight): readonly Heard[] {
  const [first, last] = [motions[0], motions.at(-1)]
  if (!first || !last) return []
  if (last.to.fade > 0.5) return [{ sound: 'gone', start: last.start }]
  // Without motion it fades out, and in again as it ends: that is when it is heard.
  if (last.from.fade > 0.5) return [{ sound: `${last.to.tilt > first.from.tilt ? 'fall' : 'set'}-${weight}`, start: last.start }]
  let stepped = Number.NEGATIVE_INFINITY
  return motions.flatMap((motion): readonly Heard[] => {
    const { ease, from, to, start, ms, hop } = motion
    const end = start + ms
    if (ease === 'topple') return [{ sound: `fall-${weight}`, start: start + STRIKES.topple * ms }]
    if (ease === 'drop') return [{ sound: `set-${weight}`, start: start + STRIKES.drop * ms }]
    if (from.tilt > to.tilt) return [{ sound: `set-${weight}`, start: end }]
    if (ease === 'linear' && hop > 0) {
      if (end - stepped < STRIDE) return []
      stepped = end
      return [{ sound: `step-${weight}`, start: end }]
    }
    // It slides to its place. One that climbs goes on from there, and one that the player set down has been heard.
    const isPut = ease === 'inOut' && hop === 0 && motion === last && apart(from, to) > 0.05
    return isPut ? [{ sound: `set-${weight}`, start: end }] : []
  })
}
