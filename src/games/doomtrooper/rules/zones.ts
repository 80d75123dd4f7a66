/**
 * Names of places. Options point at them (`on`), and the view's layout gives each a position.
 *
 * - `A` is a player; `A/hand`, `A/pile`, `A/discard`, `A/removed`, `A/P`, `A/D`, `A/squad`, `A/kohort`, `A/hidden`, `A/area` are
 *   its places.
 * - `A/hand/0` is a slot of a hand, counted from 0. When a card leaves, the later slots move up.
 * - `c7` is a card in play, placed by its `zone`, `on` and `before`. Warriors lie in the order of their numbers and never change
 *   places (DT-COV-05); the attachments of a card fan out in the order of theirs.
 */
import type { PlayerSeat } from '../../../kernel'

export type PlaceRef = string
export type SeatZone = 'hand' | 'pile' | 'discard' | 'removed' | 'P' | 'D' | 'squad' | 'kohort' | 'hidden' | 'area'
export const zoneRef = (seat: PlayerSeat, zone: SeatZone): PlaceRef => `${seat}/${zone}`
export const handRef = (seat: PlayerSeat, slot: number): PlaceRef => `${seat}/hand/${slot}`
