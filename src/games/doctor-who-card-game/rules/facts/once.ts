/** Options that are not refused look the same in every question, so each is put together once. */
import type { Option, PlayerSeat } from '../../../../kernel'

/** A maker of options that remembers what it has made, by seat, target and place in the hand or reserve. */
export function once<Id extends string>(
  make: (seat: PlayerSeat, slot: number, target: string) => Option<Id>,
): (seat: PlayerSeat, slot: number, target?: string) => Option<Id> {
  const made = new Map<string, Map<string, Option<Id>[]>>()
  return (seat, slot, target = '') => {
    const known = made.get(seat)?.get(target)?.[slot]
    if (known) return known
    const bySeat = made.get(seat) ?? new Map<string, Option<Id>[]>()
    const bySlot = bySeat.get(target) ?? []
    const option = make(seat, slot, target)
    bySlot[slot] = option
    made.set(seat, bySeat.set(target, bySlot))
    return option
  }
}
