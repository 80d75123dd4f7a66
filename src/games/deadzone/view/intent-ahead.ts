/**
 * Models picked up before the rules have asked where they go: the question is foreseen, so a drag that comes to nothing costs nothing. What is
 * confirmed is answered step by step: activated, moved, there.
 */
import type { Gesture } from '../../../client/gesture'
import type { AnyDecision } from '../../../kernel'
import type { Route } from '../../../table/choice'
import type { Ref } from '../../../table/piece'
import type { Intent, Moment } from '../../view'
import { deployPlace } from '../rules/facts/deploying'
import { modelOf } from '../rules/facts/models'
import { speedOf } from '../rules/facts/movers'
import { firstAnswer, mostOf, routeOf } from '../rules/facts/moves'
import { readId } from '../rules/ids'
import type { View } from '../rules/state'
import type { MoveHow } from '../rules/terms/moves'
import { answer, optionOf, refuse } from './intent'
import { isPlace, openOn } from './open'
import { stationAt } from './overlays-cube'
import { viewSays } from './words'

const AHEAD = 'ahead '
export const isAhead = ({ id }: AnyDecision): boolean => id.startsWith(AHEAD)

/** By which option a model would move now, and how: a Move, else a Sprint, else what a Command die gives. */
export function movedFrom(moment: Moment<View>, ref: Ref, wanted?: string): Intent {
  const menu = openOn(moment.decisions, 'action')
  if (!menu) return refuse(viewSays('nothing-with-it', { piece: ref }))
  const { options } = menu.choice
  const free = options.find(({ id, refused }) => id.startsWith('free-move:') && !refused)
  const named = options.find(({ id }) => id === wanted)
  const move = optionOf(menu, 'move')
  const first = named ?? [move, optionOf(menu, 'sprint'), free].find((option) => option && !option.refused) ?? move
  if (!first || first.refused) return first ? answer(menu, first) : refuse(viewSays('nothing-with-it', { piece: ref }))
  const how = HOWS[readId(first.id).verb] ?? 'move'
  const question = moveQuestion(moment, ref, menu.id, how)
  return question ? { type: 'ahead', decision: menu.id, option: first.id, piece: ref, question } : answer(menu, first, ref)
}
const HOWS: { readonly [verb: string]: 'move' | 'sprint' | 'die' } = { move: 'move', sprint: 'sprint', 'free-move': 'die' }

/** A model that has not been activated is activated and moves. */
export function aheadOfTurn(moment: Moment<View>, ref: Ref): Intent | undefined {
  const { decisions, view } = moment
  const turn = openOn(decisions, 'turn')
  const option = optionOf(turn, `activate:${ref}`)
  const { pinned, onFire } = modelOf(view, ref)
  // What burns is tested first, and who is pinned cannot walk.
  if (!turn || !option || option.refused || pinned || onFire) return undefined
  const question = moveQuestion(moment, ref, turn.id, 'move')
  return question && { type: 'ahead', decision: turn.id, option: option.id, further: ['move'], piece: ref, question }
}

function moveQuestion(
  { view, decisions }: Moment<View>,
  ref: Ref,
  of: string,
  how: 'move' | 'sprint' | 'die',
): (AnyDecision & { readonly choice: Route }) | undefined {
  const open = decisions.find(({ id }) => id === of)
  const [move, sprint] = speedOf(view, ref)
  const most = how === 'move' ? move : how === 'sprint' ? sprint : mostOf(view, ref, how)
  const by: MoveHow = how
  const choice = routeOf(view, ref, most, by)
  const fallback = firstAnswer(choice, view)
  if (!open || !fallback) return undefined
  const { stations, pose } = fallback
  const plain = { at: pose.at, heading: pose.heading, ...(pose.on === undefined ? {} : { on: pose.on }) }
  const id = `${AHEAD}${ref}`
  return { id, seat: open.seat, subject: 'move where', choice, fallback: { stations, pose: plain }, about: { model: ref, how } }
}

/** In its zone: on the ground, or on the floor of that cube. */
export function deployedTo(moment: Moment<View>, ref: Ref, cube?: string): Intent {
  const { decisions, view } = moment
  const deploy = openOn(decisions, 'deploy')
  const above = cube === undefined ? undefined : optionOf(deploy, `deploy:${ref}>${cube}`)
  const option = above ?? optionOf(deploy, `deploy:${ref}`)
  if (!deploy || !option) return refuse(viewSays('nothing-of-it', {}))
  if (option.refused) return refuse(option.refused)
  const on = above && cube !== undefined ? cube : undefined
  const choice = deployPlace(view, ref, on)
  const question: AnyDecision = {
    id: `${AHEAD}${option.id}`,
    seat: deploy.seat,
    subject: 'deploy where',
    choice,
    fallback: null,
    about: { model: ref, cube: on ?? '' },
  }
  return { type: 'ahead', decision: deploy.id, option: option.id, piece: ref, question }
}

/** Carried from the ground over a floor of the zone, or down again: another place is asked for. */
export function redeployed(
  moment: Moment<View>,
  { ref, at, over }: Extract<Gesture, { type: 'drag' | 'drop' }>,
): Intent | undefined {
  const { decisions, view } = moment
  const deploy = openOn(decisions, 'deploy')
  const now = decisions.find((decision) => isAhead(decision) && isPlace(decision) && decision.choice.piece === ref)
  if (!deploy || !now) return undefined
  const cube = stationAt(view, at, over)
  const above = cube === undefined ? undefined : optionOf(deploy, `deploy:${ref}>${cube}`)
  const wanted = above && !above.refused ? above.id : `deploy:${ref}`
  if (now.id === `${AHEAD}${wanted}` || optionOf(deploy, wanted)?.refused) return undefined
  return deployedTo(moment, ref, above && !above.refused ? cube : undefined)
}
