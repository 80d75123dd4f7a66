/** The messages of this view: everything it says that is not a reason of the rules. */
import { type PlayerSeat, speaker } from '../../../kernel'
import type { EnemyPower, Family, Kind, Source, SupportEffect } from '../rules/cards'
import type { LocationRef, PlaceRef } from '../rules/zones'
import type { FirstSaid, HintSaid, OptionSaid, TitleSaid } from './said-questions'
import type { CueSaid, LogSaid } from './said-story'

type Nothing = Record<string, never>

/** What stands on cards. */
export type CardSaid = {
  'kind-location': Nothing
  'kind-start': Nothing
  'kind-defender': { kind: Kind }
  'kind-enemy': Nothing
  'kind-support': Nothing
  'kind-end': Nothing
  'end-card': Nothing
  'text-end': Nothing
  'text-location': { vp: number; time: number }
  'text-start': { vp: number; value: number }
  'text-defender': { kind: Kind; time: number }
  'text-enemy': { power: EnemyPower | ''; takes: Family | ''; time: number }
  'text-goes-with': { families: readonly Family[]; wild: boolean }
  'text-dalek-sec': Nothing
  'text-support': { effect: SupportEffect; gain: number }
  'fact-when': { effect: SupportEffect }
  'fact-copies': { count: number }
  'value-strength': Nothing
  'value-points': Nothing
  'value-time': Nothing
  'value-start': Nothing
  'note-sources': { published: readonly string[]; house: readonly string[]; pack: readonly string[]; ruled: readonly string[] }
  'note-field': { field: string }
  source: { source: Source }
}

/** What lies on the table and beside it. */
export type TableSaid = {
  'row-of': { seat: PlayerSeat; isOwn: boolean }
  'row-points': { points: number }
  'order-note': { who: 'own' | 'next' | 'gives' | 'gets' | 'across' | 'both' | 'none' }
  'row-end': { end: 'left' | 'right' }
  'hand-name': { seat: PlayerSeat; count: number }
  'reserve-name': { seat: PlayerSeat }
  'reserve-room': { used: number; of: number }
  'beside-name': { seat: PlayerSeat }
  'time-name': { seat: PlayerSeat; count: number }
  'time-zone': Nothing
  'supply-name': { count: number }
  'tardis-name': { seat: PlayerSeat; count: number }
  'dalek-name': { seat: PlayerSeat; count: number }
  'tardis-at': { location: LocationRef }
  'dalek-at': { location: LocationRef; seat: PlayerSeat }
  'pile-draw': Nothing
  'pile-discard': Nothing
  'pile-draw-name': { count: number }
  'pile-discard-name': { count: number }
  'pile-end': Nothing
  'location-name': { location: PlaceRef; seat: PlayerSeat; vp: number }
  'card-down': Nothing
  'card-hidden-at': { role: 'defender' | 'enemy' | 'reserve' | 'hand'; seat: PlayerSeat }
  'card-own-down': { card: string }
  'token-time': Nothing
  'token-tardis': Nothing
  'token-dalek': Nothing
  'token-reserve': { limit: number }
  'why-not-your-turn': Nothing
  'why-answer-first': Nothing
  'why-not-now': Nothing
  'location-owner': { seat: PlayerSeat }
  'location-points': { vp: number }
  'location-free': Nothing
  'location-marked': Nothing
  'location-defended': { count: number }
  'location-attacked': { seat: PlayerSeat; count: number }
  'location-counts-for': { seat: PlayerSeat }
  'location-nobody': Nothing
  'panel-defenders': Nothing
  'panel-attackers': Nothing
  'panel-sum': { total: number; hidden: number }
}

export type StatusSaid = {
  'status-setup': Nothing
  'status-turn': { turn: number }
  'status-end-phase': { turn: number }
  'status-over': Nothing
  'status-next': { active: PlayerSeat; next: PlayerSeat }
  'status-cards-left': { count: number }
  'score-own': Nothing
  'score-held': Nothing
  'sit-conflict': { location: LocationRef }
  'sit-attackers': { seat: PlayerSeat }
  'sit-defenders': { seat: PlayerSeat }
  'sit-card': { card: string; value: number }
  'sit-sum': { total: number }
  'sit-result': { attack: number; defence: number; isLost: boolean }
  'sit-lose-defenders': { cards: readonly string[] }
  'sit-hand': { hand: number; over: number; isEnd: boolean }
  'sit-choose': Nothing
  'sit-aim': Nothing
}

export type StopSaid = {
  'stop tesselecta': Nothing
  'stop-hint tesselecta': Nothing
}

/** Refusals of this view's own: gestures that mean nothing. */
export type IntentSaid = {
  'not-your-go': Nothing
  'answer-first': Nothing
  'no-use-there': { card: PlaceRef; place: PlaceRef }
  'card-first': { place: PlaceRef }
  'not-your-card': Nothing
}

export type ViewSaid = FirstSaid &
  TitleSaid &
  HintSaid &
  OptionSaid &
  CardSaid &
  TableSaid &
  StatusSaid &
  StopSaid &
  IntentSaid &
  CueSaid &
  LogSaid

/** Makes the refusals of this view's own. */
export const viewSays = speaker<IntentSaid>()
