/** Offers this page's hash chains while the table gathers, so that it takes part in chance from the first shuffle on. */
import type { Online, OnlineState } from '../../client/online/connection'
import type { Part } from './part'

/** Announces the seats of this page to its part in chance, and again after every reconnection or when a seat was taken. */
export function offerEarly(store: Online['store'], part: Pick<Part, 'joined'>): void {
  const seatsIn = ({ status, table }: OnlineState): string =>
    status === 'here' && table?.stage === 'gathering' ? table.mine.seats.join() : ''
  store.subscribe((state, before) => {
    const seats = state.table?.mine.seats ?? []
    if (seatsIn(state) !== '' && seatsIn(state) !== seatsIn(before)) part.joined(seats)
  })
}
