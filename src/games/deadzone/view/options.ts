/** Options in words: what the option does, and what would follow, by its evidence. */
import type { AnyDecision, Option } from '../../../kernel'
import type { Speak } from '../../../ui/words/speak'
import { worded } from '../../kit/questions/acts'
import { optionOf } from '../../kit/questions/asked'
import type { OptionWords } from '../../view'
import { readId } from '../rules/ids'
import { COMMAND_FACES, type CommandFace, type Side } from '../rules/state'
import { shownBy } from './open'
import { answerShown, fightShown, shotShown, throwShown } from './overlays-attack'
import { oddsText, partsText } from './tallies'
import { say } from './words'

export function optionWords(decision: AnyDecision, id: string, speak: Speak): OptionWords {
  const option = optionOf(decision, id)
  const plain = plainWords(decision, id, speak)
  if (plain) return plain
  const { verb, first, second, mode } = readId(id)
  const detail = option && !option.refused ? detailOf(option, speak) : undefined
  switch (verb) {
    case 'deploy':
      return second === ''
        ? worded(say(speak, 'option-deploy', { model: first }))
        : worded(say(speak, 'option-deploy-above', { model: first, cube: second }))
    case 'activate':
      return worded(say(speak, 'option-activate', { model: first }))
    case 'free-move':
    case 'free-shoot':
    case 'free-fight':
      return worded(say(speak, 'option-free', { face: FREE[verb] }))
    case 'use':
      // The name of the option does not tell the face of the other side's Command die, so it is added.
      if (option && shownBy(option)?.face !== undefined)
        return worded(say(speak, 'option-use-die', { what: first, face: faceOf(option) }), specialText(first, speak))
      return worded(say(speak, 'option-use', { what: first, model: second }), specialText(first, speak))
    case 'shoot':
      return worded(say(speak, 'option-shot', { weapon: first, target: second, mode: mode === 'ffe' ? 'ffe' : 'normal' }), detail)
    case 'throw':
      return worded(say(speak, 'option-throw', { weapon: first, cube: second }), detail)
    case 'survive':
      return worded(say(speak, 'option-survive'), detail)
    case 'with':
      return worded(say(speak, 'option-with', { weapon: first, enemy: second }), detail)
    case 'fight':
      return first === ''
        ? worded(say(speak, 'option-fight'))
        : worded(say(speak, 'option-fight-back', { weapon: first }), detail)
    case 'die':
      if (decision.subject === 'add dice') return worded(say(speak, 'option-add-die'))
      return second === ''
        ? worded(say(speak, 'option-die', { face: faceOf(option) }))
        : worded(say(speak, 'option-test-die', { face: Number(shownBy(option ?? { id })?.face ?? 0) }))
    case 'ammo':
      return worded(say(speak, 'option-ammo', { item: first }))
    case 'take':
    case 'drop':
    case 'destroy':
      return worded(say(speak, `option-${verb}`, { item: first }))
    case 'give':
    case 'swap':
      return worded(say(speak, `option-${verb}`, { item: first, model: second }))
    case 'scout':
    case 'model':
      return worded(say(speak, 'option-scout', { model: first }))
    case 'carry':
      return worded(say(speak, 'option-carry', { item: first, cube: second }))
    case 'bonus':
      return worded(say(speak, 'option-bonus', { face: Number(first) }))
    case 'item':
      return worded(say(speak, 'option-item', { item: first }))
    case 'set-off':
    case 'disarm':
      return worded(say(speak, `option-${verb}`))
    case 'arrive':
      return worded(say(speak, 'option-cube', { cube: first }))
    default:
      if (/^\d+-\d+-\d+$/.test(id)) return worded(say(speak, 'option-cube', { cube: id }))
      return first === ''
        ? worded(say(speak, 'option-thing', { thing: id }))
        : worded(say(speak, 'option-use', { what: verb, model: second || first }))
  }
}

const FREE: { readonly [verb: string]: CommandFace } & {
  readonly [V in 'free-move' | 'free-shoot' | 'free-fight']: CommandFace
} = {
  'free-move': 'MOVE',
  'free-shoot': 'SHOOT',
  'free-fight': 'FIGHT',
}

/** The words of options whose ids are fixed words. */
function plainWords({ subject, about }: AnyDecision, id: string, speak: Speak): OptionWords | undefined {
  switch (subject) {
    case 'rotate map':
      return worded(say(speak, 'option-rotate', { degrees: Number(id) }))
    case 'first player':
      return worded(say(speak, 'option-seat', { seat: id as Side }))
    case 'zone':
      return worded(say(speak, 'option-zone', { zone: id === 'red' ? 'red' : 'blue' }))
    default:
  }
  switch (id) {
    case 'pass':
      return worded(say(speak, subject === 'turn' ? 'option-pass-turn' : 'option-pass'))
    case 'end':
      return worded(say(speak, 'option-end', { acted: about?.acted === true }))
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
      return worded(say(speak, `option-${id}`))
    default:
      return undefined
  }
}

/** The face of a Command die as shown by the option. Options without one are about DICE results. */
function faceOf(option: Option | undefined): CommandFace {
  const shown = option && shownBy(option)?.face
  return COMMAND_FACES.find((face) => face === shown) ?? 'DICE'
}

/** The explanation of an Army Special or ability, if there is one. */
function specialText(what: string, speak: Speak): string | undefined {
  const text = speak.piece(`about:${what}`)
  return text === `about:${what}` || text === what ? undefined : text
}

/** What would follow, by the option's own evidence. */
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
  if (fight) {
    const dice = say(speak, 'detail-fight', { dice: fight.attack.total, against: (fight.counter ?? fight.survive).total })
    return [dice, ...(fight.odds ? [oddsText(fight.odds.counter ?? fight.odds.survive, speak)] : [])].join(' · ')
  }
  return undefined
}
