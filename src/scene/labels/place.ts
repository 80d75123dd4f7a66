/** Places labels in the picture: near their point, without covering panels, other labels or figures if possible. Pixels. Pure. */

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Chip {
  readonly id: string
  /** The point that the chip belongs to. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Hangs below its point instead of standing above it. */
  readonly hangs?: boolean
  /** Placed first. */
  readonly isPointedAt?: boolean
  /** Its last offset, from the point to the middle of its lower edge: kept unless another place is much better. */
  readonly before?: { readonly dx: number; readonly dy: number } | undefined
}

/** What chips must keep clear of. */
export interface Crowd {
  readonly width: number
  readonly height: number
  readonly panels: readonly Box[]
  /** Figures that matter are avoided; others only where that costs little. */
  readonly figures: readonly (Box & { readonly matters: boolean })[]
}

export interface Seat {
  readonly id: string
  readonly box: Box
  readonly dx: number
  readonly dy: number
  /** It had to move away from its point, so a line leads to it. */
  readonly isLed: boolean
}

/** Distance to the edge of the picture and to other chips. */
const GAP = 4
/** Distances from the point to the chip's edge that are tried. */
const AWAY = [7, 20, 38, 60, 86, 118, 156, 200] as const
/** Directions, up first, with their costs. */
const WAYS = [
  { across: 0, up: 1, cost: 0 },
  { across: -0.6, up: 1, cost: 5 },
  { across: 0.6, up: 1, cost: 5 },
  { across: -1, up: 0.5, cost: 12 },
  { across: 1, up: 0.5, cost: 12 },
  { across: -1, up: -0.5, cost: 24 },
  { across: 1, up: -0.5, cost: 24 },
  { across: 0, up: -1, cost: 30 },
]
/** The cost of covering something: once, and per square pixel. */
const OVER = { panel: [9000, 2], chip: [6000, 2], mattering: [1500, 1], figure: [50, 0.03] } as const
/** How much better another place must be, so that a chip does not flicker between two places while the camera moves. */
const STAYS = 12
/** The same for a chip under the pointer, which must not move away from it. */
const STAYS_POINTED = 400

interface Place {
  readonly dx: number
  readonly dy: number
  readonly cost: number
}

/** Chips that are pointed at are placed first, then those nearer to the lower edge. Input order breaks ties. */
export function seatChips(chips: readonly Chip[], crowd: Crowd): readonly Seat[] {
  const first = (chip: Chip) => (chip.isPointedAt ? 0 : 1)
  const taken: Box[] = []
  return chips
    .toSorted((a, b) => first(a) - first(b) || b.y - a.y)
    .map((chip) => {
      const seat = seatOf(chip, crowd, taken)
      taken.push(seat.box)
      return seat
    })
}

function seatOf(chip: Chip, crowd: Crowd, taken: readonly Box[]): Seat {
  let best: { readonly box: Box; readonly cost: number } | undefined
  for (const { dx, dy, cost } of placesFor(chip)) {
    // Places are sorted by cost, so no later place can be better.
    if (best && cost >= best.cost) break
    const box = within(chip, dx, dy, crowd)
    const pushed = Math.hypot(box.left - (chip.x + dx - chip.width / 2), box.bottom - (chip.y + dy))
    const all = cost + pushed + lying(box, crowd, taken)
    if (!best || all < best.cost) best = { box, cost: all }
  }
  const { box } = best as { readonly box: Box }
  const [dx, dy] = [(box.left + box.right) / 2 - chip.x, box.bottom - chip.y]
  const [ownDx, ownDy] = ownPlace(chip)
  return { id: chip.id, box, dx, dy, isLed: Math.hypot(dx - ownDx, dy - ownDy) > 16 }
}

const ownPlace = ({ hangs, height }: Chip): readonly [number, number] => [0, hangs ? height + AWAY[0] + 2 : -AWAY[0]]

function placesFor(chip: Chip): readonly Place[] {
  const { width, height, hangs, before } = chip
  const places = AWAY.flatMap((away) =>
    WAYS.map(({ across, up, cost }): Place => {
      const rise = hangs ? -up : up
      return { dx: across * (width / 2 + away), dy: height / 2 - rise * (height / 2 + away), cost: cost + away - AWAY[0] }
    }),
  )
  if (before) {
    const [ownDx, ownDy] = ownPlace(chip)
    const away = Math.hypot(before.dx - ownDx, before.dy - ownDy)
    places.push({ ...before, cost: away - (chip.isPointedAt ? STAYS_POINTED : STAYS) })
  }
  return places.toSorted((a, b) => a.cost - b.cost)
}

/** In whole pixels, inside the picture. */
function within({ x, y, width, height }: Chip, dx: number, dy: number, crowd: Crowd): Box {
  const left = Math.round(Math.max(GAP, Math.min(crowd.width - width - GAP, x + dx - width / 2)))
  const top = Math.round(Math.max(GAP, Math.min(crowd.height - height - GAP, y + dy - height)))
  return { left, top, right: left + width, bottom: top + height }
}

function lying(box: Box, { panels, figures }: Crowd, taken: readonly Box[]): number {
  let cost = 0
  const add = (other: Box, gap: number, [once, each]: readonly [number, number]) => {
    const wide = Math.min(box.right + gap, other.right) - Math.max(box.left - gap, other.left)
    const high = Math.min(box.bottom + gap, other.bottom) - Math.max(box.top - gap, other.top)
    if (wide > 0 && high > 0) cost += once + each * wide * high
  }
  for (const panel of panels) add(panel, GAP, OVER.panel)
  for (const other of taken) add(other, GAP, OVER.chip)
  for (const figure of figures) add(figure, 0, figure.matters ? OVER.mattering : OVER.figure)
  return cost
}
