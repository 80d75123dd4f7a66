/** English: the reasons of the rules, for refusals and for parts of numbers. */
import { listedNames } from '../../../../ui/words/listed'
import { capital } from '../../../../ui/words/plural'
import type { Phrases, Speak } from '../../../../ui/words/speak'
import type { AttackSaid } from '../../rules/said/attacks'
import type { BoardSaid } from '../../rules/said/board'
import type { MoveSaid } from '../../rules/said/moves'
import type { RoundSaid } from '../../rules/said/round'
import type { ActionType } from '../../rules/state'
import { some } from './en-bits'

const name = (ref: string, speak: Speak): string => capital(speak.piece(ref))
export const ACTIONS: { readonly [A in ActionType]: string } = {
  move: 'Move',
  sprint: 'Sprint',
  stand: 'Stand Up',
  shoot: 'Shoot',
  fight: 'Fight',
  special: 'Special action',
}
const PANELS: { readonly [panel: string]: string } = {
  low: 'a barricade',
  doorL: 'a door',
  winM: 'a large window',
  winS: 'a small window',
  full: 'a wall',
  edge: 'the edge of the board',
}
const panel = (id: string): string => PANELS[id] ?? 'a hatch'
/** The name of an ability, weapon keyword, item or Special with that id. */
export function thing(id: string, speak: Speak): string {
  for (const family of ['keyword', 'item', 'special', 'weapon']) {
    const told = speak.piece(`${family}:${id}`)
    if (told !== id && told !== `${family}:${id}`) return told
  }
  return speak.piece(id)
}

const BOARD: Phrases<BoardSaid> = {
  'side-blocked': ({ panel: what, size }) => `${capital(panel(what))} is in the way: no gap for Size ${size}.`,
  'board-edge': () => 'The edge of the board is a wall.',
  'floor-blocked': ({ size }) => `A floor is in the way: no opening for Size ${size}.`,
  'nothing-to-climb': () => 'There is nothing to climb on.',
  'too-high': () => 'That is too high.',
  'not-adjacent': () => 'That is no neighbouring cube.',
  'vehicle-level': () => 'Vehicles change level only on ramps.',
  'gap-too-wide': () => 'The gap is too wide.',
  'no-capacity': ({ used, capacity, size }) => `The cube is full: ${used} of ${capacity}, and Size ${size} more.`,
  'walkway-narrow': ({ size }) => `The walkway is too narrow for Size ${size}.`,
  'only-hanging': () => 'It can pass there, but not stay.',
  occupied: () => 'Somebody is there.',
  'centre-in-cube': () => 'The centre of the base must be in the cube, on something solid.',
  'base-in-way': ({ piece }, speak) => `${name(piece, speak)} stands there.`,
  'wall-in-base': () => 'A wall is in the way of the base.',
}

const ROUND: Phrases<RoundSaid> = {
  'base-dice': () => 'to begin with',
  'still-to-deploy': ({ models }, speak) => `Still to be deployed: ${listedNames(models, speak)}.`,
  'no-room-to-deploy': ({ model }, speak) => `There is no room for ${speak.piece(model)}.`,
  'vehicle-on-ground': () => 'Vehicles deploy on the ground.',
  'cube-is-full': ({ used, most, size }) => `The cube is full: ${used} of ${most}, and Size ${size} more.`,
  'not-in-zone': () => 'That is outside your deployment zone.',
  'too-big-here': ({ model }, speak) => `${name(model, speak)} is too big for that place.`,
  'not-fewer-left': ({ own, theirs }) =>
    `Only the side with fewer models left may pass: you have ${own}, the other side ${theirs}.`,
  'budget-spent': () => 'Its actions are used up.',
  'no-long-left': ({ action }) => `${ACTIONS[action]} is a long action; it has taken a short one already.`,
  'type-used': ({ action }) => `${ACTIONS[action]} has been used in this activation.`,
  'must-stand-first': ({ model }, speak) => `${name(model, speak)} is pinned and must stand up first.`,
  'is-standing': ({ model }, speak) => `${name(model, speak)} is standing.`,
  'standing-enemies': ({ enemies }, speak) =>
    `Among standing enemies (${listedNames(enemies, speak)}) it can only Fight or Move.`,
  'enemy-in-cube': ({ enemies }, speak) => `An enemy is in its cube: ${listedNames(enemies, speak)}.`,
  'no-enemy-here': () => 'No enemy is in its cube.',
  'started-with-enemy': () => 'An enemy was in its cube when it was activated.',
  'no-ranged-weapon': () => 'It has no ranged weapon.',
  'no-target': () => 'It has no target.',
  'cannot-move': () => 'It cannot move.',
  'free-die-used': () => 'It has used a Move, Shoot or Fight die in this activation.',
  'no-free-die-pinned': () => 'A pinned model cannot use Command dice; it must stand up first.',
  'nothing-special': () => 'There is no special action for it.',
  'beasts-carry-nothing': ({ model }, speak) => `${name(model, speak)} is a Beast and carries nothing.`,
  'vehicles-carry-nothing': ({ model }, speak) => `${name(model, speak)} is a Vehicle and carries nothing.`,
  'not-own-zone': () => 'It is not in its own zone.',
}

