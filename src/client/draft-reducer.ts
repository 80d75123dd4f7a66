/**
 * How gestures make an answer. Pure. A draft is judged at every step by the same function that the host uses. Nothing is sent
 * before it is confirmed, except the pick of a single option.
 */
import { distance, distanceAtMost } from '../geometry/measure'
import { contactSpots, snapToContact } from '../geometry/ring'
import { INCH, type Point } from '../geometry/types'
import { type AnyDecision, type DecisionId, type Json, refused } from '../kernel'
import type { Place, Route } from '../table/choice'
import { judgePath } from '../table/judge'
import { footprintOf } from '../table/layout'
import type { Pose, Ref, Tabletop } from '../table/piece'
import { tableSays } from '../table/said'
import type { Ahead } from './ahead'
import { type Draft, IDLE } from './draft'
import { answerOf, isAt, isPath, UNJUDGED, verdictOf, verdictOn } from './draft-answer'
import type { Gesture } from './gesture'
import { isSameQuestion } from './in-flight'
import { nearestOnPath, nearestOnRoute, nearestPlace } from './nearest'
import { isRouting, type Routing, routed, routeFrom, stationsBack, withBend, withLevel } from './route-draft'

/** What a gesture led to: the draft, and an answer to be sent. */
export interface Drafted {
  readonly draft: Draft
  /** The foreseen question that the draft answers; absent: as before. */
  readonly ahead?: Ahead
  readonly send?: { readonly decision: DecisionId; readonly answer: Json }
}

type PlaceDecision = AnyDecision & { readonly choice: Place }
const isRoute = (decision: AnyDecision): decision is AnyDecision & { readonly choice: Route } => decision.choice.shape === 'route'
const isPlace = (decision: AnyDecision): decision is PlaceDecision => decision.choice.shape === 'place'

/** Applies a gesture to the draft. If the gesture means nothing to it, the same object is returned. */
export function gestured(draft: Draft, decisions: readonly AnyDecision[], tabletop: Tabletop, gesture: Gesture): Drafted {
  switch (gesture.type) {
    case 'hover':
      return { draft }
    case 'tap':
      return { draft: tapped(draft, decisions, tabletop, gesture) }
    case 'level':
      return { draft: rerouted(draft, decisions, tabletop, (route, now) => withLevel(route, now, tabletop, gesture.by)) }
    case 'lift':
      return { draft: lifted(draft, decisions, tabletop, gesture.ref, gesture.at) }
    case 'drag':
    case 'drop':
      return { draft: carriedTo(draft, decisions, tabletop, gesture) }
    case 'bend':
      return { draft: bent(draft, decisions, tabletop, gesture.at) }
    case 'confirm':
      return confirmed(draft, decisions)
    case 'back':
      return { draft: steppedBack(draft, decisions, tabletop) }
  }
}

/** The draft, judged again; idle if its question is no longer open. */
export function judged(draft: Draft, decisions: readonly AnyDecision[], tabletop: Tabletop): Draft {
  if (draft.type === 'idle') return draft
  const decision = decisions.find(({ id }) => id === draft.decision)
  if (!decision) return IDLE
  const answer = answerOf(draft, decision)
  if (draft.type === 'routing' && draft.isAstray) return { ...draft, verdict: refused(tableSays('out-of-reach', {})) }
  if (draft.type === 'pathing')
    return isPath(decision) ? { ...draft, judgement: judgePath(decision.choice, answer, tabletop) } : IDLE
  return { ...draft, verdict: verdictOn(decision, answer, tabletop) }
}

/** Picks these options. If only one may be picked, it is sent at once; otherwise the options wait to be confirmed. */
export function picked(decisions: readonly AnyDecision[], tabletop: Tabletop, id: DecisionId, ids: readonly string[]): Drafted {
  const decision = decisions.find((one) => one.id === id)
  if (decision?.choice.shape !== 'pick') return { draft: IDLE }
  const draft = judged({ type: 'choosing', decision: id, picked: ids, verdict: UNJUDGED }, decisions, tabletop)
  // The cast is safe: the shape was just checked.
  const isOne = (decision.choice as { readonly most?: number }).most === 1 && ids.length === 1
  return isOne ? confirmed(draft, decisions) : { draft: ids.length === 0 ? IDLE : draft }
}

