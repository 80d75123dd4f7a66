/** The context of an open question: in an attack, the parts of both sides' ratings and the result if everybody passes now. */
import type { Moment } from '../../../client/moment'
import type { Speak } from '../../../ui/words/speak'
import type { ShownRoll, Situation } from '../../situation'
import type { Blow } from '../rules/facts/forecast'
import type { View } from '../rules/state'
import { cardIn, thingIn } from './cards'
import { emblemOf } from './emblems'
import { forecastWords, holderWords, isFought, tallyWords, weighing } from './weighing'
import { say } from './words'

export function situationOf({ view }: Moment<View>, speak: Speak): Situation | undefined {
  const { attack } = view
  if (!attack || !isFought(view)) return undefined
  const { attacker, defender, direct } = attack
  const told = view.stack
    .map(({ seat, card, kind }) => (kind === 'hide' ? '' : say(speak, 'sit-played', { seat, card })))
    .filter((text) => text !== '')
  const waiting = [holderWords(view, speak)].filter((text) => text !== '')
  if (!attacker) return { title: say(speak, 'sit-attack', { seat: attack.by }), rolls: [], why: told }
  const title = say(speak, 'sit-combat', { attacker: attacker.main, target: defender?.main ?? direct ?? '' })
  const found = weighing(view)
  if (!found || !defender) return { title, rolls: [], why: [...told, ...waiting] }
  const { attacker: ours, defender: theirs, first } = found
  const rolls = [
    ...(ours ? [side(view, 'attacker', attacker.seat, ours, speak)] : []),
    ...(theirs ? [side(view, 'defender', defender.seat, theirs, speak)] : []),
  ]
  const striking = first === 'attacker' ? ours : first === 'defender' ? theirs : undefined
  return {
    title,
    rolls,
    result: forecastWords(found, speak),
    parts: [ours, theirs].flatMap((blow) => (blow ? [...blow.power.parts, ...blow.armour.parts] : [])),
    why: [
      ...told,
      ...waiting,
      ...(striking ? [say(speak, 'sit-first', { warrior: striking.by })] : []),
      ...[ours, theirs].flatMap((blow) => (blow ? reasons(blow, speak) : [])),
    ],
  }
}

function side(view: View, id: string, seat: ShownRoll['seat'], { by, power, armour, hits }: Blow, speak: Speak): ShownRoll {
  const isShoot = view.attack?.tactic === 'shoot'
  const lying = thingIn(view, by)
  const card = lying && cardIn(view, lying.card)
  return {
    id,
    seat,
    label: say(speak, 'sit-side', { warrior: by, isShoot }),
    dice: [{ icon: `gain:${power.total}:${card ? emblemOf(card) : 'helm'}`, label: `${power.total}`, counts: hits }],
    said: say(speak, 'sit-against', { power: power.total, armour: armour.total, hits }),
  }
}
const reasons = ({ at, power, armour }: Blow, speak: Speak): readonly string[] => [
  tallyWords(power, speak),
  say(speak, 'sit-armour-of', { warrior: at, parts: tallyWords(armour, speak) }),
]
