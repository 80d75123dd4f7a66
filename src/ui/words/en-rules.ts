/** English: reasons of the kernel and of the table. */
import type { KernelSaid } from '../../kernel'
import type { TableSaid } from '../../table/said'
import { capital, counting, plural } from './plural'
import type { Phrases } from './speak'

const some = counting('en')

export const EN_KERNEL: Phrases<KernelSaid> = {
  'not-an-answer': () => 'That does not answer the question.',
  'not-offered': () => 'That is not on offer now.',
  'picked-twice': () => 'The same thing is chosen twice.',
  'not-together': () => 'These two cannot be chosen together.',
  'too-few': ({ least, given }) =>
    `Choose at least ${least}: ${given === 0 ? 'nothing is' : `${given} ${plural('en', given, 'is', 'are')}`} chosen.`,
  'too-many': ({ most, given }) => `Choose at most ${most}: ${given} are chosen.`,
  'not-whole': () => 'Only whole numbers will do.',
  'below-least': ({ least }) => `Not less than ${least}.`,
  'above-most': ({ most }) => `Not more than ${most}.`,
  'wrong-total': ({ total, given }) =>
    given < total ? `${total - given} of ${total} left to share out.` : `Only ${total} to share: ${given - total} too many.`,
  'not-a-face': ({ die }) => `Die ${die} has no such face.`,
  'not-an-order': () => 'Everything must appear exactly once.',
  'ask-pick': ({ least, most, of }) =>
    least === 1 && most === 1
      ? `Choose one of ${of}.`
      : least === most
        ? `Choose ${most} of ${of}.`
        : `Choose ${least} to ${most} of ${of}.`,
  'ask-amount': ({ least, most }) => `A number from ${least} to ${most}.`,
  'ask-split': ({ total, among }) => `Share ${total} among ${among}.`,
  'ask-order': ({ items }) => `Put ${some(items, 'thing', 'things')} in order.`,
  'ask-roll': ({ dice }) => `Throw ${some(dice, 'die', 'dice')}.`,
  'ask-shuffle': ({ count }) => `Shuffle ${some(count, 'card', 'cards')}.`,
}

/** What is wrong with a model file. */
const MODEL_FAULTS = {
  'not-glb': 'the file is no GLB',
  'wrong-version': 'it is of another glTF version',
  'cut-short': 'the file is cut short',
  broken: 'what it holds does not fit together',
} as const

export const EN_TABLE: Phrases<TableSaid> = {
  'not-a-place': () => 'That is not a place on the table.',
  'not-a-path': () => 'That is not a path on the table.',
  'not-a-route': () => 'That is not a way from one place to the next.',
  'no-such-step': () => 'No step leads from there to there.',
  'too-many-steps': ({ steps, most }) => `Too far: ${some(steps, 'step', 'steps')}, and it has ${most}.`,
  'cannot-end-there': () => 'It cannot end there.',
  'moves-nothing': () => 'It would not move at all.',
  'out-of-reach': () => 'It cannot get there.',
  'must-move': () => 'It has to move.',
  'only-straight': () => 'It moves in a straight line only.',
  'off-table': () => 'The base would leave the table.',
  'too-far': ({ used, budget }, speak) =>
    speak.hidesDistances
      ? `Too far: it has ${speak.length(budget)}.`
      : `Too far: ${speak.length(used, budget)}, and it has ${speak.length(budget)}.`,
  'wall-in-way': ({ piece }, speak) => `${capital(speak.piece(piece))} in the way.`,
  overlaps: ({ piece }, speak) => `No room: it would overlap ${speak.piece(piece)}.`,
  'too-close': ({ piece, missing, gap }, speak) =>
    gap === 0
      ? `Too close to ${speak.piece(piece)}: ${speak.length(missing)} more.`
      : `Too close to ${speak.piece(piece)}: keep ${speak.length(gap)} away, ${speak.length(missing)} more.`,
  'not-touching': ({ piece, gap }, speak) => `Must touch ${speak.piece(piece)}: still ${speak.length(gap)} away.`,
  'not-on-top': ({ piece }, speak) => `The whole base must stand on top of ${speak.piece(piece)}.`,
  'wrong-level': () => 'It cannot stand at that level.',
  'gap-is': ({ gap }, speak) => (gap === 0 ? 'The bases touch.' : `${speak.length(gap)} apart, from base to base.`),
  'claim-of-itself': () => 'A claim is about two different miniatures.',
  'claim-of-no-miniature': () => 'Claims are made of miniatures on the table only: what lies face down stays covered.',
  'claim-unmeasured': () => 'Distances cannot be claimed: this game measures them only once the players are committed.',
  'model-unreadable': ({ model, why }) =>
    `The model “${model}” cannot be drawn: ${MODEL_FAULTS[why] ?? MODEL_FAULTS.broken}. A plain piece stands in its place.`,
  'ask-place': ({ piece }, speak) => `Place ${speak.piece(piece)}.`,
  'ask-path': ({ piece, budget }, speak) => `Move ${speak.piece(piece)} up to ${speak.length(budget)}.`,
  'ask-route': ({ piece, most }, speak) => `Move ${speak.piece(piece)} up to ${some(most, 'step', 'steps')}.`,
}
