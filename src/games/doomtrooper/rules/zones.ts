/**
 * Names of places: what options point at (`on`), and what a view lays out.
 *
 * - `A` a player, `A/hand`, `A/pile`, `A/discard`, `A/removed`, `A/P`, `A/D`, `A/squad`, `A/kohort`, `A/hidden`, `A/area`: its places.
 * - `A/hand/0`: a place in a hand, from 0; a hand closes up when a card leaves.
 * - `c7`: a card in play. Its `zone`, `on` and `before` say where it is; warriors lie in the order of their numbers and never change places
 *   (DT-COV-05), attachments fan out in the order of theirs.
 */
import type { PlayerSeat } from '../../../kernel'

export type PlaceRef = string
export type SeatZone = 'hand' | 'pile' | 'discard' | 'removed' | 'P' | 'D' | 'squad' | 'kohort' | 'hidden' | 'area'
export const zoneRef = (seat: PlayerSeat, zone: SeatZone): PlaceRef => `${seat}/${zone}`
export const handRef = (seat: PlayerSeat, slot: number): PlaceRef => `${seat}/hand/${slot}`
