/** The messages of this game's rules: reasons for refusals and for parts of numbers. Cards are ids, places are refs. */
import { type PlayerSeat, speaker } from '../../../kernel'
import type { CardId, Family, Kind } from './cards'
import type { LocationRef } from './zones'

type Nothing = Record<string, never>

export type DoctorWhoSaid = {
  // why an action cannot be taken
  /** `left` is the number of cards that would stay in the hand. */
  'hand-minimum': { hand: number; leaving: number; least: number }
  'hand-not-three': { hand: number; wanted: number }
  'kind-there': { kind: Kind; location: LocationRef }
  'attacked-by-other': { location: LocationRef; by: PlayerSeat }
  'no-dalek-marker': { seat: PlayerSeat }
  'do-not-go-together': { card: CardId; other: CardId }
  'nothing-attacked': Nothing
  'own-attack': { location: LocationRef }
  'no-open-card-of': { location: LocationRef; family: Family }
  'reserve-full': { limit: number }
  'not-enough-time': { time: number; price: number }
  'no-cards-to-draw': Nothing
  'cards-face-down': { location: LocationRef }
  'no-open-dalek': { location: LocationRef }
  'no-defender-in-hand': Nothing
  'nowhere-to-divert': { location: LocationRef }
  'only-in-conflicts': { card: CardId }
  // what cannot be diverted to
  'belongs-to-attacker': { location: LocationRef; by: PlayerSeat }
  'already-attacked': { location: LocationRef; by: PlayerSeat }
  // parts of strengths
  'enemy-strength': { card: CardId }
  'defender-strength': { card: CardId }
  'river-switched': { card: CardId }
  'unit-boost': { points: number }
  'no-cards-left': Nothing
  // parts of scores
  'own-location': { location: LocationRef; card: CardId }
  'attacked-location': { location: LocationRef; card: CardId; by: PlayerSeat }
  'held-location': { location: LocationRef; card: CardId; of: PlayerSeat }
  'shadow-proclamation': { location: LocationRef; card: CardId }
}

export const say = speaker<DoctorWhoSaid>()
