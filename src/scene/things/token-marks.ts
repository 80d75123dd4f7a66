/** The drawings of objectives, items and Command dice, of our own design: each told from the others by its shape alone. */
import { type Ink, type Pen, shape } from './token-pen'

type Points = readonly (readonly [number, number])[]
type Draw = (pen: Pen, ink: string, glow: number) => void

const lines =
  (width: number, ...paths: readonly Points[]): Draw =>
  (pen, ink, glow) => {
    for (const path of paths)
      pen.line(
        (to: Ink) => {
          for (const [x, y] of path) to.lineTo(x, y)
        },
        ink,
        width,
        glow,
      )
  }
const solid =
  (...shapes: readonly Points[]): Draw =>
  (pen, ink, glow) => {
    for (const one of shapes) pen.fill(shape(one), ink, glow)
  }
const ringed =
  (r: number, width: number, x = 0, y = 0, from = 0, to = 7): Draw =>
  (pen, ink, glow) =>
    pen.line((ink2) => ink2.arc(x, y, r, from, to), ink, width, glow)
const dot =
  (r: number, x = 0, y = 0): Draw =>
  (pen, ink, glow) =>
    pen.fill(
      (to) => {
        to.moveTo(x + r, y)
        to.arc(x, y, r, 0, Math.PI * 2)
      },
      ink,
      glow,
    )
const all =
  (...draws: readonly Draw[]): Draw =>
  (pen, ink, glow) => {
    for (const draw of draws) draw(pen, ink, glow)
  }

/** A burst with so many rays. */
const burst = (rays: number, long: number, short: number): Points =>
  Array.from({ length: rays * 2 }, (_, i) => {
    const r = i % 2 ? short : long * (i % 4 ? 0.86 : 1)
    const a = (i * Math.PI) / rays
    return [Math.sin(a) * r, -Math.cos(a) * r] as const
  })
const box = (x0: number, y0: number, x1: number, y1: number): Points => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
]
const chevron = (x: number): Points => [
  [x - 0.24, -0.5],
  [x + 0.24, 0],
  [x - 0.24, 0.5],
]

const DIE_MARKS: { readonly [kind: string]: Draw } = {
  'command-act': solid([
    [0, -0.64],
    [0.56, -0.02],
    [0.24, -0.02],
    [0.24, 0.62],
    [-0.24, 0.62],
    [-0.24, -0.02],
    [-0.56, -0.02],
  ]),
  'command-dice': all(
    lines(0.13, [
      [-0.55, -0.55],
      [0.55, -0.55],
      [0.55, 0.55],
      [-0.55, 0.55],
      [-0.55, -0.55],
      [0, -0.55],
    ]),
    lines(
      0.15,
      [
        [-0.27, 0],
        [0.27, 0],
      ],
      [
        [0, -0.27],
        [0, 0.27],
      ],
    ),
  ),
  'command-move': lines(0.2, chevron(-0.26), chevron(0.3)),
  'command-shoot': all(
    ringed(0.42, 0.13),
    dot(0.11),
    lines(
      0.13,
      [
        [0, -0.7],
        [0, -0.3],
      ],
      [
        [0, 0.7],
        [0, 0.3],
      ],
      [
        [-0.7, 0],
        [-0.3, 0],
      ],
      [
        [0.7, 0],
        [0.3, 0],
      ],
    ),
  ),
  'command-fight': lines(
    0.15,
    [
      [-0.56, -0.6],
      [0.4, 0.4],
    ],
    [
      [0.56, -0.6],
      [-0.4, 0.4],
    ],
    [
      [-0.62, 0.22],
      [-0.22, 0.62],
    ],
    [
      [0.62, 0.22],
      [0.22, 0.62],
    ],
  ),
  'command-splat': solid(burst(8, 0.74, 0.36)),
}

