/** Options in words. Costs are public, but distances to targets are not named before they are paid for (VX-DST-03). */
import type { AnyDecision } from '../../../kernel'
import type { Speak } from '../../../ui/words/speak'
import { worded } from '../../kit/questions/acts'
import type { OptionWords } from '../../view'
import { KEPT } from '../rules/facts/bids'
import { readId } from '../rules/ids'
import type { ChargeSpot } from '../rules/terms'
import { optionOf, shownAs } from './open'
import { say } from './words'

const ONE = ['walk', 'forced', 'run', 'evade', 'disengage', 'force-out', 'trance'] as const
const PAIR = ['charge', 'shoot', 'shoot-still', 'strike', 'force'] as const

export function optionWords(decision: AnyDecision, id: string, speak: Speak): OptionWords {
  if (decision.choice.shape === 'split') {
    return id === KEPT ? worded(say(speak, 'opt-kept'), say(speak, 'opt-kept-detail')) : shareWords(decision, id, speak)
  }
  if (!/^[a-z-]+(:|$)/.test(id)) return worded(say(speak, 'opt-thing', { thing: id }))
  const { verb, ref: figure, other: target } = readId(id)
  const one = ONE.find((known) => known === verb)
  if (one) return worded(say(speak, `opt-${one}`, { figure }))
  const pair = PAIR.find((known) => known === verb)
  if (pair && target !== '') return worded(say(speak, `opt-${pair}`, { figure, target }))
  switch (verb) {
    case 'strike':
    case 'force':
      return worded(say(speak, `opt-attack-${verb}`))
    case 'cast':
      return worded(say(speak, 'opt-cast', { figure, spell: `spell:${target}` }))
    case 'deploy':
    case 'with':
    case 'with-still':
    case 'all':
      return worded(say(speak, `opt-${verb}`, { figure }))
    case 'one':
    case 'spite':
      return worded(say(speak, `opt-${verb}`, { figure, target }))
    case 'first':
      return worded(say(speak, 'opt-first', { seat: figure === 'B' ? 'B' : 'A' }))
    case 'spot':
      return spotWords(decision, id, Number(figure) + 1, speak)
    case 'notice':
      return worded(say(speak, 'opt-notice', { points: Number(figure) }))
    case 'difficulty':
      return worded(say(speak, 'opt-difficulty', { difficulty: Number(figure) }))
    case 'target':
      return worded(say(speak, 'opt-target', { target: figure }))
    case 'pass':
    case 'coin':
    case 'decline':
    case 'exit':
    case 'ignore':
    case 'cancel':
      return worded(say(speak, `opt-${verb}`))
    default:
      return worded(id)
  }
}

/** A share of a bid: whose points these are and how many there are. */
function shareWords({ choice, subject }: AnyDecision, id: string, speak: Speak): OptionWords {
  const { among } = choice as unknown as { readonly among: readonly { readonly id: string; readonly most: number }[] }
  const left = among.find((share) => share.id === id)?.most ?? 0
  const label = say(speak, 'opt-thing', { thing: id })
  return worded(label, say(speak, subject === 'mana' ? 'opt-mana-left' : 'opt-will-left', { left }))
}

/** A place of contact with the path's length: by now the charge is paid for and measured. */
function spotWords(decision: AnyDecision, id: string, number: number, speak: Speak): OptionWords {
  const option = optionOf(decision, id)
  const spot = option && shownAs<ChargeSpot>(option, 'path', 'length')
  if (!spot) return worded(say(speak, 'opt-spot', { number }))
  const label = say(speak, spot.result === 'charge' ? 'opt-spot' : 'opt-spot-engagement', { number })
  return worded(label, speak.length(spot.length))
}
