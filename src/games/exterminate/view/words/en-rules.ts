/** English: the reasons of the rules. Parts of sums are bare nouns, refusals are sentences. */
import { capital, plural } from '../../../../ui/words/plural'
import type { Phrases, Speak } from '../../../../ui/words/speak'
import type { ExterminateSaid } from '../../rules/said'
import { bare, WEAPON_NAMES } from '../names'

const some = (count: number, one: string, other: string) => `${count} ${plural('en', count, one, other)}`
const The = (ref: string, speak: Speak) => capital(speak.piece(ref))
const all = (refs: readonly string[], speak: Speak) => {
  const names = refs.map((ref) => speak.piece(ref))
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

export const EN_RULES: Phrases<ExterminateSaid> = {
  'weapon-dice': ({ weapon }) => WEAPON_NAMES[weapon].en,
  'no-weapon': () => 'no weapon',
  'shoot-value': () => 'skill',
  obstruction: ({ piece }, speak) => bare(speak.piece(piece)),
  'long-range': ({ gap, range }, speak) => `long range (${speak.length(gap, range)} of ${speak.length(range)})`,
  resistance: () => 'resistance',
  cover: ({ piece }, speak) => `cover from ${speak.piece(piece)}`,
  'melee-value': () => 'melee',
  charge: () => 'charge',
  'attacked-before': ({ times }) => (times === 1 ? 'attacked before' : `attacked ${times} times before`),
  'all-for-one': ({ attacks }) => `${some(attacks, 'attack', 'attacks')} given up`,
  king: ({ top }, speak) => `on top of ${speak.piece(top)}`,
  'under-stress': () => 'stress',
  'is-shocked': ({ figure }, speak) => `${The(figure, speak)} is shocked and cannot act.`,
  'stress-no-shot': ({ figure }, speak) => `${The(figure, speak)} is under stress and cannot shoot.`,
  'stress-no-move': ({ figure, stress }, speak) =>
    `${The(figure, speak)} has ${some(stress, 'stress token', 'stress tokens')} and cannot move.`,
  'has-moved': ({ figure }, speak) => `${The(figure, speak)} has already moved this turn.`,
  'has-shot': ({ figure }, speak) => `${The(figure, speak)} has already shot this turn.`,
  'has-sprinted': ({ figure }, speak) => `${The(figure, speak)} has already sprinted this turn.`,
  'has-engaged': ({ figure }, speak) => `${The(figure, speak)} has already attacked in melee this turn.`,
  'cannot-shoot': ({ figure }, speak) => `${The(figure, speak)} has nothing to shoot with.`,
  'sight-blocked': ({ piece }, speak) => `Sight blocked by ${speak.piece(piece)}.`,
  'sight-blocked-together': ({ pieces }, speak) => `Sight blocked by ${all(pieces, speak)} together.`,
  'out-of-range': ({ missing }, speak) => `Out of range by ${speak.length(missing)}.`,
  'no-dice-left': () => 'Too imprecise: no dice left.',
  'enemy-too-near': ({ piece, missing }, speak) => `${speak.length(missing)} too close to ${speak.piece(piece)}.`,
  'friend-touched': ({ piece }, speak) => `It may not end in contact with ${speak.piece(piece)}.`,
  'stands-in': ({ piece }, speak) => `No room: ${speak.piece(piece)} in the way.`,
  'beyond-movement': ({ movement }, speak) => `Beyond its movement of ${speak.length(movement)}.`,
  'beyond-step': ({ step }, speak) => `At most ${speak.length(step)} on top.`,
  'top-too-small': ({ piece }, speak) => `${The(piece, speak)}: the top is too small for its base.`,
  'no-room-on-top': ({ piece }, speak) => `No room left on top of ${speak.piece(piece)}.`,
  'too-far-to-engage': ({ gap, limit }, speak) =>
    `Too far to engage: ${speak.length(gap, limit)} away, at most ${speak.length(limit)}.`,
  'no-way-in': ({ target }, speak) => `No free way into contact with ${speak.piece(target)}.`,
  'not-in-contact': ({ piece, gap }, speak) =>
    `Still ${speak.length(Math.max(gap, 0))} from ${speak.piece(piece)}: they must touch.`,
  'engage-too-long': ({ limit }, speak) => `An engagement covers at most ${speak.length(limit)}.`,
  'primary-must-be-attacked': ({ target }, speak) => `${The(target, speak)} must be attacked at least once.`,
  'two-targets-at-least': () => 'At least two different targets.',
  'not-in-deployment': () => 'Outside your deployment area.',
  'no-room-to-deploy': ({ figure }, speak) => `No room left for ${speak.piece(figure)}.`,
  'still-to-deploy': ({ figures }, speak) => `Still to be placed: ${all(figures, speak)}.`,
  'exterminated-figure': ({ figure }, speak) => `${The(figure, speak)} exterminated`,
  'exterminated-leader': ({ figure }, speak) => `${The(figure, speak)}, a leader, exterminated`,
}
