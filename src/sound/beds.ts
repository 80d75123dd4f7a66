/** The ambience of each mat, as data: what is heard when nobody does anything. Pure. */

/** Noise around a pitch that comes and goes. */
export interface Breath {
  /** Hertz. */
  readonly pitch: number
  /** How narrow it is: the pitch divided by the width of the band. */
  readonly narrow: number
  /** Its effective value, as a share of full scale. */
  readonly loud: number
  /** By which share of it the loudness sways, and how often in a loop: whole numbers, so that the loop's ends meet. */
  readonly sway: number
  readonly sways: number
}

/** A low steady tone. */
export interface Hum {
  /** Hertz; taken to the nearest pitch of which whole waves fit into the loop. */
  readonly pitch: number
  readonly loud: number
  readonly sway: number
  readonly sways: number
}

/** One endless loop. */
export interface Loop {
  readonly seconds: number
  readonly breaths: readonly Breath[]
  readonly hums: readonly Hum[]
}

/** Two loops of different lengths, one a little to each side: together they repeat only after minutes. */
export type Bed = readonly [Loop, Loop]

/** Seconds of the two loops; the second is not a simple multiple of the first. */
const LONG = 17
const SHORT = 13

const breath = (pitch: number, narrow: number, loud: number, sway: number, sways: number): Breath => ({
  pitch,
  narrow,
  loud,
  sway,
  sways,
})
const hum = (pitch: number, loud: number, sway: number, sways: number): Hum => ({ pitch, loud, sway, sways })
const bed = (one: Omit<Loop, 'seconds'>, other: Omit<Loop, 'seconds'>): Bed => [
  { seconds: LONG, ...one },
  { seconds: SHORT, ...other },
]

export const BEDS = {
  /** A quiet room. */
  room: bed(
    { breaths: [breath(140, 0.7, 0.0032, 0.3, 2)], hums: [] },
    { breaths: [breath(420, 0.6, 0.0014, 0.4, 1)], hums: [hum(58, 0.001, 0.5, 1)] },
  ),
  /** Cards are played in a wooden room: warmer, with a little of the house in it. */
  wood: bed(
    { breaths: [breath(190, 0.8, 0.0036, 0.35, 2)], hums: [hum(82, 0.0012, 0.5, 1)] },
    { breaths: [breath(620, 1.2, 0.0012, 0.5, 2)], hums: [] },
  ),
  /** A station: two hums that beat slowly, and the air that is pumped round. */
  station: bed(
    { breaths: [breath(310, 0.9, 0.0022, 0.25, 3)], hums: [hum(55, 0.0035, 0.4, 1), hum(110.3, 0.0014, 0.6, 2)] },
    { breaths: [breath(900, 1.4, 0.00064, 0.6, 2)], hums: [hum(55.4, 0.0026, 0.5, 2), hum(82.5, 0.00096, 0.7, 1)] },
  ),
  /** Wind over a dead colony: hollow, in gusts. */
  colony: bed(
    { breaths: [breath(260, 1.4, 0.0044, 0.7, 2), breath(560, 3, 0.0014, 0.9, 3)], hums: [] },
    { breaths: [breath(170, 1, 0.0036, 0.6, 1)], hums: [hum(46, 0.002, 0.6, 1)] },
  ),
  /** A street at night: the city far away, a breeze near by. */
  street: bed(
    { breaths: [breath(120, 0.7, 0.0044, 0.3, 1), breath(1300, 1, 0.0006, 0.7, 2)], hums: [] },
    { breaths: [breath(240, 0.8, 0.0028, 0.5, 2)], hums: [hum(66, 0.0012, 0.6, 1)] },
  ),
  /** Wind over open land. */
  plain: bed(
    { breaths: [breath(340, 0.8, 0.0038, 0.6, 2)], hums: [] },
    { breaths: [breath(760, 0.9, 0.0014, 0.8, 2)], hums: [] },
  ),
  /** Thin wind, high up. */
  heights: bed(
    { breaths: [breath(520, 1.6, 0.0034, 0.7, 2)], hums: [] },
    { breaths: [breath(980, 2.4, 0.0012, 0.85, 3), breath(220, 0.8, 0.0022, 0.5, 1)], hums: [] },
  ),
  /** A mire: heavy air that hardly moves. */
  mire: bed(
    { breaths: [breath(150, 1, 0.0042, 0.4, 1)], hums: [hum(61, 0.002, 0.7, 2)] },
    { breaths: [breath(300, 1.8, 0.0018, 0.8, 4)], hums: [] },
  ),
} as const satisfies { readonly [name: string]: Bed }

export type BedName = keyof typeof BEDS

const OF_MATS: { readonly [mat: string]: BedName } = {
  cards: 'wood',
  deck: 'station',
  cobbles: 'street',
  steppe: 'plain',
  dust: 'plain',
  rock: 'heights',
  'cloud-sea': 'heights',
  mire: 'mire',
}

const isBed = (name: string): name is BedName => Object.hasOwn(BEDS, name)

/** The ambience of this name, or of a mat; a quiet room if it has none of its own. */
export const bedOf = (name: string): BedName => (isBed(name) ? name : (Object.hasOwn(OF_MATS, name) && OF_MATS[name]) || 'room')
