/** The cues of cards on the table: moved, dealt, passed, gathered, turned over, shuffled. Pure; milliseconds and inches. */
import type { Cue } from '../cue'
import type { CardLook } from '../look'
import { cut, type Effect, FADE, type Motion, mover, NOTHING, type Sound, type Stage, type Timeline } from '../motion'
import { apartOnTable } from '../space'
import type { Stance } from '../stance'
import { cardAt, stanceOfCard } from './card-stance'

type Move = Extract<Cue, { type: 'card-move' }>

/** The pace of each kind of move: least milliseconds, milliseconds per inch, most; and its arc's height per inch and at most. */
const PACE = {
  glide: { least: 220, inch: 9, most: 460, arc: 0.03, highest: 0.5 },
  deal: { least: 260, inch: 9, most: 480, arc: 0.11, highest: 2.2 },
  pass: { least: 300, inch: 12, most: 620, arc: 0.015, highest: 0.35 },
  gather: { least: 220, inch: 8, most: 420, arc: 0.06, highest: 1 },
} as const
const FLIP_MS = 340
const heard = (sound: Sound, start: number): Effect => ({ type: 'sound', sound, start, ms: 40 })

export function cardMove(cue: Move, stage: Stage): Timeline {
  const { ref, how, to, delay = 0 } = cue
  const came = cue.from === undefined ? undefined : stage.place?.(cue.from)
  const known = stage.stance(ref)
  const start = known ?? startOf(cue.card, came)
  if (!start) return NOTHING
  const from = came && known && cue.card ? { ...known, ...spot(came) } : start
  const heading = to.heading ?? cue.card?.heading
  const faceUp = to.faceUp ?? cue.card?.faceUp ?? from.tilt < 0.5
  const there = cardAt(ref, to.at, to.z, heading ?? 90, faceUp)
  const end: Stance = {
    ...there,
    yaw: heading === undefined ? from.yaw : there.yaw,
    ...(cue.face ? { face: cue.face } : from.face ? { face: from.face } : {}),
    fade: how === 'gather' ? 1 : 0,
  }
  const brings = known || !cue.card ? [] : [{ card: cue.card, from }]
  if (stage.reduced) return { ...shifted(cut(ref, from, end), delay), brings, effects: [heard('slide', delay + FADE)] }
  const far = apartOnTable(from, end)
  const { least, inch, most, arc, highest } = PACE[how]
  const ms = Math.min(most, least + inch * far)
  const move = mover(ref, from)
  // A gathered card fades into the pile only at the end of its way.
  move.go({ ...end, fade: 0 }, ms, how === 'deal' ? 'out' : 'inOut', Math.min(highest, arc * far))
  if (how === 'gather') move.go({ fade: 1 }, 60, 'linear')
  const motions = move.motions.map((motion) => ({ ...motion, start: motion.start + delay }))
  return { ...NOTHING, ms: move.time + delay + 30, motions, brings, effects: [heard('slide', delay)] }
}

const spot = ({ x, y, z }: Stance) => ({ x, y, z })
/** A card that is not on the table yet starts on the thing it comes from, face down unless that thing lies face up. */
function startOf(card: CardLook | undefined, came: Stance | undefined): Stance | undefined {
  if (!card) return undefined
  const home = stanceOfCard(card)
  return came ? { ...home, ...spot(came), yaw: came.yaw, tilt: came.tilt } : { ...home, y: home.y + 0.7, fade: 1 }
}

const shifted = (timeline: Timeline, by: number): Timeline => ({
  ...timeline,
  ms: timeline.ms + by,
  motions: timeline.motions.map((motion: Motion) => ({ ...motion, start: motion.start + by })),
})

export function cardFlip(cue: Extract<Cue, { type: 'card-flip' }>, stage: Stage): Timeline {
  const from = stage.stance(cue.ref)
  if (!from) return NOTHING
  const to: Stance = { ...from, tilt: cue.faceUp ? 0 : 1, ...(cue.face ? { face: cue.face } : {}) }
  if (stage.reduced) return { ...cut(cue.ref, from, to), effects: [heard('card', FADE)] }
  // The face must be set before any of it becomes visible.
  const move = mover(cue.ref, cue.face ? { ...from, face: cue.face } : from)
  move.go(to, FLIP_MS, 'inOut', 0.35)
  return { ...NOTHING, ms: move.time + 60, motions: move.motions, effects: [heard('card', 60)] }
}

export function cardShuffle(cue: Extract<Cue, { type: 'card-shuffle' }>, stage: Stage): Timeline {
  const from = stage.stance(cue.ref)
  if (!from) return NOTHING
  const effects = [heard('slide', 0), heard('slide', 330)]
  if (stage.reduced) return { ...NOTHING, ms: 2 * FADE, effects }
  const move = mover(cue.ref, from)
  for (let i = 0; i < 2; i++) {
    move.go({ spread: 1, yaw: from.yaw + (i === 0 ? 0.05 : -0.05) }, 150, 'out')
    move.go({ spread: 0, yaw: from.yaw }, 180, 'inOut')
  }
  return { ...NOTHING, ms: move.time + 60, motions: move.motions, effects }
}
