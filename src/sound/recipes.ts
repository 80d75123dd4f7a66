/** Every sound as data: its voices, and what it is a variant of. Hertz and seconds. Pure. */

/** Filtered noise, or a tone, that glides from one pitch to another while it swells and fades. */
export interface Voice {
  readonly kind: 'noise' | 'sine' | 'triangle'
  readonly from: number
  readonly to: number
  readonly start: number
  readonly length: number
  /** The amplitude of a tone at its loudest, full scale being 1; a noise is as loud as a tone of it. */
  readonly loud: number
  /** The share of its length during which it gets louder; by default it is at its loudest at once. */
  readonly swell?: number
}

/** How heavy a miniature sounds, by its base. */
export const WEIGHTS = ['light', 'medium', 'heavy'] as const
export type Weight = (typeof WEIGHTS)[number]

/** What is limited together: sounds of one kind never follow each other too closely. Each kind has a level of its own. */
export const KINDS = ['die', 'token', 'card', 'step', 'hand', 'fall', 'fight'] as const
export type Kind = (typeof KINDS)[number]

export interface Recipe {
  readonly kind: Kind
  readonly voices: readonly Voice[]
}

export type SoundName =
  | 'die-felt'
  | 'die-wood'
  | 'die-die'
  | 'reveal'
  | 'slide'
  | 'drop'
  | 'card'
  | 'lift'
  | `step-${Weight}`
  | `set-${Weight}`
  | `fall-${Weight}`
  | 'gone'
  | 'shot'
  | 'hit'
  | 'clash'

const noise = (start: number, length: number, from: number, to: number, loud: number, swell = 0): Voice => ({
  kind: 'noise',
  from,
  to,
  start,
  length,
  loud,
  swell,
})
const tone = (start: number, length: number, from: number, to: number, loud: number, swell = 0): Voice => ({
  ...noise(start, length, from, to, loud, swell),
  kind: 'sine',
})
const reed = (start: number, length: number, from: number, to: number, loud: number, swell = 0): Voice => ({
  ...noise(start, length, from, to, loud, swell),
  kind: 'triangle',
})

export const SOUNDS: { readonly [S in SoundName]: Recipe } = {
  'die-felt': { kind: 'die', voices: [noise(0, 0.11, 520, 380, 0.85), tone(0, 0.12, 190, 115, 0.49)] },
  'die-wood': { kind: 'die', voices: [noise(0, 0.1, 1700, 1250, 0.75), tone(0, 0.13, 420, 250, 0.6)] },
  'die-die': { kind: 'die', voices: [noise(0, 0.05, 4200, 3600, 1.1), tone(0, 0.06, 2600, 1560, 0.78)] },
  // An intake of breath, and two gliding tones.
  reveal: {
    kind: 'token',
    voices: [noise(0, 0.5, 300, 2600, 0.038, 0.7), tone(0.08, 0.9, 220, 330, 0.087, 0.3), reed(0.2, 0.9, 495, 440, 0.034, 0.2)],
  },
  // A counter on wood, twice, as it bounces.
  drop: {
    kind: 'token',
    voices: [noise(0, 0.06, 1300, 700, 0.66), tone(0, 0.09, 240, 130, 0.59), noise(0.09, 0.04, 1500, 900, 0.26)],
  },
  slide: { kind: 'card', voices: [noise(0, 0.24, 900, 500, 0.07, 0.4)] },
  card: { kind: 'card', voices: [noise(0, 0.13, 2600, 1100, 0.086, 0.25), noise(0.13, 0.07, 700, 380, 0.22)] },
  lift: { kind: 'hand', voices: [noise(0, 0.09, 900, 1900, 0.12, 0.4), tone(0, 0.05, 420, 520, 0.021, 0.3)] },
  // The edge of a base on felt, and the body of the miniature behind it: the wider the base, the lower and longer.
  'set-light': { kind: 'hand', voices: [noise(0, 0.05, 1700, 1000, 0.78), tone(0, 0.06, 380, 260, 0.65)] },
  'set-medium': { kind: 'hand', voices: [noise(0, 0.07, 1000, 600, 0.66), tone(0, 0.09, 240, 150, 0.66)] },
  'set-heavy': { kind: 'hand', voices: [noise(0, 0.1, 560, 300, 0.52), tone(0, 0.16, 130, 75, 0.56)] },
  'step-light': { kind: 'step', voices: [noise(0, 0.035, 1900, 1300, 0.81), tone(0, 0.035, 330, 250, 0.41)] },
  'step-medium': { kind: 'step', voices: [noise(0, 0.05, 900, 600, 0.74), tone(0, 0.06, 190, 130, 0.51)] },
  'step-heavy': { kind: 'step', voices: [noise(0, 0.08, 430, 260, 0.46), tone(0, 0.12, 105, 65, 0.46)] },
  // It strikes the table and rocks once.
  'fall-light': {
    kind: 'fall',
    voices: [noise(0, 0.06, 1500, 800, 0.52), tone(0, 0.08, 340, 220, 0.47), noise(0.1, 0.04, 1900, 1300, 0.21)],
  },
  'fall-medium': {
    kind: 'fall',
    voices: [noise(0, 0.08, 900, 500, 0.57), tone(0, 0.12, 220, 130, 0.57), noise(0.12, 0.05, 1200, 800, 0.21)],
  },
  'fall-heavy': {
    kind: 'fall',
    voices: [noise(0, 0.12, 500, 260, 0.48), tone(0, 0.2, 115, 62, 0.52), noise(0.15, 0.07, 700, 400, 0.17)],
  },
  gone: { kind: 'fall', voices: [noise(0, 0.45, 1500, 380, 0.055, 0.3), tone(0, 0.4, 320, 160, 0.021, 0.2)] },
  // A crack and a falling tone; the low voice gives it weight.
  shot: {
    kind: 'fight',
    voices: [noise(0, 0.12, 3600, 900, 0.57), reed(0, 0.15, 1400, 210, 0.36), tone(0, 0.1, 150, 62, 0.79)],
  },
  hit: { kind: 'fight', voices: [noise(0, 0.08, 1300, 480, 0.62), tone(0, 0.13, 170, 80, 0.81)] },
  // Two blades: inharmonic tones that meet twice.
  clash: {
    kind: 'fight',
    voices: [
      noise(0, 0.05, 3400, 2300, 0.32),
      reed(0, 0.2, 1870, 1840, 0.24),
      reed(0, 0.14, 2690, 2650, 0.13),
      noise(0.1, 0.04, 2900, 2100, 0.21),
      reed(0.1, 0.16, 1610, 1590, 0.13),
    ],
  },
}

/** How loud each kind is in the mix: what is heard most often is the softest. */
export const LEVELS: { readonly [K in Kind]: number } = {
  die: 0.8,
  token: 0.9,
  card: 0.8,
  step: 0.5,
  hand: 0.8,
  fall: 0.9,
  fight: 0.8,
}

/** When the last voice of a recipe has faded, in seconds from its beginning. */
export const lengthOf = ({ voices }: Recipe): number => Math.max(...voices.map(({ start, length }) => start + length))