const ITEM_MARKS: { readonly [kind: string]: Draw } = {
  'item-ammo': solid(
    ...[-0.36, 0, 0.36].map(
      (x): Points => [
        [x, -0.56],
        [x + 0.13, -0.22],
        [x + 0.13, 0.5],
        [x - 0.13, 0.5],
        [x - 0.13, -0.22],
      ],
    ),
  ),
  'item-ap-ammo': solid(
    [
      [0, -0.66],
      [0.22, -0.16],
      [0.22, 0.56],
      [-0.22, 0.56],
      [-0.22, -0.16],
    ],
    box(-0.56, 0.3, -0.34, 0.56),
    box(0.34, 0.3, 0.56, 0.56),
  ),
  'item-frag-grenade': all(dot(0.4, 0, 0.16), solid(box(-0.16, -0.5, 0.16, -0.16)), ringed(0.16, 0.08, 0.32, -0.44)),
  'item-stun-grenade': all(
    ringed(0.46, 0.1, 0, 0.08),
    solid([
      [0.1, -0.24],
      [-0.22, 0.14],
      [-0.02, 0.14],
      [-0.1, 0.42],
      [0.22, 0.02],
      [0.02, 0.02],
    ]),
    lines(0.1, [
      [0, -0.6],
      [0, -0.42],
    ]),
  ),
  'item-smoke-grenade': all(
    dot(0.26, -0.24, 0.1),
    dot(0.34, 0.14, 0),
    dot(0.2, 0.4, 0.18),
    dot(0.2, -0.04, -0.3),
    solid(box(-0.42, 0.16, 0.5, 0.38)),
  ),
  'item-toxic-grenade': all(
    dot(0.15),
    ringed(0.24, 0.11, 0, -0.36),
    ringed(0.24, 0.11, -0.32, 0.2),
    ringed(0.24, 0.11, 0.32, 0.2),
  ),
  'item-medi-pack': solid(box(-0.17, -0.54, 0.17, 0.54), box(-0.54, -0.17, 0.54, 0.17)),
  'item-intel': all(
    lines(0.1, [
      [-0.4, -0.56],
      [0.16, -0.56],
      [0.42, -0.3],
      [0.42, 0.56],
      [-0.4, 0.56],
      [-0.4, -0.56],
    ]),
    lines(
      0.09,
      [
        [-0.2, -0.12],
        [0.22, -0.12],
      ],
      [
        [-0.2, 0.1],
        [0.22, 0.1],
      ],
      [
        [-0.2, 0.32],
        [0.04, 0.32],
      ],
    ),
  ),
  'item-booby-trap': all(
    lines(
      0.17,
      [
        [-0.5, -0.5],
        [0.5, 0.5],
      ],
      [
        [0.5, -0.5],
        [-0.5, 0.5],
      ],
    ),
    ringed(0.6, 0.07),
  ),
  'item-defender-shield': solid([
    [0, -0.6],
    [0.48, -0.44],
    [0.44, 0.14],
    [0, 0.6],
    [-0.44, 0.14],
    [-0.48, -0.44],
  ]),
  ...Object.fromEntries(
    [2, 3, 4].map((count) => [
      `item-energy-shield-${count}`,
      all(...Array.from({ length: count }, (_, i) => ringed(0.18 + i * 0.16, 0.075, 0, 0.34, Math.PI, Math.PI * 2))),
    ]),
  ),
  'item-holo-sight': all(
    lines(
      0.1,
      ...([1, -1] as const).flatMap((sx) =>
        ([1, -1] as const).map(
          (sy): Points => [
            [sx * 0.54, sy * 0.26],
            [sx * 0.54, sy * 0.5],
            [sx * 0.28, sy * 0.5],
          ],
        ),
      ),
    ),
    dot(0.12),
  ),
  'item-mono-wheel': all(ringed(0.48, 0.16), dot(0.16)),
  'item-jump-pack': solid(
    box(-0.44, -0.52, -0.1, 0.16),
    box(0.1, -0.52, 0.44, 0.16),
    [
      [-0.42, 0.24],
      [-0.12, 0.24],
      [-0.27, 0.62],
    ],
    [
      [0.42, 0.24],
      [0.12, 0.24],
      [0.27, 0.62],
    ],
  ),
  'item-sentry-gun': all(
    solid(box(-0.42, -0.36, 0.12, 0.04), box(0.1, -0.26, 0.6, -0.08)),
    lines(0.1, [
      [-0.4, 0.54],
      [-0.14, 0.06],
      [0.12, 0.54],
    ]),
  ),
  'item-thermal-mines': all(
    ringed(0.36, 0.12, 0, 0.34, Math.PI, Math.PI * 2),
    lines(
      0.1,
      [
        [-0.58, 0.36],
        [0.58, 0.36],
      ],
      [
        [0, -0.16],
        [0, -0.56],
      ],
      [
        [-0.34, -0.12],
        [-0.48, -0.36],
      ],
      [
        [0.34, -0.12],
        [0.48, -0.36],
      ],
    ),
  ),
  'item-bomb-bot': all(
    dot(0.36, 0, 0.04),
    lines(
      0.1,
      [
        [-0.24, 0.36],
        [-0.42, 0.56],
      ],
      [
        [0.24, 0.36],
        [0.42, 0.56],
      ],
      [
        [0.2, -0.28],
        [0.42, -0.56],
      ],
    ),
  ),
  'item-commlink': all(
    dot(0.12, 0, 0.1),
    ringed(0.3, 0.09, 0, 0.1, Math.PI * 1.15, Math.PI * 1.85),
    ringed(0.52, 0.09, 0, 0.1, Math.PI * 1.15, Math.PI * 1.85),
    lines(0.1, [
      [0, 0.1],
      [0, 0.58],
    ]),
  ),
  'item-tripmine': all(
    solid(box(-0.58, -0.34, -0.22, 0.34)),
    lines(
      0.08,
      [
        [-0.2, 0],
        [0.04, 0],
      ],
      [
        [0.16, 0],
        [0.36, 0],
      ],
      [
        [0.48, 0],
        [0.62, 0],
      ],
    ),
  ),
}

