/** What an open question is about: in an attack both sides with what they come to, reason by reason, and what happens if everybody passes now. */
import type { Moment } from '../../../client/moment'
import type { Tally } from '../../../kernel'
import type { Speak } from '../../../ui/words/speak'
import type { ShownRoll, Situation } from '../../situation'
import { type Blow, forecast } from '../rules/facts/forecast'
import type { View } from '../rules/state'
import { cardIn, thingIn } from './cards'
import { emblemOf } from './emblems'
import { because, say } from './words'

export function situationOf({ view }: Moment<View>, speak: Speak): Situation | undefined {
  const { attack } = view
  if (!attack) return undefined
  const { attacker, defender, direct, holder, step } = attack
  const told = view.stack
    .map(({ seat, card, kind }) => (kind === 'hide' ? '' : say(speak, 'sit-played', { seat, card })))
    .filter((text) => text !== '')
  const waiting = step === 'modify' && holder ? [say(speak, 'sit-holder', { seat: holder })] : []
  if (!attacker) return { title: say(speak, 'sit-attack', { seat: attack.by }), rolls: [], why: told }
  const title = say(speak, 'sit-combat', { attacker: attacker.main, target: defender?.main ?? direct ?? '' })
  // A warrior whose face is not known to the viewer has no ratings that could be told.
  const isKnown = [attacker.main, ...(defender ? [defender.main] : [])].every((uid) => {
    const one = thingIn(view, uid)
    return one && cardIn(view, one.card)
  })
  if (!defender || !isKnown || !attack.tactic) return { title, rolls: [], why: [...told, ...waiting] }
  const { attacker: ours, defender: theirs, first } = forecast(view)
  const rolls = [
    ...(ours ? [side(view, 'attacker', attacker.seat, ours, speak)] : []),
    ...(theirs ? [side(view, 'defender', defender.seat, theirs, speak)] : []),
  ]
  const striking = first === 'attacker' ? ours : first === 'defender' ? theirs : undefined
  return {
    title,
    rolls,
    result: say(speak, 'sit-forecast', { attacker: ours?.hits ?? false, defender: theirs?.hits ?? false }),
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
function reasons({ at, power, armour }: Blow, speak: Speak): readonly string[] {
  const parts = ({ parts: all }: Tally) =>
    all
      .map(({ value, reason }) => say(speak, 'sit-part', { value, reason: because(reason, speak).replace(/\.$/, '') }))
      .join(', ')
  return [parts(power), `${say(speak, 'sit-armour-of', { warrior: at })}: ${parts(armour)}`]
}
