/** Picking models up: the option by which a model moves. Its question is foreseen, so an abandoned drag sends nothing. */
import type { Gesture } from '../../../client/gesture'
import type { Intent, Moment } from '../../../client/moment'
import type { AnyDecision } from '../../../kernel'
import type { Ref } from '../../../table/piece'
import { optionOf } from '../../kit/questions/asked'
import { carry, refuse } from '../../kit/questions/intents'
import type { View } from '../rules/state'
import { foreseen } from './foresee'
import { activeIn, modelAt } from './intent-makers'
import { dieOf } from './look-tokens'
import { isPlace, isRoute, openOn } from './open'
import { stationAt } from './overlays-cube'
import { viewSays } from './words'

/** A piece is picked up. If that chooses an option, its place is drafted ahead. */
export function lifted(moment: Moment<View>, ref: Ref): Intent | undefined {
  const { decisions, viewer } = moment
  const die = dieOf(ref)
  if (die) return die.seat === viewer ? undefined : refuse(viewSays('not-your-die', {}))
  const model = modelAt(moment, ref)
  if (!model) return undefined
  if (decisions.length === 0) return refuse(viewSays('not-your-go', {}))
  const inHand = decisions.find((decision) => isRoute(decision) || isPlace(decision))
  if (inHand && (isRoute(inHand) || isPlace(inHand)))
    return inHand.choice.piece === ref ? undefined : refuse(viewSays('finish-first', { piece: inHand.choice.piece }))
  if (openOn(decisions, 'deploy')) return deployedTo(moment, ref)
  const menu = openOn(decisions, 'action')
  if (menu && activeIn(moment) === ref) return movedFrom(moment, ref)
  if (menu) return refuse(viewSays('finish-first', { piece: activeIn(moment) ?? ref }))
  if (model.seat !== viewer) return refuse(viewSays('not-your-miniature', { piece: ref }))
  const turn = openOn(decisions, 'turn') ?? openOn(decisions, 'extra activation')
  if (turn) return goneWith(moment, turn, `activate:${ref}`, ref)
  const scout = openOn(decisions, 'scout')
  if (scout) return goneWith(moment, scout, `scout:${ref}`, ref)
  const bonus = openOn(decisions, 'bonus model')
  if (bonus?.about?.does === 'move') return goneWith(moment, bonus, `model:${ref}`, ref)
  return refuse(viewSays('answer-first', {}))
}

/** Carries the piece by this option, if the game foresees the question to which it leads. */
function goneWith(moment: Moment<View>, asked: AnyDecision, id: string, ref: Ref): Intent {
  const option = optionOf(asked, id)
  if (!option) return refuse(viewSays('nothing-of-it', {}))
  if (!option.refused && !foreseen(moment, asked.id, id)) return refuse(viewSays('activate-first', { piece: ref }))
  return carry(asked, option, ref)
}

/** The option by which a model would move now: a Move, a Sprint, or a free Move by die. A Pinned model stands up. */
function movedFrom({ decisions }: Moment<View>, ref: Ref): Intent {
  const menu = openOn(decisions, 'action')
  const move = optionOf(menu, 'move')
  const free = menu?.choice.options.find(({ id }) => id.startsWith('free-move:'))
  const ways = [move, optionOf(menu, 'sprint'), free, optionOf(menu, 'stand')]
  const first = ways.find((option) => option && !option.refused) ?? move
  return menu && first ? carry(menu, first, ref) : refuse(viewSays('nothing-with-it', { piece: ref }))
}

/** Deploys a model into `cube` if that is above the ground, else anywhere on the ground; from above, wherever it may land. */
export function deployedTo({ decisions }: Moment<View>, ref: Ref, cube?: string): Intent {
  const deploy = openOn(decisions, 'deploy')
  const above = cube === undefined ? undefined : optionOf(deploy, `deploy:${ref}>${cube}`)
  const option = above ?? optionOf(deploy, `deploy:${ref}`) ?? deploy?.choice.options.find(({ on }) => on?.[0] === ref)
  return deploy && option ? carry(deploy, option, ref) : refuse(viewSays('nothing-of-it', {}))
}

/** Switches to the matching option when a model is carried from the ground onto a floor of its zone, or down again. */
export function redeployed(
  moment: Moment<View>,
  { ref, at, over }: Extract<Gesture, { type: 'drag' | 'drop' }>,
): Intent | undefined {
  const { decisions, view, draft } = moment
  const deploy = openOn(decisions, 'deploy')
  if (!deploy || draft.type !== 'placing' || !draft.held || draft.piece !== ref) return undefined
  const cube = stationAt(view, at, over)
  const above = cube === undefined ? undefined : optionOf(deploy, `deploy:${ref}>${cube}`)
  const wanted = above && !above.refused ? above : optionOf(deploy, `deploy:${ref}`)
  return wanted && !wanted.refused ? carry(deploy, wanted, ref) : undefined
}
