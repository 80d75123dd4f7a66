/** Overlays while attacks in melee are considered: their reach, and the pools of both sides. */

import type { Moment } from '../../../client/moment'
import type { Option } from '../../../kernel'
import type { Overlay } from '../../../scene/overlay'
import { heightUnder } from '../../../table/layout'
import type { Ref } from '../../../table/piece'
import type { Speak } from '../../../ui/words/speak'
import { pickedOf } from '../../kit/questions/asked'
import type { EngageReport } from '../rules/reports'
import type { View } from '../rules/state'
import { roundText } from './odds'
import { type Asked, actorOf, actorRefusal, aimOf, engagementShown, isDeed, openOn } from './open'
import { partsText } from './tallies'
import { briefly, say } from './words'

export function meleeOverlays(moment: Moment<View>, speak: Speak): readonly Overlay[] {
  const turn = openOn(moment.decisions, 'melee turn')
  if (turn) return engagements(moment, turn, speak)
  const more = openOn(moment.decisions, 'more attackers')
  return more ? joiners(more.choice.options, speak) : []
}

function engagements(moment: Moment<View>, turn: Asked<'melee turn'>, speak: Speak): readonly Overlay[] {
  const { view, draft, hover, selected } = moment
  const attacks: readonly Option[] = turn.choice.options.filter(isDeed)
  const [chosenId] = pickedOf(draft, turn)
  const chosen = attacks.find(({ id }) => id === chosenId)
  const attacker = chosen
    ? actorOf(chosen)
    : [selected, hover].find((ref) => ref !== undefined && attacks.some((attack) => actorOf(attack) === ref))
  const piece = attacker === undefined ? undefined : view.tabletop.pieces[attacker]
  if (attacker === undefined || !piece) return []
  const own = attacks.filter((attack) => actorOf(attack) === attacker)
  const why = actorRefusal(own)
  if (why) return [{ type: 'tag', id: 'cannot-attack', over: attacker, text: briefly(why, speak), tone: 'refused' }]
  const limit = own.map((attack) => engagementShown(attack)?.limit ?? 0)[0] ?? 0
  const z = heightUnder(view.tabletop, piece.pose)
  return [
    { type: 'outline', id: 'attacker', ref: attacker, tone: 'friend' },
    { type: 'ring', id: 'engagement', at: piece.pose.at, z, radius: piece.radius + limit, tone: 'allowed' },
    ...own.flatMap((attack) => attackTag(attack, aimOf(attack), speak)),
  ]
}

/** Tags over the figures that may join the attack. */
const joiners = (options: readonly Option[], speak: Speak): readonly Overlay[] =>
  options.flatMap((option) => attackTag(option, actorOf(option), speak))

function attackTag(attack: Option, over: Ref | undefined, speak: Speak): readonly Overlay[] {
  if (over === undefined) return []
  const tag = { type: 'tag', id: `melee-${over}`, over } as const
  if (attack.refused) return [{ ...tag, text: briefly(attack.refused, speak), tone: 'refused' }]
  const report = engagementShown(attack)
  if (!report) return []
  const text = say(speak, 'pools-against', { attack: report.attack.total, defence: report.defence.total })
  return [
    { type: 'outline', id: `melee-aim-${over}`, ref: over, tone: 'allowed' },
    { ...tag, text, detail: poolsText(report, speak), tone: 'allowed' },
  ]
}

/** "melee 5, charge +1 · Dalek 2: melee 2, stress −1". */
export const poolsText = (report: EngageReport, speak: Speak): string =>
  [
    partsText(report.attack, speak),
    say(speak, 'because-of', { total: speak.piece(report.target), because: partsText(report.defence, speak) }),
    roundText(report, speak),
  ].join(' · ')
