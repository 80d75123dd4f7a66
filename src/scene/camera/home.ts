/** What the home view of a table shows: the mat, what lies or waits beside it, and miniatures at a height. */
import { INCH, type Point } from '../../geometry/types'
import { heightOfModel } from '../life'
import type { Look } from '../look'
import { type Extent, outerOf } from '../room/table-shape'
import { inches, toScene } from '../space'
import type { Shown } from './rig'

/** On a card table things lie up to the rim, which itself need not be shown; in inches. */
const RIM = 1.9

/** The height counted for figures that wait beside the table, in table units. */
const WAITING = 2 * INCH

/**
 * How far the home camera is turned about the table, in radians. In an upright window a table that is wider than deep is seen
 * from its right side, so that its long side runs along the window's. Tables with cards are never turned.
 */
export function turnOf(
  { width, depth, zones, cards }: Pick<Look, 'width' | 'depth' | 'zones' | 'cards'>,
  aspect: number,
): number {
  return aspect < 1 && width > depth && !zones && !cards ? Math.PI / 2 : 0
}

export function shownOf({ width, depth, figures, tokens = [], zones, cards }: Look, well: Extent): Shown {
  if (zones || cards) {
    const { left, right, near, far } = outerOf(well)
    return { from: { x: left + RIM, y: 0, z: near - RIM }, to: { x: right - RIM, y: 0, z: far + RIM } }
  }
  const things = [...figures, ...tokens.map(({ at }) => ({ at, radius: INCH }))]
  const isOutside = ({ x, y }: Point) => x < 0 || y < 0 || x > width || y > depth
  const outside = things.filter(({ at }) => isOutside(at))
  return {
    from: { x: 0, y: 0, z: 0 },
    to: { x: inches(width), y: 0, z: -inches(depth) },
    beside: [
      ...outside.flatMap(({ at: { x, y }, radius }) =>
        [-radius, radius].flatMap((by) => [toScene({ x: x + by, y }), toScene({ x, y: y + by })]),
      ),
      // Waiting figures must be shown whole. All count as equally tall, so that the camera moves once, when the last has left.
      ...figures.flatMap(({ at, z }) => (isOutside(at) ? [toScene(at, z + WAITING)] : [])),
    ],
    // The part of a figure by which it is picked up. The head of a figure on the highest roof may be cut off.
    tall: figures.map(({ at, z, model }) => toScene(at, z + 0.6 * heightOfModel(model) * INCH)),
  }
}
