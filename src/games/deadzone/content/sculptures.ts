/** The kinds of miniatures there are: folders in `models/`. A profile has the one that its model looks most like. */
export const SCULPTURES = [
  'dz-trooper',
  'dz-leader',
  'dz-heavy',
  'dz-assault',
  'dz-drone',
  'dz-short-armoured',
  'dz-short-leader',
  'dz-short-flamer',
  'dz-rebel',
  'dz-alien',
  'dz-beast',
  'dz-brute',
  'dz-bike',
  'dz-walker',
] as const
export type Sculpture = (typeof SCULPTURES)[number]