/** A flag on its staff. */
const FLAG = all(
  lines(0.1, [
    [-0.3, -0.56],
    [-0.3, 0.36],
  ]),
  solid([
    [-0.28, -0.54],
    [0.46, -0.54],
    [0.28, -0.29],
    [0.46, -0.04],
    [-0.28, -0.04],
  ]),
)
/** A closed crate. */
const CRATE = all(
  lines(0.09, [
    [-0.5, -0.16],
    [0.5, -0.16],
    [0.5, 0.44],
    [-0.5, 0.44],
    [-0.5, -0.16],
    [-0.34, -0.46],
    [0.34, -0.46],
    [0.5, -0.16],
  ]),
  solid(box(-0.13, -0.08, 0.13, 0.16)),
)

export interface MarkLook {
  readonly draw: Draw
  /** The ground: red, green, blue from 0 to 1. */
  readonly ground: readonly [number, number, number]
  readonly ink: string
  readonly glow: number
  /** A die has no rim: its print runs over the whole side. */
  readonly isDie: boolean
}

/** How a kind of this family is drawn; nothing for another. */
export function markLook(kind: string): MarkLook | undefined {
  const of = (marks: { readonly [kind: string]: Draw }) => (Object.hasOwn(marks, kind) ? marks[kind] : undefined)
  const die = of(DIE_MARKS)
  if (die) return { draw: die, ground: [0.075, 0.085, 0.1], ink: '#f0c272', glow: 0.25, isDie: true }
  const item = of(ITEM_MARKS)
  if (item) return { draw: item, ground: [0.5, 0.45, 0.34], ink: '#1d1a14', glow: 0, isDie: false }
  if (kind === 'item-down') return { draw: CRATE, ground: [0.16, 0.18, 0.17], ink: '#d8c9a0', glow: 0.1, isDie: false }
  if (kind === 'objective') return { draw: FLAG, ground: [0.42, 0.16, 0.09], ink: '#ffe2ae', glow: 0.25, isDie: false }
  return undefined
}
