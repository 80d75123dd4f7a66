/** Materials of the dead colony (cast concrete, blued steel, worn warning paint) and the parts that its panels share. */
import { colour } from '../kit/finish'
import { type Mesh, merge, moved, spun, transformed } from '../kit/mesh'
import { clouds } from '../kit/noise'
import type { Coat } from '../kit/paint'
import { pipe, slab } from '../kit/solids'
import { lerp, ramp, turning } from '../kit/space'
import { bar, lamp, panel, sides, stencil, stripes, weathered } from '../terrain/stock'

export const CONCRETE = (seed: number): Coat => weathered('#76726a', { seed, rust: '#6a6352', wear: 0.55 })
export const CAST = (seed: number): Coat => weathered('#605d57', { seed, rust: '#544d40', wear: 0.6 })
export const BLUED = (seed: number): Coat => weathered('#3f4d58', { seed, wear: 1.2, finish: 'satin' })
export const DECK = (seed: number): Coat => weathered('#272d32', { seed, rust: '#3f3023', wear: 0.7 })
export const RUNG: Coat = { colour: colour('#6f6a60'), finish: 'gunmetal', brush: 1.6 }
export const PIPE: Coat = {
  colour: (p) => lerp(colour('#8a4a2b'), colour('#4b2c1d'), ramp(0.4, 0.7, clouds(p, 4, 21))),
  finish: 'satin',
  brush: 1.2,
}
export const HAZARD: Coat = { colour: colour('#a9781f'), finish: 'paint', mottle: 2.2 }
export const PITCH: Coat = { colour: colour('#1b1a18'), finish: 'paint', mottle: 1.5 }
export const PAINTED: Coat = { colour: colour('#c4bba6'), finish: 'paint', mottle: 2.6 }
export const LAMP: Coat = lamp('glow-lamp', '#ffd49a')
export const SIGNAL: Coat = lamp('glow-amber', '#ffb04a')

/** In inches: half the thickness of a bare panel, and the farthest that a detail may reach from its middle plane. */
export const HALF = 0.05
export const PROUD = 0.105
/** A panel's top: slightly below the next level, which leaves a dark joint under the floor or panel above. */
export const TOP = 2.985

/** A bar through a panel from one face to the other. */
export const through = (x0: number, y0: number, x1: number, y1: number, half: number, bevel = 0.018): Mesh =>
  bar([x0, y0, -half], [x1, y1, half], bevel)

/** Staple rungs up a wall on both faces, which mark it as climbable. */
export function rungs(x: number, from: number, to: number): Mesh {
  const count = Math.max(2, Math.round((to - from) / 0.27))
  const one = merge(
    ...Array.from({ length: count }, (_, i) => {
      const y = from + ((to - from) * (i + 0.5)) / count
      return pipe(
        [
          [x - 0.17, y, HALF - 0.01],
          [x - 0.17, y, 0.085],
          [x + 0.17, y, 0.085],
          [x + 0.17, y, HALF - 0.01],
        ],
        0.019,
        6,
      )
    }),
  )
  return merge(one, transformed(one, [2 * x, 0, 0], turning(0, 180, 0)))
}

/** A pipe with clips up a wall, half sunk into it, on both faces. */
export function riser(x: number, from: number, to: number): { readonly pipes: Mesh; readonly clips: Mesh } {
  const one = pipe(
    [
      [x, from, 0.055],
      [x, (from + to) / 2, 0.055],
      [x, to, 0.055],
    ],
    0.048,
    10,
  )
  const clips = [0.2, 0.8].map((t) => moved(slab([0.15, 0.06, 0.1], 0.012), x, from + (to - from) * t, 0.055))
  const back = (m: Mesh) => transformed(m, [2 * x, 0, 0], turning(0, 180, 0))
  return { pipes: merge(one, back(one)), clips: merge(...clips, ...clips.map(back)) }
}

/** A flat shape on both faces of a panel, at this place and height. */
export const onFaces = (m: Mesh, x: number, y: number, half = HALF): Mesh => sides(moved(m, x, y, 0), half)

/** A number on both faces. */
export const number = (text: string, tall: number, x: number, y: number, half = HALF): Mesh =>
  merge(moved(stencil(text, tall), x, y, half), transformed(stencil(text, tall), [x, y, -half], turning(0, 180, 0)))

/** A strip of warning stripes on both faces: its background and the slanting bars on it. */
export function warning(x: number, y: number, long: number, wide: number, half: number, upright = false) {
  const turned = (m: Mesh) => (upright ? spun(m, 0, 0, 90) : m)
  return {
    ground: onFaces(turned(panel(long, wide, 0.003)), x, y, half),
    bars: onFaces(turned(spun(stripes(long, wide, wide * 1.6), 90)), x, y, half + 0.003),
  }
}
