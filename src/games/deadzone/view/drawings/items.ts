/** The drawings of items, of our own design, distinguishable by shape alone. */
import type { MarkLook } from '../../../../scene/things/token-grounds'
import { all, box, type Draw, dot, lines, type Points, ringed, solid } from '../../../../scene/things/token-strokes'

/** A closed crate, for face-down items. */
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

const FACE_UP: { readonly [kind: string]: Draw } = {
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

export const ITEM_MARKS: { readonly [kind: string]: MarkLook } = {
  ...Object.fromEntries(
    Object.entries(FACE_UP).map(([kind, draw]) => [kind, { draw, ground: [0.5, 0.45, 0.34], ink: '#1d1a14', glow: 0 }]),
  ),
  'item-down': { draw: CRATE, ground: [0.16, 0.18, 0.17], ink: '#d8c9a0', glow: 0.1 },
}
