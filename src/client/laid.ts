/** Puts a piece somewhere, as a draft for the question of where it goes: by the shortest way, judged as the host judges it. */
import type { AnyDecision } from '../kernel'
import type { Path, Place, Route } from '../table/choice'
import type { Pose, Tabletop } from '../table/piece'
import { type Draft, IDLE } from './draft'
import { judged } from './draft-reducer'
import { routed, routeFrom } from './route-draft'
import { wayTo } from './way'

const ALLOWED = { allowed: true } as const

/** Idle if the question asks for no place. The question must be among `decisions`. */
export function laidAt(question: AnyDecision, pose: Pose, decisions: readonly AnyDecision[], tabletop: Tabletop): Draft {
  const { id: decision, choice } = question
  // The casts are safe: shapes are a closed set, and each cast follows a check of the shape.
  if (choice.shape === 'path') {
    const path = choice as Path
    const { points, judgement } = wayTo(path, pose.at, tabletop)
    const end = points.at(-1) ?? path.from
    return { type: 'pathing', decision, piece: path.piece, bends: points.slice(0, -1), end, held: false, judgement }
  }
  if (choice.shape === 'place') {
    const { piece, region } = choice as Place
    const laid = { at: pose.at, heading: pose.heading, ...(region.on === undefined ? {} : { on: region.on }) }
    return judged({ type: 'placing', decision, piece, pose: laid, held: false, verdict: ALLOWED }, decisions, tabletop)
  }
  if (choice.shape === 'route') {
    const route = choice as Route
    const led = routed(route, routeFrom(decision, route, pose), tabletop, { at: pose.at, over: pose.on, free: true })
    return judged({ ...led, held: false }, decisions, tabletop)
  }
  return IDLE
}
