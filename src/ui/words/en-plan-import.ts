/** English: importing a map of another program as a layout. */
import type { ImportLeftWhy, ImportSaid } from '../../planner/said'
import { LOOKS } from './en-layout'
import { plural } from './plural'
import type { AnyPhrases, Phrases } from './speak'

/** Why something was left out; placed after its name. */
const LEFT: { readonly [W in ImportLeftWhy]: string } = {
  figurine: 'a figurine is no terrain',
  dice: 'a die is no terrain',
  coin: 'a coin is no terrain',
  card: 'cards are no terrain',
  token: 'a token is no terrain',
  board: 'a board is the ground, not a piece on it',
  zone: 'an invisible zone of the program',
  'no-terrain': 'no terrain, as far as the file says',
  'empty-bag': 'a bag without anything in it',
  'in-bag': 'it lay in a bag, so it has no place; it waits among your pieces',
  damaged: 'its place or its size makes no sense',
  'off-table': 'it lies beside the table',
  'too-many': 'a layout holds no more',
  'not-chosen': 'it was not chosen',
  lights: 'lights',
  open: 'open doors, which leave gaps',
  nothing: 'walls that stop nobody and no sight',
  film: 'a video as the ground',
  elsewhere: 'its shape is in another file',
  'off-map': 'what lies beyond the map’s edge',
}

const EN_IMPORT: Phrases<ImportSaid> = {
  'import-damaged': ({ at, expected }) => `The file is damaged at “${at}”: expected ${expected}.`,
  'import-foreign': ({ looks }) => `This is not such a file but ${LOOKS[looks]}.`,
  'import-too-many': ({ at, most, found }) => `Too much at “${at}”: ${found}; ${most} at most.`,
  'import-external': ({ at, address, name }) =>
    `Not fetched${name ? ` for “${name}”` : ''}: ${address} (${at}). Nothing is ever loaded from elsewhere.`,
  'import-left-out': ({ at, name, why }) => `Left out: ${name === '' ? '' : `“${name}”, `}${LEFT[why]} (${at}).`,
  'import-all-beyond': ({ width, depth }, speak) =>
    `Everything in it lies beside a table of ${speak.length(width)} by ${speak.length(depth)}.`,
  'import-none-chosen': () => 'Nothing is chosen yet.',
  'import-nothing': () => 'There is nothing in it that could stand on a table.',
  'import-picture-elsewhere': ({ path }) =>
    `The map’s picture is another file, “${path}”. Drop it together with the scene, or choose it here.`,
  'import-picture-bad': () => 'The map’s picture cannot be read; the map comes without it.',
  'import-templates': ({ names }) =>
    `Shapes that the layout only names: ${names}. Drop the file with the templates together with it.`,
  'import-templates-alone': ({ names }) =>
    `These are terrain templates of 40kdc: ${names}. The layout that says where they lie is missing: drop its file together with this one.`,
}

export const EN_PLAN_IMPORT = {
  ...EN_IMPORT,
  'plan-import-foundry': () => 'Scene of Foundry',
  'plan-import-foundry-hint': () => 'Such maps are flat: how large a square is and how high walls are is yours to say.',
  'plan-import-plan': () => 'Terrain layout',
  'plan-import-plan-hint': () => 'A layout of a tournament tool: what it does not say of heights is yours to say.',
  'plan-import-which': () => 'Which of them',
  'plan-import-unsaid': () => 'Heights it does not tell',
  'plan-import-reading': ({ file }: { file: string }) => `Reading “${file}”…`,
  'plan-import-mat': () => 'The map’s picture as the ground',
  'plan-import-mat-choose': () => 'Choose its picture…',
  'plan-import-laying': () => 'Laying it out…',
  'plan-import-uvtt': () => 'Universal VTT map',
  'plan-import-tts': () => 'Save of Tabletop Simulator',
  'plan-import-uvtt-hint': () => 'Such maps are flat: how large a square is and how high walls are is yours to say.',
  'plan-import-tts-hint': () => 'Shapes lie elsewhere and are not fetched: each thing becomes a box where it stands.',
  'plan-import-square': () => 'A square of the map',
  'plan-import-height': () => 'Height of walls',
  'plan-import-low': () => 'Height of windows and objects',
  'plan-import-thickness': () => 'Thickness of walls',
  'plan-import-portals': () => 'Closed doors become',
  'plan-import-portals-door': () => 'Walls',
  'plan-import-portals-window': () => 'Windows',
  'plan-import-portals-gap': () => 'Gaps',
  'plan-import-box': () => 'A thing without a size of its own',
  'plan-import-box-width': () => 'Its width',
  'plan-import-box-depth': () => 'Its depth',
  'plan-import-box-height': () => 'Its height',
  'plan-import-names': ({ all, most }: { all: number; most: number }) =>
    `Which things come in? The save has ${all} kinds; a layout holds ${most}.`,
  'plan-import-names-chosen': ({ chosen, most }: { chosen: number; most: number }) => `${chosen} of ${most} chosen`,
  'plan-import-names-search': () => 'Search by name',
  'plan-import-names-found': () => 'Choose all that are found',
  'plan-import-names-none': () => 'Choose none',
  'plan-import-names-full': () => 'No more fit: take one away to choose another.',
  'plan-import-names-count': ({ count }: { count: number }) => `× ${count}`,
  'plan-import-names-packed': () => 'in a bag',
  'plan-import-names-more': ({ count }: { count: number }) =>
    `… and ${count} more. Search to see ${plural('en', count, 'it', 'them')}.`,
  'plan-import-makes': ({ pieces, width, depth }: { pieces: number; width: string; depth: string }) =>
    `${pieces} ${plural('en', pieces, 'piece', 'pieces')} on a table of ${width} by ${depth}.`,
  'plan-import-left': ({ count }: { count: number }) =>
    `${count} ${plural('en', count, 'thing is', 'things are')} not taken along`,
  'plan-import-left-many': ({ count, why }: { count: number; why: ImportLeftWhy }) => `Left out, ${count} times: ${LEFT[why]}.`,
  'plan-import-fit-table': ({ width, depth }: { width: string; depth: string }) =>
    `Take a table of ${width} by ${depth}: it holds everything`,
  'plan-import-fit-square': ({ square }: { square: string }) => `Take squares of ${square}: the map fits a table`,
  'plan-import-take': () => 'Put it on the table',
  'plan-import-picture': () => 'The layout that it becomes',
  'plan-import-wall': () => 'Wall',
  'plan-import-object': () => 'Object',
  'plan-import-door': () => 'Door',
  'plan-import-window': () => 'Window',
  'plan-import-box-name': () => 'Box',
} satisfies AnyPhrases
