/** The log of what players do with their cards. */
import { line } from '../../kit/speech/log'
import type { ActionEvent } from '../rules/events/actions'
import { type Tellers, these } from './log-line'
import { say } from './words'

export const ACTION_TELLERS: Tellers<ActionEvent['type']> = {
  'location-played': ({ seat, card, end }, { speak }) =>
    line('action', say(speak, 'log-location', { seat, card, end }), [], seat),
  'defenders-placed': ({ seat, location, count, cards }, { speak }) =>
    line('action', say(speak, 'log-defenders', { seat, location, count }), these(cards, speak), seat),
  'enemies-placed': ({ seat, location, count, isNew, cards }, { speak }) =>
    line('action', say(speak, 'log-enemies', { seat, location, count, isNew }), these(cards, speak), seat),
  'enemies-absorbed': ({ seat, location, cards }, { speak }) =>
    line('action', say(speak, 'log-absorbed', { seat, location, cards }), [], seat),
  'attack-taken-over': ({ seat, from, location, card }, { speak }) =>
    line('action', say(speak, 'log-takeover', { seat, from, location, card }), [], seat),
  'cards-reserved': ({ seat, count, cards }, { speak }) =>
    line('action', say(speak, 'log-reserved', { seat, count }), these(cards, speak), seat),
  'cards-taken-back': ({ seat, slots, open, cards }, { speak }) =>
    line('action', say(speak, 'log-taken-back', { seat, count: slots.length, open }), these(cards ?? open, speak), seat),
  'cards-bought': ({ seat, count, paid }, { speak }) => line('action', say(speak, 'log-bought', { seat, count, paid }), [], seat),
  'cards-discarded': ({ seat, cards, why }, { speak }) =>
    line('action', say(speak, 'log-discarded', { seat, cards, why }), [], seat),
  'support-played': ({ seat, card, location = '', goes }, { speak }) =>
    line('action', say(speak, 'log-support', { seat, card, location, goes }), [], seat),
  'enemies-turned-up': ({ location, cards }, { speak }) => line('result', say(speak, 'log-turned-up', { location, cards })),
  'markers-removed': ({ locations }, { speak }) => line('result', say(speak, 'log-markers-removed', { locations })),
  'enemy-discarded': ({ location, card, isOver }, { speak }) =>
    line('result', say(speak, 'log-enemy-discarded', { location, card, isOver })),
  'attack-diverted': ({ from, to, by }, { speak }) => line('result', say(speak, 'log-diverted', { from, to, by })),
  'attack-absorbed': ({ location, by, cards }, { speak }) =>
    line('result', say(speak, 'log-attack-absorbed', { location, by, cards })),
  'attack-defeated': ({ location, by, cards, marker }, { speak }) =>
    line('result', say(speak, 'log-defeated', { location, by, cards, marker })),
}
