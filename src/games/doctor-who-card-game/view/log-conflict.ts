/** The log of conflicts; each step has its reasons in the details. */
import { line, SILENT } from '../../kit/speech/log'
import type { ConflictEvent } from '../rules/events/conflict'
import type { Tellers } from './log-line'
import { partsOf } from './log-turn'
import { say } from './words'

export const CONFLICT_TELLERS: Tellers<ConflictEvent['type']> = {
  'conflict-began': ({ location, cause, attacker, defender, enemies, defenders }, { speak }) =>
    line('action', say(speak, 'log-conflict', { location, attacker, defender, cause }), [
      say(speak, 'log-attackers', { seat: attacker, cards: enemies }),
      say(speak, 'log-defending', { seat: defender, cards: defenders }),
    ]),
  'reveals-done': SILENT,
  'pandorica-opened': ({ location, cards }, { speak }) => line('result', say(speak, 'log-pandorica', { location, cards })),
  'river-switched': ({ card }, { speak }) => line('result', say(speak, 'log-river', { card })),
  'amy-met-silurians': ({ location }, { speak }) => line('result', say(speak, 'log-amy', { location })),
  'strengths-compared': ({ attack, defence }, { speak }) =>
    line('result', say(speak, 'log-strengths', { attack: attack.total, defence: defence.total }), [
      ...partsOf(attack, speak),
      ...partsOf(defence, speak),
    ]),
  'boost-offered': SILENT,
  'boost-answered': ({ seat, points }, { speak }) => line('action', say(speak, 'log-boost', { seat, points }), [], seat),
  'defence-won': ({ location, defender, attacker, marker }, { speak }) =>
    line('result', say(speak, 'log-won', { location, defender, attacker, marker }), [], defender),
  'defence-lost': ({ location, defender, attacker }, { speak }) =>
    line('result', say(speak, 'log-lost', { location, defender, attacker }), [], attacker),
  'tesselecta-played': ({ seat, cards, from }, { speak }) =>
    line('action', say(speak, 'log-tesselecta', { seat, cards, from }), [], seat),
  'defenders-lost': ({ seat, discarded, returned }, { speak }) =>
    line('result', say(speak, 'log-defenders-lost', { seat, discarded, returned }), [], seat),
  'enemies-lost': ({ seat, cards }, { speak }) => line('result', say(speak, 'log-enemies-lost', { seat, cards }), [], seat),
  'conflict-over': SILENT,
}