const MOVES: Phrases<MoveSaid> = {
  'must-move-out': ({ model }, speak) => `${name(model, speak)} must first move out of the full cube.`,
  'nowhere-to-move': ({ model }, speak) => `${name(model, speak)} has nowhere to go.`,
}

const ATTACKS: Phrases<AttackSaid> = {
  'no-shoot-stat': ({ model }, speak) => `${name(model, speak)} cannot shoot.`,
  'no-fight-stat': ({ model }, speak) => `${name(model, speak)} cannot fight.`,
  'enemy-in-its-cube': ({ enemy }, speak) => `${name(enemy, speak)} is in its cube.`,
  'no-enemy-in-its-cube': () => 'No enemy is in its cube.',
  'pinned-must-stand': ({ model }, speak) => `${name(model, speak)} is pinned and must stand up first.`,
  'beyond-range': ({ cubes, most }) => `Out of range: ${some(cubes, 'cube', 'cubes')}, only ${most}.`,
  'no-line-of-sight': ({ blockers }, speak) =>
    blockers.length > 0 ? `No line of sight: ${listedNames(blockers, speak)} in the way.` : 'No line of sight.',
  'in-the-same-cube': () => 'It is in the same cube.',
  'is-a-friend': () => 'It is a friend.',
  'needs-long-action': () => 'This weapon needs a long action.',
  'weapon-range': ({ weapon }, speak) => speak.piece(`weapon:${weapon}`),
  'must-be-reloaded': () => 'It must be reloaded first.',
  'used-up': () => 'It is used up.',
  'may-not-be-targeted': ({ target }, speak) => `${name(target, speak)} cannot be targeted this Round.`,
  'too-near': ({ cubes, least }) => `Too near: ${some(cubes, 'cube', 'cubes')}, at least ${least}.`,
  'not-open-to-the-sky': () => 'It is not open to the sky.',
  'takes-no-command-dice': ({ model }, speak) => `${name(model, speak)} takes no Command dice.`,
  'is-tagged': ({ target }, speak) => `${name(target, speak)} is tagged already.`,
  'uses-no-weapons': ({ model }, speak) => `${name(model, speak)} uses no weapons.`,
  'one-special-per-activation': () => 'One Special in each activation.',
  'no-special-result': () => 'No Special result is left.',
  'not-injured': ({ model }, speak) => `${name(model, speak)} is not injured.`,
  'clear-shot': () => 'clear shot',
  'friendly-fire': ({ friend }, speak) => `${speak.piece(friend)} in the cube`,
  'high-ground': () => 'from above',
  'fire-for-effect': () => 'Fire for Effect',
  'command-die-added': () => 'Command dice',
  'ammunition-added': ({ item }, speak) => thing(item, speak),
  'moved-in': () => 'moved in',
  'friend-beside': ({ friend }, speak) => `${speak.piece(friend)} beside it`,
  'foe-injured': () => 'foe injured',
  'bigger-than-foe': () => 'bigger',
  'foe-pinned': () => 'foe pinned',
  'strength-dice': ({ of }, speak) => speak.piece(of),
  'levels-fallen': ({ levels }) => `${some(levels, 'level', 'levels')} deep`,
  'no-dice-for-null': () => 'no dice without the stat',
  'by-keyword': ({ keyword }, speak) => thing(keyword, speak),
  'near-smoke': () => 'smoke',
  margin: ({ successes, against }) => `successes ${successes} − ${against} =`,
  'shield-absorbs': ({ item }, speak) => thing(item, speak),
  'printed-armour': () => 'armour',
  'weapon-ap': ({ weapon }, speak) => `AP of ${speak.piece(`weapon:${weapon}`)}`,
  'event-ap': () => 'AP',
  'shared-shield': ({ item, model }, speak) => `${thing(item, speak)} of ${speak.piece(model)}`,
}

export const EN_RULES = { ...ATTACKS, ...BOARD, ...ROUND, ...MOVES }
