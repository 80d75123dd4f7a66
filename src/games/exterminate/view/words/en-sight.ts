/** English: the game's texts about a sight in the lab. */
import type { Units } from '../../../../geometry/types'
import type { Ref } from '../../../../table/piece'
import { listedNames } from '../../../../ui/words/listed'
import { counting } from '../../../../ui/words/plural'
import type { AnyPhrases } from '../../../../ui/words/speak'

const some = counting('en')

export const EN_SIGHT = {
  'sight-clear': () => 'Clear: nothing reaches into the corridor.',
  'sight-obstructed': ({ pieces }: { pieces: readonly Ref[] }, speak) =>
    `Obstructed by ${listedNames(pieces, speak)}: −${some(pieces.length, 'die', 'dice')}.`,
  'corridor-blocked': ({ pieces }: { pieces: readonly Ref[] }, speak) =>
    `Blocked: ${listedNames(pieces, speak)} across the whole corridor.`,
  'corridor-blocked-together': ({ pieces }: { pieces: readonly Ref[] }, speak) =>
    `Blocked by ${listedNames(pieces, speak)} together.`,
  'sight-ignored': ({ pieces }: { pieces: readonly Ref[] }, speak) =>
    `In contact with the shooter, so not counted: ${listedNames(pieces, speak)}.`,
  'sight-cover': ({ pieces }: { pieces: readonly Ref[] }, speak) => `The target is in cover: ${listedNames(pieces, speak)}.`,
  'sight-uncovered': () => 'The target is not in cover.',
  'sight-near': ({ gap, limit }: { gap: Units; limit: Units }, speak) =>
    `${speak.length(gap, limit)} away, within the range of ${speak.length(limit)}.`,
  'sight-long': ({ gap, limit }: { gap: Units; limit: Units }, speak) =>
    `${speak.length(gap, limit)} away, beyond ${speak.length(limit)}: −1 die.`,
  'sight-out': ({ gap, limit }: { gap: Units; limit: Units }, speak) =>
    `${speak.length(gap, 2 * limit)} away, out of reach: ${speak.length(2 * limit)} at most.`,
  'sight-gap': ({ gap }: { gap: Units }, speak) => `${speak.length(gap)} away.`,
  'sight-dice': ({ attack, defence }: { attack: number; defence: number }) =>
    `${some(attack, 'attack die', 'attack dice')} against ${defence}.`,
  'sight-corridor': () => 'Corridor',
  'sight-cover-of': () => 'Cover',
  'sight-in-cover': () => 'in cover',
  'sight-no-cover': () => 'none',
} satisfies AnyPhrases
