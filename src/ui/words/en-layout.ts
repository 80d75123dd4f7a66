/** English: the layout planner's core. Pieces are named as in the planner, places in files by their paths. */
import type { LayoutLook, LayoutSaid } from '../../planner/said'
import type { Phrases } from './speak'

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
/** Advice to somebody who has a file of that kind. */
export const HELP: { readonly [L in LayoutLook]?: string } = {
  fbx: 'Save it as STL, OBJ or GLB with the program that made it.',
  'gltf-1': 'Save it as GLB of version 2.',
  foundry: 'Export the scene from the sidebar and drop that file.',
  zip: 'Unpack it and drop what is in it: a layout, a map, or a model as GLB, glTF, OBJ, 3MF, PLY or STL.',
  'utf-16': 'Save it as UTF-8 in a text editor.',
}

export const EN_LAYOUT: Phrases<LayoutSaid> = {
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
  'check-unplayable': () => 'This layout cannot be played in that game.',
  'work-cancelled': () => 'Stopped. The layout is as it was.',
  'work-failed': ({ why }) => `The planner’s helper broke down${why ? ` (${why})` : ''}. Try again.`,
  'work-malformed': ({ at, expected }) => `The planner’s helper gave a strange answer: “${at}” should be ${expected}.`,
}
