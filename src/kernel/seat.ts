/** Who may be asked, and who may look. */

export const SEATS = ['A', 'B', 'C', 'D', 'E', 'F'] as const
/** A place at the table. Who answers for it (a person, a bot) is the host's business. */
export type PlayerSeat = (typeof SEATS)[number]
/** Somebody who can be asked. Dice and shuffles are questions to `chance`. */
export type Seat = PlayerSeat | 'chance'
/** Somebody who can look: a seat, onlookers, what is face down for all, or (tests, finished matches) everything. */
export type Viewer = PlayerSeat | 'spectator' | 'nobody' | 'everybody'

/** The first `count` seats, in table order. */
export const firstSeats = (count: number): readonly PlayerSeat[] => SEATS.slice(0, count)
