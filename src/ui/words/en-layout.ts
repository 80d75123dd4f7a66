/** English: the layout planner's core. Pieces are named as the planner names them; places in files as paths. */
import type { LayoutLook, PlannerSaid } from '../../planner/said'
import { counting, plural } from './plural'
import type { Phrases } from './speak'

const some = counting('en')
export const LOOKS: { readonly [L in LayoutLook]: string } = {
  match: 'a saved match',
  'tabletop-simulator': 'a save of Tabletop Simulator',
  uvtt: 'a Universal VTT map',
  'foundry-scene': 'a scene of Foundry',
  'terrain-plan': 'a terrain layout of a tournament tool',
  model: 'a 3D model',
  picture: 'a picture',
  'other-json': 'data of another program',
  text: 'plain text',
  fbx: 'an FBX model',
  'gltf-1': 'a model of glTF 1.0',
  foundry: 'a database of Foundry',
  zip: 'a zip archive',
  'utf-16': 'text in UTF-16',
}
/** What would help whoever has such a file. */
export const HELP: { readonly [L in LayoutLook]?: string } = {
  fbx: 'Save it as STL, OBJ or GLB with the program that made it.',
  'gltf-1': 'Save it as GLB of version 2.',
  foundry: 'Export the scene from the sidebar and drop that file.',
  zip: 'Unpack it and drop what is in it: a layout, a map, or a model as GLB, glTF, OBJ, 3MF, PLY or STL.',
  'utf-16': 'Save it as UTF-8 in a text editor.',
}

export const EN_LAYOUT: Phrases<PlannerSaid> = {
  'layout-empty': () => 'The file is empty.',
  'layout-too-large': () => 'The file is too large for a layout.',
  'file-too-big': ({ bytes, most }, speak) =>
    `The file is too large: ${speak.number(Math.round(bytes / 2 ** 20))} MB; at most ${Math.round(most / 2 ** 20)} MB are read.`,
  'layout-not-json': ({ at, cut }) =>
    cut ? `The file is cut short at character ${at}.` : `The file is damaged at character ${at}.`,
  'layout-foreign': ({ looks }) => [`This is not a layout but ${LOOKS[looks]}.`, HELP[looks] ?? ''].join(' ').trim(),
  'layout-wrong-version': ({ found, ours }) => `The layout is of version ${found}; this Sightline reads version ${ours}.`,
  'layout-bad-picture': ({ at }) =>
    `The picture at “${at}” was not taken: it is damaged or refers to something outside the file. The layout was not opened.`,
  'layout-damaged': ({ at, expected }) => `The layout is damaged at “${at}”: expected ${expected}.`,
  'layout-unknown-kind': ({ at, kind }) => `At “${at}”: there is no piece called “${kind}”.`,
  'layout-same-ref': ({ at, ref }) => `At “${at}”: “${ref}” is there twice.`,
  'layout-no-such-ref': ({ at, ref }) => `At “${at}”: there is no “${ref}”.`,
  'layout-not-convex': ({ at }) => `At “${at}”: an outline must bulge everywhere, its corners counter-clockwise.`,
  'layout-bad-twin': ({ at, ref }) => `At “${at}”: “${ref}” is not its twin.`,
  'layout-circle': ({ at, ref }) => `At “${at}”: “${ref}” would stand on itself.`,
  'layout-kept-aside': ({ name }) =>
    `${name ? `“${name}”` : 'This layout'} could not be read again as it stands. It is kept aside on this device, and what could be read stays; the first page says why.`,
  'layout-last-unread': () =>
    'The layout you worked on last could not be read. It stays on this device as it is; the first page says why.',
  'link-foreign': () => 'The link holds no layout.',
  'link-wrong-version': ({ found, ours }) => `The link is of version ${found}; this Sightline reads version ${ours}.`,
  'link-cut-short': ({ at }) => `The link is cut short (after ${at}). Copy it whole.`,
  'link-bad-character': ({ at }) => `The link has a character that no link has, at ${at}.`,
  'link-damaged': ({ at }) => `The link is damaged (at ${at}). Copy it again.`,
  'link-bad-layout': ({ at }) => `The link’s layout cannot be used (${at}).`,
  'link-too-long': ({ most }) => `The layout is too large for a link of ${most} characters. Save it as a file.`,
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
  'check-unplayable': () => 'This layout cannot be played in that game.',
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
  'work-cancelled': () => 'Stopped. The layout is as it was.',
  'work-failed': ({ why }) => `The planner’s helper broke down${why ? ` (${why})` : ''}. Try again.`,
  'work-malformed': ({ at, expected }) => `The planner’s helper gave a strange answer: “${at}” should be ${expected}.`,
}
