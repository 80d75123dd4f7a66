/** The messages of the rules: why something cannot be done, and the parts of a rating. Cards are given by id, places by ref. */
import { type Nothing, type PlayerSeat, speaker } from '../../../kernel'
import type { CardId } from './cards'
import type { Uid } from './state'
import type { Stat } from './vocabulary'

export type DoomtrooperSaid = {
  // why a move cannot be made
  'actions-short': { needs: number; left: number }
  'destiny-short': { needs: number; has: number }
  'promotion-short': { needs: number; has: number }
  'hand-short': { needs: number; has: number }
  'no-actions': Nothing
  'personality-out': { card: CardId }
  'last-in-open': Nothing
  'must-leave-cover': Nothing
  'may-not-cover': { warrior: Uid }
  'may-not-uncover': { warrior: Uid }
  'first-turn-attack': Nothing
  'attacked-already': Nothing
  'card-not-now': { card: CardId }
  'card-needs-target': { card: CardId }
  'card-needs-caster': { card: CardId; discipline: string }
  'card-played-already': { card: CardId }
  'same-title': { card: CardId }
  'bearer-has-one': { card: CardId; warrior: Uid }
  'bearer-refuses': { card: CardId; warrior: Uid }
  'not-for-this-one': { card: CardId; target: string }
  'target-immune': { card: CardId; target: string }
  'art-for-legion': { card: CardId; target: string }
  // why a pair may not fight
  'left-cover-this-turn': { warrior: Uid }
  'attacker-covered': { warrior: Uid }
  'attacker-barred': { warrior: Uid }
  'defender-barred': { warrior: Uid }
  'same-corporation': { corporation: string }
  'brotherhood-spared': Nothing
  'brotherhood-needs-legion': Nothing
  'pair-barred': { card: CardId }
  'other-target-first': { card: CardId }
  'other-attacker-first': { warrior: Uid }
  'no-tactic-open': Nothing
  'has-warriors': { seat: PlayerSeat }
  // parts of ratings
  'printed-rating': { card: CardId; stat: Stat }
  'from-card': { card: CardId }
  'times-card': { card: CardId }
  'in-cover': Nothing
  'reinforced-by': { card: CardId }
}

export const say = speaker<DoomtrooperSaid>()
