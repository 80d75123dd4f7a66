/**
 * Surface finishes. A small palette texture holds roughness, metalness and glow of all finishes, so that all pieces share one
 * material: a vertex carries its colour directly, and its texture coordinate selects the finish.
 */
import type { Vec3 } from './space'

export const FINISHES = [
  'paint',
  'satin',
  'glaze',
  'cloth',
  'steel',
  'gunmetal',
  'brass',
  'glass',
  'glow-amber',
  'glow-cyan',
  'glow-red',
  'glow-green',
  'glow-lamp',
  'glow-violet',
  'glow-white',
  'window',
] as const
export type Finish = (typeof FINISHES)[number]

interface Stuff {
  readonly rough: number
  readonly metal: number
  readonly glow?: string
}

export const STUFF: { readonly [finish in Finish]: Stuff } = {
  paint: { rough: 0.78, metal: 0 },
  satin: { rough: 0.55, metal: 0 },
  glaze: { rough: 0.34, metal: 0 },
  cloth: { rough: 0.93, metal: 0 },
  steel: { rough: 0.42, metal: 0.75 },
  gunmetal: { rough: 0.5, metal: 0.6 },
  brass: { rough: 0.4, metal: 0.8 },
  glass: { rough: 0.14, metal: 0.1 },
  'glow-amber': { rough: 0.4, metal: 0, glow: '#ff8a14' },
  'glow-cyan': { rough: 0.4, metal: 0, glow: '#1fc9ff' },
  'glow-red': { rough: 0.4, metal: 0, glow: '#ff2a12' },
  'glow-green': { rough: 0.4, metal: 0, glow: '#4dff5a' },
  'glow-lamp': { rough: 0.4, metal: 0, glow: '#ffc46a' },
  'glow-violet': { rough: 0.4, metal: 0, glow: '#a468ff' },
  'glow-white': { rough: 0.4, metal: 0, glow: '#e6f0ff' },
  window: { rough: 0.25, metal: 0, glow: '#6b4a1e' },
}

/** How much brighter than white the glowing texels are. */
export const GLOW = 1.6

const channel = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)

/** Converts a screen (sRGB) colour to linear light, as vertices store it. */
export function colour(hex: string): Vec3 {
  const n = Number.parseInt(hex.slice(1), 16)
  return [channel(((n >> 16) & 255) / 255), channel(((n >> 8) & 255) / 255), channel((n & 255) / 255)]
}

/** The texture coordinate of a finish: the centre of its texel. */
export const texel = (finish: Finish): number => (FINISHES.indexOf(finish) + 0.5) / FINISHES.length
