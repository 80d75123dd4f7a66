/** The seats that can be asked, and the viewers. */

export const SEATS = ['A', 'B', 'C', 'D', 'E', 'F'] as const
/** A place at the table. Who answers for it, a person or a bot, is decided by the host. */
export type PlayerSeat = (typeof SEATS)[number]
/** Somebody who can be asked. Dice and shuffles are questions to the seat `chance`. */
export type Seat = PlayerSeat | 'chance'
/** Somebody who can look: a seat, onlookers, `nobody` for what is face down for all, or (tests, finished matches) `everybody`. */
export type Viewer = PlayerSeat | 'spectator' | 'nobody' | 'everybody'

/** The first `count` seats, in table order. */
export const firstSeats = (count: number): readonly PlayerSeat[] => SEATS.slice(0, count)
