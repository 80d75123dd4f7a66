/** Options in words: what would be done, and what would follow from the option's own evidence. */
import type { AnyDecision, Option } from '../../../kernel'
import type { Speak } from '../../../ui/words/speak'
import { readId } from '../rules/ids'
import { COMMAND_FACES, type CommandFace, type Side } from '../rules/state'
import { isPick, shownBy } from './open'
import { answerShown, fightShown, shotShown, throwShown } from './overlays-attack'
import { oddsText, partsText } from './tallies'
import { say } from './words'

export interface OptionWords {
  readonly label: string
  readonly detail?: string
}
const words = (label: string, detail?: string): OptionWords => (detail ? { label, detail } : { label })

export function optionWords(decision: AnyDecision, id: string, speak: Speak): OptionWords {
  const option: Option | undefined = isPick(decision) ? decision.choice.options.find((one) => one.id === id) : undefined
  const plain = plainWords(decision, id, speak)
  if (plain) return plain
  const { verb, first, second, mode } = readId(id)
  const detail = option && !option.refused ? detailOf(option, speak) : undefined
  switch (verb) {
    case 'deploy':
      return second === ''
        ? words(say(speak, 'option-deploy', { model: first }))
        : words(say(speak, 'option-deploy-above', { model: first, cube: second }))
    case 'activate':
      return words(say(speak, 'option-activate', { model: first }))
    case 'free-move':
    case 'free-shoot':
    case 'free-fight':
      return words(say(speak, 'option-free', { face: FREE[verb] }))
    case 'use':
      // The other side's Command die has no name of its own.
      if (option && shownBy(option)?.face !== undefined)
        return words(say(speak, 'option-use-die', { what: first, face: faceOf(option) }), specialText(first, speak))
      return words(say(speak, 'option-use', { what: first, model: second }), specialText(first, speak))
    case 'shoot':
      return words(say(speak, 'option-shot', { weapon: first, target: second, mode: mode === 'ffe' ? 'ffe' : 'normal' }), detail)
    case 'throw':
      return words(say(speak, 'option-throw', { weapon: first, cube: second }), detail)
    case 'survive':
      return words(say(speak, 'option-survive'), detail)
    case 'with':
      return words(say(speak, 'option-with', { weapon: first, enemy: second }), detail)
    case 'fight':
      return first === '' ? words(say(speak, 'option-fight')) : words(say(speak, 'option-fight-back', { weapon: first }), detail)
    case 'die':
      if (decision.subject === 'add dice') return words(say(speak, 'option-add-die'))
      return second === ''
        ? words(say(speak, 'option-die', { face: faceOf(option) }))
        : words(say(speak, 'option-test-die', { face: Number(shownBy(option ?? { id })?.face ?? 0) }))
    case 'ammo':
      return words(say(speak, 'option-ammo', { item: first }))
    case 'take':
    case 'drop':
    case 'destroy':
      return words(say(speak, `option-${verb}`, { item: first }))
    case 'give':
    case 'swap':
      return words(say(speak, `option-${verb}`, { item: first, model: second }))
    case 'scout':
    case 'model':
      return words(say(speak, 'option-scout', { model: first }))
    case 'carry':
      return words(say(speak, 'option-carry', { item: first, cube: second }))
    case 'bonus':
      return words(say(speak, 'option-bonus', { face: Number(first) }))
    case 'item':
      return words(say(speak, 'option-item', { item: first }))
    case 'set-off':
    case 'disarm':
      return words(say(speak, `option-${verb}`))
    case 'arrive':
      return words(say(speak, 'option-cube', { cube: first }))
    default:
      if (/^\d+-\d+-\d+$/.test(id)) return words(say(speak, 'option-cube', { cube: id }))
      return first === ''
        ? words(say(speak, 'option-thing', { thing: id }))
        : words(say(speak, 'option-use', { what: verb, model: second || first }))
  }
}

const FREE: { readonly [verb: string]: CommandFace } & {
  readonly [V in 'free-move' | 'free-shoot' | 'free-fight']: CommandFace
} = {
  'free-move': 'MOVE',
  'free-shoot': 'SHOOT',
  'free-fight': 'FIGHT',
}

/** Ids that are plain words. */
function plainWords({ subject, about }: AnyDecision, id: string, speak: Speak): OptionWords | undefined {
  switch (subject) {
    case 'rotate map':
      return words(say(speak, 'option-rotate', { degrees: Number(id) }))
    case 'first player':
      return words(say(speak, 'option-seat', { seat: id as Side }))
    case 'zone':
      return words(say(speak, 'option-zone', { zone: id === 'red' ? 'red' : 'blue' }))
    default:
  }
  switch (id) {
    case 'pass':
      return words(say(speak, subject === 'turn' ? 'option-pass-turn' : 'option-pass'))
    case 'end':
      return words(say(speak, 'option-end', { acted: about?.acted === true }))
    case 'ready':
    case 'decline':
    case 'none':
    case 'move':
    case 'sprint':
    case 'stand':
    case 'shoot':
    case 'special':
    case 'exit':
    case 'back':
    case 'leave':
    case 'keep':
      return words(say(speak, `option-${id}`))
    default:
      return undefined
  }
}

/** The face of a Command die, as the option shows it; DICE is what tests take. */
function faceOf(option: Option | undefined): CommandFace {
  const shown = option && shownBy(option)?.face
  return COMMAND_FACES.find((face) => face === shown) ?? 'DICE'
}

/** What an Army Special or ability does, if its name is known. */
function specialText(what: string, speak: Speak): string | undefined {
  const text = speak.piece(`about:${what}`)
  return text === `about:${what}` || text === what ? undefined : text
}

/** What would follow, from the option's own evidence. */
function detailOf(option: Option, speak: Speak): string | undefined {
  const shot = shotShown(option)
  if (shot) {
    const odds = shot.odds ? [oddsText(shot.odds, speak)] : []
    const because = partsText(shot.attack, speak)
    return [say(speak, 'detail-shot', { dice: shot.attack.total, against: shot.defence.total, because }), ...odds].join(' · ')
  }
  const thrown = throwShown(option)
  if (thrown) return say(speak, 'detail-throw', { dice: thrown.attack.total, needs: thrown.needs })
  const fight = fightShown(option)
  const answered = answerShown(option)
  if (answered) return say(speak, 'detail-answer', { dice: answered.total, because: partsText(answered, speak) })
  if (fight) return say(speak, 'detail-fight', { dice: fight.attack.total, against: (fight.counter ?? fight.survive).total })
  return undefined
}
