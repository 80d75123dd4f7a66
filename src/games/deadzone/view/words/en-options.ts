/** English: the answers, and what would follow from them. */
import type { Phrases } from '../../../../ui/words/speak'
import type { OptionSaid } from '../said-questions'
import { cube, dice, FACES, type who } from './en-bits'

/** What it is used on: a cube, or somebody. */
const on = (ref: string, speak: Parameters<typeof who>[1]): string => (/^\d+-\d+-\d+$/.test(ref) ? cube(ref) : speak.piece(ref))
const thing = (id: string, speak: Parameters<typeof who>[1]): string => {
  for (const family of ['special', 'item', 'weapon', 'keyword']) {
    const name = speak.piece(`${family}:${id}`)
    if (name !== id && name !== `${family}:${id}`) return name
  }
  return speak.piece(id)
}

export const EN_OPTIONS: Phrases<OptionSaid> = {
  'option-rotate': ({ degrees }) => (degrees === 0 ? 'Leave it' : `Turn it by ${degrees}°`),
  'option-seat': ({ seat }, speak) => speak.seat(seat),
  'option-zone': ({ zone }) => (zone === 'red' ? 'The red zone' : 'The blue zone'),
  'option-deploy': ({ model }, speak) => `Place ${speak.piece(model)} on the ground`,
  'option-deploy-above': ({ model, cube: where }, speak) => `Place ${speak.piece(model)} in ${cube(where)}`,
  'option-ready': () => 'Deployed',
  'option-pass-turn': () => 'Pass this Turn',
  'option-pass': () => 'Pass',
  'act-add-dice': ({ count }) => `Add ${dice(count)}`,
  'option-add-die': () => 'Add a die',
  'act-keep-dice': () => 'Keep them all',
  'act-add-none': () => 'Add none',
  'option-decline': () => 'No',
  'option-none': () => 'Nobody',
  'option-activate': ({ model }, speak) => `Activate ${speak.piece(model)}`,
  'option-move': () => 'Move',
  'option-sprint': () => 'Sprint',
  'option-stand': () => 'Stand up',
  'option-shoot': () => 'Shoot',
  'option-fight': () => 'Fight',
  'option-special': () => 'Special action',
  'option-exit': () => 'Leave the board',
  'option-free': ({ face }) => `${FACES[face]} (Command die)`,
  'option-end': () => 'End the activation',
  'option-use': ({ what, model }, speak) => (model === '' ? thing(what, speak) : `${thing(what, speak)}: ${on(model, speak)}`),
  'option-use-die': ({ what, face }, speak) => `${thing(what, speak)}: ${FACES[face]}`,
  'option-back': () => 'Back to the actions',
  'option-shot': ({ weapon, target, mode }, speak) => {
    const shot = `${speak.piece(`weapon:${weapon}`)}: ${speak.piece(target)}`
    return mode === 'ffe' ? `${shot}, Fire for Effect` : shot
  },
  'option-throw': ({ weapon, cube: where }, speak) => `${thing(weapon, speak)}: ${cube(where)}`,
  'option-with': ({ weapon, enemy }, speak) => `${speak.piece(`weapon:${weapon}`)} against ${speak.piece(enemy)}`,
  'option-survive': () => 'Survive',
  'option-fight-back': ({ weapon }, speak) => `Fight back with ${speak.piece(`weapon:${weapon}`)}`,
  'option-die': ({ face }) => FACES[face],
  'option-ammo': ({ item }, speak) => speak.piece(item),
  'option-test-die': ({ face }) => (face > 0 ? `The ${face}` : 'This die'),
  'option-take': ({ item }, speak) => `Pick up ${speak.piece(item)}`,
  'option-leave': () => 'Leave it',
  'option-keep': () => 'Keep it',
  'option-drop': ({ item }, speak) => `Drop ${speak.piece(item)}`,
  'option-destroy': ({ item }, speak) => `Destroy ${speak.piece(item)}`,
  'option-give': ({ item, model }, speak) => `Give ${speak.piece(item)} to ${speak.piece(model)}`,
  'option-swap': ({ item, model }, speak) => `Swap ${speak.piece(item)} with ${speak.piece(model)}`,
  'option-scout': ({ model }, speak) => speak.piece(model),
  'option-carry': ({ item, cube: where }, speak) => `${speak.piece(item)} to ${cube(where)}`,
  'option-bonus': ({ face }) => BONUS[face - 1] ?? `Bonus ${face}`,
  'option-item': ({ item }, speak) => speak.piece(item),
  'option-cube': ({ cube: where }) => cube(where),
  'option-thing': ({ thing: ref }, speak) => speak.piece(ref),
  'option-set-off': () => 'Set off the trap',
  'option-disarm': () => 'Disarm the trap',
  'detail-move': ({ cubes }) => `short: up to ${cubes === 1 ? 'one cube' : `${cubes} cubes`}`,
  'detail-sprint': ({ cubes }) => `long: up to ${cubes === 1 ? 'one cube' : `${cubes} cubes`}`,
  'detail-answer': ({ dice: count, because }) => `${dice(count)}: ${because}`,
  'detail-shot': ({ dice: own, against, because }) => `${dice(own)} against ${against}: ${because}`,
  'detail-fight': ({ dice: own, against }) => `${dice(own)} against ${against}`,
  'detail-throw': ({ dice: own, needs }) => `${dice(own)}, ${needs === 1 ? 'one success' : `${needs} successes`} to hit the cube`,
  'detail-end': () => '',
}

const BONUS: readonly string[] = [
  'Look at one token',
  'Look at up to three tokens',
  'Take one token away',
  'Move one model by a cube',
  'Move two models by a cube each',
  'Move three models by a cube each',
  'Send a model round the flank',
  'Any bonus you like',
]
