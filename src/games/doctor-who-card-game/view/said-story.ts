/** Messages about what happened: lines of the log, and the few words that are shown over the table. */
import type { PlayerSeat } from '../../../kernel'
import type { CardId } from '../rules/cards'
import type { TimeReason } from '../rules/events'
import type { Cause } from '../rules/state'
import type { LocationRef, RowEnd } from '../rules/zones'

type Nothing = Record<string, never>
type At = { seat: PlayerSeat; location: LocationRef }
type Cards = { cards: readonly CardId[] }

export type LogSaid = {
  'log-start': { seat: PlayerSeat; card: CardId }
  'log-first': { seat: PlayerSeat }
  'log-dealt': { seat: PlayerSeat; count: number }
  'log-end-hidden': { last: number }
  'log-shuffled': Nothing
  'log-turn': { seat: PlayerSeat; turn: number; isEnd: boolean }
  'log-action-passed': { seat: PlayerSeat }
  'log-passed': { from: PlayerSeat; to: PlayerSeat; count: number }
  'log-drawn': { seat: PlayerSeat; count: number; why: 'bought' | 'redraw' | 'end' }
  'log-found': { seat: PlayerSeat; during: 'action' | 'end' }
  'log-reshuffled': { count: number }
  'log-gained': { seat: PlayerSeat; amount: number; why: TimeReason; card: CardId | '' }
  'log-short': { wanted: number; amount: number }
  'log-taken': { from: PlayerSeat; to: PlayerSeat; amount: number; why: 'location' | 'slitheen' }
  'log-over': { because: 'markers' | 'stuck' | 'all-passed'; seat: PlayerSeat }
  'log-score': { seat: PlayerSeat; total: number }
  'log-part': { value: number; reason: string }
  'log-these': Cards
  // actions
  'log-location': { seat: PlayerSeat; card: CardId; end: RowEnd }
  'log-defenders': At & { count: number }
  'log-enemies': At & { count: number; isNew: boolean }
  'log-absorbed': At & Cards
  'log-takeover': At & { from: PlayerSeat; card: CardId }
  'log-reserved': { seat: PlayerSeat; count: number }
  'log-taken-back': { seat: PlayerSeat; count: number; open: readonly CardId[] }
  'log-bought': { seat: PlayerSeat; count: number; paid: number }
  'log-discarded': { seat: PlayerSeat; cards: readonly CardId[]; why: 'time' | 'redraw' | 'k-9' }
  'log-support': { seat: PlayerSeat; card: CardId; location: LocationRef | ''; goes: 'discard' | 'beside' | 'reserve' }
  'log-turned-up': { location: LocationRef; cards: readonly CardId[] }
  'log-markers-removed': { locations: readonly LocationRef[] }
  'log-enemy-discarded': { location: LocationRef; card: CardId; isOver: boolean }
  'log-diverted': { from: LocationRef; to: LocationRef; by: PlayerSeat }
  'log-attack-absorbed': { location: LocationRef; by: PlayerSeat; cards: readonly CardId[] }
  'log-defeated': { location: LocationRef; by: PlayerSeat; cards: readonly CardId[]; marker: boolean }
  // conflicts
  'log-conflict': { location: LocationRef; attacker: PlayerSeat; defender: PlayerSeat; cause: Cause }
  'log-attackers': { seat: PlayerSeat; cards: readonly CardId[] }
  'log-defending': { seat: PlayerSeat; cards: readonly CardId[] }
  'log-pandorica': { location: LocationRef; cards: readonly CardId[] }
  'log-river': { card: CardId }
  'log-amy': { location: LocationRef }
  'log-strengths': { attack: number; defence: number }
  'log-boost': { seat: PlayerSeat; points: number }
  'log-won': { location: LocationRef; defender: PlayerSeat; attacker: PlayerSeat; marker: boolean }
  'log-lost': { location: LocationRef; defender: PlayerSeat; attacker: PlayerSeat }
  'log-tesselecta': { seat: PlayerSeat; cards: readonly CardId[]; from: 'hand' | 'reserve' }
  'log-defenders-lost': { seat: PlayerSeat; discarded: readonly CardId[]; returned: readonly CardId[] }
  'log-enemies-lost': { seat: PlayerSeat; cards: readonly CardId[] }
}

export type CueSaid = {
  'cue-turn': { seat: PlayerSeat }
  'cue-turn-detail': { isEnd: boolean; next: PlayerSeat; to: PlayerSeat }
  'cue-end-found': Nothing
  'cue-end-found-detail': Nothing
  'cue-time': { amount: number }
  'cue-conflict': { location: LocationRef }
  'cue-conflict-detail': { attacker: PlayerSeat; defender: PlayerSeat }
  'cue-strength': { total: number }
  'cue-defended': Nothing
  'cue-fallen': Nothing
  'cue-absorbed': Nothing
  'cue-switched': Nothing
  'cue-amy': Nothing
  'cue-over': Nothing
  'cue-passed': { count: number }
  'cue-bought': { paid: number }
  'cue-shuffled': Nothing
}
