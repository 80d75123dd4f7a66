/** A page offers its chains while the table gathers, so that it has a part from the first shuffle on. */
import type { Online, OnlineState } from '../../client/online/connection'
import type { Part } from './part'

/** Tells the part of the seats that this page holds, again whenever the line has come back or a seat was taken. */
export function offerEarly(store: Online['store'], part: Pick<Part, 'joined'>): void {
  const seatsIn = ({ status, table }: OnlineState): string =>
    status === 'here' && table?.stage === 'gathering' ? table.mine.seats.join() : ''
  store.subscribe((state, before) => {
    const seats = state.table?.mine.seats ?? []
    if (seatsIn(state) !== '' && seatsIn(state) !== seatsIn(before)) part.joined(seats)
  })
}
