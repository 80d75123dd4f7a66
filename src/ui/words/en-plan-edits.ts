/** English: refused edits, faults of a layout, what a game says about a layout, and random layouts that were not found. */
import type { EditSaid } from '../../planner/said'
import { counting, plural } from './plural'
import type { Phrases } from './speak'

const some = counting('en')

export const EN_PLAN_EDITS: Phrases<EditSaid> = {
  'edit-no-piece': ({ ref }) => `There is no “${ref}”.`,
  'edit-locked': ({ ref, name }) => `“${name || ref}” is locked. Unlock it first.`,
  'edit-ref-taken': ({ ref }) => `“${ref}” is taken.`,
  'edit-unknown-kind': ({ kind }) => `There is no piece called “${kind}”.`,
  'edit-table-size': ({ width, depth, least, most }, speak) =>
    `No table is ${speak.length(width)} by ${speak.length(depth)}: each side is ${speak.length(least)} to ${speak.length(most)}.`,
  'edit-bad-value': ({ at, expected }) => `That is not possible (${at}: ${expected}).`,
  'edit-too-few': ({ least, given }) => `Pick at least ${some(least, 'piece', 'pieces')}; ${given} picked.`,
  'edit-too-many': ({ most }) => `There is room for ${some(most, 'piece', 'pieces')} at most.`,
  'edit-too-many-marks': ({ most }) => `There is room for ${most} of these at most.`,
  'edit-nothing-below': ({ ref }) => `“${ref}” has no top to stand on below its middle.`,
  'edit-area-flat': () => 'An area needs three corners that do not lie in one line.',
  'edit-area-crossed': () => 'The outline crosses itself.',
  'edit-area-corners': ({ most }) => `An area has at most ${most} corners.`,
  'edit-area-parts': ({ most }) => `This outline is too ragged: it would take more than ${most} parts without dents.`,
  'edit-own-image': ({ ref }) => `“${ref}” lies on the other side as it does on this one: it is its own image.`,
  'edit-own-in-use': ({ own, pieces }) => `“${own}” stands on the table ${plural('en', pieces, 'once', `${pieces} times`)}.`,
  'edit-nothing-to-undo': () => 'There is nothing to undo.',
  'edit-nothing-to-redo': () => 'There is nothing to redo.',
  'fault-overlap': ({ one, other }) => `“${one}” and “${other}” are in each other.`,
  'fault-floating': ({ piece, by }, speak) => `“${piece}” floats ${speak.length(by)} above the table.`,
  'fault-off-table': ({ piece, by }, speak) => `“${piece}” sticks out ${speak.length(by)} beyond the table.`,
  'fault-unmirrored': ({ piece }) => `“${piece}” has no exact image on the other side.`,
  'fault-area-off-table': ({ area }) => `The area “${area}” reaches beyond the table.`,
  'fault-areas-meet': ({ one, other }) => `The areas “${one}” and “${other}” overlap.`,
  'fault-objective-off-table': ({ objective }) => `The objective “${objective}” lies beyond the table.`,
  'fault-objective-covered': ({ objective, piece }) => `The objective “${objective}” lies under “${piece}”.`,
  'check-no-areas': ({ least, given }) =>
    `${some(least, 'deployment area', 'deployment areas')} needed; there ${plural('en', given, 'is', 'are')} ${given}.`,
  'check-size': ({ wantedWidth, wantedDepth }, speak) =>
    `The table should be ${speak.length(wantedWidth)} by ${speak.length(wantedDepth)}.`,
  'check-foreign-kind': ({ piece, kind }) => `“${piece}” (${kind}) cannot stand there in this game.`,
  'check-area-crowded': ({ area, free, least }) =>
    `The area “${area}” has room for bases on ${free} square inches only; ${least} are wanted.`,
  'check-unreachable': ({ objective, area }) => `Nobody comes from “${area}” to “${objective}” on the ground.`,
  'check-unfair-sight': ({ percent, most }) => `Sight favours one side: ${percent}% differ; up to ${most}% is fair.`,
  'check-unfair-ways': ({ objective, difference }, speak) => `One side is ${speak.length(difference)} nearer to “${objective}”.`,
  'check-gap-narrow': ({ one, other, gap, least }, speak) =>
    `Between “${one}” and “${other}” are ${speak.length(gap, least)}: a base of ${speak.length(least, gap)} just does not pass.`,
  'generate-no-room': ({ tries }) =>
    tries === 0
      ? 'There are no random layouts of that symmetry.'
      : `No layout that stands well was found in ${some(tries, 'try', 'tries')}. Ask for less, or try the next seed.`,
  'generate-not-fair': ({ tries, percent, most, difference, mostWay }, speak) =>
    `None of ${some(tries, 'layout', 'layouts')} was even enough. The nearest: sight differs by ${speak.number(percent)}% where ${speak.number(most)}% was asked${difference > mostWay ? `, a way by ${speak.length(difference, mostWay)} where ${speak.length(mostWay)} was` : ''}. Ask for less, or try the next seed.`,
  'generate-locked': ({ locked }) =>
    `This game’s tables are drawn whole: ${some(locked, 'locked piece', 'locked pieces')} could not stay. Unlock everything first.`,
  'generate-changed': () => 'Stopped: the table was changed meanwhile, and that counts.',
  'generate-no-part': () => 'That part lies beyond the table.',
}
