/** The drawings of objectives and Command dice, of our own design, and how every kind of this family lies on its ground. */
import { ITEM_MARKS } from './item-marks'
import { all, box, burst, chevron, type Draw, dot, lines, ringed, solid } from './token-strokes'

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