/** Carries the draft over to questions that were asked again: kept under the new id if an equal question is open. */
export function carried(draft: Draft, before: readonly AnyDecision[], now: readonly AnyDecision[], tabletop: Tabletop): Draft {
  if (draft.type === 'idle') return draft
  const old = before.find(({ id }) => id === draft.decision)
  const again = now.find(({ id }) => id === draft.decision) ?? now.find((decision) => old && isSameQuestion(old, decision))
  if (!again) return IDLE
  return judged({ ...draft, decision: again.id }, now, tabletop)
}

function confirmed(draft: Draft, decisions: readonly AnyDecision[]): Drafted {
  const decision = draft.type === 'idle' ? undefined : decisions.find(({ id }) => id === draft.decision)
  if (draft.type === 'idle' || !decision || !verdictOf(draft).allowed) return { draft }
  const down = 'held' in draft && draft.held ? { ...draft, held: false } : draft
  return { draft: down, send: { decision: decision.id, answer: answerOf(draft, decision) } }
}

function lifted(draft: Draft, decisions: readonly AnyDecision[], tabletop: Tabletop, ref: Ref, at: Point): Draft {
  // A piece that was set down is picked up again where it stands, with its bends.
  if ('held' in draft && draft.piece === ref) return { ...draft, held: true, instead: undefined }
  const question = decisions.find((one) => (isPath(one) || isPlace(one) || isRoute(one)) && one.choice.piece === ref)
  if (!question) return draft
  if (isRoute(question)) {
    const pose = tabletop.pieces[ref]?.pose ?? { at: whole(at), heading: 0 }
    return judged(routeFrom(question.id, question.choice, pose), decisions, tabletop)
  }
  if (isPath(question)) {
    const judgement = judgePath(question.choice, [], tabletop)
    return judged(
      { type: 'pathing', decision: question.id, piece: ref, bends: [], end: question.choice.from, held: true, judgement },
      decisions,
      tabletop,
    )
  }
  if (!isPlace(question)) return draft
  const { on } = question.choice.region
  const heading = tabletop.pieces[ref]?.pose.heading ?? 0
  const pose: Pose = { at: whole(at), heading, ...(on === undefined ? {} : { on }) }
  return judged({ type: 'placing', decision: question.id, piece: ref, pose, held: true, verdict: UNJUDGED }, decisions, tabletop)
}

function carriedTo(
  draft: Draft,
  decisions: readonly AnyDecision[],
  tabletop: Tabletop,
  gesture: Extract<Gesture, { type: 'drag' | 'drop' }>,
): Draft {
  if (draft.type === 'routing') return ledTo(draft, decisions, tabletop, gesture)
  if ((draft.type !== 'pathing' && draft.type !== 'placing') || !draft.held || draft.piece !== gesture.ref) return draft
  const held = gesture.type === 'drag'
  const decision = decisions.find(({ id }) => id === draft.decision)
  const at = decision && !gesture.free ? snapped(decision, whole(gesture.at), tabletop) : whole(gesture.at)
  const fresh = { held, instead: undefined }
  const moved: Draft =
    draft.type === 'pathing' ? { ...draft, end: at, ...fresh } : { ...draft, pose: { ...draft.pose, at }, ...fresh }
  return letGo(judged(moved, decisions, tabletop), decision, tabletop, gesture)
}

/** Where a piece that is let go may not stand, it is set at the nearest place where it may. With `free` it stays where it is. */
function letGo(
  draft: Draft,
  decision: AnyDecision | undefined,
  tabletop: Tabletop,
  { type, free }: Extract<Gesture, { type: 'drag' | 'drop' }>,
): Draft {
  if (type === 'drag' || free || !decision) return draft
  if (draft.type === 'pathing' && isPath(decision)) return nearestOnPath(decision.choice, draft, tabletop) ?? draft
  if (draft.type === 'placing' && isPlace(decision)) return nearestPlace(decision.choice, draft, tabletop) ?? draft
  if (draft.type === 'routing' && isRoute(decision)) return nearestOnRoute(decision.choice, draft, tabletop) ?? draft
  return draft
}

/** Moves a route's end to the pointer and to what is under it: the floor of a level, or the ground. */
function ledTo(
  draft: Routing,
  decisions: readonly AnyDecision[],
  tabletop: Tabletop,
  gesture: Extract<Gesture, { type: 'drag' | 'drop' }>,
): Draft {
  const { type, ref, at, over, free } = gesture
  if (!draft.held || draft.piece !== ref) return draft
  const held = type === 'drag'
  const led = rerouted(draft, decisions, tabletop, (route, now) => ({
    ...routed(route, now, tabletop, { at: whole(at), over, free }),
    held,
    instead: undefined,
  }))
  return letGo(
    led,
    decisions.find(({ id }) => id === draft.decision),
    tabletop,
    gesture,
  )
}

