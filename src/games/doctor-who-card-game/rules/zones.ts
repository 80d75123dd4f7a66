/**
 * Names of places: what options point at (`on`), and what a view lays out. A place is public; which card lies there may not be.
 *
 * - `A` a seat, `A/hand`, `A/reserve`, `A/beside`, `A/row`, `A/time`: its zones. Hand and reserve are lists that close up when a card leaves.
 * - `A/hand/0`, `A/reserve/0`, `A/beside/0`: a place in them, from 0.
 * - `A1`, `A2`: A's locations in the order they were played, `A1` the starting location. The name stays; where a location lies in the
 *   row, from left to right, is `SeatState.row`. `A/row/left` and `A/row/right` are the free places at its ends.
 * - `A1/defender/0`, `A1/enemy/0`: cards at a location, in the order they were placed. Defenders on the owner's side, enemies before
 *   the row (DWC-UI-02), neither over the location's points (DWC-UI-01). The reserve lies apart behind the row (DWC-UI-03).
 * - `draw`, `discard`, `time`: the piles and the supply in the middle.
 *
 * TARDIS markers lie on the location (`Location.tardis`), Dalek markers on the attack (`Attack.by` names whose).
 */
import type { PlayerSeat } from '../../../kernel'

export type LocationRef = string
export type PlaceRef = string

export const DRAW: PlaceRef = 'draw'
export const DISCARD: PlaceRef = 'discard'
export const TIME: PlaceRef = 'time'

export type SeatZone = 'hand' | 'reserve' | 'beside' | 'row' | 'time'
export const zoneRef = (seat: PlayerSeat, zone: SeatZone): PlaceRef => `${seat}/${zone}`
export const handRef = (seat: PlayerSeat, slot: number): PlaceRef => `${seat}/hand/${slot}`
export const reserveRef = (seat: PlayerSeat, slot: number): PlaceRef => `${seat}/reserve/${slot}`
export type RowEnd = 'left' | 'right'
export const rowRef = (seat: PlayerSeat, end: RowEnd): PlaceRef => `${seat}/row/${end}`
export const locationRef = (seat: PlayerSeat, number: number): LocationRef => `${seat}${number}`
export const defenderRef = (location: LocationRef, slot: number): PlaceRef => `${location}/defender/${slot}`
export const enemyRef = (location: LocationRef, slot: number): PlaceRef => `${location}/enemy/${slot}`
