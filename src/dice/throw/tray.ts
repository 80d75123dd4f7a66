/** The tray: its size for a number of dice, and how dice leave the hand. Dice space; see `dice.ts`. */
import type { Rotation, Vector } from './dice'
import { below, type Draw, permutation, spread } from './generator'
import type { Gesture } from './gesture'

/** Inner size of a tray in die edges: `width` along x, `depth` along z. */
export interface Tray {
  readonly width: number
  readonly depth: number
}

/** The most dice of a throw. The tray grows with them, so all are thrown at once: of 60 dice about three in a hundred cock. */
export const mostDice = 60

/** Crowded dice get cocked, so every size of tray has at least 20 times the dice's total area. */
const sizes: readonly { readonly most: number; readonly tray: Tray }[] = [
  { most: 6, tray: { width: 12, depth: 10 } },
  { most: 10, tray: { width: 16, depth: 12.5 } },
  { most: 15, tray: { width: 20, depth: 15 } },
  { most: 20, tray: { width: 23, depth: 17.5 } },
  { most: 30, tray: { width: 28, depth: 21.5 } },
  { most: 40, tray: { width: 33, depth: 24.5 } },
  { most: mostDice, tray: { width: 40, depth: 30 } },
]

/** The tray for this many dice. Throws an error above `mostDice`, which is the caller's bug. */
export function trayFor(count: number): Tray {
  const size = sizes.find(({ most }) => count <= most)
  if (size === undefined || count < 1) throw new Error(`A throw has 1 to ${mostDice} dice, not ${count}.`)
  return size.tray
}

/** How one die leaves the hand: units, units per second, radians per second. */
export interface Release {
  readonly position: Vector
  readonly rotation: Rotation
  readonly velocity: Vector
  readonly spin: Vector
}

const perRow = 5
const gap = 1.5

/** Places `count` dice in the hand and sends them off. Only + - * / and square roots of integers: equal on every engine. */
export function release(tray: Tray, count: number, gesture: Gesture, draw: Draw): readonly Release[] {
  const ahead = heading(gesture)
  const speed = 6 + 0.16 * gesture.strength
  const places = permutation(draw, count)
  const columns = Math.min(perRow, count)
  return places.map((place) => {
    const column = place % perRow
    const row = (place - column) / perRow
    const layer = row % 2
    const rank = (row - layer) / 2
    const rotation = turned(draw)
    const pace = speed * (1 + 0.4 * spread(draw))
    return {
      position: [
        (column - (columns - 1) / 2) * gap + 0.2 * spread(draw) - ahead[0] * 0.12 * tray.width,
        2.4 + layer * gap + 0.2 * spread(draw),
        tray.depth / 2 - 1.6 - rank * gap + 0.2 * spread(draw),
      ],
      rotation,
      velocity: [ahead[0] * pace + 5 * spread(draw), -1 + 2 * spread(draw), -ahead[1] * pace + 1.5 * spread(draw)],
      spin: [14 * spread(draw) - 6, 14 * spread(draw), 14 * spread(draw)],
    }
  })
}

/** The unit direction of a gesture over the felt. Its forward part is at least two thirds of its sideways part. */
function heading({ x, y }: Gesture): readonly [side: number, forward: number] {
  const side = x < 0 ? -x : x
  const back = y < 0 ? -y : y
  const forward = Math.max(back, (2 * side) / 3, 1)
  const length = Math.sqrt(x * x + forward * forward)
  return [x / length, forward / length]
}

/** A uniform rotation: a point of the four-dimensional ball, drawn again while it is outside the ball or at its centre. */
function turned(draw: Draw): Rotation {
  for (;;) {
    const x = below(draw, 2001) - 1000
    const y = below(draw, 2001) - 1000
    const z = below(draw, 2001) - 1000
    const w = below(draw, 2001) - 1000
    const square = x * x + y * y + z * z + w * w
    if (square >= 10_000 && square <= 1_000_000) {
      const length = Math.sqrt(square)
      return [x / length, y / length, z / length, w / length]
    }
  }
}
