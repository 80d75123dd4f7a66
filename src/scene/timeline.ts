/**
 * Turns a cue into a timeline: every stance over time, and the effects. Pure; milliseconds from the start of the cue. The
 * director plays it.
 */
import type { Ref } from '../table/piece'
import { cardFlip, cardMove, cardShuffle } from './cards/card-cues'
import type { Cue } from './cue'
import { TOPPLE } from './falls'
import { cut, type Effect, FADE, type Motion, mover, NOTHING, type Stage, type Timeline } from './motion'
import { apart, apartOnTable, type Spot, toScene, yawTowards } from './space'
import type { Stance } from './stance'
import { card, token } from './token-cues'

export { type DiceCue, type Effect, type Stage, stanceAt, type Timeline } from './motion'

const LONGEST_WALK = 1200
/** Milliseconds per step of a walk. */
const STEP = 140
/** For how long words and banners hold up the next cue: until they have been noticed. They are read while that plays. */
const NOTICED = 400
/** A figure within this distance of the end of its path has already been put there by the player. Inches. */
const SETTLE = 0.6

export function timelineOf(cue: Cue, stage: Stage): Timeline {
  switch (cue.type) {
    case 'walk':
      return walk(cue, stage)
    case 'fall':
      return tip(cue.ref, 1, stage)
    case 'rise':
      return tip(cue.ref, 0, stage)
    case 'remove':
      return remove(cue.ref, stage)
    case 'shot':
      return shot(cue, stage)
    case 'clash':
      return clash(cue, stage)
    case 'dice':
      return { ...NOTHING, dice: [cue] }
    case 'say': {
      const over = typeof cue.over === 'string' ? cue.over : toScene(cue.over)
      return { ...NOTHING, ms: NOTICED, effects: [{ type: 'words', over, text: cue.text, tone: cue.tone, start: 0, ms: 1700 }] }
    }
    case 'banner': {
      const { type, ...words } = cue
      return { ...NOTHING, ms: NOTICED, effects: [{ type, ...words, start: 0, ms: 1700 }] }
    }
    case 'token':
      return token(cue, stage)
    case 'card':
      return card(cue)
    case 'card-move':
      return cardMove(cue, stage)
    case 'card-flip':
      return cardFlip(cue, stage)
    case 'card-names':
      return { ...NOTHING, names: cue.names }
    case 'card-shuffle':
      return cardShuffle(cue, stage)
    case 'overlays':
      return { ...NOTHING, ms: cue.ms, effects: [{ type: 'overlays', overlays: cue.overlays, start: 0, ms: cue.ms }] }
    case 'wait':
      return { ...NOTHING, ms: cue.ms }
    case 'together':
      return cue.cues.map((one) => timelineOf(one, stage)).reduce(beside, NOTHING)
  }
}

const beside = (a: Timeline, b: Timeline): Timeline => ({
  ms: Math.max(a.ms, b.ms),
  motions: [...a.motions, ...b.motions],
  effects: [...a.effects, ...b.effects],
  dice: [...a.dice, ...b.dice],
  brings: [...(a.brings ?? []), ...(b.brings ?? [])],
  names: [...(a.names ?? []), ...(b.names ?? [])],
})

function walk(cue: Extract<Cue, { type: 'walk' }>, stage: Stage): Timeline {
  const from = stage.stance(cue.ref)
  if (!from) return NOTHING
  const stops = cue.path.map(({ at, z }) => toScene(at, z))
  // A path may begin with the walker's own place; a piece that the player has set down already stands at its end.
  const ahead = stops.filter((stop, i) => i > 0 || apart(stop, from) > 0.05)
  const last = ahead.at(-1)
  if (!last) return NOTHING
  const move = mover(cue.ref, from)
  // The player has set the piece down at the end of the path: it only settles, without showing the walk again.
  if (apartOnTable(from, last) < SETTLE && apart(from, stops[0] ?? last) > 0.05 && ahead.length === stops.length) {
    move.go({ ...spotOf(last) }, 140, 'out')
    return { ...NOTHING, ms: move.time, motions: move.motions }
  }
  if (stage.reduced) {
    const before = ahead.length > 1 ? (ahead.at(-2) as Spot) : from
    return cut(cue.ref, from, { ...from, ...last, yaw: yawTowards(before, last) })
  }
  for (const stop of ahead) leg(move, stop, cue.gait)
  const hurry = Math.min(1, LONGEST_WALK / move.time)
  const motions = move.motions.map((motion) => ({ ...motion, start: motion.start * hurry, ms: motion.ms * hurry }))
  const ms = move.time * hurry
  // A figure that is put somewhere, as in a deployment, is not followed by the camera.
  const effects = cue.gait === 'slide' ? [] : [near([from, ...ahead], ms)]
  return { ...NOTHING, ms, motions, effects }
}

const near = (spots: readonly Spot[], ms: number): Effect => ({ type: 'near', spots: spots.map(spotOf), start: 0, ms })

