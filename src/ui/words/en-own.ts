/** English: importing own pieces. Contents of a file are named only by their place in it. */
import type { FilePlace, OwnSaid } from '../../planner/own/said'
import { HELP, LOOKS } from './en-layout'
import { counting } from './plural'
import type { Phrases } from './speak'

const some = counting('en')
const megabytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 2 ** 20))} MB`
const place = (at: FilePlace) => ('line' in at ? `line ${at.line}` : 'byte' in at ? `byte ${at.byte}` : `“${at.path}”`)
const UNKNOWN: { readonly [why: string]: string } = {
  unknown: 'it is neither STL, OBJ, PLY, 3MF, GLB nor glTF',
  empty: 'it is empty',
}

export const EN_OWN: Phrases<OwnSaid> = {
  'own-unknown-format': ({ file, why }) => `“${file}” cannot be read: ${UNKNOWN[why] ?? UNKNOWN.unknown}.`,
  'own-foreign': ({ looks }) =>
    [`This is no model that can be read here but ${LOOKS[looks]}.`, HELP[looks] ?? ''].join(' ').trim(),
  'own-too-big': ({ bytes, most }) => `Too much: ${megabytes(bytes)}; at most ${megabytes(most)} are read.`,
  'own-too-many-triangles': ({ triangles, most }, speak) =>
    `Too many triangles: ${speak.number(triangles)}; at most ${speak.number(most)} are read.`,
  'own-cut-short': ({ at }) => `The file is cut short at ${place(at)}.`,
  'own-garbled': ({ at }) => `The file is damaged: what stands at ${place(at)} is not what its format asks for.`,
  'own-not-a-number': ({ at }) => `The file is damaged: no usable number at ${place(at)}.`,
  'own-no-such-corner': ({ at }) => `The file is damaged: ${place(at)} names a corner that is not there.`,
  'own-missing': ({ name }) =>
    `“${name}” belongs to this model and is not here. Choose or drop it together with the model, or zip both.`,
  'own-reference': ({ at, to }) =>
    `The file refers to something outside it (“${to}”, at ${place(at)}). Nothing is ever fetched for a model.`,
  'own-extension': ({ at, extension }) =>
    `The file needs “${extension}” (at ${place(at)}), which is not understood here. Save it without.`,
  'own-nothing': () => 'There is nothing to see in it: no triangle with an area.',
  'own-too-large': ({ length, most }, speak) =>
    `That would be ${speak.length(length)} long; a piece measures at most ${speak.length(most)}. Choose another unit.`,
  'own-too-small': ({ length, least }, speak) =>
    `That would be ${speak.length(length)} long; a piece measures at least ${speak.length(least, length)}. Choose another unit.`,
  'own-cancelled': () => 'Stopped.',
  'own-worker-failed': () => 'The device gave up on this file: there may not be enough memory.',
  'own-malformed': () => 'This piece is damaged and was not taken.',
  'own-not-kept': () => 'The piece could not be kept on this device. It stays in the layout.',
  'own-no-part': () => 'That solid is not there any more.',
  'own-last-part': () => 'A piece keeps at least one solid.',
  'own-too-many-parts': ({ most }) => `A piece has at most ${some(most, 'solid', 'solids')}.`,
  'own-part-flat': () => 'A solid needs a height and an area.',
  'own-part-corners': ({ most }) => `A solid has at most ${some(most, 'corner', 'corners')}.`,
  'own-part-beyond': ({ most }, speak) => `A solid stays above the ground and within ${speak.length(most)}.`,
  'own-no-top': () => 'Without a top nothing stands on it or climbs it. Give it one first.',
  'own-no-name': () => 'A piece needs a name.',
  'own-left-materials': ({ name }) => `Colours in another file (“${name}”) were left out.`,
  'own-left-textures': ({ images }) => `${some(images, 'picture', 'pictures')} could not be used: plain colours instead.`,
  'own-left-lines': ({ elements }) => `${some(elements, 'line or point was', 'lines or points were')} left out.`,
  'own-left-colours': () => 'Its colours were left out.',
  'own-left-supports': ({ supports }) =>
    `${some(supports, 'object that only holds up the print was', 'objects that only hold up the print were')} left out.`,
  'own-left-triangles': ({ triangles }) => `${some(triangles, 'triangle', 'triangles')} without an area left out.`,
  'own-left-movements': () => 'It stands as at rest: its movements were left out.',
  'own-no-model': ({ file }) => `There is no GLB, glTF, OBJ, 3MF, PLY or STL in “${file}”. Unpack it and see what is in it.`,
  'own-left-models': ({ models, name }) =>
    `“${name}” was taken from the zip, and ${some(models, 'more model', 'more models')} left in it: unpack it to choose another.`,
  'own-left-scenes': ({ scenes }) => `${some(scenes, 'more scene', 'more scenes')} in the file left out.`,
  'own-left-parts': ({ parts, name }) =>
    `${some(parts, 'part', 'parts')} of it left out: “${name}” is not here. Choose or drop it together with the model.`,
  'own-unfilled': () => 'The file was not written quite as its format asks. Nothing of it is missing.',
}
