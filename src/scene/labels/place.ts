/** Where chips of text go on the screen: above their thing, and above each other where they would overlap. Pixels. Pure. */

export interface Chip {
  readonly id: string
  /** The point that the chip is about. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** The point is behind the camera or outside the picture. */
  readonly hidden?: boolean
}

export interface Seat {
  readonly id: string
  /** Left top corner. */
  readonly left: number
  readonly top: number
  /** How far it had to be moved up: a thread is drawn to its point when it is far. */
  readonly moved: number
}

const GAP = 4

/** The picture; `above`: how much of it a panel at its upper edge covers. */
interface View {
  readonly width: number
  readonly height: number
  readonly above?: number
}

/** Chips nearer to the lower edge are placed first; later ones move up until they are free. Input order breaks ties. */
export function seatChips(chips: readonly Chip[], view: View): readonly Seat[] {
  const taken: { left: number; top: number; right: number; bottom: number }[] = []
  const seats: Seat[] = []
  const order = chips.filter((chip) => !chip.hidden).toSorted((a, b) => b.y - a.y)
  for (const chip of order) {
    const left = Math.round(Math.min(view.width - chip.width - GAP, Math.max(GAP, chip.x - chip.width / 2)))
    const wanted = Math.round(chip.y - chip.height)
    let top = wanted
    for (let i = 0; i <= taken.length; i++) {
      const clash = taken.find(
        (box) =>
          left < box.right + GAP &&
          left + chip.width + GAP > box.left &&
          top < box.bottom + GAP &&
          top + chip.height + GAP > box.top,
      )
      if (!clash) break
      top = clash.top - GAP - chip.height
    }
    top = Math.max((view.above ?? 0) + GAP, top)
    taken.push({ left, top, right: left + chip.width, bottom: top + chip.height })
    seats.push({ id: chip.id, left, top, moved: wanted - top })
  }
  return seats
}