/** While a route is drawn, a tap sends the piece to the place tapped. */
function tapped(
  draft: Draft,
  decisions: readonly AnyDecision[],
  tabletop: Tabletop,
  { ref: over, at }: Extract<Gesture, { type: 'tap' }>,
): Draft {
  if (draft.type !== 'routing' || !draft.held) return draft
  return ledTo(draft, decisions, tabletop, {
    type: 'drop',
    ref: draft.piece,
    at,
    free: false,
    ...(over === undefined ? {} : { over }),
  })
}

/** Changes a route, given the choice of its question, and judges it. */
function rerouted(
  draft: Draft,
  decisions: readonly AnyDecision[],
  tabletop: Tabletop,
  change: (route: Route, draft: Routing) => Routing,
): Draft {
  const decision = isRouting(draft) ? decisions.find(({ id }) => id === draft.decision) : undefined
  if (!isRouting(draft) || !decision || !isRoute(decision)) return draft
  const changed = change(decision.choice, draft)
  return changed === draft ? draft : judged(changed, decisions, tabletop)
}

/** How far beyond the moving base its target may be for the base to snap to it, in units. */
const SNAP = Math.round(INCH * 1.25)

/**
 * Where contact is required, no pointer is exact enough. Near the target, the moving piece is laid against it at the legal place
 * nearest to the pointer or, if there is none, at the nearest place, whose verdict then says why not.
 */
function snapped(decision: AnyDecision, at: Point, tabletop: Tabletop): Point {
  const choice = isPath(decision) || isPlace(decision) ? decision.choice : undefined
  const touching = choice && (choice.shape === 'path' ? choice.end.touching : choice.region.touching)
  if (!choice || !touching) return at
  const target = footprintOf(tabletop, touching.ref)
  const { overlap, contact } = choice.tolerance
  if (!distanceAtMost(at, target, choice.radius + SNAP)) return at
  const nearest = snapToContact(at, choice.radius, target, overlap, contact)
  if (choice.shape !== 'path') return nearest ?? at
  const footprints = (refs: readonly Ref[]) => refs.map((ref) => footprintOf(tabletop, ref))
  const spots = contactSpots({
    mover: { at: choice.from, radius: choice.radius },
    target,
    obstacles: footprints(choice.end.keep.filter(({ gap }) => gap === 0).map(({ ref }) => ref)),
    blockers: footprints(choice.walls),
    tolerance: overlap,
    contact,
    maxMove: choice.budget,
    box: tabletop,
  }).map((spot) => spot.at)
  const near = [...(nearest ? [nearest] : []), ...spots].sort((a, b) => distance(a, at) - distance(b, at))
  return near.find((spot) => judgePath(choice, [spot], tabletop).verdict.allowed) ?? nearest ?? at
}

function bent(draft: Draft, decisions: readonly AnyDecision[], tabletop: Tabletop, gestureAt: Point): Draft {
  if (draft.type === 'routing') return rerouted(draft, decisions, tabletop, (_route, now) => withBend(now))
  if (draft.type !== 'pathing') return draft
  const decision = decisions.find(({ id }) => id === draft.decision)
  if (!decision || !isPath(decision) || decision.choice.straight) return draft
  const at = whole(gestureAt)
  const last = draft.bends[draft.bends.length - 1] ?? decision.choice.from
  return isAt(last, at) ? draft : judged({ ...draft, bends: [...draft.bends, at], end: at }, decisions, tabletop)
}

/** Back: drops a held piece, or undoes the last step of what was set down or picked. Answers already sent are left to Undo. */
function steppedBack(draft: Draft, decisions: readonly AnyDecision[], tabletop: Tabletop): Draft {
  if ('held' in draft && draft.held) return IDLE
  if (draft.type === 'pathing' && draft.bends.length > 0) {
    const bends = draft.bends.slice(0, -1)
    const end = draft.bends[draft.bends.length - 1] ?? draft.end
    return judged({ ...draft, bends, end, instead: undefined }, decisions, tabletop)
  }
  if (draft.type === 'routing' && draft.bends.length > 0)
    return rerouted(draft, decisions, tabletop, (route, now) => stationsBack(route, now, tabletop))
  if (draft.type === 'choosing' && draft.picked.length > 1)
    return judged({ ...draft, picked: draft.picked.slice(0, -1) }, decisions, tabletop)
  return IDLE
}

const whole = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) })
