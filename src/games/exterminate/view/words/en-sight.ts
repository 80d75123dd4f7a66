/** English: what the game says of a sight in the lab. */
import { listedNames } from '../../../../ui/words/listed'
import { counting } from '../../../../ui/words/plural'
import type { Phrases } from '../../../../ui/words/speak'
import type { SightSaid } from '../said-panels'

const some = counting('en')

export const EN_SIGHT: Phrases<SightSaid> = {
  'sight-clear': () => 'Clear: nothing reaches into the corridor.',
  'sight-obstructed': ({ pieces }, speak) =>
    `Obstructed by ${listedNames(pieces, speak)}: −${some(pieces.length, 'die', 'dice')}.`,
  'corridor-blocked': ({ pieces }, speak) => `Blocked: ${listedNames(pieces, speak)} across the whole corridor.`,
  'corridor-blocked-together': ({ pieces }, speak) => `Blocked by ${listedNames(pieces, speak)} together.`,
  'sight-ignored': ({ pieces }, speak) => `In contact with the shooter, so not counted: ${listedNames(pieces, speak)}.`,
  'sight-cover': ({ pieces }, speak) => `The target is in cover: ${listedNames(pieces, speak)}.`,
  'sight-near': ({ gap, limit }, speak) => `${speak.length(gap, limit)} away, within the range of ${speak.length(limit)}.`,
  'sight-long': ({ gap, limit }, speak) => `${speak.length(gap, limit)} away, beyond ${speak.length(limit)}: −1 die.`,
  'sight-out': ({ gap, limit }, speak) =>
    `${speak.length(gap, 2 * limit)} away, out of reach: ${speak.length(2 * limit)} at most.`,
  'sight-gap': ({ gap }, speak) => `${speak.length(gap)} away.`,
  'sight-dice': ({ attack, defence }) => `${some(attack, 'attack die', 'attack dice')} against ${defence}.`,
  'sight-corridor': () => 'Corridor',
  'sight-cover-of': () => 'Cover',
  'sight-in-cover': () => 'in cover',
  'sight-no-cover': () => 'none',
}