function leg(move: ReturnType<typeof mover>, to: Spot, gait: 'walk' | 'slide' | 'climb'): void {
  const from = move.now
  const flat = apartOnTable(from, to)
  const yaw = flat > 0.05 && gait !== 'climb' ? yawTowards(from, to) : from.yaw
  if (gait === 'climb' || Math.abs(to.y - from.y) > 0.2) {
    const over = Math.max(from.y, to.y) + 0.3
    if (over - from.y > 0.31) move.go({ y: over }, 120 + 110 * (over - from.y), 'out')
    move.go({ x: to.x, y: over, z: to.z, yaw }, 140 + 70 * flat, 'inOut', 0.12)
    move.go({ y: to.y }, 90 + 60 * (over - to.y), 'drop')
    return
  }
  if (gait === 'slide') {
    move.go({ ...spotOf(to), yaw }, Math.max(160, 100 * flat), 'inOut')
    return
  }
  const steps = Math.max(1, Math.round(flat / 0.9))
  for (let i = 1; i <= steps; i++) {
    const t = i / steps
    const x = from.x + (to.x - from.x) * t
    const z = from.z + (to.z - from.z) * t
    move.go({ x, y: from.y + (to.y - from.y) * t, z, yaw }, STEP, 'linear', 0.13)
  }
}

const spotOf = ({ x, y, z }: Spot): Spot => ({ x, y, z })

function tip(ref: Ref, tilt: 0 | 1, stage: Stage): Timeline {
  const from = stage.stance(ref)
  if (!from) return NOTHING
  if (stage.reduced) return cut(ref, from, { ...from, tilt })
  const move = mover(ref, from)
  if (tilt === 1) move.go({ tilt }, TOPPLE.ms, 'topple')
  else move.go({ tilt }, 280, 'out', 0.15)
  move.wait(90)
  return { ...NOTHING, ms: move.time, motions: move.motions }
}

function remove(ref: Ref, stage: Stage): Timeline {
  const from = stage.stance(ref)
  if (!from) return NOTHING
  const move = mover(ref, from)
  move.go(stage.reduced ? { fade: 1 } : { fade: 1, y: from.y + 0.9 }, stage.reduced ? FADE : 520, 'in')
  return { ...NOTHING, ms: move.time, motions: move.motions }
}

function shot(cue: Extract<Cue, { type: 'shot' }>, stage: Stage): Timeline {
  const shooter = stage.stance(cue.from)
  const target = stage.stance(cue.to)
  if (!shooter || !target) return NOTHING
  const yaw = yawTowards(shooter, target)
  const far = apart(shooter, target)
  const muzzle = { ...spotOf(shooter), y: shooter.y + stage.chest(cue.from) }
  const chest = { ...spotOf(target), y: target.y + (target.tilt > 0.5 ? 0.35 : stage.chest(cue.to)) }
  // A shot that misses passes the target's shoulder and goes on.
  const aside = cue.hit ? 0 : 0.75
  const past = cue.hit ? 1 : (far + 5) / Math.max(0.1, far)
  const aim = {
    x: muzzle.x + (chest.x - muzzle.x) * past + Math.cos(yaw) * aside,
    y: muzzle.y + (chest.y - muzzle.y) * past + (cue.hit ? 0 : 0.4),
    z: muzzle.z + (chest.z - muzzle.z) * past - Math.sin(yaw) * aside,
  }
  const effects: Effect[] = [{ type: 'shot', from: muzzle, to: aim, hit: cue.hit, start: stage.reduced ? 0 : 130, ms: 380 }]
  if (stage.reduced) return { ...NOTHING, ms: 400, effects }
  const one = mover(cue.from, shooter)
  one.go({ yaw }, 130, 'out')
  one.go({ x: shooter.x - Math.sin(yaw) * 0.1, z: shooter.z - Math.cos(yaw) * 0.1 }, 180, 'back')
  const other = mover(cue.to, target)
  other.wait(200)
  if (cue.hit) other.go({ x: target.x + Math.sin(yaw) * 0.14, z: target.z + Math.cos(yaw) * 0.14 }, 220, 'back')
  return { ...NOTHING, ms: 520, motions: [...one.motions, ...other.motions], effects }
}

function clash(cue: Extract<Cue, { type: 'clash' }>, stage: Stage): Timeline {
  const one = stage.stance(cue.one)
  const other = stage.stance(cue.other)
  if (!one || !other) return NOTHING
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 + stage.chest(cue.one), z: (one.z + other.z) / 2 }
  const effects: Effect[] = [{ type: 'clash', at: middle, start: stage.reduced ? 0 : 110, ms: 300 }]
  if (stage.reduced) return { ...NOTHING, ms: 320, effects }
  const lunge = (ref: Ref, from: Stance, towards: Stance, reach: number): Motion[] => {
    const move = mover(ref, from)
    const yaw = yawTowards(from, towards)
    if (from.tilt < 0.5) move.go({ yaw }, 70, 'out')
    else move.wait(70)
    move.go({ x: from.x + Math.sin(yaw) * reach, z: from.z + Math.cos(yaw) * reach }, 280, 'back')
    return move.motions
  }
  const motions = [...lunge(cue.one, one, other, 0.3), ...lunge(cue.other, other, one, other.tilt > 0.5 ? 0 : 0.12)]
  return { ...NOTHING, ms: 400, motions, effects: [near([one, other], 400), ...effects] }
}
