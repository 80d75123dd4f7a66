/** The drawings of the Command dice beside the table, of our own design. */
import type { MarkLook } from '../../../../scene/things/token-grounds'
import { all, burst, chevron, type Draw, dot, lines, ringed, solid } from '../../../../scene/things/token-strokes'

const DRAWN: { readonly [kind: string]: Draw } = {
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

export const COMMAND_MARKS: { readonly [kind: string]: MarkLook } = Object.fromEntries(
  Object.entries(DRAWN).map(([kind, draw]) => [
    kind,
    { draw, ground: [0.075, 0.085, 0.1], ink: '#f0c272', glow: 0.25, isDie: true },
  ]),
)
