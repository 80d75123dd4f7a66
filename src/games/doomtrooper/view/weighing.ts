/** The forecast of the current combat in words, for the strip and for the table. */
import type { Tally } from '../../../kernel'
import type { Speak } from '../../../ui/words/speak'
import { type Blow, type Forecast, forecast } from '../rules/facts/forecast'
import type { View } from '../rules/state'
import { cardIn, thingIn } from './cards'
import { because, say } from './words'

/** Steps after the strikes, when there is no forecast any more because the result is shown. */
const STRUCK: readonly string[] = ['status', 'reward', 'after']
export const isFought = ({ attack }: View): boolean => attack !== undefined && !STRUCK.includes(attack.step)

/** The forecast, or undefined before the tactic is set or if the viewer does not know the face of a main combatant. */
export function weighing(view: View): Forecast | undefined {
  const { attack } = view
  if (!isFought(view) || !attack?.attacker || !attack.defender || !attack.tactic) return undefined
  const isKnown = [attack.attacker.main, attack.defender.main].every((uid) => {
    const one = thingIn(view, uid)
    return one && cardIn(view, one.card)
  })
  return isKnown ? forecast(view) : undefined
}
/** Whom a first strike wounds does not strike back (DT-RES-03). */
export const forecastWords = ({ attacker, defender, silenced }: Forecast, speak: Speak): string =>
  say(speak, 'sit-forecast', {
    attacker: silenced !== 'attacker' && (attacker?.hits ?? false),
    defender: silenced !== 'defender' && (defender?.hits ?? false),
  })

/** Says who may play now while the combat is modified; empty at other times. */
export const holderWords = ({ attack }: View, speak: Speak): string =>
  attack?.step === 'modify' && attack.holder ? say(speak, 'sit-holder', { seat: attack.holder }) : ''

export const tallyWords = ({ parts }: Tally, speak: Speak): string =>
  parts
    .map(({ value, reason }) => say(speak, 'sit-part', { value, reason: because(reason, speak).replace(/\.$/, '') }))
    .join(', ')

/** One side's blow: its rating against the other's armour, with the parts of both as detail. */
export function blowWords(view: View, { at, power, armour, hits }: Blow, speak: Speak): { text: string; detail: string } {
  const isShoot = view.attack?.tactic === 'shoot'
  return {
    text: say(speak, 'tag-blow', { isShoot, power: power.total, armour: armour.total, hits }),
    detail: `${tallyWords(power, speak)} · ${say(speak, 'sit-armour-of', { warrior: at, parts: tallyWords(armour, speak) })}`,
  }
}
