/** English: pictures as the ground of a table. */
import type { MatSaid } from '../../planner/said'
import type { Phrases } from './speak'

/** Why a picture was refused. */
const EN_MAT: Phrases<MatSaid> = {
  'mat-no-picture': ({ name }) => `“${name}” is no picture that is read here. Save it as PNG, JPEG or WebP.`,
  'mat-damaged': ({ name }) => `The picture “${name}” is damaged or cut short. Nothing was changed.`,
  'mat-too-large': ({ width, height, most }, speak) =>
    `The picture is too large: ${speak.number(width)} × ${speak.number(height)} pixels; at most ${Math.round(most / 1_000_000)} million are read. Save it smaller.`,
}

export const EN_PLAN_MAT = {
  ...EN_MAT,
  'plan-mat-title': () => 'A picture as the ground',
  'plan-mat-hint': () => 'It stays on this device and in files that you save. What lies beyond the table is cut off.',
  'plan-mat-choose': () => 'A picture as the ground…',
  'plan-mat-adjust': () => 'Move the picture…',
  'plan-mat-remove': () => 'Remove the picture',
  'plan-mat-other': () => 'Another picture…',
  'plan-mat-reading': ({ file }: { file: string }) => `Reading “${file}”…`,
  'plan-mat-view': () => 'The picture on the table. Drag it to move it.',
  'plan-mat-scale': () => 'Its size by',
  'plan-mat-scale-grid': () => 'Squares',
  'plan-mat-scale-pixels': () => 'Pixels',
  'plan-mat-scale-points': () => 'Two points',
  'plan-mat-across': () => 'Squares across the picture',
  'plan-mat-per': () => 'Pixels in a square',
  'plan-mat-square': () => 'A square on the table',
  'plan-mat-points-hint': () => 'Put both points on places whose distance you know: drag them, or use the arrow keys.',
  'plan-mat-point': ({ number }: { number: number }) => `Point ${number}`,
  'plan-mat-apart': () => 'Between the points',
  'plan-mat-x': () => 'Its left edge',
  'plan-mat-y': () => 'Its near edge',
  'plan-mat-middle': () => 'To the middle',
  'plan-mat-cover': () => 'Cover the table',
  'plan-mat-fit': () => 'Make the table as large as the picture',
  'plan-mat-is': ({ width, depth, across, down }: { width: string; depth: string; across: string; down: string }) =>
    `${width} × ${depth} on the table, of ${across} × ${down} pixels.`,
  'plan-mat-take': () => 'Lay it on the table',
  'plan-shared-without-mat': () => 'The picture on the ground is not in the link; a file carries it.',
}
