/**
 * Panels and floors of the cubes (DZ-TER-10, 11, tables 4.2a and 4.2b). A cube is three inches. Panels are drawn with a
 * thickness, but sight treats them as having none (DZ-LOS-03), and bases are kept off what is solid below one inch (DZ-POS-03).
 *
 * A panel's origin is the middle of its cube face, on the ground of its level. Heading 0 runs along x, heading 90 along y. A
 * floor's origin is the middle of its square, at its level. At heading 0, a walkway runs from west to east, and a ramp rises
 * towards +y (north).
 */
import { type Convex, INCH, type Units } from '../../../geometry/types'
import type { Part, SightPart, TerrainKind } from '../../../table/piece'
import { rectangle } from '../../../table/terrain/solid'

/** The drawn thickness of panels and floors, in inches. */
const THICK = 0.1
/** Half the thickness of a panel when bases are kept off it; as small as possible. */
const LINE: Units = 1
const units = (inches: number): Units => Math.round(inches * INCH)

/** A solid rectangle of a panel, in inches: from `u0` to `u1` along it (0 to 3), from `v0` to `v1` in height. */
interface Slab {
  readonly u0: number
  readonly u1: number
  readonly v0: number
  readonly v1: number
}
const slab = (u0: number, u1: number, v0: number, v1: number): Slab => ({ u0, u1, v0, v1 })
const WHOLE = slab(0, 3, 0, 3)

/** The side of a cube with an opening left out. */
const around = (u0: number, u1: number, v0: number, v1: number): readonly Slab[] =>
  [slab(0, 3, 0, v0), slab(0, u0, v0, v1), slab(u1, 3, v0, v1), slab(0, 3, v1, 3)].filter(
    (piece) => piece.u1 > piece.u0 && piece.v1 > piece.v0,
  )

/** The position of `u` along a panel, from its middle. Halves are rounded outwards so that both ends mirror each other. */
const along = (u: number): Units => Math.sign(u - 1.5) * units(Math.abs(u - 1.5))
const strip = (u0: number, u1: number, half: Units): Convex => [
  { x: along(u0), y: -half },
  { x: along(u1), y: -half },
  { x: along(u1), y: half },
  { x: along(u0), y: half },
]

const drawn = ({ u0, u1, v0, v1 }: Slab): Part => ({
  outline: strip(u0, u1, units(THICK / 2)),
  bottom: units(v0),
  top: units(v1),
})
const sheet = ({ u0, u1, v0, v1 }: Slab): SightPart => ({
  outline: [
    { x: along(u0), y: 0 },
    { x: along(u1), y: 0 },
  ],
  bottom: units(v0),
  top: units(v1),
})
const line = ({ u0, u1 }: Slab): Convex => strip(u0, u1, LINE)

/** The name of a kind of piece. */
type Names = { readonly en: string; readonly fr: string }

const panel = (kind: string, names: Names, slabs: readonly Slab[]) => ({
  kind,
  names,
  model: kind,
  parts: slabs.map(drawn),
  sight: slabs.map(sheet),
  footprint: slabs.filter(({ v0 }) => v0 < 1).map(line),
})

/** A floor. It is drawn below its level, so that models stand exactly at the level's height. */
const floor = (kind: string, names: Names, shape: Convex) => ({
  kind,
  names,
  model: kind,
  parts: [{ outline: shape, bottom: -units(THICK), top: 0 }],
  sight: [{ outline: shape, bottom: 0, top: 0 }],
  top: { outline: shape, height: 0 },
})

const SQUARE = rectangle(-1.5, -1.5, 1.5, 1.5)
const corner = (x: number, y: number, z: number) => ({ x: units(x), y: units(y), z: units(z) })
/** The number of steps with which a ramp is drawn. */
const STEPS = 12

/** DZ-TER-17: a ramp from the ground at its -y side up to the next level at its +y side. */
const ramp = {
  kind: 'dz-ramp',
  names: { en: 'Ramp', fr: 'Rampe' },
  model: 'dz-ramp',
  parts: Array.from({ length: STEPS }, (_, i) => ({
    outline: rectangle(-1.5, -1.5 + (3 * i) / STEPS, 1.5, -1.5 + (3 * (i + 1)) / STEPS),
    bottom: 0,
    top: units((3 * (i + 0.5)) / STEPS),
  })),
  sight: [{ face: [corner(-1.5, -1.5, 0), corner(1.5, -1.5, 0), corner(1.5, 1.5, 3), corner(-1.5, 1.5, 3)] }],
  footprint: [SQUARE],
  top: { outline: SQUARE, height: units(1.5), rise: units(3) },
}

export const TERRAIN = [
  panel('dz-wall', { en: 'Wall panel', fr: 'Panneau plein' }, [WHOLE]),
  panel('dz-wall-low', { en: 'Barricade panel', fr: 'Panneau bas' }, [slab(0, 3, 0, 0.9)]),
  panel('dz-wall-door', { en: 'Doorway panel', fr: 'Panneau à porte' }, around(0.25, 2.75, 0, 2.7)),
  panel('dz-wall-window', { en: 'Window panel', fr: 'Panneau à fenêtre' }, around(0.375, 2.625, 0.75, 2.75)),
  panel('dz-wall-slit', { en: 'Slit panel', fr: 'Panneau à meurtrière' }, around(0.75, 2.25, 0.75, 2.25)),
  panel('dz-hatch-1', { en: 'Small hatch panel', fr: 'Panneau à petite trappe' }, [WHOLE]),
  panel('dz-hatch-2', { en: 'Hatch panel', fr: 'Panneau à trappe' }, [WHOLE]),
  panel('dz-hatch-3', { en: 'Large hatch panel', fr: 'Panneau à grande trappe' }, [WHOLE]),
  floor('dz-floor', { en: 'Floor', fr: 'Plancher' }, SQUARE),
  floor('dz-walkway', { en: 'Walkway', fr: 'Passerelle' }, rectangle(-1.5, -0.75, 1.5, 0.75)),
  floor('dz-floor-hatch-1', { en: 'Floor, small hatch', fr: 'Plancher à petite trappe' }, SQUARE),
  floor('dz-floor-hatch-2', { en: 'Floor, hatch', fr: 'Plancher à trappe' }, SQUARE),
  ramp,
] satisfies readonly TerrainKind[]
