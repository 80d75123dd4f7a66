/** English: random layouts in the planner. */
import { plural } from './plural'
import type { AnyPhrases } from './speak'

export const EN_PLAN_RANDOM = {
  'random-title': () => 'Random layout',
  'random-density': () => 'Density',
  'random-density-low': () => 'Open ground',
  'random-density-high': () => 'Packed',
  'random-height': () => 'Height',
  'random-height-low': () => 'Low',
  'random-height-high': () => 'Tall',
  'random-cover': () => 'Cover',
  'random-cover-low': () => 'A few large pieces',
  'random-cover-high': () => 'Many small ones',
  'random-walls-low': () => 'A few low walls',
  'random-walls-high': () => 'Many low walls',
  'random-same-halves': () => 'Both halves are the same, turned: neither side is favoured.',
  'random-even': () => 'Fairness',
  'random-even-low': () => 'As the checks ask',
  'random-even-high': () => 'As even as can be',
  /** The greatest unfairness allowed; `way` is given if ways are compared, too. */
  'random-even-sight': ({ sight }: { sight: string }) => `Sight may differ by ${sight}.`,
  'random-even-both': ({ sight, way }: { sight: string; way: string }) =>
    `Sight may differ by ${sight}, ways to an objective by ${way}.`,
  'random-where': () => 'Where',
  'random-where-whole': () => 'The whole table',
  'random-where-near-left': () => 'The near left quarter',
  'random-where-near-right': () => 'The near right quarter',
  'random-where-far-left': () => 'The far left quarter',
  'random-where-far-right': () => 'The far right quarter',
  'random-where-picked': () => 'Around what is picked',
  'random-where-drawn': () => 'The rectangle drawn last on the plan',
  'random-where-own': () => 'A part of my own',
  'random-where-pick-first': () => 'Pick something on the table first.',
  'random-where-draw-first': () => 'Draw a rectangle on free ground of the plan first.',
  'random-image-too': () => 'All else stays. The symmetry lays out the image of this part as well.',
  'random-seed': () => 'Seed',
  'random-seed-hint': () => 'The same seed and wishes give the same layout.',
  'random-make': () => 'Lay out',
  'random-next': () => 'Next seed',
  'random-making': ({ percent }: { percent: string }) => `Laying out… ${percent} of the tries`,
  'random-made': ({ seed, tries }: { seed: number; tries: number }) =>
    `Seed ${seed}, after ${tries} ${plural('en', tries, 'try', 'tries')}.`,
  'random-made-of': ({ pieces, share, tall }: { pieces: number; share: string; tall: string }) =>
    `${pieces} ${plural('en', pieces, 'piece covers', 'pieces cover')} ${share} of the table; tall ones ${tall}.`,
  'random-made-sight': ({ sight }: { sight: string }) => `Sight differs by ${sight}.`,
  'random-made-both': ({ sight, way }: { sight: string; way: string }) => `Sight differs by ${sight}, ways by ${way}.`,
} satisfies AnyPhrases
