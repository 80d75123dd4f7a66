/** English: the options, and what would follow from them. */
import type { Ref } from '../../../../table/piece'
import type { AnyPhrases } from '../../../../ui/words/speak'
import type { CommandFace, Side } from '../../rules/state'
import { cube, dice, FACES, type who } from './en-bits'

/** The target of an option: a cube or a piece. */
const on = (ref: string, speak: Parameters<typeof who>[1]): string => (/^\d+-\d+-\d+$/.test(ref) ? cube(ref) : speak.piece(ref))
const thing = (id: string, speak: Parameters<typeof who>[1]): string => {
  for (const family of ['special', 'item', 'weapon', 'keyword']) {
    const name = speak.piece(`${family}:${id}`)
    if (name !== id && name !== `${family}:${id}`) return name
  }
  return speak.piece(id)
}

export const EN_OPTIONS = {
  'option-rotate': ({ degrees }: { degrees: number }) => (degrees === 0 ? 'Leave it' : `Turn it by ${degrees}°`),
  'option-seat': ({ seat }: { seat: Side }, speak) => speak.seat(seat),
  'option-zone': ({ zone }: { zone: 'red' | 'blue' }) => (zone === 'red' ? 'The red zone' : 'The blue zone'),
  'option-deploy': ({ model }: { model: Ref }, speak) => `Place ${speak.piece(model)} on the ground`,
  'option-deploy-above': ({ model, cube: where }: { model: Ref; cube: string }, speak) =>
    `Place ${speak.piece(model)} in ${cube(where)}`,
  'option-ready': () => 'Deployed',
  'option-pass-turn': () => 'Pass this Turn',
  'option-pass': () => 'Pass',
  'act-add-dice': ({ count }: { count: number }) => `Add ${dice(count)}`,
  'option-add-die': () => 'Add a die',
  'act-keep-dice': () => 'Keep them all',
  'act-add-none': () => 'Add none',
  'option-decline': () => 'No',
  'option-none': () => 'Nobody',
  'option-activate': ({ model }: { model: Ref }, speak) => `Activate ${speak.piece(model)}`,
  'option-move': () => 'Move',
  'option-sprint': () => 'Sprint',
  'option-stand': () => 'Stand up',
  'option-shoot': () => 'Shoot',
  'option-fight': () => 'Fight',
  'option-special': () => 'Special action',
  'option-exit': () => 'Leave the board',
  'option-free': ({ face }: { face: CommandFace }) => `${FACES[face]} (Command die)`,
  'option-end': (_: { acted: boolean }) => 'End the activation',
  'option-use': ({ what, model }: { what: string; model: Ref | '' }, speak) =>
    model === '' ? thing(what, speak) : `${thing(what, speak)}: ${on(model, speak)}`,
  'option-use-die': ({ what, face }: { what: string; face: CommandFace }, speak) => `${thing(what, speak)}: ${FACES[face]}`,
  'option-back': () => 'Back to the actions',
  'option-shot': ({ weapon, target, mode }: { weapon: string; target: Ref; mode: 'normal' | 'ffe' }, speak) => {
    const shot = `${speak.piece(`weapon:${weapon}`)}: ${speak.piece(target)}`
    return mode === 'ffe' ? `${shot}, Fire for Effect` : shot
  },
  'option-throw': ({ weapon, cube: where }: { weapon: string; cube: string }, speak) => `${thing(weapon, speak)}: ${cube(where)}`,
  'option-with': ({ weapon, enemy }: { weapon: string; enemy: Ref }, speak) =>
    `${speak.piece(`weapon:${weapon}`)} against ${speak.piece(enemy)}`,
  'option-survive': () => 'Survive',
  'option-fight-back': ({ weapon }: { weapon: string }, speak) => `Fight back with ${speak.piece(`weapon:${weapon}`)}`,
  'option-die': ({ face }: { face: CommandFace }) => FACES[face],
  'option-ammo': ({ item }: { item: Ref }, speak) => speak.piece(item),
  'option-test-die': ({ face }: { face: number }) => (face > 0 ? `The ${face}` : 'This die'),
  'option-take': ({ item }: { item: Ref }, speak) => `Pick up ${speak.piece(item)}`,
  'option-leave': () => 'Leave it',
  'option-keep': () => 'Keep it',
  'option-drop': ({ item }: { item: Ref }, speak) => `Drop ${speak.piece(item)}`,
  'option-destroy': ({ item }: { item: Ref }, speak) => `Destroy ${speak.piece(item)}`,
  'option-give': ({ item, model }: { item: Ref; model: Ref }, speak) => `Give ${speak.piece(item)} to ${speak.piece(model)}`,
  'option-swap': ({ item, model }: { item: Ref; model: Ref }, speak) => `Swap ${speak.piece(item)} with ${speak.piece(model)}`,
  'option-scout': ({ model }: { model: Ref }, speak) => speak.piece(model),
  'option-carry': ({ item, cube: where }: { item: Ref; cube: string }, speak) => `${speak.piece(item)} to ${cube(where)}`,
  'option-bonus': ({ face }: { face: number }) => BONUS[face - 1] ?? `Bonus ${face}`,
  'option-item': ({ item }: { item: Ref }, speak) => speak.piece(item),
  'option-cube': ({ cube: where }: { cube: string }) => cube(where),
  'option-thing': ({ thing: ref }: { thing: Ref }, speak) => speak.piece(ref),
  'option-set-off': () => 'Set off the trap',
  'option-disarm': () => 'Disarm the trap',
  'detail-move': ({ cubes }: { cubes: number }) => `short: up to ${cubes === 1 ? 'one cube' : `${cubes} cubes`}`,
  'detail-sprint': ({ cubes }: { cubes: number }) => `long: up to ${cubes === 1 ? 'one cube' : `${cubes} cubes`}`,
  'detail-answer': ({ dice: count, because }: { dice: number; because: string }) => `${dice(count)}: ${because}`,
  'detail-shot': ({ dice: own, against, because }: { dice: number; against: number; because: string }) =>
    `${dice(own)} against ${against}: ${because}`,
  'detail-fight': ({ dice: own, against }: { dice: number; against: number }) => `${dice(own)} against ${against}`,
  'detail-throw': ({ dice: own, needs }: { dice: number; needs: number }) =>
    `${dice(own)}, ${needs === 1 ? 'one success' : `${needs} successes`} to hit the cube`,
  'detail-end': () => '',
} satisfies AnyPhrases

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
