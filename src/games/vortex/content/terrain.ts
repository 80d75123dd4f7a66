/**
 * The game's terrain: six shapes (VX 2.5 and 6.6 of the house data), each with a model for each of the four countries. The four
 * kinds of a shape are the same solid, so a piece can change its looks with the country while nothing else changes.
 */
import { CENTIMETRE, type Convex } from '../../../geometry/types'
import type { TerrainKind } from '../../../table/piece'

export const COUNTRIES = ['plain', 'mountain', 'clouds', 'swamp'] as const
export type Country = (typeof COUNTRIES)[number]

/** Width along x, depth along y, height, in centimetres. */
const SHAPES = {
  block: [6, 4, 4],
  tower: [5, 5, 6],
  pillar: [3, 3, 6],
  wall: [12, 0.6, 1.5],
  fence: [10, 0.6, 1.5],
  rampart: [10, 0.6, 2],
} as const
export type Shape = keyof typeof SHAPES

type Names = { readonly en: string; readonly fr: string }
const NAMES: { readonly [C in Country]: { readonly [S in Shape]: Names } } = {
  plain: {
    block: { en: 'Turf bank', fr: 'Butte de gazon' },
    tower: { en: 'Fieldstone tower', fr: 'Tour de pierres des champs' },
    pillar: { en: 'Fieldstone pillar', fr: 'Pilier de pierres des champs' },
    wall: { en: 'Long dry-stone wall', fr: 'Long muret de pierres sèches' },
    fence: { en: 'Dry-stone wall', fr: 'Muret de pierres sèches' },
    rampart: { en: 'High dry-stone wall', fr: 'Haut mur de pierres sèches' },
  },
  mountain: {
    block: { en: 'Boulder', fr: 'Rocher' },
    tower: { en: 'Crag', fr: 'Aiguille rocheuse' },
    pillar: { en: 'Standing stone', fr: 'Pierre dressée' },
    wall: { en: 'Long ledge', fr: 'Longue corniche' },
    fence: { en: 'Ledge', fr: 'Corniche' },
    rampart: { en: 'High ledge', fr: 'Haute corniche' },
  },
  clouds: {
    block: { en: 'Pale plinth', fr: 'Socle pâle' },
    tower: { en: 'Pale tower', fr: 'Tour pâle' },
    pillar: { en: 'Fluted column', fr: 'Colonne cannelée' },
    wall: { en: 'Long balustrade', fr: 'Longue balustrade' },
    fence: { en: 'Balustrade', fr: 'Balustrade' },
    rampart: { en: 'High balustrade', fr: 'Haute balustrade' },
  },
  swamp: {
    block: { en: 'Drowned stump', fr: 'Souche noyée' },
    tower: { en: 'Hollow trunk', fr: 'Tronc creux' },
    pillar: { en: 'Dead tree', fr: 'Arbre mort' },
    wall: { en: 'Long palisade', fr: 'Longue palissade' },
    fence: { en: 'Palisade', fr: 'Palissade' },
    rampart: { en: 'High palisade', fr: 'Haute palissade' },
  },
}

const half = (centimetres: number): number => Math.round((centimetres * CENTIMETRE) / 2)
const box = (width: number, depth: number): Convex => {
  const [x, y] = [half(width), half(depth)]
  return [
    { x: -x, y: -y },
    { x, y: -y },
    { x, y },
    { x: -x, y },
  ]
}
/** Corners in the first quadrant of a polygon of 24 sides around the pillar's disc. A round pillar also blocks as a round one. */
const QUARTER = [
  [1500, 197],
  [1398, 579],
  [1200, 921],
  [921, 1200],
  [579, 1398],
  [197, 1500],
] as const
const ROUND: Convex = [
  ...QUARTER.map(([x, y]) => ({ x, y })),
  ...QUARTER.map(([x, y]) => ({ x: -y, y: x })),
  ...QUARTER.map(([x, y]) => ({ x: -x, y: -y })),
  ...QUARTER.map(([x, y]) => ({ x: y, y: -x })),
]

export const kindOf = (country: Country, shape: Shape): string => `vx-${country}-${shape}`
/** The shape of a terrain kind; undefined if the kind does not belong to this game. */
export const shapeOf = (kind: string): Shape | undefined => {
  const [prefix, country, shape] = kind.split('-')
  return prefix === 'vx' && COUNTRIES.some((one) => one === country) && shape !== undefined && shape in SHAPES
    ? (shape as Shape)
    : undefined
}

export const TERRAIN: readonly (TerrainKind & { readonly names: Names })[] = COUNTRIES.flatMap((country) =>
  (Object.keys(SHAPES) as Shape[]).map((shape) => {
    const [width, depth, height] = SHAPES[shape]
    const outline = shape === 'pillar' ? ROUND : box(width, depth)
    const kind = kindOf(country, shape)
    return { kind, parts: [{ outline, bottom: 0, top: height * CENTIMETRE }], model: kind, names: NAMES[country][shape] }
  }),
)
