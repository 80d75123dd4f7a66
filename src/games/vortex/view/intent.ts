/** What gestures on the table mean: lifting a miniature moves or deploys it, tapping an enemy aims at it. */
import type { Gesture } from '../../../client/gesture'
import type { Intent, Moment } from '../../../client/moment'
import type { AnyDecision, Option } from '../../../kernel'
import type { Ref } from '../../../table/piece'
import { carry, pick, refuse } from '../../kit/questions/intents'
import type { View } from '../rules/state'
import type { ChargeSpot } from '../rules/terms'
import { isPath, isPick, isPlace, openOn, optionOf, pickedOf, shownAs, thingsOf } from './open'
import { viewSays } from './words'

export function intentOf(moment: Moment<View>, gesture: Gesture): Intent | undefined {
  switch (gesture.type) {
    case 'lift':
      return lifted(moment, gesture.ref)
    case 'tap':
      return tapped(moment, gesture)
    default:
      return undefined
  }
}

/** A lifted miniature makes the first of these movements that is open. Others are chosen by their buttons. */
const CARRIED = ['walk', 'forced', 'disengage', 'force-out', 'run'] as const

function lifted({ view, decisions, viewer }: Moment<View>, ref: Ref): Intent | undefined {
  const figure = view.figures[ref]
  if (!figure) return undefined
  const inHand = decisions.find((one) => isPath(one) || isPlace(one))
  if (inHand && (isPath(inHand) || isPlace(inHand)))
    return inHand.choice.piece === ref ? undefined : refuse(viewSays('finish-that', { piece: inHand.choice.piece }))
  if (decisions.length === 0) return refuse(viewSays('not-your-window', {}))
  if (figure.seat !== viewer) return refuse(viewSays('not-your-own', { piece: ref }))
  const deploy = openOn(decisions, 'deploy')
  const placed = optionOf(deploy, `deploy:${ref}`)
  if (deploy && placed) return carry(deploy, placed, ref)
  const act = openOn(decisions, 'act')
  if (!act) return refuse(viewSays('answer-that', {}))
  const ways = CARRIED.flatMap((verb) => optionOf(act, `${verb}:${ref}`) ?? [])
  const way = ways.find(({ refused }) => !refused) ?? ways[0]
  return way ? carry(act, way, ref) : refuse(viewSays('nothing-now', { piece: ref }))
}

/** Repeated taps on an enemy go through these in order: attacks, a charge, a shot staying in place, any other shot. */
const AIMED = ['strike', 'force', 'charge', 'shoot-still', 'shoot'] as const

function tapped(moment: Moment<View>, { ref, at }: Extract<Gesture, { type: 'tap' }>): Intent | undefined {
  const { view, decisions, draft, selected, viewer } = moment
  const where = openOn(decisions, 'charge where')
  if (where) {
    const near = where.choice.options
      .flatMap((option) => {
        const spot = shownAs<ChargeSpot>(option, 'at', 'path')
        return spot ? [{ option, far: Math.hypot(spot.at.x - at.x, spot.at.y - at.y) }] : []
      })
      .sort((a, b) => a.far - b.far)[0]
    return near && near.far < 4000 ? pick(where, near.option) : undefined
  }
  if (ref === undefined) return undefined
  const act = openOn(decisions, 'act')
  const enemy = view.figures[ref]
  if (act && selected !== undefined && enemy && enemy.seat !== viewer && view.figures[selected]?.seat === viewer) {
    const aims = AIMED.flatMap((verb) => optionOf(act, `${verb}:${selected}>${ref}`) ?? [])
    return aims.length === 0 ? refuse(viewSays('nothing-now', { piece: selected })) : next(act, aims, pickedOf(draft, act)[0])
  }
  return named(moment, ref)
}

/** Picks the option after the picked one. Refused options are skipped unless all are refused. */
function next(decision: AnyDecision, options: readonly Option[], picked: string | undefined): Intent {
  const open = options.filter(({ refused }) => !refused)
  const [first = options[0]] = open
  const at = open.findIndex(({ id }) => id === picked)
  const option = at >= 0 ? open[(at + 1) % open.length] : first
  return option ? pick(decision, option) : refuse(viewSays('answer-that', {}))
}

/** For questions about miniatures: each tap on one picks its next option. If several may be picked, the last tap unpicks it. */
function named({ decisions, draft }: Moment<View>, ref: Ref): Intent | undefined {
  for (const decision of decisions.filter(isPick)) {
    if (decision.subject === 'act' || decision.subject === 'deploy') continue
    const about = decision.choice.options.filter((option) => thingsOf(option).at(-1) === ref)
    const ways = about.filter(({ refused }) => !refused)
    const [refused] = about
    if (ways.length === 0) {
      if (refused?.refused) return refuse(refused.refused)
      continue
    }
    const picked = pickedOf(draft, decision)
    if (decision.choice.most === 1) return next(decision, ways, picked[0])
    const now = ways.findIndex(({ id }) => picked.includes(id))
    const others = picked.filter((id) => !ways.some((way) => way.id === id))
    const after = ways[now + 1]
    return { type: 'picks', decision: decision.id, options: after ? [...others, after.id] : others }
  }
  return undefined
}
