/** Taps on things and places that an open question offers: nodes, targets, directions, places for a node. */

import type { Intent, Moment } from '../../../client/moment'
import { direction } from '../../../geometry/heading'
import type { Point } from '../../../geometry/types'
import type { AnyDecision } from '../../../kernel'
import type { Ref } from '../../../table/piece'
import { pickedOf } from '../../kit/questions/asked'
import { openFirst, pick } from '../../kit/questions/intents'
import type { View } from '../rules/state'
import { type Asked, actorOf, aimOf, isPick, isPlace, openOn } from './open'

/** Which of an option's things is tapped to choose it: the acting one or the target. */
const POINTS: { readonly [subject: string]: 'actor' | 'aim' } = {
  finish: 'aim',
  pusher: 'actor',
  'next attack': 'aim',
  'more attackers': 'actor',
  'burst target': 'aim',
  result: 'actor',
}

/** The option of an open question that points at this thing. */
export function pointedAt(decisions: readonly AnyDecision[], ref: Ref): Intent | undefined {
  for (const decision of decisions.filter(isPick)) {
    const end = POINTS[decision.subject]
    if (!end) continue
    const pointing = decision.choice.options.filter(
      (one) => (end === 'aim' ? (aimOf(one) ?? actorOf(one)) : actorOf(one)) === ref,
    )
    const option = openFirst(pointing)
    if (option) return pick(decision, option)
  }
  return undefined
}

/** For picking nodes or figures: each tap picks one, to be confirmed later; the last possible pick sends the answer. */
export function named({ decisions, draft }: Moment<View>, ref: Ref): Intent | undefined {
  const question = openOn(decisions, 'take nodes') ?? openOn(decisions, 'which figures')
  if (!question?.choice.options.some(({ id }) => id === ref)) return undefined
  const all = [...pickedOf(draft, question).filter((one) => one !== ref), ref]
  return all.length > 1 && all.length === question.choice.most
    ? { type: 'answer', decision: question.id, answer: all }
    : { type: 'pick', decision: question.id, option: ref }
}

/** A tap on bare table: the place of a node, or the direction of a push. */
export function spotted({ view, decisions }: Moment<View>, at: Point): Intent | undefined {
  const spot = { x: Math.round(at.x), y: Math.round(at.y) }
  const placing = decisions.filter(isPlace).find(({ subject }) => subject === 'node where')
  // The node is drafted there as a ghost and can still be moved before it is confirmed.
  if (placing) return { type: 'place', decision: placing.id, at: spot }
  const pushing = openOn(decisions, 'push direction')
  return pushing && pushedTowards(view, pushing, spot)
}

/** The push direction that points most nearly to that place. */
function pushedTowards(view: View, pushing: Asked<'push direction'>, to: Point): Intent | undefined {
  const figure = pushing.about?.figure
  const from = typeof figure === 'string' ? view.tabletop.pieces[figure]?.pose.at : undefined
  if (!from) return undefined
  const ways = pushing.choice.options.flatMap(({ id }) => {
    if (id === 'pass') return []
    const way = direction(Number(id.slice('towards:'.length)))
    return [{ id, ahead: way.x * (to.x - from.x) + way.y * (to.y - from.y) }]
  })
  const best = ways.toSorted((a, b) => b.ahead - a.ahead)[0]
  return best && { type: 'pick', decision: pushing.id, option: best.id }
}
