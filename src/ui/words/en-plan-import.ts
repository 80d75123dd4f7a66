/** English: a map of another program becomes a layout. */
import { plural } from './plural'
import type { AnyPhrases } from './speak'

export const EN_PLAN_IMPORT = {
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
  'plan-import-makes': ({ pieces, width, depth }: { pieces: number; width: string; depth: string }) =>
    `${pieces} ${plural('en', pieces, 'piece', 'pieces')} on a table of ${width} by ${depth}.`,
  'plan-import-left': ({ count }: { count: number }) =>
    `${count} ${plural('en', count, 'thing is', 'things are')} not taken along`,
  'plan-import-more': ({ count }: { count: number }) => `… and ${count} more.`,
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
